/** The link of a message to a customer, which opens a visit without a sign-in (rule Q13). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { letTimePass } from './customer.ts';
import { DATA_DIR } from './places.ts';
import { salonNow } from './professional.ts';
import { type Customer, forgetStaff } from './scene.ts';
import { expect } from './test.ts';

/** Noon of the next day: at night nothing is sent (rule Q4). */
export async function untilNoon() {
  const day = 86_400_000;
  const noon = 6.5 * 3_600_000;
  await letTimePass(day + noon - ((await salonNow()) % day));
  // The staff's session may have ended overnight.
  forgetStaff();
}

/** The address in the last message to this customer, without its origin and language. */
export async function visitLinkTo({ mobile }: Customer): Promise<string> {
  const read = () => {
    const lines = readFileSync(join(DATA_DIR, 'outbox.jsonl'), 'utf8').trim().split('\n');
    return lines.findLast(line => line.includes(mobile) && line.includes('/v/'))?.match(/\/v\/[\w-]{22}/)?.[0] ?? '';
  };
  await expect.poll(read).not.toBe('');
  return read();
}
