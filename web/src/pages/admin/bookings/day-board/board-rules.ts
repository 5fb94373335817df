// Where things are on the day board: minutes of the day, from midnight. Pure.

import { minuteOf } from '../../../../../../common/minutes.ts';
import { keyOf } from '../../../../features/visits/hand-over/visit-key.ts';
import type { Position } from '../../../../map/position.ts';
import type { Day, DayColumn, DayVisit } from './day.ts';

export interface Stretch {
  from: number;
  to: number;
}

export function stretchOf({ from, to }: { from: string; to: string }): Stretch {
  return { from: minuteOf(from), to: minuteOf(to) };
}

const hour = 60;

/** The whole hours that the board shows: everything that happens on the day, the first ways included. */
export function hoursShown({ opening, professionals, uncovered, held }: Day): Stretch {
  const stretches = [
    ...(opening ? [stretchOf(opening)] : []),
    ...uncovered.map(stretchOf),
    ...held.map(stretchOf),
    ...professionals.flatMap(({ hours, visits }) => [
      ...hours.map(stretchOf),
      ...visits.map(visit => ({ from: minuteOf(visit.from) - visit.travelMinutes, to: minuteOf(visit.to) })),
    ]),
  ];
  if (stretches.length === 0) return { from: 9 * hour, to: 18 * hour };
  const from = Math.min(...stretches.map(one => one.from));
  const to = Math.max(...stretches.map(one => one.to));
  return { from: Math.max(0, Math.floor(from / hour) * hour), to: Math.min(24 * hour, Math.ceil(to / hour) * hour) };
}

export interface Shade extends Stretch {
  kind: 'off' | 'break' | 'leave';
  note: string | null;
}

/** When she does not work: before, between and after her hours, and on leave. */
export function shadesOf({ hours, leave }: DayColumn, shown: Stretch): Shade[] {
  const spans = hours.map(stretchOf);
  const edges = [shown.from, ...spans.flatMap(({ from, to }) => [from, to]), shown.to];
  const shades: Shade[] = [];
  for (let i = 0; i < edges.length; i += 2) {
    const [from = 0, to = 0] = edges.slice(i, i + 2);
    const kind = i === 0 || i === edges.length - 2 ? 'off' : 'break';
    if (from < to) shades.push({ kind, from, to, note: null });
  }
  for (const one of leave) shades.push({ kind: 'leave', ...within(stretchOf(one), shown), note: one.note });
  return shades.filter(({ from, to }) => from < to);
}

function within({ from, to }: Stretch, shown: Stretch): Stretch {
  // The end of a day is written as midnight.
  const end = to === 0 ? 24 * hour : to;
  return { from: Math.max(from, shown.from), to: Math.min(end, shown.to) };
}

/** The way to each visit. It never covers the visit before, however late she comes. */
export function waysOf(visits: DayVisit[]): (Stretch & { visit: DayVisit })[] {
  return visits.flatMap((visit, place) => {
    const before = visits[place - 1];
    const to = minuteOf(visit.from);
    const from = Math.max(to - visit.travelMinutes, before ? minuteOf(before.to) : 0);
    return visit.travelMinutes > 0 && from < to ? [{ from, to, visit }] : [];
  });
}

/** A free time shorter than this fits nobody. */
const shortestGap = 30;

/**
 * Where she works and has nothing to do, from the minute `after` on: hours without visits, ways, leave and what is `held`. Only where a
 * visit may begin, at one of `starts`.
 */
export function gapsOf({ active, hours, leave, visits }: DayColumn, { held, starts, after }: Free): Gap[] {
  if (!active) return [];
  const busy = [
    { from: 0, to: after },
    ...leave.map(one => within(stretchOf(one), { from: 0, to: 24 * hour })),
    ...visits.map(visit => ({ from: minuteOf(visit.from) - visit.travelMinutes, to: minuteOf(visit.to) })),
    ...held,
  ].sort((one, other) => one.from - other.from);
  return hours.flatMap(span => without(stretchOf(span), busy)).flatMap(gap => withStart(gap, starts));
}

interface Free {
  held: Stretch[];
  /** When visits may begin on the day, in order. */
  starts: number[];
  after: number;
}

/** A free time, and the first minute at which a visit may begin in it. */
export interface Gap extends Stretch {
  start: number;
}

/** What is left of a stretch; `busy` in order of its beginnings. */
function without({ from, to }: Stretch, busy: Stretch[]): Stretch[] {
  const left: Stretch[] = [];
  let at = from;
  for (const one of busy) {
    if (one.from > at) left.push({ from: at, to: Math.min(one.from, to) });
    at = Math.max(at, one.to);
  }
  left.push({ from: at, to });
  return left.filter(({ from, to }) => to - from >= shortestGap);
}

function withStart({ from, to }: Stretch, starts: number[]): Gap[] {
  const start = starts.find(one => one >= from && one + shortestGap <= to);
  return start === undefined ? [] : [{ from, to, start }];
}

/** Visits and travel as a share of her hours, in whole per cent. Null if she does not work. */
export function utilisationOf({ visitMinutes, travelMinutes, rosteredMinutes }: DayColumn): number | null {
  if (rosteredMinutes === 0) return null;
  return Math.round((100 * (visitMinutes + travelMinutes)) / rosteredMinutes);
}

// The routes of a day, for the map and for the list beside it. Pure.

/** A visit on a route. */
export interface Stop {
  visit: DayVisit;
  /** `2.1` is the first visit of the second professional; `!` is a visit that nobody can carry out. */
  label: string;
  /** Null if the address has no position. */
  position: Position | null;
}

export interface Route {
  id: string;
  name: string;
  number: number;
  colour: string;
  start: Position;
  stops: Stop[];
}

/** Dark enough for white text (4.5:1), and told apart by most people; the numbers tell them apart for everybody. */
const colours = ['#6b1d4d', '#1d5431', '#1a4f8a', '#8a4b00', '#5b3fa8', '#0f6466', '#7a1f5c', '#4a4a4a'];

/** A route a professional with visits that she can carry out, in the order of the board. */
export function routesOf({ professionals, uncovered }: Day): Route[] {
  const open = new Set(uncovered.map(keyOf));
  return professionals.flatMap(({ professional, start, visits }, place) => {
    const hers = visits.filter(visit => !open.has(keyOf(visit)));
    if (hers.length === 0) return [];
    const number = place + 1;
    const stops = hers.map((visit, at) => ({ visit, label: `${number}.${at + 1}`, position: positionOf(visit) }));
    const colour = colours[place % colours.length] ?? '';
    return [{ id: professional.id, name: professional.name, number, colour, start: toNumbers(start), stops }];
  });
}

export function uncoveredStops({ uncovered }: Day): Stop[] {
  return uncovered.map(visit => ({ visit, label: '!', position: positionOf(visit) }));
}

function positionOf({ latitude, longitude }: DayVisit): Position | null {
  return latitude === null || longitude === null ? null : toNumbers({ latitude, longitude });
}

function toNumbers({ latitude, longitude }: { latitude: string; longitude: string }): Position {
  return { latitude: Number(latitude), longitude: Number(longitude) };
}
