/**
 * The first thing the one-file program runs (scripts/build-binary.ts): lays the product it carries into a cache folder named
 * after its content, once, and starts it there. Native modules can only be loaded from files.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { getRawAsset } from 'node:sea';
import { cacheHome } from './cache-home.ts';
import { unpackOnce } from './unpack.ts';

const folder = unpackOnce(
  Buffer.from(getRawAsset('program') as ArrayBuffer),
  Buffer.from(getRawAsset('hash')).toString(),
  cacheHome(),
);
createRequire(join(folder, 'package.json'))('./server/nikhar.js');
