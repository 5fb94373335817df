/** The academy tells learners of their place and their money (rule Y11), in the transaction of the change. */

import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { queue } from '../send/send.ts';
import { isOff, KINDS } from '../who-learns/kinds.ts';
import { kindsFor } from '../who-learns/who-learns.ts';

/** `feeId`: the payment or refund that it is about. */
export async function tellLearner(
  tx: Queries,
  occasion: 'ENROLLED' | 'FEE_TAKEN' | 'FEE_RETURNED',
  { enrolmentId, feeId = '' }: { enrolmentId: string; feeId?: string },
  now: Instant,
): Promise<void> {
  const { messagesOff } = await readSettings(tx);
  const nobody = { bookingId: null, userId: null, professionalId: null };
  const kinds = kindsFor(occasion, 'customer').filter(kind => !isOff(kind, messagesOff));
  await queue(
    tx,
    kinds.map(kind => ({ kind, subject: enrolmentId, step: feeId, dueAt: now, ways: KINDS[kind].ways, ...nobody })),
    now,
  );
}
