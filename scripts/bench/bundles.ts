/**
 * `npm run bench:bundles`: the JavaScript of every page's first load, gzip, from the manifest of the last build, against
 * the targets of design 8. Home at most 100 kB; any other page at most 60 kB more than home; the map with nothing but
 * what it is asked for. Ends with 1 when a page is over.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const HOME_LIMIT = 100_000;
const MORE_LIMIT = 60_000;

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
}

const dist = join(import.meta.dirname, '../../web/dist');
const manifestFile = join(dist, '.vite/manifest.json');
if (!existsSync(manifestFile)) throw new Error('The web site is not built: npm run build');
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(manifestFile, 'utf8'));

/** The chunk and all it imports at once. */
const loadOf = (key: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const other of manifest[key]?.imports ?? []) loadOf(other, seen);
  return seen;
};

const sizes = new Map<string, number>();
const sizeOf = (key: string): number => {
  const file = manifest[key]?.file ?? '';
  const size = sizes.get(file) ?? gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  sizes.set(file, size);
  return size;
};
const total = (keys: Iterable<string>) => [...keys].reduce((sum, key) => sum + sizeOf(key), 0);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);

const entry = Object.keys(manifest).find(key => manifest[key]?.isEntry);
const app = Object.keys(manifest).find(key => manifest[key]?.src?.endsWith('src/start.tsx'));
if (!entry || !app) throw new Error('The manifest names no entry, or not the app it starts');
const home = loadOf(entry).union(loadOf(app));
const homeSize = total(home);

const lazyPages = Object.entries(manifest)
  .filter(([, { isDynamicEntry, src = '' }]) => isDynamicEntry && src.includes('/pages/'))
  .map(([key, { src = '' }]) => ({ name: src.replace(/^.*\/pages\//, ''), more: total(loadOf(key).difference(home)) }))
  .sort((a, b) => b.more - a.more);

let over = 0;
const line = (name: string, size: number, limit: number) => {
  if (size > limit) over++;
  console.log(`${size > limit ? 'OVER' : 'ok  '} ${kilobytes(size)} of ${kilobytes(limit)}  ${name}`);
};

line('home (the entry and the app)', homeSize, HOME_LIMIT);
for (const { name, more } of lazyPages) line(`+ ${name}`, more, MORE_LIMIT);
if (over > 0) process.exitCode = 1;
