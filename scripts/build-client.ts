/** `npm run build:client`: packs `client/` as an npm package with the contract's version and words. Prints the tarball's path. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { version } from '../client/contract.gen.ts';
import { documentedTypes } from './contract-types.ts';
import { sayLimits } from './limit-sentences.ts';

const root = join(import.meta.dirname, '..');
/** As outDir in client/tsconfig.json. */
const folder = join(root, '.cache/client');
const [compiled, packed] = [join(folder, 'compiled'), join(folder, 'package')];

const manifest = () => {
  const { license, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return {
    name: 'nikhar-client',
    version,
    description: 'Typed client of a Nikhar salon: bookings, retries by the contract, webhooks',
    license,
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
    // The compiled types name the contract as our sources do.
    imports: { '#contract': { types: './dist/contract.d.ts' } },
    files: ['dist'],
    dependencies: { 'openapi-fetch': `^${devDependencies['openapi-fetch']}` },
  };
};

/** Returns the path of the tarball, `.cache/client/nikhar-client-{version}.tgz`. */
export async function buildClient(): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(packed, { recursive: true });
  execFileSync(join(root, 'node_modules/.bin/tsc'), ['--project', join(root, 'client/tsconfig.json')], { stdio: 'inherit' });
  cpSync(join(compiled, 'client'), join(packed, 'dist'), { recursive: true });
  const contract = sayLimits(parse(readFileSync(join(root, 'openapi.yaml'), 'utf8')));
  writeFileSync(join(packed, 'dist/contract.d.ts'), await documentedTypes(contract));
  cpSync(join(root, 'LICENSE'), join(packed, 'LICENSE'));
  const readme = readFileSync(join(root, 'client/README.md'), 'utf8');
  writeFileSync(join(packed, 'README.md'), readme.replaceAll('{version}', version));
  writeFileSync(join(packed, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  const options = { cwd: packed, encoding: 'utf8' } as const;
  const name = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], options).trim();
  return join(folder, name);
}

if (import.meta.main) console.log(await buildClient());
