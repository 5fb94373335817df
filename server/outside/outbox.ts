/** The SMS of a development machine: a file from which people and tests read passcodes (rule S12). */
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Clock, toRfc3339 } from '../shared/time.ts';
import type { Sms } from './sms.ts';

const masked = (mobile: string): string => `${mobile.slice(0, 2)}******${mobile.slice(-2)}`;

interface Outbox {
  dataDir: string;
  /** Whether to show the message on the console too. It bypasses the log, which must never hold a code (rule P5). */
  toConsole: boolean;
  clock: Clock;
}

/** Appends `{to, body, sentAt}` as a JSON line to `outbox.jsonl` in the data directory. */
export function outbox({ dataDir, toConsole, clock }: Outbox): Sms {
  const file = join(dataDir, 'outbox.jsonl');
  return {
    send: async ({ to, body }) => {
      await appendFile(file, `${JSON.stringify({ to, body, sentAt: toRfc3339(clock.now()) })}\n`, { mode: 0o600 });
      if (toConsole) process.stdout.write(`SMS to ${masked(to)}: ${body}\n`);
    },
  };
}
