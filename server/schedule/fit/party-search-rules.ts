/**
 * In which order which hands serve the guests of a party: branch and bound over the order of starts, begun with a quick good order. Exact
 * for small parties, and good within its budget for large ones. Pure.
 */
import type { Minute } from '../../../common/time.ts';
import { isWorthwhile } from './party-bound-rules.ts';
import { diveOnce, diveUntil } from './party-dive-rules.ts';
import { type Hand, type Order, PartyState, type Problem, type Step } from './party-state-rules.ts';

/** The earliest first; among those the guest with the most left, then the less travel, and then who is due for a visit. */
const stepsOf = (state: PartyState): Step[] => {
  const steps: Step[] = [];
  state.eachStep(step => steps.push(step));
  const rankOf = ({ hand }: Step) => (state.problem.hands[hand] as Hand).rank;
  const leftOf = ({ guest }: Step) => state.left[guest] as Minute;
  return steps.sort(
    (a, b) => a.start - b.start || leftOf(b) - leftOf(a) || a.window.added - b.window.added || rankOf(a) - rankOf(b),
  );
};

/** Tries every order that may be cheaper than the best so far, until so many steps were looked at. */
const tryAll = (state: PartyState, looks: number) => {
  if (state.looks > looks || !isWorthwhile(state)) return;
  for (const step of stepsOf(state)) {
    const back = state.take(step);
    tryAll(state, looks);
    back();
  }
};

/** So many possible steps are looked at for one number of hands: about 20 milliseconds. */
const BUDGET = 200_000;
/** A small party is tried out within so many. */
const SMALL = 40_000;

/** The cheapest order that was found with a part for exactly so many hands; undefined if there is none. */
export function bestOrder(problem: Problem, hands: number): Order | undefined {
  const state = new PartyState(problem, hands);
  diveOnce(state);
  tryAll(state, SMALL);
  if (state.looks > SMALL) diveUntil(state, BUDGET);
  return state.best;
}
