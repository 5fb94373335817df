/** An import as staff do it, from the file to its end. */
import type { TestApp } from './app.ts';
import { formOf } from './form.ts';
import { csvText } from './tables.ts';

/** The calls of one member of staff. */
export function importer(app: TestApp, tokenOf: () => string) {
  const call = (method: string, path: string, body?: unknown) =>
    app.call(method, path, { token: tokenOf(), ...(body !== undefined && { body }) });
  const upload = async (bytes: Buffer, fields: Record<string, string> = {}) =>
    app.call('POST', '/import/admin', {
      token: tokenOf(),
      ...(await formOf({ ...fields, file: { bytes, name: 'table.csv', type: 'text/csv' } })),
    });
  const uploaded = async (rows: string[][]) => (await upload(Buffer.from(csvText(rows)))).body.data;
  const read = async (id: string) => (await call('GET', `/import/admin/${id}`)).body.data;
  const step = async (id: string, name: 'start' | 'undo') => {
    const answer = await call('POST', `/import/admin/${id}/${name}`);
    if (answer.status !== 200) throw new Error(`${name} was refused: ${answer.body.errorCode}`);
    await app.worker.runDue();
    return read(id);
  };
  const checked = async (rows: string[][], more: object = {}) => {
    const { id, mapping } = await uploaded(rows);
    const answer = await call('PUT', `/import/admin/${id}`, { mapping, ...more });
    if (answer.status !== 200) throw new Error(`The mapping was refused: ${answer.body.message}`);
    await app.worker.runDue();
    return read(id);
  };
  return {
    call,
    upload,
    uploaded,
    read,
    /** After the dry run. */
    checked,
    started: (id: string) => step(id, 'start'),
    undone: (id: string) => step(id, 'undo'),
    imported: async (rows: string[][], more: object = {}) => step((await checked(rows, more)).id, 'start'),
    rowsOf: async (id: string, state: string) =>
      (await call('GET', `/import/admin/${id}/row?state=${state}&size=100`)).body.data.content,
  };
}
