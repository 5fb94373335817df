/** Which visits of a customer could come again, and how often (rule B108). */

import { customerOf } from '../../accounts/auth/profile.ts';
import { AppError } from '../../platform/contract/errors.ts';
import { maySeeDataOf } from '../../platform/contract/roles.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { rhythmsOf } from '../due/show.ts';
import { bookingRowsOfUser, itemsOfBookings } from '../record/read.ts';
import type { BookingRow } from '../record/rules.ts';
import { canBegin, USUAL_WEEKS } from '../series/rules.ts';
import { shownSeriesOf } from '../series/visits.ts';
import { refsOf } from '../wait/asked.ts';

type Proposal = Schemas['SeriesProposal'];

const keyOf = (refs: readonly string[]): string => refs.toSorted().join(' ');

/** Those that nothing like it stands for: no open series, and of carried out ones no newer one. `rows`: the latest first. */
const standing = (rows: BookingRow[], servicesOf: (row: BookingRow) => string, inSeries: ReadonlySet<string>): BookingRow[] => {
  const seen = new Set<string>();
  return rows.filter(row => {
    const services = servicesOf(row);
    if (inSeries.has(services)) return false;
    if (row.status !== 'COMPLETED') return true;
    const isNewest = !seen.has(services);
    seen.add(services);
    return isNewest;
  });
};

/** The latest first. Throws FORBIDDEN for another customer's id, and USER_NOT_FOUND to staff for an unknown one. */
export async function listProposals({ db: { read: db }, clock }: Deps, userId: string, caller: Caller): Promise<Proposal[]> {
  if (!maySeeDataOf(userId, caller)) throw new AppError('FORBIDDEN');
  if (!(await customerOf(db, userId))) throw new AppError('USER_NOT_FOUND');
  const now = clock.now();
  const rows = (await bookingRowsOfUser(db, userId)).filter(({ guestCount }) => guestCount === 0).toReversed();
  const items = await itemsOfBookings(
    db,
    rows.map(({ id }) => id),
  );
  const [open, rhythm] = [await shownSeriesOf(db, userId, now), await rhythmsOf(db, userId)];
  const services = (row: BookingRow) => keyOf(refsOf(items.get(row.id) ?? []));
  const found = standing(rows, services, new Set(open.map(({ serviceIds }) => keyOf(serviceIds))));
  return found
    .filter(row => canBegin(row, now))
    .map(row => ({
      bookingId: row.id,
      ...(rhythm((items.get(row.id) ?? []).map(({ serviceId }) => serviceId)) ?? { everyWeeks: USUAL_WEEKS, own: false }),
    }));
}
