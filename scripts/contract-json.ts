/** openapi.yaml -> the JSON that the server reads at its start: parsing YAML would take it a second. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isStale } from './stale.ts';

const root = join(import.meta.dirname, '..');
const source = join(root, 'openapi.yaml');

/** Its place, from the repository's root and in the program (build-program.ts). Git ignores it. */
export const CONTRACT_JSON = 'server/contract/openapi.gen.json';

export function writeContractWhenStale() {
  const target = join(root, CONTRACT_JSON);
  if (isStale(target, [source])) writeFileSync(target, `${JSON.stringify(parse(readFileSync(source, 'utf8')))}\n`);
}
