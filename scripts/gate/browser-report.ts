/** What Playwright's JSON report tells: how many tests passed, and which took longest. */
import { readJson, type Told, whyOf } from './steps.ts';

interface Test {
  projectName: string;
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  results: { duration: number; error?: { message?: string } }[];
}
interface Suite {
  specs: { file: string; title: string; tests: Test[] }[];
  suites?: Suite[];
}
interface Report {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
}

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)];

/** The slowest spec files and tests, in seconds. */
const printSlowest = ({ suites }: Report) => {
  const files = new Map<string, number>();
  const tests = new Map<string, number>();
  for (const { file, title, tests: runs } of suites.flatMap(specsOf))
    for (const { projectName, results } of runs) {
      const seconds = results.reduce((sum, { duration }) => sum + duration / 1000, 0);
      files.set(file, (files.get(file) ?? 0) + seconds);
      tests.set(`${file} (${projectName}): ${title}`, seconds);
    }
  for (const [what, times] of [
    ['spec files', files],
    ['browser tests', tests],
  ] as const) {
    console.log(`\nThe slowest ${what}`);
    const slowest = [...times].sort(([, a], [, b]) => b - a).slice(0, 12);
    for (const [name, seconds] of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
  }
};

export function readBrowserReport(file: string): Told | undefined {
  const report = readJson<Report>(file);
  if (!report) return undefined;
  printSlowest(report);
  const { expected, unexpected, flaky } = report.stats;
  const failures = report.suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) => `${file} (${projectName}): ${title}: ${whyOf(results.at(-1)?.error?.message)}`),
    );
  return { passed: expected, failed: unexpected + flaky, failures };
}
