/** Says that the clock is right, so that the housekeeping deletes old data again (rule P11). */

import { systemClock } from '../../common/time.ts';
import { readEnvironment } from '../platform/config/config.ts';
import { trustTime } from '../platform/jobs/trusted-time.ts';
import { readArguments } from './arguments.ts';
import { openForWork } from './open-database.ts';
import { salonTime } from './verdict.ts';

export async function run(args: string[]) {
  readArguments(args, {});
  const db = await openForWork(readEnvironment());
  try {
    const now = systemClock.now();
    await db.tx(tx => trustTime(tx, now));
    console.log(`The salon's time is ${salonTime(now)}. Within the next hour, the server deletes old data again.`);
  } finally {
    await db.close();
  }
}
