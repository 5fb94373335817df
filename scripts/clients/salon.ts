/** The running product with the demo salon, as the people who connect a program meet it. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDatabase } from '../../server/test/engine.ts';
import { startServer } from '../../server/test/process.ts';

const DAY = 24 * 60 * 60_000;

export interface Salon {
  /** The address with the prefix of the contract. */
  url: string;
  /** The last passcode that was sent. */
  readPasscode: () => string;
  close: () => Promise<void>;
}

export async function openSalon(env: Record<string, string> = {}): Promise<Salon> {
  const dataDir = mkdtempSync(join(tmpdir(), 'nikhar-clients-'));
  const database = await makeDatabase(dataDir);
  const server = await startServer({ dataDir, env: { DEMO_DATA: 'on', ...database.env, ...env } });
  return {
    url: server.url,
    readPasscode: () => {
      const sent = readFileSync(join(dataDir, 'outbox.jsonl'), 'utf8').trim().split('\n');
      return JSON.parse(sent.findLast(line => line.includes('"kind":"OTP"')) ?? '').body.match(/\d{4}/)[0];
    },
    close: async () => {
      await server.kill('SIGTERM');
      await database.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** In India. */
export function tomorrow(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now() + DAY);
}
