/** Every reference to a rule, a decision or a file is valid, and none leads outside the repository. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const BOOK = 'server/guides/rules.md';
const THIS = 'server/test/rules.test.ts';

const isText = (name: string) => /\.(tsx?|css|html|md|yaml|sql|service|timer|env|sh)$|file$/.test(name) && !/\.gen\./.test(name);
const isMade = (folder: string) => /(^|\/)(node_modules|dist)(\/|$)/.test(folder);
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && isText(entry.name) && !isMade(entry.parentPath.slice(root.length)))
    .map(entry => relative(root, join(entry.parentPath, entry.name)));
const atTheTop = readdirSync(root).filter(isText);
const texts = [...atTheTop, ...['client', 'common', 'scripts', 'server', 'web'].flatMap(filesIn)]
  .filter(file => file !== THIS)
  .map(file => ({ file, text: read(file) }));

const inBook = [...read(BOOK).matchAll(/^(?:- \*\*|\| )([A-Z]\d+) /gm)].map(([, number = '']) => number);
const known = new Set(inBook);

/** "rule B3", "aim F2", "rules T1 to T6, D4 and R10", "rules K2,\n * K3" */
const REFERENCE = /\b(?:[Rr]ule|[Aa]im)s?\s+((?:[A-Z]\d+\b(?:(?:,| to| and|, and)(?:\s|\*|\/\/)+(?=[A-Z]\d+\b))?)+)/g;
/** The rules at the beginning of a test's title. */
const TITLE = /['"`]((?:[A-Z]\d{1,3} )+)(?=\S)/g;

const numbersIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, numbers = '']) => numbers.match(/[A-Z]\d+/g) ?? []);

it('numbers each rule once', () => {
  expect(inBook.length).toBeGreaterThan(200);
  expect(inBook.filter((number, i) => inBook.indexOf(number) < i)).toEqual([]);
});

describe('the contents of the book', () => {
  const book = read(BOOK);
  const headings = [...book.matchAll(/^#{1,3} (.+)$/gm)].map(([, heading = '']) => heading).slice(1);
  /** As GitHub makes it. */
  const anchorOf = (heading: string) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-');
  const contents = book.slice(0, book.indexOf('\n# ', 2));
  const links = [...contents.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = '']) => anchor);

  it('lead to each heading once, and nowhere else', () => {
    expect(links.length).toBeGreaterThan(30);
    expect(links.toSorted()).toEqual(headings.map(anchorOf).toSorted());
  });

  it('name each letter once, and each rule stands under its letter', () => {
    const letters = headings.flatMap(heading => heading.match(/^[A-Z](?= )/) ?? []);
    expect(letters).toEqual([...new Set(letters)]);
    const sections = book.split(/^## /m).slice(1);
    const strays = sections.flatMap(text =>
      [...text.matchAll(/^(?:- \*\*|\| )([A-Z])\d+ /gm)].filter(([, letter]) => letter !== text[0]).map(([rule]) => rule),
    );
    expect(strays).toEqual([]);
  });
});

it('H5 has no sentence that is too long to be read once', () => {
  const texts = read(BOOK)
    .split(/^(?:- \*\*| {2}- )/m)
    .slice(1);
  const sentences = texts.flatMap(text => text.split(/(?:\n\n|^#)/m, 1).flatMap(words => words.split(/(?<=[.!?])\s+(?=[^a-z])/)));
  expect(sentences.length).toBeGreaterThan(1000);
  expect(sentences.filter(sentence => sentence.trim().split(/\s+/).length > 45)).toEqual([]);
});

it('refers only to existing rules', () => {
  const references = texts.flatMap(({ file, text }) => {
    const titles = /\.(test|spec)\.tsx?$/.test(file) ? numbersIn(text, TITLE) : [];
    return [...numbersIn(text, REFERENCE), ...titles].map(number => ({ file, number }));
  });
  expect(references.length).toBeGreaterThan(500);
  expect(references.filter(({ number }) => !known.has(number))).toEqual([]);
});

it('refers only to existing decisions', () => {
  const decisions = new Set(readdirSync(join(root, 'server/decisions')).map(name => name.slice(0, 3)));
  const references = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/\bdecisions? (\d{3})\b/gi)].map(([, number = '']) => ({ file, number })),
  );
  expect(references.length).toBeGreaterThan(5);
  expect(references.filter(({ number }) => !decisions.has(number))).toEqual([]);
});

it('refers only to existing files', () => {
  const FILE = /(?<![\w./@-])(?:client|common|scripts|server|web)\/[\w./-]+\.(?:tsx?|md|css|json|html|yaml)\b/g;
  const isBuilt = (path: string) => /\.gen\.|^web\/dist\//.test(path);
  const references = texts.flatMap(({ file, text }) => [...text.matchAll(FILE)].map(([path]) => ({ file, path })));
  expect(references.length).toBeGreaterThan(50);
  expect(references.filter(({ path }) => !isBuilt(path) && !existsSync(join(root, path)))).toEqual([]);
});

it('refers to no document outside the repository', () => {
  const OUTSIDE =
    /\b(?:rulings?|spec|reliability(?: rows?)?|design(?:-2)?),? (?:R?\d|[A-H]\d)|\brows? [A-H]\d|\bstage-2\b|\b(?:rulings|spec|reliability|design|stage-2)\.md\b/gi;
  const references = texts.flatMap(({ file, text }) => [...text.matchAll(OUTSIDE)].map(([reference]) => ({ file, reference })));
  expect(references).toEqual([]);
});
