import { randomInt } from 'node:crypto';

/** Letters and digits that nobody takes for others when they are read out. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A random code for people, of so many capital letters and digits. Whoever keeps it looks whether it is taken. */
export function readableCode(length: number): string {
  return Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}
