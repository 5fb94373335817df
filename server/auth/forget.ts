/** What signing in leaves behind goes when nothing asks for it any more (privacy policy: how-long.tsx). */
import type { Queries } from '../db/database.ts';
import { DAY, type Instant } from '../shared/time.ts';
import { removeAttemptsBefore, removePasscodesBefore, removeSessionsEndedBefore } from './store.ts';

/** Ended sessions, passcodes of a day ago (a registration never finished names somebody), attempts of two days ago. */
export async function forgetSignIns(tx: Queries, now: Instant): Promise<void> {
  await removeSessionsEndedBefore(tx, now);
  await removePasscodesBefore(tx, now - DAY);
  await removeAttemptsBefore(tx, now - 2 * DAY);
}
