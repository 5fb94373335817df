import { created, type Handlers, ok } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { settleBalance } from './balance.ts';
import { readDay, readDetails, readOwnCash, settleDay } from './cash-up.ts';
import { exportPayments } from './export.ts';

export function cashUpRoutes(deps: Deps) {
  return {
    getCashUpDay: async ({ query }) => ok(await readDay(deps, query.date), 'Cash up'),
    getCashUpDetails: async ({ params, query }) => ok(await readDetails(deps, params.professionalId, query.date), 'Cash up'),
    settleCashUp: async ({ caller, body, once }) => created(await settleDay(deps, caller, body, once), 'Settled'),
    settleBalance: async ({ caller, body, once }) => created(await settleBalance(deps, caller, body, once), 'Noted'),
    exportPayments: async ({ query }) => {
      const { fileName, csv } = await exportPayments(deps, query.month);
      const headers = { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="${fileName}"` };
      return { status: 200, headers, body: csv };
    },
    getOwnCash: async ({ caller, query }) => ok(await readOwnCash(deps, caller, query.date), 'Cash'),
  } satisfies Partial<Handlers>;
}
