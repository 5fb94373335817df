/** What Vitest's JSON report tells: how many tests passed, and which failed. */
import { relative } from 'node:path';
import { readJson, type Told, whyOf } from './steps.ts';

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

export function readUnitReport(path: string): Told | undefined {
  const report = readJson<Report>(path);
  if (!report) return undefined;
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative('.', name);
    const failed = assertionResults
      .filter(test => test.status === 'failed')
      .map(({ fullName, failureMessages }) => `${file}: ${fullName}: ${whyOf(failureMessages?.[0])}`);
    // A file that cannot be loaded fails without a test.
    return status === 'failed' && failed.length === 0 ? [file] : failed;
  });
  return { passed: report.numPassedTests, failed: Math.max(report.numFailedTests, failures.length), failures };
}
