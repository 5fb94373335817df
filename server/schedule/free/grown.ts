/** Whether a visit with other services fits into its day, and what follows late (rules B63, N4). `fitOf` decides. */

import { timeOf } from '../../../common/minutes.ts';
import { isWithin, type Span } from '../../../common/span.ts';
import { type Instant, istMidnight, MINUTE, type Minute } from '../../../common/time.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { booking as bookings } from '../../platform/db/schema.ts';
import { openSpansOn } from '../../salon/settings/opening-rules.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { rosterOf, type TeamDay } from '../fit/assign-rules.ts';
import { fitOf, mayOverrule, routeOf, type Stop, type Visit, type Workday } from '../fit/fit-rules.ts';
import { visitAt } from '../fit/slot-rules.ts';
import { placeOf } from '../fit/travel-rules.ts';
import { teamDaysOf } from '../professional/team.ts';
import type { VisitRow } from '../professional/visit-rules.ts';
import { onlyVisitOf } from '../professional/visits.ts';
import { takenBetween } from './days.ts';
import { mustMeetNoOther } from './time.ts';

/** A pending booking that gets other services. */
type Booking = Pick<typeof bookings.$inferSelect, 'id' | 'userId' | 'bookingDate' | 'startMinute' | 'endMinute'>;
type Warning = Schemas['ServicesPreview']['warnings'][number];
type Settings = Required<Schemas['Settings']>;

export interface ServicesFit {
  /** What the booking takes. */
  span: Span;
  /** Its visit, and what it becomes; undefined without a named professional. */
  visit: VisitRow | undefined;
  to: Pick<VisitRow, 'endMinute' | 'serviceIds' | 'forced'>;
  warnings: Warning[];
}

const MINUTES_OF_DAY = 24 * 60;
const NO_NEXT = { bookingId: null, bookingTime: null, lateMinutes: null };

const unavailable = (reason: 'FULL' | 'CLOSED') => new AppError('SLOT_UNAVAILABLE', { data: { reason } });

/** When she is free, if she began later than planned: the services take their time. */
const realEnd = ({ startMinute, date, state, startedAt }: VisitRow, endMinute: Minute): Minute => {
  const began = state === 'STARTED' && startedAt !== null ? Math.ceil((startedAt - istMidnight(date)) / MINUTE) : startMinute;
  return Math.max(endMinute, began + endMinute - startMinute);
};

/** How late she comes to each of her other visits, in order of time. */
const latenessBeside = (day: Workday, stop: Stop, roads: TeamDay): Map<string, Minute> => {
  const stops = [...day.visits, { ...stop, id: null }].sort((a, b) => a.startMinute - b.startMinute);
  const route = routeOf(day, stops, roads);
  return new Map(stops.flatMap(({ id }, n) => (id === null ? [] : [[id, route[n]?.late ?? 0] as const])));
};

/** The visits that she would reach in time without the change, and not with it. */
const lateAfter = (day: Workday, row: VisitRow, visit: Visit, team: TeamDay): Warning[] => {
  const endAt = (endMinute: Minute) => latenessBeside(day, { ...visit, endMinute: realEnd(row, endMinute) }, team);
  const [before, after] = [endAt(row.endMinute), endAt(visit.endMinute)];
  return day.visits.flatMap(({ id, bookingId, startMinute }) => {
    const late = after.get(id) ?? 0;
    const isNews = startMinute >= visit.startMinute && late > team.grace && late > (before.get(id) ?? 0);
    return isNews ? [{ kind: 'NEXT_LATE' as const, bookingId, bookingTime: timeOf(startMinute), lateMinutes: late }] : [];
  });
};

/** Throws NO_PROFESSIONAL for what nobody may overrule: another visit, a missing skill, the customer's wish. */
const judge = async (tx: Queries, row: VisitRow, to: ServicesFit['to'], settings: Settings, now: Instant) => {
  const place = placeOf(row.latitude, row.longitude);
  const asked = { settings, now, exceptVisitId: row.id, place };
  const team = (await teamDaysOf(tx, { from: row.date, to: row.date }, asked)).get(row.date);
  const day = team?.workdays.find(({ professionalId }) => professionalId === row.professionalId);
  const isLess = to.endMinute <= row.endMinute && to.serviceIds.every(id => row.serviceIds.includes(id));
  if (!team || !day || isLess) return { forced: row.forced, warnings: [] };
  const visit = { ...to, startMinute: row.startMinute, place, womenOnly: row.womenOnly };
  const fit = fitOf(day, visit, team);
  const misfit = 'misfit' in fit ? fit.misfit : undefined;
  if (misfit && !mayOverrule(misfit)) throw new AppError('NO_PROFESSIONAL', { data: { reason: misfit } });
  const absence: Warning[] = misfit === 'OFF' || misfit === 'LEAVE' ? [{ kind: misfit, ...NO_NEXT }] : [];
  return { forced: row.forced || absence.length > 0, warnings: [...absence, ...lateAfter(day, row, visit, team)] };
};

/** No more visits at once than there are teams (rule L4). Throws SLOT_UNAVAILABLE. */
const withTeams = async (tx: Queries, booking: Booking, minutes: Minute, settings: Settings, now: Instant) => {
  const { id, bookingDate: date, startMinute, endMinute } = booking;
  const roster = rosterOf(settings);
  const { visit: span } = visitAt({ settings, date, now, roster, taken: [] }, startMinute, minutes);
  const taken = (await takenBetween(tx, { from: date, to: date })).filter(other => other.id !== id);
  if (span.endMinute > endMinute && roster.free(span, taken).length === 0) throw unavailable('FULL');
  const isShut = (of: Span) => !openSpansOn(settings, date).some(open => isWithin(of, open));
  const warnings: Warning[] = isShut(span) && !isShut(booking) ? [{ kind: 'OFF', ...NO_NEXT }] : [];
  return { span, warnings };
};

/** Throws NO_PROFESSIONAL, SLOT_UNAVAILABLE, DUPLICATE_BOOKING. The visit's own quarter hours are free to it. */
export async function fitServices(
  tx: Queries,
  booking: Booking,
  { minutes, serviceIds }: { minutes: Minute; serviceIds: string[] },
  now: Instant,
): Promise<ServicesFit> {
  const { id, startMinute } = booking;
  const settings = await readSettings(tx);
  const endMinute = startMinute + minutes;
  if (endMinute > MINUTES_OF_DAY) throw unavailable('CLOSED');
  const visit = await onlyVisitOf(tx, id);
  const to = { endMinute, serviceIds, forced: visit?.forced ?? false };
  const found = visit
    ? { span: { startMinute, endMinute }, ...(await judge(tx, visit, to, settings, now)) }
    : { forced: false, ...(await withTeams(tx, booking, minutes, settings, now)) };
  await mustMeetNoOther(tx, booking, found.span);
  return { span: found.span, visit, to: { ...to, forced: found.forced }, warnings: found.warnings };
}
