/** What is personal in the log goes with the account, and old rows go by themselves (rule Q11). */
import { latin } from '../../../common/latin.ts';
import { DAY, type Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { forgetEarly } from './early-report.ts';
import { eraseCustomer, erasePerson, eraseProfessional, eraseSubject, removeLoggedBefore } from './erase-store.ts';

/** 13 months, as the privacy policy says (common/words/en/privacy.ts). */
const KEPT = 396 * DAY;

/** Keeps kinds, times and states of the messages about a customer. Removes texts and addresses, and drops what waits. */
export async function eraseMessagesOf(tx: Queries, userId: string): Promise<void> {
  await eraseCustomer(tx, userId);
}

/** The same for a course or a wish of somebody who may have no account. */
export async function eraseMessagesAbout(tx: Queries, subject: string): Promise<void> {
  await eraseSubject(tx, subject);
}

/** Her name goes from the messages of others, too. */
export async function eraseProfessionalFromLog(
  tx: Queries,
  { id, name }: { id: string; name: string },
  as: string,
): Promise<void> {
  const [first = name] = name.split(' ');
  // SMS have the first name, in Latin letters.
  const names = [...new Set([name, latin(name), first, latin(first)])].filter(Boolean);
  await eraseProfessional(tx, id, names, as);
}

/** Staff took a person off the list of alerts: waiting alerts to that person end, and the log forgets the address (rule P4). */
export async function erasePersonFromLog(tx: Queries, personId: string): Promise<void> {
  await erasePerson(tx, personId);
}

export async function forgetMessageLog(tx: Queries, now: Instant): Promise<void> {
  await removeLoggedBefore(tx, now - KEPT);
  await forgetEarly(tx, now);
}
