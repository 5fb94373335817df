/** Tells a customer of the coupon for a friend, in the transaction that makes it (rule D18). */

import type { Instant } from '../../../common/time.ts';
import { customerOf } from '../../accounts/auth/profile.ts';
import type { Queries } from '../../platform/db/database.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { queue } from '../send/send.ts';
import { isOff, KINDS } from '../who-learns/kinds.ts';
import { kindsFor } from '../who-learns/who-learns.ts';

export async function tellReward(
  tx: Queries,
  { couponId, userId }: { couponId: string; userId: string },
  now: Instant,
): Promise<void> {
  const { messagesOff } = await readSettings(tx);
  const hasMail = (await customerOf(tx, userId))?.email != null;
  const kinds = kindsFor('FRIEND_CAME', 'customer').filter(kind => !isOff(kind, messagesOff));
  await queue(
    tx,
    kinds.map(kind => ({
      ...{ kind, subject: couponId, step: '', dueAt: now, bookingId: null, userId, professionalId: null },
      ways: KINDS[kind].ways.filter(way => way === 'PHONE' || hasMail),
    })),
    now,
  );
}
