/**
 * How far a search for the order of a party has come: what is done, by whom, and which steps may come next. Steps are taken and taken
 * back. It knows minutes only; party-rules.ts knows professionals and teams. Pure.
 */
import type { Span } from '../../../common/span.ts';
import type { Minute } from '../../../common/time.ts';

/** One service of a guest. */
export interface Task {
  minutes: Minute;
  /** Two hands together: the service may overlap with another one of the same guest. */
  together: boolean;
}

/** A time in which a hand can be at the party, and the travel minutes that it adds to her day. */
export interface Window extends Span {
  added: Minute;
}

/** One who serves: a professional or a team. */
export interface Hand {
  /** In order; none lies within another one. A hand comes once, so it has its part in one of them. */
  windows: Window[];
  /** Whether she can do the task, by guest and position. */
  can: boolean[][];
  /** 0 for whom fairness gives the next visit. */
  rank: number;
  /** She would be new to this party, which had others before. */
  isNewcomer: boolean;
  /** The customer wishes that she has a part. */
  isWished: boolean;
}

export interface Problem<H extends Hand = Hand> {
  /** The tasks of each guest, in order. */
  guests: Task[][];
  hands: H[];
  /** Nothing begins before. */
  from: Minute;
}

export interface Placed extends Span {
  guest: number;
  nth: number;
  hand: number;
}

/** What an order costs: each number decides where those before it are equal. */
export interface Cost {
  end: Minute;
  newcomers: number;
  travel: Minute;
  rank: number;
}

export interface Order extends Cost {
  placed: Placed[];
}

/** What one hand does: in which of its windows, and from when on it is free for more. */
export interface OpenPart {
  hand: number;
  window: Window;
  free: Minute;
}

/** A next step: this guest's next task by this hand. */
export interface Step {
  guest: number;
  hand: number;
  /** Undefined for a hand that has no part yet. */
  part: OpenPart | undefined;
  window: Window;
  start: Minute;
}

export function isCheaper(a: Cost, b: Cost | undefined): boolean {
  if (!b) return true;
  return (a.end - b.end || a.newcomers - b.newcomers || a.travel - b.travel || a.rank - b.rank) < 0;
}

/** The first moment at which a guest's next task may begin. A guest's tasks begin in their order, end in it, and never run three at once. */
const readyAt = (done: Placed[], tasks: Task[], from: Minute): Minute => {
  const next = tasks[done.length] as Task;
  let [ready, last, secondLast] = [from, from, from];
  for (const { startMinute, endMinute, nth } of done) {
    const mayOverlap = next.together || (tasks[nth] as Task).together;
    ready = Math.max(ready, mayOverlap ? Math.max(startMinute, endMinute - next.minutes) : endMinute);
    [last, secondLast] = endMinute > last ? [endMinute, last] : [last, Math.max(secondLast, endMinute)];
  }
  return Math.max(ready, secondLast);
};

/** For each item the last one before it with the same key; -1 if there is none. */
const sameBefore = (keys: string[]): number[] => keys.map((key, n) => keys.slice(0, n).lastIndexOf(key));

export class PartyState {
  readonly problem: Problem;
  /** A part for exactly so many hands. */
  readonly most: number;
  readonly parts: OpenPart[] = [];
  readonly placed: Placed[] = [];
  /** For each guest, what is done so far. */
  readonly done: Placed[][];
  /** For each guest, the minutes that the tasks left take one after another. */
  readonly left: Minute[];
  /** The cheapest whole order so far. */
  best: Order | undefined;
  /** How many possible steps were looked at: the measure of effort, the same on every machine. */
  looks = 0;
  private readonly wished: number;
  /** For each hand, the one before it that differs in nothing but its rank. */
  private readonly fairerTwin: number[];
  /** For each guest, the one before with the same wishes. */
  private readonly guestTwin: number[];

  constructor(problem: Problem, most: number) {
    const { guests, hands } = problem;
    this.problem = problem;
    this.most = most;
    this.done = guests.map(() => []);
    this.left = guests.map(tasks => tasks.reduce((sum, { minutes }) => sum + minutes, 0));
    this.wished = hands.findIndex(({ isWished }) => isWished);
    const handKey = ({ windows, can, isNewcomer, isWished }: Hand) => JSON.stringify([windows, can, isNewcomer, isWished]);
    this.fairerTwin = sameBefore(hands.map(handKey));
    this.guestTwin = sameBefore(guests.map((tasks, guest) => JSON.stringify([tasks, hands.map(({ can }) => can[guest])])));
  }

  /** The start of the last step. Steps come in order of their starts. */
  get lastStart(): Minute {
    return this.placed.at(-1)?.startMinute ?? this.problem.from;
  }

  get isWhole(): boolean {
    return this.left.every(minutes => minutes === 0);
  }

  has(hand: number): boolean {
    return this.parts.some(part => part.hand === hand);
  }

  /** Whether all the hands have a part that must. */
  get hasAll(): boolean {
    return this.parts.length === this.most && (this.wished === -1 || this.has(this.wished));
  }

  readyAt(guest: number): Minute {
    return readyAt(this.done[guest] as Placed[], this.problem.guests[guest] as Task[], this.problem.from);
  }

  cost(): Cost {
    const cost = { end: this.problem.from, newcomers: 0, travel: 0, rank: 0 };
    for (const { free, window, hand } of this.parts) {
      const { rank, isNewcomer } = this.problem.hands[hand] as Hand;
      cost.end = Math.max(cost.end, free);
      cost.newcomers += isNewcomer ? 1 : 0;
      cost.travel += window.added;
      cost.rank += rank;
    }
    return cost;
  }

  /** Keeps the order, which is whole, if it is the cheapest so far. */
  keep() {
    const cost = this.cost();
    if (this.hasAll && isCheaper(cost, this.best)) this.best = { ...cost, placed: [...this.placed] };
  }

  /** The hands that may get a part. Of hands that differ in nothing but their rank, the fairest is the first. */
  private newHands(): number[] {
    if (this.parts.length === this.most) return [];
    const hasPart = this.problem.hands.map((_, hand) => this.has(hand));
    return this.fairerTwin.flatMap((twin, hand) => (hasPart[hand] || (twin >= 0 && !hasPart[twin]) ? [] : [hand]));
  }

  /** Of guests with the same wishes, the first one begins first. */
  private mayBegin(guest: number): boolean {
    const twin = this.guestTwin[guest] as number;
    return twin < 0 || (this.done[twin] as Placed[]).length > 0;
  }

  /** Meets every step that may come next. Orders that differ only in how they are told are met once: by start, and then by guest. */
  eachStep(meet: (step: Step) => void) {
    const { guests, hands } = this.problem;
    const { lastStart } = this;
    const lastGuest = this.placed.at(-1)?.guest ?? -1;
    const newHands = this.newHands();
    for (const [guest, tasks] of guests.entries()) {
      const nth = (this.done[guest] as Placed[]).length;
      const task = tasks[nth];
      if (!task || !this.mayBegin(guest)) continue;
      const ready = this.readyAt(guest);
      const look = (hand: number, part: OpenPart | undefined, window: Window, free: Minute) => {
        this.looks++;
        const start = Math.max(ready, free);
        if (start + task.minutes > window.endMinute) return;
        if (start > lastStart || (start === lastStart && guest >= lastGuest)) meet({ guest, hand, part, window, start });
      };
      const canServe = (hand: number) => hands[hand]?.can[guest]?.[nth];
      for (const part of this.parts) if (canServe(part.hand)) look(part.hand, part, part.window, part.free);
      for (const hand of newHands)
        if (canServe(hand)) for (const window of (hands[hand] as Hand).windows) look(hand, undefined, window, window.startMinute);
    }
  }

  /** Takes the step, and answers what takes it back. */
  take({ guest, hand, part, window, start }: Step): () => void {
    const done = this.done[guest] as Placed[];
    const { minutes } = (this.problem.guests[guest] as Task[])[done.length] as Task;
    const left = this.left[guest] as Minute;
    const placed = { guest, nth: done.length, hand, startMinute: start, endMinute: start + minutes };
    const free = part?.free ?? start;
    if (part) part.free = placed.endMinute;
    else this.parts.push({ hand, window, free: placed.endMinute });
    done.push(placed);
    this.placed.push(placed);
    this.left[guest] = left - minutes;
    return () => {
      this.left[guest] = left;
      this.placed.pop();
      done.pop();
      if (part) part.free = free;
      else this.parts.pop();
    };
  }
}
