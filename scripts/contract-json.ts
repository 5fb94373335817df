/** openapi.yaml -> the JSON that the server publishes, and the part of it that the server reads at its start. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { sayLimits } from './limit-sentences.ts';
import { servedContract } from './served-contract.ts';
import { isStale } from './stale.ts';

const root = join(import.meta.dirname, '..');
const source = join(root, 'openapi.yaml');

/** Their places, from the repository's root and in the program (build-program.ts). Git ignores them. */
const WHOLE = 'server/platform/contract/openapi.gen.json';
const SERVED = 'server/platform/contract/served.gen.json';
export const CONTRACT_JSON = [WHOLE, SERVED];

export function writeContractWhenStale() {
  const served = join(root, SERVED);
  const makers = ['served-contract.ts', 'limit-sentences.ts'].map(name => join(import.meta.dirname, name));
  if (!isStale(served, [source, ...makers])) return;
  const document = sayLimits(parse(readFileSync(source, 'utf8')));
  writeFileSync(join(root, WHOLE), JSON.stringify(document));
  writeFileSync(served, servedContract(document));
}
