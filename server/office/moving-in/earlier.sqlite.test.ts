/** How a turn of the dry run looks up earlier rows of the file (rule B83), on SQLite. */
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SQLITE_FILE } from '../../platform/db/connect-sqlite.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { importer } from '../../test/imports.ts';
import { makeAdmin } from '../../test/makers.ts';

let app: TestApp;
let sent: string[] = [];
beforeEach(async () => {
  app = await startApp({ onStatement: sql => sent.push(sql) });
  sent = [];
});
afterEach(() => app.close());

it('finds them by their keys, and does not read the rows of the whole file', async () => {
  const { token } = await makeAdmin(app);
  const { checked } = importer(app, () => token);
  await checked([
    ['Mobile', 'Name'],
    ['9822012345', 'Asha Rao'],
  ]);
  const looks = sent.filter(sql => /^select .* from "import_row" where .*"key" in/.test(sql));
  expect(looks.length).toBeGreaterThan(0);
  const file = new Sqlite(join(app.dataDir, SQLITE_FILE), { readonly: true });
  for (const look of looks) {
    const plan = file.prepare<[], { detail: string }>(`EXPLAIN QUERY PLAN ${look}`).all();
    expect(plan.map(({ detail }) => detail)).toEqual(['SEARCH import_row USING INDEX import_row_key (runId=? AND key=?)']);
  }
  file.close();
});
