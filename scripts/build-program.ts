/**
 * The product as one folder that needs Node and nothing else: the server in a few files, the packages with native code, and
 * all that programFile() names. What the container runs, and what the one-file program carries (build-binary.ts).
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { buildWhenStale } from './build.ts';
import { lateModules } from './late-modules.ts';

const root = join(import.meta.dirname, '..');
export const programFolder = join(root, '.cache/program');

/** Files read while it runs (server/program-files.ts). */
const files = ['openapi.yaml', 'server/contract/openapi.gen.json', 'server/db/migrations', 'web/dist', 'LICENSE'];

/** Packages that find their native code by its place beside them, so they stay as they are; with what they need. */
const nativePackages = ['better-sqlite3', 'sharp'];

const { platform, arch } = process;

/**
 * Of Node, for whatever runs the program: a busy minute would otherwise leave 20 MB of young objects' room behind that nobody
 * needs, and starting 10 MB (server/commands/give-back-memory.ts). The Dockerfile has them too.
 */
export const nodeOptions = ['--max-semi-space-size=4', '--expose-gc'];

/** Node keeps the text of what it runs, with two bytes a letter if a single one of them needs two. */
const asciiOnly = {
  name: 'ascii-only',
  generateBundle: (_options: unknown, bundle: Record<string, { type: string; code?: string }>) => {
    for (const one of Object.values(bundle)) {
      one.code = one.code?.replaceAll(/[\u0080-\uffff]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
    }
  },
};

const bundleServer = () =>
  build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [lateModules()],
    publicDir: false,
    ssr: { noExternal: true, external: nativePackages, target: 'node' },
    build: {
      ssr: join(root, 'server/main.ts'),
      outDir: join(programFolder, 'server'),
      emptyOutDir: false,
      license: { fileName: 'licences.md' },
      target: 'node26',
      minify: false,
      rolldownOptions: {
        plugins: [asciiOnly],
        // pg would use it where it is installed; it is not.
        external: ['pg-native', ...nativePackages],
        output: {
          // All beside each other: import.meta.url of every one of them leads to the program (server/program-files.ts).
          entryFileNames: 'nikhar.js',
          chunkFileNames: '[name]-[hash].js',
        },
      },
    },
  });

/** A package, without the parts that are not for this machine or only for those who compile it. */
const copyPackage = (name: string) => {
  const from = join(root, 'node_modules', name);
  const isUseless = (file: string) =>
    /\/(deps|src|build|node_modules|include|lib\/.*\.d\.ts)$/.test(file.slice(from.length)) ||
    (file.endsWith('.node') && name === 'better-sqlite3' && !file.endsWith(`/${platform}-${arch}.node`));
  cpSync(from, join(programFolder, 'node_modules', name), {
    recursive: true,
    dereference: true,
    filter: file => !isUseless(file),
  });
  return JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as { dependencies?: Record<string, string> };
};

const copyPackages = () => {
  const wanted = new Set([...nativePackages, `@img/sharp-${platform}-${arch}`, `@img/sharp-libvips-${platform}-${arch}`]);
  // Needed by those who compile better-sqlite3.
  const unwanted = 'node-addon-api';
  for (const name of wanted) {
    const { dependencies = {} } = copyPackage(name);
    for (const one of Object.keys(dependencies)) if (one !== unwanted) wanted.add(one);
  }
};

export const buildProgram = async () => {
  buildWhenStale();
  rmSync(programFolder, { recursive: true, force: true });
  mkdirSync(programFolder, { recursive: true });
  await bundleServer();
  for (const file of files) cpSync(join(root, file), join(programFolder, file), { recursive: true });
  copyPackages();
  const { name, version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  writeFileSync(join(programFolder, 'package.json'), `${JSON.stringify({ name, version, license, type: 'module' }, null, 2)}\n`);
};

if (import.meta.main) await buildProgram();
