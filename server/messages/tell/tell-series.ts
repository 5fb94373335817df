/** Tells the customer that a series pauses or has ended, in the transaction that does it (rule Q40). */

import type { Instant } from '../../../common/time.ts';
import { customerOf } from '../../accounts/auth/profile.ts';
import type { Queries } from '../../platform/db/database.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { queue } from '../send/send.ts';
import { isOff, KINDS } from '../who-learns/kinds.ts';
import { kindsFor } from '../who-learns/who-learns.ts';

interface What {
  seriesId: string;
  userId: string;
  what: 'SERIES_PAUSED' | 'SERIES_ENDED';
  /** Whether visits were cancelled with it. Then an e-mail for each takes its entry out of the calendar. */
  cancels: boolean;
}

/** Who did it without cancelling anything knows it, so call it for others only. `now`: before the visits were cancelled. */
export async function tellSeries(tx: Queries, { seriesId, userId, what, cancels }: What, now: Instant): Promise<void> {
  const { messagesOff } = await readSettings(tx);
  const hasMail = !cancels && (await customerOf(tx, userId))?.email != null;
  const kinds = kindsFor(what, 'customer').filter(kind => !isOff(kind, messagesOff));
  await queue(
    tx,
    kinds.map(kind => ({
      ...{ kind, subject: seriesId, step: String(now), dueAt: now, bookingId: null, userId, professionalId: null },
      ways: KINDS[kind].ways.filter(way => way === 'PHONE' || hasMail),
    })),
    now,
  );
}
