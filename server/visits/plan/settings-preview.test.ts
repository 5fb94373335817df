import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { booking, cart, setting } from '../../platform/db/schema.ts';
import { DEMO_SETTINGS } from '../../salon/demo/settings.ts';
import { NOON, startApp, type TestApp } from '../../test/app.ts';
import {
  HOME,
  makeAddress,
  makeAdmin,
  makeCoupon,
  makeCustomer,
  makeService,
  newMobile,
  type TestCustomer,
  withdraw,
} from '../../test/makers.ts';

let app: TestApp;
let token: string;
let service: string;
let customer: TestCustomer;
let addressId: string;
beforeAll(async () => {
  app = await startApp();
  token = (await makeAdmin(app)).token;
  service = await makeService(app, { price: 999 });
  customer = await makeCustomer(app);
  addressId = await makeAddress(app, customer);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.moveTo(NOON);
  await app.db.tx(async tx => {
    await tx.delete(setting);
    await tx.delete(booking);
    await tx.delete(cart);
  });
});

const ask = (change: object = {}) =>
  app.call('POST', '/settings/admin/preview', { token, body: { ...DEMO_SETTINGS, ...change } });
const preview = async (change: object = {}) => (await ask(change)).body.data;
const book = async (bookingDate: string, bookingTime: string, serviceId = service) => {
  const body = { userId: customer.userId, serviceIds: [serviceId], bookingDate, bookingTime, finalPrice: 999, addressId };
  const answer = await app.call('POST', '/booking', { token: customer.token, body: { ...body, paymentType: 'PAY_AFTER' } });
  return answer.body.data.bookingId as string;
};

describe('the preview of settings', () => {
  it('refuses the same as saving would, and saves nothing', async () => {
    const refused = await ask({ latitude: '91', closedDays: ['2027-01-26', '2027-01-26'] });
    expect([refused.status, refused.body.errors.map((error: { field: string }) => error.field)]).toEqual([
      400,
      ['latitude', 'closedDays.1'],
    ]);
    const before = (await app.call('GET', '/settings/admin', { token })).body.data;
    expect((await ask({ teams: 9, minimumOrderValue: 1 })).status).toBe(200);
    expect((await app.call('GET', '/settings/admin', { token })).body.data).toEqual(before);
  });

  it('shows the windows that customers would get', async () => {
    const openingHours = DEMO_SETTINGS.openingHours.map(hours =>
      hours.day === 'MONDAY'
        ? { ...hours, opens: '08:00:00', closes: '11:00:00' }
        : { ...hours, closed: hours.day === 'TUESDAY' },
    );
    const change = { openingHours, slotPlan: 'HOURLY', teams: 2 };
    const { week } = await preview(change);
    await app.call('PUT', '/settings/admin', { token, body: { ...DEMO_SETTINGS, ...change } });
    // 7 December 2026 is a Monday.
    for (const [i, { slots }] of week.entries()) {
      const listed = await app.call('GET', `/booking/available-slots?date=2026-12-${String(7 + i).padStart(2, '0')}`);
      expect(slots).toEqual(listed.body.data);
    }
    expect(week[0].slots.filter(({ available }: { available: boolean }) => available)).toHaveLength(3);
    expect(week[1].slots.every(({ reason }: { reason: string }) => reason === 'CLOSED')).toBe(true);
  });

  it('counts only coming visits that would not fit', async () => {
    await book('2026-12-04', '15:00:00');
    await book('2026-12-08', '09:00:00');
    await book('2026-12-08', '17:00:00');
    const cancelled = await book('2026-12-08', '13:00:00');
    await app.call('PUT', `/booking/${cancelled}/cancel`, { token: customer.token });
    expect((await preview()).conflicts).toEqual([]);
    expect((await preview({ closedDays: ['2026-12-08', '2026-12-04'] })).conflicts).toEqual([
      { date: '2026-12-04', reason: 'CLOSED_DAY', bookings: 1 },
      { date: '2026-12-08', reason: 'CLOSED_DAY', bookings: 2 },
    ]);
    const early = DEMO_SETTINGS.openingHours.map(hours => ({ ...hours, closes: '12:00:00' }));
    expect((await preview({ openingHours: early })).conflicts).toEqual([
      { date: '2026-12-04', reason: 'OUTSIDE_HOURS', bookings: 1 },
      { date: '2026-12-08', reason: 'OUTSIDE_HOURS', bookings: 1 },
    ]);
    // Today's visit has begun.
    app.clock.moveTo('2026-12-04T15:00:00+05:30');
    expect((await preview({ closedDays: ['2026-12-04'] })).conflicts).toEqual([]);
  });

  it('counts a visit under way as a team that is away', async () => {
    const long = await makeService(app, { price: 999, durationInMinutes: 240 });
    await book('2026-12-04', '13:00:00', long);
    app.clock.moveTo('2026-12-04T14:00:00+05:30');
    for (const bookingTime of ['15:00:00', '17:00:00']) {
      const body = {
        mobile: newMobile(),
        fullName: 'Omar',
        serviceIds: [service],
        bookingDate: '2026-12-04',
        bookingTime,
        address: HOME,
      };
      await app.call('POST', '/booking/admin', { token, body });
    }
    expect((await preview({ teams: 1 })).conflicts).toEqual([{ date: '2026-12-04', reason: 'TOO_FEW_TEAMS', bookings: 1 }]);
    expect((await preview({ teams: 2 })).conflicts).toEqual([]);
    expect((await preview({ closedDays: ['2026-12-04'] })).conflicts).toMatchObject([{ reason: 'CLOSED_DAY', bookings: 2 }]);
  });

  it('counts carts that would be below the minimum after their coupons', async () => {
    await makeCoupon(app, { code: 'HALF', discountValue: 50 });
    await makeCoupon(app, { code: 'OVER', discountValue: 50, isActive: false });
    const gone = await makeService(app, { price: 100 });
    const fill = async (serviceId: string | null, code?: string, quantity = 1) => {
      const { token, userId } = await makeCustomer(app);
      const { id } = (await app.call('POST', `/cart?userId=${userId}`, { token })).body.data;
      if (serviceId) await app.call('POST', `/cart/${id}/items`, { token, body: { serviceId, quantity } });
      if (code) await app.db.tx(async tx => void (await tx.update(cart).set({ couponCode: code })));
    };
    await fill(service, 'HALF');
    await fill(null);
    await fill(gone);
    await withdraw(app, gone);
    expect((await preview({ minimumOrderValue: 499.5 })).carts).toEqual({ filled: 1, belowMinimum: 0, belowMinimumNow: 1 });
    expect((await preview({ minimumOrderValue: 499.51, wholeRupees: false })).carts).toMatchObject({ belowMinimum: 1 });
    // Rounded to ₹500, as the owner would have it.
    expect((await preview({ minimumOrderValue: 499.51, wholeRupees: true })).carts).toMatchObject({ belowMinimum: 0 });
    await app.db.tx(async tx => void (await tx.update(cart).set({ couponCode: 'OVER' })));
    expect((await preview({ minimumOrderValue: 999 })).carts).toEqual({ filled: 1, belowMinimum: 0, belowMinimumNow: 0 });
    await fill(service, undefined, 3);
    expect((await preview({ minimumOrderValue: 2997 })).carts).toEqual({ filled: 2, belowMinimum: 1, belowMinimumNow: 0 });
    expect((await preview({ minimumOrderValue: 2997.01 })).carts).toMatchObject({ belowMinimum: 2 });
  });

  it('shows a trial payment of ₹1 to the entered UPI id', async () => {
    expect((await preview()).upi).toBeNull();
    const { upi } = await preview({ upiId: 'nikhar@okbank', salonName: 'Nikhar & Co' });
    expect(upi.link).toBe('upi://pay?pa=nikhar@okbank&pn=Nikhar%20%26%20Co&am=1.00&cu=INR&tr=TRIAL&tn=A%20trial%20payment');
    expect(upi.qrCode).toMatch(/^data:image\/svg\+xml;base64,/);
  });
});
