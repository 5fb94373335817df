/**
 * Prints how large the house is and how its rooms hang together: `npm run measures`. Counts say where to look, they are no aims by
 * themselves. Lines are lines of files, blank lines and comments included.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Import, importsOf, roomOf, root, sources } from '../server/test/house.ts';

const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const linesOf = (file: string) => readFileSync(join(root, file), 'utf8').split('\n').length - 1;
const isTest = (file: string) => /\.(test|typetest)\.|^server\/test\/|^web\/e2e\//.test(file);
const isCode = (file: string) => /\.tsx?$/.test(file);

const PARTS: [string, (file: string) => boolean][] = [
  ['server, product', file => /^server\//.test(file) && isCode(file) && !isTest(file)],
  ['server, tests', file => /^server\//.test(file) && isCode(file) && isTest(file)],
  ['web/src, product', file => /^web\/src\//.test(file) && isCode(file) && !isTest(file)],
  ['web/src, tests', file => /^web\/src\//.test(file) && isCode(file) && isTest(file)],
  ['web/*.ts, its build', file => /^web\/[^/]+\.ts$/.test(file)],
  ['web/e2e', file => /^web\/e2e\//.test(file) && isCode(file)],
  ['common/words', file => /^common\/words\//.test(file)],
  ['common/bounds, generated', file => /^common\/bounds\//.test(file)],
  ['common, the rest', file => /^common\/[^/]+$/.test(file) && !isTest(file)],
  ['scripts', file => /^scripts\//.test(file) && isCode(file)],
  ['openapi.yaml', file => file === 'openapi.yaml'],
  ['openapi.gen.ts', file => file === 'openapi.gen.ts'],
  ['migrations, SQL', file => /migrations\/.*\.sql$/.test(file)],
  ['migrations, snapshots', file => /migrations\/.*\.json$/.test(file)],
  ['guides and decisions', file => /\.md$/.test(file)],
  ['all tracked', () => true],
];

const row = (...cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);
const table = (...head: string[]) => {
  console.log();
  row(...head);
  row(...head.map(() => '---'));
};

table('part', 'files', 'lines', 'median', 'p90', 'longest');
for (const [name, belongs] of PARTS) {
  const files = tracked.filter(belongs).filter(file => !/\.(png|woff2|webp|jpg|ico|sqlite)$/.test(file));
  const sizes = files.map(file => ({ file, lines: linesOf(file) })).toSorted((a, b) => a.lines - b.lines);
  const at = (share: number) => sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * share))]?.lines ?? 0;
  const longest = sizes.at(-1);
  row(
    name,
    files.length,
    sizes.reduce((sum, { lines }) => sum + lines, 0),
    at(0.5),
    at(0.9),
    `${longest?.lines} ${longest?.file}`,
  );
}

const code = ['server', 'web/src', 'common'].flatMap(sources);
const known = new Set(code);
const imports = code.flatMap(importsOf).filter(({ to }) => known.has(to));
const importers = Map.groupBy(imports, ({ to }) => to);

table('side', 'files', 'imported by one file', 'of these by a neighbour', 'at most 40 lines', 'at most 60');
for (const side of ['server/', 'web/src/']) {
  const files = code.filter(file => file.startsWith(side));
  const single = files.filter(file => new Set(importers.get(file)?.map(({ from }) => from)).size === 1);
  const neighbours = single.filter(file => dirname(importers.get(file)?.[0]?.from ?? '') === dirname(file));
  const upTo = (lines: number) => neighbours.filter(file => linesOf(file) <= lines).length;
  row(side, files.length, single.length, neighbours.length, upTo(40), upTo(60));
}

table('side', 'rooms', 'arrows between rooms', 'imports between rooms', 'strongest');
for (const side of ['server/', 'web/src/']) {
  const between = imports.filter(
    ({ from, to }) => from.startsWith(side) && roomOf(from) && roomOf(to) && roomOf(from) !== roomOf(to),
  );
  const arrow = ({ from, to }: Import) => `${roomOf(from)} → ${roomOf(to)}`;
  const arrows = [...Map.groupBy(between, arrow)].toSorted(([, a], [, b]) => b.length - a.length);
  const strongest = arrows.slice(0, 5).map(([name, list]) => `${name} ${list.length}`);
  row(
    side,
    new Set(code.filter(file => file.startsWith(side)).map(roomOf)).size - 1,
    arrows.length,
    between.length,
    strongest.join(', '),
  );
}

table('most crowded folders', 'files of the product');
const folders = [...Map.groupBy(code, dirname)].toSorted(([, a], [, b]) => b.length - a.length);
for (const [folder, files] of folders.slice(0, 12)) row(folder, files.length);

table('files that import most', 'imports');
const hubs = [...Map.groupBy(imports, ({ from }) => from)].toSorted(([, a], [, b]) => b.length - a.length);
for (const [file, list] of hubs.slice(0, 8)) row(file, list.length);
