/** Reminds a customer of the next visit, in the transaction that notes it (rules B130 and Q41). */
import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { queue } from '../send/send.ts';
import type { Way } from '../who-learns/kinds.ts';

/** By one way alone, because more would be a flood. */
export function tellDue(
  tx: Queries,
  { nudgeId, userId, kind, way }: { nudgeId: string; userId: string; kind: 'NUDGE' | 'WIN_BACK'; way: Way },
  now: Instant,
): Promise<void> {
  const about = { bookingId: null, userId, professionalId: null };
  return queue(tx, [{ kind, subject: nudgeId, step: '', dueAt: now, ...about, ways: [way] }], now);
}
