/** `npm run rules` without and with the reports of a test run. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

it('counts the tests of each rule, and says how to make the reports if there are none', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'nikhar-rules-'));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  const count = () => spawnSync(process.execPath, [join(import.meta.dirname, 'reliability-rules.ts')], { cwd, encoding: 'utf8' });
  const report = (name: string, content: object) => {
    mkdirSync(join(cwd, '.cache/test'), { recursive: true });
    writeFileSync(join(cwd, `.cache/test/${name}.json`), JSON.stringify(content));
  };
  const refused = (name: string) => {
    const { status, stdout, stderr } = count();
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(RegExp(`^There is no .cache/test/${name}.json, .*Run npm run test:all first.*\n$`));
  };

  refused('units');
  const test = (title: string, status: string) => ({ title, status, ancestorTitles: ['R84 kills'] });
  report('units', { testResults: [{ assertionResults: [test('R1 one', 'passed'), test('R2 two', 'failed')] }] });
  report('units-rest', { testResults: [{ assertionResults: [test('R1 one', 'passed')] }] });
  // As after a run on a machine without a browser.
  refused('browser');
  report('browser', { suites: [{ title: '', specs: [{ title: 'R71 three', ok: true }] }] });
  report('browser-rest', { suites: [{ title: '', specs: [{ title: 'R72 four', ok: false }] }] });
  const { status, stdout } = count();
  const counted = stdout.split('\n').filter(line => /^[A-Z]\d+ +\d/.test(line));
  expect(counted.map(line => line.split(/ +/, 2))).toEqual([
    ['R1', '2'],
    ['R71', '1'],
    ['R84', '2'],
  ]);
  expect(stdout).toMatch(/\n3 of \d+ reliability rules have tests/);
  expect(status).toBe(1);
});
