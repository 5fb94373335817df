/** A visit of a booking: its only one, or that of one of several professionals. */
export interface VisitOf {
  bookingId: string;
  part?: number | undefined;
}

/** Tells visits apart, also those of one booking. The lead's has the name of the booking. */
export function keyOf({ bookingId, part = 1 }: VisitOf): string {
  return part === 1 ? bookingId : `${bookingId}-${part}`;
}
