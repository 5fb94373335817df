/**
 * Builds the product as one folder that needs only Node: the server in a few files, the packages with native code, and everything
 * that programFile() names. The container runs it, and the one-file program carries it (build-binary.ts).
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { buildWhenStale } from './build.ts';
import { CONTRACT_JSON } from './contract-json.ts';
import { lateModules } from './late-modules.ts';
import { programFolder } from './program.ts';
import { filesBelow, isStale } from './stale.ts';

const root = join(import.meta.dirname, '..');
/** Files that the program reads at run time (server/platform/config/program-files.ts). */
const files = [
  ...['openapi.yaml', ...CONTRACT_JSON, 'server/platform/db/migrations', 'server/seed/pictures'],
  'server/money/document/fonts',
  ...['web/dist', 'LICENSE'],
];

/** Packages that find their native code by its relative place, so they are copied unchanged with their dependencies. */
const nativePackages = ['better-sqlite3', 'sharp'];

const { platform, arch } = process;

/** Written last. */
const stamp = join(programFolder, 'package.json');

/** A plugin that rewrites every chunk. */
const rewriting = (name: string, rewrite: (code: string) => string) => ({
  name,
  generateBundle: (_options: unknown, bundle: Record<string, { code?: string }>) => {
    for (const one of Object.values(bundle)) one.code = one.code && rewrite(one.code);
  },
});

/** Node keeps the source text, and uses two bytes a letter if one letter needs two. */
const asciiOnly = rewriting('ascii-only', code =>
  code.replaceAll(/[\u0080-\uffff]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
);

/**
 * Requests Node's modules directly. A plain import reads every property of the module, and some properties load modules of their
 * own: a twentieth of the start.
 */
const builtinsUnread = rewriting('builtins-unread', code =>
  code.replaceAll(/\bimport ?(?:(\w[\w$]*)(?:, ?)?)?(?:\{([^{}]+)\})? ?from ?"(node:[\w/]+)";/g, (_all, whole, parts, from) => {
    const names = [whole, parts && `{${parts.replaceAll(' as ', ': ')}}`].filter(Boolean);
    return `const ${names.map(name => `${name} = process.getBuiltinModule('${from}')`).join(', ')};`;
  }),
);

const bundleServer = () =>
  build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [lateModules()],
    publicDir: false,
    ssr: { noExternal: true, external: nativePackages, target: 'node' },
    build: {
      ssr: true,
      outDir: join(programFolder, 'server'),
      emptyOutDir: false,
      license: { fileName: 'licences.md' },
      target: 'node26',
      minify: false,
      rolldownOptions: {
        input: { nikhar: join(root, 'server/main.ts'), 'pdf-worker': join(root, 'server/money/document/pdf-worker.ts') },
        plugins: [asciiOnly, builtinsUnread],
        // pg uses it if it is installed; it is not.
        external: ['pg-native', ...nativePackages],
        output: {
          // Names stay, for stacks in the log. Comments and blanks are a quarter of the text, and a tenth of the start.
          minify: { compress: false, mangle: false, codegen: true },
          // All in one folder: import.meta.url of each leads to the program (server/platform/config/program-files.ts).
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
        },
      },
    },
  });

/** Copies a package without the parts for other machines and for compiling. */
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
  // Needed only to compile better-sqlite3.
  const unwanted = 'node-addon-api';
  for (const name of wanted) {
    const { dependencies = {} } = copyPackage(name);
    for (const one of Object.keys(dependencies)) if (one !== unwanted) wanted.add(one);
  }
};

export async function buildProgram() {
  buildWhenStale();
  rmSync(programFolder, { recursive: true, force: true });
  mkdirSync(programFolder, { recursive: true });
  await bundleServer();
  for (const file of files) cpSync(join(root, file), join(programFolder, file), { recursive: true });
  copyPackages();
  const { name, version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  writeFileSync(stamp, `${JSON.stringify({ name, version, license, type: 'module' }, null, 2)}\n`);
}

const isOfTests = (file: string): boolean => /\.test\.ts$|\/server\/test\//.test(file);

/** Builds only when a source is newer than the last build; in a process of its own, because Vite sets NODE_ENV for good. */
export function buildProgramWhenStale() {
  buildWhenStale();
  const sources = ['common', 'server', 'scripts', 'web/dist']
    .flatMap(folder => filesBelow(join(root, folder)))
    .filter(file => !isOfTests(file));
  if (!isStale(stamp, [...sources, join(root, 'openapi.yaml'), join(root, 'package-lock.json')])) return;
  console.log('Building the program …');
  execFileSync(process.execPath, [import.meta.filename], { stdio: 'inherit' });
}

if (import.meta.main) await buildProgram();
