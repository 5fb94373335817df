/**
 * Who serves whom at a party, and from when to when: several guests, several professionals, one address (rule N85). party-hand-rules.ts says who can
 * come, and party-search-rules.ts shares the work. Pure.
 */
import { common, minutesOf, type Span } from '../../../common/span.ts';
import type { Minute } from '../../../common/time.ts';
import type { TeamDay } from './assign-rules.ts';
import { fewer, handsOf, handsOfTeams, type Party, type PartyHand } from './party-hand-rules.ts';
import { bestOrder } from './party-search-rules.ts';
import type { Placed, Problem, Task } from './party-state-rules.ts';

export type { Party, PartyTask } from './party-hand-rules.ts';

/** Nobody begins before its start or ends after its end. The party may begin later: whoever asks for a start looks at the plan's. */
export interface PartyTime extends Span {
  /** Everyone is ready by its end, and the party begins as late as it can. Otherwise it ends as soon as it can. */
  readyBy: boolean;
}

/** A service of a guest in the plan, each by its position from 0. */
export interface PartStep extends Span {
  guest: number;
  nth: number;
}

/** What one professional or team does, in order of time. */
export interface Part extends Span {
  /** Null for a team. */
  professionalId: string | null;
  steps: PartStep[];
}

export interface PartyPlan extends Span {
  /** The longest first: its professional leads. */
  parts: Part[];
}

/** Finds the best plan for just so many professionals or teams, in up to 30 ms; undefined if there is none. The same in each run. */
export type PartyPlanner = (many: number) => PartyPlan | undefined;

const byStart = (a: Span, b: Span) => a.startMinute - b.startMinute;

/** The party backwards: what ends last begins first. So "as late as possible" is "as soon as possible" once more. */
const mirrored = <S extends Span>(span: S, until: Minute): S => ({
  ...span,
  startMinute: until - span.endMinute,
  endMinute: until - span.startMinute,
});

const backwards = ({ guests, hands }: Problem<PartyHand>, until: Minute): Problem<PartyHand> => ({
  from: 0,
  guests: guests.map(tasks => tasks.toReversed()),
  hands: hands.map(hand => ({
    ...hand,
    can: hand.can.map(tasks => tasks.toReversed()),
    windows: hand.windows.map(window => mirrored(window, until)).toSorted(byStart),
  })),
});

/** What was found backwards, as it happens. */
const turned = (placed: Placed[], guests: Task[][], until: Minute): Placed[] =>
  placed.map(step => ({ ...mirrored(step, until), nth: (guests[step.guest] as Task[]).length - 1 - step.nth }));

/** Each step begins as late as the next one lets it, so that nobody waits in the house. Whoever is last is done when she was. */
const withoutWaiting = (placed: Placed[], guests: Task[][]): Placed[] => {
  const closed: Placed[] = [];
  for (const step of placed.toSorted((a, b) => b.startMinute - a.startMinute)) {
    const { guest, hand, nth, startMinute, endMinute } = step;
    const hers = closed.filter(later => later.hand === hand);
    const theirs = closed.filter(later => later.guest === guest && later.nth > nth);
    const hasTogether = guests[guest]?.some(({ together }) => together);
    const next = Math.min(...[...hers, ...theirs].map(later => later.startMinute));
    const delay = hers.length > 0 && !hasTogether ? next - endMinute : 0;
    closed.push({ ...step, startMinute: startMinute + delay, endMinute: endMinute + delay });
  }
  return closed;
};

const planOf = (placed: Placed[], hands: PartyHand[]): PartyPlan => {
  const parts = [...Map.groupBy(placed, ({ hand }) => hand)].map(([hand, hers]): Part => {
    const { professionalId } = hands[hand] as PartyHand;
    const steps = hers.toSorted(byStart).map(({ hand: _, ...step }) => step);
    const [first, last] = [steps[0] as PartStep, steps.at(-1) as PartStep];
    return { professionalId, startMinute: first.startMinute, endMinute: last.endMinute, steps };
  });
  const isBefore = (a: Part, b: Part) => (a.professionalId ?? '') < (b.professionalId ?? '');
  parts.sort((a, b) => minutesOf([b]) - minutesOf([a]) || byStart(a, b) || (isBefore(a, b) ? -1 : 1));
  const startMinute = Math.min(...parts.map(part => part.startMinute));
  return { startMinute, endMinute: Math.max(...parts.map(part => part.endMinute)), parts };
};

/** The best plan for just so many of these; undefined if there is none. */
const planFor = (all: PartyHand[], guests: Task[][], time: PartyTime, many: number): PartyPlan | undefined => {
  if (all.length < many) return undefined;
  const { readyBy, startMinute, endMinute } = time;
  const forwards = { guests, hands: all, from: startMinute };
  const problem = readyBy ? backwards(forwards, endMinute) : forwards;
  const hands = fewer(problem, many);
  const placed = bestOrder({ ...problem, hands }, many)?.placed;
  return placed && planOf(withoutWaiting(readyBy ? turned(placed, guests, endMinute) : placed, guests), hands);
};

type Find = (many: number, time: PartyTime) => PartyPlan | undefined;

/** A plan that begins later than asked is found again from its start on, so that whoever then asks for that start gets just this plan. */
const lasting = (find: Find, many: number, time: PartyTime): PartyPlan | undefined => {
  const plan = find(many, time);
  if (!plan || time.readyBy || plan.startMinute === time.startMinute) return plan;
  return lasting(find, many, { ...time, startMinute: plan.startMinute }) ?? plan;
};

/**
 * Plans a party on a day with named professionals. Of the plans with as many of them the shortest is the best: then the one with the most of
 * `preferredIds`, then the one with the least travel, then the fairest.
 */
export function partyPlanner(team: TeamDay, party: Party, time: PartyTime): PartyPlanner {
  const atFirst = handsOf(team, party, time);
  const find: Find = (many, within) => {
    const hands = within === time ? atFirst : handsOf(team, party, within);
    const canCome = party.professionalId === undefined || hands.some(({ isWished }) => isWished);
    return canCome ? planFor(hands, party.guests, within, many) : undefined;
  };
  return many => lasting(find, many, time);
}

/**
 * Plans a party for teams without names, which can all do everything and travel nowhere: the shortest plan is the best. All are away for the
 * whole of the party. `free` has for each number of teams when so many are free (`freeTeams`).
 */
export function partyPlannerOfTeams(free: Span[][], { guests }: Pick<Party, 'guests'>, time: PartyTime): PartyPlanner {
  const find: Find = (many, within) => {
    const spans = common(free[many - 1] ?? [], [within]);
    const plans = spans.flatMap(span => planFor(handsOfTeams(many, span, guests), guests, within, many) ?? []);
    return within.readyBy ? plans.at(-1) : plans[0];
  };
  return many => lasting(find, many, time);
}
