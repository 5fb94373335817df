/**
 * What every list, the slot search and a booking take with 1,000, 10,000 and 1,000,000 bookings, over
 * HTTP. 1,000 of them are the two weeks to come and some days before, so what shows a full page of the
 * past, a month or a year is held against 10,000, which are a hundred days.
 */
import { connectSqlite } from '../../server/db/connect-sqlite.ts';
import { addDays, istDate } from '../../server/shared/time.ts';
import { addCustomers, addStaff, type PreparedCustomer } from '../../server/test/prepare.ts';
import { startProduct } from './contend.ts';
import { type Figure, inMs, median } from './figures.ts';
import { salonWith } from './histories.ts';
import { timeEach, written } from './http-load.ts';
import { removeFolder } from './salon.ts';

const SMALL = 1000;
const HUNDRED_DAYS = 10_000;
const ROUNDS = 41;
const MOST = 1.3;

const today = istDate(Date.now());
const from = addDays(today, -29);
const yearAgo = addDays(today, -365);

interface Known {
  bookings: number;
  serviceId: string;
  price: number;
  reference: string;
  mobile: string;
  /** Has as many bookings at every size. */
  regular: PreparedCustomer;
}

const lastPages = (total: number, size: number): number => Math.floor(total / size) - 2;

/** By name: since which size the answer is as large as it will ever be, and where it is. */
const lists: Record<string, [since: number, path: (known: Known) => string]> = {
  'bookings, first page': [SMALL, () => '/booking/admin?size=50'],
  'bookings, far page': [SMALL, ({ bookings }) => `/booking/admin?size=50&page=${lastPages(bookings, 50)}`],
  'bookings, pending': [SMALL, () => '/booking/admin?size=50&status=PENDING'],
  'bookings, completed and unpaid': [HUNDRED_DAYS, () => '/booking/admin?size=50&status=COMPLETED&paymentStatus=UNPAID'],
  'bookings of 30 days': [HUNDRED_DAYS, () => `/booking/admin?size=50&from=${from}&to=${today}`],
  'search: reference': [SMALL, ({ reference }) => `/booking/admin?size=50&search=${reference}`],
  'search: mobile': [HUNDRED_DAYS, ({ mobile }) => `/booking/admin?size=50&search=${mobile}`],
  'search: full name': [HUNDRED_DAYS, () => '/booking/admin?size=50&search=asha%20deshmukh'],
  'search: first name': [HUNDRED_DAYS, () => '/booking/admin?size=50&search=asha'],
  'search: one service': [HUNDRED_DAYS, () => '/booking/admin?size=50&search=gold%20radiance'],
  'search: service word': [HUNDRED_DAYS, () => '/booking/admin?size=50&search=facial'],
  'search: service word, completed': [HUNDRED_DAYS, () => '/booking/admin?size=50&search=facial&status=COMPLETED'],
  'search: first name, unpaid': [HUNDRED_DAYS, () => '/booking/admin?size=50&search=asha&paymentStatus=UNPAID'],
  'search: one letter, completed': [HUNDRED_DAYS, () => '/booking/admin?size=50&search=a&status=COMPLETED'],
  'search: nothing': [SMALL, () => '/booking/admin?size=50&search=zzzz'],
  'customers, first page': [SMALL, () => '/customer/admin?size=20'],
  'customers, far page': [SMALL, () => '/customer/admin?size=20&page=900'],
  'customers, search': [SMALL, () => '/customer/admin?size=20&search=desh'],
  'one customer': [SMALL, ({ regular }) => `/customer/admin/${regular.userId}`],
  "a customer's bookings": [SMALL, ({ regular }) => `/booking/user/${regular.userId}`],
  'messages, first page': [SMALL, () => '/message/admin?size=20'],
  overview: [HUNDRED_DAYS, () => '/analytics/admin/overview'],
  'analytics, 30 days': [HUNDRED_DAYS, () => '/analytics/admin'],
  'analytics, 366 days': [HUNDRED_DAYS, () => `/analytics/admin?from=${yearAgo}&to=${today}`],
  'free slots of a day': [SMALL, () => `/booking/available-slots?date=${addDays(today, 2)}&durationInMinutes=60`],
  'week of the calendar': [SMALL, () => `/booking/admin/week?from=${today}`],
  'export of 30 days, CSV': [HUNDRED_DAYS, () => `/booking/admin/export?from=${from}&to=${today}`],
};

const REGULARS_BOOKINGS = 5;

const bookingRequest = ({ serviceId, price }: Known, customer: PreparedCustomer, day: number): Buffer =>
  written('/api/v1/booking', {
    method: 'POST',
    token: customer.token,
    headers: { 'idempotency-key': `${customer.userId} ${day}` },
    body: {
      userId: customer.userId,
      serviceIds: [serviceId],
      bookingDate: addDays(today, day),
      bookingTime: '11:00:00',
      finalPrice: price,
      addressId: customer.addressId,
      paymentType: 'PAY_AFTER',
    },
  });

type Medians = Map<string, number>;

const measure = async (bookings: number): Promise<Medians> => {
  const dataDir = await salonWith(bookings);
  const db = connectSqlite(dataDir);
  const staff = await addStaff(db);
  const [regular, ...others] = (await addCustomers(db, 1 + ROUNDS)) as [PreparedCustomer, ...PreparedCustomer[]];
  await db.close();
  const product = await startProduct(dataDir);
  try {
    const get = async (path: string) => {
      const answer = await fetch(`${product.url}${path}`, { headers: { authorization: `Bearer ${staff}` } });
      return ((await answer.json()) as { data: { content: Record<string, never>[]; totalElements: number } }).data;
    };
    const { content, totalElements } = await get('/booking/admin?size=10');
    const [service] = (await get('/service/all?size=1&sort=-price')).content as unknown as [{ id: string; price: number }];
    const somebody = content[5] as unknown as { bookingId: string; user: { mobile: string } };
    const known: Known = {
      bookings: totalElements,
      serviceId: service.id,
      price: service.price,
      reference: somebody.bookingId.slice(-6),
      mobile: somebody.user.mobile,
      regular,
    };
    // Days beyond those the history fills.
    const booked = Array.from({ length: REGULARS_BOOKINGS }, (_, n) => bookingRequest(known, regular, 30 + n));
    await timeEach(product.origin, booked);

    const medians: Medians = new Map();
    for (const [name, [, path]] of Object.entries(lists)) {
      const request = written(`/api/v1${path(known)}`, { token: staff });
      medians.set(name, median(await timeEach(product.origin, Array(ROUNDS).fill(request))));
    }
    const requests = others.map((customer, n) => bookingRequest(known, customer, 40 + n));
    medians.set('POST /booking', median(await timeEach(product.origin, requests)));
    return medians;
  } finally {
    await product.kill('SIGTERM');
    removeFolder(dataDir);
  }
};

export const measureGrowth = async (most: number): Promise<Figure[]> => {
  const small = await measure(SMALL);
  const hundredDays = await measure(HUNDRED_DAYS);
  const large = await measure(most);
  return [...large].map(([name, time]) => {
    const since = lists[name]?.[0] ?? SMALL;
    const base = (since === SMALL ? small : hundredDays).get(name) as number;
    return {
      name: since === SMALL ? name : `${name} (from ${HUNDRED_DAYS.toLocaleString('en-IN')})`,
      floor: inMs(base),
      product: inMs(time),
      ratios: [time / base],
      reach: { most: MOST },
    };
  });
};
