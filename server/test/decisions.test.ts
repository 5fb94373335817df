/** Each decision has the parts of the template, and says what it supersedes as the other one says by what it was superseded. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../decisions');
const decisions = readdirSync(folder)
  .filter(name => !name.startsWith('000'))
  .map(name => ({ number: name.slice(0, 3), text: readFileSync(join(folder, name), 'utf8') }));

const lineOf = (text: string, name: string): string => text.match(new RegExp(`^- \\*\\*${name}:\\*\\* (.+)$`, 'm'))?.[1] ?? '';
const numbersIn = (line: string): string[] => line.match(/\b\d{3}\b/g) ?? [];

it.each(decisions)('$number has a date, context, decision and consequences', ({ number, text }) => {
  expect(text).toMatch(new RegExp(`^# ${number} [^\n]+\n\n- \\*\\*Date:`));
  expect(lineOf(text, 'Date')).toMatch(/^\d{1,2} [A-Z][a-z]+ 20\d\d/);
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  expect(headings).toEqual(['Context', 'Decision', 'Consequences']);
  for (const section of text.split(/^## .+$/m).slice(1)) expect(section.trim().length).toBeGreaterThan(40);
});

it('says of two decisions alike which one supersedes the other', () => {
  const pairs = (name: string) =>
    decisions.flatMap(({ number, text }) => numbersIn(lineOf(text, name)).map(other => [number, other]));
  expect(pairs('Supersedes').length).toBeGreaterThan(0);
  expect(
    pairs('Superseded by')
      .map(([old, now]) => [now, old])
      .toSorted(),
  ).toEqual(pairs('Supersedes').toSorted());
});
