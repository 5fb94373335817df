/** Gives the demo salon a few completed visits with reviews, so that real averages can be seen (rule C17). */

import { istInstant } from '../../common/minutes.ts';
import { price } from '../../common/price.ts';
import { addDays, DAY, HOUR, type Instant, istDate } from '../../common/time.ts';
import { receive } from '../money/ledger/ledger.ts';
import type { Queries } from '../platform/db/database.ts';
import { newId } from '../platform/shared/ids.ts';
import { namesOf, type Translations } from '../platform/shared/translations.ts';
import { markAsDemo } from '../salon/demo/store.ts';
import { countStars } from '../salon/rating/ratings.ts';
import { snapshotOf } from '../schedule/address/address.ts';
import { countAnew } from '../visits/list/months.ts';
import { addBooking, changeBooking } from '../visits/record/record.ts';
import { subjectsOf } from '../visits/review/review.ts';
import { addReview } from '../visits/review/store.ts';
import { addPeople, type Person } from './history/people.ts';
import { random } from './history/random.ts';
import { idOf } from './history/seed-history.ts';
import { demoReviews } from './reviews.ts';

export interface DemoOffer {
  id: string;
  name: string;
  translations: Translations;
  pricePaise: number;
  durationInMinutes: number;
}

/** The last of the numbers that nobody has. Who tries the demo registers with the first ones. */
const FIRST_PLACE = 99_900;
const [FROM, TO] = [11 * 60, 13 * 60];
const NOTHING_SAID = { editedAt: null, hiddenAt: null, hiddenBy: null, hiddenReason: null };

/** A visit that took place and was paid in cash. Gives its id. */
const addVisit = async (db: Queries, { id: userId, address }: Person, offer: DemoOffer, bookedAt: Instant, endedAt: Instant) => {
  const id = idOf(bookedAt);
  const { id: serviceId, translations, ...service } = offer;
  const items = [{ ...service, names: namesOf(translations), bookingId: id, position: 0, serviceId, quantity: 1 }];
  const row = await addBooking(
    db,
    {
      ...{ id, userId, bookingDate: istDate(endedAt), startMinute: FROM, endMinute: TO },
      ...{ durationInMinutes: offer.durationInMinutes, addressId: address.id, address: snapshotOf(address) },
      ...{
        ...price(items, null, { wholeRupees: true }),
        couponId: null,
        couponCode: null,
        paymentType: 'PAY_AFTER',
        createdAt: bookedAt,
      },
      ...{ madeBy: 'CUSTOMER', externalId: null, metadata: null },
    },
    items,
  );
  const { finalPaise } = row;
  await receive(db, { bookingId: id, method: 'CASH', amountPaise: finalPaise, at: endedAt });
  const outcome = { status: 'COMPLETED', completedAt: endedAt, paidAt: endedAt, heldPaise: finalPaise } as const;
  await countAnew(db, row, await changeBooking(db, row, outcome, endedAt));
  return id;
};

/** `offers`: the services, by key. */
export async function addReviews(db: Queries, offers: Map<string, DemoOffer>, now: Instant): Promise<void> {
  const endOf = (daysAgo: number) => istInstant(addDays(istDate(now), -daysAgo), TO);
  const bookedAt = (place: number) => endOf(demoReviews[place - FIRST_PLACE]?.daysAgo ?? 0) - 3 * DAY;
  const last = FIRST_PLACE + demoReviews.length;
  const people = await addPeople(db, FIRST_PLACE, last, place => [bookedAt(place)], random(11), now);
  await markAsDemo(
    db,
    'CUSTOMER',
    people.map(({ id }) => id),
  );
  for (const [n, { service, stars, text, daysAgo, answer = null }] of demoReviews.entries()) {
    const [person, offer] = [people[n], offers.get(service)];
    if (!person || !offer) throw new Error(`The demo has no service ${service}`);
    const bookingId = await addVisit(db, person, offer, bookedAt(FIRST_PLACE + n), endOf(daysAgo));
    await markAsDemo(db, 'BOOKING', [bookingId]);
    const createdAt = endOf(daysAgo) + 5 * HOUR;
    const row = {
      ...{ id: newId(), bookingId, userId: person.id, professionalId: null, rating: stars, text, createdAt, ...NOTHING_SAID },
      ...(answer === null
        ? { answer, answeredAt: null, answeredBy: null }
        : { answer, answeredAt: createdAt + DAY, answeredBy: 'demo' }),
    };
    await addReview(db, row, [offer.id]);
    await countStars(db, await subjectsOf(db, row), { reviews: 1, stars });
  }
}
