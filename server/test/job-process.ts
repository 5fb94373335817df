/** A worker (run-worker.ts) with one kind of job, which writes its number to the file RAN. */
import { appendFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { systemClock } from '../../common/time.ts';
import { numberedJob } from './numbered-job.ts';
import { runWorker } from './run-worker.ts';

const { RAN, TRIES = '100' } = process.env;
const numbered = numberedJob(async ({ number, milliseconds }) => {
  if (milliseconds > 0) await delay(milliseconds);
  if (RAN) appendFileSync(RAN, `${number}\n`);
}, Number(TRIES));
await runWorker({ clock: systemClock, channels: {}, kinds: [numbered] });
