/** What `npm run rows` says before and after there are reports to read. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

it('counts the rows of the reports, and where there are none says how they come about', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'nikhar-rows-'));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  const rows = () => spawnSync(process.execPath, [join(import.meta.dirname, 'reliability-rows.ts')], { cwd, encoding: 'utf8' });
  const report = (name: string, content: object) => {
    mkdirSync(join(cwd, '.cache/test'), { recursive: true });
    writeFileSync(join(cwd, `.cache/test/${name}.json`), JSON.stringify(content));
  };
  const refused = (name: string) => {
    const { status, stdout, stderr } = rows();
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(RegExp(`^There is no .cache/test/${name}.json, .*Run npm test first.*\n$`));
  };

  refused('vitest');
  const test = (title: string, status: string) => ({ title, status, ancestorTitles: ['H1 kills'] });
  report('vitest', { testResults: [{ assertionResults: [test('A1 one', 'passed'), test('A2 two', 'failed')] }] });
  // As after `npm test` on a machine without a browser.
  refused('playwright');
  report('playwright', { suites: [{ title: '', specs: [{ title: 'G1 three', ok: true }] }] });
  const { status, stdout } = rows();
  const counted = stdout.split('\n').filter(line => /^[A-Z]\d+ +\d/.test(line));
  expect(counted.map(line => line.split(/ +/, 2))).toEqual([
    ['A1', '1'],
    ['G1', '1'],
    ['H1', '1'],
  ]);
  expect(stdout).toMatch(/\n3 of \d+ rows have tests/);
  expect(status).toBe(1);
});
