/** Series as staff see them (rule B106). */

import { addDays, type IsoDate, istDate } from '../../../common/time.ts';
import { customersOfIds } from '../../accounts/auth/account.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { pageOf } from '../../platform/shared/page.ts';
import { ANSWER_DAYS, type SeriesRow } from '../series/rules.ts';
import { toSeries } from '../series/show.ts';
import { pageOfSeries } from '../series/visits.ts';

/** For so many days staff are reminded of a visit that nobody answered about in time. */
const MISSED_SHOWN = 7;

const windowOf = (today: IsoDate) => ({ from: addDays(today, -MISSED_SHOWN), until: addDays(today, ANSWER_DAYS) });

const needsSomebody = ({ visits, endedAt }: Schemas['Series'], active: boolean, today: IsoDate): boolean => {
  const { from, until } = windowOf(today);
  const isOpen = visits.some(({ state, dueDate }) => ['ASKED', 'MISSED'].includes(state) && dueDate >= from && dueDate <= until);
  return endedAt === null && (!active || isOpen);
};

const toStaff = async (db: Queries, rows: SeriesRow[], now: number): Promise<Schemas['StaffSeries'][]> => {
  const shown = await toSeries(db, rows, { now });
  const customers = await customersOfIds(
    db,
    rows.map(({ userId }) => userId),
  );
  return shown.flatMap(series => {
    const customer = customers.get(series.userId);
    if (!customer) return [];
    const { fullName, mobile, active } = customer;
    const attention = needsSomebody(series, active, istDate(now));
    return [{ series, customer: { id: series.userId, fullName, mobile, active }, attention }];
  });
};

interface Query {
  page: number;
  size: number;
  attention?: boolean | undefined;
  ended?: boolean | undefined;
  userId?: string | undefined;
}

/** The newest first. */
export async function listSeriesOfSalon(
  { db: { read: db }, clock }: Deps,
  { page, size, attention, ended = false, userId }: Query,
): Promise<Schemas['StaffSeriesPage']> {
  const now = clock.now();
  const query = { ended, userId, attention: attention ? windowOf(istDate(now)) : undefined };
  const { rows, total } = await pageOfSeries(db, query, { page, size });
  return pageOf(await toStaff(db, rows, now), page, size, total);
}
