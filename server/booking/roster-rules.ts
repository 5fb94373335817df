/**
 * Who can carry out a visit. The slots, a booking, a move and the conflicts of new settings all ask the same roster (rule L7). Pure.
 */
import type { Schemas } from '../contract/types.ts';
import { overlaps, type Span } from '../shared/span.ts';

/** A person or a team that carries out visits. The salon's teams have no id. */
export interface Member {
  id: string | null;
}

export interface Roster {
  /** The members who are free for the whole visit, on a day with these other visits. */
  free(visit: Span, others: Span[]): Member[];
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
    free: (visit, others) => Array.from({ length: Math.max(0, teams - busiest(others, visit)) }, () => ({ id: null })),
  };
}
