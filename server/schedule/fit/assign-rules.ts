/**
 * Who carries out a visit: teams without names, or the best of the professionals whom it fits (rules L4, N7). The slots, a booking, a move
 * and the conflicts of new settings all ask the same roster (rule L7). Pure: `fitOf` decides who can, this file who is best.
 */
import { minutesOf, overlaps, type Span } from '../../../common/span.ts';
import type { Minute } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import {
  type BookedVisit,
  canDoAll,
  fitOf,
  type Misfit,
  type Roads,
  type Skills,
  shareQuarter,
  type Visit,
  type Workday,
} from './fit-rules.ts';
import type { Place } from './travel-rules.ts';

/** All professionals on one day. */
export interface TeamDay extends Roads {
  workdays: Workday[];
  /** Customers know by now who comes, so only people change it. */
  isFrozen: boolean;
}

export interface Candidate {
  professionalId: string;
  /** Travel minutes that the visit adds to her day. */
  added: Minute;
}

/** A visit that goes to another professional, so that the new one fits. Its customer has been promised no name. */
export interface HandOver {
  visitId: string;
  bookingId: string;
  from: string;
  to: string;
}

export interface Assignment {
  professionalId: string;
  handOver?: HandOver;
}

/** How much of her hours is booked. A professional with twice the weight gets twice the visits. Who has no hours comes last. */
const shareOf = ({ visits, hours, weight }: Workday): number => {
  const rostered = minutesOf(hours) * weight;
  return rostered > 0 ? minutesOf(visits) / rostered : Number.POSITIVE_INFINITY;
};

/**
 * What the others would miss while somebody with these skills is away: high for skills that few have, highest for all of them. All whom a
 * visit fits have its skills, so these make no difference between them. `working` are the skills of everybody who works that day.
 */
const scarcitiesOf = (working: readonly Skills[]): Map<Skills, number> => {
  const lists = working.filter(skills => skills !== 'ALL');
  const haveAll = working.length - lists.length;
  const skilled = new Map<string, number>();
  for (const skills of lists) for (const id of skills) skilled.set(id, (skilled.get(id) ?? haveAll) + 1);
  const sumOf = (skills: ReadonlySet<string>) => skills.values().reduce((sum, id) => sum + 1 / (skilled.get(id) ?? 1), 0);
  return new Map(working.map(skills => [skills, skills === 'ALL' ? Number.MAX_VALUE : sumOf(skills)]));
};

/** The same people work on most days, and counting their skills takes longer than all else that finds the best of them. */
let last: { working: Skills[]; scarcities: Map<Skills, number> } = { working: [], scarcities: new Map() };

const scarcitiesAmong = (workdays: Workday[]): Map<Skills, number> => {
  const working = workdays.filter(({ active, hours }) => active && hours.length > 0).map(({ skills }) => skills);
  const isSame = working.length === last.working.length && working.every((skills, n) => skills === last.working[n]);
  if (!isSame) last = { working, scarcities: scarcitiesOf(working) };
  return last.scarcities;
};

/** Found once for a day, because a slot list asks for it window by window. */
const sorted = new WeakMap<Workday[], Workday[]>();

/** Who gets a visit if it adds the same travel for all: the fairest share first, then scarce skills kept free, then id. */
export function fairestFirst(workdays: Workday[]): Workday[] {
  const known = sorted.get(workdays);
  if (known) return known;
  const scarcities = scarcitiesAmong(workdays);
  const ranked = workdays.map(workday => ({ workday, share: shareOf(workday), scarcity: scarcities.get(workday.skills) ?? 0 }));
  const isBefore = (a: Workday, b: Workday) => a.professionalId < b.professionalId;
  ranked.sort((a, b) => a.share - b.share || a.scarcity - b.scarcity || (isBefore(a.workday, b.workday) ? -1 : 1));
  const found = ranked.map(({ workday }) => workday);
  sorted.set(workdays, found);
  return found;
}

const anyone = () => true;

/**
 * The professionals among the asked whom the visit fits, the best first: least added travel, then the fairest share, then scarce skills
 * kept free, then id.
 */
export function candidatesFor(day: TeamDay, visit: Visit, isAsked: (workday: Workday) => boolean = anyone): Candidate[] {
  const able: Candidate[] = [];
  for (const workday of fairestFirst(day.workdays)) {
    const fit = isAsked(workday) ? fitOf(workday, visit, day) : undefined;
    if (fit && 'added' in fit) able.push({ professionalId: workday.professionalId, added: fit.added });
  }
  return able.sort((a, b) => a.added - b.added);
}

/** Why the visit fits nobody, professional by professional. */
export function misfitsOf(day: TeamDay, visit: Visit): Map<string, Misfit> {
  const misfits = new Map<string, Misfit>();
  for (const workday of day.workdays) {
    const result = fitOf(workday, visit, day);
    if ('misfit' in result) misfits.set(workday.professionalId, result.misfit);
  }
  return misfits;
}

/** Her day without this visit. */
export function leaving(workday: Workday, { id }: Pick<BookedVisit, 'id'>): Workday {
  return { ...workday, visits: workday.visits.filter(other => other.id !== id) };
}

/** For each visit that may be handed over, who would take it; found for a day when it is first asked. */
const takers = new WeakMap<Workday[], Roads & { known: Map<string, string | undefined> }>();

const takersOn = ({ workdays, travel, grace, present }: TeamDay): Map<string, string | undefined> => {
  const found = takers.get(workdays);
  if (found?.travel === travel && found.grace === grace && found.present === present) return found.known;
  const known = new Map<string, string | undefined>();
  takers.set(workdays, { travel, grace, present, known });
  return known;
};

/** Whoever has the visit is busy with it, so somebody else takes it. */
const takerOf = (day: TeamDay, visit: BookedVisit): string | undefined => {
  const known = takersOn(day);
  if (!known.has(visit.id)) known.set(visit.id, candidatesFor(day, visit)[0]?.professionalId);
  return known.get(visit.id);
};

/** Her visits without which the wanted one may fit: if she is busy then, only the one that makes her busy. */
const inTheWay = ({ visits }: Workday, visit: Visit): BookedVisit[] => {
  const clashing = visits.filter(other => shareQuarter(other, visit));
  return clashing.length === 0 ? visits : clashing.length === 1 ? clashing : [];
};

/** The best way to make room for the visit by handing over one other visit that day; undefined if there is none. */
const byHandOver = (day: TeamDay, visit: Visit, workdays: Workday[]): Assignment | undefined => {
  if (day.isFrozen) return undefined;
  for (const workday of workdays) {
    for (const other of inTheWay(workday, visit)) {
      // The taker is known from other windows, so this is asked first.
      const to = other.chosen ? undefined : takerOf(day, other);
      if (to === undefined || !('added' in fitOf(leaving(workday, other), visit, day))) continue;
      const from = workday.professionalId;
      return { professionalId: from, handOver: { visitId: other.id, bookingId: other.bookingId, from, to } };
    }
  }
  return undefined;
};

/**
 * Who gets the visit; undefined if nobody can. With `chosenId` only she can. If nobody is free as things are, one visit whose customer
 * chose nobody may go to another professional. The slot list, the booking and the move all ask this.
 */
export function assign(day: TeamDay, visit: Visit, chosenId?: string): Assignment | undefined {
  const isAsked = chosenId === undefined ? anyone : ({ professionalId }: Workday) => professionalId === chosenId;
  const [best] = candidatesFor(day, visit, isAsked);
  return best ? { professionalId: best.professionalId } : byHandOver(day, visit, day.workdays.filter(isAsked));
}

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

/** Somebody is always free, and as many as go to a party. */
export const EVER_FREE: Roster = { ...rosterOf({ teams: 1 }), free: () => Array.from({ length: 6 }, () => ({ id: null })) };

/** What a customer asks for. Without services anybody can go, and without a place travel does not count. */
export interface Wish {
  serviceIds: string[];
  place: Place | null;
  womenOnly: boolean;
  /** The professional that the customer chose. */
  professionalId?: string | undefined;
  /** Its booking, if others have visits of that. */
  bookingId?: string | undefined;
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
