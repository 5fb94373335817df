/** What the phones of the whole day (day.spec.ts) hear. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { DATA_DIR } from '../places.ts';
import { allDone } from './clock.ts';

interface Sent {
  to: string;
  kind: string;
  body: string;
}

const sentTo = (address: string): string[] => {
  const outbox = join(DATA_DIR, 'outbox.jsonl');
  const lines = existsSync(outbox) ? readFileSync(outbox, 'utf8').trim().split('\n') : [];
  const sent = lines.filter(Boolean).map(line => JSON.parse(line) as Sent);
  return sent.filter(({ to, kind }) => to === address && kind !== 'OTP').map(({ kind, body }) => `${kind}: ${body}`);
};

/** How many messages to an address were looked at. */
const heard = new Map<string, number>();

/** Before the first message of a salon. */
export function forgetMessages(): void {
  heard.clear();
}

/**
 * These messages have come to the mobile or e-mail since it was last asked, in this order, and no others. Each begins with its kind. A tap
 * may still be on its way to the salon.
 */
export async function hears(address: string, ...messages: RegExp[]): Promise<void> {
  const before = heard.get(address) ?? 0;
  await expect(async () => {
    await allDone();
    expect(sentTo(address).slice(before)).toEqual(messages.map(message => expect.stringMatching(message)));
  }).toPass({ timeout: 10_000, intervals: [50, 100, 250] });
  heard.set(address, before + messages.length);
}

/** The address of the visit's page in the last message that has one, without its origin. */
export function linkTo(mobile: string): string {
  const message = sentTo(mobile).findLast(text => text.includes('/v/'));
  return message?.match(/(\/(hi|mr))?\/v\/[\w-]{22}/)?.[0] ?? '';
}

/** The start code that the customer's phone was told. */
export function codeTold(mobile: string): string {
  const message = sentTo(mobile).findLast(text => text.startsWith('PROFESSIONAL: '));
  return message?.match(/\b\d{4}\b(?!.*\b\d{4}\b)/)?.[0] ?? '';
}
