/** When several guests can be served at one address, and by whom (rules B141 to B143). party-rules.ts shares the work. */

import { istInstant } from '../../../common/minutes.ts';
import type { Span } from '../../../common/span.ts';
import { type Instant, type IsoDate, MINUTE, type Minute } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import { isOutsideArea } from '../../salon/settings/area-rules.ts';
import type { TeamDay } from '../fit/assign-rules.ts';
import { canDo } from '../fit/fit-rules.ts';
import { type Party, type PartyPlan, type PartyTime, partyPlans } from '../fit/party-rules.ts';
import { refusalOf } from '../fit/slot-rules.ts';
import { teamDaysOf } from '../professional/team.ts';
import { type Asked, noticeOn } from './days.ts';
import type { PendingVisit } from './pending-store.ts';
import { askedBy, type Moving, mustNotMeet, othersOf, pendingFor, type TimeWish, unavailable } from './time.ts';

type Settings = Required<Schemas['Settings']>;

/** As many come to a party at most. */
export const MOST_PARTS = 6;

const MINUTES_OF_DAY = 24 * 60;

/** The guests with their services, and when: everyone ready by `readyBy`, else from `startMinute` on. */
export interface PartyOn extends Pick<Party, 'guests' | 'preferredIds'> {
  bookingDate: IsoDate;
  /** The party begins then; with `readyBy` it begins then or later. */
  startMinute?: Minute | undefined;
  readyBy?: Minute | undefined;
}

/** The plans of a day by their number of professionals, and why there is none. */
export interface FoundPlans {
  plans: Map<number, PartyPlan>;
  reason: Schemas['PartyPlans']['reason'];
}

/** The least time that the guests need: as long as the guest with the most. */
const leastSpan = ({ guests, readyBy, startMinute = 0 }: PartyOn): Span => {
  const most = Math.max(...guests.map(tasks => tasks.reduce((sum, { minutes }) => sum + minutes, 0)));
  return readyBy === undefined
    ? { startMinute, endMinute: startMinute + most }
    : { startMinute: readyBy - most, endMinute: readyBy };
};

/** From the asked minute on, but not in the past and not without the notice that the salon wants. */
const timeFor = (
  { bookingDate, startMinute = 0, readyBy }: PartyOn,
  earliest: Instant,
  ownStart: Minute | undefined,
): PartyTime => {
  const noticed = Math.ceil((earliest - istInstant(bookingDate, 0)) / MINUTE);
  return {
    startMinute: startMinute === ownStart ? startMinute : Math.max(startMinute, noticed),
    endMinute: readyBy ?? MINUTES_OF_DAY,
    readyBy: readyBy !== undefined,
  };
};

const nobodyCan = ({ guests }: PartyOn, { workdays }: TeamDay): boolean =>
  guests.flat().some(({ serviceId }) => !workdays.some(({ skills, hours }) => hours.length > 0 && canDo(skills, serviceId)));

/** The plans for each number of professionals up to `most`; none, and why, if the party does not fit that day. */
export async function plansFor(db: Queries, asked: Asked, party: PartyOn, most = MOST_PARTS): Promise<FoundPlans> {
  const { settings, now, wish, exceptBookingId, exactness, where } = asked;
  const { place, womenOnly, professionalId } = wish;
  const { bookingDate: date, guests, preferredIds } = party;
  if (isOutsideArea(settings, where)) return { plans: new Map(), reason: 'OUTSIDE_AREA' };
  const day = { settings, date, now, ...noticeOn(date, asked) };
  const days = await teamDaysOf(db, { from: date, to: date }, { settings, now, exceptBookingId, place, exactness });
  const team = days.get(date) as TeamDay;
  const wanted = { guests, place, womenOnly, professionalId, preferredIds };
  const found = partyPlans(team, wanted, timeFor(party, day.earliest, day.ownStart), most);
  const plans = new Map([...found].filter(([, plan]) => refusalOf(day, plan) === null));
  if (plans.size > 0) return { plans, reason: null };
  const [first = leastSpan(party)] = found.values();
  return { plans, reason: refusalOf(day, first) ?? (nobodyCan(party, team) ? 'NO_PROFESSIONAL' : 'FULL') };
}

/** The plan that a booking takes: it begins when the customer saw that it does, or later if everyone is ready by a time. */
const agreedPlan = (plans: FoundPlans['plans'], { startMinute, readyBy }: PartyOn, professionals: number | undefined) => {
  const plan = professionals === undefined ? [...plans.values()][0] : plans.get(professionals);
  return plan && (readyBy !== undefined || plan.startMinute === startMinute) ? plan : undefined;
};

/**
 * Who serves whom in a party that is booked or moves, planned anew (rule B143). Throws OUTSIDE_AREA, TOO_MANY_BOOKINGS for a new booking,
 * DUPLICATE_BOOKING, SLOT_UNAVAILABLE. `known` is what `pendingFor` answered, if it was asked in this transaction.
 */
export async function findParty(
  tx: Queries,
  settings: Settings,
  { userId, by, address, ...wish }: PartyOn & Omit<TimeWish, keyof PartyOn | 'durationInMinutes'>,
  now: Instant,
  { professionals, known, ...moving }: Moving & { professionals?: number | undefined; known?: PendingVisit[] } = {},
): Promise<PartyPlan> {
  const { bookingDate, serviceIds, place, womenOnly, professionalId } = wish;
  const pending = known ?? (await pendingFor(tx, settings, { bookingDate, userId }));
  const theirs = othersOf(settings, { userId, address }, pending, moving);
  const asked = askedBy(settings, { by, serviceIds, place, womenOnly, professionalId }, now, moving);
  const { plans, reason } = await plansFor(tx, asked, wish, professionals);
  const plan = agreedPlan(plans, wish, professionals);
  mustNotMeet(theirs, bookingDate, plan ?? leastSpan(wish), by);
  if (plan) return plan;
  throw await unavailable(tx, reason === null || reason === 'OUTSIDE_AREA' ? 'FULL' : reason, wish, false);
}
