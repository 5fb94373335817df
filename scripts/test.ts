/**
 * `npm test`: everything, in the order in which a fault is cheapest to find. Every step runs even when one before it
 * failed. The last line is `N passed, M failed`, where a check without tests of its own (types, lint) counts as one.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { chromiumPath } from './chromium.ts';

const REPORTS = '.cache/test';
rmSync(REPORTS, { recursive: true, force: true });
rmSync('.cache/contract-coverage', { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const totals = { passed: 0, failed: 0 };

const run = (title: string, command: string, args: string[], env: Record<string, string> = {}): boolean => {
  console.log(`\n── ${title}`);
  const started = Date.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  console.log(`── ${title}: ${status === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return status === 0;
};

const check = (title: string, command: string, args: string[]) => {
  if (run(title, command, args)) totals.passed++;
  else totals.failed++;
};

const readReport = <T>(file: string): T | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
};

/** Counts the tests of a report. A runner that failed without a failed test (or without a report) is a failure itself. */
const count = (ok: boolean, report: { passed: number; failed: number } | undefined) => {
  totals.passed += report?.passed ?? 0;
  totals.failed += report?.failed || (ok && report ? 0 : 1);
};

check('Generated files are up to date', 'node', ['scripts/generate.ts', '--check']);
check('Types', 'tsc', ['--noEmit', '-p', '.']);
check('Lint', 'biome', ['check', '--error-on-warnings', '.']);
check('Unused code', 'knip', ['--config', '.knip.json']);
check('Contract lint', 'redocly', ['lint', 'openapi.yaml', '--config', '.redocly.yaml']);

// Before the units, because some of them serve the site: none has to build it while others read it.
check('Build', 'node', ['scripts/build.ts']);
const units = run('Units and API', 'vitest', [
  'run',
  '-c',
  'server/test/vitest.config.ts',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${REPORTS}/vitest.json`,
]);
const unitReport = readReport<{ numPassedTests: number; numFailedTests: number }>(`${REPORTS}/vitest.json`);
count(units, unitReport && { passed: unitReport.numPassedTests, failed: unitReport.numFailedTests });
check('Contract coverage', 'node', ['scripts/contract-coverage.ts']);

/** Undefined when there is none and none can be installed: then the browser tests count as failed and the rest goes on. */
const findBrowser = (): string | undefined => {
  try {
    return chromiumPath();
  } catch (error) {
    console.error((error as Error).message);
    return undefined;
  }
};
const browser = findBrowser();
const browserTests = (title: string, config: string, ...args: string[]) => {
  if (!browser) {
    console.log(`\n── ${title}: FAILED, no browser`);
    return count(false, undefined);
  }
  const file = `${REPORTS}/${config}.json`;
  const ok = run(title, 'playwright', ['test', '-c', `web/e2e/${config}.config.ts`, ...args], {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: `${process.cwd()}/${file}`,
  });
  const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(file);
  count(ok, report && { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky });
};
// What earns and moves money, signs in, fails, or must be reached by everybody, on a phone. All of it at both widths takes
// a quarter of an hour more: `npm run journeys`.
const JOURNEYS = [
  ...['accessibility', 'address', 'address-kept', 'api-reference', 'booking-journey', 'bookings', 'cart'],
  ...['catalogue', 'checkout', 'hostile', 'lost-order', 'order-success', 'passcode', 'reschedule'],
  ...['service', 'session', 'sign-in', 'text-size', 'unreachable'],
  ...['admin-new-booking', 'admin-sign-in', 'admin-staff', 'admin-story'],
];
browserTests('Browser journeys', 'playwright', '--project=phone', ...JOURNEYS.map(name => `/${name}.spec`));
check('One-file program', 'node', ['scripts/build-binary.ts']);
browserTests('The journey on the one-file program', 'binary');
check('Reliability rows', 'node', ['scripts/reliability-rows.ts']);

console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed > 0 ? 1 : 0);
