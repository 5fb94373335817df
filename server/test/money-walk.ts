/** A salon with a payment provider in memory, and random acts on one booking after the other. The same seed gives the same acts. */
import { eq, inArray } from 'drizzle-orm';
import { toRupees } from '../../common/money.ts';
import { addDays, DAY, HOUR, istDate, MINUTE } from '../../common/time.ts';
import { booking, document, payment, refund } from '../platform/db/schema.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { eveOf } from '../schedule/professional/visit-rules.ts';
import { checkRound } from '../visits/payment/check.ts';
import { type Call, startApp, type TestApp } from './app.ts';
import { randomOf } from './fuzz.ts';
import * as make from './makers.ts';
import { columnFaults, documentFaults, type Ledger, openEnds, shownFaults } from './money-faults.ts';
import { Provider, type ProviderPayment, returnedOf } from './money-provider.ts';

const REGULAR = { from: '2026-04-01', regime: 'REGULAR' as const, gstin: '27AAPFU0939F1ZV' };
const SETTINGS = {
  ...{ capacity: 'PROFESSIONALS' as const, slotPlan: 'HOURLY' as const, minimumOrderValue: 0, maxPendingBookings: 50 },
  ...{ cancelFeePercent: 20, cancelFreeHours: 24, depositPercent: 30, depositAbove: 500 },
  tax: { registrations: [{ ...REGULAR, legalName: 'Nikhar Beauty LLP', address: 'Nagpur' }], numberPrefix: 'NK', sacDigits: 4 },
};

export async function startSalon() {
  const provider = new Provider();
  const app = await startApp({ env: { PAYMENT_PROVIDER: 'dev' }, gateway: provider });
  await make.changeSettings(app, SETTINGS);
  const key = { name: 'Walk', access: 'FULL', currentPassword: make.ADMIN_PASSWORD };
  const staff = (await app.call('POST', '/auth/admin/key', { token: (await make.makeAdmin(app)).token, body: key })).body.data
    .token;
  const services = [await make.makeService(app, { price: 999 }), await make.makeService(app, { price: 400.5 })];
  await make.makeCoupon(app, { code: 'TEN' });
  const team = [
    await make.signInProfessional(app, { serviceIds: services }),
    await make.signInProfessional(app, { serviceIds: services }),
  ];
  return { close: () => app.close(), begin: (seed: number) => begin({ app, provider, staff, services, team }, seed) };
}
export type Salon = Awaited<ReturnType<typeof startSalon>>;

interface Scene {
  app: TestApp;
  provider: Provider;
  staff: string;
  services: string[];
  team: make.TestProfessional[];
}

const begin = async ({ app, provider, staff, services, team }: Scene, seed: number) => {
  const { pick, chance } = randomOf(seed);
  const { clock, db } = app;
  const story: string[] = [];
  // Walks begin in the morning, so that the days ahead have free times.
  const today = addDays(istDate(clock.now()), 1);
  clock.moveTo(`${today}T08:00:00+05:30`);
  const asha = await make.makeCustomer(app);
  const addressId = await make.makeAddress(app, asha);

  /** Refusals are fine: the walk does not know the rules. */
  const call = async (who: string, method: string, path: string, how: Call = {}) => {
    const answer = await app.call(method, path, how);
    const { status, body } = answer;
    const when = new Date(clock.now() + 5.5 * HOUR).toISOString().slice(8, 16);
    const reason = body?.errorCode ? `${body.errorCode} ${body.params?.reason ?? body.errors?.[0]?.field ?? ''}` : '';
    story.push(`${when} ${who}: ${method} ${path} ${how.body ? JSON.stringify(how.body) : ''} ${status} ${reason}`);
    if (status >= 500) throw new Error(`MONEY_WALKS='${seed} ${seed}': ${answer.text}\n${story.join('\n')}`);
    return answer;
  };
  const byStaff = (method: string, path: string, body?: object) =>
    call('Staff', method, path, { token: staff, ...(body && { body }) });
  const byHer = async (method: string, path: string, body?: object) =>
    call('Asha', method, path, { token: await make.makeSession(app, 'USER', asha.userId), ...(body && { body }) });

  const serviceIds = pick([[services[0]], [services[1]], services]) as string[];
  const time = () => ({
    bookingDate: addDays(istDate(clock.now()), pick([1, 1, 2])),
    bookingTime: `${pick([10, 12, 14, 16])}:00:00`,
  });
  const order = async () => {
    const body = { serviceIds, ...time(), ...(chance(0.3) && { couponCode: 'TEN' }) };
    if (chance(0.2)) return byStaff('POST', '/booking/admin', { ...body, mobile: asha.mobile, address: make.HOME });
    const wanted = {
      ...body,
      userId: asha.userId,
      addressId,
      paymentType: pick(['PAY_NOW', 'PAY_AFTER', 'PAY_AFTER']),
      finalPrice: 0,
    };
    const { data } = (await byHer('POST', '/booking', wanted)).body;
    return byHer('POST', '/booking', { ...wanted, finalPrice: data?.finalPrice ?? 0 });
  };
  let made = await order();
  while (made.status !== 201) made = await order();
  const id = made.body.data.bookingId as string;

  const ledger = async (): Promise<Ledger> => {
    const payments = await db.read.select().from(payment).where(eq(payment.bookingId, id)).orderBy(payment.createdAt, payment.id);
    const ids = payments.map(one => one.id);
    const refunds = ids.length > 0 ? await db.read.select().from(refund).where(inArray(refund.paymentId, ids)) : [];
    const [row] = await db.read.select().from(booking).where(eq(booking.id, id));
    if (!row) throw new Error('The booking is gone');
    return { row, payments, refunds };
  };
  const documents = () =>
    db.read.select().from(document).where(eq(document.bookingId, id)).orderBy(document.issuedAt, document.id).execute();
  const orders = async () => [...new Set((await ledger()).payments.flatMap(({ orderId }) => orderId ?? []))];
  const report = async (event: string, entities: Record<string, object>) => {
    const payload = Object.fromEntries(Object.entries(entities).map(([kind, entity]) => [kind, { entity }]));
    await call('Razorpay', 'POST', '/hooks/razorpay', {
      body: JSON.stringify({ event, payload }),
      headers: { 'content-type': 'application/json', 'x-razorpay-signature': 'x' },
    });
  };
  const work = () => app.worker.runDue();
  const pass = async (milliseconds: number) => {
    story.push(`${milliseconds / MINUTE} minutes pass`);
    clock.advance(milliseconds);
    await db.tx(tx => enqueue(tx, checkRound, null, clock.now()));
    await work();
  };
  /** Something happens to one of the orders at the provider, which may report it. */
  const atProvider = async (state: ProviderPayment['state']) => {
    const orderId = pick((await orders()).concat(''));
    const one = provider.orders.get(orderId);
    if (!one) return;
    const amountPaise = chance(0.85) ? one.amountPaise : pick([one.amountPaise - 50, one.amountPaise + 700, 100]);
    one.payments.push({ id: provider.newId('pay'), state, amountPaise, refunds: [] });
    story.push(`${orderId} is ${state} with ${toRupees(amountPaise)} of ${toRupees(one.amountPaise)}`);
    if (chance(0.7)) await report(`payment.${state}`, { payment: { id: 'pay_x', order_id: orderId } });
  };
  const part = (rupees: number) => Math.max(Math.round(rupees * pick([1, 1, 0.5, 0.3, 1.1]) * 100) / 100, 0.01);
  const shown = async () => (await app.call('GET', `/booking/${id}`, { token: staff })).body.data;
  const mark = (what: string) => byStaff('PUT', `/booking/admin/${id}/mark-${what}`);

  const acts: [times: number, act: () => Promise<unknown>][] = [
    [4, () => byHer('POST', `/booking/${id}/payment`, chance(0.3) ? { tip: 50.5 } : {})],
    [4, () => atProvider('captured')],
    [1, () => atProvider('failed')],
    [
      1,
      async () => {
        for (const orderId of await orders()) await report('order.paid', { order: { id: orderId } });
      },
    ],
    [
      3,
      async () => {
        const { amountDue = 100 } = (await shown()) ?? {};
        const body = { amount: part(amountDue), method: pick(['CASH', 'UPI', 'CARD', 'BANK']) };
        await byStaff('POST', `/booking/admin/${id}/payment`, body);
      },
    ],
    [
      3,
      async () => {
        const { payments } = await ledger();
        const from = pick(payments.filter(({ state }) => state === 'PAID').concat(payments.slice(0, 1)));
        if (!from) return;
        provider.answers = pick(['DONE', 'PENDING', 'REFUSED', 'LOST']);
        const amount = part(toRupees(from.amountPaise - from.refundedPaise));
        await byStaff('POST', `/booking/admin/${id}/refund`, { paymentId: from.id, amount });
      },
    ],
    [
      1,
      async () => {
        const { payments } = await ledger();
        const from = pick([undefined, ...payments.filter(({ providerId }) => providerId !== null)]);
        if (!from?.providerId) return;
        const there = provider.payment(from.providerId);
        const amountPaise = Math.min(pick([100, 20_000]), there.amountPaise - returnedOf(there));
        if (amountPaise <= 0) return;
        story.push(`Staff give ${toRupees(amountPaise)} of ${there.id} back at the provider`);
        there.refunds.push({ providerId: provider.newId('rfnd'), key: '', amountPaise, state: 'DONE' });
        await report('refund.processed', { payment: { id: there.id, order_id: from.orderId ?? '' } });
      },
    ],
    [
      2,
      async () => {
        const { refunds, payments } = await ledger();
        const open = pick([undefined, ...refunds.filter(({ state, providerId }) => state === 'PENDING' && providerId !== null)]);
        const of = payments.find(one => one.id === open?.paymentId);
        const there = of?.providerId && provider.payment(of.providerId).refunds.find(one => one.providerId === open?.providerId);
        if (!there) return;
        there.state = pick(['DONE', 'FAILED']);
        story.push(`${there.providerId} is ${there.state}`);
        await report('refund.processed', { refund: { id: there.providerId, payment_id: of.providerId } });
      },
    ],
    [1, () => mark('paid')],
    [2, () => mark('unpaid')],
    [1, () => mark('refunded')],
    [1, () => mark('unrefunded')],
    [1, () => byHer('PUT', `/booking/${id}/cancel`)],
    [1, () => byStaff('PUT', `/booking/${id}/cancel${chance(0.5) ? '?chargeFee=true' : ''}`)],
    [1, () => byHer('PUT', `/booking/${id}`, time())],
    [1, () => byStaff('PUT', `/booking/${id}`, time())],
    [1, () => mark('completed')],
    [
      1,
      async () => {
        const { startCode, professional, status, bookingDate } = (await byHer('GET', `/booking/${id}`)).body?.data ?? {};
        const who = team.find(({ professionalId }) => professionalId === professional?.id);
        if (!who || status !== 'PENDING') return;
        // Steps begin on the eve.
        await pass(Math.max(0, eveOf(bookingDate) - clock.now()));
        const token = await make.makeSession(app, 'PROFESSIONAL', who.professionalId);
        const at = new Date(clock.now()).toISOString();
        const tap = (body: object) => call('Rekha', 'PUT', `/visit/${id}/state`, { token, body: { at, ...body } });
        await tap({ state: 'STARTED', code: startCode });
        const paymentReceived = pick(['CASH', 'UPI', null]);
        await tap({ state: 'DONE', paymentReceived, ...(paymentReceived && chance(0.5) && { tip: 20 }) });
      },
    ],
    [0.2, () => byStaff('DELETE', `/booking/${id}`)],
    [0.2, () => byHer('DELETE', '/auth/profile')],
    [3, () => pass(pick([MINUTE, MINUTE, 16 * MINUTE]))],
    [2, () => pass(pick([HOUR, 7 * HOUR, DAY]))],
    [
      0.5,
      async () => {
        const { row } = await ledger();
        const rival = await make.makeCustomer(app, 'Omar Khan');
        const { bookingDate } = row;
        const bookingTime = `${Math.floor(row.startMinute / 60)}:00:00`.padStart(8, '0');
        for (const mobile of [rival.mobile, make.newMobile()])
          await byStaff('POST', '/booking/admin', {
            serviceIds,
            bookingDate,
            bookingTime,
            fullName: 'Omar',
            mobile,
            address: make.HOME,
          });
      },
    ],
  ];
  const often = acts.flatMap(([times, act]) => Array.from({ length: times * 5 }, () => act));

  return {
    story,
    act: async () => {
      await pick(often)();
      if (chance(0.8)) await work();
    },
    faults: async () => {
      const found = await ledger();
      return [...columnFaults(found), ...documentFaults(found.row, await documents()), ...shownFaults(found.row, await shown())];
    },
    /** The provider has decided everything and reported it, and staff have given back what is due. */
    end: async () => {
      provider.answers = 'DONE';
      for (const orderId of await orders()) await report('order.paid', { order: { id: orderId } });
      await pass(MINUTE);
      for (const { refunds } of [...provider.orders.values()].flatMap(one => one.payments))
        for (const one of refunds) if (one.state === 'PENDING') one.state = 'DONE';
      await pass(7 * HOUR);
      await pass(7 * HOUR);
      for (let n = 0; n < 10; n++) {
        const { refundDue = 0 } = (await shown()) ?? {};
        const from = (await ledger()).payments.findLast(one => one.state === 'PAID' && one.amountPaise > one.refundedPaise);
        if (refundDue === 0 || !from) break;
        const amount = Math.min(refundDue, toRupees(from.amountPaise - from.refundedPaise));
        await byStaff('POST', `/booking/admin/${id}/refund`, { paymentId: from.id, amount });
        await work();
      }
    },
    openEnds: async () => openEnds(await ledger(), provider),
  };
};
