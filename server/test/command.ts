/** Runs a command of the product as a process on the test's data folder. */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { programEntry } from '../../scripts/program.ts';
import { shellWord } from '../commands/invocation.ts';
import { SECRET } from './process.ts';

/** An environment that a production start accepts. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  JWT_SECRET: SECRET,
  RATE_LIMIT: 'on',
  SMS_PROVIDER: 'msg91',
  MSG91_AUTH_KEY: 'key',
  MSG91_TEMPLATE_ID: 'template',
};

/** How the product's messages write a command. */
export const INVOCATION = [process.execPath, programEntry].map(shellWord).join(' ');

interface Options {
  env?: Record<string, string>;
  input?: string;
  /** Words before the command, such as another user's. */
  wrapper?: string[];
}

export async function nikhar(dataDir: string, args: string[], { env = {}, input = '', wrapper = [] }: Options = {}) {
  const [command = '', ...rest] = [...wrapper, process.execPath, programEntry, ...args];
  const child = spawn(command, rest, {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'error',
      ...env,
    },
  });
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const gone = new Promise<number | null>(resolve => child.on('close', resolve));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await gone, stdout, stderr };
}
