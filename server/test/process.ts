/**
 * Runs the product as a process on a prepared data folder. It is the shipped program, which starts four times as fast as its sources.
 * built.ts builds it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { programEntry } from '../../scripts/program.ts';

export const SECRET = 'a secret of the tests, long enough for HS256';

export interface RunningServer {
  process: ChildProcess;
  url: string;
  /** The output of both streams so far. */
  output(): string;
  /** Resolves when the process is gone. */
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

/** Resident memory in MB, as the system counts it. */
export function memoryOf({ process: { pid } }: Pick<RunningServer, 'process'>): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

interface Options {
  dataDir: string;
  env?: Record<string, string>;
  /** Precedes the command, for example a tracer. */
  wrapper?: string[];
  /** Replaces the product by another program that prints its address. */
  program?: string[];
}

export function startServer({
  dataDir,
  env = {},
  wrapper = [],
  program = [programEntry, 'serve'],
}: Options): Promise<RunningServer> {
  const [command = '', ...args] = [...wrapper, process.execPath, ...program];
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: wrapper.length > 0,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      DEMO_DATA: 'off',
      RATE_LIMIT: 'off',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'error',
      JWT_SECRET: SECRET,
      ...env,
    },
  });
  const gone = new Promise<number | null>(resolve => child.on('exit', code => resolve(code)));
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk;
      const url = output.match(/ is at (http:\/\/\S+)/)?.[1];
      if (!url) return;
      const kill = (signal: NodeJS.Signals) => {
        // A tracer blocks signals to itself, so the signal goes to its group, which includes the server.
        if (wrapper.length > 0) process.kill(-(child.pid as number), signal);
        else child.kill(signal);
        return gone;
      };
      resolve({ process: child, output: () => output, url: `${url.replace('localhost', '127.0.0.1')}/api/v1`, kill });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    gone.then(code => reject(new Error(`The server ended with ${code} before it listened:\n${output}`)));
  });
}
