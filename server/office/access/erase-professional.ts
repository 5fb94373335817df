/** A former professional goes as a person; visits, reviews and pay keep their figures (rule P13). */
import { renameReader } from '../../accounts/access-record/access-record.ts';
import { forgetSignInsOf } from '../../accounts/auth/forget.ts';
import { endFeedsOf } from '../../messages/calendar/feeds.ts';
import { eraseProfessionalFromLog } from '../../messages/send/erase.ts';
import { forgetCashNotesOf } from '../../money/cash-up/cash-up.ts';
import { forgetAnswersWith } from '../../platform/contract/idempotency.ts';
import type { Deps } from '../../platform/deps.ts';
import { eraseActor } from '../../platform/events/events.ts';
import { makeNobody } from '../../schedule/professional/people.ts';
import { FORMER } from '../../schedule/professional/rules.ts';

/** A second call changes nothing. Throws PROFESSIONAL_NOT_FOUND, PROFESSIONAL_ACTIVE and PROFESSIONAL_HAS_VISITS. */
export async function eraseProfessional({ db, clock }: Deps, id: string): Promise<void> {
  await db.tx(async tx => {
    const before = await makeNobody(tx, id, clock.now());
    if (!before) return;
    await forgetSignInsOf(tx, before);
    await endFeedsOf(tx, id);
    await eraseProfessionalFromLog(tx, before, FORMER);
    await eraseActor(tx, id, FORMER);
    await renameReader(tx, id, FORMER);
    await forgetCashNotesOf(tx, id);
    await forgetAnswersWith(tx, id);
  });
  await db.overwriteDeleted();
}
