/**
 * Who can carry out a visit. The slots, a booking, a move and the conflicts of new settings all ask the same roster (rule L7). Pure.
 */

import { overlaps, type Span } from '../../../common/span.ts';
import type { Minute } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { type Assignment, assign, candidatesFor, type TeamDay } from './assign-rules.ts';
import type { Workday } from './fit-rules.ts';
import { canDoAll } from './skill-rules.ts';
import type { Place } from './travel-rules.ts';

/** A person or a team that carries out visits. The salon's teams have no id. */
export interface Member {
  id: string | null;
}

export interface Roster {
  /** The span of a visit that begins in this window. */
  visitIn(window: Span, durationInMinutes: Minute): Span;
  /** The members who are free for the whole visit, on a day with these other visits. */
  free(visit: Span, others: Span[]): Member[];
  /** When the hours of those begin who can carry out the visit. Nothing with teams. */
  starts: Minute[];
  /** Why nobody is free. */
  reasonOfNone: 'FULL' | 'NO_PROFESSIONAL';
}

/** The most visits at any one instant of the span. Their number can only grow where a visit begins. */
export function busiest(visits: Span[], span: Span): number {
  const during = visits.filter(visit => overlaps(visit, span));
  const instants = [span.startMinute, ...during.map(visit => visit.startMinute).filter(start => start > span.startMinute)];
  return Math.max(
    ...instants.map(instant => during.filter(visit => visit.startMinute <= instant && instant < visit.endMinute).length),
  );
}

/** Teams without names: any of them can go to any visit (rule L4). */
export function rosterOf({ teams }: Pick<Schemas['Settings'], 'teams'>): Roster {
  return {
    // A team is away for the window or for the services, whichever is longer (rule L5).
    visitIn: ({ startMinute, endMinute }, durationInMinutes) => ({
      startMinute,
      endMinute: startMinute + Math.max(endMinute - startMinute, durationInMinutes),
    }),
    free: (visit, others) => Array.from({ length: Math.max(0, teams - busiest(others, visit)) }, () => ({ id: null })),
    starts: [],
    reasonOfNone: 'FULL',
  };
}

/** Somebody is always free. */
export const EVER_FREE: Roster = { ...rosterOf({ teams: 1 }), free: () => [{ id: null }] };

/** What a customer asks for. Without services anybody can go, and without a place travel does not count. */
export interface Wish {
  serviceIds: string[];
  place: Place | null;
  womenOnly: boolean;
  /** The professional that the customer chose. */
  professionalId?: string | undefined;
}

export interface NamedRoster extends Roster {
  /** Who gets the visit; undefined if nobody can. */
  assign(visit: Span): Assignment | undefined;
}

/** Named professionals: their visits are in `team` (rule N4). */
export function namedRosterOf(team: TeamDay, { professionalId, ...wish }: Wish): NamedRoster {
  const isAsked = (one: Workday) => professionalId === undefined || one.professionalId === professionalId;
  const assignTo = (visit: Span) => assign(team, { ...visit, ...wish }, professionalId);
  const canEver = ({ active, isWoman, skills, hours }: Workday) =>
    active && hours.length > 0 && (isWoman || !wish.womenOnly) && canDoAll(skills, wish.serviceIds);
  const able = team.workdays.filter(one => isAsked(one) && canEver(one));
  return {
    // Her time is the services'. A list that names no service asks for the whole window.
    visitIn: ({ startMinute, endMinute }, durationInMinutes) => ({
      startMinute,
      endMinute: durationInMinutes > 0 ? startMinute + durationInMinutes : endMinute,
    }),
    free: visit => {
      const free = candidatesFor(team, { ...visit, ...wish }, isAsked);
      if (free.length > 0) return free.map(candidate => ({ id: candidate.professionalId }));
      const assignment = assignTo(visit);
      return assignment ? [{ id: assignment.professionalId }] : [];
    },
    starts: able.flatMap(({ hours }) => hours.map(({ startMinute }) => startMinute)),
    reasonOfNone: able.length > 0 ? 'FULL' : 'NO_PROFESSIONAL',
    assign: assignTo,
  };
}
