/** What a message about a day or a person says: visits of tomorrow, leave, figures, an enquiry. */
import { clockLabel, minuteOf } from '../../../common/minutes.ts';
import { toRupees } from '../../../common/money.ts';
import { addDays, type Instant, type IsoDate, istDate, istMidnight } from '../../../common/time.ts';
import { customerOf } from '../../accounts/auth/profile.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Settings } from '../../salon/settings/settings.ts';
import { nameOfProfessional } from '../../schedule/professional/team.ts';
import { allUncovered } from '../../schedule/professional/uncovered.ts';
import { languageOf, type MessageRow, partsOf } from '../who-learns/message.ts';
import { type MessageFacts, NOTHING, salonFacts } from '../words/message-facts.ts';
import { type Around, alertsFacts, nameOfOne, visitLines } from './booking-facts.ts';
import { countBooked, findLeftToTeams, findUnreadCourse, findVisitsOn, sumDay } from './store.ts';

/** What her leave leaves to nobody from this day on, until tomorrow; in order of time. */
export async function leftByLeave(db: Queries, id: string, from: IsoDate, now: Instant) {
  const tomorrow = addDays(istDate(now), 1);
  return (await allUncovered(db, now)).filter(
    ({ professionalId, reason, bookingDate }) =>
      professionalId === id && reason === 'LEAVE' && bookingDate >= from && bookingDate <= tomorrow,
  );
}

/** The pending visits of this day by professional, each in order of time. Nobody comes to a test (rule W50). */
export async function visitsByHer(db: Queries, date: IsoDate) {
  return Map.groupBy(
    (await findVisitsOn(db, date)).filter(one => one.pending && !one.isTest),
    ({ professionalId }) => professionalId,
  );
}

/** The visits of this day that nobody can carry out, by time. */
export async function uncoveredOn(db: Queries, date: IsoDate, now: Instant) {
  const visits = (await allUncovered(db, now)).filter(({ bookingDate }) => bookingDate === date);
  return visits.map(({ bookingId, bookingTime, part }) => ({ bookingId, startMinute: minuteOf(bookingTime), part }));
}

/** The figures of a day, for the salon. Money is rupees. */
export async function figuresOf(db: Queries, date: IsoDate): Promise<Record<string, number>> {
  const sums = await sumDay(db, date);
  const of = (status: 'PENDING' | 'COMPLETED' | 'CANCELLED') => sums.get(status) ?? { bookings: 0, paidPaise: 0, unpaidPaise: 0 };
  const done = of('COMPLETED');
  return {
    completed: done.bookings,
    open: of('PENDING').bookings,
    cancelled: of('CANCELLED').bookings,
    received: toRupees(done.paidPaise),
    toCollect: toRupees(done.unpaidPaise),
    newBookings: await countBooked(db, istMidnight(date), istMidnight(addDays(date, 1))),
  };
}

/** What her leave leaves to nobody (rule Q52); null if somebody has it by now. */
const leaveFacts = async (db: Queries, row: MessageRow, day: MessageFacts, now: Instant): Promise<MessageFacts | null> => {
  const visits = row.professionalId ? await leftByLeave(db, row.professionalId, partsOf(row).step.slice(0, 10), now) : [];
  if (visits.length === 0) return null;
  const left = visits.map(({ bookingId, bookingDate, bookingTime, part }) => ({
    ...{ id: bookingId, bookingDate, startMinute: minuteOf(bookingTime), part },
  }));
  const { lines } = await alertsFacts(db, left, day, languageOf(row));
  return { ...day, date: null, professionalName: await nameOfOne(db, row.professionalId), lines };
};

/** The pending visits that teams have taken, by who had them (rule N76). */
export async function leftToTeams(db: Queries) {
  return Map.groupBy(await findLeftToTeams(db), ({ professionalId }) => professionalId);
}

/** What teams have taken from her; null if the salon has gone back to names by now (rule N76). */
const leftToTeamsFacts = async (
  db: Queries,
  { professionalId }: MessageRow,
  day: MessageFacts,
  { capacity }: Settings,
): Promise<MessageFacts | null> => {
  const left = (await leftToTeams(db)).get(professionalId ?? '');
  if (capacity !== 'TEAMS' || !left) return null;
  const lines = left.map(({ bookingDate, startMinute }) => `${bookingDate} ${clockLabel(startMinute)}`);
  return { ...day, date: null, professionalName: await nameOfOne(db, professionalId), lines };
};

/** The facts of a message about no booking; null if there is nothing to say. The day is the step of its key. */
export async function dayFacts(db: Queries, row: MessageRow, { settings, now }: Around): Promise<MessageFacts | null> {
  const { step: date } = partsOf(row);
  const day = { ...NOTHING, ...salonFacts(settings), date };
  if (row.kind === 'ACCOUNT_ENDS') {
    const customer = row.userId === null ? undefined : await customerOf(db, row.userId);
    // A customer who has signed in since keeps the account.
    return customer && customer.lastActive <= row.createdAt ? { ...day, customerName: customer.fullName } : null;
  }
  if (row.kind === 'WEBHOOK_DISABLED') return { ...day, date: null };
  if (row.kind === 'ENQUIRY') {
    const courseName = await findUnreadCourse(db, partsOf(row).subject);
    return courseName === undefined ? null : { ...day, date: null, courseName };
  }
  if (row.kind === 'SUMMARY') return { ...day, counts: await figuresOf(db, date) };
  if (row.kind === 'LEAVE') return leaveFacts(db, row, day, now);
  if (row.kind === 'TO_TEAMS') return leftToTeamsFacts(db, row, day, settings);
  if (istDate(now) > date) return null;
  const visits =
    row.kind === 'TOMORROW' ? ((await visitsByHer(db, date)).get(row.professionalId) ?? []) : await uncoveredOn(db, date, now);
  const professionalName = row.professionalId && (await nameOfProfessional(db, row.professionalId));
  return visits.length === 0 ? null : { ...day, professionalName, lines: await visitLines(db, visits, languageOf(row)) };
}
