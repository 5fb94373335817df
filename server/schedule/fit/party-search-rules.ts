/**
 * In which order which hands serve the guests of a party: branch and bound over the order of starts, begun with quick good orders. Exact for
 * small parties, and good within its budget for large ones. Knows minutes only; party-rules.ts knows professionals. Pure.
 */
import type { Span } from '../../../common/span.ts';
import type { Minute } from '../../../common/time.ts';

/** One service of a guest. */
export interface Task {
  minutes: Minute;
  /** Two hands together: the service may overlap with another of the same guest. */
  together: boolean;
}

/** A time in which a professional can be at the party, and the travel minutes that it adds to her day. */
export interface Window extends Span {
  added: Minute;
}

/** One professional. */
export interface Hand {
  windows: Window[];
  /** Whether she can do the task, by guest and position. */
  can: boolean[][];
  /** 0 for whom fairness gives the next visit. */
  rank: number;
}

export interface Placed extends Span {
  guest: number;
  nth: number;
  hand: number;
}

/** What an order costs: each number decides where those before it are equal. */
export interface Cost {
  end: Minute;
  travel: Minute;
  rank: number;
}

export interface Order extends Cost {
  placed: Placed[];
}

export interface Problem {
  /** The tasks of each guest, in order. */
  guests: Task[][];
  hands: Hand[];
  /** Nothing begins before. */
  from: Minute;
  /** A hand that must have a part; -1 for none. */
  wished: number;
}

/** A hand that has a part: in which of its windows, and from when on it is free. */
interface Opened {
  hand: number;
  window: Window;
  free: Minute;
}

/** A next step: this guest's next task by this hand. */
interface Step {
  guest: number;
  /** Its place among the opened; -1 for a hand that has no part yet. */
  opened: number;
  hand: number;
  window: Window;
  start: Minute;
}

const isCheaper = (a: Cost, b: Cost | undefined): boolean =>
  b === undefined || a.end < b.end || (a.end === b.end && (a.travel < b.travel || (a.travel === b.travel && a.rank < b.rank)));

/** The first moment at which a guest's next task may begin after those before it, which begin and end in their order. */
const readyAt = (done: Placed[], tasks: Task[], from: Minute): Minute => {
  const next = tasks[done.length] as Task;
  let [ready, last, secondLast] = [from, from, from];
  for (const { startMinute, endMinute, nth } of done) {
    const overlap = next.together || (tasks[nth] as Task).together;
    ready = Math.max(ready, overlap ? Math.max(startMinute, endMinute - next.minutes) : endMinute);
    if (endMinute > last) [last, secondLast] = [endMinute, last];
    else if (endMinute > secondLast) secondLast = endMinute;
  }
  // Nobody is served by three.
  return Math.max(ready, secondLast);
};

/** The state of a search. Steps are taken and taken back. */
class Search {
  private readonly problem: Problem;
  private readonly most: number;
  private readonly done: Placed[][];
  private readonly opened: Opened[] = [];
  private readonly placed: Placed[] = [];
  /** The minutes that each guest's tasks still take at least one after another. */
  private readonly left: Minute[];
  /** The minutes that are left and that each hand could do. */
  private readonly doable: Minute[];
  private readonly classes: number[];
  best: Order | undefined;
  looks = 0;

  /** A part for exactly so many hands. */
  constructor(problem: Problem, most: number) {
    const { guests, hands } = problem;
    this.problem = problem;
    this.most = most;
    this.done = guests.map(() => []);
    const minutesBy = ({ can }: Hand) =>
      guests.flatMap((tasks, guest) => tasks.map(({ minutes }, nth) => (can[guest]?.[nth] ? minutes : 0)));
    this.doable = hands.map(hand => minutesBy(hand).reduce((sum, minutes) => sum + minutes, 0));
    this.left = guests.map(tasks => tasks.reduce((sum, { minutes }) => sum + minutes, 0));
    // Of hands that differ in nothing but their rank, the fairest has its part first.
    const known = new Map<string, number>();
    this.classes = hands.map(({ windows, can }, n) => {
      const key = n === problem.wished ? `${n}` : JSON.stringify([windows, can]);
      if (!known.has(key)) known.set(key, n);
      return known.get(key) as number;
    });
  }

  private cost(): Cost {
    const { hands } = this.problem;
    let [end, travel, rank] = [this.problem.from, 0, 0];
    for (const { free, window, hand } of this.opened) {
      end = Math.max(end, free);
      travel += window.added;
      rank += (hands[hand] as Hand).rank;
    }
    return { end, travel, rank };
  }

  /** No order that goes on from here ends sooner. */
  private boundOf({ end, travel, rank }: Cost): Cost {
    const { guests, from } = this.problem;
    const lastStart = this.placed.at(-1)?.startMinute ?? from;
    let [bound, work] = [end, 0];
    for (const [guest, tasks] of guests.entries()) {
      const left = this.left[guest] as Minute;
      if (left === 0) continue;
      work += left;
      const done = this.done[guest] as Placed[];
      const alone = tasks.some(({ together }, n) => together && n >= done.length - 1) ? left / 2 : left;
      bound = Math.max(bound, readyAt(done, tasks, from) + alone, lastStart + alone);
    }
    let free = (this.most - this.opened.length) * lastStart;
    for (const one of this.opened) free += Math.max(one.free, lastStart);
    return { end: Math.max(bound, Math.ceil((work + free) / this.most)), travel, rank };
  }

  /** Whether what is left can be shared so that each hand gets something, and everything has a hand. */
  private isPossible(): boolean {
    const { guests, hands, wished } = this.problem;
    const toOpen = this.most - this.opened.length;
    let left = 0;
    for (const [guest, tasks] of guests.entries()) left += tasks.length - (this.done[guest] as Placed[]).length;
    if (left < toOpen) return false;
    if (toOpen > 0) return true;
    if (wished >= 0 && !this.opened.some(({ hand }) => hand === wished)) return false;
    return guests.every((tasks, guest) => {
      for (let nth = (this.done[guest] as Placed[]).length; nth < tasks.length; nth++)
        if (!this.opened.some(({ hand }) => hands[hand]?.can[guest]?.[nth])) return false;
      return true;
    });
  }

  /** The hands that have no part yet and may get one: of those that differ in nothing but their rank, the fairest. */
  private closed(): number[] {
    if (this.opened.length === this.most) return [];
    const seen = new Set<number>();
    return this.classes.flatMap((kind, hand) => {
      if (seen.has(kind) || this.opened.some(one => one.hand === hand)) return [];
      seen.add(kind);
      return [hand];
    });
  }

  /** Every step that may come next. */
  private possible(meet: (step: Step) => void) {
    const { guests, hands, from } = this.problem;
    const { startMinute: lastStart = from, guest: lastGuest = -1 } = this.placed.at(-1) ?? {};
    const closed = this.closed();
    for (const [guest, tasks] of guests.entries()) {
      const done = this.done[guest] as Placed[];
      const task = tasks[done.length];
      if (!task) continue;
      const ready = readyAt(done, tasks, from);
      const look = (opened: number, hand: number, window: Window, free: Minute) => {
        this.looks++;
        const start = Math.max(ready, free);
        if (start + task.minutes > window.endMinute) return;
        // Orders that differ only in how they are told are tried once: by their starts, and then by guest.
        if (start < lastStart || (start === lastStart && guest < lastGuest)) return;
        meet({ guest, opened, hand, window, start });
      };
      for (const [n, { hand, window, free }] of this.opened.entries())
        if (hands[hand]?.can[guest]?.[done.length]) look(n, hand, window, free);
      for (const hand of closed)
        if (hands[hand]?.can[guest]?.[done.length])
          for (const window of (hands[hand] as Hand).windows) look(-1, hand, window, window.startMinute);
    }
  }

  /** The earliest first; among those the guest with the most left, then the less travel, and then who is due for a visit. */
  steps(): Step[] {
    const found: Step[] = [];
    this.possible(step => found.push(step));
    const rankOf = ({ hand }: Step) => (this.problem.hands[hand] as Hand).rank;
    const leftOf = ({ guest }: Step) => this.left[guest] as Minute;
    return found.sort(
      (a, b) => a.start - b.start || leftOf(b) - leftOf(a) || a.window.added - b.window.added || rankOf(a) - rankOf(b),
    );
  }

  /** The step that looks best: soon, for a guest who has much left, by a hand that can do little else or a new one that can do much. */
  likeliest({ guests, hands, sparing }: Taste): Step | undefined {
    let best: Step | undefined;
    let least = Number.POSITIVE_INFINITY;
    this.possible(step => {
      const { guest, opened, hand, window, start } = step;
      const can = this.doable[hand] as Minute;
      const minutes = Math.min(can, window.endMinute - window.startMinute);
      const ofHand = opened === -1 ? -minutes * (hands[hand] as number) : can * sparing;
      const score = start - (this.left[guest] as Minute) * 0.2 * (guests[guest] as number) + ofHand * 0.2;
      if (score < least) [best, least] = [step, score];
    });
    return best;
  }

  private count({ guest, nth }: Placed, minutes: Minute) {
    this.left[guest] = (this.left[guest] as Minute) + minutes;
    for (const [hand, { can }] of this.problem.hands.entries())
      if (can[guest]?.[nth]) this.doable[hand] = (this.doable[hand] as Minute) + minutes;
  }

  /** Takes the step, and answers what takes it back. */
  take({ guest, opened, hand, window, start }: Step): () => void {
    const done = this.done[guest] as Placed[];
    const { minutes } = (this.problem.guests[guest] as Task[])[done.length] as Task;
    const placed = { guest, nth: done.length, hand, startMinute: start, endMinute: start + minutes };
    const before = this.opened[opened]?.free ?? 0;
    if (opened === -1) this.opened.push({ hand, window, free: placed.endMinute });
    else (this.opened[opened] as Opened).free = placed.endMinute;
    done.push(placed);
    this.placed.push(placed);
    this.count(placed, -minutes);
    return () => {
      this.count(placed, minutes);
      this.placed.pop();
      done.pop();
      if (opened === -1) this.opened.pop();
      else (this.opened[opened] as Opened).free = before;
    };
  }

  /** Keeps the order if it is whole and the cheapest so far; answers whether going on can lead to a cheaper one. */
  isWorthwhile(): boolean {
    const cost = this.cost();
    if (this.left.every(left => left === 0)) {
      const { wished } = this.problem;
      const hasWished = wished < 0 || this.opened.some(({ hand }) => hand === wished);
      if (this.opened.length === this.most && hasWished && isCheaper(cost, this.best))
        this.best = { ...cost, placed: [...this.placed] };
      return false;
    }
    return this.isPossible() && isCheaper(this.boundOf(cost), this.best);
  }
}

/** What a dive looks at besides the start: its numbers differ from dive to dive. */
interface Taste {
  /** For each guest: how much what is left of her services counts. */
  guests: number[];
  /** For each hand that has no part yet: how much what it could do counts. */
  hands: number[];
  /** How much it counts that a hand is kept free for what only few can do. */
  sparing: number;
}

/** Follows the best-looking steps to the end. */
const dive = (search: Search, taste: Taste) => {
  const back: (() => void)[] = [];
  while (search.isWorthwhile()) {
    const step = search.likeliest(taste);
    if (!step) break;
    back.push(search.take(step));
  }
  while (back.length > 0) back.pop()?.();
};

const tryAll = (search: Search, budget: number) => {
  if (search.looks > budget || !search.isWorthwhile()) return;
  for (const step of search.steps()) {
    const back = search.take(step);
    tryAll(search, budget);
    back();
  }
};

/** The same numbers from 0 to 1 each time, so that the same day gives the same plan (a linear congruential generator). */
const picker = () => {
  let seed = 1;
  return () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
};

/** So many possible steps are looked at: about 30 milliseconds. */
const BUDGET = 300_000;

/** The cheapest order that was found with a part for exactly so many hands; undefined if there is none. */
export function bestOrder(problem: Problem, hands: number): Order | undefined {
  const search = new Search(problem, hands);
  const next = picker();
  const all = <T>(list: T[], value: () => number) => list.map(value);
  dive(search, { guests: all(problem.guests, () => 1), hands: all(problem.hands, () => 1), sparing: 0.1 });
  // Small parties are tried out at once.
  tryAll(search, BUDGET / 8);
  if (search.looks <= BUDGET / 8) return search.best;
  while (search.looks < BUDGET) {
    const taste = { guests: all(problem.guests, next), hands: all(problem.hands, next), sparing: next() * next() };
    const before = search.looks;
    dive(search, taste);
    if (search.looks === before) break;
  }
  return search.best;
}
