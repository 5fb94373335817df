/**
 * What every list, the slot search and a booking take with 1,000 and 1,000,000 bookings, over HTTP, asked of both in turn.
 * 1,000 of them are the two weeks to come and some days before, so what shows a full page of the past, a month of it or
 * as many matches as a search finds is held against 40,000, which are four hundred days, and what shows two years (one
 * and the one before it) against 100,000. A search that finds a share of the history counts all of it, so it is held against
 * 40,000 for each booking.
 */
import { addDays, istDate } from '../../server/shared/time.ts';
import { inTurn, ratios } from './contend.ts';
import { type Figure, inMs, median } from './figures.ts';
import { type GrownSalon, openGrown } from './grown-salon.ts';
import { timeEach, written } from './http-load.ts';

const SMALL = 1000;
const A_YEAR = 40_000;
const TWO_YEARS = 100_000;
const ROUNDS = 5;
/** In each round. */
const TIMES = 9;
/** Bookings, too; each is another one, so the first of them meet pages that nobody has read. */
const NEW_BOOKINGS = 75;
const MOST = 1.3;

const today = istDate(Date.now());
const from = addDays(today, -29);
const yearAgo = addDays(today, -365);

const lastPages = (total: number, size: number): number => Math.floor(total / size) - 2;

/** The answer counts a share of all bookings: its time is divided by their number. */
const PER_BOOKING = true;

/** By name: since which size the answer is as large as it will ever be, and where it is. */
const lists: Record<string, [since: number, path: (known: GrownSalon) => string, perBooking?: true]> = {
  'bookings, first page': [SMALL, () => '/booking/admin?size=50'],
  'bookings, far page': [SMALL, ({ bookings }) => `/booking/admin?size=50&page=${lastPages(bookings, 50)}`],
  'bookings, pending': [SMALL, () => '/booking/admin?size=50&status=PENDING'],
  'bookings, completed and unpaid': [A_YEAR, () => '/booking/admin?size=50&status=COMPLETED&paymentStatus=UNPAID'],
  'bookings of 30 days': [A_YEAR, () => `/booking/admin?size=50&from=${from}&to=${today}`],
  'bookings, latest changes': [SMALL, () => `/booking/admin/changes?size=50&after=${Date.parse(addDays(today, -3))}.`],
  'search: reference': [SMALL, ({ reference }) => `/booking/admin?size=50&search=${reference}`],
  'search: mobile': [SMALL, ({ mobile }) => `/booking/admin?size=50&search=${mobile}`],
  'search: full name': [A_YEAR, () => '/booking/admin?size=50&search=asha%20deshmukh', PER_BOOKING],
  'search: first name': [A_YEAR, () => '/booking/admin?size=50&search=asha', PER_BOOKING],
  'search: one service': [A_YEAR, () => '/booking/admin?size=50&search=gold%20radiance', PER_BOOKING],
  'search: service word': [A_YEAR, () => '/booking/admin?size=50&search=facial', PER_BOOKING],
  'search: service word, completed': [A_YEAR, () => '/booking/admin?size=50&search=facial&status=COMPLETED', PER_BOOKING],
  'search: first name, unpaid': [A_YEAR, () => '/booking/admin?size=50&search=asha&paymentStatus=UNPAID', PER_BOOKING],
  'search: one letter, completed': [A_YEAR, () => '/booking/admin?size=50&search=a&status=COMPLETED', PER_BOOKING],
  'search: nothing': [SMALL, () => '/booking/admin?size=50&search=zzzz'],
  'customers, first page': [SMALL, () => '/customer/admin?size=20'],
  'customers, far page': [SMALL, () => '/customer/admin?size=20&page=900'],
  'customers, search': [SMALL, () => '/customer/admin?size=20&search=desh'],
  'one customer': [SMALL, ({ regular }) => `/customer/admin/${regular.userId}`],
  "a customer's bookings": [SMALL, ({ regular }) => `/booking/user/${regular.userId}`],
  'messages, first page': [SMALL, () => '/message/admin?size=20'],
  overview: [A_YEAR, () => '/analytics/admin/overview'],
  'analytics, 30 days': [A_YEAR, () => '/analytics/admin'],
  'analytics, 366 days': [TWO_YEARS, () => `/analytics/admin?from=${yearAgo}&to=${today}`],
  'free slots of a day': [SMALL, () => `/booking/available-slots?date=${addDays(today, 2)}&durationInMinutes=60`],
  'bookable days': [SMALL, () => '/booking/available-days?durationInMinutes=60'],
  'week of the calendar': [SMALL, () => `/booking/admin/week?from=${today}`],
  'export of 30 days, CSV': [A_YEAR, () => `/booking/admin/export?from=${from}&to=${today}`],
};

/** One question to a salon TIMES times over: the median, in milliseconds. */
const ask = async ({ product, staff }: GrownSalon, path: string): Promise<number> =>
  median(await timeEach(product.origin, Array(TIMES).fill(written(`/api/v1${path}`, { token: staff }))));

export async function measureGrowth(bookings: number): Promise<Figure[]> {
  const small = new Map<number, GrownSalon>();
  for (const size of [SMALL, A_YEAR, TWO_YEARS]) small.set(size, await openGrown(size));
  const large = await openGrown(bookings);
  const compare = async (
    name: string,
    since: number,
    measure: (salon: GrownSalon) => Promise<number>,
    perBooking = false,
  ): Promise<Figure> => {
    const base = small.get(since) as GrownSalon;
    for (const salon of [base, large]) await measure(salon);
    const found = await inTurn(ROUNDS, { base: () => measure(base), large: () => measure(large) });
    return {
      name: since === SMALL ? name : `${name} (from ${since.toLocaleString('en-IN')}${perBooking ? ', for each' : ''})`,
      floor: inMs(median(found.base)),
      product: inMs(median(found.large)),
      ratios: ratios(found.large, found.base).map(ratio => (perBooking ? (ratio * since) / bookings : ratio)),
      reach: { most: MOST },
    };
  };
  try {
    const figures: Figure[] = [];
    for (const [name, [since, path, perBooking]] of Object.entries(lists)) {
      const figure = await compare(name, since, salon => ask(salon, path(salon)), perBooking);
      console.log(`  ${name}: ${figure.floor} → ${figure.product}`);
      figures.push(figure);
    }
    const book = async ({ product, nextBooking }: GrownSalon) =>
      median(await timeEach(product.origin, Array.from({ length: NEW_BOOKINGS }, nextBooking)));
    return [...figures, await compare('POST /booking', SMALL, book)];
  } finally {
    for (const { close } of [...small.values(), large]) await close();
  }
}
