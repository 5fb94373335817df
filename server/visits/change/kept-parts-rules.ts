/** Who keeps a part of a booking for guests when it is planned anew (rules N15, B145). Pure. */

import type { ActsAs } from '../../platform/contract/roles.ts';
import { isWished, type VisitRow } from '../../schedule/professional/visit-rules.ts';
import type { PlacedVisit } from '../../schedule/professional/visits.ts';

/** A professional who is asked for: undefined for those before, null for anybody. */
export type AskedPerson = string | null | undefined;

type Had = Pick<VisitRow, 'professionalId' | 'chosen' | 'wishedId' | 'agreedId'>;

/** Whom the customer wished for stays; whom staff have fixed stays only if staff change the booking. */
const stays = (had: Had, by: ActsAs): boolean =>
  had.professionalId !== null && (isWished(had) || (had.chosen && by !== 'CUSTOMER'));

/** Who must have a part: a new choice, or the one before. The customer's wish comes before what staff have fixed. */
export function wishedIn(before: Had[], asked: AskedPerson, by: ActsAs): string | undefined {
  if (asked !== undefined) return asked ?? undefined;
  const kept = before.filter(had => stays(had, by));
  return (kept.find(isWished) ?? kept[0])?.professionalId ?? undefined;
}

/** What is known of whose part it is: others whom staff have fixed, and who come again, stay so. */
export function keptBy(
  before: Had[],
  { wish, assignment }: Pick<PlacedVisit, 'wish' | 'assignment'>,
  { asked, by }: { asked: AskedPerson; by: ActsAs },
): Pick<PlacedVisit, 'wish' | 'wishedId' | 'agreedId'> {
  const professionalId = assignment?.professionalId;
  const had = professionalId === undefined ? undefined : before.find(one => one.professionalId === professionalId && one.chosen);
  if (had && asked === undefined && stays(had, by) && professionalId !== undefined)
    return { wish: { ...wish, professionalId }, wishedId: had.wishedId, agreedId: had.agreedId };
  // To name who has it anyway is no new wish.
  if (had && wish.professionalId === professionalId) return { wish, wishedId: had.wishedId, agreedId: had.agreedId };
  return { wish, wishedId: wish.professionalId ?? null, agreedId: null };
}
