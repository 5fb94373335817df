/** When several guests can be served at one address, and by whom (rules B141 to B143). party-rules.ts shares the work (rule N85). */

import { setImmediate } from 'node:timers/promises';
import { istInstant } from '../../../common/minutes.ts';
import type { Span } from '../../../common/span.ts';
import { type Instant, type IsoDate, MINUTE, type Minute } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import { isOutsideArea } from '../../salon/settings/area-rules.ts';
import { openSpansOn } from '../../salon/settings/opening-rules.ts';
import type { TeamDay } from '../fit/assign-rules.ts';
import { canDo } from '../fit/fit-rules.ts';
import { freeTeams } from '../fit/party-hand-rules.ts';
import {
  type Party,
  type PartyPlan,
  type PartyPlanner,
  type PartyTime,
  partyPlanner,
  partyPlannerOfTeams,
} from '../fit/party-rules.ts';
import { refusalOf } from '../fit/slot-rules.ts';
import { teamDaysOf } from '../professional/team.ts';
import { type Asked, noticeOn, takenBetween } from './days.ts';
import type { PendingVisit } from './pending-store.ts';
import { askedBy, type Moving, mustNotMeet, othersOf, pendingFor, type TimeWish, unavailable } from './time.ts';

type Settings = Required<Schemas['Settings']>;

/** As many come to a party at most. */
const UP_TO_6 = [1, 2, 3, 4, 5, 6];
/** How many come: as few as can, each number that can, or just so many. */
type HowMany = 'FEWEST' | 'EACH' | number;

const MINUTES_OF_DAY = 24 * 60;

/** The guests with their services, and when: everyone ready by `readyBy`, else from `startMinute` on. */
export interface PartyOn extends Pick<Party, 'guests' | 'preferredIds'> {
  bookingDate: IsoDate;
  /** The party begins then; with `readyBy` it begins then or later. */
  startMinute?: Minute | undefined;
  readyBy?: Minute | undefined;
}

/** The plans of a day by their number of professionals or teams, and why there is none. */
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

/** Not in the past, and not without the notice that the salon wants. What is to be ready by a time begins as late as it can anyway. */
const timeFor = (
  { bookingDate, startMinute = 0, readyBy }: PartyOn,
  earliest: Instant,
  ownStart: Minute | undefined,
): PartyTime => {
  const noticed = Math.max(0, Math.ceil((earliest - istInstant(bookingDate, 0)) / MINUTE));
  const from = readyBy === undefined ? Math.max(startMinute, noticed) : noticed;
  return {
    startMinute: startMinute === ownStart ? startMinute : from,
    endMinute: readyBy ?? MINUTES_OF_DAY,
    readyBy: readyBy !== undefined,
  };
};

/** Who finds the plans, and whether nobody could carry out the party if nothing was booked. */
interface Planning {
  planner: PartyPlanner;
  nobodyCan: boolean;
}

const withTeams = async (db: Queries, { settings, exceptBookingId }: Asked, party: PartyOn, time: PartyTime) => {
  const { bookingDate: date } = party;
  const taken = (await takenBetween(db, { from: date, to: date })).filter(({ id }) => id !== exceptBookingId);
  const free = freeTeams(settings, openSpansOn(settings, date), taken);
  return { planner: partyPlannerOfTeams(free, party, time), nobodyCan: false };
};

const withNames = async (db: Queries, asked: Asked, party: PartyOn, time: PartyTime): Promise<Planning> => {
  const { settings, now, wish, exceptBookingId, exactness } = asked;
  const { place, womenOnly, professionalId } = wish;
  const { bookingDate: date, guests, preferredIds } = party;
  const days = await teamDaysOf(db, { from: date, to: date }, { settings, now, exceptBookingId, place, exactness });
  const team = days.get(date) as TeamDay;
  const isAble = (serviceId: string) => team.workdays.some(({ skills, hours }) => hours.length > 0 && canDo(skills, serviceId));
  const nobodyCan = !guests.flat().every(({ serviceId }) => isAble(serviceId));
  return { planner: partyPlanner(team, { guests, place, womenOnly, professionalId, preferredIds }, time), nobodyCan };
};

/** The plans for so many; none, and why, if the party does not fit that day. */
export async function plansFor(db: Queries, asked: Asked, party: PartyOn, howMany: HowMany): Promise<FoundPlans> {
  const { settings, now, where } = asked;
  const { bookingDate: date } = party;
  if (isOutsideArea(settings, where)) return { plans: new Map(), reason: 'OUTSIDE_AREA' };
  const day = { settings, date, now, ...noticeOn(date, asked) };
  const time = timeFor(party, day.earliest, day.ownStart);
  const { planner, nobodyCan } = await (settings.capacity === 'TEAMS' ? withTeams : withNames)(db, asked, party, time);
  const plans: FoundPlans['plans'] = new Map();
  let first: Span | undefined;
  for (const many of typeof howMany === 'number' ? [howMany] : UP_TO_6) {
    const plan = planner(many);
    first ??= plan;
    if (plan && refusalOf(day, plan) === null) plans.set(many, plan);
    if (howMany === 'FEWEST' && plans.size > 0) break;
    // Other requests have their turn.
    await setImmediate();
  }
  if (plans.size > 0) return { plans, reason: null };
  return { plans, reason: refusalOf(day, first ?? leastSpan(party)) ?? (nobodyCan ? 'NO_PROFESSIONAL' : 'FULL') };
}

/** Whether it begins when the customer saw that it does, or later if everyone is ready by a time. */
const isAgreed = ({ startMinute: start }: PartyPlan, { startMinute = 0, readyBy }: PartyOn): boolean =>
  readyBy === undefined ? start === startMinute : start >= startMinute;

/** How many are to come: just so many, or as a booking's guests had it before they changed. Else the fewest. */
interface Coming {
  professionals?: number | undefined;
  /** How many came, and how long they took. */
  before?: { professionals: number; minutes: Minute } | undefined;
}

/** As few as take no longer than before; else as many as before, if they can. */
const chosenOf = (plans: PartyPlan[], { before }: Coming): PartyPlan | undefined =>
  plans.find(({ startMinute, endMinute }) => before === undefined || endMinute - startMinute <= before.minutes) ??
  plans.find(({ parts }) => parts.length === before?.professionals) ??
  plans[0];

/**
 * Who serves whom in a party that is booked or moves, planned anew (rule B143). Throws OUTSIDE_AREA, TOO_MANY_BOOKINGS for a new booking,
 * DUPLICATE_BOOKING, SLOT_UNAVAILABLE. `known` is what `pendingFor` answered, if it was asked in this transaction.
 */
export async function findParty(
  tx: Queries,
  settings: Settings,
  { userId, by, address, ...wish }: PartyOn & Omit<TimeWish, keyof PartyOn | 'durationInMinutes'>,
  now: Instant,
  { professionals, before, known, ...moving }: Moving & Coming & { known?: PendingVisit[] } = {},
): Promise<PartyPlan> {
  const { bookingDate, serviceIds, place, womenOnly, professionalId } = wish;
  const pending = known ?? (await pendingFor(tx, settings, { bookingDate, userId }));
  const theirs = othersOf(settings, { userId, address }, pending, moving);
  const asked = askedBy(settings, { by, serviceIds, place, womenOnly, professionalId }, now, moving);
  const howMany = professionals ?? (before ? 'EACH' : 'FEWEST');
  const { plans, reason } = await plansFor(tx, asked, wish, howMany);
  const agreed = [...plans.values()].filter(one => isAgreed(one, wish));
  const plan = chosenOf(agreed, { before });
  mustNotMeet(theirs, bookingDate, plan ?? leastSpan(wish), by);
  if (plan) return plan;
  throw await unavailable(tx, reason === null || reason === 'OUTSIDE_AREA' ? 'FULL' : reason, wish, false);
}
