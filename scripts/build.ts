/** Builds the web site into web/dist: bundles, icons, the API reference's script, and compressed copies of all text. */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { languageCodes } from '../common/words/languages.ts';
import { writeContractWhenStale } from './contract-json.ts';
import { makeIcons } from './icons.ts';
import { filesBelow, isStale } from './stale.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'web/dist');
const stamp = join(dist, '.built');
/** The server compresses pages, once their heads are in them. */
const COMPRESSED = /\.(js|css|svg)$/;

/** The reference's self-contained script. Its package is needed at build time only. */
const copyReference = () => {
  const main = createRequire(import.meta.url).resolve('@scalar/api-reference');
  const standalone = join(dirname(main), 'browser/standalone.js');
  cpSync(standalone, join(dist, 'docs/api-reference.js'));
};

const compress = () => {
  for (const file of filesBelow(dist).filter(name => COMPRESSED.test(name))) {
    const bytes = readFileSync(file);
    if (bytes.length < 1024) continue;
    // Level 11 takes seconds for the reference's megabytes and gains little.
    const quality = bytes.length > 1_000_000 ? 5 : 11;
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
};

const build = async () => {
  // Vite takes NODE_ENV over from its parent: a test's `test` would build React's slow development version.
  process.env.NODE_ENV = 'production';
  const { build: viteBuild } = await import('vite');
  // English first: it empties the folder.
  for (const language of languageCodes) {
    process.env.SITE_LANGUAGE = language;
    await viteBuild({ root: join(root, 'web'), configFile: join(root, 'web/vite.config.ts'), logLevel: 'warn' });
  }
  copyReference();
  await makeIcons(dist);
  compress();
  writeFileSync(stamp, '');
};

/** Builds only when a source is newer than the last build; in a process of its own, because NODE_ENV is set for good. */
export function buildWhenStale() {
  writeContractWhenStale();
  const sources = [...filesBelow(join(root, 'web')), ...filesBelow(join(root, 'common'))].filter(
    file => !relative(root, file).startsWith(join('web', 'dist')),
  );
  if (!isStale(stamp, [...sources, join(root, 'package-lock.json')])) return;
  console.log('Building the web site …');
  execFileSync(process.execPath, [import.meta.filename], { stdio: 'inherit' });
}

if (import.meta.main) await build();
