/** Customers, services and bookings from the file of another program. */

import {
  discardImport,
  exportRefused,
  listImportRows,
  listImports,
  mapImport,
  readImport,
  startImport,
  undoImport,
} from '../office/moving-in/runs.ts';
import { importTemplate } from '../office/moving-in/template.ts';
import { uploadImport } from '../office/moving-in/upload.ts';
import { created, type Handlers, ok } from '../platform/contract/types.ts';
import type { Deps } from '../platform/deps.ts';
import { csvFile } from './file-answers.ts';

export function movingIn(deps: Deps) {
  return {
    listImports: async ({ query: { page, size } }) => ok(await listImports(deps, page, size), 'Imports'),
    uploadImport: async ({ body, once }) => created(await uploadImport(deps, body, once), 'File read'),
    getImportTemplate: async ({ query }) => {
      const { fileName, csv } = await importTemplate(deps, query);
      return csvFile(fileName, csv);
    },
    getImport: async ({ params }) => ok(await readImport(deps, params.id), 'Import'),
    mapImport: async ({ params, body }) => ok(await mapImport(deps, params.id, body), 'Check begun'),
    discardImport: async ({ params }) => {
      await discardImport(deps, params.id);
      return ok(null, 'Import discarded');
    },
    listImportRows: async ({ params, query }) => ok(await listImportRows(deps, params.id, query), 'Rows'),
    exportRefusedRows: async ({ params }) => csvFile('refused-rows.csv', await exportRefused(deps, params.id)),
    startImport: async ({ caller, params }) => ok(await startImport(deps, caller, params.id), 'Import begun'),
    undoImport: async ({ params }) => ok(await undoImport(deps, params.id), 'Undo begun'),
  } satisfies Partial<Handlers>;
}
