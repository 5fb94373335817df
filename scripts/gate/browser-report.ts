/** What Playwright's JSON report tells: how many tests passed, and which took longest. */
import { readJson, type Totals } from './steps.ts';

interface Test {
  projectName: string;
  results: { duration: number }[];
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

export function readBrowserReport(file: string): Totals | undefined {
  const report = readJson<Report>(file);
  if (!report) return undefined;
  printSlowest(report);
  return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
}
