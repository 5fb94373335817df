/** Series as the contract shows them. */

import { timeOf } from '../../../common/minutes.ts';
import { toRupees } from '../../../common/money.ts';
import { feeAt } from '../../../common/terms.ts';
import { type Instant, type IsoDate, istDate, toRfc3339 } from '../../../common/time.ts';
import { seriesTokenOf } from '../../messages/link/offer-token.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import { addressOf } from '../../schedule/address/address.ts';
import { shownPeople } from '../../schedule/professional/who-comes.ts';
import { itemsOfBookings } from '../record/read.ts';
import { plainIds } from '../wait/asked.ts';
import { namesOfServices } from '../wait/show.ts';
import { answerBy, dayOf, dueDateOf, isAhead, isPaused, type SeriesRow, stateOf, undecided, type Visit } from './rules.ts';
import { visitsOfAll } from './visits.ts';

type Series = Schemas['Series'];
export type Options = Schemas['SeriesOption'][];

export interface Reader {
  now: Instant;
  /** Makes the tokens of the visits' links. Staff and programs get none, because they act for the customer. */
  secret?: string | undefined;
  /** The times that would fit visits that are asked about, by number. */
  options?: Map<number, Options>;
}

/** Intended days that are shown. */
const LATER = 3;

/** What cancelling it costs the customer now, in paise (rule M17). */
export function feeOf({ booking }: Visit, now: Instant): number {
  return booking?.status === 'PENDING' ? feeAt(booking, { now, hasSetOut: false }) : 0;
}

const toVisit = (visit: Visit, { now, secret, options }: Reader): Schemas['SeriesVisit'] => {
  const { row, booking } = visit;
  const isAsked = row.state === 'ASKED';
  const stands = booking !== undefined && booking.status !== 'CANCELLED';
  return {
    ...{ number: row.number, dueDate: row.dueDate, state: row.state, reason: row.reason, bookingId: row.bookingId },
    bookingDate: stands ? booking.bookingDate : null,
    bookingTime: stands ? timeOf(booking.startMinute) : null,
    finalPrice: stands ? toRupees(booking.finalPaise) : null,
    rise: toRupees(stands ? row.risePaise : 0),
    fee: toRupees(feeOf(visit, now)),
    answerBy: isAsked ? answerBy(row) : null,
    options: (isAsked && options?.get(row.number)) || [],
    token: secret === undefined ? '' : seriesTokenOf(secret, row.seriesId, row.number),
  };
};

/** The last one that is over, and all from today on. */
const shownOf = (visits: Visit[], today: IsoDate): Visit[] => {
  const isOver = (visit: Visit) => dayOf(visit) < today && !isAhead(visit, today);
  const over = visits.filter(isOver).slice(-1);
  return [...over, ...visits.filter(visit => !isOver(visit))];
};

const laterOf = (series: SeriesRow, visits: Visit[], today: IsoDate): IsoDate[] => {
  if (series.endedAt !== null) return [];
  const days: IsoDate[] = [];
  for (const number of undecided(series, visits, today)) {
    const day = dueDateOf(series, number);
    if (!isPaused(series, day)) days.push(day);
    if (days.length === LATER) break;
  }
  return days;
};

type Services = Series['services'];

/** A service that is no longer on sale is called as in the last booking. */
const servicesWith = async (db: Queries, { serviceIds }: SeriesRow, visits: Visit[], onSale: Services): Promise<Services> => {
  const known = new Set(onSale.map(({ serviceId }) => serviceId));
  const gone = plainIds(serviceIds).filter(id => !known.has(id));
  const last = visits.findLast(({ booking }) => booking)?.booking?.id;
  if (gone.length === 0 || last === undefined) return onSale;
  const lines = (await itemsOfBookings(db, [last])).get(last) ?? [];
  const named = lines.filter(({ serviceId }) => gone.includes(serviceId));
  return [
    ...onSale,
    ...named.map(({ serviceId, name, names, quantity }) => ({ serviceId, name, quantity, ...(names && { names }) })),
  ];
};

/** Reads what all of them need at once. */
export async function toSeries(db: Queries, rows: SeriesRow[], reader: Reader): Promise<Series[]> {
  if (rows.length === 0) return [];
  const today = istDate(reader.now);
  const [people, visitsBy, servicesOf] = await Promise.all([
    shownPeople(db),
    visitsOfAll(
      db,
      rows.map(({ id }) => id),
    ),
    namesOfServices(
      db,
      rows.flatMap(({ serviceIds }) => serviceIds),
    ),
  ]);
  const shown: Series[] = [];
  for (const row of rows) {
    const visits = visitsBy.get(row.id) ?? [];
    const address = await addressOf(db, row.addressId, row.userId);
    const state = stateOf(row, today);
    shown.push({
      ...{ id: row.id, userId: row.userId, state, everyWeeks: row.everyWeeks, firstDate: row.firstDate },
      ...{ bookingTime: timeOf(row.startMinute), flexMinutes: row.flexMinutes },
      ...{
        serviceIds: row.serviceIds,
        services: await servicesWith(db, row, visits, servicesOf(row.serviceIds)),
        addressId: row.addressId,
      },
      address: address ? { building: address.building, city: address.city, postalCode: address.postalCode } : null,
      ...{ professionalId: row.professionalId, professional: people.get(row.professionalId ?? '') ?? null },
      ...{ orElse: row.orElse, womenOnly: row.womenOnly, until: row.untilDate, madeBy: row.madeBy },
      pausedUntil: state === 'PAUSED' ? row.pausedUntil : null,
      visits: shownOf(visits, today).map(visit => toVisit(visit, reader)),
      later: laterOf(row, visits, today),
      createdAt: toRfc3339(row.createdAt),
      endedAt: row.endedAt === null ? null : toRfc3339(row.endedAt),
    });
  }
  return shown;
}

/** Without a person's name and without days of others, for the holder of a link. */
export function toLinked(series: Series, number: number): Schemas['LinkedSeries'] {
  const { state, everyWeeks, bookingTime, services, address, professional, until, pausedUntil, visits, later } = series;
  return { number, state, everyWeeks, bookingTime, services, address, professional, until, pausedUntil, visits, later };
}
