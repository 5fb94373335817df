import type { components } from '#contract';
import { adminApi, ask } from '../../../api/client.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import { keyOf, type VisitOf } from './visit-key.ts';

type Schemas = components['schemas'];
export type Candidate = Schemas['Candidate'];
export type Misfit = Schemas['Misfit'];
export type BookedProfessional = Schemas['BookedProfessional'];

/** Reads who could carry out the visit now: first those whom it fits, the best first (rule N7). Throws ApiError. */
export function readCandidates({ bookingId: id, part = 1 }: VisitOf): Promise<Candidate[]> {
  return ask(adminApi.GET('/booking/admin/{id}/candidates', { params: { path: { id }, query: { part } } }));
}

export function useCandidates(visit: VisitOf) {
  return useStaffRead(['/booking/admin/{id}/candidates', keyOf(visit)], () => readCandidates(visit), { isLive: true });
}

const words: Record<Misfit, string> = {
  INACTIVE: 'Not active',
  SKILL: 'Cannot do every service',
  WISH: 'The customer wishes a woman',
  OFF: 'Outside the hours of work',
  LEAVE: 'On leave',
  BUSY: 'Has another visit then',
  TRAVEL: 'Somebody would wait too long',
  AREA: 'Outside the area that you serve',
};

/** Why a visit does not fit her, or fits nobody. */
export function misfitWords(misfit: Misfit | null): string {
  return misfit ? words[misfit] : 'Nobody has it';
}

/** `Rekha Patil, on leave`, for a visit that nobody can carry out yet. */
export function uncoveredReason({ professional, reason }: Pick<Schemas['UncoveredVisit'], 'professional' | 'reason'>): string {
  const why = misfitWords(reason).toLowerCase();
  return professional ? `${professional.name}, ${why}` : why;
}

/** `+20 min`, or why it does not fit. */
export function candidateWords({ addedMinutes, reason }: Candidate): string {
  return reason ? misfitWords(reason) : `+${addedMinutes ?? 0} min`;
}

/** Whether staff may give her the visit all the same (rule N30). */
export function mayForce(misfit: Misfit): boolean {
  return misfit === 'OFF' || misfit === 'LEAVE' || misfit === 'TRAVEL' || misfit === 'AREA';
}
