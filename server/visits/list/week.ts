/** Seven days at a glance: who is visited when, and how full the windows are (rule B22). */

import { timeOf } from '../../../common/minutes.ts';
import { toRupees } from '../../../common/money.ts';
import type { Span } from '../../../common/span.ts';
import { addDays, type IsoDate } from '../../../common/time.ts';
import { eachDay, type Period } from '../../platform/contract/period.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { calendarSlotsOf } from '../../schedule/fit/calendar-rules.ts';
import { ANY_VISIT, daysFor } from '../../schedule/free/days.ts';
import type { VisitRow } from '../../schedule/professional/visit-rules.ts';
import { visitsOf } from '../../schedule/professional/visits.ts';
import { whoComesTo, whoComesToVisits } from '../../schedule/professional/who-comes.ts';
import { itemsOfPart, servedAtParties } from '../record/party.ts';
import { itemsOfBookings } from '../record/read.ts';
import { type BookingItemRow, type BookingRow, moneyOf, paymentStatusOf } from '../record/rules.ts';
import { marksOf } from '../series/mark.ts';
import { heldIn } from '../wait/show.ts';
import { findVisits, type Listed } from './list-store.ts';

type Settings = Required<Schemas['Settings']>;

const DAYS = 7;

type Professional = Schemas['CalendarVisit']['professional'];

interface Part {
  row: VisitRow;
  professional: Professional;
}

/** Of a booking with several visits: who comes when, and which of them is asked for. */
interface Comes {
  professional: Professional;
  parts?: Part[];
  own?: Part;
}

const toPart = ({ row: { part, startMinute, endMinute }, professional }: Part): Schemas['CalendarPart'] => ({
  ...{ part, bookingTime: timeOf(startMinute), endTime: timeOf(endMinute) },
  professional,
});

/** Her own times of a booking with several visits. */
const ownOf = ({ row: { part, startMinute, endMinute } }: Part) => ({
  ...{ part, bookingTime: timeOf(startMinute), endTime: timeOf(endMinute) },
  durationInMinutes: endMinute - startMinute,
});

const toVisit = (
  { booking, fullName, professional, parts, own }: Listed & Comes,
  items: BookingItemRow[] = [],
  mark: { everyWeeks?: number } = {},
): Schemas['CalendarVisit'] => {
  const { paymentState, payBy } = moneyOf(booking);
  return {
    bookingId: booking.id,
    bookingTime: timeOf(booking.startMinute),
    endTime: timeOf(booking.endMinute),
    durationInMinutes: booking.durationInMinutes,
    fullName,
    name: items.map(({ name }) => name),
    area: booking.address?.streetArea ?? null,
    finalPrice: toRupees(booking.finalPaise),
    status: booking.status,
    paymentStatus: paymentStatusOf(booking),
    ...{ paymentState, payBy },
    professional,
    ...(parts && { parts: parts.map(toPart) }),
    ...(own && ownOf(own)),
    ...mark,
  };
};

/** What a booking takes of the windows: of a party each visit by itself, and with teams as many as go to it. */
const takenBy = ({ booking, parts, own }: Listed & Comes): (Span & Pick<BookingRow, 'status'>)[] => {
  const { startMinute, endMinute, status, partCount } = booking;
  const shown = own ? [own] : parts;
  if (!shown) return Array.from({ length: partCount }, () => ({ startMinute, endMinute, status }));
  return shown.map(({ row }) => ({
    ...{ startMinute: row.startMinute, endMinute: row.endMinute },
    // Whoever is done early is free, though others are still at work.
    status: status === 'PENDING' && !row.pending ? 'COMPLETED' : status,
  }));
};

/** Of the bookings with several visits: who comes to each, by booking. Without such a booking it costs no query. */
const partsIn = async (db: Queries, settings: Settings, listed: Listed[]): Promise<Map<string, Part[]>> => {
  const ids = listed.filter(({ booking }) => booking.partCount > 1).map(({ booking }) => booking.id);
  const visits = settings.capacity === 'PROFESSIONALS' && ids.length > 0 ? await visitsOf(db, ids) : [];
  const whoComes = await whoComesToVisits(db, settings, visits, 'STAFF');
  const shown = visits.map(row => ({ row, professional: whoComes.get(row.id)?.professional ?? null }));
  return Map.groupBy(shown, ({ row }) => row.bookingId);
};

/** The visits of a week, with who comes, which staff may always know. Of one professional, with her part of a booking (rule N102). */
const readVisits = async (
  db: Queries,
  week: Period,
  settings: Settings,
  professionalId: string | undefined,
): Promise<(Listed & Comes)[]> => {
  const listed = await findVisits(db, week);
  const ids = listed.map(({ booking }) => booking.id);
  const [whoComes, parties] = [await whoComesTo(db, settings, ids, 'STAFF'), await partsIn(db, settings, listed)];
  return listed.flatMap(one => {
    const professional = whoComes.get(one.booking.id)?.professional ?? null;
    const parts = parties.get(one.booking.id);
    if (!parts) return professionalId === undefined || professional?.id === professionalId ? [{ ...one, professional }] : [];
    if (professionalId === undefined) return [{ ...one, professional, parts }];
    const own = parts.find(part => part.professional?.id === professionalId);
    return own ? [{ ...one, professional: own.professional, parts, own }] : [];
  });
};

/** The seven days that begin with `from`: of all, or of one professional. With teams there is none to choose. */
export async function readWeek(
  { db, clock }: Deps,
  { from, professionalId: asked }: { from: IsoDate; professionalId?: string | undefined },
): Promise<Schemas['BookingWeek']> {
  const now = clock.now();
  const settings = await readSettings(db.read);
  const week = { from, to: addDays(from, DAYS - 1) };
  const professionalId = settings.capacity === 'PROFESSIONALS' ? asked : undefined;
  const dayOf = await daysFor(db.read, week, { settings, now, wish: { ...ANY_VISIT, professionalId } });
  const listed = await readVisits(db.read, week, settings, professionalId);
  const items = await itemsOfBookings(
    db.read,
    listed.map(({ booking }) => booking.id),
  );
  const served = await servedAtParties(db.read, listed);
  const itemsFor = ({ booking: { id }, own }: Listed & Comes) => {
    const all = items.get(id) ?? [];
    return own ? itemsOfPart(all, served, own.row) : all;
  };
  const markOf = await marksOf(
    db.read,
    listed.map(({ booking }) => booking),
  );
  const held = await heldIn(db.read, week);
  const isOf = (one: { professionalId: string | null }) => professionalId === undefined || one.professionalId === professionalId;
  const byDay = Map.groupBy(listed, ({ booking }) => booking.bookingDate);
  return {
    teams: settings.teams,
    days: eachDay(week).map(date => {
      const visits = byDay.get(date) ?? [];
      const slots = calendarSlotsOf(dayOf(date), visits.flatMap(takenBy));
      const heldThen = (held.get(date) ?? []).filter(isOf);
      return {
        date,
        closed: !slots.some(({ open }) => open),
        slots,
        visits: visits.map(one => toVisit(one, itemsFor(one), markOf(one.booking))),
        ...(heldThen.length > 0 && { held: heldThen }),
      };
    }),
  };
}
