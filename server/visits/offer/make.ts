/** An offer holds a time for one who waits, and tells them (rules B92 to B94). */

import { type Instant, type IsoDate, istDate, istMidnight, type Minute } from '../../../common/time.ts';
import { hashOfToken, offerTokenOf } from '../../messages/link/offer-token.ts';
import { tellCustomer } from '../../messages/tell/tell-customer.ts';
import { tellProgramsOfWait } from '../../messages/webhook/tell-wait.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { newId } from '../../platform/shared/ids.ts';
import { readSettings, type Settings } from '../../salon/settings/settings.ts';
import { findTime } from '../../schedule/free/time.ts';
import { holdPlace } from '../../schedule/professional/held.ts';
import { handOver } from '../../schedule/professional/visits.ts';
import { noteHandOver } from '../record/history.ts';
import { type AskedVisit, askedBy, isEarlier } from '../wait/asked.ts';
import { endOfferInTime } from '../wait/end.ts';
import { endedOn, noteOffer, offersSince, waitRow } from '../wait/offers.ts';
import { heldUntil, hiddenSinceOf, LONGEST_HIDDEN, OFFERS_A_DAY, type OfferRow, type WaitRow } from '../wait/rules.ts';

export interface Start {
  date: IsoDate;
  startMinute: Minute;
  /** Whose time staff offer. */
  professionalId?: string | undefined;
}

/** A held time needs no notice: the offer has kept to it. */
export function withoutNotice(settings: Settings): Settings {
  return { ...settings, shortestNotice: 0 };
}

/** By the travel that customers book by, so that what is offered can be taken. Throws what `findTime` throws. */
const placeFor = async (tx: Queries, { booking, ...asked }: AskedVisit, start: Start, settings: Settings, now: Instant) => {
  if (!isEarlier({ booking }, start.date, start.startMinute))
    throw new AppError('SLOT_UNAVAILABLE', { data: { reason: 'NOT_OFFERED' } });
  const { userId, wish, address, durationInMinutes } = asked;
  const professionalId = wish.professionalId ?? start.professionalId;
  const wanted = { ...wish, professionalId, address, userId, by: 'CUSTOMER' as const, durationInMinutes };
  const at = { bookingDate: start.date, startMinute: start.startMinute };
  const found = await findTime(tx, withoutNotice(settings), { ...wanted, ...at }, now, booking ? { exceptId: booking.id } : {});
  return { ...found, wish: { ...wish, professionalId } };
};

const mayHaveMore = async (tx: Queries, userId: string, now: Instant): Promise<boolean> =>
  (await offersSince(tx, userId, istMidnight(istDate(now)))) < OFFERS_A_DAY;

/** Whether the wait can be offered something now. */
const isReady = async (tx: Queries, wait: WaitRow | undefined, byStaff: boolean, now: Instant): Promise<boolean> => {
  if (!wait) return false;
  if (byStaff) return wait.state === 'WAITING' || wait.state === 'PAUSED';
  return wait.state === 'WAITING' && (await mayHaveMore(tx, wait.userId, now));
};

/**
 * Holds the time and queues the message, in the transaction `tx`. Undefined if the wait is not ready, or the time has been kept from the
 * public for too long. Throws what `askedBy` and `findTime` throw.
 */
export async function makeOffer(
  deps: Deps,
  tx: Queries,
  waitId: string,
  start: Start,
  { byStaff, now }: { byStaff: boolean; now: Instant },
): Promise<OfferRow | undefined> {
  const wait = await waitRow(tx, waitId);
  if (!wait || !(await isReady(tx, wait, byStaff, now))) return undefined;
  const settings = await readSettings(tx);
  const asked = await askedBy(tx, wait, now);
  const { span, assignment, wish } = await placeFor(tx, asked, start, settings, now);
  const professionalId = assignment?.professionalId ?? null;
  const ended = byStaff ? [] : await endedOn(tx, start.date, now - 3 * LONGEST_HIDDEN);
  const hiddenSince = hiddenSinceOf(ended, { ...span, professionalId }, now);
  const expiresAt = heldUntil({ date: start.date, startMinute: span.startMinute, hiddenSince }, settings, now);
  if (expiresAt === undefined) return undefined;
  // Only staff offer such a time. The other visit stays where it goes, whatever the customer answers.
  if (assignment?.handOver) {
    await handOver(tx, assignment.handOver);
    await noteHandOver(deps, tx, assignment.handOver, 'SYSTEM', now);
  }
  const id = newId();
  await holdPlace(tx, { id, date: start.date, ...span, wish, professionalId });
  const offer: OfferRow = {
    ...{ id, waitId, userId: wait.userId, tokenHash: hashOfToken(offerTokenOf(deps.config.jwtSecret, id)) },
    ...{ state: 'OPEN', date: start.date, ...span, professionalId },
    ...{ hiddenSince, byStaff, offeredAt: now, expiresAt, endedAt: null },
    ...{ bookingId: null, minutes: null, paise: null },
  };
  await noteOffer(tx, offer);
  await enqueue(tx, endOfferInTime, { offerId: id }, now, { dueAt: expiresAt, key: id });
  await tellCustomer(tx, { occasion: 'WAIT_OFFERED', subject: id, userId: wait.userId }, now);
  await tellProgramsOfWait(tx, 'wait.offered', waitId, now);
  return offer;
}
