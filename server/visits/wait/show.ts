/** Waits as the contract shows them. */

import { partsOfRef } from '../../../common/choice.ts';
import { timeOf } from '../../../common/minutes.ts';
import { type Instant, type IsoDate, istDate, toRfc3339 } from '../../../common/time.ts';
import { customersOfIds } from '../../accounts/auth/account.ts';
import { offerTokenOf } from '../../messages/link/offer-token.ts';
import type { Period } from '../../platform/contract/period.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import { eveOf } from '../../schedule/professional/visit-rules.ts';
import { shownPeople } from '../../schedule/professional/who-comes.ts';
import { quantitiesOf } from '../../shop/cart/order.ts';
import { servicesOnSale } from '../../shop/catalog/catalog.ts';
import { chosenOf } from '../../shop/catalog/choice-rules.ts';
import { itemsOfBookings } from '../record/read.ts';
import { plainIds, refsOf } from './asked.ts';
import { isOpen, type OfferRow, type WaitRow } from './rules.ts';
import { findOpenOffers, findOpenOffersIn, findWait } from './store.ts';

type Wait = Schemas['Wait'];
type Professional = Schemas['BookedProfessional'];

/** Staff and programs get no token, because it takes the time for the customer. */
export type Reader = { secret: string; now: Instant } | 'STAFF';

export interface People {
  get(id: string): Professional | undefined;
}

/** Customers see who comes if they chose her, and otherwise from the evening before on (rule N11). */
export function knownFor(
  { date, professionalId }: Pick<OfferRow, 'date' | 'professionalId'>,
  wished: string | null | undefined,
  people: People,
  now: Instant,
): Professional | null {
  if (professionalId === null || (professionalId !== wished && now < eveOf(date))) return null;
  return people.get(professionalId) ?? null;
}

const toOffer = (offer: OfferRow, wait: WaitRow, people: People, reader: Reader): NonNullable<Wait['offer']> => ({
  token: reader === 'STAFF' ? '' : offerTokenOf(reader.secret, offer.id),
  bookingDate: offer.date,
  bookingTime: timeOf(offer.startMinute),
  expiresAt: toRfc3339(offer.expiresAt),
  professional:
    reader === 'STAFF'
      ? (people.get(offer.professionalId ?? '') ?? null)
      : knownFor(offer, wait.professionalId, people, reader.now),
});

/** How people call these services. One that is no longer on sale has no name any more. */
export async function namesOfServices(db: Queries, refs: string[]): Promise<(of: string[]) => Wait['services']> {
  const services = await servicesOnSale(db, plainIds(refs));
  return of =>
    [...quantitiesOf(of)].flatMap(([ref, quantity]) => {
      const { serviceId, choice } = partsOfRef(ref);
      const service = services.get(serviceId);
      const found = service && (chosenOf(service, choice) ?? chosenOf(service, ''));
      return found ? [{ serviceId, name: found.name, ...(found.names && { names: found.names }), quantity }] : [];
    });
}

/** The last day is over, and the next hour notes it. */
const isOver = (row: WaitRow, reader: Reader): boolean => reader !== 'STAFF' && isOpen(row) && row.toDate < istDate(reader.now);

/** Reads what all of them need at once. */
export async function toWaits(db: Queries, rows: WaitRow[], reader: Reader): Promise<Wait[]> {
  if (rows.length === 0) return [];
  const bookingIds = rows.flatMap(({ bookingId }) => bookingId ?? []);
  const [people, offers, items, servicesOf] = await Promise.all([
    shownPeople(db),
    findOpenOffers(
      db,
      rows.map(({ id }) => id),
    ),
    itemsOfBookings(db, bookingIds),
    namesOfServices(
      db,
      rows.flatMap(({ serviceIds }) => serviceIds),
    ),
  ]);
  const offerOf = new Map(offers.map(offer => [offer.waitId, offer]));
  return rows.map(row => {
    const lines = row.bookingId === null ? [] : (items.get(row.bookingId) ?? []);
    const offer = offerOf.get(row.id);
    const hasNames = ({ serviceId, name, names, quantity }: (typeof lines)[number]) => ({
      ...{ serviceId, name, quantity },
      ...(names && { names }),
    });
    return {
      ...{ id: row.id, userId: row.userId, addressId: row.addressId, bookingId: row.bookingId },
      serviceIds: row.bookingId === null ? row.serviceIds : refsOf(lines),
      services: row.bookingId === null ? servicesOf(row.serviceIds) : lines.map(hasNames),
      ...{ from: row.fromDate, to: row.toDate, times: row.times?.map(timeOf) ?? null },
      professionalId: row.professionalId,
      professional: people.get(row.professionalId ?? '') ?? null,
      ...{ womenOnly: row.womenOnly, state: isOver(row, reader) ? 'ENDED' : row.state },
      offer: offer ? toOffer(offer, row, people, reader) : null,
      createdAt: toRfc3339(row.createdAt),
    };
  });
}

export async function toOneWait(db: Queries, row: WaitRow, reader: Reader): Promise<Wait> {
  const [shown] = await toWaits(db, [row], reader);
  if (!shown) throw new Error(`The wait ${row.id} is not shown`);
  return shown;
}

/** The times of these days that are held for somebody, in order; by day. */
export async function heldIn(db: Queries, period: Period): Promise<Map<IsoDate, Schemas['HeldTime'][]>> {
  const offers = await findOpenOffersIn(db, period);
  const customers = await customersOfIds(
    db,
    offers.map(({ userId }) => userId),
  );
  const toHeld = ({ waitId, professionalId, startMinute, endMinute, userId, expiresAt }: OfferRow) => ({
    ...{ waitId, professionalId, from: timeOf(startMinute), to: timeOf(endMinute) },
    customerName: customers.get(userId)?.fullName ?? null,
    until: toRfc3339(expiresAt),
  });
  return new Map([...Map.groupBy(offers, ({ date }) => date)].map(([date, ofDay]) => [date, ofDay.map(toHeld)]));
}

/** As webhooks tell it: deliveries are kept, so they name nobody (rule I1). Undefined if it is gone. */
export async function waitForPrograms(db: Queries, waitId: string): Promise<Wait | undefined> {
  const row = await findWait(db, waitId);
  if (!row) return undefined;
  const shown = await toOneWait(db, row, 'STAFF');
  return { ...shown, professional: null, offer: shown.offer && { ...shown.offer, professional: null } };
}
