/** Who is asked for the second step of a party, and when the salon hears that it is not paid (rules M65, M66). */
import { istInstant } from '../../../common/minutes.ts';
import { addDays, type Instant, istDate } from '../../../common/time.ts';
import { laterDue } from '../../money/ledger/rules.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Wanted } from '../send/wanted.ts';
import type { Alert } from '../who-learns/alert-rules.ts';
import { KINDS } from '../who-learns/kinds.ts';
import { kindsFor } from '../who-learns/who-learns.ts';
import { findBalances } from './store.ts';

/** How many days before its day the customer is asked. */
const ASKED_BEFORE = 3;
/** In the morning, so that the day is left. */
const AT = 10 * 60;

/** What is to be said by now of second steps that are not paid. The step of the message is the day that the money is due. */
export async function balancesAt(db: Queries, hasMail: boolean, now: Instant): Promise<{ asked: Wanted[]; alerts: Alert[] }> {
  const today = istDate(now);
  const rows = (await findBalances(db, { from: today, to: addDays(today, ASKED_BEFORE) })).filter(row => laterDue(row) > 0);
  const about = (row: (typeof rows)[number]) => ({
    ...{ step: row.laterOn, subject: row.id, bookingId: row.id, userId: row.userId, professionalId: null },
  });
  const isBy = (date: string) => now >= istInstant(date, AT);
  const asked = rows
    .filter(({ laterOn }) => isBy(addDays(laterOn, -ASKED_BEFORE)))
    .flatMap(row =>
      kindsFor('BALANCE_SOON', 'customer').map(kind => ({
        ...{ kind, dueAt: now, ...about(row) },
        ways: KINDS[kind].ways.filter(way => way === 'PHONE' || (hasMail && row.email !== null)),
      })),
    );
  const unpaid = rows.filter(({ laterOn, isTest }) => laterOn === today && isBy(laterOn) && !isTest);
  return { asked, alerts: unpaid.map(row => ({ kind: 'PARTY_BALANCE' as const, dueAt: now, ...about(row) })) };
}
