/**
 * Bundles a contender like the program (scripts/build-program.ts), so that their starts can be compared. Runs in its own process,
 * because Vite sets NODE_ENV for good.
 */
import { join } from 'node:path';
import { build } from 'vite';
import { bundledContender } from './contend.ts';

const [name = ''] = process.argv.slice(2);
const entry = join(import.meta.dirname, 'contenders', `${name}.ts`);
const file = bundledContender(name);

await build({
  root: join(import.meta.dirname, '../..'),
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  ssr: { noExternal: true, external: ['better-sqlite3'], target: 'node' },
  build: {
    ssr: entry,
    outDir: join(file, '..'),
    emptyOutDir: false,
    target: 'node26',
    minify: false,
    rolldownOptions: { external: ['better-sqlite3'], output: { entryFileNames: `${name}.js` } },
  },
});
