/** The contract, the rule book and the map of the house (server/guides/architecture.md) have the same wings. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { roomsOf, WINGS } from './house.ts';

const root = join(import.meta.dirname, '../..');
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const text = textOf('openapi.yaml');
const contract: { tags: { name: string }[]; 'x-tagGroups': { name: string; tags: string[] }[] } = parse(text);

const listOf = (cell = ''): string[] => (cell === '–' ? [] : cell.split(', '));
/** The rows of the map, from the lowest floor up. */
const map = textOf('server/guides/architecture.md')
  .split('\n')
  .filter(line => /^\| [a-z]+ \|/.test(line) && line.split('|').length === 6)
  .slice(1)
  .map(line => line.split('|').map(cell => cell.trim()))
  .map(([, name = '', rooms, tags, letters]) => ({ name, rooms: listOf(rooms), tags: listOf(tags), letters: listOf(letters) }));
const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

it('H1 has the wings and the rooms of the folders', () => {
  expect(map.map(({ name, rooms }) => ({ name, rooms }))).toEqual(WINGS.map(name => ({ name, rooms: roomsOf('server', name) })));
});

it('V1 groups the tags by wing, the platform last', () => {
  const [platform, ...others] = map;
  const wings = [...others, platform].map(wing => ({ name: titled(wing?.name ?? ''), tags: wing?.tags }));
  expect(contract['x-tagGroups']).toEqual(wings);
});

it('V1 has each tag in one group, in the order of the groups', () => {
  const grouped = contract['x-tagGroups'].flatMap(({ tags }) => tags);
  expect(contract.tags.map(({ name }) => name)).toEqual(grouped);
  expect(new Set(grouped).size).toBe(grouped.length);
});

it('V1 has one banner over the paths of each tag', () => {
  const paths = text.slice(text.indexOf('\npaths:\n') + '\npaths:\n'.length, text.indexOf('\nwebhooks:\n'));
  const [before, ...parts] = paths.split(/^ {2}# ── (?=.* ──$)/m);
  expect(before).toBe('');
  expect(parts.map(part => part.slice(0, part.indexOf(' ──')))).toEqual(contract.tags.map(({ name }) => name));
  for (const part of parts) {
    const [banner = ''] = part.split(' ──', 1);
    const tags = [...part.matchAll(/^ {6}tags: \[(.*)\]$/gm)].map(([, tag]) => tag);
    expect([...new Set(tags)]).toEqual([banner]);
  }
});

it('H1 the rule book has its letters in the order of the map', () => {
  const headings = [...textOf('server/guides/rules.md').matchAll(/^(?:# (.+)|## ([A-Z]) .+)$/gm)].slice(1);
  const inBook = headings.map(([, wing, letter]) => wing ?? letter);
  expect(inBook).toEqual(map.flatMap(({ name, letters }) => [titled(name), ...letters]));
});
