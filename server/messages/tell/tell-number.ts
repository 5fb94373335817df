/** Tells the old and the new number that the number of an account was changed, in the transaction of the change (rule S28). */

import type { Instant } from '../../../common/time.ts';
import type { Language } from '../../../common/words/languages.ts';
import type { MobileChange } from '../../accounts/auth/mobile-changes.ts';
import type { Queries } from '../../platform/db/database.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { queue } from '../send/send.ts';
import { isOff, KINDS } from '../who-learns/kinds.ts';
import { kindsFor } from '../who-learns/who-learns.ts';

export async function tellNumber(
  tx: Queries,
  { id, ownerId, ofProfessional, oldMobile }: MobileChange,
  { language, email }: { language: Language; email: string | null },
  now: Instant,
): Promise<void> {
  const { messagesOff } = await readSettings(tx);
  const kinds = kindsFor('NUMBER_CHANGED', ofProfessional ? 'gets' : 'customer').filter(kind => !isOff(kind, messagesOff));
  const told = kinds.filter(kind => kind !== 'NUMBER_OLD' || oldMobile !== null);
  await queue(
    tx,
    told.map(kind => ({
      ...{ kind, subject: id, step: '', dueAt: now, language, bookingId: null },
      to: ofProfessional ? 'PROFESSIONAL' : 'CUSTOMER',
      // The log of the account says whether its phone is reached, which the old one is no more (rule Q36).
      userId: ofProfessional || kind === 'NUMBER_OLD' ? null : ownerId,
      professionalId: ofProfessional ? ownerId : null,
      ways: KINDS[kind].ways.filter(way => way === 'PHONE' || email !== null),
    })),
    now,
  );
}
