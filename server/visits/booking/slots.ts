/** Free slots, by day and for the calendar. schedule/fit/slot-rules.ts decides which are free (rules L4 to L8). */

import { partsOfRef } from '../../../common/choice.ts';
import { type Instant, type IsoDate, istDate, type Minute } from '../../../common/time.ts';
import { hasManyPositions } from '../../accounts/auth/limits.ts';
import { wishesWomen } from '../../accounts/auth/profile.ts';
import { AppError, invalidField } from '../../platform/contract/errors.ts';
import { eachDay, mustBePeriod, type Period } from '../../platform/contract/period.ts';
import { MAY } from '../../platform/contract/roles.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { whereaboutsOf } from '../../salon/settings/area-rules.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { addressFor } from '../../schedule/address/address.ts';
import { bookableDay, horizonOf, slotsOf } from '../../schedule/fit/slot-rules.ts';
import { ownPlace, placeOf, strangersPlace } from '../../schedule/fit/travel-rules.ts';
import { ANY_VISIT, type Asked, daysFor, learnWaysFor, weeksOf } from '../../schedule/free/days.ts';
import { leadOf } from '../../schedule/professional/visits.ts';
import { servicesOnSale } from '../../shop/catalog/catalog.ts';
import { chosenOf } from '../../shop/catalog/choice-rules.ts';
import { bookingRowOf } from '../record/read.ts';
import { type BookingRow, bookingCan } from '../record/rules.ts';
import { withSeriesHorizon } from '../series/rules.ts';
import { dayForParty, type MovingParty, movingParty, slotsForParty } from './party-slots.ts';

/** What a list of slots may ask for. */
export interface Query {
  durationInMinutes?: number;
  exceptBookingId?: string;
  /** Separated by commas; each may have its choice (`ServiceRef`). */
  serviceIds?: string;
  addressId?: string;
  latitude?: string;
  longitude?: string;
  professionalId?: string;
  womenOnly?: boolean;
}

type Settings = Required<Schemas['Settings']>;

/**
 * Staff get exact travel. Nobody else may find out where others live (rule N8). Whoever asks for many addresses asks as a stranger. The
 * ways to a saved address are learnt, because the salon drives them.
 */
const whereOf = async (
  db: Queries,
  { addressId, latitude, longitude }: Query,
  { now, caller }: { now: Instant; caller: Caller | undefined },
): Promise<Pick<Question, 'exactness' | 'where' | 'learnsWays'> & { place: Asked['wish']['place'] }> => {
  const isStaff = caller !== undefined && MAY[caller.role].actsAs === 'STAFF';
  if (addressId !== undefined) {
    if (!caller) throw new AppError('UNAUTHORIZED');
    const address = await addressFor(db, addressId, caller);
    if (!address) throw new AppError('ADDRESS_NOT_FOUND');
    const place = placeOf(address.latitude, address.longitude);
    const where = whereaboutsOf(address);
    if (isStaff) return { place, where, learnsWays: true };
    // An address without a position is booked discreetly, too.
    if (!place) return { place, exactness: 'DISCREET', where, learnsWays: false };
    const isStranger = await hasManyPositions(db, address.userId, now);
    const asked = isStranger ? strangersPlace(place) : ownPlace(place);
    return { place: asked, exactness: 'DISCREET', where, learnsWays: !isStranger };
  }
  if ((latitude === undefined) !== (longitude === undefined))
    throw invalidField(latitude === undefined ? 'latitude' : 'longitude', 'required');
  const place = placeOf(latitude, longitude);
  const where = place ? { place, postalCode: null } : undefined;
  if (isStaff) return { place, where, learnsWays: true };
  if (!place) return { place, exactness: 'NONE', where, learnsWays: false };
  return { place: strangersPlace(place), exactness: 'DISCREET', where, learnsWays: false };
};

/** The booking that moves; undefined for a stranger. */
const movingOf = async (db: Queries, { exceptBookingId }: Query, caller: Caller | undefined) => {
  const found = exceptBookingId !== undefined && caller && (await bookingRowOf(db, exceptBookingId));
  return found && bookingCan.see(found, caller) ? found : undefined;
};

/** Whether only women count: what the query says, or the booking that moves, or the caller's profile. A stranger learns of no wish. */
const womenOnlyOf = async (
  db: Queries,
  { womenOnly }: Query,
  moving: BookingRow | undefined,
  settings: Settings,
  caller: Caller | undefined,
) => {
  if (womenOnly !== undefined || settings.capacity === 'TEAMS' || !caller) return womenOnly ?? false;
  const visit = moving && (await leadOf(db, moving.id));
  return visit?.womenOnly ?? (MAY[caller.role].actsAs === 'CUSTOMER' && (await wishesWomen(db, caller.id)));
};

export interface Question extends Asked {
  durationInMinutes: Minute;
  /** Whether the router is asked for the ways to the place. */
  learnsWays: boolean;
  /** The booking for guests that moves. */
  party?: MovingParty | undefined;
}

export async function questionOf({ db }: Deps, query: Query, now: Instant, caller: Caller | undefined): Promise<Question> {
  const saved = await readSettings(db.read);
  const moving = await movingOf(db.read, query, caller);
  const settings = moving?.seriesId ? withSeriesHorizon(saved) : saved;
  const { place, exactness, where, learnsWays } = await whereOf(db.read, query, { now, caller });
  const refs = query.serviceIds?.split(',').map(partsOfRef) ?? [];
  const ids = refs.map(({ serviceId }) => serviceId);
  const services = await servicesOnSale(db.read, ids);
  const minutesOf = ({ serviceId, choice }: (typeof refs)[number]) => {
    const service = services.get(serviceId);
    // What was chosen may be gone. The booking says so.
    return service ? (chosenOf(service, choice) ?? service).durationInMinutes : 0;
  };
  const minutes = refs.reduce((sum, ref) => sum + minutesOf(ref), 0);
  const womenOnly = await womenOnlyOf(db.read, query, moving, settings, caller);
  const wish = { serviceIds: [...new Set(ids)], place, womenOnly, professionalId: query.professionalId };
  // Answers for any duration would tell anybody how long others are on their way.
  const isFree = ids.length === 0 || (caller && MAY[caller.role].actsAs === 'STAFF');
  const durationInMinutes = (isFree ? query.durationInMinutes : moving?.durationInMinutes) ?? minutes;
  // A booking may stay where it is when the area shrinks (rule A19).
  const before = placeOf(moving?.address?.latitude, moving?.address?.longitude);
  const staysThere = before && where?.place?.latitude === before.latitude && where.place.longitude === before.longitude;
  return {
    settings,
    now,
    wish,
    where: staysThere ? undefined : where,
    exactness,
    exceptBookingId: query.exceptBookingId,
    durationInMinutes,
    learnsWays,
    notice: caller && MAY[caller.role].actsAs === 'STAFF' ? 0 : settings.shortestNotice,
    party: await movingParty(db.read, moving),
    own: moving && { date: moving.bookingDate, startMinute: moving.startMinute },
  };
}

/** Gives each day of the period as it can be booked, with the ways that the router told. */
export async function learntDaysFor(deps: Deps, period: Period, asked: Question) {
  await learnWaysFor(deps, period, asked);
  return daysFor(deps.db.read, period, asked);
}

/** Nobody has to do all that the guests of a party get. */
const anyOf = ({ wish: { place } }: Question): Asked['wish'] => ({ ...ANY_VISIT, place });

export async function availableSlots(
  deps: Deps,
  { date, ...query }: Query & { date: IsoDate },
  caller: Caller | undefined,
): Promise<Schemas['Slot'][]> {
  const asked = await questionOf(deps, query, deps.clock.now(), caller);
  const dayOf = await learntDaysFor(deps, { from: date, to: date }, asked);
  const { party } = asked;
  if (!party) return slotsOf(dayOf(date), asked.durationInMinutes);
  return slotsForParty(deps.db.read, asked, { date, party, slots: slotsOf(dayOf(date, anyOf(asked)), asked.durationInMinutes) });
}

type FreeSlot = Schemas['Slot'] & { date: IsoDate };

/** The first windows of the plan with room for a short visit. */
export async function firstFreeSlots({ db, clock }: Deps, most: number): Promise<FreeSlot[]> {
  const now = clock.now();
  const settings = { ...(await readSettings(db.read)), startPlan: 'WINDOWS' as const };
  const today = istDate(now);
  const free: FreeSlot[] = [];
  for (const days of weeksOf({ from: today, to: horizonOf(settings, today) })) {
    if (free.length >= most) break;
    const dayOf = await daysFor(db.read, days, { settings, now, wish: ANY_VISIT, notice: settings.shortestNotice });
    for (const date of eachDay(days)) {
      const slots = slotsOf(dayOf(date), 0);
      free.push(...slots.filter(({ available }) => available).map(slot => ({ ...slot, date })));
    }
  }
  return free.slice(0, most);
}

/** Both ends are included. By default, the days from today to the last one that can be booked. Throws VALIDATION_ERROR. */
export async function bookableDays(
  deps: Deps,
  { from, to, ...query }: Query & { from?: IsoDate; to?: IsoDate },
  caller: Caller | undefined,
): Promise<Schemas['BookableDay'][]> {
  const now = deps.clock.now();
  const asked = await questionOf(deps, query, now, caller);
  const today = istDate(now);
  // A visit of a series may lie beyond these days, so whoever moves it names them.
  const ends = { from: from ?? today, to: to ?? horizonOf(await readSettings(deps.db.read), today) };
  const period = mustBePeriod(ends, from && !to ? 'from' : 'to');
  const dayOf = await learntDaysFor(deps, period, asked);
  const { party } = asked;
  if (!party) return eachDay(period).map(date => bookableDay(dayOf(date), asked.durationInMinutes));
  const days: Schemas['BookableDay'][] = [];
  for (const date of eachDay(period)) {
    const day = bookableDay(dayOf(date, anyOf(asked)), asked.durationInMinutes);
    days.push(await dayForParty(deps.db.read, asked, { day, party }));
  }
  return days;
}
