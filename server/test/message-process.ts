/**
 * A worker (run-worker.ts) with the product's jobs, whose SMS take a while and are written to the file RAN, by their bookings. Its clock
 * begins at NOW, in RFC 3339.
 */
import { appendFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Channel } from '../platform/outside/channel.ts';
import { runWorker } from './run-worker.ts';

const { RAN = '', NOW = '' } = process.env;
const ahead = Date.parse(NOW) - Date.now();
const sms: Channel = {
  provider: 'fake',
  send: async ({ bookingId }) => {
    await delay(20);
    appendFileSync(RAN, `${bookingId}\n`);
    return { providerId: null };
  },
};
await runWorker({ clock: { now: () => Date.now() + ahead }, channels: { SMS: sms } });
