import { useSWRConfig } from 'swr';
import type { components } from '#contract';
import { adminApi, ask } from '../../../api/client.ts';
import { readOf, useStaffRead } from '../../../api/use-staff-read.ts';
import { today } from '../../../shared/clock.ts';

export type Tax = components['schemas']['TaxSettings'];
export type Registration = components['schemas']['TaxRegistration'];

async function readSettings() {
  const answer = adminApi.GET('/settings/admin');
  const settings = await ask(answer);
  return { settings, etag: (await answer).response.headers.get('ETag') ?? '' };
}

/** The tax settings, and a function that saves them. It throws ApiError `SETTINGS_CHANGED` if a colleague saves at the same moment. */
export function useTax() {
  const { mutate } = useSWRConfig();
  const { data, error, reload } = useStaffRead(['/settings/admin', 'tax'], readSettings);

  async function save(change: (tax: Tax) => Tax): Promise<void> {
    // Read again, because everything is saved together.
    const { settings, etag } = await readSettings();
    const body = { ...settings, tax: change(settings.tax as Tax) };
    try {
      await ask(adminApi.PUT('/settings/admin', { body, params: { header: { 'if-match': etag } } }));
    } finally {
      await mutate(readOf('/settings/admin')).catch(() => null);
    }
  }

  return { tax: data?.settings.tax, salonAddress: data?.settings.address, error, reload, save };
}

export const regimeWords: Record<Registration['regime'], string> = {
  UNREGISTERED: 'Not registered for GST',
  COMPOSITION: 'Composition scheme',
  REGULAR: 'Registered for GST',
};

/** What visits get meanwhile. */
export const regimeEffects: Record<Registration['regime'], string> = {
  UNREGISTERED: 'Completed visits get a bill. It shows no tax.',
  COMPOSITION: 'Completed visits get a bill of supply. It shows no tax.',
  REGULAR: 'Completed visits get a tax invoice. The tax is included in your prices.',
};

/** The registration in force today; undefined before the first one. */
export function currentOf({ registrations }: Tax): Registration | undefined {
  return registrations.findLast(({ from }) => from <= today());
}
