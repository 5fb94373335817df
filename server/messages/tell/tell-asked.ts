/** Asks the customer about a visit of a series that could not be booked as usual, in the transaction that notes it (rule B102). */

import type { Instant } from '../../../common/time.ts';
import { customerOf } from '../../accounts/auth/profile.ts';
import type { Queries } from '../../platform/db/database.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { queue } from '../send/send.ts';
import { isOff, KINDS } from '../who-learns/kinds.ts';
import { kindsFor } from '../who-learns/who-learns.ts';

export async function tellAsked(
  tx: Queries,
  { seriesId, number, userId }: { seriesId: string; number: number; userId: string },
  now: Instant,
): Promise<void> {
  const { messagesOff } = await readSettings(tx);
  const hasMail = (await customerOf(tx, userId))?.email != null;
  const kinds = kindsFor('SERIES_ASKED', 'customer').filter(kind => !isOff(kind, messagesOff));
  await queue(
    tx,
    kinds.map(kind => ({
      ...{ kind, subject: seriesId, step: String(number), dueAt: now, bookingId: null, userId, professionalId: null },
      ways: KINDS[kind].ways.filter(way => way === 'PHONE' || hasMail),
    })),
    now,
  );
}
