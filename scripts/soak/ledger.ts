/** What the server has acknowledged, and what it should not have said. */
export interface Promised {
  /** Ids of bookings that were answered 201. */
  booked: Set<string>;
  /** Those of them whose cancelling was answered 200. */
  cancelled: Set<string>;
}

export class Ledger {
  readonly booked = new Set<string>();
  readonly cancelled = new Set<string>();
  readonly violations: string[] = [];
  /** By what was asked and what came of it. */
  readonly answers = new Map<string, number>();

  count(what: string) {
    this.answers.set(what, (this.answers.get(what) ?? 0) + 1);
  }

  /** An id that was acknowledged for two keys would be one booking sold twice. */
  book(id: string) {
    if (this.booked.has(id)) this.violations.push(`Booking ${id} was acknowledged for two requests`);
    this.booked.add(id);
  }

  cancel(id: string) {
    this.cancelled.add(id);
  }

  /** As of now. */
  promised(): Promised {
    return { booked: new Set(this.booked), cancelled: new Set(this.cancelled) };
  }
}
