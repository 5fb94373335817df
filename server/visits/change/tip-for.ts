/** For whom a tip is (rule M61). */

import type { Instant } from '../../../common/time.ts';
import { invalidField } from '../../platform/contract/errors.ts';
import type { Queries } from '../../platform/db/database.ts';
import { isKnown } from '../../schedule/professional/visit-rules.ts';
import { partsOf } from '../../schedule/professional/visits.ts';
import type { BookingRow } from '../record/rules.ts';

/**
 * The professionals for whom the tip is, in order; null for all who come. With `knownAt` only those count whose names the customer may
 * know by then. Throws VALIDATION_ERROR for somebody else.
 */
export async function tipForAmong(
  tx: Queries,
  { id, status }: Pick<BookingRow, 'id' | 'status'>,
  tipFor: readonly string[] | undefined,
  { knownAt }: { knownAt?: Instant } = {},
): Promise<string[] | null> {
  if (!tipFor) return null;
  const visits = await partsOf(tx, id);
  const known = visits.filter(visit => knownAt === undefined || status === 'COMPLETED' || isKnown(visit, knownAt));
  const values = [...new Set(known.flatMap(({ professionalId }) => professionalId ?? []))];
  const wrong = tipFor.findIndex(one => !values.includes(one));
  if (wrong >= 0) throw invalidField(`tipFor.${wrong}`, 'notOffered', { values });
  return visits.every(({ professionalId }) => professionalId !== null && tipFor.includes(professionalId))
    ? null
    : tipFor.toSorted();
}
