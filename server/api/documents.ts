/** Bills, invoices, vouchers and credit notes by Indian GST law. */
import {
  documentHtml,
  documentPdf,
  documentsPage,
  exportMonth,
  readDocument,
  summariesOfBooking,
} from '../money/document/read.ts';
import { type Handlers, ok } from '../platform/contract/types.ts';
import type { Deps } from '../platform/deps.ts';
import { mustFindBooking } from '../visits/record/read.ts';
import { csvFile, documentPage, pdfFile, xmlFile } from './file-answers.ts';

export function documents(deps: Deps) {
  return {
    listDocumentsOfBooking: async ({ params, caller }) => {
      await mustFindBooking(deps.db.read, params.id, caller);
      return ok(await summariesOfBooking(deps.db.read, params.id), 'Documents');
    },
    listDocuments: async ({ caller, query: { page, size, ...filter } }) =>
      ok(await documentsPage(deps, caller, filter, page, size), 'Documents'),
    exportDocuments: async ({ caller, query }) => {
      const { fileName, text } = await exportMonth(deps, caller, query);
      return query.format === 'tally' ? xmlFile(fileName, text) : csvFile(fileName, text);
    },
    getDocument: async ({ params, caller }) => ok(await readDocument(deps, params.id, caller), 'Document'),
    getDocumentPdf: async ({ params, caller }) => pdfFile(await documentPdf(deps, params.id, caller)),
    getDocumentHtml: async ({ params, caller }) => documentPage(await documentHtml(deps, params.id, caller)),
  } satisfies Partial<Handlers>;
}
