/** A database with services, a coupon and many signed-in customers, for tests with the product as a process. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import jwt from '@fastify/jwt';
import Fastify from 'fastify';
import { DAY } from '../../common/time.ts';
import { addAdmin, addSession, addUser } from '../accounts/auth/store.ts';
import type { Database } from '../platform/db/database.ts';
import { address, coupon, setting } from '../platform/db/schema.ts';
import { newId } from '../platform/shared/ids.ts';
import { DEMO_SETTINGS } from '../salon/demo/settings.ts';
import { addService } from '../shop/catalog/store.ts';
import { CHEAP_HASH } from './admin-password.ts';
import { makeDatabase } from './engine.ts';
import { SECRET } from './process.ts';

export interface PreparedCustomer {
  userId: string;
  token: string;
  addressId: string;
}

/** A coupon of ₹50 without limits. */
export const FIFTY = {
  code: 'FIFTY',
  description: '',
  discountType: 'FIXED',
  discountHundredths: 5000,
  validFrom: '2020-01-01',
  validTill: '2099-12-31',
} as const;

/** Signs tokens with the secret of process.ts. */
const tokenSigner = async () => {
  const signer = Fastify();
  await signer.register(jwt, { secret: SECRET });
  return (sub: string, jti: string, role: 'USER' | 'ADMIN'): string => signer.jwt.sign({ sub, jti, role });
};

/** Adds a member of staff, and returns their token. */
export async function addStaff({ tx }: Database): Promise<string> {
  const [adminId, sessionId, createdAt] = [newId(), newId(), Date.now()];
  await tx(async db => {
    await addAdmin(db, { id: adminId, email: `${adminId}@nikhar.example`, passwordHash: CHEAP_HASH, createdAt });
    await addSession(db, { id: sessionId, role: 'ADMIN', ownerId: adminId, createdAt, expiresAt: createdAt + DAY });
  });
  return (await tokenSigner())(adminId, sessionId, 'ADMIN');
}

/** Adds signed-in customers with an address each. Their mobiles count up from `first`. */
export async function addCustomers({ tx }: Database, customers: number, first = 8_000_000_000): Promise<PreparedCustomer[]> {
  const createdAt = Date.now();
  const sign = await tokenSigner();
  return tx(async db => {
    const rows: PreparedCustomer[] = [];
    for (let i = 0; i < customers; i++) {
      const [userId, sessionId, addressId] = [newId(), newId(), newId()];
      await addUser(db, { id: userId, mobile: String(first + i), fullName: 'Asha', createdAt, lastActive: createdAt });
      await addSession(db, { id: sessionId, role: 'USER', ownerId: userId, createdAt, expiresAt: createdAt + 30 * DAY });
      const place = {
        flatNumber: '1',
        streetArea: 'Ramdaspeth',
        city: 'Nagpur',
        state: 'Maharashtra',
        postalCode: '440010',
        country: 'India',
      };
      await db.insert(address).values({ id: addressId, userId, ...place, latitude: '21.1', longitude: '79.0', createdAt });
      rows.push({ userId, addressId, token: sign(userId, sessionId, 'USER') });
    }
    return rows;
  });
}

/** One service of ₹999, the unlimited coupon FIFTY (₹50 off), and as many teams as the settings allow. */
export async function prepareData(customers: number, change: Partial<typeof DEMO_SETTINGS> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'nikhar-process-'));
  const database = await makeDatabase(dataDir);
  const db = database.connect();
  const serviceId = newId();
  const createdAt = Date.now();
  await db.tx(async tx => {
    const settings = {
      ...DEMO_SETTINGS,
      teams: 100,
      slotPlan: 'HOURLY' as const,
      bookingHorizonDays: 365,
      maxPendingBookings: 100,
      ...change,
    };
    await tx.insert(setting).values({ id: 1, value: settings });
    await addService(tx, {
      id: serviceId,
      name: 'Facial',
      description: 'A facial',
      pricePaise: 99_900,
      durationInMinutes: 30,
      createdAt,
    });
    await tx.insert(coupon).values({ id: newId(), createdAt, ...FIFTY });
  });
  const made = await addCustomers(db, customers);
  await db.close();
  return { dataDir, database, serviceId, customers: made };
}

/** Sends POST /booking for ₹949 with the coupon, unless `more` says otherwise. Rejects if the server goes away. */
export async function postBooking(
  url: string,
  customer: PreparedCustomer,
  serviceId: string,
  bookingDate: string,
  hour: number,
  key: string,
  more: object = {},
) {
  const answer = await fetch(`${url}/booking`, {
    method: 'POST',
    headers: { authorization: `Bearer ${customer.token}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({
      userId: customer.userId,
      serviceIds: [serviceId],
      bookingDate,
      bookingTime: `${String(hour).padStart(2, '0')}:00:00`,
      finalPrice: 949,
      addressId: customer.addressId,
      paymentType: 'PAY_AFTER',
      couponCode: 'FIFTY',
      ...more,
    }),
  });
  return { status: answer.status, body: (await answer.json()) as { errorCode?: string; data: { bookingId: string } } };
}

/** What makes a booking of `postBooking` one for two guests with a service each, served by two at once. */
export function forTwoGuests(serviceId: string) {
  const guests = [1, 2].map(() => ({ label: null, serviceIds: [serviceId] }));
  const serviceIds = [serviceId, serviceId];
  return { guests, serviceIds, professionals: 2, couponCode: undefined, finalPrice: 2 * 999 };
}
