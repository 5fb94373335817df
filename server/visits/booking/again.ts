/** An earlier visit again: what it costs today, who comes, and the next times that fit (rule W90), or its services in the cart. Nothing is held. */

import { choiceIn, choiceOf, refOf, refWith } from '../../../common/choice.ts';
import { quietPercentAt, travelFeeTo } from '../../../common/extras.ts';
import { minuteOf, partOfDay } from '../../../common/minutes.ts';
import { toPaise, toRupees } from '../../../common/money.ts';
import { price } from '../../../common/price.ts';
import { depositOf } from '../../../common/terms.ts';
import { addDays, type IsoDate, istDate } from '../../../common/time.ts';
import { depositForNoShows } from '../../accounts/auth/no-shows.ts';
import { eachDay } from '../../platform/contract/period.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { CartGuest } from '../../platform/db/schema.ts';
import type { Deps } from '../../platform/deps.ts';
import { isOutsideArea } from '../../salon/settings/area-rules.ts';
import { paysOnline } from '../../salon/settings/rules.ts';
import { readSettings, type Settings } from '../../salon/settings/settings.ts';
import { addressFor } from '../../schedule/address/address.ts';
import { slotsOf } from '../../schedule/fit/slot-rules.ts';
import { placeOf } from '../../schedule/fit/travel-rules.ts';
import { weeksOf } from '../../schedule/free/days.ts';
import { fillCart } from '../../shop/cart/change.ts';
import { servicesOnSale } from '../../shop/catalog/catalog.ts';
import { chosenOf } from '../../shop/catalog/choice-rules.ts';
import { guestServicesOf } from '../record/party.ts';
import { itemsOf, mustFindBooking, readBooking } from '../record/read.ts';
import type { BookingRow } from '../record/rules.ts';
import { learntDaysFor, type Query, type Question, questionOf } from './slots.ts';

type Offer = Schemas['AgainOffer'];
type Time = Offer['times'][number];

/** How far ahead an offer looks: it costs at most as much as the days of a month. */
const DAYS_AHEAD = 30;
const MOST = 3;

/** The first free slot of each part of the day, so that the times of an offer are not all beside each other. */
const timesOn = (date: IsoDate, slots: Schemas['Slot'][]): Time[] => {
  const free = slots.filter(({ available }) => available);
  const parts = Map.groupBy(free, ({ startTime }) => partOfDay(minuteOf(startTime)));
  return [...parts.values()].flatMap(([first]) => (first ? [{ date, startTime: first.startTime, endTime: first.endTime }] : []));
};

const nextTimes = async (deps: Deps, asked: Question): Promise<Time[]> => {
  const today = istDate(asked.now);
  const found: Time[] = [];
  for (const week of weeksOf({ from: today, to: addDays(today, DAYS_AHEAD) })) {
    const dayOf = await learntDaysFor(deps, week, asked);
    for (const date of eachDay(week)) found.push(...timesOn(date, slotsOf(dayOf(date), asked.durationInMinutes)));
    if (found.length >= MOST) break;
  }
  return found.slice(0, MOST);
};

/** The services that are still on sale, with both prices, and the names of the others. */
export async function itemsAgain(db: Queries, items: Schemas['BookingItem'][]) {
  const services = await servicesOnSale(
    db,
    items.map(({ serviceId }) => serviceId),
  );
  /** As it is on sale today, with what was chosen of it (rule C32). */
  const todayOf = ({ serviceId, ...choice }: Pick<Schemas['BookingItem'], 'serviceId' | 'variantId' | 'addOnIds'>) => {
    const service = services.get(serviceId);
    return service && chosenOf(service, choiceOf(choice));
  };
  const lines = items.flatMap(({ serviceId, quantity, price: priceBefore, ...choice }) => {
    const chosen = todayOf({ serviceId, ...choice });
    return chosen ? [{ serviceId, ...chosen, quantity, priceBefore }] : [];
  });
  return {
    items: lines.map(({ serviceId, choice, name, names, pricePaise, quantity, priceBefore }) => ({
      ...{ serviceId, ...choiceIn(choice), name, ...(names && { names }) },
      ...{ quantity, price: toRupees(pricePaise), priceBefore },
    })),
    gone: items.filter(item => !todayOf(item)).map(({ name, names }) => ({ name, ...(names && { names }) })),
    finalPrice: toRupees(price(lines, null, { wholeRupees: false }).finalPaise),
    durationInMinutes: lines.reduce((sum, { durationInMinutes, quantity }) => sum + durationInMinutes * quantity, 0),
  };
}

/** What this customer pays online with PAY_AFTER, in rupees, as the booking will ask for it (rules M16 and M31). */
const depositFor = async ({ db, config, clock }: Deps, finalPrice: number, { id }: Caller): Promise<number> => {
  const settings = await readSettings(db.read);
  if (!paysOnline(config, settings)) return 0;
  const asked = await depositForNoShows(db.read, config, settings, id, clock.now());
  return toRupees(depositOf(toPaise(finalPrice), settings, asked));
};

/** Her times, or without any those of whoever can come. */
const timesFor = async (
  deps: Deps,
  query: Query,
  professional: Offer['professional'],
  caller: Caller,
): Promise<Pick<Offer, 'times' | 'reason' | 'professional'>> => {
  const now = deps.clock.now();
  const asked = await questionOf(deps, query, now, caller);
  if (isOutsideArea(asked.settings, asked.where)) return { times: [], reason: 'OUTSIDE_AREA', professional: null };
  if (professional && asked.settings.capacity === 'PROFESSIONALS') {
    const hers = { ...asked, wish: { ...asked.wish, professionalId: professional.id } };
    const times = await nextTimes(deps, hers);
    if (times.length > 0) return { times, reason: null, professional };
  }
  const times = await nextTimes(deps, asked);
  return { times, reason: times.length > 0 ? null : 'FULL', professional: null };
};

/** A time with its own price, if it is a quiet one (rule M51). */
const pricedAt = async (
  deps: Deps,
  time: Time,
  items: Offer['items'],
  { travelFee, settings }: { travelFee: number; settings: Settings },
  caller: Caller,
): Promise<Time> => {
  const quietPercent = quietPercentAt(settings, time.date, minuteOf(time.startTime));
  if (quietPercent === 0) return time;
  const lines = items.map(one => ({ pricePaise: toPaise(one.price), quantity: one.quantity }));
  const sums = price(lines, null, settings, { travelPaise: toPaise(travelFee), quietPercent });
  const finalPrice = toRupees(sums.finalPaise);
  return { ...time, finalPrice, deposit: await depositFor(deps, finalPrice, caller) };
};

/** Throws BOOKING_NOT_FOUND. */
export async function offerAgain(deps: Deps, id: string, { anyone }: { anyone?: boolean }, caller: Caller): Promise<Offer> {
  const { items: booked, addressId: booking, professional, womenOnly, guests } = await readBooking(deps, id, caller);
  const offered = await itemsAgain(deps.db.read, booked);
  const address = booking === null ? undefined : await addressFor(deps.db.read, booking, caller);
  const addressId = address ? booking : null;
  const settings = await readSettings(deps.db.read);
  const travelFee = address ? travelFeeTo(settings, placeOf(address.latitude, address.longitude)) : 0;
  const finalPrice = toRupees(toPaise(offered.finalPrice) + toPaise(travelFee));
  const deposit = await depositFor(deps, finalPrice, caller);
  const none = {
    ...offered,
    finalPrice,
    ...(travelFee > 0 && { travelFee }),
    deposit,
    addressId,
    professional: null,
    womenOnly,
    times: [],
  };
  if (offered.items.length === 0) return { ...none, reason: 'NO_SERVICE' };
  if (addressId === null) return { ...none, reason: 'NO_ADDRESS' };
  // No time of one professional is the guests' time: they are planned from the cart.
  if (guests) return { ...none, reason: 'FULL', forGuests: true };
  const serviceIds = offered.items.flatMap(item => Array<string>(item.quantity).fill(refOf(item))).join();
  const found = await timesFor(deps, { serviceIds, addressId, womenOnly }, anyone ? null : professional, caller);
  const times = await Promise.all(found.times.map(time => pricedAt(deps, time, offered.items, { travelFee, settings }, caller)));
  return { ...none, ...found, times };
}

/** Whom the services of the booking were for, as a cart has them (rule B140); null for an ordinary one. */
const guestsAgain = async (tx: Queries, { id, guestCount, guestLabels }: BookingRow): Promise<CartGuest[] | null> => {
  if (guestCount === 0) return null;
  const services = await guestServicesOf(tx, id);
  return Array.from({ length: guestCount }, (_, n) => ({
    label: guestLabels?.[n] ?? null,
    serviceIds: services.filter(({ guest }) => guest === n).map(({ serviceId, choice }) => refWith(serviceId, choice)),
  }));
};

/** Answers the filled cart. Throws BOOKING_NOT_FOUND, UNAUTHORIZED, and VALIDATION_ERROR when the cart is full. */
export function bookAgain({ db, clock }: Deps, id: string, caller: Caller): Promise<Schemas['Cart']> {
  return db.tx(async tx => {
    const { booking } = await mustFindBooking(tx, id, caller);
    const [lines, guests] = [await itemsOf(tx, booking.id), await guestsAgain(tx, booking)];
    return fillCart(tx, caller.id, { lines, guests }, clock.now());
  });
}
