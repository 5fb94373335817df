/** Lines about visits: nobody comes, money goes back or is missing, a message failed (rule W103). */

import { istInstant, minuteOf } from '../../../common/minutes.ts';
import { addDays, istMidnight } from '../../../common/time.ts';
import { lostMessages } from '../../messages/message-log/log.ts';
import { ledgerOfMany } from '../../money/ledger/ledger.ts';
import { due, laterDue, refundDue } from '../../money/ledger/rules.ts';
import { nameOfProfessional } from '../../schedule/professional/team.ts';
import { balancesUnpaid, bookingsById, paidAndCancelled, unpaidUntil } from '../../visits/list/list.ts';
import { listUncovered } from '../../visits/plan/assign.ts';
import { type Asked, DAYS, type Found } from './rules.ts';
import { clockWords, dayWords, onDay, reasonWords, shortly } from './words.ts';

const listedById = async ({ db }: Asked, ids: string[]) =>
  new Map((await bookingsById(db, ids)).map(listed => [listed.booking.id, listed]));

/** The earliest first. */
export async function uncoveredLines(asked: Asked): Promise<Found[]> {
  const visits = (await listUncovered(asked.deps)).slice(0, asked.most);
  const byId = await listedById(
    asked,
    visits.map(({ bookingId }) => bookingId),
  );
  return visits.flatMap(visit => {
    const { bookingId, bookingDate: date, bookingTime, reason, part, services } = visit;
    const listed = byId.get(bookingId);
    if (!listed) return [];
    const when = `${onDay(date, asked.today)} at ${clockWords(bookingTime)}`;
    return {
      ...{ kind: 'UNCOVERED', of: bookingId, cause: [date, bookingTime, reason ?? 'NOBODY', ...(part ? [String(part)] : [])] },
      why: `Nobody comes to ${shortly(listed.fullName)} ${when}${part ? ` for ${services}` : ''}: ${reasonWords(visit)}.`,
      ...{ paise: listed.booking.finalPaise, at: istInstant(date, minuteOf(bookingTime)), label: 'Find Somebody' },
      ...{ target: { bookingId, date }, personId: listed.booking.userId },
    } satisfies Found;
  });
}

/** One line for a visit, whatever failed of it: the latest. */
export async function messageLines(asked: Asked): Promise<Found[]> {
  const lost = [...new Map((await lostMessages(asked.deps)).toReversed().map(row => [row.bookingId, row])).values()];
  const shown = lost.toReversed().slice(0, asked.most);
  const byId = await listedById(
    asked,
    shown.map(({ bookingId }) => bookingId),
  );
  const lines: Found[] = [];
  for (const { id, bookingId, bookingDate: date, startMinute, recipient, professionalId } of shown) {
    const listed = byId.get(bookingId);
    if (!listed) continue;
    const hers = recipient === 'PROFESSIONAL' && professionalId ? await nameOfProfessional(asked.db, professionalId) : null;
    const whose = recipient === 'PROFESSIONAL' ? (hers ?? 'the professional') : shortly(listed.fullName);
    lines.push({
      ...{ kind: 'MESSAGES', of: id, cause: [], paise: null, at: istInstant(date, startMinute), label: 'Tell Them' },
      why: `A message to ${whose} about the visit ${onDay(date, asked.today)} at ${clockWords(startMinute)} did not arrive.`,
      ...{ target: { bookingId, loggedMessageId: id }, personId: listed.booking.userId },
    });
  }
  return lines;
}

/** Refunds that wait, and those that the provider could not carry out. The earliest visits first. */
export async function refundLines(asked: Asked): Promise<Found[]> {
  const rows = await paidAndCancelled(asked.db, asked.most);
  if (rows.length === 0) return [];
  const { payments, refunds } = await ledgerOfMany(
    asked.db,
    rows.map(({ booking }) => booking.id),
  );
  const bookingOf = new Map(payments.map(({ id, bookingId }) => [id, bookingId]));
  const failed = new Map(
    refunds.filter(({ state }) => state === 'FAILED').map(({ id, paymentId }) => [bookingOf.get(paymentId), id]),
  );
  return rows.map(({ booking, fullName }) => {
    const of = `the cancelled visit of ${dayWords(booking.bookingDate, asked.today)}`;
    const refundId = failed.get(booking.id);
    return {
      ...{ kind: 'REFUND', of: booking.id, cause: refundId ? [refundId] : [] },
      why: refundId
        ? `The payment provider could not give ${shortly(fullName)} the money for ${of} back.`
        : `${shortly(fullName)} has not got the money for ${of} back.`,
      ...{ paise: refundDue(booking), at: booking.cancelledAt ?? istMidnight(booking.bookingDate), label: 'Refund' },
      ...{ target: { bookingId: booking.id }, personId: booking.userId },
    } satisfies Found;
  });
}

/** The latest first. */
export async function unpaidLines(asked: Asked): Promise<Found[]> {
  const rows = await unpaidUntil(asked.db, addDays(asked.today, -DAYS.unpaid), asked.most);
  return rows.map(({ booking, fullName }) => ({
    ...{ kind: 'UNPAID', of: booking.id, cause: [] },
    why: `${shortly(fullName)} has not paid for the visit of ${dayWords(booking.bookingDate, asked.today)}.`,
    ...{ paise: due(booking), at: istInstant(booking.bookingDate, booking.startMinute), label: 'Settle' },
    ...{ target: { bookingId: booking.id }, personId: booking.userId },
  }));
}

/** Second steps of parties that are not paid on their day, the earliest first (rule M66). */
export async function balanceLines({ db, today, most }: Asked): Promise<Found[]> {
  const rows = await balancesUnpaid(db, today, most);
  return rows.map(({ booking, laterOn, fullName }) => ({
    ...{ kind: 'PARTY_BALANCE', of: booking.id, cause: [laterOn] },
    why: `${shortly(fullName)} was to pay for the party ${onDay(booking.bookingDate, today)} by ${dayWords(laterOn, today)}.`,
    ...{ paise: laterDue(booking), at: istMidnight(laterOn), label: 'Call' },
    ...{ target: { bookingId: booking.id }, personId: booking.userId },
  }));
}
