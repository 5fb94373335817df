/** What the instances have sent: in development and tests, messages go to a file in each instance's folder. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Sent {
  to: string;
  body: string;
  kind: string;
  channel: string;
  bookingId: string | null;
}

export function sentBy(dataDirs: string[]): Sent[] {
  const files = dataDirs.map(dataDir => join(dataDir, 'outbox.jsonl')).filter(existsSync);
  const lines = files.flatMap(file => readFileSync(file, 'utf8').split('\n'));
  return lines.filter(Boolean).map(line => JSON.parse(line));
}
