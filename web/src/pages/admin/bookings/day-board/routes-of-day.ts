// The routes of a day, for the map and for the list beside it. Pure.
import type { Position } from '../../../../map/position.ts';
import type { Day, DayVisit } from './day.ts';

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
  const open = new Set(uncovered.map(({ bookingId }) => bookingId));
  return professionals.flatMap(({ professional, start, visits }, place) => {
    const hers = visits.filter(({ bookingId }) => !open.has(bookingId));
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
