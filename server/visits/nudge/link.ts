/** What the link of a reminder shows, books and ends (rule B132). It names nobody, because messages are forwarded. */
import { timeOf } from '../../../common/minutes.ts';
import type { Instant } from '../../../common/time.ts';
import { customerOf } from '../../accounts/auth/profile.ts';
import { type MarketingChannel, marketingChannelsOf, withdrawMarketing } from '../../accounts/consent/marketing.ts';
import { keepVisitLink } from '../../messages/link/link.ts';
import { bookingTokenOf, hashOfToken } from '../../messages/link/offer-token.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { emptySameCart } from '../../shop/cart/order.ts';
import { book } from '../booking/book.ts';
import { categoriesOf } from '../due/show.ts';
import { bookingRowOf } from '../record/read.ts';
import { hasPending, holderOf, proposedBy, refsOf } from './proposal.ts';
import { type NudgeRow, opensStill } from './rules.ts';
import { findByToken, noteAnswer, noteBooked } from './store.ts';

type Linked = Schemas['LinkedNudge'];
type Wanted = Schemas['NudgeBooking'];

const mustOpen = async (db: Queries, token: string, now: Instant): Promise<NudgeRow> => {
  const found = await findByToken(db, hashOfToken(token));
  const customer = found && (await customerOf(db, found.userId));
  if (!found || !customer?.active || !opensStill(found, now)) throw new AppError('NOT_FOUND');
  return found;
};

/** Throws NOT_FOUND for an unknown link, and one that works no longer. */
export async function readNudge(deps: Deps, token: string): Promise<Linked> {
  const [{ read: db }, now] = [deps.db, deps.clock.now()];
  const found = await mustOpen(db, token, now);
  const { id, userId, categoryId, bookingId } = found;
  return {
    category: (await categoriesOf(db, [found]))(categoryId),
    allowed: await marketingChannelsOf(db, userId),
    ...(await proposedBy(deps, found, now)),
    bookingToken: bookingId === null ? null : bookingTokenOf(deps.config.jwtSecret, id),
  };
}

/** Throws OFFER_ENDED, unless the link has booked this time. */
const mustBeTheSame = async (tx: Queries, bookingId: string, { bookingDate, bookingTime }: Wanted): Promise<void> => {
  const booked = await bookingRowOf(tx, bookingId);
  const isSame = booked?.bookingDate === bookingDate && timeOf(booked.startMinute) === bookingTime;
  if (!isSame) throw new AppError('OFFER_ENDED');
};

/**
 * Books one of the times that the link shows, once; the same again changes nothing. What is free is looked up before the turn, because that
 * takes long, and booking checks it again. Throws NOT_FOUND, OFFER_ENDED, SLOT_UNAVAILABLE, and what booking throws.
 */
export async function bookNudged(deps: Deps, token: string, wanted: Wanted): Promise<Linked> {
  const { db, clock } = deps;
  const { due, coupon } = await proposedBy(deps, await mustOpen(db.read, token, clock.now()), clock.now());
  await db.tx(async tx => {
    const now = clock.now();
    const nudge = await mustOpen(tx, token, now);
    const { userId } = nudge;
    if (nudge.bookingId !== null) return mustBeTheSame(tx, nudge.bookingId, wanted);
    if (!due || (await hasPending(tx, userId))) throw new AppError('OFFER_ENDED');
    const { bookingDate, bookingTime, finalPrice } = wanted;
    const time = due.times.find(one => one.date === bookingDate && one.startTime === bookingTime);
    if (!time) throw new AppError('SLOT_UNAVAILABLE', { data: { reason: 'NOT_OFFERED' } });
    const order = {
      ...{ userId, addressId: due.addressId, serviceIds: refsOf(due), womenOnly: due.womenOnly },
      ...{ bookingDate, bookingTime, paymentType: 'PAY_AFTER' as const },
      ...(time.professional && { professionalId: time.professional.id }),
      ...(coupon?.inPrices && { couponCode: coupon.code }),
      ...(finalPrice !== undefined && { finalPrice }),
    };
    const { bookingId } = await book(deps, tx, order, await readSettings(tx), now, holderOf(nudge));
    await emptySameCart(tx, userId, order.serviceIds);
    await noteBooked(tx, nudge.id, bookingId, now);
    await keepVisitLink(tx, bookingId, bookingTokenOf(deps.config.jwtSecret, nudge.id), now);
  });
  return readNudge(deps, token);
}

/** Withdraws the consent for one way, or for all, and counts as an answer. Throws NOT_FOUND. */
export async function stopNudges(deps: Deps, token: string, { channel }: { channel?: MarketingChannel }): Promise<Linked> {
  const { db, clock } = deps;
  await db.tx(async tx => {
    const now = clock.now();
    const { id, userId } = await mustOpen(tx, token, now);
    await withdrawMarketing(tx, userId, channel ? [channel] : ['SMS', 'WHATSAPP', 'EMAIL'], now);
    await noteAnswer(tx, id, now);
  });
  return readNudge(deps, token);
}
