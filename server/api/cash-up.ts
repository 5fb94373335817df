/** What professionals took at the door, settled day by day. */
import { settleBalance } from '../money/cash-up/balance.ts';
import { readDay, readDetails, settleDay } from '../money/cash-up/cash-up.ts';
import { exportPayments } from '../money/cash-up/export.ts';
import { created, type Handlers, ok } from '../platform/contract/types.ts';
import type { Deps } from '../platform/deps.ts';
import { csvFile } from './file-answers.ts';

export function cashUp(deps: Deps) {
  return {
    getCashUpDay: async ({ query }) => ok(await readDay(deps, query.date), 'Cash up'),
    settleCashUp: async ({ caller, body, once }) => created(await settleDay(deps, caller, body, once), 'Settled'),
    settleBalance: async ({ caller, body, once }) => created(await settleBalance(deps, caller, body, once), 'Noted'),
    exportPayments: async ({ query }) => {
      const { fileName, csv } = await exportPayments(deps, query.month);
      return csvFile(fileName, csv);
    },
    getCashUpDetails: async ({ params, query }) => ok(await readDetails(deps, params.professionalId, query.date), 'Cash up'),
  } satisfies Partial<Handlers>;
}
