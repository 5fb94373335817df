/** What customers agreed to, with time and wording: messages about visits on WhatsApp (rule Q8). */

import { type Instant, toRfc3339 } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import { newId } from '../../platform/shared/ids.ts';
import { addConsent, findConsentsOf, hasLive, withdrawLive } from './store.ts';

/** Whether the customer may be written to on WhatsApp. */
export function mayUseWhatsapp(db: Queries, userId: string): Promise<boolean> {
  return hasLive(db, userId, 'WHATSAPP');
}

/** Gives the consent or withdraws it. Nothing changes if it is so already. */
export async function setWhatsappConsent(
  tx: Queries,
  userId: string,
  { given, wording }: { given: boolean; wording: string },
  now: Instant,
): Promise<void> {
  if (!given) await withdrawLive(tx, userId, 'WHATSAPP', now);
  else if (!(await mayUseWhatsapp(tx, userId)))
    await addConsent(tx, { userId, id: newId(), purpose: 'WHATSAPP', wording, givenAt: now });
}

/** All consents of a customer to messages about visits, for their export. */
export async function consentsOf(db: Queries, userId: string): Promise<Schemas['Consent'][]> {
  return (await findConsentsOf(db, userId)).flatMap(({ purpose, wording, givenAt, withdrawnAt }) =>
    purpose === 'WHATSAPP'
      ? [{ purpose, wording, givenAt: toRfc3339(givenAt), withdrawnAt: withdrawnAt === null ? null : toRfc3339(withdrawnAt) }]
      : [],
  );
}
