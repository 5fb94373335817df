/**
 * Every YAML parser reads the contract, and all read the same. Parsers differ in what plain text may contain (`?` within braces) and in
 * what it means: `no`, `11:00:00` and `2026-12-01` are text in YAML 1.2, but not in YAML 1.1, which Python reads.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { sayLimits } from '../../../scripts/limit-sentences.ts';
import { pythonWithYaml } from '../../../scripts/python-yaml.ts';
import { contract } from './document.ts';

const text = readFileSync('openapi.yaml', 'utf8');

const INSTALLING = 300_000;
/** Reads standard input. A date has no place in JSON, so one that Python reads stops it. */
const PYTHON = 'import json, sys, yaml; json.dump(yaml.load(sys.stdin.buffer, getattr(yaml, sys.argv[1])), sys.stdout)';

const byPython = (loader: string, input: string): unknown => {
  const { status, stdout, stderr } = spawnSync(pythonWithYaml(), ['-c', PYTHON, loader], {
    input,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
};

describe('reads the contract as it is served', () => {
  it('yaml, by the rules of YAML 1.2 and 1.1', () => {
    expect(sayLimits(parse(text, { version: '1.2', strict: true }))).toEqual(contract);
    expect(sayLimits(parse(text, { version: '1.1', strict: true }))).toEqual(contract);
  });

  it('js-yaml', () => {
    expect(sayLimits(load(text) as typeof contract)).toEqual(contract);
  });

  it("Python's own loader", { timeout: INSTALLING }, () => {
    expect(sayLimits(byPython('SafeLoader', text) as typeof contract)).toEqual(contract);
  });

  it('but not every text, so these tests can fail', { timeout: INSTALLING }, () => {
    expect(() => byPython('SafeLoader', 'a: { b: Why? , c: Do you? no }')).toThrow('flow mapping');
    expect(byPython('SafeLoader', 'a: no')).not.toEqual(load('a: no'));
  });
});
