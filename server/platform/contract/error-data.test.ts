/** Which error codes carry data is said in one rule, in the contract's list, and by its examples (rule V3). */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const textOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const codesIn = (text: string): string[] => [...text.matchAll(/`([A-Z_]{4,})`/g)].map(([, code]) => code as string).toSorted();

/** The codes of every example of an error that has data. */
const codesWithData = (value: unknown, found = new Set<string>()): Set<string> => {
  if (value === null || typeof value !== 'object') return found;
  const { errorCode, data } = value as { errorCode?: unknown; data?: unknown };
  if (typeof errorCode === 'string' && data !== null && data !== undefined) found.add(errorCode);
  for (const part of Object.values(value)) codesWithData(part, found);
  return found;
};

it('V3 the rule, the contract and its examples name the same codes with data', () => {
  const contract = textOf('../../../openapi.yaml');
  const shown = [...codesWithData(parse(contract, { maxAliasCount: -1 }))].toSorted();
  const [, rule = ''] = textOf('../../guides/rules.md').match(/\*\*V3 [^*]*\*\*([^\n]*)/) ?? [];
  const [, list = ''] = contract.match(/`data` is null unless the list below names it:([^.]*)\./) ?? [];
  expect([codesIn(rule), codesIn(list)]).toEqual([shown, shown]);
  for (const code of shown) expect(contract).toMatch(new RegExp(`- \`${code}\` \\(4\\d\\d\\):[^-]*\`data`));
});
