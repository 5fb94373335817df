/**
 * The gzipped JavaScript of every page's first load, from the manifest of the last build (rule F6). The home page has at most 100 kB, and
 * any other page at most 60 kB more. The code of the map is loaded only with a map.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildWhenStale } from '../build.ts';
import type { Figure } from './figures.ts';

const HOME_LIMIT = 100_000;
const MORE_LIMIT = 60_000;

interface Chunk {
  file: string;
  src?: string;
  /** The name of its group in web/app-chunks.ts. */
  name?: string;
  isDynamicEntry?: boolean;
  imports?: string[];
}

const dist = join(import.meta.dirname, '../../web/dist');
const FILE = join(dist, '.vite/manifest.json');

type Manifest = Record<string, Chunk>;

/** A chunk and all chunks that it imports statically. */
const loadOf = (manifest: Manifest, key: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const other of manifest[key]?.imports ?? []) loadOf(manifest, other, seen);
  return seen;
};

/** Gzipped, in bytes. */
const sizeOf = (manifest: Manifest, keys: Iterable<string>): number =>
  [...keys].reduce((sum, key) => sum + gzipSync(readFileSync(join(dist, manifest[key]?.file ?? '')), { level: 9 }).length, 0);

const figure = (name: string, bytes: number, most: number): Figure => ({
  name,
  product: `${(bytes / 1000).toFixed(1)} kB`,
  ratios: [bytes / 1000],
  unit: 'kB',
  reach: { most: most / 1000 },
});

export async function measureBundles(): Promise<Figure[]> {
  buildWhenStale();
  const manifest: Manifest = JSON.parse(readFileSync(FILE, 'utf8'));
  const [entry, app, catalogue, professional] = ['start-up', 'app', 'catalogue-pages', 'professional'].map(group =>
    Object.keys(manifest).find(key => manifest[key]?.name === group),
  );
  if (!entry || !app || !catalogue || !professional) throw new Error('The manifest lacks one of the groups of web/app-chunks.ts');
  const home = loadOf(manifest, entry).union(loadOf(manifest, app));
  const lazyPages = Object.entries(manifest)
    .filter(([, { isDynamicEntry, src = '' }]) => isDynamicEntry && src.includes('/pages/'))
    .map(([key, { src = '' }]) => ({
      name: src.replace(/^.*\/pages\//, ''),
      more: sizeOf(manifest, loadOf(manifest, key).difference(home)),
    }))
    .concat({ name: 'the catalogue pages (one file)', more: sizeOf(manifest, loadOf(manifest, catalogue).difference(home)) })
    .concat({
      name: "the professional's phone (one file)",
      more: sizeOf(manifest, loadOf(manifest, professional).difference(home)),
    })
    .sort((a, b) => b.more - a.more);
  return [
    figure('home (the entry and the app)', sizeOf(manifest, home), HOME_LIMIT),
    ...lazyPages.map(({ name, more }) => figure(`+ ${name}`, more, MORE_LIMIT)),
  ];
}
