/** What the link of an offer shows, and taking or declining it (rules B95 and B97). */

import { timeOf } from '../../../common/minutes.ts';
import { addDays, type Instant, istMidnight, toRfc3339 } from '../../../common/time.ts';
import { mustBeCustomer } from '../../accounts/auth/profile.ts';
import { windowMinutes } from '../../messages/facts/booking-facts.ts';
import { keepVisitLink } from '../../messages/link/link.ts';
import { bookingTokenOf, hashOfToken } from '../../messages/link/offer-token.ts';
import { tellProgramsOfWait } from '../../messages/webhook/tell-wait.ts';
import { AppError } from '../../platform/contract/errors.ts';
import { perhaps } from '../../platform/contract/perhaps.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { releasePlace } from '../../schedule/professional/held.ts';
import { shownPeople } from '../../schedule/professional/who-comes.ts';
import { emptySameCart } from '../../shop/cart/order.ts';
import { book } from '../booking/book.ts';
import { mustBeChangeable } from '../change/cancel.ts';
import { move } from '../change/move.ts';
import { changeIn } from '../change/write.ts';
import { bookingRowOf } from '../record/read.ts';
import { askedBy, isEarlier, refsOf } from '../wait/asked.ts';
import { endOffer } from '../wait/end.ts';
import { noteDeclined, noteTaken, noteTaking, type OfferedWait, offerByLink } from '../wait/offers.ts';
import { isHeld, type OfferRow, type WaitRow } from '../wait/rules.ts';
import { knownFor, toOneWait } from '../wait/show.ts';
import { withoutNotice } from './make.ts';
import { costOf, movesFrom } from './price.ts';

type Linked = Schemas['LinkedOffer'];

/** Throws NOT_FOUND for an unknown link, and one whose day is over. */
const mustOpen = async (db: Queries, token: string, now: Instant): Promise<OfferedWait> => {
  const found = await offerByLink(db, hashOfToken(token));
  if (!found || now >= istMidnight(addDays(found.offer.date, 2))) throw new AppError('NOT_FOUND');
  return found;
};

/** One that nobody has ended yet has lapsed all the same. */
const stateOf = (offer: OfferRow, now: Instant): Linked['state'] =>
  offer.state === 'OPEN' && !isHeld(offer, now) ? 'LAPSED' : offer.state;

/** What was offered is gone: nobody can take it any more. */
const NO_COST = { total: 0, discount: 0, finalPrice: 0, dueNow: 0, payBy: null };

const shown = async (deps: Deps, db: Queries, { offer, wait }: OfferedWait, now: Instant): Promise<Linked> => {
  const settings = await readSettings(db);
  const booked = offer.bookingId === null ? undefined : await bookingRowOf(db, offer.bookingId);
  // The services, the address or the booking may be gone.
  const asked = await perhaps(askedBy(db, wait, now));
  const address = booked?.address ?? asked?.address;
  const cost = asked && (await perhaps(costOf(deps, db, offer, booked ? { ...asked, booking: booked } : asked, now)));
  const { services } = await toOneWait(db, wait, 'STAFF');
  return {
    state: offer.state === 'OPEN' && !cost ? 'WITHDRAWN' : stateOf(offer, now),
    ...{ bookingDate: offer.date, bookingTime: timeOf(offer.startMinute) },
    arriveUntil: timeOf(offer.startMinute + windowMinutes(settings)),
    durationInMinutes: offer.minutes ?? asked?.durationInMinutes ?? offer.endMinute - offer.startMinute,
    expiresAt: toRfc3339(offer.expiresAt),
    services,
    address: address ? { building: address.building, city: address.city, postalCode: address.postalCode } : null,
    professional: knownFor(offer, asked?.wish.professionalId, await shownPeople(db), now),
    movesFrom: asked && offer.state !== 'TAKEN' ? movesFrom(asked) : null,
    ...(cost ?? NO_COST),
    bookingToken: booked ? bookingTokenOf(deps.config.jwtSecret, offer.id) : null,
  };
};

/** Throws NOT_FOUND. */
export async function readOffer(deps: Deps, token: string): Promise<Linked> {
  const now = deps.clock.now();
  return shown(deps, deps.db.read, await mustOpen(deps.db.read, token, now), now);
}

/** The holder acts as the customer, as with every link of a message. */
const holderOf = ({ userId, id }: WaitRow): Caller => ({ role: 'USER', id: userId, sessionId: id, key: null, staffRole: null });

interface Taken {
  bookingId: string;
  minutes: number;
  /** Of a new booking. */
  paise: number | null;
}

/** Moves the booking, which keeps its price and its coupon. What it leaves goes to the next. */
const moveEarlier = async (deps: Deps, tx: Queries, bookingId: string, { offer, wait }: OfferedWait): Promise<Taken> => {
  const caller = holderOf(wait);
  const { after } = await changeIn(deps, tx, bookingId, caller, async (inside, booking, now) => {
    await mustBeChangeable(inside, booking, caller, { now, moves: true });
    // The visit was moved before the offered time meanwhile.
    if (!isEarlier({ booking }, offer.date, offer.startMinute)) throw new AppError('OFFER_ENDED');
    const to = { bookingDate: offer.date, startMinute: offer.startMinute, address: booking.address };
    return move(deps, inside, booking, caller, { to, isHeld: true }, now);
  });
  return { bookingId, minutes: after.durationInMinutes, paise: null };
};

const bookHeld = async (
  deps: Deps,
  tx: Queries,
  { offer, wait }: OfferedWait,
  finalPrice: number | undefined,
  now: Instant,
): Promise<Taken> => {
  const { lines, wish, durationInMinutes } = await askedBy(tx, wait, now);
  if (wait.addressId === null) throw new AppError('ADDRESS_NOT_FOUND');
  const order = {
    ...{ userId: wait.userId, addressId: wait.addressId, serviceIds: refsOf(lines), paymentType: 'PAY_AFTER' as const },
    ...{ bookingDate: offer.date, bookingTime: timeOf(offer.startMinute), womenOnly: wish.womenOnly },
    ...(wish.professionalId !== undefined && { professionalId: wish.professionalId }),
    ...(finalPrice !== undefined && { finalPrice }),
  };
  const settings = withoutNotice(await readSettings(tx));
  const { bookingId } = await book(deps, tx, order, settings, now, holderOf(wait));
  // The wait was made with this cart. A second order of it would be a second visit.
  await emptySameCart(tx, wait.userId, wait.serviceIds);
  const paise = (await bookingRowOf(tx, bookingId))?.finalPaise ?? 0;
  return { bookingId, minutes: durationInMinutes, paise };
};

/** The hold and the wait end first, so that the booking finds the time free and ends no wait a second time. */
const take = async (
  deps: Deps,
  tx: Queries,
  found: OfferedWait,
  finalPrice: number | undefined,
  now: Instant,
): Promise<OfferRow> => {
  const { offer, wait } = found;
  await mustBeCustomer(tx, wait.userId);
  await releasePlace(tx, offer.id);
  await noteTaking(tx, wait.id, now);
  const taken =
    wait.bookingId === null
      ? await bookHeld(deps, tx, found, finalPrice, now)
      : await moveEarlier(deps, tx, wait.bookingId, found);
  const ended = { state: 'TAKEN', endedAt: now, ...taken } as const;
  await noteTaken(tx, offer.id, ended);
  await keepVisitLink(tx, taken.bookingId, bookingTokenOf(deps.config.jwtSecret, offer.id), now);
  await tellProgramsOfWait(tx, 'wait.taken', wait.id, now);
  return { ...offer, ...ended };
};

const decline = async (tx: Queries, { offer, wait }: OfferedWait, now: Instant): Promise<OfferRow> => {
  await noteDeclined(tx, wait.id);
  await endOffer(tx, offer, 'DECLINED', now);
  return { ...offer, state: 'DECLINED', endedAt: now };
};

/** The same answer again changes nothing. Throws NOT_FOUND, OFFER_ENDED, and what booking or moving throws. */
export function answerOffer(deps: Deps, token: string, { accept, finalPrice }: Schemas['OfferAnswer']): Promise<Linked> {
  const { db, clock } = deps;
  return db.tx(async tx => {
    const now = clock.now();
    const found = await mustOpen(tx, token, now);
    const isAgain = found.offer.state === (accept ? 'TAKEN' : 'DECLINED');
    if (!isAgain && !isHeld(found.offer, now)) throw new AppError('OFFER_ENDED');
    const offer = isAgain ? found.offer : accept ? await take(deps, tx, found, finalPrice, now) : await decline(tx, found, now);
    return shown(deps, tx, { ...found, offer }, now);
  });
}
