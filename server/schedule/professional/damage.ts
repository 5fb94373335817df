/**
 * Checks that quarter hours, visits, bookings and the kept numbers of visits agree (rule N9). Only damage makes them differ: one transaction
 * writes them all.
 */

import { timeOf } from '../../../common/minutes.ts';
import type { Span } from '../../../common/span.ts';
import type { IsoDate, Minute } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { referenceOf } from '../../platform/shared/ids.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { quartersOf } from '../fit/fit-rules.ts';
import {
  findCompleted,
  findPlanned,
  findQuarters,
  findServicesOfNobody,
  findUnlikeBooking,
  findWithoutGuests,
  findWithoutVisit,
} from './damage-store.ts';
import { allHeld } from './held-store.ts';

interface Planned {
  bookingId: string;
  date: IsoDate;
  startMinute: Minute;
}

const named = ({ bookingId, date, startMinute }: Planned): string =>
  `booking ${referenceOf(bookingId)} (${date}, ${timeOf(startMinute).slice(0, 5)})`;

const keyOf = (takerId: string, professionalId: string, date: IsoDate, quarter: number): string =>
  [takerId, professionalId, date, quarter].join();

/** What takes quarter hours: a pending visit, or a time that is held for somebody. */
interface Taker extends Span {
  id: string;
  professionalId: string | null;
  date: IsoDate;
  named: string;
}

const takersOf = async (db: Queries): Promise<Taker[]> => [
  ...(await findPlanned(db)).map(visit => ({ ...visit, named: `The visit of ${named(visit)}` })),
  ...(await allHeld(db)).map(held => ({ ...held, named: `A held time (${held.date}, ${timeOf(held.startMinute).slice(0, 5)})` })),
];

/** Quarter hours against pending visits and held times, both ways. */
const inQuarters = async (db: Queries): Promise<string[]> => {
  const taken = (await findQuarters(db)).map(row => ({
    ...row,
    id: row.visitId ?? row.heldId ?? '',
    bookingId: row.bookingId ?? row.heldId ?? '',
  }));
  const takenKeys = new Set(taken.map(row => keyOf(row.id, row.professionalId, row.date, row.quarter)));
  const needed = new Set<string>();
  const lacking: string[] = [];
  for (const taker of await takersOf(db)) {
    const { id, professionalId, date } = taker;
    if (professionalId === null) continue;
    const keys = quartersOf(taker).map(quarter => keyOf(id, professionalId, date, quarter));
    for (const key of keys) needed.add(key);
    if (!keys.every(key => takenKeys.has(key)))
      lacking.push(`${taker.named} lacks quarter hours, so its professional can be booked twice`);
  }
  const needless = taken.filter(row => !needed.has(keyOf(row.id, row.professionalId, row.date, row.quarter)));
  const blocking = [...Map.groupBy(needless, ({ id }) => id).values()].map(([first]) => {
    const { bookingId, date, quarter } = first as (typeof needless)[number];
    const place = named({ bookingId, date, startMinute: quarter * 15 });
    return `The quarter hours of ${place} belong to no pending visit, so nobody can be booked then`;
  });
  return [...lacking, ...blocking];
};

const inBookings = async (db: Queries): Promise<string[]> => {
  const { capacity } = await readSettings(db);
  // With teams, visits that had begun before are still somebody's (rule N76).
  const unlike = (await findUnlikeBooking(db)).map(
    visit => `The visit of ${named(visit)} has another state, day or time than the booking`,
  );
  if (capacity === 'TEAMS') return unlike;
  return [
    ...unlike,
    ...(await findWithoutVisit(db)).map(booking => `There is no visit for ${named(booking)}, so nobody will come`),
  ];
};

/** The services of guests against bookings and parts (rules B140, B142). */
const inGuests = async (db: Queries): Promise<string[]> => [
  ...(await findServicesOfNobody(db)).map(booking => `A guest of ${named(booking)} has a service that nobody does`),
  ...(await findWithoutGuests(db)).map(booking => `Nothing is known of the guests of ${named(booking)}`),
];

const inNumbers = async (db: Queries): Promise<string[]> =>
  (await findCompleted(db))
    .filter(({ kept, visits }) => kept !== visits)
    .map(({ name, kept, visits }) => `The number of visits of ${name} says ${kept}, but there are ${visits}`);

/** What is wrong, a sentence each; empty if all is well. Call it in a transaction, or a booking between two queries looks like damage. */
export async function damageOfPlan(db: Queries): Promise<string[]> {
  return [...(await inQuarters(db)), ...(await inBookings(db)), ...(await inGuests(db)), ...(await inNumbers(db))];
}
