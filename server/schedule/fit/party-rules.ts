/**
 * Who serves whom at a party, and from when to when: several guests, several professionals, one address. `fitOf` decides when a professional
 * can be there, and party-search-rules.ts shares the work. Pure.
 */
import { common, type Span, without } from '../../../common/span.ts';
import type { Minute } from '../../../common/time.ts';
import { fairestFirst, type TeamDay } from './assign-rules.ts';
import { canDo, fitOf, type Visit, type Workday } from './fit-rules.ts';
import { bestOrder, type Hand, type Placed, type Problem, type Task, type Window } from './party-search-rules.ts';
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
  preferredIds?: readonly string[] | undefined;
}

/** Nobody begins before its start or ends after its end. */
export interface PartyTime extends Span {
  /** Everyone is ready by its end, and the party begins as late as it can. Otherwise it ends as soon as it can. */
  readyBy: boolean;
}

/** A service of a guest in the plan, each by its position from 0. */
export interface PartStep extends Span {
  guest: number;
  nth: number;
}

/** What one professional does, in order of time. */
export interface Part extends Span {
  professionalId: string;
  steps: PartStep[];
}

export interface PartyPlan extends Span {
  /** The longest first: its professional leads. */
  parts: Part[];
}

/** Professionals set out for minutes that people tell each other. */
const STEP: Minute = 5;

/** The longest visit from `start` on that fits; a shorter one fits, too. */
const longestFrom = (
  startMinute: Minute,
  until: Minute,
  lookAt: (span: Span) => ReturnType<typeof fitOf>,
): Window | undefined => {
  const addedTo = (endMinute: Minute) => {
    const found = lookAt({ startMinute, endMinute });
    return 'added' in found ? found.added : undefined;
  };
  let [fits, added] = [startMinute + STEP, addedTo(startMinute + STEP)];
  if (added === undefined) return undefined;
  let misfits = until + 1;
  while (misfits - fits > 1) {
    const middle = Math.floor((fits + misfits) / 2);
    const more = addedTo(middle);
    if (more === undefined) misfits = middle;
    else [fits, added] = [middle, more];
  }
  return { startMinute, endMinute: fits, added };
};

/**
 * When she can be there. Whatever lies within a window fits, and no window lies within another one: who arrives late within the grace
 * is late for the next visit, too, so an earlier start may mean an earlier end.
 */
const windowsOf = (day: Workday, wish: Omit<Visit, keyof Span>, time: Span, team: TeamDay): Window[] => {
  const gaps = common(without(day.hours, [...day.leave, ...day.visits]), [time]);
  return gaps.flatMap(gap => {
    const windows: Window[] = [];
    const first = Math.ceil(gap.startMinute / STEP) * STEP;
    let left = team.grace / STEP + 1;
    for (let start = first; start + STEP <= gap.endMinute && left > 0; start += STEP) {
      const window = longestFrom(start, gap.endMinute, span => fitOf(day, { ...wish, ...span }, team));
      if (window && window.endMinute > (windows.at(-1)?.endMinute ?? 0)) windows.push(window);
      if (window?.endMinute === gap.endMinute) break;
      if (windows.length > 0) left--;
    }
    return windows;
  });
};

/** The party backwards: what ends last begins first. So "as late as possible" is "as soon as possible" once more. */
const mirrored = <S extends Span>(span: S, until: Minute): S => ({
  ...span,
  startMinute: until - span.endMinute,
  endMinute: until - span.startMinute,
});

/** Those who can do something for the party, the fairest first. */
const handsOf = (team: TeamDay, { guests, place, womenOnly }: Party, time: PartyTime): (Hand & { professionalId: string })[] =>
  fairestFirst(team.workdays).flatMap((day, rank) => {
    const can = guests.map(tasks => tasks.map(({ serviceId }) => canDo(day.skills, serviceId)));
    if (!can.some(tasks => tasks.includes(true))) return [];
    const windows = windowsOf(day, { place, womenOnly, serviceIds: [] }, time, team);
    return windows.length > 0 ? [{ professionalId: day.professionalId, can, windows, rank }] : [];
  });

/** Of many, those whom a good plan needs: for each task the ones with the longest time, and the wished one. */
const MOST_HANDS = 14;
const fewer = (hands: (Hand & { professionalId: string })[], wishedId: string | undefined) => {
  if (hands.length <= MOST_HANDS) return hands;
  const worth = ({ can, windows }: Hand) => ({
    tasks: can.flat().filter(Boolean).length,
    minutes: Math.max(...windows.map(({ startMinute, endMinute }) => endMinute - startMinute)),
    added: Math.min(...windows.map(({ added }) => added)),
  });
  const ranked = hands.map(hand => ({ hand, ...worth(hand) }));
  ranked.sort((a, b) => b.tasks - a.tasks || b.minutes - a.minutes || a.added - b.added || a.hand.rank - b.hand.rank);
  const able = (guest: number, nth: number) => ranked.filter(({ hand }) => hand.can[guest]?.[nth]).slice(0, 3);
  const needed = new Set(hands[0]?.can.flatMap((tasks, guest) => tasks.flatMap((_, nth) => able(guest, nth))));
  for (const one of ranked) if (one.hand.professionalId === wishedId) needed.add(one);
  for (const one of ranked) if (needed.size < MOST_HANDS) needed.add(one);
  return ranked.filter(one => needed.has(one)).map(({ hand }) => hand);
};

/** Each begins as late as the next step lets her, so that nobody waits in the house. The party ends when it ended. */
const closer = (placed: Placed[], guests: Task[][]): Placed[] => {
  const closed: Placed[] = [];
  for (const step of placed.toSorted((a, b) => b.startMinute - a.startMinute)) {
    const { guest, hand, nth, startMinute, endMinute } = step;
    const hers = closed.filter(later => later.hand === hand);
    const apart = (later: Placed) => later.guest === guest && later.nth > nth;
    const nextOfGuest = closed.filter(apart).map(later => later.startMinute);
    const hasTogether = guests[guest]?.some(({ together }) => together);
    const next = Math.min(...hers.map(later => later.startMinute), ...nextOfGuest);
    const delay = hers.length > 0 && !hasTogether ? next - endMinute : 0;
    closed.push({ ...step, startMinute: startMinute + delay, endMinute: endMinute + delay });
  }
  return closed;
};

const byStart = (a: Span, b: Span) => a.startMinute - b.startMinute;

const planOf = (placed: Placed[], hands: { professionalId: string }[]): PartyPlan => {
  const parts = [...Map.groupBy(placed, ({ hand }) => hand)].map(([hand, steps]): Part => {
    const { professionalId } = hands[hand] as { professionalId: string };
    const inOrder = steps.toSorted(byStart).map(({ hand: _, ...step }) => step);
    const [first, last] = [inOrder[0] as PartStep, inOrder.at(-1) as PartStep];
    return { professionalId, startMinute: first.startMinute, endMinute: last.endMinute, steps: inOrder };
  });
  const minutes = ({ startMinute, endMinute }: Span) => endMinute - startMinute;
  parts.sort((a, b) => minutes(b) - minutes(a) || byStart(a, b) || (a.professionalId < b.professionalId ? -1 : 1));
  return {
    startMinute: Math.min(...parts.map(({ startMinute }) => startMinute)),
    endMinute: Math.max(...parts.map(({ endMinute }) => endMinute)),
    parts,
  };
};

/**
 * The best plan for each number of professionals, from the fewest on up to `most`: the one that is the shortest, and of those the one with
 * the least travel, and then the fairest. Empty if the party does not fit that day.
 */
export function partyPlans(team: TeamDay, party: Party, time: PartyTime, most: number): Map<number, PartyPlan> {
  const { readyBy, endMinute } = time;
  const hands = fewer(handsOf(team, party, time), party.professionalId);
  const wished = hands.findIndex(({ professionalId }) => professionalId === party.professionalId);
  if (party.professionalId !== undefined && wished === -1) return new Map();
  const turn = <T>(list: T[]): T[] => (readyBy ? list.toReversed() : list);
  const problem: Problem = {
    wished,
    from: readyBy ? 0 : time.startMinute,
    guests: party.guests.map(turn),
    hands: hands.map(({ can, windows, rank }) => ({
      ...{ rank, can: can.map(turn) },
      windows: readyBy ? windows.map(window => mirrored(window, endMinute)).toSorted(byStart) : windows,
    })),
  };
  const plans = new Map<number, PartyPlan>();
  for (let n = 1; n <= Math.min(most, hands.length); n++) {
    const order = bestOrder(problem, n);
    if (!order) continue;
    const turned = order.placed.map(step =>
      readyBy ? { ...mirrored(step, endMinute), nth: (party.guests[step.guest] as PartyTask[]).length - 1 - step.nth } : step,
    );
    plans.set(n, planOf(closer(turned, party.guests), hands));
  }
  return plans;
}
