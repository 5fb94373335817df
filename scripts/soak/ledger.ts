/** Records what the server acknowledged, and what it should not have answered. */
export interface Promised {
  /** Ids of bookings that were answered 201. */
  booked: Set<string>;
  /** Those whose cancelling was answered 200. */
  cancelled: Set<string>;
}

export class Ledger {
  readonly booked = new Set<string>();
  readonly cancelled = new Set<string>();
  readonly violations: string[] = [];
  /** By request and outcome. */
  readonly answers = new Map<string, number>();

  count(what: string) {
    this.answers.set(what, (this.answers.get(what) ?? 0) + 1);
  }

  /** An id acknowledged for two keys would be one booking sold twice. */
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
