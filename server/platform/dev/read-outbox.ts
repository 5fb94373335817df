import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Schemas } from '../contract/types.ts';
import { OUTBOX_FILE } from '../outside/outbox.ts';

const MOST = 200;
/** Enough for 200 messages, however long the file has become. */
const TAIL = 512 * 1024;

/** The last messages in the outbox, latest first; none if nothing was written yet. */
export async function readOutbox(dataDir: string): Promise<Schemas['OutboxMessage'][]> {
  const text = await tailOf(join(dataDir, OUTBOX_FILE));
  // The first line may be half of one.
  return text
    .split('\n')
    .filter(line => line.startsWith('{'))
    .slice(-MOST)
    .reverse()
    .map(line => {
      // Lines of an earlier version have passcodes only, and do not say so.
      const { to, body, sentAt, kind = 'OTP', channel = 'SMS', bookingId = null, subject } = JSON.parse(line);
      return { to, body, sentAt, kind, channel, bookingId, ...(subject && { subject }) };
    });
}

const tailOf = async (path: string): Promise<string> => {
  try {
    await using file = await open(path);
    const { size } = await file.stat();
    const start = Math.max(0, size - TAIL);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(size - start), 0, size - start, start);
    return buffer.subarray(0, bytesRead).toString('utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
};
