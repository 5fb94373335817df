import { v7 } from 'uuid';

/**
 * Opaque and time-ordered; the last six characters, which screens show as the booking reference, are random (rulings R1). Ids of
 * one millisecond are in order too, which Node's own are not: lists are read in the order of their ids.
 */
export const newId = (): string => v7();

/** Names the requests of one process for its log: told apart from other processes, and much cheaper than an id of a row. */
export const requestIds = (): (() => string) => {
  const run = newId().slice(-12);
  let requests = 0;
  return () => `${run}-${(++requests).toString(36)}`;
};

/** The last characters of the id: what customer and salon call the booking by. */
export const referenceOf = (bookingId: string): string => bookingId.slice(-6).toUpperCase();
