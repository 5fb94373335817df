/**
 * The first thing the one-file program runs (scripts/build-binary.ts): lays the product it carries into a cache folder named
 * after its content, once, and starts it there. Native modules can only be loaded from files.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { getRawAsset } from 'node:sea';
import { asksForVersion } from '../commands/arguments.ts';
import { inWords } from '../commands/explain.ts';
import { run as tellVersion } from '../commands/version.ts';
import { cacheHome } from './cache-home.ts';
import { unpackOnce } from './unpack.ts';
import { tendVersions } from './versions.ts';

const start = () => {
  const home = cacheHome();
  const version = unpackOnce(
    Buffer.from(getRawAsset('program') as ArrayBuffer),
    Buffer.from(getRawAsset('hash')).toString(),
    home,
  );
  createRequire(join(version, 'package.json'))('./server/nikhar.js');
  tendVersions(home, version);
};

// Asked of a file that was only just brought here: nothing is unpacked for it.
const [word, ...more] = process.argv.slice(2);
try {
  if (asksForVersion(word) && more.length === 0) tellVersion([]);
  else start();
} catch (error) {
  console.error(inWords(error));
  process.exit(1);
}
