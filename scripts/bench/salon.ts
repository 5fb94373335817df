/** The data of the benchmarks: 200 services, signed-in customers, and requests of theirs that never conflict. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, istDate } from '../../common/time.ts';
import { connectSqlite, SQLITE_FILE } from '../../server/platform/db/connect-sqlite.ts';
import { coupon, setting } from '../../server/platform/db/schema.ts';
import { newId } from '../../server/platform/shared/ids.ts';
import { DEMO_SETTINGS } from '../../server/salon/demo/settings.ts';
import { addCart } from '../../server/shop/cart/store.ts';
import { addCategory } from '../../server/shop/catalog/category-store.ts';
import { addService } from '../../server/shop/catalog/store.ts';
import { addCustomers, FIFTY, type PreparedCustomer } from '../../server/test/prepare.ts';
import { written } from './http-load.ts';

const CATEGORIES = 10;
const SERVICES = 200;
const PRICE = 999;
const DISCOUNT = 50;
/** The same discount under another code. */
const SECOND_FIFTY = { ...FIFTY, code: 'FIFTY2' };
/** Three teams at each of eight hours: a full day has 24 visits. */
export const SETTINGS = {
  ...DEMO_SETTINGS,
  slotPlan: 'HOURLY' as const,
  teams: 3,
  maxPendingBookings: 1000,
  bookingHorizonDays: 100_000,
};
const FIRST_HOUR = 10;
const HOURS = 8;
const VISITS_A_DAY = SETTINGS.teams * HOURS;
/** Visits of three services are long. They have their own days, four on each. */
const LONG_DAYS = 50_000;
const LONG_HOURS = [10, 12, 14, 16];

export interface Salon {
  dataDir: string;
  serviceIds: string[];
  customers: (PreparedCustomer & { cartId: string })[];
}

export async function makeSalon(signedIn: number): Promise<Salon> {
  const dataDir = mkdtempSync(join(tmpdir(), 'nikhar-bench-'));
  const db = connectSqlite(dataDir);
  const createdAt = Date.now();
  const serviceIds = Array.from({ length: SERVICES }, () => newId());
  const prepared = await addCustomers(db, signedIn);
  const customers = prepared.map(customer => ({ ...customer, cartId: newId() }));
  await db.tx(async tx => {
    await tx.insert(setting).values({ id: 1, value: SETTINGS });
    for (const one of [FIFTY, SECOND_FIFTY]) await tx.insert(coupon).values({ id: newId(), createdAt, ...one });
    const categoryIds = Array.from({ length: CATEGORIES }, () => newId());
    for (const [i, id] of categoryIds.entries()) {
      await addCategory(tx, { id, name: `Category ${i}`, description: 'Of the salon', imageId: null, createdAt });
    }
    for (const [i, id] of serviceIds.entries()) {
      await addService(tx, {
        id,
        name: `Gold Radiance Facial ${i}`,
        description: 'Cleanse, steam, massage and a mask of gold and saffron, for skin that glows through the evening.',
        categoryId: categoryIds[i % CATEGORIES] as string,
        pricePaise: PRICE * 100,
        durationInMinutes: 30,
        createdAt,
      });
    }
    for (const { cartId, userId } of customers) await addCart(tx, { id: cartId, userId, createdAt });
  });
  await db.close();
  return { dataDir, serviceIds, customers };
}

/** Copies the data, so that no contender works on what another has changed. */
export function copyOf(salon: Salon): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'nikhar-bench-'));
  cpSync(salon.dataDir, dataDir, { recursive: true });
  return dataDir;
}

/** The contenders get its path, because the module that knows it loads the product's whole schema. */
export function databaseFile(dataDir: string) {
  return join(dataDir, SQLITE_FILE);
}

export function removeFolder(dataDir: string) {
  return rmSync(dataDir, { recursive: true, force: true });
}

const today = istDate(Date.now());

/** Requests that succeed in any order on any copy. Each contender starts with the first. */
export function worksOf({ serviceIds, customers }: Salon) {
  let booked = 0;
  let carted = 0;
  let couponed = 0;
  let journeys = 0;
  const one = <T>(values: T[], n: number): T => values[n % values.length] as T;
  // These customers book carts, so nobody else puts services into them.
  const journeymen = customers.slice(0, customers.length / 4);
  const shoppers = customers.slice(customers.length / 4);
  const withoutBody = { method: 'POST' };

  const addToCart = (customer: Salon['customers'][number], serviceId: string): Buffer =>
    written(`/api/v1/cart/${customer.cartId}/items`, {
      ...withoutBody,
      token: customer.token,
      body: { serviceId, quantity: 1 },
    });
  const applyCoupon = ({ token }: PreparedCustomer, { code }: { code: string } = FIFTY): Buffer =>
    written(`/api/v1/coupon/${code}/apply`, { ...withoutBody, token });
  const book = ({ token, userId, addressId }: PreparedCustomer, day: number, hour: number, visit: object): Buffer =>
    written('/api/v1/booking', {
      method: 'POST',
      token,
      headers: { 'idempotency-key': `${day} ${hour} ${userId}` },
      body: {
        userId,
        bookingDate: addDays(today, day),
        bookingTime: `${hour}:00:00`,
        addressId,
        paymentType: 'PAY_AFTER',
        ...visit,
      },
    });

  return {
    /** The n-th customer adds the n-th service, so carts grow evenly and slowly. */
    addToCart: (): Buffer => {
      const n = carted++;
      return addToCart(one(shoppers, n), one(serviceIds, n + Math.floor(n / shoppers.length)));
    },
    /** Each time another coupon, because SQLite writes nothing if nothing changes. */
    applyCoupon: (): Buffer => {
      const n = couponed++;
      return applyCoupon(one(shoppers, n), one([FIFTY, SECOND_FIFTY], Math.floor(n / shoppers.length)));
    },
    /** Books one service with a coupon, without a cart. */
    book: (): Buffer => {
      const n = booked++;
      return book(one(customers, n), 1 + Math.floor(n / VISITS_A_DAY), FIRST_HOUR + (n % HOURS), {
        serviceIds: [one(serviceIds, n)],
        couponCode: FIFTY.code,
        finalPrice: PRICE - DISCOUNT,
      });
    },
    /** Six requests: opens the cart, adds three services, applies the coupon and books. */
    journey: (): Buffer[] => {
      const n = journeys++;
      const customer = one(journeymen, n);
      const services = [n, n + 1, n + 2].map(place => one(serviceIds, place));
      return [
        written(`/api/v1/cart?userId=${customer.userId}`, { ...withoutBody, token: customer.token }),
        ...services.map(id => addToCart(customer, id)),
        applyCoupon(customer),
        book(customer, LONG_DAYS + Math.floor(n / LONG_HOURS.length), one(LONG_HOURS, n), {
          serviceIds: services,
          cartId: customer.cartId,
          finalPrice: services.length * PRICE - DISCOUNT,
        }),
      ];
    },
  };
}
export type Works = ReturnType<typeof worksOf>;
