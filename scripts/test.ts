/**
 * `npm test`: everything. Every step runs even if one before it failed. The last line is `N passed, M failed`, where a
 * check without tests of its own (types, lint) counts as one.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { chromiumPath } from './chromium.ts';

const REPORTS = '.cache/test';
rmSync(REPORTS, { recursive: true, force: true });
rmSync('.cache/contract-coverage', { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const totals = { passed: 0, failed: 0 };

interface Step {
  title: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** Runs beside another step, so its output is printed when it is done. */
  isBeside?: boolean;
}

const run = async ({ title, command, args, env, isBeside = false }: Step): Promise<boolean> => {
  if (!isBeside) console.log(`\n── ${title}`);
  const started = Date.now();
  const child = spawn(command, args, {
    stdio: ['ignore', isBeside ? 'pipe' : 'inherit', isBeside ? 'pipe' : 'inherit'],
    env: { ...process.env, ...env },
  });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes: Buffer) => printed.push(bytes));
  const isOk = await new Promise<boolean>(resolve => {
    child.once('error', () => resolve(false));
    child.once('close', status => resolve(status === 0));
  });
  if (isBeside) console.log(`\n── ${title}\n${Buffer.concat(printed)}`);
  console.log(`── ${title}: ${isOk ? 'ok' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return isOk;
};

const check = async (title: string, command: string, args: string[]) => {
  if (await run({ title, command, args, isBeside: true })) totals.passed++;
  else totals.failed++;
};

const readReport = <T>(file: string): T | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
};

/** Counts the tests of a report. A runner that failed without a failed test or a report counts as one failure. */
const count = (ok: boolean, report: { passed: number; failed: number } | undefined) => {
  totals.passed += report?.passed ?? 0;
  totals.failed += report?.failed || (ok && report ? 0 : 1);
};

await check('Generated files are up to date', 'node', ['scripts/generate.ts', '--check']);

const checkSource = async () => {
  await check('Types', 'tsc', ['--noEmit', '-p', '.']);
  await check('Lint', 'biome', ['check', '--error-on-warnings', '.']);
  await check('Unused code', 'knip', ['--config', '.knip.json']);
  await check('Contract lint', 'redocly', ['lint', 'openapi.yaml', '--config', '.redocly.yaml']);
};
// Before the unit tests, because some of them serve the site or start the program, and must not build it while others read it.
const build = async () => {
  await check('Build', 'node', ['scripts/build.ts']);
  await check('One-file program', 'node', ['scripts/build-binary.ts']);
};
await Promise.all([checkSource(), build()]);

/** Undefined if there is none and none can be installed. Then the browser tests count as failed, and the rest goes on. */
const findBrowser = (): string | undefined => {
  try {
    return chromiumPath();
  } catch (error) {
    console.error((error as Error).message);
    return undefined;
  }
};
const browser = findBrowser();

interface BrowserTest {
  projectName: string;
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  results: { duration: number }[];
}
interface Suite {
  specs: { file: string; title: string; tests: BrowserTest[] }[];
  suites?: Suite[];
}
interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
}

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)];

const testsOf = ({ suites }: BrowserReport) =>
  suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      file,
      name: `${file} (${projectName}): ${title}`,
      status,
      seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
    })),
  );

/** Tests that failed at first. One that is here often is a fault of the test or of the product. */
const printSecondTries = (report: BrowserReport) => {
  const flaky = testsOf(report).filter(({ status }) => status === 'flaky');
  if (flaky.length > 0) console.log('\nPassed at the second try');
  for (const { name } of flaky) console.log(`  ${name}`);
};

/** The 15 slowest spec files and the 15 slowest tests, in seconds. */
const printSlowest = (report: BrowserReport) => {
  const tests = testsOf(report);
  const files = new Map<string, number>();
  for (const { file, seconds } of tests) files.set(file, (files.get(file) ?? 0) + seconds);
  const print = (what: string, times: [string, number][]) => {
    console.log(`\nThe slowest ${what}`);
    for (const [name, seconds] of times.sort(([, a], [, b]) => b - a).slice(0, 15))
      console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
  };
  print('spec files', [...files]);
  print(
    'browser tests',
    tests.map(({ name, seconds }) => [name, seconds]),
  );
};

interface BrowserTests {
  title: string;
  config: string;
  args?: string[];
  isBeside?: boolean;
}
const browserTests = async ({ title, config, args = [], isBeside }: BrowserTests) => {
  if (!browser) {
    console.log(`\n── ${title}: FAILED, no browser`);
    return count(false, undefined);
  }
  const file = `${REPORTS}/${config}.json`;
  const ok = await run({
    title,
    command: 'playwright',
    args: ['test', '-c', `web/e2e/${config}.config.ts`, ...args],
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: `${process.cwd()}/${file}` },
    isBeside,
  });
  const report = readReport<BrowserReport>(file);
  count(ok, report && { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected });
  if (report) printSecondTries(report);
  if (report && !isBeside) printSlowest(report);
};

const vitest = async (title: string, folder: string, name: string) => {
  const report = `${REPORTS}/${name}.json`;
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const ok = await run({ title, command: 'vitest', args: ['run', '-c', `${folder}/vitest.config.ts`, ...reporters] });
  const told = readReport<{ numPassedTests: number; numFailedTests: number }>(report);
  count(ok, told && { passed: told.numPassedTests, failed: told.numFailedTests });
};

await vitest('Clients of the contract', 'scripts/clients', 'clients');

// The one-file program's test mostly waits for a real clock, so the unit tests run meanwhile.
await Promise.all([
  vitest('Units and API', 'server/test', 'vitest'),
  browserTests({ title: 'The journey on the one-file program', config: 'binary', isBeside: true }),
]);
await check('Contract coverage', 'node', ['scripts/contract-coverage.ts']);

// `npm run journeys` also runs the rare cases, which would take this over half an hour on two cores.
await browserTests({ title: 'Browser tests', config: 'playwright', args: ['--grep-invert', '@rare'] });
await check('Reliability rules', 'node', ['scripts/reliability-rules.ts']);

console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed > 0 ? 1 : 0);
