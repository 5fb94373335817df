/** Which keys of the local storage there are is said in two lists only (rule W28). */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const LISTS = ['shared/storage.ts', 'shared/professional-keys.ts'];

const sources = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.'))
  .map(entry => relative(root, join(entry.parentPath, entry.name)))
  .filter(file => !LISTS.includes(file))
  .map(file => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** The first arguments of what reads and writes the storage. */
const keysIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:readJson|writeJson|read|write|remove|useStored)\(\s*([^,()]+)/g)].map(([, key = '']) => key.trim());

/** Whether it is a text, or a name that this file gives to one. */
const isWrittenHere = (key: string, text: string): boolean =>
  /^['"`]/.test(key) || (/^\w+$/.test(key) && new RegExp(`const ${key}\\b[^;]*=[^;(]*['"\`]`).test(text));

it('finds who uses the storage', () => {
  const users = sources.filter(({ text }) => keysIn(text).some(key => /^(keys|professionalKeys)\./.test(key)));
  expect(users.length).toBeGreaterThan(10);
});

it('has no key outside the lists', () => {
  const others = sources
    .filter(({ text }) => /from '[^']*\/(storage|use-stored)\.ts'/.test(text))
    .flatMap(({ file, text }) => keysIn(text).flatMap(key => (isWrittenHere(key, text) ? [`${file}: ${key}`] : [])));
  expect(others).toEqual([]);
});

it('reaches the local storage through storage.ts alone, but for what sweeps it', () => {
  const others = sources
    .filter(({ text }) => /\blocalStorage\b/.test(text.replace(/^\s*(\/\/|\*).*$/gm, '')))
    .map(({ file }) => file);
  expect(others).toEqual(['shared/sweep.ts']);
});
