/** Tells somebody who waits that a time is held for them, in the transaction of the offer (rule B97). */

import type { Instant } from '../../../common/time.ts';
import { customerOf } from '../../accounts/auth/profile.ts';
import type { Queries } from '../../platform/db/database.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { queue } from '../send/send.ts';
import { isOff, KINDS } from '../who-learns/kinds.ts';
import { kindsFor } from '../who-learns/who-learns.ts';

export async function tellOffered(
  tx: Queries,
  { offerId, userId }: { offerId: string; userId: string },
  now: Instant,
): Promise<void> {
  const { messagesOff } = await readSettings(tx);
  const hasMail = (await customerOf(tx, userId))?.email != null;
  const kinds = kindsFor('WAIT_OFFERED', 'customer').filter(kind => !isOff(kind, messagesOff));
  await queue(
    tx,
    kinds.map(kind => ({
      ...{ kind, subject: offerId, step: '', dueAt: now, bookingId: null, userId, professionalId: null },
      ways: KINDS[kind].ways.filter(way => way === 'PHONE' || hasMail),
    })),
    now,
  );
}
