/** Each table is written by the stores of one room, so that its invariants have one place (rule H2). */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { getTableName, isTable } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as schema from '../platform/db/schema.ts';

const server = join(import.meta.dirname, '..');

/** Who else writes a table, and why. */
const ALSO: Record<string, string[]> = {
  // What is only being ordered at the provider is no payment yet (rule M24), and ends without the ledger.
  payment: ['payment'],
};

const tables = new Map(
  Object.entries(schema).flatMap(([name, one]) => (isTable(one) ? [[name, getTableName(one)] as const] : [])),
);

/** Not of the product, or what makes the whole demo salon and takes it away. */
const isNone = (file: string) => /\.test\.ts$|-demo-store\.ts$|(^|\/)(test|seed|migrations)\//.test(file);

const writers = new Map<string, Set<string>>();
for (const entry of readdirSync(server, { recursive: true, withFileTypes: true })) {
  const file = relative(server, join(entry.parentPath, entry.name));
  if (!entry.isFile() || !file.endsWith('.ts') || isNone(file)) continue;
  for (const [, name = ''] of readFileSync(join(server, file), 'utf8').matchAll(/\.(?:insert|update|delete)\((\w+)\)/g)) {
    if (!tables.has(name)) continue;
    const rooms = writers.get(name) ?? new Set();
    writers.set(name, rooms.add(dirname(file)));
  }
}

const roomOf = (folder: string) => folder.split('/').at(-1) ?? folder;

it('finds who writes the tables', () => {
  expect(writers.size).toBeGreaterThan(40);
  expect([...(writers.get('visit') ?? [])].map(roomOf)).toEqual(['professional']);
});

it('lets one room write a table', () => {
  const others = [...writers].flatMap(([table, folders]) => {
    const rooms = [...folders].map(roomOf).filter(room => !ALSO[table]?.includes(room));
    return rooms.length > 1 ? [{ table, rooms }] : [];
  });
  expect(others).toEqual([]);
});

it('names no exception in vain', () => {
  const unused = Object.entries(ALSO).flatMap(([table, rooms]) =>
    rooms.filter(room => ![...(writers.get(table) ?? [])].map(roomOf).includes(room)),
  );
  expect(unused).toEqual([]);
});
