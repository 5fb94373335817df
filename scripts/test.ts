/**
 * `npm test`: what a release must not break, in ten minutes on two cores. `npm run test:all` adds the rest: PostgreSQL, faults, the other browser
 * tests, other people's clients, the one-file program. `--rest` runs only that, without the rare browser tests, and adds its sum to the
 * last `npm test`, so that .ci/run proves each thing once. Every step runs even if one before it failed. The last line is
 * `N passed, M failed`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readBrowserReport } from './gate/browser-report.ts';
import { Gate, readJson, type Step, type Told } from './gate/steps.ts';
import { readUnitReport } from './gate/unit-report.ts';

const REPORTS = '.cache/test';
const SUM = `${REPORTS}/sum.json`;

const { values } = parseArgs({ options: { all: { type: 'boolean' }, rest: { type: 'boolean' } } });

const vitest = (title: string, name: string, { config = 'server/test', projects = [] as string[], live = true } = {}): Step => {
  const report = `${REPORTS}/${name}.json`;
  return {
    title,
    command: 'vitest',
    args: [
      ...['run', '-c', `${config}/vitest.config.ts`, ...projects.map(project => `--project=${project}`)],
      ...['--reporter=./scripts/gate/vitest-progress.ts', '--reporter=json', `--outputFile.json=${report}`],
    ],
    live,
    report: () => readUnitReport(report),
  };
};

const playwright = (title: string, name: string, args: string[], config = 'playwright'): Step => {
  const report = `${REPORTS}/${name}.json`;
  return {
    title,
    command: 'playwright',
    args: ['test', '-c', `web/e2e/${config}.config.ts`, ...args],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${process.cwd()}/${report}` },
    live: true,
    report: () => readBrowserReport(report),
  };
};

const node = (title: string, ...args: string[]): Step => ({ title, command: 'node', args });

const generated = node('Generated files are up to date', 'scripts/generate.ts', '--check');
const source: Step[] = [
  { title: 'Types', command: 'tsc', args: ['--noEmit', '-p', '.'] },
  { title: 'Lint', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
  { title: 'Unused code', command: 'knip', args: ['--config', '.knip.json'] },
  { title: 'Contract lint', command: 'redocly', args: ['lint', 'openapi.yaml', '--config', '.redocly.yaml'] },
];
// Before the tests, because some of them serve the site or start the program, and must not build it while others read it.
const build = node('Build', 'scripts/build-program.ts');
const units = vitest('Units and API on SQLite', 'units', { projects: ['sqlite'] });
// Each on one width: the desktop, where a journey is another one there, follows in the rest.
const RELEASE = '^(?!desktop .*@both).*@release';
const journeys = playwright('Journeys in the browser', 'browser', ['--grep', RELEASE]);
const quick = [generated, ...source, build, units, journeys];

const binary = node('One-file program', 'scripts/build-binary.ts');
const clients = vitest('Clients of the contract', 'clients', { config: 'scripts/clients', live: false });
const otherUnits = vitest('PostgreSQL and faults', 'units-rest', { projects: ['postgres', 'faults'] });
const oneFile: Step = { ...playwright('The journey on the one-file program', 'one-file', [], 'binary'), live: false };
const coverage = node('Contract coverage', 'scripts/contract-coverage.ts');
// The rare cases would take .ci/run five minutes.
const notThese = values.all ? RELEASE : `${RELEASE}|@rare`;
const otherJourneys = playwright('The other browser tests', 'browser-rest', ['--grep-invert', notThese]);
const rules = node('Reliability rules', 'scripts/reliability-rules.ts');
const benchmarks = node('The benchmarks run', 'scripts/bench/bench.ts', '--smoke');
const rest = [otherUnits, binary, oneFile, clients, benchmarks, coverage, otherJourneys, rules];

const gate = new Gate((values.rest ? [] : quick).length + (values.rest || values.all ? rest : []).length);

const runQuick = async () => {
  for (const folder of [REPORTS, '.cache/contract-coverage']) rmSync(folder, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  await gate.run(generated);
  await Promise.all([gate.inOrder(source), gate.run(build)]);
  await gate.inOrder([units, journeys]);
};

const runRest = async () => {
  // Tests of faults mostly wait for processes and clocks.
  await Promise.all([gate.run(otherUnits), gate.inOrder([binary, oneFile, clients, benchmarks])]);
  await gate.inOrder([coverage, otherJourneys, rules]);
};

const before = values.rest ? readJson<Told>(SUM) : undefined;
if (!values.rest) await runQuick();
if (values.rest || values.all) await runRest();
const passed = gate.totals.passed + (before?.passed ?? 0);
const failed = gate.totals.failed + (before?.failed ?? 0);
const failures = [...(before?.failures ?? []), ...gate.totals.failures];
if (!values.rest) writeFileSync(SUM, JSON.stringify({ passed, failed, failures }));
if (failures.length > 0) console.log(`\nFailed:\n${failures.map(name => `  ${name}`).join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
