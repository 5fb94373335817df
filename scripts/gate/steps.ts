/** Runs the steps of the gate (scripts/test.ts), tells how far it is, and counts tests. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Tests that passed and failed. A check without tests of its own (types, lint) counts as one. */
export interface Totals {
  passed: number;
  failed: number;
}

/** What a step's report tells. */
export interface Told extends Totals {
  /** The tests that failed: the name, and the start of the reason. */
  failures: string[];
}

/** The start of why a test failed, in one line: the end of a log is often all that its reader has. */
export function whyOf(message: string | undefined): string {
  return stripVTControlCharacters(message ?? '')
    .replace(/\s+/g, ' ')
    .slice(0, 400);
}

/** `1 m 05 s` */
export function inWords(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} m ${String(seconds % 60).padStart(2, '0')} s`;
}

export function readJson<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

/** What a failed check says at its end, for a reader who has only the end of the log. */
const lastLineOf = (printed: Buffer[]): string => {
  const lines = Buffer.concat(printed).toString().trim().split('\n');
  return (lines.at(-1) ?? '').slice(0, 500);
};

export interface Step {
  title: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** Shows its output as it comes. The output of other steps is shown when they are done, because they run beside each other. */
  live?: boolean;
  /** The tests that the step has run, from its report. Without it, the step is one test. */
  report?: () => Told | undefined;
}

export class Gate {
  #started = performance.now();
  #done = 0;
  #steps: number;
  readonly totals: Told = { passed: 0, failed: 0, failures: [] };

  constructor(steps: number) {
    this.#steps = steps;
  }

  /** How far the gate is: `[3 of 9, 1 m 05 s]`. */
  #place(): string {
    return `[${this.#done} of ${this.#steps} done, ${inWords(performance.now() - this.#started)}]`;
  }

  /** Never throws: a command that cannot run has failed. */
  async run({ title, command, args, env, live = false, report }: Step): Promise<void> {
    const started = performance.now();
    console.log(`${this.#place()} ${title} …`);
    const printed: Buffer[] = [];
    const output = live ? 'inherit' : 'pipe';
    const child = spawn(command, args, { stdio: ['ignore', output, output], env: { ...process.env, ...env } });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes: Buffer) => printed.push(bytes));
    const isOk = await new Promise<boolean>(resolve => {
      child.once('error', () => resolve(false));
      child.once('close', status => resolve(status === 0));
    });
    const told = report?.();
    // A runner that failed without a failed test, or left no report, counts as one failure.
    const failed = told?.failed || (isOk && (told || !report) ? 0 : 1);
    this.totals.passed += told?.passed ?? (isOk && !report ? 1 : 0);
    this.totals.failed += failed;
    if (told?.failed) this.totals.failures.push(...told.failures.map(name => `${title}: ${name}`));
    else if (failed > 0) this.totals.failures.push([title, lastLineOf(printed)].filter(Boolean).join(': '));
    this.#done++;
    if (!isOk || !live) process.stdout.write(Buffer.concat(printed));
    console.log(`${this.#place()} ${title}: ${isOk ? 'ok' : 'FAILED'} in ${inWords(performance.now() - started)}`);
  }

  /** Runs steps one after the other. */
  async inOrder(steps: Step[]): Promise<void> {
    for (const step of steps) await this.run(step);
  }
}
