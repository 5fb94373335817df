/** The messages of a development machine: a file from which people and tests read passcodes and all other messages (rule S12). */
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Clock, toRfc3339 } from '../../../common/time.ts';
import type { ChannelName, Channels } from './channel.ts';
import type { Sms } from './sms.ts';

const masked = (to: string): string => `${to.slice(0, 2)}******${to.slice(-2)}`;

interface Outbox {
  dataDir: string;
  clock: Clock;
}

export const OUTBOX_FILE = 'outbox.jsonl';

/** A line of the file. Programs rely on its shape. */
export interface OutboxLine {
  /** A mobile of 10 digits, or an e-mail address. */
  to: string;
  body: string;
  /** RFC 3339 in UTC. */
  sentAt: string;
  /** `OTP` for a passcode. */
  kind: string;
  channel: ChannelName;
  bookingId: string | null;
  /** For an e-mail. */
  subject?: string;
  calendar?: { method: string; content: string };
}

const writer = ({ dataDir, clock }: Outbox) => {
  const file = join(dataDir, OUTBOX_FILE);
  return (line: Omit<OutboxLine, 'sentAt'>) =>
    appendFile(file, `${JSON.stringify({ ...line, sentAt: toRfc3339(clock.now()) })}\n`, { mode: 0o600 });
};

/** Appends passcodes to `outbox.jsonl` in the data directory. */
export function outbox({
  toConsole,
  ...options
}: Outbox & {
  /** Whether to show passcodes on the console too. It bypasses the log, which must never hold a code (rule P5). */
  toConsole: boolean;
}): Sms {
  const write = writer(options);
  return {
    send: async ({ to, body }) => {
      await write({ to, body, kind: 'OTP', channel: 'SMS', bookingId: null });
      if (toConsole) process.stdout.write(`SMS to ${masked(to)}: ${body}\n`);
    },
  };
}

/** Every channel, appended to the same file. */
export function outboxChannels(options: Outbox): Required<Channels> {
  const write = writer(options);
  const channel = (name: ChannelName) => ({
    provider: 'outbox',
    send: async ({ to, text, kind, bookingId, subject, calendar }: Parameters<Required<Channels>['SMS']['send']>[0]) => {
      await write({ to, body: text, kind, channel: name, bookingId, ...(subject && { subject }), ...(calendar && { calendar }) });
      return { providerId: null };
    },
  });
  return { SMS: channel('SMS'), WHATSAPP: channel('WHATSAPP'), EMAIL: channel('EMAIL') };
}
