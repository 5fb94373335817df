/** Warns the owners of unused accounts, and erases those accounts later (rule P14). */
import { DAY, type Instant, istDate } from '../../../common/time.ts';
import { queue } from '../../messages/send/send.ts';
import type { Wanted } from '../../messages/send/wanted.ts';
import type { Queries } from '../../platform/db/database.ts';
import { eraseAccount } from './own-account.ts';
import { findForgotten, findUnwarned } from './store.ts';

/** How long an unused account is kept, as the privacy policy promises (common/words/en/privacy.ts). */
const KEPT = 3 * 365 * DAY;
const WARNED_BEFORE = 30 * DAY;
/** How many accounts one round erases, which is hourly: other writes wait for it. */
const MOST = 50;

const warningFor = ({ id }: { id: string }, now: Instant): Wanted => ({
  ...{ kind: 'ACCOUNT_ENDS', subject: id, step: istDate(now + WARNED_BEFORE), dueAt: now, ways: ['PHONE', 'EMAIL'] },
  ...{ bookingId: null, userId: id, professionalId: null },
});

/** Warns those who are quiet for nearly three years, and erases those whose 30 days are over. Whom nothing reaches is erased, too. */
export async function forgetDormant(tx: Queries, now: Instant): Promise<void> {
  for (const account of await findForgotten(tx, now - KEPT, now - WARNED_BEFORE, MOST)) await eraseAccount(tx, account, now);
  const quiet = await findUnwarned(tx, now - KEPT + WARNED_BEFORE, now, MOST);
  await queue(
    tx,
    quiet.map(account => warningFor(account, now)),
    now,
  );
}
