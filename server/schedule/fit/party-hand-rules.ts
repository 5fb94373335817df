/** Who can come to a party, and when: professionals by `fitOf`, and teams by how many of them are free. Pure. */
import { common, minutesOf, type Span, without } from '../../../common/span.ts';
import type { Minute } from '../../../common/time.ts';
import { busiest, fairestFirst, type TeamDay } from './assign-rules.ts';
import { canDo, fitOf, type Visit, type Workday } from './fit-rules.ts';
import type { Hand, Problem, Task, Window } from './party-state-rules.ts';
import type { Place } from './travel-rules.ts';

/** A service of a guest, as it is asked for. */
export interface PartyTask extends Task {
  serviceId: string;
}

export interface Party {
  /** The services of each guest, in order. */
  guests: PartyTask[][];
  place: Place | null;
  womenOnly: boolean;
  /** The professional whom the customer wishes: she has a part. */
  professionalId?: string | undefined;
  /** Professionals who have a part by now: of plans that are as long the one with the most of them is the best. */
  preferredIds?: readonly string[] | undefined;
}

/** A professional, or a team, which has no id. */
export interface PartyHand extends Hand {
  professionalId: string | null;
}

/** Windows begin and end with it, because people tell each other when. */
const STEP: Minute = 5;

const fromStep = (minute: Minute): Minute => Math.ceil(minute / STEP) * STEP;
const untilStep = (minute: Minute): Minute => Math.floor(minute / STEP) * STEP;

/** The longest visit from `startMinute` on that fits; a shorter one fits, too. */
const longestFrom = (
  startMinute: Minute,
  until: Minute,
  lookAt: (span: Span) => ReturnType<typeof fitOf>,
): Window | undefined => {
  const addedBy = (steps: number) => {
    const found = lookAt({ startMinute, endMinute: startMinute + steps * STEP });
    return 'added' in found ? found.added : undefined;
  };
  const added = addedBy(1);
  if (added === undefined) return undefined;
  let [fits, misfits] = [1, (until - startMinute) / STEP + 1];
  while (misfits - fits > 1) {
    const middle = Math.floor((fits + misfits) / 2);
    if (addedBy(middle) === undefined) misfits = middle;
    else fits = middle;
  }
  return { startMinute, endMinute: startMinute + fits * STEP, added };
};

/**
 * When she can be there. Whatever lies within a window fits, and no window lies within another one: who arrives late within the grace
 * is late for the next visit, too, so an earlier start may mean an earlier end.
 */
const windowsOf = (day: Workday, wish: Omit<Visit, keyof Span>, time: Span, team: TeamDay): Window[] => {
  const gaps = common(without(day.hours, [...day.leave, ...day.visits]), [time]);
  return gaps.flatMap(gap => {
    const windows: Window[] = [];
    const end = untilStep(gap.endMinute);
    let left = team.grace / STEP + 1;
    for (let start = fromStep(gap.startMinute); start < end && left > 0; start += STEP) {
      const window = longestFrom(start, end, span => fitOf(day, { ...wish, ...span }, team));
      if (window && window.endMinute > (windows.at(-1)?.endMinute ?? 0)) windows.push(window);
      if (window?.endMinute === end) break;
      if (windows.length > 0) left--;
    }
    return windows;
  });
};

/** The professionals who can do something for the party, the fairest first. */
export function handsOf(team: TeamDay, party: Party, time: Span): PartyHand[] {
  const { guests, place, womenOnly, preferredIds } = party;
  return fairestFirst(team.workdays).flatMap((day, rank) => {
    const { professionalId, skills } = day;
    const can = guests.map(tasks => tasks.map(({ serviceId }) => canDo(skills, serviceId)));
    if (!can.some(tasks => tasks.includes(true))) return [];
    const windows = windowsOf(day, { place, womenOnly, serviceIds: [] }, time, team);
    const isNewcomer = !preferredIds?.includes(professionalId);
    const isWished = professionalId === party.professionalId;
    return windows.length > 0 ? [{ professionalId, can, windows, rank, isNewcomer, isWished }] : [];
  });
}

/**
 * For each number of teams, when at least so many are free within the salon's hours, beside what is taken. Nobody needs to know which ones:
 * visits are given to no team, and the slot list counts in the same way (rule L4).
 */
export function freeTeams({ teams }: { teams: number }, open: Span[], taken: Span[]): Span[][] {
  const edges = [...open, ...taken].flatMap(({ startMinute, endMinute }) => [startMinute, endMinute]);
  const sorted = [...new Set(edges)].sort((a, b) => a - b);
  const pieces = sorted.slice(1).map((endMinute, n) => ({ startMinute: sorted[n] as Minute, endMinute }));
  const counted = pieces.map(piece => ({ piece, free: teams - busiest(taken, piece) }));
  const withLess = (n: number) => counted.filter(({ free }) => free < n).map(({ piece }) => piece);
  return Array.from({ length: teams }, (_, n) => without(open, withLess(n + 1)));
}

/** So many equal teams, which are free for the same span: each can do everything, and nobody is due before the others. */
export function handsOfTeams(teams: number, span: Span, guests: Task[][]): PartyHand[] {
  const window = { startMinute: fromStep(span.startMinute), endMinute: untilStep(span.endMinute), added: 0 };
  const can = guests.map(tasks => tasks.map(() => true));
  const hand = { professionalId: null, can, windows: [window], rank: 0, isNewcomer: true, isWished: false };
  return Array.from({ length: teams }, () => hand);
}

const lengthOf = (tasks: Task[]): Minute => tasks.reduce((sum, { minutes }) => sum + minutes, 0);

/** So many are enough for a good plan. */
const MOST_HANDS = 14;
/** For each service so many are kept who can do it. */
const ABLE = 3;
/** A good plan is seldom longer than this many times what the work takes without any waiting. */
const SLACK = 1.5;

/** What a hand can do while `span` lasts, in minutes. */
const usefulMinutes = ({ can, windows }: Hand, guests: Task[][], span: Span): Minute => {
  const tasks = guests.flatMap((all, guest) => all.filter((_, nth) => can[guest]?.[nth]));
  return Math.min(lengthOf(tasks), Math.max(...windows.map(window => minutesOf(common([window], [span])))));
};

/** Of many hands, those whom a good plan of so many needs: for each service some who have time for it soon, and those who are wished for. */
export function fewer({ guests, hands, from }: Problem<PartyHand>, most: number): PartyHand[] {
  if (hands.length <= MOST_HANDS) return hands;
  const least = Math.max(lengthOf(guests.flat()) / most, ...guests.map(lengthOf));
  const span = { startMinute: from, endMinute: from + SLACK * least };
  const ranked = hands.map(hand => ({
    hand,
    minutes: usefulMinutes(hand, guests, span),
    added: Math.min(...hand.windows.map(({ added }) => added)),
  }));
  ranked.sort((a, b) => b.minutes - a.minutes || a.added - b.added || a.hand.rank - b.hand.rank);
  const sorted = ranked.map(({ hand }) => hand);
  const able = (guest: number, nth: number) => sorted.filter(({ can }) => can[guest]?.[nth]).slice(0, ABLE);
  const needed = new Set(guests.flatMap((tasks, guest) => tasks.flatMap((_, nth) => able(guest, nth))));
  for (const hand of sorted) if (hand.isWished || !hand.isNewcomer) needed.add(hand);
  for (const hand of sorted) if (needed.size < MOST_HANDS) needed.add(hand);
  return sorted.filter(hand => needed.has(hand));
}
