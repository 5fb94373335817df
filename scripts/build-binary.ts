/**
 * `npm run build:binary`: builds the product as one executable with runtime and native modules. Prints its size and start time.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'vite';
import { pack } from '../server/one-file/pack.ts';
import { buildProgramWhenStale } from './build-program.ts';
import { nodeOptions, programFolder } from './program.ts';

const root = join(import.meta.dirname, '..');
const work = join(root, '.cache/binary');
export const binary = join(root, '.cache/nikhar');

const packProgram = (): Buffer =>
  pack(
    readdirSync(programFolder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
      .toSorted()
      .map(file => ({ path: relative(programFolder, file), bytes: readFileSync(file) })),
  );

/** The unpacking part uses built-in modules only and becomes one script. */
const bundleStarter = () =>
  build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: join(root, 'server/one-file/main.ts'),
      outDir: work,
      emptyOutDir: true,
      target: 'node26',
      rolldownOptions: { output: { format: 'cjs', entryFileNames: 'starter.cjs' } },
    },
  });

export async function buildBinary() {
  buildProgramWhenStale();
  await bundleStarter();
  mkdirSync(work, { recursive: true });
  const program = packProgram();
  writeFileSync(join(work, 'program'), program);
  writeFileSync(join(work, 'hash'), createHash('sha256').update(program).digest('hex').slice(0, 16));
  const settings = {
    main: join(work, 'starter.cjs'),
    output: binary,
    // The runtime itself, not a link to it.
    executable: realpathSync(process.execPath),
    disableExperimentalSEAWarning: true,
    execArgv: ['--disable-warning=ExperimentalWarning', ...nodeOptions],
    execArgvExtension: 'none',
    assets: { program: join(work, 'program'), hash: join(work, 'hash') },
  };
  writeFileSync(join(work, 'sea.json'), JSON.stringify(settings));
  execFileSync(process.execPath, ['--build-sea', join(work, 'sea.json')], { stdio: ['ignore', 'ignore', 'inherit'] });
}

if (import.meta.main) {
  await buildBinary();
  const megabytes = statSync(binary).size / 1024 / 1024;
  console.log(`${relative(process.cwd(), binary)}: ${megabytes.toFixed(0)} MB`);
}
