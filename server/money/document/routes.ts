import { type Handlers, ok } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { HTML_POLICY } from './html-rules.ts';
import { documentHtml, documentPdf, documentsPage, exportMonth, readDocument } from './read.ts';

export function documentRoutes(deps: Deps) {
  return {
    listDocuments: async ({ caller, query: { page, size, ...filter } }) =>
      ok(await documentsPage(deps, caller, filter, page, size), 'Documents'),
    getDocument: async ({ params, caller }) => ok(await readDocument(deps, params.id, caller), 'Document'),
    getDocumentPdf: async ({ params, caller }) => {
      const { fileName, bytes } = await documentPdf(deps, params.id, caller);
      const headers = { 'content-type': 'application/pdf', 'content-disposition': `inline; filename="${fileName}"` };
      return { status: 200, headers, body: bytes };
    },
    getDocumentHtml: async ({ params, caller }) => {
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': HTML_POLICY };
      return { status: 200, headers, body: await documentHtml(deps, params.id, caller) };
    },
    exportDocuments: async ({ caller, query }) => {
      const { fileName, csv } = await exportMonth(deps, caller, query.month);
      const headers = { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="${fileName}"` };
      return { status: 200, headers, body: csv };
    },
  } satisfies Partial<Handlers>;
}
