import { type Handlers, ok } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { deleteRule, exportReport, listRules, readOwnPay, readReport } from './pay.ts';
import { previewRule, setRule } from './set-rule.ts';

export function payRoutes(deps: Deps) {
  return {
    getPayReport: async ({ query }) => ok(await readReport(deps, query), 'Pay'),
    exportPay: async ({ query }) => {
      const { fileName, csv } = await exportReport(deps, query);
      const headers = { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="${fileName}"` };
      return { status: 200, headers, body: csv };
    },
    listCommissionRules: async () => ok(await listRules(deps), 'Commission rules'),
    setCommissionRule: async ({ body }) => ok(await setRule(deps, body), 'Rule saved'),
    previewCommissionRule: async ({ body }) => ok(await previewRule(deps, body), 'Preview'),
    deleteCommissionRule: async ({ params }) => {
      await deleteRule(deps, params.id);
      return ok(null, 'Rule deleted');
    },
    getOwnPay: async ({ caller, query }) => ok(await readOwnPay(deps, caller, query), 'Pay'),
  } satisfies Partial<Handlers>;
}
