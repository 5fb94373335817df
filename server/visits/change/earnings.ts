/** What a change of a booking does to the pay of its professional (rules M22 and M23). */

import { type Instant, istDate } from '../../../common/time.ts';
import { withoutTax } from '../../money/commission/base-rules.ts';
import { changeEarning, earn, forgetEarning } from '../../money/commission/earn.ts';
import { netLines } from '../../money/commission/rules.ts';
import { collectsTax } from '../../money/document/sale-rules.ts';
import type { Queries } from '../../platform/db/database.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { visitOf } from '../../schedule/professional/visits.ts';
import { sacsOf } from '../../shop/catalog/catalog.ts';
import { itemsOf } from '../record/read.ts';
import type { BookingRow } from '../record/rules.ts';

const earnOf = async (
  tx: Queries,
  { id, discountPaise, finalPaise, enteredAfter }: BookingRow,
  { completedAt, now }: { completedAt: Instant; now: Instant },
): Promise<void> => {
  const professionalId = (await visitOf(tx, id))?.professionalId;
  if (!professionalId) return;
  const [settings, date] = [await readSettings(tx), istDate(completedAt)];
  // A visit that is entered after its month was paid out counts for today (rule B50).
  const isLate = enteredAfter && date.slice(0, 7) < istDate(now).slice(0, 7);
  const net = netLines(await itemsOf(tx, id), discountPaise);
  const beforeTax = settings.commissionBeforeTax && collectsTax(settings, date);
  const serviceIds = net.map(({ serviceId }) => serviceId);
  const lines = beforeTax ? withoutTax(await sacsOf(tx, serviceIds))(net, date) : net;
  await earn(tx, { bookingId: id, professionalId, date, lines, beforeTax, finalPaise, countsOn: isLate ? istDate(now) : date });
};

/** Only a completed visit earns, so new and moved bookings cost no statement here. */
export async function earningChange(tx: Queries, before: BookingRow, after: BookingRow, now: Instant): Promise<void> {
  const { id, status, completedAt, creditedPaise } = after;
  if (status !== 'COMPLETED' || completedAt === null) return;
  if (before.status !== 'COMPLETED') return earnOf(tx, after, { completedAt, now });
  const date = istDate(now);
  if (after.deletedAt !== null && before.deletedAt === null) return forgetEarning(tx, id, date);
  if (creditedPaise === before.creditedPaise) return;
  const { refundsLowerCommission: bears } = await readSettings(tx);
  await changeEarning(tx, id, { creditedPaise, bears, date });
}
