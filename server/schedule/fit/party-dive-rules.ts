/** Quick good orders for a party that is too large to try out: each dive takes the step that looks best, by a taste of its own. Pure. */
import type { Minute } from '../../../common/time.ts';
import { isWorthwhile } from './party-bound-rules.ts';
import type { Hand, PartyState, Placed, Problem, Step } from './party-state-rules.ts';

/** What a dive looks at besides the start. */
interface Taste {
  /** For each guest: how much what is left of her services counts. */
  guests: number[];
  /** For each hand that has no part yet: how much what it could do counts. */
  hands: number[];
  /** How much it counts that a hand is kept free for what only few can do. */
  sparing: number;
}

/** How many minutes of the start one minute of work is worth. */
const WORTH = 0.2;

const can = (hand: Hand | undefined, guest: number, nth: number): boolean => hand?.can[guest]?.[nth] ?? false;

/** For each hand the minutes of work that it could do. */
const doableBy = ({ guests, hands }: Problem): Minute[] => {
  const minutes = (hand: Hand) =>
    guests.flatMap((tasks, guest) => tasks.map((task, nth) => (can(hand, guest, nth) ? task.minutes : 0)));
  return hands.map(hand => minutes(hand).reduce((sum, one) => sum + one, 0));
};

/** Soon, for a guest who has much left, by a hand that can do little else or a new one that can do much. `doable` is what is left for each. */
const likeliest = (state: PartyState, doable: Minute[], { guests, hands, sparing }: Taste): Step | undefined => {
  let best: Step | undefined;
  let least = Number.POSITIVE_INFINITY;
  state.eachStep(step => {
    const { guest, part, hand, window, start } = step;
    const minutes = doable[hand] as Minute;
    const ofHand = part ? minutes * sparing : -Math.min(minutes, window.endMinute - window.startMinute) * (hands[hand] as number);
    const score = start + WORTH * (ofHand - (state.left[guest] as Minute) * (guests[guest] as number));
    if (score < least) [best, least] = [step, score];
  });
  return best;
};

/** Follows the steps that look best to the end, and goes back. Without a first step it answers false: more dives lead nowhere. */
const dive = (state: PartyState, doableAtFirst: Minute[], taste: Taste): boolean => {
  const { hands } = state.problem;
  const doable = [...doableAtFirst];
  const back: (() => void)[] = [];
  while (isWorthwhile(state)) {
    const step = likeliest(state, doable, taste);
    if (!step) break;
    back.push(state.take(step));
    const { guest, nth, startMinute, endMinute } = state.placed.at(-1) as Placed;
    for (const [n, hand] of hands.entries())
      if (can(hand, guest, nth)) doable[n] = (doable[n] as Minute) - (endMinute - startMinute);
  }
  const hasBegun = back.length > 0;
  while (back.length > 0) back.pop()?.();
  return hasBegun;
};

/** The same numbers from 0 to 1 each time, so that the same day gives the same plan (a linear congruential generator). */
const picker = (): (() => number) => {
  let seed = 1;
  return () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return seed / 0x8000_0000;
  };
};

/** Begins with a plain taste. */
export function diveOnce(state: PartyState): void {
  const { guests, hands } = state.problem;
  dive(state, doableBy(state.problem), { guests: guests.map(() => 1), hands: hands.map(() => 1), sparing: 0.1 });
}

/** Dives with a new taste each time, until so many steps were looked at. */
export function diveUntil(state: PartyState, looks: number): void {
  const { guests, hands } = state.problem;
  const next = picker();
  const doable = doableBy(state.problem);
  const taste = () => ({ guests: guests.map(next), hands: hands.map(next), sparing: next() * next() });
  while (state.looks < looks && dive(state, doable, taste())) {}
}
