/** The guests of a booking change: some cancel, or one more comes (rule B146). */
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, MINUTE, SECOND } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { service, visitQuarter } from '../../platform/db/schema.ts';
import { damageOfPlan } from '../../schedule/professional/damage.ts';
import { changeProgress, visitsOf } from '../../schedule/professional/visits.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { changeSettings, makeAdmin, makeCoupon, makeDays, makeSession } from '../../test/makers.ts';
import { type NamedCustomer, PRICE } from '../../test/named-salon.ts';
import { BRIDAL_PRICE, type Guest, guest, makePartySalon, type PartySalon, partsOf } from '../../test/party/salon.ts';

const NAMED = { capacity: 'PROFESSIONALS', slotPlan: 'HOURLY', maxPendingBookings: 50 } as const;

let app: TestApp;
let salon: PartySalon;
let customer: NamedCustomer;
let people: string[];
let date = '';
let id = '';
const newDay = makeDays();

beforeAll(async () => {
  app = await startApp();
  salon = await makePartySalon(app);
});
afterAll(() => app.close());

/** Four guests with a facial each. Two professionals have them ready from 15:00 to 17:00. */
const four = (): Guest[] => ['Aai', 'Mavshi', 'Tai', 'Vahini'].map(label => guest(label, salon.facial));

beforeEach(async () => {
  await priceFacial(PRICE);
  ({ people, customer } = await salon.withTwo());
  date = newDay();
  id = await bookFour();
});
afterEach(async () => expect(await app.db.tx(damageOfPlan)).toEqual([]));

const bookFour = async (more: object = {}): Promise<string> => {
  const how = { bookingTime: '15:00:00', readyBy: '17:00:00', professionals: 2, ...more };
  const { status, body } = await salon.bookParty(customer, date, four(), how);
  expect([status, body.message]).toEqual([201, expect.any(String)]);
  return body.data.bookingId;
};
const change = (guests: Guest[], more: object = {}, query = '') =>
  app.call('PUT', `/booking/${id}/guests${query}`, { token: customer.token, body: { guests, ...more } });
const changeAsStaff = async (guests: Guest[], more: object = {}) =>
  app.call('PUT', `/booking/admin/${id}/guests`, { token: (await makeAdmin(app)).token, body: { guests, ...more } });
const shown = () => salon.asStaff(id);
const kindsIn = async (): Promise<string[]> =>
  (await app.call('GET', `/booking/admin/${id}/history`, { token: salon.token })).body.data.map(
    ({ kind }: Schemas['BookingEvent']) => kind,
  );
const priceFacial = (rupees: number) =>
  app.db.tx(
    async tx =>
      await tx
        .update(service)
        .set({ pricePaise: rupees * 100 })
        .where(eq(service.id, salon.facial)),
  );
const quarters = async () => {
  const rows = await app.db.read.select().from(visitQuarter);
  return rows.filter(row => row.date === date).length;
};

describe('B146 half of the guests cancel', () => {
  it('and one professional serves the others in the time that was booked', async () => {
    const { status, body } = await change(four().slice(0, 2));
    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({
        ...{ state: 'CHANGED', finalPrice: 2 * PRICE, finalPriceBefore: 4 * PRICE, needsAgreement: true },
        ...{ bookingTime: '15:00:00', to: '17:00:00', durationInMinutes: 120, professionals: 1 },
      }),
    ]);
    const after = await shown();
    expect(partsOf(after).map(part => part.split(' ')[1])).toEqual(['15:00-17:00']);
    expect(after).toMatchObject({
      ...{ finalPrice: 2 * PRICE, amountDue: 2 * PRICE, readyBy: '17:00:00', durationInMinutes: 120 },
      guests: [{ label: 'Aai' }, { label: 'Mavshi' }],
      items: [{ quantity: 2 }],
    });
    expect(await quarters()).toBe(8);
    expect(await kindsIn()).toEqual(['SERVICES_CHANGED', 'BOOKED']);
  });

  it('and as many come as the customer says', async () => {
    expect((await change(four().slice(0, 2), { professionals: 2 })).body.data).toMatchObject({
      bookingTime: '16:00:00',
      professionals: 2,
    });
    const after = await shown();
    expect(after).toMatchObject({ bookingTime: '16:00:00', durationInMinutes: 60, readyBy: '17:00:00' });
    expect(after.parts?.map(({ professional }) => professional?.id).sort()).toEqual([...people].sort());
    expect((await kindsIn()).sort()).toEqual(['BOOKED', 'MOVED', 'SERVICES_CHANGED']);
  });

  it('and what was paid too much goes back', async () => {
    const { token } = salon;
    await app.call('PUT', `/booking/admin/${id}/mark-paid?paidBy=CASH`, { token });
    expect((await changeAsStaff(four().slice(0, 1))).body.data).toMatchObject({ finalPrice: PRICE, refundDue: 3 * PRICE });
    expect(await shown()).toMatchObject({ paymentState: 'REFUND_DUE', refundDue: 3 * PRICE, amountPaid: 4 * PRICE });
  });
});

describe('B146 one more guest comes', () => {
  it('with what is on sale today, and what is booked keeps its price', async () => {
    await priceFacial(PRICE + 200);
    const { body } = await change([guest('Bride', salon.bridal), ...four()]);
    expect(body.data).toMatchObject({ finalPrice: BRIDAL_PRICE + 4 * PRICE, professionals: 2, bookingTime: '14:00:00' });
    const after = await shown();
    expect(after).toMatchObject({ bookingTime: '14:00:00', readyBy: '17:00:00', durationInMinutes: 180 });
    expect(after.guests?.map(({ label }) => label)).toEqual(['Bride', 'Aai', 'Mavshi', 'Tai', 'Vahini']);
  });

  it('and a third professional, so that it takes no longer', async () => {
    people.push(await salon.addAble('Meera'));
    expect((await change([...four(), guest(null, salon.facial)])).body.data).toMatchObject({
      professionals: 3,
      durationInMinutes: 120,
    });
    const after = await shown();
    expect(after.parts?.map(({ part }) => part)).toEqual([1, 2, 3]);
    expect(after.parts?.map(({ professional }) => professional?.id).sort()).toEqual([...people].sort());
  });

  it('not if nobody has the time', async () => {
    const before = await shown();
    const many = Array.from({ length: 12 }, () => guest(null, salon.bridal));
    expect((await change(many)).body).toMatchObject({ errorCode: 'SLOT_UNAVAILABLE', data: { reason: 'FULL' } });
    expect(await shown()).toEqual(before);
  });
});

describe('B146 changed guests', () => {
  it('are shown before, and nothing changes', async () => {
    const before = await shown();
    expect((await change(four().slice(0, 2), {}, '?preview=true')).body.data).toMatchObject({
      ...{ state: 'PREVIEW', finalPrice: 2 * PRICE, bookingTime: '15:00:00', to: '17:00:00', professionals: 1 },
    });
    expect(await shown()).toEqual(before);
  });

  it('cost what the customer saw', async () => {
    expect((await change(four().slice(0, 2), { finalPrice: 100 })).body).toMatchObject({
      ...{ errorCode: 'PRICE_CHANGED', data: { finalPrice: 2 * PRICE } },
    });
    expect((await change(four().slice(0, 2), { finalPrice: 2 * PRICE })).status).toBe(200);
  });

  it('keep the coupon and what staff took off', async () => {
    const couponCode = 'PARTY10';
    await makeCoupon(app, { code: couponCode, discountValue: 10 });
    await app.call('PUT', `/booking/${id}/cancel`, { token: customer.token });
    id = await bookFour({ couponCode, finalPrice: 4 * PRICE * 0.9 });
    const services = [{ serviceId: salon.facial, quantity: 4 }];
    const discount = { amount: 50, reason: 'Friends' };
    await app.call('PUT', `/booking/admin/${id}/services`, { token: salon.token, body: { services, discount } });
    expect((await change(four().slice(0, 2))).body.data).toMatchObject({
      ...{ handDiscount: 50, finalPrice: 2 * PRICE * 0.9 - 50, coupon: { code: couponCode, effect: 'COUNTS' } },
    });
  });

  it('are the same again without a trace, and another label is no other guest', async () => {
    const before = await shown();
    expect((await change(four())).body.data).toMatchObject({ state: 'CHANGED', needsAgreement: false });
    expect((await change([guest('Ajji', salon.facial), ...four().slice(1)])).status).toBe(200);
    const after = await shown();
    expect(after.guests?.map(({ label }) => label)).toEqual(['Ajji', 'Mavshi', 'Tai', 'Vahini']);
    expect(after.parts).toEqual(before.parts);
    expect(await kindsIn()).toEqual(['BOOKED']);
  });

  it('are told to the customer by the salon, once', async () => {
    await app.worker.runDue();
    app.messages.sent.length = 0;
    expect((await changeAsStaff(four().slice(0, 2))).status).toBe(200);
    app.clock.moveTo(new Date(app.clock.now() + 5 * 60_000).toISOString());
    await app.worker.runDue();
    expect(app.messages.kindsTo(customer.mobile)).toEqual(['SERVICES_CHANGED']);
  });
});

describe('N105 the professionals', () => {
  it('hear of parts that they lose, get and keep', async () => {
    const mobiles = { asha: '9811111111', rekha: '9822222222' };
    await salon.emptied();
    await app.call('PUT', `/booking/${id}/cancel`, { token: customer.token });
    await salon.addAble('Asha', { mobile: mobiles.asha });
    await salon.addAble('Rekha', { mobile: mobiles.rekha });
    id = await bookFour();
    app.clock.moveTo(`${addDays(date, -1)}T11:00:00+05:30`);
    await app.worker.runDue();
    const heard = async () => {
      app.messages.sent.length = 0;
      app.clock.advance(3 * MINUTE + SECOND);
      await app.worker.runDue();
      return [mobiles.asha, mobiles.rekha].map(mobile => app.messages.kindsTo(mobile));
    };
    const put = async (guests: Guest[]) => expect((await changeAsStaff(guests)).status).toBe(200);
    await put(four().slice(0, 2));
    expect((await heard()).toSorted()).toEqual([['VISIT_CANCELLED'], ['VISIT_MOVED']]);
    await put(four());
    expect((await heard()).toSorted()).toEqual([['VISIT_MOVED'], ['VISIT_NEW']]);
    const { token } = await makeAdmin(app);
    expect((await app.call('PUT', `/booking/${id}`, { token, body: { readyBy: '15:00:00' } })).status).toBe(200);
    expect(await heard()).toEqual([['VISIT_MOVED'], ['VISIT_MOVED']]);
  });
});

describe('B146 refused is', () => {
  it('a change of a booking that is not for guests', async () => {
    const { body } = await salon.book(customer, date, '09:00:00');
    id = body.data.bookingId;
    expect((await change(four())).body).toMatchObject({
      errorCode: 'INVALID_STATUS_TRANSITION',
      params: { reason: 'NOT_FOR_GUESTS' },
    });
  });

  it('no guest, and a thirteenth', async () => {
    expect((await change([])).body.errorCode).toBe('VALIDATION_ERROR');
    expect((await change(Array.from({ length: 13 }, () => guest(null, salon.facial)))).body.errorCode).toBe('VALIDATION_ERROR');
  });

  it('an unknown service, and the booking of somebody else', async () => {
    expect((await change([guest(null, id)])).body.errorCode).toBe('SERVICE_NOT_FOUND');
    customer = await salon.newCustomer();
    expect((await change(four())).body.errorCode).toBe('BOOKING_NOT_FOUND');
  });

  it('fewer guests by the customer when cancelling costs a fee, but not by staff', async () => {
    await changeSettings(app, { ...NAMED, cancelFeePercent: 50, cancelFreeHours: 24 });
    await app.call('PUT', `/booking/${id}/cancel`, { token: customer.token });
    id = await bookFour();
    await app.call('PUT', `/booking/admin/${id}/mark-paid?paidBy=CASH`, { token: salon.token });
    app.clock.moveTo(`${date}T10:00:00+05:30`);
    customer = { ...customer, token: await makeSession(app, 'USER', customer.userId) };
    expect((await change(four().slice(0, 2))).body).toMatchObject({ params: { reason: 'LATE_FOR_GUESTS' } });
    expect((await changeAsStaff(four().slice(0, 2))).status).toBe(200);
  });

  it('fewer than the smallest order, by the customer', async () => {
    await changeSettings(app, { ...NAMED, minimumOrderValue: 3 * PRICE });
    expect((await change(four().slice(0, 2))).body).toMatchObject({ errorCode: 'MINIMUM_ORDER_VALUE' });
    expect((await changeAsStaff(four().slice(0, 2))).body.data).toMatchObject({ belowMinimum: true });
  });

  it('a change once somebody has started, and after the booking was cancelled', async () => {
    app.clock.moveTo(`${date}T14:50:00+05:30`);
    const { token } = await makeAdmin(app);
    const [lead] = await visitsOf(app.db.read, [id]);
    await app.db.tx(tx => changeProgress(tx, lead?.id ?? '', { state: 'STARTED', startedAt: app.clock.now() }));
    expect((await changeAsStaff(four().slice(0, 2))).body).toMatchObject({ params: { reason: 'VISIT_BEGUN' } });
    await app.call('PUT', `/booking/admin/${id}/status?status=CANCELLED`, { token });
    expect((await changeAsStaff(four().slice(0, 2))).body).toMatchObject({ errorCode: 'INVALID_STATUS_TRANSITION' });
  });

  it('a change of a time that has passed', async () => {
    app.clock.moveTo(`${date}T16:10:00+05:30`);
    expect((await changeAsStaff(four().slice(0, 2))).body).toMatchObject({
      errorCode: 'SLOT_UNAVAILABLE',
      data: { reason: 'PAST' },
    });
  });
});
