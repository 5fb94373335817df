/**
 * `npm run test:flaky -- FILE [RUNS]`: runs a test file twenty times, or RUNS, on a busy machine, and counts how often each of its tests
 * failed. The file is a browser test (web/e2e/….spec.ts) or one for Vitest (….test.ts). What follows `--` goes to the runner:
 * `npm run test:flaky -- server/shop/cart/cart.test.ts 5 -- --project sqlite`. Ends with 1 if anything failed.
 */
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildProgramWhenStale } from './build-program.ts';
import { readJson } from './gate/steps.ts';

const RUNS = 20;
/** More busy processes than a small machine has cores. */
const LOAD = 4;

const words = process.argv.slice(2);
const end = words.indexOf('--');
const [file = '', runs = String(RUNS)] = end < 0 ? words : words.slice(0, end);
const forRunner = end < 0 ? [] : words.slice(end + 1);
if (!existsSync(file) || !(Number(runs) >= 1)) {
  console.error(
    'Usage: npm run test:flaky -- FILE [RUNS] [-- WORDS FOR THE RUNNER]\nFILE is a path from the root of the repository.',
  );
  process.exit(2);
}

const reports = '.cache/flaky';
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

let runner: ChildProcess | undefined;
/** Resolves with whether it ended with 0. */
const run = (command: string, args: string[], env: Record<string, string> = {}): Promise<boolean> =>
  new Promise(resolve => {
    runner = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    runner.once('error', () => resolve(false));
    runner.once('close', status => resolve(status === 0));
  });

interface Tried {
  name: string;
  hasFailed: boolean;
}

interface Suite {
  title: string;
  specs: { title: string; tests: { projectName: string; status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[] }[];
  suites?: Suite[];
}
const triedIn = ({ specs, suites = [] }: Suite): Tried[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ projectName, status }) => ({ name: `${title} (${projectName})`, hasFailed: status !== 'expected' })),
  ),
  ...suites.flatMap(triedIn),
];

/** All runs are one of the runner, in its salons side by side. */
const inBrowser = async (config: string) => {
  const args = ['test', '-c', `web/e2e/${config}.config.ts`, file, `--repeat-each=${runs}`, '--retries=0'];
  const isOk = await run('playwright', [...args, '--reporter=dot,json', ...forRunner], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(process.cwd(), reports, 'browser.json'),
  });
  return { isOk, tried: readJson<{ suites: Suite[] }>(`${reports}/browser.json`)?.suites.flatMap(triedIn) ?? [] };
};

interface UnitReport {
  testResults: { assertionResults: { fullName: string; status: 'passed' | 'failed' | 'pending' }[] }[];
}
/** Each run is a process of its own. */
const inVitest = async (config: string) => {
  const tried: Tried[] = [];
  let isOk = true;
  for (let n = 1; n <= Number(runs); n++) {
    console.log(`\n── Run ${n} of ${runs}`);
    const report = `${reports}/units-${n}.json`;
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
    if (!(await run('vitest', ['run', '-c', config, file, ...reporters, ...forRunner]))) isOk = false;
    const results = readJson<UnitReport>(report)?.testResults.flatMap(({ assertionResults }) => assertionResults) ?? [];
    const ran = results.filter(({ status }) => status === 'passed' || status === 'failed');
    tried.push(...ran.map(({ fullName, status }) => ({ name: fullName, hasFailed: status === 'failed' })));
  }
  return { isOk, tried };
};

const runAll = () => {
  if (file.endsWith('one-file.spec.ts')) return inBrowser('binary');
  if (file.endsWith('.spec.ts')) return inBrowser('playwright');
  return inVitest(`${file.startsWith('scripts/clients/') ? 'scripts/clients' : 'server/test'}/vitest.config.ts`);
};

// First, because it would take minutes beside the load.
buildProgramWhenStale();
// They also end if this process is killed (gate/busy.ts).
const busy = Array.from({ length: LOAD }, () => fork(join(import.meta.dirname, 'gate/busy.ts')));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    runner?.kill(signal);
    process.exit(130);
  });
}

const { isOk, tried } = await runAll();
for (const one of busy) one.kill();

const failed = tried.filter(({ hasFailed }) => hasFailed);
console.log(`\n${file} beside ${LOAD} busy processes: ${tried.length - failed.length} passed, ${failed.length} failed`);
const byName = Map.groupBy(tried, ({ name }) => name);
for (const [name, times] of Map.groupBy(failed, ({ name }) => name)) {
  console.log(`  failed ${times.length} of ${byName.get(name)?.length} times: ${name}`);
}
if (!isOk && failed.length === 0) console.log('  The runner failed without a failed test: see above.');
process.exit(isOk && tried.length > 0 ? 0 : 1);
