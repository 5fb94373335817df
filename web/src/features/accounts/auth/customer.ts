import type { Person } from '../../../shared/kept.ts';
import { keys, read } from '../../../shared/storage.ts';

/** The customer of this browser. Phones drop the page while its owner reads the SMS of the next login, so the device keeps their work. */
export const customer: Person = {
  place: 'device',
  name: () => read(keys.authToken) && read(keys.userId),
  wasCutOff: () => !read(keys.authToken) && read(keys.cutOff) !== null,
};

/** The same for what is kept in this tab alone: drafts that are soon typed again, also of somebody who has not signed in. */
export const visitor: Person = { ...customer, place: 'page' };

/** Whether what this customer began is still theirs. False after a logout, true after the server ended their session. */
export function isStillHere(userId: string): boolean {
  return customer.name() === userId || customer.wasCutOff();
}
