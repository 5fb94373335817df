/** Records what the server has acknowledged, and the answers that break a promise. */
export interface Promised {
  /** Ids of bookings that were answered 201. */
  booked: Set<string>;
  /** Ids of bookings whose cancellation was answered 200. */
  cancelled: Set<string>;
}

export class Ledger {
  readonly booked = new Set<string>();
  readonly cancelled = new Set<string>();
  readonly violations: string[] = [];
  /** How many answers there were, by request and outcome. */
  readonly answers = new Map<string, number>();

  count(what: string) {
    this.answers.set(what, (this.answers.get(what) ?? 0) + 1);
  }

  /** The same id under two keys would be one booking sold twice. */
  book(id: string) {
    if (this.booked.has(id)) this.violations.push(`Booking ${id} was acknowledged for two requests`);
    this.booked.add(id);
  }

  cancel(id: string) {
    this.cancelled.add(id);
  }

  /** A copy of what is promised so far. */
  promised(): Promised {
    return { booked: new Set(this.booked), cancelled: new Set(this.cancelled) };
  }
}
