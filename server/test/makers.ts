/** Makes what tests need. Customers register by HTTP. The catalogue is written directly to the database. */

import { toPaise } from '../../common/money.ts';
import { addDays, type IsoDate, istDate, WEEK } from '../../common/time.ts';
import { startSession } from '../accounts/auth/session.ts';
import { eachDay } from '../platform/contract/period.ts';
import type { Role } from '../platform/contract/roles.ts';
import type { Schemas } from '../platform/contract/types.ts';
import { admin, coupon, type ServiceOption, setting } from '../platform/db/schema.ts';
import { newId } from '../platform/shared/ids.ts';
import { DEMO_SETTINGS } from '../salon/demo/settings.ts';
import { addCategory } from '../shop/catalog/category-store.ts';
import { addService, withdrawService } from '../shop/catalog/store.ts';
import { ADMIN_PASSWORD, CHEAP_HASH } from './admin-password.ts';
import { NOON, type TestApp } from './app.ts';

export { ADMIN_PASSWORD, CHEAP_HASH };

let mobiles = 9_000_000_000;
export function newMobile(): string {
  return String(++mobiles);
}

export interface TestCustomer {
  token: string;
  userId: string;
  mobile: string;
}

/** Registers a customer by SMS. */
export async function makeCustomer(app: TestApp, fullName = 'Asha Deshmukh', mobile = newMobile()): Promise<TestCustomer> {
  const registered = await app.call('POST', '/auth/register', { body: { fullName, mobile } });
  const { verificationId } = registered.body.data;
  const verified = await app.call('POST', '/auth/verify-otp', { body: { mobile, verificationId, otp: app.sms.codeFor(mobile) } });
  return { ...verified.body.data, mobile };
}

/** A professional who works from 9 to 20 every day, unless `fields` say otherwise; gives her id. */
export async function makeProfessional(app: TestApp, token: string, fields: Schemas['ProfessionalRequest']): Promise<string> {
  const hours = WEEK.map(day => ({ day, spans: [{ from: '09:00:00', to: '20:00:00' }] }));
  return (await app.call('POST', '/professional/admin', { token, body: { hours, ...fields } })).body.data.id;
}

export interface TestAdmin {
  token: string;
  adminId: string;
  email: string;
}

/** Starts a session without a passcode or a password, and returns its token. */
export async function makeSession({ app, db, clock }: TestApp, role: Role, ownerId: string): Promise<string> {
  const tokens = { sign: (payload: object) => app.jwt.sign(payload), verify: () => fail() };
  return db.tx(tx => startSession(tx, tokens, role, ownerId, clock.now()));
}
const fail = (): never => {
  throw new Error('not asked for');
};

/** A member of staff with a session, whose password is ADMIN_PASSWORD. */
export async function makeAdmin(app: TestApp, role: Schemas['StaffRole'] = 'OWNER'): Promise<TestAdmin> {
  const adminId = newId();
  const email = `${adminId}@nikhar.example`;
  const createdAt = app.clock.now();
  await app.db.tx(tx => tx.insert(admin).values({ id: adminId, email, passwordHash: CHEAP_HASH, role, createdAt }));
  return { token: await makeSession(app, 'ADMIN', adminId), adminId, email };
}

/**
 * An API key with full access, made by a member of staff. It lasts when the clock moves to another day, where a session would end.
 */
export async function makeKey(app: TestApp, staff: string, name = 'Till'): Promise<{ token: string; key: { id: string } }> {
  const body = { name, access: 'FULL', currentPassword: ADMIN_PASSWORD };
  return (await app.call('POST', '/auth/admin/key', { token: staff, body })).body.data;
}

export interface TestProfessional {
  token: string;
  professionalId: string;
  mobile: string;
}

/** A professional with a session. She works every day from 9 to 20, unless `fields` say otherwise. */
export async function signInProfessional(app: TestApp, fields: object = {}): Promise<TestProfessional> {
  const mobile = newMobile();
  const staff = (await makeAdmin(app)).token;
  const professionalId = await makeProfessional(app, staff, { name: 'Rekha Patil', mobile, ...fields });
  return { token: await makeSession(app, 'PROFESSIONAL', professionalId), professionalId, mobile };
}

/** Bookable days. The first is a Monday. */
const DAYS = eachDay({ from: '2026-12-07', to: addDays(istDate(Date.parse(NOON)), DEMO_SETTINGS.bookingHorizonDays) });

/** Returns a function that returns a new bookable day at each call, so that the tests of a file do not share slots. */
export function makeDays() {
  const left = DAYS.values();
  return (): IsoDate => {
    const { value } = left.next();
    if (!value) throw new Error(`More than ${DAYS.length} days were asked for`);
    return value;
  };
}

export async function makeCategory(app: TestApp, name = 'Manicure & Pedicure'): Promise<string> {
  const id = newId();
  await app.db.tx(tx => addCategory(tx, { id, name, description: `${name} at home`, imageId: null, createdAt: app.clock.now() }));
  return id;
}

interface ServiceOptions {
  name?: string;
  description?: string;
  /** In rupees. */
  price?: number;
  durationInMinutes?: number;
  categoryId?: string | null;
  variants?: ServiceOption[] | null;
}

export async function makeService(app: TestApp, options: ServiceOptions = {}): Promise<string> {
  const {
    name = 'Classic Facial',
    description = 'Cleanse, steam, massage and mask.',
    price = 999,
    durationInMinutes = 60,
    categoryId = null,
    variants = null,
  } = options;
  const id = newId();
  await app.db.tx(tx =>
    addService(tx, {
      id,
      name,
      description,
      categoryId,
      pricePaise: toPaise(price),
      durationInMinutes,
      variants,
      imageId: null,
      createdAt: app.clock.now(),
    }),
  );
  return id;
}

export function withdraw(app: TestApp, serviceId: string) {
  return app.db.tx(tx => withdrawService(tx, serviceId, app.clock.now()));
}

type CouponOptions = Partial<Omit<typeof coupon.$inferInsert, 'id' | 'discountHundredths'>> & {
  code: string;
  discountValue?: number;
};

/** Makes a coupon. By default, it takes off 10 % and is valid at NOON. */
export async function makeCoupon(app: TestApp, { discountValue = 10, ...options }: CouponOptions): Promise<string> {
  const id = newId();
  await app.db.tx(tx =>
    tx.insert(coupon).values({
      id,
      description: '',
      discountType: 'PERCENTAGE',
      discountHundredths: Math.round(discountValue * 100),
      validFrom: '2026-01-01',
      validTill: '2027-12-31',
      usageLimit: null,
      isActive: true,
      createdAt: app.clock.now(),
      ...options,
    }),
  );
  return id;
}

export function changeSettings(app: TestApp, change: Partial<typeof DEMO_SETTINGS>) {
  return app.db.tx(async tx => {
    await tx.delete(setting);
    await tx.insert(setting).values({ id: 1, value: { ...DEMO_SETTINGS, wholeRupees: false, ...change } });
  });
}

export const HOME = {
  flatNumber: '12',
  building: 'Lotus Residency',
  street: 'Ramdaspeth',
  landmark: 'Opposite the park',
  city: 'Nagpur',
  state: 'Maharashtra',
  postalCode: '440010',
  country: 'India',
  latitude: '21.1350',
  longitude: '79.0790',
  instructions: 'Ring twice.',
};

export async function makeAddress(app: TestApp, { token }: TestCustomer, change: Partial<typeof HOME> = {}): Promise<string> {
  return (await app.call('POST', '/address', { token, body: { ...HOME, ...change } })).body.data.id;
}
