/** The log of a PostgreSQL error has its code and the constraint, but no value of a row. */
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { appOfFile } from '../../test/hooked-app.ts';
import { makeCustomer } from '../../test/makers.ts';
import { user } from '../db/schema.ts';

const app = appOfFile();

const told = (error: unknown) => {
  app.app.log.error({ err: error }, 'refused');
  return app.log.faults().at(-1) ?? '';
};
const faultOf = (work: PromiseLike<unknown>) =>
  Promise.resolve(work).then(
    () => expect.unreachable(),
    error => error,
  );

it('leaves out a message that quotes a value', async () => {
  const read = app.db.read.select({ number: sql`CAST(${'Asha 98'} AS integer)` }).from(user);
  const line = told(await faultOf(read));
  expect(JSON.parse(line).err).toMatchObject({ code: '22P02', message: expect.stringContaining('left out') });
  expect(line).not.toContain('Asha');
});

it('names the constraint that refused a row', async () => {
  const { userId } = await makeCustomer(app, 'Asha Deshmukh');
  const [row] = await app.db.read.select().from(user);
  const line = told(await faultOf(app.db.tx(tx => tx.insert(user).values(row as typeof user.$inferInsert))));
  expect(JSON.parse(line).err).toMatchObject({ code: '23505', message: expect.stringContaining('user_pkey') });
  expect(line).not.toMatch(new RegExp(`Asha|${userId}`));
});
