/** Deletes what sign-in leaves behind when nothing needs it any more (rule P6). */
import type { Queries } from '../db/database.ts';
import { DAY, type Instant } from '../shared/time.ts';
import { removeAttemptsBefore, removePasscodesBefore } from './passcode-store.ts';
import { removeSessionsEndedBefore } from './store.ts';

/** Deletes ended sessions, passcodes after a day (an unfinished registration holds a name) and attempts after eight days. */
export async function forgetSignIns(tx: Queries, now: Instant): Promise<void> {
  await removeSessionsEndedBefore(tx, now);
  await removePasscodesBefore(tx, now - DAY);
  await removeAttemptsBefore(tx, now - 8 * DAY);
}
