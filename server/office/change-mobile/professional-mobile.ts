/** A professional's new mobile (rule S28): she signs in with it, and messages go there. Her feed keeps its address. */

import type { Instant } from '../../../common/time.ts';
import { forgetPasscodesOf } from '../../accounts/auth/forget.ts';
import { type MobileChange, noteMobileChange } from '../../accounts/auth/mobile-changes.ts';
import { endOtherSessionsOf } from '../../accounts/auth/session.ts';
import { nameOfStaff } from '../../accounts/auth/staff.ts';
import { tellNumber } from '../../messages/tell/tell-number.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { setOwnMobile, updateProfessional } from '../../schedule/professional/people.ts';
import { findActive } from '../../schedule/professional/team.ts';
import type { Person } from '../../schedule/professional/workday-rules.ts';
import type { Side } from './change-mobile.ts';

type Before = Pick<Person['record'], 'id' | 'mobile' | 'messageLanguage'>;

const noteChange = async (
  tx: Queries,
  { id, mobile: oldMobile, messageLanguage }: Before,
  why: Pick<MobileChange, 'by' | 'actorName' | 'reason'>,
  now: Instant,
): Promise<void> => {
  if (oldMobile !== null) await forgetPasscodesOf(tx, oldMobile);
  const change = await noteMobileChange(tx, { ownerId: id, ofProfessional: true, oldMobile, ...why, at: now });
  await tellNumber(tx, change, { language: messageLanguage, email: null }, now);
};

export const ofProfessional: Side<Before & { mobile: string; language: Person['record']['messageLanguage'] }> = {
  name: 'OWN_NUMBER',
  digits: 6,
  find: async (db, id) => {
    const record = (await findActive(db, { id }))?.record;
    if (!record?.mobile) throw new AppError('UNAUTHORIZED');
    return { id, mobile: record.mobile, messageLanguage: record.messageLanguage, language: record.messageLanguage };
  },
  give: async (tx, caller, before, mobile, now) => {
    await setOwnMobile(tx, before.id, mobile);
    await noteChange(tx, before, { by: 'OWNER', actorName: null, reason: null }, now);
    await endOtherSessionsOf(tx, caller);
  },
};

/** Staff change a professional, perhaps the mobile, too. Throws what updateProfessional throws. */
export function changeProfessionalAsStaff(
  deps: Deps,
  caller: Caller,
  id: string,
  { mobileReason, ...request }: Schemas['ProfessionalUpdate'],
): Promise<Schemas['ProfessionalChange']> {
  return updateProfessional(deps, id, request, async (tx, before, now) =>
    noteChange(tx, before, { by: 'STAFF', actorName: await nameOfStaff(tx, caller), reason: mobileReason?.trim() || null }, now),
  );
}
