/** A visit can grow: other services, or another price, with the customer's yes (rules B60 to B63). */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeVisitLink } from '../../messages/link/link.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { booking as bookingTable, service as serviceTable } from '../../platform/db/schema.ts';
import { damageOfPlan } from '../../schedule/professional/damage.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { changeSettings, makeAdmin, makeCoupon, makeDays, makeService, makeSession } from '../../test/makers.ts';
import { makeNamedSalon, type NamedCustomer, type NamedSalon, PRICE } from '../../test/named-salon.ts';

const NAMED = { capacity: 'PROFESSIONALS', slotPlan: 'HOURLY', maxPendingBookings: 50, minimumOrderValue: 0 } as const;

let app: TestApp;
let salon: NamedSalon;
let threading: string;
let makeUp: string;
let kavita: string;
let customer: NamedCustomer;
let day: string;
let id: string;
const anyDay = makeDays();
/** On Sundays the salon closes earlier. */
const newDay = (): string => {
  const found = anyDay();
  return new Date(found).getUTCDay() === 0 ? anyDay() : found;
};

beforeAll(async () => {
  app = await startApp();
  salon = await makeNamedSalon(app);
  threading = await makeService(app, { name: 'Threading', price: 150, durationInMinutes: 15 });
  makeUp = await makeService(app, { name: 'Make-up', price: 3000, durationInMinutes: 120 });
  kavita = await salon.addPerson('Kavita Rao', { serviceIds: [salon.facial, threading] });
});
afterAll(async () => {
  // After all these changes, quarter hours, visits and bookings agree (rule N9). Bookings of teams have no visit.
  const damage = await damageOfPlan(app.db.read);
  expect(damage.filter(text => !text.startsWith('There is no visit'))).toEqual([]);
  await app.close();
});
beforeEach(async () => {
  app.clock.moveTo('2026-12-04T12:00:00+05:30');
  await changeSettings(app, NAMED);
  day = newDay();
  customer = await salon.newCustomer();
  id = await book('11:00:00');
});

const book = async (time: string, more: object = {}, who = customer): Promise<string> => {
  const { status, body } = await salon.book(who, day, time, { professionalId: kavita, ...more });
  expect([status, body.message]).toEqual([201, expect.any(String)]);
  return body.data.bookingId;
};
const call = async (role: 'ADMIN' | 'USER' | 'PROFESSIONAL', method: string, path: string, body?: object) => {
  const who = { USER: customer.userId, PROFESSIONAL: kavita };
  const token = role === 'ADMIN' ? (await makeAdmin(app)).token : await makeSession(app, role, who[role]);
  return app.call(method, path, { token, ...(body && { body }) });
};
const asStaff = (method: string, path: string, body?: object) => call('ADMIN', method, path, body);
const asHer = (method: string, path: string, body?: object) => call('PROFESSIONAL', method, path, body);
const asCustomer = (method: string, path: string, body?: object) => call('USER', method, path, body);

const with1 = (...others: string[]) => [salon.facial, ...others].map(serviceId => ({ serviceId, quantity: 1 }));
const wish = (services = with1(threading), discount?: object | null) => ({
  services,
  ...(discount !== undefined && { discount }),
});
/** An hour and a quarter more. */
const longer = () => wish([...with1(), { serviceId: threading, quantity: 5 }]);
const staffAsk = (body: object = wish(), query = '') => asStaff('PUT', `/booking/admin/${id}/services${query}`, body);
const herAsk = (services = with1(threading), query = '') => asHer('PUT', `/visit/${id}/services${query}`, { services });
const seen = async (): Promise<Schemas['Booking']> => (await asCustomer('GET', `/booking/${id}`)).body.data;
const proposal = async () => {
  const { servicesProposal } = await seen();
  if (!servicesProposal) throw new Error('Nothing is proposed');
  return servicesProposal;
};
const answer = async (agreed: boolean, proposalId?: string) =>
  asCustomer('PUT', `/booking/${id}/services/answer`, { proposalId: proposalId ?? (await proposal()).proposalId, agreed });
const tell = async (code: string, proposalId?: string) =>
  asHer('PUT', `/visit/${id}/services/answer`, { proposalId: proposalId ?? (await proposal()).proposalId, agreed: true, code });
const history = async (): Promise<Schemas['BookingEvent'][]> => (await asStaff('GET', `/booking/admin/${id}/history`)).body.data;
const errorOf = ({ status, body }: { status: number; body: { errorCode: string; params?: object; data: unknown } }) => [
  status,
  body.errorCode,
  ...(body.data ? [body.data] : []),
  ...(body.params ? [body.params] : []),
];
const atTheDoor = () => app.clock.moveTo(`${day}T11:05:00+05:30`);

describe('B60 a visit gets other services', () => {
  it('when its customer tells the professional the code; nothing changes before', async () => {
    atTheDoor();
    const asked = await herAsk();
    expect(asked.body.data).toMatchObject({
      ...{ state: 'ASKED', needsAgreement: true, finalPrice: PRICE + 150, finalPriceBefore: PRICE, to: '12:15:00' },
      ...{ amountDue: PRICE + 150, refundDue: 0, coupon: null, warnings: [] },
    });
    const before = await seen();
    expect([before.finalPrice, before.durationInMinutes, before.name]).toEqual([PRICE, 60, ['Facial']]);
    const { code, items, finalPrice, by } = await proposal();
    expect([code, items.map(({ name }) => name), finalPrice, by]).toEqual([
      ...[expect.stringMatching(/^\d{4}$/), ['Facial', 'Threading'], PRICE + 150, 'PROFESSIONAL'],
    ]);
    const hers = (await asHer('GET', `/visit?date=${day}`)).body.data.days[0].visits[0];
    expect([hers.servicesProposal.code, hers.collect, hers.to]).toEqual([null, PRICE, '12:00:00']);
    const told = await tell(code ?? '');
    expect([told.status, told.body.data.collect, told.body.data.to]).toEqual([200, PRICE + 150, '12:15:00']);
    expect(told.body.data.services).toMatchObject([{ name: 'Facial' }, { name: 'Threading', serviceId: threading }]);
    expect(await seen()).toMatchObject({ finalPrice: PRICE + 150, amountDue: PRICE + 150, durationInMinutes: 75 });
    expect((await seen()).servicesProposal).toBeUndefined();
  });

  it('when its customer agrees by the link, and stays as it is when they say no', async () => {
    await staffAsk();
    const token = await app.db.tx(tx => makeVisitLink(tx, id, app.clock.now()));
    const shown = (await app.call('GET', `/visit-link/${token}`)).body.data.servicesProposal;
    expect(shown).toMatchObject({ finalPrice: PRICE + 150, to: '12:15:00', code: expect.stringMatching(/^\d{4}$/) });
    expect((await answer(false)).body.data.servicesProposal).toBeUndefined();
    await staffAsk();
    const body = { proposalId: (await proposal()).proposalId, agreed: true };
    const agreed = await app.call('PUT', `/visit-link/${token}/services`, { body });
    expect([agreed.status, agreed.body.data.finalPrice, agreed.body.data.items.length]).toEqual([200, PRICE + 150, 2]);
    expect((await history()).map(({ kind }) => kind).slice(0, 4)).toEqual([
      'SERVICES_CHANGED',
      'SERVICES_PROPOSED',
      'SERVICES_DECLINED',
      'SERVICES_PROPOSED',
    ]);
    const again = await app.call('PUT', `/visit-link/${token}/services`, { body });
    expect(errorOf(again)).toEqual([409, 'PROPOSAL_GONE', { reason: 'SERVICES_CHANGED' }]);
  });

  it('when staff note what was said on the telephone, with their name in the history', async () => {
    await staffAsk();
    const { proposalId } = (await asStaff('GET', `/booking/${id}`)).body.data.servicesProposal;
    const noted = await asStaff('PUT', `/booking/admin/${id}/services/answer`, { proposalId, agreed: true });
    expect([noted.status, noted.body.data.finalPrice]).toEqual([200, PRICE + 150]);
    expect((await history())[0]).toMatchObject({
      ...{ kind: 'SERVICES_CHANGED', by: { kind: 'STAFF', name: expect.stringContaining('@') } },
      services: {
        ...{ added: [{ name: 'Threading', quantity: 1 }], removed: [], agreed: 'TELEPHONE' },
        ...{ finalPrice: PRICE + 150, finalPriceBefore: PRICE },
      },
    });
  });

  it('keeps the price at which a service was booked, and takes the one of today for what is new', async () => {
    const dearer = await makeService(app, { name: 'Massage', price: 500, durationInMinutes: 30 });
    await asStaff('PUT', `/professional/admin/${kavita}`, { serviceIds: [salon.facial, threading, dearer] });
    const other = await book('15:00:00', { serviceIds: [dearer], finalPrice: 500 });
    await app.db.tx(tx => tx.update(serviceTable).set({ pricePaise: 70_000 }).where(eq(serviceTable.id, dearer)));
    const services = [{ serviceId: dearer, quantity: 2 }, ...with1()];
    const asked = await asStaff('PUT', `/booking/admin/${other}/services?preview=true`, { services });
    expect(asked.body.data.items).toMatchObject([{ price: 500, quantity: 2 }, { price: PRICE }]);
    expect([asked.body.data.state, asked.body.data.finalPrice]).toEqual(['PREVIEW', 1000 + PRICE]);
    expect((await asStaff('GET', `/booking/${other}`)).body.data.servicesProposal).toBeUndefined();
  });

  it('is asked once at a time: a second question replaces the first, and the same again asks nobody twice', async () => {
    await staffAsk();
    const first = await proposal();
    await staffAsk();
    expect((await proposal()).proposalId).toBe(first.proposalId);
    await staffAsk(wish([{ serviceId: salon.facial, quantity: 2 }]));
    expect(errorOf(await answer(true, first.proposalId))).toEqual([409, 'PROPOSAL_GONE', { reason: 'SERVICES_CHANGED' }]);
    expect((await history()).filter(({ kind }) => kind === 'SERVICES_PROPOSED')).toHaveLength(2);
    const { proposalId } = await proposal();
    await asHer('PUT', `/visit/${id}/services/answer`, { proposalId, agreed: false });
    expect([(await seen()).servicesProposal, (await history())[0]?.kind]).toEqual([undefined, 'SERVICES_WITHDRAWN']);
  });

  it('is no question any more when the visit is moved, cancelled or done', async () => {
    await staffAsk();
    const { proposalId } = await proposal();
    await asCustomer('PUT', `/booking/${id}`, { bookingTime: '12:00:00' });
    expect(
      (await history())
        .slice(0, 2)
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(['MOVED', 'SERVICES_WITHDRAWN']);
    expect(errorOf(await answer(true, proposalId))).toEqual([409, 'PROPOSAL_GONE', { reason: 'SERVICES_CHANGED' }]);
    await staffAsk();
    const noted = await asStaff('PUT', `/booking/admin/${id}/services/answer`, { proposalId, agreed: true });
    expect(errorOf(noted)).toEqual([409, 'PROPOSAL_GONE', { reason: 'SERVICES_CHANGED' }]);
    await asCustomer('PUT', `/booking/${id}/cancel`);
    expect((await seen()).servicesProposal).toBeUndefined();
    expect(errorOf(await answer(true, proposalId))).toEqual([409, 'INVALID_STATUS_TRANSITION']);
    id = await book('13:00:00');
    await staffAsk();
    await asStaff('PUT', `/booking/admin/${id}/mark-completed`);
    expect((await seen()).servicesProposal).toBeUndefined();
    expect(errorOf(await staffAsk())).toEqual([409, 'INVALID_STATUS_TRANSITION']);
  });

  it('refuses a visit without services, an unknown one, too many of one, and a visit too early for her', async () => {
    expect(errorOf(await staffAsk(wish([])))).toEqual([409, 'INVALID_STATUS_TRANSITION', { reason: 'NO_SERVICE_LEFT' }]);
    expect(errorOf(await staffAsk(wish(with1(id))))).toEqual([404, 'SERVICE_NOT_FOUND']);
    const many = [12, 12].map(quantity => ({ serviceId: salon.facial, quantity }));
    expect((await staffAsk(wish(many))).body.errors[0]).toMatchObject({ field: 'services', rule: 'maxQuantity' });
    app.clock.moveTo(`${day}T00:00:00+05:30`);
    app.clock.advance(-6.1 * 3_600_000);
    expect(errorOf(await herAsk())).toEqual([409, 'VISIT_TOO_EARLY']);
    expect((await seen()).finalPrice).toBe(PRICE);
  });

  it('has both services on its one bill, and what is paid before counts', async () => {
    await asStaff('POST', `/booking/admin/${id}/payment`, { amount: PRICE, method: 'CASH' });
    expect((await seen()).paymentStatus).toBe('PAID');
    await staffAsk();
    await answer(true);
    expect(await seen()).toMatchObject({
      paymentStatus: 'UNPAID',
      paymentState: 'PARTLY_PAID',
      amountPaid: PRICE,
      amountDue: 150,
    });
    expect((await history()).map(({ kind }) => kind)).not.toContain('UNPAID');
    await asStaff('PUT', `/booking/admin/${id}/mark-completed?paidBy=CASH`);
    const documents = (await asStaff('GET', `/booking/${id}/documents`)).body.data;
    const bill = documents.filter(({ type }: { type: string }) => type === 'BILL');
    expect(bill).toMatchObject([{ total: PRICE + 150 }]);
    const { lines, advances } = (await asStaff('GET', `/document/${bill[0].id}`)).body.data;
    expect(lines.map(({ description }: { description: string }) => description)).toEqual(['Facial', 'Threading']);
    expect(advances).toMatchObject([{ total: PRICE }]);
  });

  it('leaves a refund due when the new price is below what was paid', async () => {
    await staffAsk();
    await answer(true);
    app.clock.advance(1000);
    await asStaff('POST', `/booking/admin/${id}/payment`, { amount: PRICE + 150, method: 'UPI' });
    app.clock.advance(1000);
    expect((await staffAsk(wish(with1()))).body.data).toMatchObject({ state: 'ASKED', refundDue: 150, amountDue: 0 });
    await answer(true);
    expect(await seen()).toMatchObject({ paymentState: 'REFUND_DUE', refundDue: 150, finalPrice: PRICE, durationInMinutes: 60 });
    const kinds = (await history()).map(({ kind }) => kind);
    expect(kinds.slice(0, 2)).toEqual(['SERVICES_CHANGED', 'SERVICES_PROPOSED']);
  });
});

describe('B60 a coupon', () => {
  const booked = async (code: string, more: object = {}) => {
    await makeCoupon(app, { code, ...more });
    id = await book('14:00:00', { couponCode: code, finalPrice: 899.1 });
  };

  it('that is valid counts for what is new, too, and its use is counted once', async () => {
    await booked('GROW10', { usageLimit: 1 });
    const { body } = await staffAsk();
    expect(body.data.coupon).toEqual({ code: 'GROW10', effect: 'COUNTS', discount: 114.9, discountBefore: 99.9 });
    await answer(true);
    expect(await seen()).toMatchObject({ discount: 114.9, finalPrice: 1034.1, couponCode: 'GROW10' });
    const coupons: Schemas['Coupon'][] = (await asStaff('GET', '/coupon')).body.data;
    expect(coupons.find(({ code }) => code === 'GROW10')?.usedCount).toBe(1);
  });

  it('that is over keeps what it took off what stays booked', async () => {
    await booked('GROWN', { validTill: '2026-12-04' });
    app.clock.moveTo('2026-12-05T12:00:00+05:30');
    const { body } = await staffAsk();
    expect(body.data.coupon).toEqual({ code: 'GROWN', effect: 'BOOKED_ONLY', discount: 99.9, discountBefore: 99.9 });
    expect(body.data.finalPrice).toBe(1049.1);
    expect((await staffAsk(wish([{ serviceId: threading, quantity: 1 }]), '?preview=true')).body.data).toMatchObject({
      coupon: { discount: 0 },
      finalPrice: 150,
    });
  });
});

describe('B60 what is new', () => {
  it('earns its own commission', async () => {
    const rule = { professionalId: kavita, from: '2026-01-01' };
    await asStaff('PUT', '/pay/admin/rules', { ...rule, serviceId: salon.facial, percent: 10 });
    await asStaff('PUT', '/pay/admin/rules', { ...rule, serviceId: threading, percent: 50 });
    await staffAsk();
    await answer(true);
    app.clock.moveTo(`${day}T12:30:00+05:30`);
    await asStaff('PUT', `/booking/admin/${id}/mark-completed`);
    const pay = (await asStaff('GET', `/pay/admin?from=${day}&to=${day}`)).body.data;
    expect(pay).toMatchObject({ visits: 1, revenue: PRICE + 150, commission: 99.9 + 75 });
  });

  it('is no part of a visit whose online payment is awaited', async () => {
    await app.db.tx(tx =>
      tx
        .update(bookingTable)
        .set({ holdUntil: app.clock.now() + 60_000 })
        .where(eq(bookingTable.id, id)),
    );
    expect(errorOf(await staffAsk())).toEqual([409, 'INVALID_STATUS_TRANSITION', { reason: 'NOT_PAID_YET' }]);
  });
});

describe('B61 a discount by hand', () => {
  const discount = { amount: 200, reason: 'The room was not ready.' };

  it('needs no yes; its reason stays with staff', async () => {
    const { body } = await staffAsk(wish(with1(), discount));
    expect(body.data).toMatchObject({ state: 'CHANGED', needsAgreement: false, finalPrice: PRICE - 200, handDiscount: 200 });
    const theirs = await seen();
    expect([theirs.finalPrice, theirs.discount, theirs.discountByHand, theirs.handDiscount]).toEqual([
      ...[PRICE - 200, 200, 200, undefined],
    ]);
    expect((await asStaff('GET', `/booking/${id}`)).body.data.handDiscount).toEqual(discount);
    expect((await history())[0]).toMatchObject({ kind: 'SERVICES_CHANGED', services: { added: [], agreed: 'NOT_NEEDED' } });
    expect((await staffAsk(wish(with1(), discount))).body.data.state).toBe('CHANGED');
    await staffAsk(wish(with1(), { ...discount, reason: 'We came late.' }));
    expect((await asStaff('GET', `/booking/${id}`)).body.data.handDiscount.reason).toBe('We came late.');
    expect((await history()).filter(({ kind }) => kind === 'SERVICES_CHANGED')).toHaveLength(1);
  });

  it('stays when services change, and taking it away needs the yes', async () => {
    await staffAsk(wish(with1(), discount));
    expect((await herAsk()).body.errorCode).toBe('VISIT_TOO_EARLY');
    expect((await staffAsk()).body.data).toMatchObject({ handDiscount: 200, finalPrice: PRICE - 50 });
    expect((await staffAsk(wish(with1(), null))).body.data).toMatchObject({ state: 'ASKED', finalPrice: PRICE });
    await answer(true);
    expect(await seen()).toMatchObject({ finalPrice: PRICE, discount: 0 });
  });

  it('is no more than the price', async () => {
    const { status, body } = await staffAsk(wish(with1(), { amount: PRICE + 1, reason: 'Too much' }));
    expect([status, body.errors[0]]).toMatchObject([400, { field: 'discount.amount', rule: 'max', params: { limit: PRICE } }]);
    expect((await staffAsk(wish(with1(), { amount: PRICE, reason: 'A gift' }))).body.data).toMatchObject({ finalPrice: 0 });
  });
});

describe('B62 the code', () => {
  it('is another one for each proposal, and five wrong ones leave only the link and the telephone', async () => {
    atTheDoor();
    await herAsk();
    const { code, proposalId } = await proposal();
    const wrong = code === '0000' ? '0001' : '0000';
    for (let n = 0; n < 5; n++)
      expect(errorOf(await tell(wrong))).toEqual([400, 'START_CODE_INVALID', { reason: 'AGREEMENT_CODE' }]);
    expect(errorOf(await tell(code ?? ''))).toEqual([429, 'START_CODE_LOCKED', { reason: 'AGREEMENT_LOCKED' }]);
    expect((await proposal()).codeLocked).toBe(true);
    const without = await asHer('PUT', `/visit/${id}/services/answer`, { proposalId, agreed: true });
    expect(without.body.errors[0]).toMatchObject({ field: 'code', rule: 'required' });
    expect((await answer(true)).body.data.finalPrice).toBe(PRICE + 150);
  });

  it('is none any more after ten proposals for one visit, so that nobody guesses it', async () => {
    atTheDoor();
    for (let n = 1; n <= 10; n++) await herAsk(n % 2 ? with1(threading) : [{ serviceId: salon.facial, quantity: 2 }]);
    expect((await proposal()).codeLocked).toBe(false);
    await herAsk();
    expect(errorOf(await tell((await proposal()).code ?? ''))).toEqual([
      429,
      'START_CODE_LOCKED',
      { reason: 'AGREEMENT_LOCKED' },
    ]);
    expect((await answer(true)).status).toBe(200);
  });

  it('is shown to the customer alone', async () => {
    await staffAsk();
    expect((await asStaff('GET', `/booking/${id}`)).body.data.servicesProposal.code).toBeNull();
    expect((await proposal()).code).toMatch(/^\d{4}$/);
  });
});

describe('B63 what follows', () => {
  it('is never another visit at the same quarter hour, nor a service that she cannot do', async () => {
    expect(errorOf(await staffAsk(wish(with1(makeUp))))).toEqual([409, 'NO_PROFESSIONAL', { reason: 'SKILL' }]);
    await book('13:00:00', {}, await salon.newCustomer());
    expect(errorOf(await staffAsk(longer()))).toEqual([409, 'NO_PROFESSIONAL', { reason: 'BUSY' }]);
  });

  it('may be late, and staff and the professional read which visit and by how much', async () => {
    const next = await book('13:00:00', {}, await salon.newCustomer(3));
    await staffAsk(
      wish([
        { serviceId: salon.facial, quantity: 1 },
        { serviceId: threading, quantity: 4 },
      ]),
    );
    const { body } = await staffAsk(
      wish([
        { serviceId: salon.facial, quantity: 1 },
        { serviceId: threading, quantity: 4 },
      ]),
    );
    const [{ kind, bookingId, bookingTime, lateMinutes }] = body.data.warnings;
    expect([kind, bookingId, bookingTime]).toEqual(['NEXT_LATE', next, '13:00:00']);
    expect(lateMinutes).toBeGreaterThan(15);
    expect((await answer(true)).status).toBe(200);
    const uncovered = (await asStaff('GET', '/booking/admin/uncovered')).body.data.map(
      (one: { bookingId: string }) => one.bookingId,
    );
    expect(uncovered).toContain(next);
  });

  it('is reckoned from when she really began', async () => {
    const next = await book('13:00:00', {}, await salon.newCustomer());
    app.clock.moveTo(`${day}T11:45:00+05:30`);
    const { startCode: code } = await seen();
    const at = new Date(app.clock.now()).toISOString();
    expect((await asHer('PUT', `/visit/${id}/state`, { state: 'STARTED', at, code })).status).toBe(200);
    const half = [...with1(), { serviceId: threading, quantity: 2 }];
    // By the plan she would be free at 12:30, in fact she is at 13:15.
    const { body } = await herAsk(half, '?preview=true');
    expect(body.data.warnings).toMatchObject([{ kind: 'NEXT_LATE', bookingId: next }]);
    expect(body.data.to).toBe('12:30:00');
    expect((await herAsk(with1(), '?preview=true')).body.data.warnings).toEqual([]);
  });

  it('may go beyond her hours with a warning, and the visit stays covered', async () => {
    id = await book('19:00:00');
    const { body } = await staffAsk();
    expect(body.data.warnings).toMatchObject([{ kind: 'OFF', bookingId: null }]);
    expect((await answer(true)).body.data.durationInMinutes).toBe(75);
    const { data } = (await asStaff('GET', '/booking/admin/uncovered')).body;
    expect(data.map(({ bookingId }: { bookingId: string }) => bookingId)).not.toContain(id);
  });

  it('is checked again when the customer agrees', async () => {
    await staffAsk(longer());
    await book('13:00:00', {}, await salon.newCustomer());
    expect(errorOf(await answer(true))).toEqual([409, 'NO_PROFESSIONAL', { reason: 'BUSY' }]);
    expect(await seen()).toMatchObject({ finalPrice: PRICE, durationInMinutes: 60 });
  });

  it('frees the quarter hours that it does not need any more, for others and never for two', async () => {
    await staffAsk(longer());
    await answer(true);
    const other = await salon.newCustomer();
    const late = await salon.book(other, day, '13:00:00', { professionalId: kavita });
    expect(late.body.errorCode).toBe('SLOT_UNAVAILABLE');
    await staffAsk(wish(with1()));
    await answer(true);
    expect((await salon.book(other, day, '13:00:00', { professionalId: kavita })).status).toBe(201);
  });

  it('is not another visit of the same customer', async () => {
    const rekha = await salon.addPerson('Rekha Patil');
    await book('12:00:00', { professionalId: rekha });
    expect(errorOf(await staffAsk())).toEqual([409, 'DUPLICATE_BOOKING', { reason: 'CUSTOMER_HAS_BOOKING' }]);
  });

  it('takes no more teams than there are, and warns of the time after closing', async () => {
    await changeSettings(app, { ...NAMED, capacity: 'TEAMS', teams: 1 });
    day = newDay();
    id = await book('11:00:00', { professionalId: undefined });
    await salon.book(await salon.newCustomer(), day, '12:00:00');
    expect(errorOf(await staffAsk())).toEqual([409, 'SLOT_UNAVAILABLE', { reason: 'FULL' }]);
    id = await book('19:00:00', { professionalId: undefined });
    const { body } = await staffAsk();
    expect([body.data.state, body.data.warnings[0].kind]).toEqual(['ASKED', 'OFF']);
    expect((await proposal()).code).toBeNull();
    expect((await answer(true)).body.data).toMatchObject({ durationInMinutes: 75, finalPrice: PRICE + 150 });
    expect(errorOf(await staffAsk(wish([{ serviceId: salon.facial, quantity: 6 }])))).toEqual([
      409,
      'SLOT_UNAVAILABLE',
      { reason: 'CLOSED' },
    ]);
  });
});

describe('B60 races', () => {
  it('two answers at once change the visit once', async () => {
    await staffAsk();
    const { proposalId } = await proposal();
    const both = await Promise.all([answer(true, proposalId), answer(true, proposalId)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await seen()).items).toHaveLength(2);
  });

  it('a yes beside a cancellation and beside DONE: one of them is first, and the booking is whole', async () => {
    await staffAsk();
    const { proposalId } = await proposal();
    const [yes] = await Promise.all([answer(true, proposalId), asStaff('PUT', `/booking/admin/${id}/mark-completed`)]);
    const { finalPrice, items } = await seen();
    expect([finalPrice, items.length]).toEqual(yes.status === 200 ? [PRICE + 150, 2] : [PRICE, 1]);
    const [bill] = (await asStaff('GET', `/booking/${id}/documents`)).body.data;
    expect(bill.total).toBe(finalPrice);
  });

  it('a booking that takes the quarter hour meanwhile: never both', async () => {
    await staffAsk(longer());
    const { proposalId } = await proposal();
    const other = await salon.newCustomer();
    const [yes, taken] = await Promise.all([
      answer(true, proposalId),
      salon.book(other, day, '13:00:00', { professionalId: kavita }),
    ]);
    expect([yes.status === 200, taken.status === 201].filter(Boolean)).toHaveLength(1);
    expect([yes.status, taken.status].filter(status => status === 409)).toHaveLength(1);
  });
});
