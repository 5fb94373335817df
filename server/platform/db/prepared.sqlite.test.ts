/** Prepared queries return the same as queries that drizzle builds each time. */
import Sqlite from 'better-sqlite3';
import { asc, count, eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { expect, it } from 'vitest';
import type { Queries } from './database.ts';
import { sqlite } from './dialect/sqlite.ts';
import { prepared } from './prepared.ts';

const { table, col } = sqlite;
const visit = table('visit', {
  id: col.text().primaryKey(),
  teamId: col.text(),
  paid: col.bool().notNull(),
  paise: col.paise(),
  items: col.json<string[]>(),
  picture: col.bytes(),
});
const team = table('team', { id: col.text().primaryKey(), name: col.text() });

const open = (): Queries => {
  const client = new Sqlite(':memory:');
  client.exec('CREATE TABLE visit (id TEXT PRIMARY KEY, teamId TEXT, paid INTEGER, paise INTEGER, items TEXT, picture BLOB)');
  client.exec("CREATE TABLE team (id TEXT PRIMARY KEY, name TEXT); INSERT INTO team VALUES ('t', 'Plum')");
  return drizzle(client);
};

const full = { id: 'a', teamId: 't', paid: true, paise: 149950, items: ['Facial'], picture: Buffer.from('webp') };
const bare = { id: 'b', teamId: null, paid: false, paise: null, items: null, picture: null };

const add = prepared((db, { value }) =>
  db
    .insert(visit)
    .values({
      id: value('id'),
      teamId: value('teamId'),
      paid: value('paid'),
      paise: value('paise'),
      items: value('items'),
      picture: value('picture'),
    })
    .returning(),
);

it('writes and reads every type of column, and nulls', async () => {
  const db = open();
  expect(await add.all(db, full)).toEqual([full]);
  expect(await add.one(db, bare)).toEqual(bare);
  expect(await db.select().from(visit).orderBy(visit.id)).toEqual([full, bare]);
});

it('reads joins, whole tables and expressions as drizzle does', async () => {
  const db = open();
  await add.run(db, full);
  await add.run(db, bare);
  const build = (of: Queries) =>
    of
      .select({ visit, team: team.name, shout: sql<string>`upper(${visit.id})`.as('shout') })
      .from(visit)
      .leftJoin(team, eq(team.id, visit.teamId))
      .orderBy(asc(visit.id));
  expect(await prepared(build).all(db)).toEqual(await build(db));
  const counted = (of: Queries) => of.select({ n: count() }).from(visit);
  expect(await prepared(counted).one(db)).toEqual((await counted(db))[0]);
});

it('throws if a value is missing', async () => {
  await expect(add.run(open(), { id: 'c' })).rejects.toThrow('teamId');
});
