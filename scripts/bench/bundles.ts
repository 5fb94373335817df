/**
 * The gzipped JavaScript of every page's first load, from the manifests of the last build (aim F6). The home page has at most 100 kB in
 * every language, and any other page at most 60 kB more. The code of the map is loaded only with a map.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Language, languageCodes } from '../../common/words/languages.ts';
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

/** The pages that are one file, by its group. */
const onePageFiles = new Map([
  ['catalogue-pages', 'the catalogue pages (one file)'],
  ['professional', "the professional's phone (one file)"],
]);

/** The bytes of the home page, and what every other page adds. */
function measure(language: Language): { home: number; more: Map<string, number> } {
  const file = language === 'en' ? 'manifest.json' : `manifest.${language}.json`;
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite', file), 'utf8'));
  const find = (group: string) => {
    const found = Object.keys(manifest).find(key => manifest[key]?.name === group);
    if (!found) throw new Error(`${file} lacks the group ${group} of web/app-chunks.ts`);
    return found;
  };
  const home = loadOf(manifest, find('start-up')).union(loadOf(manifest, find('app')));
  const pages = Object.entries(manifest)
    .filter(([, { isDynamicEntry, src = '' }]) => isDynamicEntry && src.includes('/pages/'))
    .map(([key, { src = '' }]) => [src.replace(/^.*\/pages\//, ''), key] as const)
    .concat([...onePageFiles].map(([group, name]) => [name, find(group)]));
  return {
    home: sizeOf(manifest, home),
    more: new Map(pages.map(([name, key]) => [name, sizeOf(manifest, loadOf(manifest, key).difference(home))])),
  };
}

export async function measureBundles(): Promise<Figure[]> {
  buildWhenStale();
  const built = languageCodes.map(language => ({ language, ...measure(language) }));
  // Every page in the language that needs most for it.
  const most = new Map<string, number>();
  for (const { more } of built) for (const [name, bytes] of more) most.set(name, Math.max(bytes, most.get(name) ?? 0));
  const pages = [...most].sort(([, a], [, b]) => b - a);
  return [
    ...built.map(({ language, home }) => figure(`home (the entry and the app) in ${language}`, home, HOME_LIMIT)),
    ...pages.map(([name, bytes]) => figure(`+ ${name}`, bytes, MORE_LIMIT)),
  ];
}
