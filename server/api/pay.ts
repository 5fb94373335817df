/** Commission of professionals: its rules, and what they earned. */
import { deleteRule, exportReport, listRules, readReport } from '../money/commission/pay.ts';
import { previewRule, setRule } from '../money/commission/set-rule.ts';
import { type Handlers, ok } from '../platform/contract/types.ts';
import type { Deps } from '../platform/deps.ts';
import { csvFile } from './file-answers.ts';

export function pay(deps: Deps) {
  return {
    getPayReport: async ({ query }) => ok(await readReport(deps, query), 'Pay'),
    exportPay: async ({ query }) => {
      const { fileName, csv } = await exportReport(deps, query);
      return csvFile(fileName, csv);
    },
    listCommissionRules: async () => ok(await listRules(deps), 'Commission rules'),
    setCommissionRule: async ({ body }) => ok(await setRule(deps, body), 'Rule saved'),
    previewCommissionRule: async ({ body }) => ok(await previewRule(deps, body), 'Preview'),
    deleteCommissionRule: async ({ params }) => {
      await deleteRule(deps, params.id);
      return ok(null, 'Rule deleted');
    },
  } satisfies Partial<Handlers>;
}
