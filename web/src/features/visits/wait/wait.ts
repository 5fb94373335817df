// Who waits for what, in words (rules B90 to B96). The server decides.

import type { components } from '#contract';
import * as booking from '#words/booking';
import { fromTo } from '#words/format';
import * as words from '#words/waiting';
import { windowMinutes } from '../../../../../common/arrival.ts';
import { minuteOf, timeOf } from '../../../../../common/minutes.ts';
import type { IsoDate } from '../../../../../common/time.ts';
import { today } from '../../../shared/clock.ts';
import { time } from '../../../shared/format.ts';
import { nameIn } from '../../../shared/name-in.ts';
import { shortDate } from '../../../shared/short-date.ts';
import { spansOf } from '../../salon/settings/opening-hours.ts';
import type { Settings } from '../../salon/settings/use-settings.ts';
import type { Chosen } from '../../schedule/professional/offered.ts';
import { lastWaitDay, type Slot, startWords } from '../booking/availability.ts';

export type Wait = components['schemas']['Wait'];
export type WaitRequest = components['schemas']['WaitRequest'];
export type WaitChange = components['schemas']['WaitChange'];

/** Days and times that somebody waits for. Null for any time. */
export type Wish = Pick<Wait, 'from' | 'to' | 'times'>;

/** The visit for which there is no time. */
export interface Wished {
  day: string;
  /** The times of the day. */
  slots: Slot[];
  serviceIds: string[];
  addressId: string;
  /** The professional who was chosen; null for anyone. */
  professional: Chosen | null;
  /** Undefined if the profile decides. */
  womenOnly: boolean | undefined;
  /** Whether only a woman comes, by this order or by the profile. */
  isWomenOnly: boolean;
}

/** The last day of a wait for an earlier time: that of the visit, or as far ahead as anybody can wait. */
export function lastDayBefore(bookingDate: IsoDate, last = lastWaitDay()): IsoDate {
  return bookingDate < last ? bookingDate : last;
}

export function isOpenWait({ state }: Pick<Wait, 'state'>): boolean {
  return state === 'WAITING' || state === 'OFFERED' || state === 'PAUSED';
}

/** The link of an offer. */
export function offerPath(token: string): string {
  return `/v/${token}`;
}

type Plan = Pick<Settings, 'capacity' | 'slotPlan' | 'openingHours'>;

/** A part of the day, or a window, with the starts in it. */
export interface TimeChoice {
  label: string;
  times: string[];
}

const HOUR = 60;
/** The starts of the two plans (rule L1). */
const PLANS = { TWO_HOUR: [9, 11, 13, 15, 17].map(hour => hour * HOUR), HOURLY: every(HOUR, 7 * HOUR, 20 * HOUR) };
/** The hours of a professional may begin at any quarter, and a visit with them (rule L12). */
const QUARTER = 15;
/** When the morning, the afternoon and the evening begin, and the day ends. */
const PARTS = [0, 12, 16, 24].map(hour => hour * HOUR);

/**
 * What a customer can wait for: the few windows of the slot list or, where it is longer, the parts of the day. Only what is within the
 * salon's hours on some day.
 */
export function timeChoices({ capacity, slotPlan, openingHours }: Plan): TimeChoice[] {
  const spans = openingHours.filter(({ closed }) => !closed).flatMap(spansOf);
  if (spans.length === 0) return [];
  const opens = Math.min(...spans.map(({ from }) => minuteOf(from)));
  const closes = Math.max(...spans.map(({ to }) => minuteOf(to)));
  const grid = capacity === 'TEAMS' ? PLANS[slotPlan] : every(QUARTER, 0, 24 * HOUR);
  const starts = grid.filter(start => start >= opens && start < closes);
  if (capacity === 'TEAMS' && slotPlan === 'TWO_HOUR')
    return starts.map(start => {
      const startTime = timeOf(start);
      return { label: startWords({ startTime, endTime: timeOf(start + windowMinutes.TWO_HOUR) }, false), times: [startTime] };
    });
  const parts = booking.partsOfDay.map((label, part) => ({
    label,
    times: starts.filter(start => start >= (PARTS[part] ?? 0) && start < (PARTS[part + 1] ?? 0)).map(timeOf),
  }));
  return parts.filter(({ times }) => times.length > 0);
}

function every(step: number, from: number, to: number): number[] {
  return Array.from({ length: (to - from) / step }, (_, n) => from + n * step);
}

/** Every time of the choices is any time. */
export function timesOf(chosen: TimeChoice[], all: TimeChoice[]): string[] | null {
  return chosen.length === 0 || chosen.length === all.length ? null : chosen.flatMap(({ times }) => times);
}

/** The choices that are waited for in full. */
export function chosenOf(times: string[] | null, all: TimeChoice[]): TimeChoice[] {
  return times ? all.filter(choice => choice.times.every(one => times.includes(one))) : [];
}

interface KnownStart {
  startTime: string;
  available: boolean;
}

/** What to propose for a day: where it has no free time, though it has some elsewhere. */
export function takenOf(slots: readonly KnownStart[], all: TimeChoice[]): string[] | null {
  const known = ({ times }: TimeChoice) => slots.filter(({ startTime }) => times.includes(startTime));
  const taken = all.filter(choice => known(choice).length > 0 && known(choice).every(({ available }) => !available));
  return timesOf(taken, all);
}

/** The words name single times up to this number, and of more the first and the last. */
const FEW = 3;

/** `Any time`, `Morning, Evening`, `11:00 AM - 01:00 PM`. Times that staff or another client chose may be none of the choices. */
export function timesWords(times: string[] | null, all: TimeChoice[]): string {
  if (times === null) return words.anyTime;
  const chosen = chosenOf(times, all);
  const rest = times.filter(one => !chosen.some(choice => choice.times.includes(one))).toSorted();
  const [first = '', last = ''] = [rest[0], rest.at(-1)];
  const singly = rest.length > FEW ? [fromTo(time(first), time(last))] : rest.map(time);
  return [...chosen.map(({ label }) => label), ...singly].join(', ');
}

/** `Sat, 21 Nov`, `Sat, 21 Nov to Mon, 23 Nov`. */
export function daysWords({ from, to }: Pick<Wait, 'from' | 'to'>, now = today()): string {
  return from === to ? shortDate(from, now) : fromTo(shortDate(from, now), shortDate(to, now));
}

/** The services in the site's language, with their quantities: `2 × Threading, Gold Facial`. */
export function servicesWords(services: Wait['services']): string {
  const named = services.map(one => (one.quantity > 1 ? `${one.quantity} × ` : '') + nameIn(one));
  // None of them may be on sale any more.
  return named.join(', ') || booking.service;
}

/** The open wait of the customer for these services on this day, so that nobody asks twice. */
export function waitFor(waits: Wait[] | undefined, day: string, serviceIds: string[]): Wait | undefined {
  const wanted = serviceIds.toSorted().join();
  return waits?.find(
    wait =>
      isOpenWait(wait) &&
      wait.bookingId === null &&
      wait.from <= day &&
      day <= wait.to &&
      wait.serviceIds.toSorted().join() === wanted,
  );
}

/** The open wait for an earlier time of this booking. */
export function earlierWaitOf(waits: Wait[] | undefined, bookingId: string): Wait | undefined {
  return waits?.find(wait => isOpenWait(wait) && wait.bookingId === bookingId);
}

/** Why these days cannot be waited for; null if they can. */
export function daysProblem({ from, to }: Pick<Wait, 'from' | 'to'>, first: string, last: string): Partial<Wish> | null {
  const isIn = (day: string) => day >= first && day <= last;
  const notThen = words.notThen(shortDate(first), shortDate(last));
  if (!isIn(from)) return { from: notThen };
  if (!isIn(to)) return { to: notThen };
  return to < from ? { to: words.wrongOrder } : null;
}
