/** Prints the documented answers that the tests met, by operation. Fails if one was never met. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '../server/platform/contract/document.ts';
import { COVERAGE_FOLDER } from '../server/test/contract-check.ts';

const files = existsSync(COVERAGE_FOLDER) ? readdirSync(COVERAGE_FOLDER) : [];
const met = new Set(files.flatMap(file => readFileSync(join(COVERAGE_FOLDER, file), 'utf8').split('\n')));

let documented = 0;
const missing: string[] = [];
for (const { operation } of routes) {
  const statuses = Object.keys(operation.responses);
  const unmet = statuses.filter(status => !met.has(`${operation.operationId} ${status}`));
  documented += statuses.length;
  missing.push(...unmet.map(status => `${operation.operationId} ${status}`));
  const marks = statuses.map(status => (unmet.includes(status) ? `(${status})` : status));
  console.log(`${operation.operationId.padEnd(28)} ${marks.join(' ')}`);
}
console.log(`\n${routes.length} operations, ${documented - missing.length} of ${documented} documented answers met`);
if (missing.length > 0) {
  console.error(`Never met: ${missing.join(', ')}`);
  process.exit(1);
}
