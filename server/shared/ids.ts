import { randomUUIDv7 } from 'node:crypto';

/** Opaque and time-ordered; the last six characters, which screens show as the booking reference, are random (rulings R1). */
export const newId = (): string => randomUUIDv7();
