import type { components } from '#contract';
import { adminApi, ask } from '../../../api/client.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import { useResource } from '../../../records/use-resource.ts';

type Schemas = components['schemas'];
export type Professional = Schemas['ProfessionalDetail'];
export type ProfessionalRequest = Required<Schemas['ProfessionalRequest']>;
export type UncoveredVisit = Schemas['UncoveredVisit'];
export type Leave = Schemas['Leave'];
/** What a change could leave uncovered. */
export type Change = Pick<
  Schemas['ProfessionalPreviewRequest'],
  'hours' | 'allServices' | 'serviceIds' | 'active' | 'leave' | 'day'
>;

/** The languages in a text that separates them by commas. */
export function languagesIn(text: string): string[] {
  return text
    .split(',')
    .map(word => word.trim())
    .filter(Boolean);
}

export function readProfessionals(): Promise<Professional[]> {
  return ask(adminApi.GET('/professional/admin'));
}

/** Slots, bookings and figures follow from who works when. */
const touches = 'everything';

export function useProfessionals() {
  return useResource({ noun: 'professional', gone: 'PROFESSIONAL_NOT_FOUND', touches, toastsFailure: true });
}

export function useLeaves() {
  return useResource({ noun: 'leave', gone: 'NOT_FOUND', touches, toastsFailure: true });
}

/** The visits that a change would leave uncovered, without those that are uncovered already. */
export async function previewChange({ id, active }: Professional, change: Change): Promise<UncoveredVisit[]> {
  const preview = (body: Change) => ask(adminApi.POST('/professional/admin/{id}/preview', { params: { path: { id } }, body }));
  const [after, now] = await Promise.all([preview(change), preview({ active })]);
  const already = new Set(now.map(({ bookingId }) => bookingId));
  return after.filter(({ bookingId }) => !already.has(bookingId));
}

export async function readCapacity() {
  const answer = adminApi.GET('/settings/admin');
  const settings = await ask(answer);
  return { settings, etag: (await answer).response.headers.get('ETag') ?? '' };
}

/** Says who carries out the visits: teams or named professionals. */
export function useCapacity() {
  const { data, error, reload } = useStaffRead(['/settings/admin', 'capacity'], readCapacity);
  return { capacity: data?.settings.capacity, teams: data?.settings.teams ?? 1, error, reload };
}
