import { useSWRConfig } from 'swr';
import type { components } from '#contract';
import { adminApi, ask } from '../../../api/client.ts';
import { forgetShop } from '../../../api/forget-shop.ts';
import { readOf, useStaffRead } from '../../../api/use-staff-read.ts';

export type Setup = components['schemas']['Setup'];
export type Step = components['schemas']['SetupStep'];

/** The first steps, the logo, the test visit and what is left of the demo (rules C21, W50). */
export function useSetup() {
  return useStaffRead(['/setup/admin'], () => ask(adminApi.GET('/setup/admin')));
}

/** Makes a change and shows its answer everywhere. Throws what the server refuses. */
export function useChangeSetup() {
  const { mutate } = useSWRConfig();
  const changing = async (answer: Promise<Setup>): Promise<Setup> => {
    const setup = await answer;
    await mutate(readOf('/setup/admin'), setup, { revalidate: false });
    return setup;
  };
  return {
    confirmStep: (step: Step) => changing(ask(adminApi.PUT('/setup/admin', { body: { confirm: [step] } }))),
    dismiss: (dismissed: boolean) => changing(ask(adminApi.PUT('/setup/admin', { body: { dismissed } }))),
    bookTest: (mobile: string) => changing(ask(adminApi.POST('/setup/admin/test-booking', { body: { mobile } }))),
    removeTest: () => changing(ask(adminApi.DELETE('/setup/admin/test-booking'))),
    /** One piece after the other, until nothing is left. A lost answer does no harm: the next call goes on. */
    emptyDemo: async (settings: boolean) => {
      let left: Setup['demo'];
      do {
        const piece = adminApi.POST('/setup/admin/demo', { body: { word: 'EMPTY', settings } });
        left = (await changing(ask(piece))).demo;
      } while (left);
      forgetShop();
      await mutate(() => true);
    },
    show: (setup: Setup) => changing(Promise.resolve(setup)),
  };
}
