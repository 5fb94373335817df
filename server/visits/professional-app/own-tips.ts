/** What a professional got beside the price, as her visits show it (rules M11 and M61). */

import { tipShares } from '../../money/commission/tip-rules.ts';
import { tipsOf } from '../../money/ledger/ledger.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { OwnParty } from './rules.ts';
import type { OwnVisit } from './store.ts';

/** Those who come, with the number of their parts. */
const cameTo = ({ parts }: OwnParty) => {
  const byPerson = Map.groupBy(
    parts.filter(({ professionalId }) => professionalId !== null),
    ({ professionalId }) => professionalId as string,
  );
  return [...byPerson].map(([professionalId, own]) => ({
    ...{ professionalId, parts: own.length },
    firstPart: Math.min(...own.map(({ part }) => part)),
  }));
};

/** Paise, by visit: of what she collected herself, and her share of what is given for a party once she is done. */
export async function ownTips(
  db: Queries,
  rows: OwnVisit[],
  professionalId: string,
): Promise<(visit: OwnVisit, party: OwnParty | undefined) => number> {
  const mayHave = rows.filter(({ collected, guestCount, doneAt }) => collected !== null || (guestCount > 0 && doneAt !== null));
  const given = await tipsOf(
    db,
    mayHave.map(({ bookingId }) => bookingId),
  );
  return ({ bookingId }, party) => {
    const ofBooking = given.filter(one => one.bookingId === bookingId);
    const shareOf = ({ tipPaise, tipFor }: (typeof given)[number]) =>
      party ? (tipShares(tipPaise, tipFor, cameTo(party)).get(professionalId) ?? 0) : tipPaise;
    return ofBooking.reduce((sum, one) => sum + shareOf(one), 0);
  };
}
