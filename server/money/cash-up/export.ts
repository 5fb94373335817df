/** A month's payments by day and way, beside the documents, for the accountant (rule M47). */

import { addDays, type IsoDate, istMidnight } from '../../../common/time.ts';
import type { Deps } from '../../platform/deps.ts';
import { BYTE_ORDER_MARK, csvLine, numberCell } from '../../platform/shared/csv.ts';
import { type DaySum, findDaySums } from './export-store.ts';

const HEADER = ['Date', 'For', 'Way', 'Payments', 'Received', 'Tips', 'Given back'];

const rupees = (paise: number) => numberCell(paise / 100, 2);

const isoDay = (day: number): IsoDate => addDays('1970-01-01', day);

const rowOf = (date: IsoDate | '', sums: readonly DaySum[]): string => {
  const { subject, way } = sums[0] as DaySum;
  const total = (name: 'payments' | 'receivedPaise' | 'tipPaise' | 'returnedPaise') =>
    sums.reduce((sum, row) => sum + row[name], 0);
  const money = [total('receivedPaise'), total('tipPaise'), total('returnedPaise')].map(rupees);
  return csvLine([date, subject, way, numberCell(total('payments')), ...money]);
};

const WAYS: DaySum['way'][] = ['CASH', 'UPI', 'CARD', 'BANK', 'ONLINE', 'OTHER'];
const SUBJECTS: DaySum['subject'][] = ['VISITS', 'COURSES'];

/** The rows by subject and way, in the order in which the accountant reads them; without those of which there is nothing. */
const rowsOf = (date: IsoDate | '', sums: readonly DaySum[]): string[] =>
  SUBJECTS.flatMap(subject => WAYS.map(way => sums.filter(row => row.subject === subject && row.way === way)))
    .filter(some => some.length > 0)
    .map(some => rowOf(date, some));

/** Each day's rows, then the month's. */
function paymentsCsv(sums: readonly DaySum[]): string {
  const days = [...Map.groupBy(sums, ({ day }) => day)].toSorted(([a], [b]) => a - b);
  const rows = [...days.flatMap(([day, some]) => rowsOf(isoDay(day), some)), ...rowsOf('', sums)];
  return BYTE_ORDER_MARK + csvLine(HEADER) + rows.join('');
}

/** `month` like `2026-11`, in India. */
export async function exportPayments({ db: { read } }: Deps, month: string): Promise<{ fileName: string; csv: string }> {
  const first = `${month}-01`;
  const next = `${addDays(first, 31).slice(0, 7)}-01`;
  const sums = await findDaySums(read, { from: istMidnight(first), to: istMidnight(next) });
  return { fileName: `payments-${month}.csv`, csv: paymentsCsv(sums) };
}
