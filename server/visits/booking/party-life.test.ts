/** What ends a booking for guests ends it for all who come (rules B142, B145, P1, P3), and what is refused (rules B140, B143). */
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Schemas } from '../../platform/contract/types.ts';
import { booking, guestService, visit, visitQuarter } from '../../platform/db/schema.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { damageOfPlan } from '../../schedule/professional/damage.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { makeAdmin, makeCustomer, makeDays, makeSession } from '../../test/makers.ts';
import { ALL_WEEK, type NamedCustomer, PRICE } from '../../test/named-salon.ts';
import { guest, makePartySalon, type PartySalon, TWO } from '../../test/party/salon.ts';
import { endHold, reinstated } from '../change/hold.ts';
import { bookingRowOf } from '../record/read.ts';
import { changeBooking } from '../record/record.ts';

let app: TestApp;
let salon: PartySalon;
let customer: NamedCustomer;
let people: string[];
let date = '';
const newDay = makeDays();

beforeAll(async () => {
  app = await startApp();
  salon = await makePartySalon(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  ({ people, customer } = await salon.withTwo());
  date = newDay();
});
afterEach(async () => expect(await app.db.tx(damageOfPlan)).toEqual([]));

const guests = () => salon.wedding();
const bookWedding = async (more: object = {}): Promise<string> => (await salon.bookWedding(customer, date, more)).bookingId;
const asStaff = async (method: string, path: string, body?: object) =>
  app.call(method, path, { token: (await makeAdmin(app)).token, ...(body && { body }) });
const quarters = async () =>
  (
    await app.db.read
      .select()
      .from(visitQuarter)
      .where(and(eq(visitQuarter.date, date), inArray(visitQuarter.professionalId, people)))
  ).length;
const pendingParts = async (id: string) =>
  (await app.db.read.select().from(visit).where(eq(visit.bookingId, id))).map(({ pending }) => pending);

describe('B142 all parts', () => {
  it.each([
    ['cancelled', (id: string) => app.call('PUT', `/booking/${id}/cancel`, { token: customer.token })],
    ['deleted', (id: string) => asStaff('DELETE', `/booking/${id}`)],
    ['ended by staff', (id: string) => asStaff('PUT', `/booking/admin/${id}/status?status=CANCELLED`)],
    [
      'completed',
      (id: string) => {
        app.clock.moveTo(`${date}T18:00:00+05:30`);
        return asStaff('PUT', `/booking/admin/${id}/mark-completed`);
      },
    ],
    [
      'missed',
      (id: string) => {
        app.clock.moveTo(`${date}T18:00:00+05:30`);
        return asStaff('PUT', `/booking/admin/${id}/status?status=CANCELLED&reason=NO_SHOW`);
      },
    ],
  ])('are free when the booking is %s', async (_how, end) => {
    const id = await bookWedding();
    // Three hours, and one.
    expect([await quarters(), await pendingParts(id)]).toEqual([16, [true, true]]);
    expect((await end(id)).status).toBe(200);
    expect([await quarters(), await pendingParts(id)]).toEqual([0, [false, false]]);
  });

  it('take their time only once: another party finds the next one', async () => {
    await bookWedding();
    const other = await salon.newCustomer();
    const asked = { guests: guests(), bookingDate: date, readyBy: '17:00:00' };
    const plans: Schemas['PartyPlans'] = (await salon.plan(other, asked)).body.data;
    expect(plans.plans.every(({ endTime }) => endTime <= '16:00:00')).toBe(true);
    const [first] = plans.plans;
    const more = { bookingTime: first?.bookingTime, readyBy: '17:00:00', professionals: first?.professionals };
    expect((await salon.bookParty(other, date, guests(), more)).status).toBe(201);
  });
});

describe('M13 M14 the time of a party that has to be paid', () => {
  const bookHeld = async () => {
    const id = await bookWedding();
    await app.db.tx(async tx => {
      const held = { advancePaise: 100_000, holdUntil: app.clock.now() + 600_000 };
      await tx.update(booking).set(held).where(eq(booking.id, id));
    });
    return id;
  };
  const lapse = async (id: string) => {
    app.clock.moveTo(new Date(app.clock.now() + 700_000).toISOString());
    await app.db.tx(tx => enqueue(tx, endHold, { bookingId: id }, app.clock.now(), { key: id }));
    await app.worker.runDue();
  };
  const comeBack = (id: string) =>
    app.db.tx(async tx => {
      const row = await bookingRowOf(tx, id);
      if (!row) throw new Error('No booking');
      const changes = await reinstated(tx, row, app.clock.now());
      await changeBooking(tx, row, changes, app.clock.now());
      return changes.status;
    });

  it('lapses for all, and comes back for all', async () => {
    const id = await bookHeld();
    const before = await salon.asStaff(id);
    await lapse(id);
    expect([await quarters(), (await salon.asStaff(id)).cancelReason]).toEqual([0, 'NOT_PAID']);
    expect(await comeBack(id)).toBe('PENDING');
    const after = await salon.asStaff(id);
    expect([await quarters(), await pendingParts(id)]).toEqual([16, [true, true]]);
    expect([after.parts, after.guests]).toEqual([before.parts, before.guests]);
    await app.call('PUT', `/booking/${id}/cancel`, { token: salon.token });
  });

  it('comes back for nobody, if one of them is not free', async () => {
    const id = await bookHeld();
    await lapse(id);
    const one = [guest(null, salon.bridal, salon.facial)];
    const more = { serviceIds: [salon.bridal, salon.facial], finalPrice: salon.priceOf(one), professionalId: people[1] };
    expect((await salon.book(await salon.newCustomer(), date, '14:00:00', more)).status).toBe(201);
    expect([await comeBack(id), await pendingParts(id)]).toEqual([undefined, [false, false]]);
  });
});

describe('P1 P3 the data of guests', () => {
  it('are in the export, and their labels go with the account', async () => {
    const id = await bookWedding();
    const exported = await app.call('GET', '/auth/profile/export', { token: customer.token });
    expect(JSON.stringify(exported.body)).toContain('"label":"Aai"');
    await app.call('PUT', `/booking/${id}/cancel`, { token: customer.token });
    expect((await app.call('DELETE', '/auth/profile', { token: customer.token })).status).toBe(200);
    const [row] = await app.db.read.select().from(booking).where(eq(booking.id, id));
    expect(row).toMatchObject({ guestLabels: null, guestCount: 2, partCount: 2 });
    expect((await salon.asStaff(id)).guests).toMatchObject([{ label: null }, { label: null }]);
    // What was done, and by whom, stays for the books.
    expect(await app.db.read.select().from(guestService).where(eq(guestService.bookingId, id))).toHaveLength(3);
  });
});

describe('T14 booking again', () => {
  it('brings the guests into the cart', async () => {
    const id = await bookWedding();
    const offer = await app.call('GET', `/booking/${id}/book-again`, { token: customer.token });
    expect(offer.body.data).toMatchObject({ forGuests: true, times: [] });
    const { body } = await app.call('POST', `/booking/${id}/book-again`, { token: customer.token });
    expect(body.data).toMatchObject({ totalItems: 3, guests: guests() });
    // Guests of the cart stay as they are.
    await app.call('PUT', `/cart/${body.data.id}/guests`, {
      token: customer.token,
      body: { guests: [guest('Tai', salon.facial)] },
    });
    const again = await app.call('POST', `/booking/${id}/book-again`, { token: customer.token });
    expect(again.body.data.guests).toEqual([guest('Tai', salon.facial, salon.facial, salon.bridal)]);
  });
});

describe('B140 B143 a party', () => {
  it('is booked once for a key that is sent twice', async () => {
    const key = { headers: { 'idempotency-key': `party ${date}` } };
    const body = {
      ...{ userId: customer.userId, addressId: customer.addressId, paymentType: 'PAY_AFTER', bookingDate: date, ...TWO },
      ...{ guests: guests(), serviceIds: guests().flatMap(({ serviceIds }) => serviceIds), finalPrice: salon.priceOf(guests()) },
    };
    const send = (what: object) => app.call('POST', '/booking', { token: customer.token, body: what, ...key });
    const [first, second] = [await send(body), await send(body)];
    expect([first.status, second.body.data]).toEqual([201, first.body.data]);
    const others = guests().map(one => ({ ...one, label: 'Somebody' }));
    expect((await send({ ...body, guests: others })).body.errorCode).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await quarters()).toBe(16);
  });

  it('belongs to the customer’s own booking only', async () => {
    const trial = await bookWedding();
    const day = newDay();
    const related = (more: object) => salon.bookParty(customer, day, guests(), { ...TWO, ...more });
    expect((await related({ relatedTo: trial })).body.data).toMatchObject({ relatedTo: trial });
    const theirs = await salon.bookParty(await salon.newCustomer(), newDay(), guests(), TWO);
    expect((await related({ relatedTo: theirs.body.data.bookingId })).body.errorCode).toBe('BOOKING_NOT_FOUND');
  });

  it('has only women, if the customer wishes that', async () => {
    const ravi = await salon.addAble('Ravi', { gender: 'MALE' });
    const refused = await salon.bookParty(customer, date, guests(), { ...TWO, professionals: 3, womenOnly: true });
    expect(refused.body).toMatchObject({ errorCode: 'SLOT_UNAVAILABLE', data: { reason: 'FULL' } });
    const his = await salon.bookParty(customer, date, guests(), { ...TWO, professionalId: ravi, womenOnly: true });
    expect(his.body).toMatchObject({ errorCode: 'SLOT_UNAVAILABLE' });
    const id = await bookWedding({ womenOnly: true });
    expect((await salon.asStaff(id)).parts?.map(({ professional }) => professional?.id).sort()).toEqual([...people].sort());
  });

  it('has the professional whom the customer wishes, or is refused', async () => {
    const meera = await salon.addPerson('Meera', { serviceIds: [], hours: ALL_WEEK });
    expect((await salon.bookParty(customer, date, guests(), { ...TWO, professionalId: meera })).body.errorCode).toBe(
      'SLOT_UNAVAILABLE',
    );
    const id = await bookWedding({ professionalId: people[1] });
    const seen: Schemas['Booking'] = (await app.call('GET', `/booking/${id}`, { token: customer.token })).body.data;
    expect(seen.parts?.filter(({ professional }) => professional?.id === people[1])).toHaveLength(1);
    expect(seen.parts?.filter(({ professional }) => professional !== null)).toHaveLength(1);
  });

  it.each<[string, () => object, string]>([
    ['other services than those of the booking', () => ({ guests: [guest(null, salon.facial)] }), 'VALIDATION_ERROR'],
    ['a thirteenth guest', () => ({ guests: Array.from({ length: 13 }, () => guest(null, salon.facial)) }), 'VALIDATION_ERROR'],
    ['seven professionals', () => ({ professionals: 7 }), 'VALIDATION_ERROR'],
    ['a time by which all are ready, without guests', () => ({ guests: undefined }), 'VALIDATION_ERROR'],
    ['a time before opening', () => ({ bookingTime: '06:00:00', readyBy: '09:00:00' }), 'SLOT_UNAVAILABLE'],
    ['a time before the plan could be done', () => ({ bookingTime: '09:00:00', readyBy: '11:00:00' }), 'SLOT_UNAVAILABLE'],
    ['a start at which no plan begins', () => ({ bookingTime: '14:30:00' }), 'SLOT_UNAVAILABLE'],
    ['another price', () => ({ finalPrice: PRICE }), 'PRICE_CHANGED'],
  ])('is refused with %s', async (_what, more, errorCode) => {
    const { body } = await salon.bookParty(customer, date, guests(), { ...TWO, ...more() });
    expect(body.errorCode).toBe(errorCode);
    expect(await quarters()).toBe(0);
  });

  it.each<[string, () => object, string]>([
    ['both times', () => ({ readyBy: '17:00:00', bookingTime: '14:00:00' }), 'VALIDATION_ERROR'],
    ['no time', () => ({}), 'VALIDATION_ERROR'],
    ['an unknown service', () => ({ readyBy: '17:00:00', guests: [guest(null, customer.userId)] }), 'SERVICE_NOT_FOUND'],
    ['an unknown address', () => ({ readyBy: '17:00:00', addressId: customer.userId }), 'ADDRESS_NOT_FOUND'],
    ['no guest', () => ({ readyBy: '17:00:00', guests: [] }), 'VALIDATION_ERROR'],
  ])('is not planned with %s', async (_what, more, errorCode) => {
    expect((await salon.plan(customer, { guests: guests(), bookingDate: date, ...more() })).body.errorCode).toBe(errorCode);
  });

  it('is planned without a trace of others: a stranger’s address is unknown', async () => {
    const stranger = { ...(await makeCustomer(app)), addressId: customer.addressId };
    const asked = { guests: guests(), bookingDate: date, readyBy: '17:00:00' };
    expect((await salon.plan(stranger, asked)).body.errorCode).toBe('ADDRESS_NOT_FOUND');
    const token = await makeSession(app, 'ADMIN', (await makeAdmin(app)).adminId);
    const staff = await app.call('POST', '/booking/plan', { token, body: { ...asked, addressId: customer.addressId } });
    expect(staff.body.data.plans[0].parts[0].professional).toMatchObject({ name: expect.any(String) });
  });
});
