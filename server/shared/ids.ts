import { randomUUIDv7 } from 'node:crypto';

/** Opaque and time-ordered; the last six characters, which screens show as the booking reference, are random (rulings R1). */
export const newId = (): string => randomUUIDv7();

/** Names the requests of one process for its log: told apart from other processes, and much cheaper than an id of a row. */
export const requestIds = (): (() => string) => {
  const run = newId().slice(-12);
  let requests = 0;
  return () => `${run}-${(++requests).toString(36)}`;
};
