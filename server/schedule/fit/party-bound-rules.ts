/** What no order of a party can be better than, given how far it has come. So a search leaves out what cannot win. Pure. */
import type { Minute } from '../../../common/time.ts';
import { type Cost, type Hand, isCheaper, type PartyState, type Placed, type Problem, type Task } from './party-state-rules.ts';

/** What the hands offer at best: until when, for how much travel, and how many of them were with this party before. */
interface Offer {
  latest: Minute;
  leastAdded: Minute;
  known: number;
}

/** Found once for a problem. */
const offers = new WeakMap<Problem, Offer>();

const offerOf = (problem: Problem): Offer => {
  const kept = offers.get(problem);
  if (kept) return kept;
  const windows = problem.hands.flatMap(hand => hand.windows);
  const found = {
    latest: Math.max(...windows.map(({ endMinute }) => endMinute)),
    leastAdded: Math.min(...windows.map(({ added }) => added)),
    known: problem.hands.filter(({ isNewcomer }) => !isNewcomer).length,
  };
  offers.set(problem, found);
  return found;
};

/** Whether the guests' next tasks run one after another. Two hands together halve the time at best. */
const shortest = (tasks: Task[], done: Placed[], left: Minute): Minute =>
  tasks.some(({ together }, nth) => together && nth >= done.length - 1) ? left / 2 : left;

/** The least that an order costs which goes on from here. */
const boundOf = (state: PartyState): Cost => {
  const { problem, most, parts, lastStart } = state;
  const { end, newcomers, travel, rank } = state.cost();
  let [bound, work] = [end, 0];
  for (const [guest, tasks] of problem.guests.entries()) {
    const left = state.left[guest] as Minute;
    if (left === 0) continue;
    work += left;
    const time = shortest(tasks, state.done[guest] as Placed[], left);
    bound = Math.max(bound, state.readyAt(guest) + time, lastStart + time);
  }
  const toOpen = most - parts.length;
  let free = toOpen * lastStart;
  for (const part of parts) free += Math.max(part.free, lastStart);
  const { leastAdded, known } = offerOf(problem);
  const knownLeft = known - (parts.length - newcomers);
  return {
    end: Math.max(bound, Math.ceil((work + free) / most)),
    newcomers: newcomers + Math.max(0, toOpen - knownLeft),
    travel: travel + toOpen * leastAdded,
    rank,
  };
};

/** Whether the hands have the time that the rest takes. */
const hasRoom = ({ problem, most, parts, left, lastStart }: PartyState): boolean => {
  let room = (most - parts.length) * (offerOf(problem).latest - lastStart);
  for (const { window, free } of parts) room += Math.max(0, window.endMinute - Math.max(free, lastStart));
  return left.reduce((sum, minutes) => sum + minutes, 0) <= room;
};

/** Whether what is left can be shared so that each hand gets something, and everything has a hand. */
const canBeShared = (state: PartyState): boolean => {
  const { guests, hands } = state.problem;
  const toOpen = state.most - state.parts.length;
  if (toOpen > 0) {
    const left = guests.reduce((sum, tasks, guest) => sum + tasks.length - (state.done[guest] as Placed[]).length, 0);
    return left >= toOpen;
  }
  if (!state.hasAll) return false;
  const hasHand = (guest: number, nth: number) => state.parts.some(({ hand }) => (hands[hand] as Hand).can[guest]?.[nth]);
  return guests.every((tasks, guest) => {
    const { length } = state.done[guest] as Placed[];
    return tasks.every((_, nth) => nth < length || hasHand(guest, nth));
  });
};

/** Keeps the order if it is whole; answers whether going on from here can lead to a cheaper one than the best so far. */
export function isWorthwhile(state: PartyState): boolean {
  if (state.isWhole) {
    state.keep();
    return false;
  }
  return hasRoom(state) && canBeShared(state) && isCheaper(boundOf(state), state.best);
}
