/**
 * The first thing the one-file program runs (scripts/build-binary.ts): lays the product it carries into a cache folder named
 * after its content, once, and starts it there. Native modules can only be loaded from files.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { getRawAsset } from 'node:sea';
import { asksForVersion } from '../commands/arguments.ts';
import { run as tellVersion } from '../commands/version.ts';
import { cacheHome } from './cache-home.ts';
import { unpackOnce } from './unpack.ts';

const start = () => {
  const folder = unpackOnce(
    Buffer.from(getRawAsset('program') as ArrayBuffer),
    Buffer.from(getRawAsset('hash')).toString(),
    cacheHome(),
  );
  createRequire(join(folder, 'package.json'))('./server/nikhar.js');
};

// Asked of a file that was only just brought here: nothing is unpacked for it.
const [word, ...more] = process.argv.slice(2);
if (asksForVersion(word) && more.length === 0) tellVersion([]);
else start();
