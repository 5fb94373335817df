/**
 * The entry of the one-file program (scripts/build-binary.ts). It unpacks the product once into a cache folder named after the content,
 * and starts it there, because native modules can only be loaded from files.
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

// `version` is asked of a new file before an upgrade, so it unpacks nothing.
const [word, ...more] = process.argv.slice(2);
try {
  if (asksForVersion(word) && more.length === 0) tellVersion([]);
  else start();
} catch (error) {
  console.error(inWords(error));
  process.exit(1);
}
