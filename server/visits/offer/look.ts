/**
 * A day gets time, and those who wait are asked in order (rules B92 and B93): who waits for exactly the freed window, then the oldest. The
 * slot list decides whom a time fits. What the waits have in common is asked once for all of them, so that thousands that do not fit cost
 * little, and other requests go on between two pieces of the work.
 */

import { partsOfRef } from '../../../common/choice.ts';
import { minuteOf } from '../../../common/minutes.ts';
import { overlaps, type Span } from '../../../common/span.ts';
import { type Instant, type IsoDate, istDate, type Minute } from '../../../common/time.ts';
import { isOff } from '../../messages/who-learns/kinds.ts';
import { afterNight, isNight } from '../../messages/who-learns/timing-rules.ts';
import { AppError } from '../../platform/contract/errors.ts';
import { eachDay } from '../../platform/contract/period.ts';
import { isDuplicate } from '../../platform/db/fault.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings, type Settings } from '../../salon/settings/settings.ts';
import { slotsOf } from '../../schedule/fit/slot-rules.ts';
import { ownPlace } from '../../schedule/fit/travel-rules.ts';
import { ANY_VISIT, type BookableDay, daysFor } from '../../schedule/free/days.ts';
import { pendingFor } from '../../schedule/free/time.ts';
import { servicesOnSale } from '../../shop/catalog/catalog.ts';
import { chosenOf } from '../../shop/catalog/choice-rules.ts';
import { whoWereVisited } from '../record/read.ts';
import { type AskedVisit, askedBy, isEarlier, plainIds } from '../wait/asked.ts';
import { endedOn, offersOf, openDays, openWaitsOn } from '../wait/offers.ts';
import { isWaitedFor, LEAST_AHEAD, LONGEST_HIDDEN, lastDay, type WaitRow, wasOffered } from '../wait/rules.ts';
import { withdrawLost } from './lost.ts';
import { makeOffer } from './make.ts';
import { type Rest, resting } from './resting.ts';

const AT_ONCE = 250;
interface Look {
  deps: Deps;
  date: IsoDate;
  freed: Span[];
  settings: Settings;
  now: Instant;
  rest: Rest;
  signal: AbortSignal;
}

type LookedFor = Pick<AskedVisit, 'wish' | 'booking' | 'address'>;

/** The day as it is for this visit. */
const dayFor = async ({ deps, date, settings, now }: Look, { wish, address, booking }: LookedFor) => {
  const { place } = wish;
  if (place) ownPlace(place);
  const notice = Math.max(LEAST_AHEAD, settings.shortestNotice);
  const where = address ? { place, postalCode: address.postalCode } : undefined;
  const asked = {
    settings,
    now,
    wish,
    where,
    exactness: place ? 'DISCREET' : 'NONE',
    notice,
    exceptBookingId: booking?.id,
    movesNobody: true,
  } as const;
  return daysFor(deps.db.read, { from: date, to: date }, asked);
};

const freeStarts = (day: BookableDay, durationInMinutes: number): Minute[] =>
  slotsOf(day, durationInMinutes).flatMap(({ available, startTime }) => (available ? [minuteOf(startTime)] : []));

/** The starts that are free for this visit. */
const startsFor = async (look: Look, asked: LookedFor & { durationInMinutes: number }): Promise<Minute[]> => {
  const day = (await dayFor(look, asked))(look.date);
  return freeStarts(day, asked.durationInMinutes).filter(start => isEarlier(asked, look.date, start));
};

/** What waits have in common: the same services for anyone, or for the same professional. */
const kindOf = ({ serviceIds, professionalId, womenOnly }: WaitRow): string =>
  [professionalId ?? '', womenOnly ? 'women' : '', ...serviceIds].join();

/**
 * The starts at which waits of each kind could be visited if they lived beside the professional. Whoever has none of these has no other. Known
 * until a time is offered.
 */
const boundsOn = (look: Look) => {
  let known = new Map<string, Promise<Minute[]>>();
  // The plan is read once for all kinds.
  let read: ReturnType<typeof dayFor> | undefined;
  const find = async ({ serviceIds, professionalId, womenOnly }: WaitRow): Promise<Minute[]> => {
    const services = await servicesOnSale(look.deps.db.read, plainIds(serviceIds));
    const minutes = serviceIds.map(partsOfRef).map(({ serviceId, choice }) => {
      const service = services.get(serviceId);
      return service && chosenOf(service, choice)?.durationInMinutes;
    });
    // A service or a choice that is gone is offered to nobody.
    if (minutes.some(one => one === undefined)) return [];
    const durationInMinutes = minutes.reduce<number>((sum, one) => sum + (one ?? 0), 0);
    const wish = { serviceIds: plainIds(serviceIds), place: null, womenOnly, professionalId: professionalId ?? undefined };
    read ??= dayFor(look, { wish: ANY_VISIT, address: null, booking: undefined });
    return freeStarts((await read)(look.date, wish), durationInMinutes);
  };
  return {
    of: (wait: WaitRow): Promise<Minute[]> => {
      const kind = kindOf(wait);
      const found = known.get(kind) ?? find(wait);
      known.set(kind, found);
      return found;
    },
    forget: () => {
      known = new Map();
      read = undefined;
    },
  };
};
type Bounds = ReturnType<typeof boundsOn>;

/** Whether it may fit, so that it is worth a look at its address. An earlier time is looked at in any case: they are few. */
const mayFit = async (wait: WaitRow, bounds: Bounds): Promise<boolean> =>
  wait.bookingId !== null || (await bounds.of(wait)).some(start => isWaitedFor(wait, start));

/** Whether it names a freed window. */
const isExact = ({ times }: WaitRow, freed: Span[]): boolean =>
  times !== null && freed.some(({ startMinute }) => times.includes(startMinute));

/** The waits that were offered a time of this day within its hour, and did not take it: the others come first. */
const askedLately = async ({ deps, date, now }: Look): Promise<Set<string>> => {
  const ended = await endedOn(deps.db.read, date, now - LONGEST_HIDDEN);
  return new Set(ended.flatMap(({ waitId, state }) => (state === 'WITHDRAWN' ? [] : [waitId])));
};

/** The waits that may fit, in the order in which they are asked. */
const inOrder = async (look: Look, bounds: Bounds): Promise<WaitRow[]> => {
  const found: WaitRow[] = [];
  for (let after: WaitRow | undefined; ; ) {
    const page: WaitRow[] = await openWaitsOn(look.deps.db.read, look.date, { most: AT_ONCE, after });
    for (const wait of page) {
      if (wait.state === 'WAITING' && (await mayFit(wait, bounds))) found.push(wait);
      await look.rest(look.signal);
    }
    after = page.at(-1);
    if (page.length < AT_ONCE) break;
  }
  const regulars = look.settings.waitRegularsFirst
    ? await whoWereVisited(look.deps.db.read, [...new Set(found.map(({ userId }) => userId))])
    : new Set<string>();
  const asked = await askedLately(look);
  const rank = (wait: WaitRow) =>
    Number(!asked.has(wait.id)) * 4 + Number(regulars.has(wait.userId)) * 2 + Number(isExact(wait, look.freed));
  // The database has them in order of age, and sorting keeps that.
  return found.sort((a, b) => rank(b) - rank(a));
};

/** The best start for this wait: within what got free, else the first of the day. What it was offered before is not offered again. */
const bestStart = async (look: Look, wait: WaitRow): Promise<Minute | undefined> => {
  const { deps, date, freed, now } = look;
  const asked = await askedBy(deps.db.read, wait, now);
  const span = (startMinute: Minute) => ({ startMinute, endMinute: startMinute + asked.durationInMinutes });
  // Nobody has two visits at a time.
  const { userId, booking } = asked;
  const pending = await pendingFor(deps.db.read, look.settings, { bookingDate: date, userId });
  const others = pending.filter(one => one.userId === userId && one.bookingDate === date && one.id !== booking?.id);
  const mayBegin = (start: Minute) => isWaitedFor(wait, start) && !others.some(one => overlaps(one, span(start)));
  const starts = (await startsFor(look, asked)).filter(mayBegin);
  if (starts.length === 0) return undefined;
  const before = await offersOf(deps.db.read, wait.id);
  const fresh = starts.filter(start => !wasOffered(before, date, span(start)));
  return fresh.find(start => freed.some(one => overlaps(one, span(start)))) ?? fresh[0];
};

/** What was waited for is gone, or the time went meanwhile: the next is asked. */
const isRefusal = (error: unknown): boolean => error instanceof AppError || isDuplicate(error);

/** Answers whether it was offered a time. */
const offerOne = async (look: Look, wait: WaitRow): Promise<boolean> => {
  const { deps, date, now } = look;
  try {
    const startMinute = await bestStart(look, wait);
    if (startMinute === undefined) return false;
    return (await deps.db.tx(tx => makeOffer(deps, tx, wait.id, { date, startMinute }, { byStaff: false, now }))) !== undefined;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
};

const lookAt = async (look: Look): Promise<void> => {
  const bounds = boundsOn(look);
  for (const wait of await inOrder(look, bounds)) {
    await look.rest(look.signal);
    // What was offered before may have been the last free time.
    if (!(await mayFit(wait, bounds))) continue;
    if (await offerOne(look, wait)) bounds.forget();
  }
};

/** The days to come that somebody waits for. */
const waitedDays = async ({ db }: Deps, today: IsoDate): Promise<IsoDate[]> => {
  const last = lastDay(today);
  const days = new Set<IsoDate>();
  for (const { fromDate, toDate } of await openDays(db.read, today)) {
    const [from, to] = [fromDate < today ? today : fromDate, toDate > last ? last : toDate];
    if (from <= to) for (const day of eachDay({ from, to })) days.add(day);
  }
  return [...days].sort();
};

/**
 * Offers what is free on this day, or on every day that somebody waits for. The salon tells nobody by night: then this answers when to look again
 * (rule Q4).
 */
export async function offerFreed(
  deps: Deps,
  date: IsoDate | null,
  freed: Span[],
  signal: AbortSignal,
): Promise<Instant | undefined> {
  const now = deps.clock.now();
  if (isNight(now)) return afterNight(now);
  const settings = await readSettings(deps.db.read);
  const rest = resting();
  // Hours, leave or settings changed.
  if (date === null) await withdrawLost({ deps, settings, now }, rest, signal);
  // Nobody would hear of it, and two offers that nobody read would pause a wait.
  if (isOff('WAIT_OFFER', settings.messagesOff)) return undefined;
  for (const day of date === null ? await waitedDays(deps, istDate(now)) : [date])
    await lookAt({ deps, date: day, freed, settings, now, rest, signal });
  return undefined;
}
