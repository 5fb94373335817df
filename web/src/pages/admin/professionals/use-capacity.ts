import { useSWRConfig } from 'swr';
import type { components } from '#contract';
import { adminApi, ask } from '../../../api/client.ts';
import { forgetShop } from '../../../api/forget-shop.ts';
import { useSave } from '../../../api/use-save.ts';
import { useStaffRead } from '../../../features/admin-shell/use-staff-read.ts';
import { salonWeek, weekToSend, wholeWeek } from './hours.ts';
import { readProfessionals } from './professional.ts';

type Schemas = components['schemas'];
export type Capacity = Schemas['Capacity'];

async function load() {
  const answer = adminApi.GET('/settings/admin');
  const settings = await ask(answer);
  return { settings, etag: (await answer).response.headers.get('ETag') ?? '' };
}

/** Who carries out the visits, and the switch between the two ways. */
export function useCapacity() {
  const { mutate } = useSWRConfig();
  const { data, error, reload } = useStaffRead(['/settings/admin', 'capacity'], load);
  const save = useSave();

  /** Adds a professional for each team. Those whom an earlier try has added are not added again. */
  async function addTeams({ teams, openingHours }: Schemas['Settings'], serviceIds: string[]) {
    const known = new Set((await readProfessionals()).map(({ name }) => name));
    const hours = weekToSend(wholeWeek(salonWeek(openingHours)));
    const names = Array.from({ length: teams }, (_, i) => `Team ${i + 1}`).filter(name => !known.has(name));
    for (const name of names) {
      const body = { name, serviceIds, hours };
      await save(body, header => ask(adminApi.POST('/professional/admin', { params: { header }, body })));
    }
  }

  /** With `serviceIds` it first adds a professional with these skills for each team. */
  async function turnTo(capacity: Capacity, serviceIds?: string[]) {
    try {
      const { settings, etag } = await load();
      if (serviceIds) await addTeams(settings, serviceIds);
      await ask(adminApi.PUT('/settings/admin', { body: { ...settings, capacity }, params: { header: { 'if-match': etag } } }));
    } finally {
      forgetShop();
      // It moves bookings, slots and figures.
      mutate(() => true).catch(() => null);
    }
  }

  return { capacity: data?.settings.capacity, teams: data?.settings.teams ?? 1, error, reload, turnTo };
}
