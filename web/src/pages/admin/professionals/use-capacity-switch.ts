import { useSWRConfig } from 'swr';
import type { components } from '#contract';
import { adminApi, ask } from '../../../api/client.ts';
import { forgetShop } from '../../../api/forget-shop.ts';
import { useSave } from '../../../api/use-save.ts';
import { salonWeek, weekToSend, wholeWeek } from './hours.ts';
import { readProfessionals } from './professional.ts';
import { readCapacity } from './use-capacity.ts';

type Schemas = components['schemas'];

/** Switches between teams and named professionals. */
export function useCapacitySwitch() {
  const { mutate } = useSWRConfig();
  const save = useSave();

  /** Adds a professional for each team. Those whom an earlier try has added are not added again. */
  async function addTeams({ teams, openingHours }: Schemas['Settings']) {
    const known = new Set((await readProfessionals()).map(({ name }) => name));
    const hours = weekToSend(wholeWeek(salonWeek(openingHours)));
    const names = Array.from({ length: teams }, (_, i) => `Team ${i + 1}`).filter(name => !known.has(name));
    for (const name of names) {
      const body = { name, allServices: true, hours };
      await save(body, header => ask(adminApi.POST('/professional/admin', { params: { header }, body })));
    }
  }

  /** With `addsTeams` it first adds a professional who does all services for each team. */
  return async (capacity: Schemas['Capacity'], addsTeams = false) => {
    try {
      const { settings, etag } = await readCapacity();
      if (addsTeams) await addTeams(settings);
      await ask(adminApi.PUT('/settings/admin', { body: { ...settings, capacity }, params: { header: { 'if-match': etag } } }));
    } finally {
      forgetShop();
      // The switch moves bookings, slots and figures.
      mutate(() => true).catch(() => null);
    }
  };
}
