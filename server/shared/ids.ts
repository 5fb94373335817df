import { uuidv7 } from 'uuidv7';

/**
 * Opaque and time-ordered; the last six characters, which screens show as the booking reference, are random (rule V8). Ids of
 * one millisecond are in order too, which Node's own are not: lists are read by them. uuidv7 asks the system for chance once for
 * several ids, uuid for each, which took a thirtieth of adding to a cart (rule F2).
 */
export function newId(): string {
  return uuidv7();
}

/** Names the requests of one process for its log: told apart from other processes, and much cheaper than an id of a row. */
export function requestIds(): () => string {
  const run = newId().slice(-12);
  let requests = 0;
  return () => `${run}-${(++requests).toString(36)}`;
}

/** The last characters of the id: what customer and salon call the booking by. */
export function referenceOf(bookingId: string): string {
  return bookingId.slice(-6).toUpperCase();
}
