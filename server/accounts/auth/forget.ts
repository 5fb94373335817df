/** Deletes what sign-in leaves behind when nothing needs it any more (rule P6). */

import { DAY, type Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { forgetOldMobiles, removeMobileChangesOf } from './mobile-changes.ts';
import { removeAttemptsBefore, removePasscodesBefore, removePasscodesFor } from './passcode-store.ts';
import { endSessionsOf } from './session.ts';
import { removeSessionsEndedBefore } from './store.ts';

/**
 * Deletes ended sessions, passcodes after a day (an unfinished registration holds a name), attempts after eight days
 * and old mobiles after 30.
 */
export async function forgetSignIns(tx: Queries, now: Instant): Promise<void> {
  await removeSessionsEndedBefore(tx, now);
  await removePasscodesBefore(tx, now - DAY);
  await removeAttemptsBefore(tx, now - 8 * DAY);
  await forgetOldMobiles(tx, now);
}

/** Ends every sign-in of a professional, and those that have begun. The mobiles before go, too. */
export async function forgetSignInsOf(tx: Queries, { id, mobile }: { id: string; mobile: string | null }): Promise<void> {
  await endSessionsOf(tx, id);
  await removeMobileChangesOf(tx, id);
  if (mobile !== null) await forgetPasscodesOf(tx, mobile);
}

/** A professional's sign-ins that have begun. */
export async function forgetPasscodesOf(tx: Queries, mobile: string): Promise<void> {
  await removePasscodesFor(tx, mobile, 'PROFESSIONAL');
}
