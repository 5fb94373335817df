/** Who would like a visit on a day and could have it: what `Who fits?` answers, turned round (rules B97 and W103). */

import { minuteOf } from '../../../common/minutes.ts';
import { overlaps, type Span } from '../../../common/span.ts';
import type { Instant, IsoDate, Minute } from '../../../common/time.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Queries } from '../../platform/db/database.ts';
import { readSettings, type Settings } from '../../salon/settings/settings.ts';
import { type Slot, slotsOf } from '../../schedule/fit/slot-rules.ts';
import { ownPlace } from '../../schedule/fit/travel-rules.ts';
import { daysFor } from '../../schedule/free/days.ts';
import { pendingFor } from '../../schedule/free/time.ts';
import { type AskedVisit, askedBy } from '../wait/asked.ts';
import { openWaitsOn } from '../wait/offers.ts';
import { isWaitedFor, type WaitRow } from '../wait/rules.ts';
import { withoutNotice } from './make.ts';

/** A visit that somebody would like, and when to carry it out. */
export interface Wanted {
  /** Of the wait, or of whoever is due. */
  id: string;
  userId: string;
  asked: AskedVisit;
  /** Whether the customer would come then. */
  likes(startMinute: Minute): boolean;
}

export interface FilledGap {
  id: string;
  userId: string;
  startMinute: Minute;
  /** Null with teams. */
  professionalId: string | null;
  /** The price of the services. */
  paise: number;
}

interface Day {
  date: IsoDate;
  now: Instant;
  settings: Settings;
}

const priceOf = ({ asked: { lines } }: Wanted): number =>
  lines.reduce((sum, { pricePaise, quantity }) => sum + pricePaise * quantity, 0);

/** The free times of the day for this visit, by the function of the slot list, at the customer's address. */
const freeFor = async (db: Queries, { date, now, settings }: Day, { wish, durationInMinutes, address }: AskedVisit) => {
  if (wish.place) ownPlace(wish.place);
  const where = address ? { place: wish.place, postalCode: address.postalCode } : undefined;
  const asked = { settings: withoutNotice(settings), now, wish, where, exactness: 'DISCREET', movesNobody: true } as const;
  const day = (await daysFor(db, { from: date, to: date }, asked))(date);
  return slotsOf(day, durationInMinutes).filter(({ available }) => available);
};

/** Nobody has two visits at a time. */
const ownVisits = async (db: Queries, { date, settings }: Day, { userId }: Wanted): Promise<Span[]> => {
  const pending = await pendingFor(db, settings, { bookingDate: date, userId });
  return pending.filter(one => one.userId === userId && one.bookingDate === date);
};

type Claim = Span & { professionalId: string | null };

/** Whose time it would be, if what others would get is taken; undefined if nobody's is left. */
const whoseLeft = ({ professionals, remaining }: Slot, span: Span, claims: Claim[]): string | null | undefined => {
  const others = claims.filter(one => overlaps(one, span));
  if (professionals.length === 0) return others.length < remaining ? null : undefined;
  return professionals.find(id => others.every(({ professionalId }) => professionalId !== id));
};

/** Gives each a free time of this day of its own, if there is one, the dearest first. */
export async function fillGaps(db: Queries, date: IsoDate, now: Instant, wanted: Wanted[]): Promise<FilledGap[]> {
  if (wanted.length === 0) return [];
  const day = { date, now, settings: await readSettings(db) };
  const claims: Claim[] = [];
  const filled: FilledGap[] = [];
  for (const one of wanted.toSorted((a, b) => priceOf(b) - priceOf(a))) {
    const { durationInMinutes } = one.asked;
    const own = await ownVisits(db, day, one);
    for (const slot of await freeFor(db, day, one.asked)) {
      const startMinute = minuteOf(slot.startTime);
      const span = { startMinute, endMinute: startMinute + durationInMinutes };
      const mayBegin = one.likes(startMinute) && !own.some(other => overlaps(other, span));
      const professionalId = mayBegin ? whoseLeft(slot, span, claims) : undefined;
      if (professionalId === undefined) continue;
      claims.push({ ...span, professionalId });
      filled.push({ id: one.id, userId: one.userId, startMinute, professionalId, paise: priceOf(one) });
      break;
    }
  }
  return filled;
}

/** What is waited for may be gone. */
const wantedBy = async (db: Queries, wait: WaitRow, now: Instant): Promise<Wanted[]> => {
  try {
    const asked = await askedBy(db, wait, now);
    return [{ id: wait.id, userId: wait.userId, asked, likes: start => isWaitedFor(wait, start) }];
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
};

/**
 * The first `most` new visits that customers wait for on this day and that are offered nothing now. A visit that is to be earlier fills no gap:
 * it leaves another.
 */
export async function wantedByWaits(db: Queries, date: IsoDate, now: Instant, most: number): Promise<Wanted[]> {
  const rows = (await openWaitsOn(db, date, { most })).filter(
    ({ state, bookingId }) => bookingId === null && (state === 'WAITING' || state === 'PAUSED'),
  );
  const wanted: Wanted[] = [];
  for (const row of rows) wanted.push(...(await wantedBy(db, row, now)));
  return wanted;
}
