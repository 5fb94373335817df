/** Tells a customer of something that has no booking, in the transaction in which it happens. */

import type { Instant } from '../../../common/time.ts';
import { customerOf } from '../../accounts/auth/profile.ts';
import type { Queries } from '../../platform/db/database.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { queue } from '../send/send.ts';
import { isOff, KINDS } from '../who-learns/kinds.ts';
import { kindsFor, type Occasion } from '../who-learns/who-learns.ts';

interface About {
  occasion: Occasion;
  /** The id of what it is about. */
  subject: string;
  /** What tells several messages about it apart. */
  step?: string;
  userId: string;
}

/** At once, by the ways that the customer has. */
export async function tellCustomer(tx: Queries, { occasion, subject, step = '', userId }: About, now: Instant): Promise<void> {
  const { messagesOff } = await readSettings(tx);
  const hasMail = (await customerOf(tx, userId))?.email != null;
  const kinds = kindsFor(occasion, 'customer').filter(kind => !isOff(kind, messagesOff));
  await queue(
    tx,
    kinds.map(kind => ({
      ...{ kind, subject, step, dueAt: now, bookingId: null, userId, professionalId: null },
      ways: KINDS[kind].ways.filter(way => way === 'PHONE' || hasMail),
    })),
    now,
  );
}
