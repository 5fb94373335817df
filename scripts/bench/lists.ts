/**
 * Compares the time of every list, of the slot search and of a booking between 1,000 and 1,000,000 bookings. Both servers are asked in
 * turn over HTTP. 1,000 bookings are only two coming weeks and some days before. So lists that show a full page or a month of the past
 * are compared with 40,000 bookings (four hundred days), and lists of two years with 100,000. Searches with many matches are measured by the
 * clock (searches.ts).
 */
import { addDays, istDate } from '../../common/time.ts';
import { inTurn, ratios } from './contend.ts';
import type { Effort } from './effort.ts';
import { type Figure, inMs, median } from './figures.ts';
import { type GrownSalon, openGrown } from './grown-salon.ts';
import { timeEach, written } from './http-load.ts';
import { measureSearches } from './searches.ts';

const SMALL = 1000;
const A_YEAR = 40_000;
const TWO_YEARS = 100_000;
const MOST = 1.3;

const today = istDate(Date.now());
const from = addDays(today, -29);
const yearAgo = addDays(today, -365);

const lastPages = (total: number, size: number): number => Math.floor(total / size) - 2;

/** By name: the size of salon from which the answer no longer grows, and the path. */
const lists: Record<string, [since: number, path: (known: GrownSalon) => string]> = {
  'bookings, first page': [SMALL, () => '/booking/admin?size=50'],
  'bookings, far page': [SMALL, ({ bookings }) => `/booking/admin?size=50&page=${lastPages(bookings, 50)}`],
  'bookings, pending': [SMALL, () => '/booking/admin?size=50&status=PENDING'],
  'bookings, completed and unpaid': [A_YEAR, () => '/booking/admin?size=50&status=COMPLETED&paymentStatus=UNPAID'],
  'bookings of 30 days': [A_YEAR, () => `/booking/admin?size=50&from=${from}&to=${today}`],
  'bookings, latest changes': [SMALL, () => `/booking/admin/changes?size=50&after=${Date.parse(addDays(today, -3))}.`],
  'search: reference': [SMALL, ({ reference }) => `/booking/admin?size=50&search=${reference}`],
  'search: mobile': [SMALL, ({ mobile }) => `/booking/admin?size=50&search=${mobile}`],
  'search: nothing': [SMALL, () => '/booking/admin?size=50&search=zzzz'],
  'customers, first page': [SMALL, () => '/customer/admin?size=20'],
  'customers, far page': [SMALL, () => '/customer/admin?size=20&page=900'],
  'customers, search': [SMALL, () => '/customer/admin?size=20&search=desh'],
  'one customer': [SMALL, ({ regular }) => `/customer/admin/${regular.userId}`],
  "a customer's bookings": [SMALL, ({ regular }) => `/booking/user/${regular.userId}`],
  'professionals with their visits': [SMALL, () => '/professional/admin'],
  'messages, first page': [SMALL, () => '/message/admin?size=20'],
  overview: [A_YEAR, () => '/analytics/admin/overview'],
  'list of today': [A_YEAR, () => '/assistant/admin/today'],
  'analytics, 30 days': [A_YEAR, () => '/analytics/admin'],
  'analytics, 366 days': [TWO_YEARS, () => `/analytics/admin?from=${yearAgo}&to=${today}`],
  'free slots of a day': [SMALL, () => `/booking/available-slots?date=${addDays(today, 2)}&durationInMinutes=60`],
  'bookable days': [SMALL, () => '/booking/available-days?durationInMinutes=60'],
  'week of the calendar': [SMALL, () => `/booking/admin/week?from=${today}`],
  'export of 30 days, CSV': [A_YEAR, () => `/booking/admin/export?from=${from}&to=${today}`],
};

/** Asks a salon so many times. Returns the median in milliseconds. */
const ask = async ({ product, staff }: GrownSalon, path: string, times: number): Promise<number> =>
  median(await timeEach(product.origin, Array(times).fill(written(`/api/v1${path}`, { token: staff }))));

export async function measureGrowth(effort: Effort): Promise<Figure[]> {
  const { bookings, listRounds, listRequests, newBookings } = effort;
  const small = new Map<number, GrownSalon>();
  for (const size of [SMALL, A_YEAR, TWO_YEARS]) small.set(size, await openGrown(Math.min(size, bookings), effort));
  const large = await openGrown(bookings, effort);
  const compare = async (name: string, since: number, measure: (salon: GrownSalon) => Promise<number>): Promise<Figure> => {
    const base = small.get(since) as GrownSalon;
    for (const salon of [base, large]) await measure(salon);
    const found = await inTurn(listRounds, { base: () => measure(base), large: () => measure(large) });
    return {
      name: since === SMALL ? name : `${name} (from ${since.toLocaleString('en-IN')})`,
      floor: inMs(median(found.base)),
      product: inMs(median(found.large)),
      ratios: ratios(found.large, found.base),
      reach: { most: MOST },
    };
  };
  try {
    const figures: Figure[] = [];
    for (const [name, [since, path]] of Object.entries(lists)) {
      const figure = await compare(name, since, salon => ask(salon, path(salon), listRequests));
      console.log(`  ${name}: ${figure.floor} → ${figure.product}`);
      figures.push(figure);
    }
    const book = async ({ product, nextBooking }: GrownSalon) =>
      median(await timeEach(product.origin, Array.from({ length: newBookings }, nextBooking)));
    return [...figures, ...(await measureSearches(large, effort)), await compare('POST /booking', SMALL, book)];
  } finally {
    for (const { close } of [...small.values(), large]) await close();
  }
}
