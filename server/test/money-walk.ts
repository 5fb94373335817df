/** A salon with a payment provider in memory, and random acts on one booking after the other. The same seed gives the same acts. */
import { eq, inArray } from 'drizzle-orm';
import { booking, document, payment, refund } from '../db/schema.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { NoAnswer } from '../outside/call.ts';
import type { Gateway, RefundState } from '../outside/gateway.ts';
import { GatewayRefusal } from '../outside/razorpay.ts';
import { checkRound } from '../pay-online/check.ts';
import { toRupees } from '../shared/money.ts';
import { addDays, DAY, HOUR, istDate, MINUTE } from '../shared/time.ts';
import { type Call, startApp, type TestApp } from './app.ts';
import { randomOf } from './fuzz.ts';
import * as make from './makers.ts';

interface ProviderRefund extends RefundState {
  key: string;
  amountPaise: number;
}
interface ProviderPayment {
  id: string;
  state: 'captured' | 'failed';
  amountPaise: number;
  refunds: ProviderRefund[];
}

/** What the provider knows, without a network. */
class Provider implements Gateway {
  readonly provider = 'DEV';
  orders = new Map<string, { amountPaise: number; payments: ProviderPayment[] }>();
  /** How it answers the next refund. LOST: it pays, and nobody hears its answer. */
  answers: 'DONE' | 'PENDING' | 'REFUSED' | 'LOST' = 'DONE';
  #ids = 0;
  newId = (kind: string) => `${kind}_${++this.#ids}`;

  createOrder: Gateway['createOrder'] = async ({ amountPaise }) => {
    const id = this.newId('order');
    this.orders.set(id, { amountPaise, payments: [] });
    return id;
  };
  order: Gateway['order'] = async orderId => {
    const { payments = [] } = this.orders.get(orderId) ?? {};
    const captured = payments
      .filter(({ state }) => state === 'captured')
      .map(one => ({ providerId: one.id, amountPaise: one.amountPaise, refundedPaise: returnedOf(one) }));
    return { captured, failed: captured.length === 0 && payments.at(-1)?.state === 'failed' };
  };
  refund: Gateway['refund'] = async ({ refundId, paymentId, amountPaise }) => {
    const { refunds } = this.payment(paymentId);
    const again = refunds.find(({ key }) => key === refundId);
    if (again) return again;
    const { answers } = this;
    this.answers = 'DONE';
    if (answers === 'REFUSED' || amountPaise > this.payment(paymentId).amountPaise - returnedOf(this.payment(paymentId)))
      throw new GatewayRefusal('refused');
    const state = answers === 'PENDING' ? ('PENDING' as const) : ('DONE' as const);
    const one = { providerId: this.newId('rfnd'), key: refundId, amountPaise, state };
    refunds.push(one);
    if (answers === 'LOST') throw new NoAnswer('lost');
    return one;
  };
  refundState: Gateway['refundState'] = async (paymentId, refundId) =>
    this.payment(paymentId).refunds.find(({ providerId }) => providerId === refundId) as RefundState;
  checkout = () => '/pay';
  isGenuine = () => true;
  payment = (id: string) => [...this.orders.values()].flatMap(one => one.payments).find(one => one.id === id) as ProviderPayment;
}

const sum = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((total, row) => total + of(row), 0);
const returnedOf = ({ refunds }: ProviderPayment) =>
  sum(
    refunds.filter(({ state }) => state !== 'FAILED'),
    ({ amountPaise }) => amountPaise,
  );

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

  const ledger = async () => {
    const payments = await db.read.select().from(payment).where(eq(payment.bookingId, id)).orderBy(payment.createdAt, payment.id);
    const ids = payments.map(one => one.id);
    const refunds = ids.length > 0 ? await db.read.select().from(refund).where(inArray(refund.paymentId, ids)) : [];
    const [row] = await db.read.select().from(booking).where(eq(booking.id, id));
    if (!row) throw new Error('The booking is gone');
    return { row, payments, refunds };
  };
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
        const { startCode, professional, status } = (await byHer('GET', `/booking/${id}`)).body?.data ?? {};
        const who = team.find(({ professionalId }) => professionalId === professional?.id);
        if (!who || status !== 'PENDING') return;
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

  const faults = async (): Promise<string[]> => {
    const { row, payments, refunds } = await ledger();
    const documents = await db.read
      .select()
      .from(document)
      .where(eq(document.bookingId, id))
      .orderBy(document.issuedAt, document.id);
    return [
      ...columnFaults(row, payments, refunds),
      ...documentFaults(row, payments, refunds, documents),
      ...(await shownFaults(row)),
    ];
  };
  const shownFaults = async (row: typeof booking.$inferSelect): Promise<string[]> => {
    const there = await shown();
    if (!there) return row.deletedAt === null ? ['The booking is not shown'] : [];
    const owed = owedOf(row);
    const due = row.status === 'CANCELLED' ? 0 : Math.max(owed - row.heldPaise, 0);
    const back = Math.max(row.heldPaise - owed, 0);
    const wanted = { amountPaid: toRupees(row.heldPaise), amountDue: toRupees(due), refundDue: toRupees(back) };
    const isOwed = back > 0 === (there.paymentState === 'REFUND_DUE');
    return [
      ...differences('shown', there, wanted),
      ...(isOwed ? [] : [`${there.paymentState} with ${wanted.refundDue} to give back`]),
    ];
  };

  return {
    story,
    act: async () => {
      await pick(often)();
      if (chance(0.8)) await work();
    },
    faults,
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
    /** What is still open although everything was settled. */
    openEnds: async () => {
      const { row, payments, refunds } = await ledger();
      const there = [...new Set(payments.flatMap(({ orderId }) => orderId ?? []))].flatMap(
        orderId => provider.orders.get(orderId)?.payments.filter(({ state }) => state === 'captured') ?? [],
      );
      const online = payments.filter(({ state, provider: by }) => state === 'PAID' && by !== 'NONE');
      // Staff may give an online payment back by hand. The provider does not know of that.
      const byHand = refunds.some(one => isGiven(one) && !one.online && online.some(({ id: of }) => of === one.paymentId));
      const left = sum(there, one => one.amountPaise - returnedOf(one));
      // Of a deleted booking, nobody sees that money has to go back. What staff took themselves is theirs to remember.
      const isHidden = row.deletedAt !== null;
      const kept = isHidden ? sum(online, one => one.amountPaise - one.refundedPaise) : row.heldPaise;
      const most = isHidden && row.status === 'PENDING' ? 0 : owedOf(row);
      return [
        ...(refunds.some(({ state }) => state === 'PENDING') ? ['A refund is still PENDING'] : []),
        ...(kept > most ? [`${kept} are held, and ${most} are owed`] : []),
        ...differences(
          'the provider',
          { taken: sum(there, one => one.amountPaise), left },
          {
            taken: sum(online, one => one.amountPaise + one.tipPaise),
            left: byHand ? left : sum(online, one => one.amountPaise + one.tipPaise - one.refundedPaise),
          },
        ),
        ...(row.status === 'CANCELLED' && online.some(({ tipPaise }) => tipPaise > 0) ? ['A tip for no visit'] : []),
      ];
    },
  };
};

type Row = typeof booking.$inferSelect;
type Payments = (typeof payment.$inferSelect)[];
type Refunds = (typeof refund.$inferSelect)[];
type Documents = (typeof document.$inferSelect)[];

const differences = (where: string, are: object, wanted: object): string[] =>
  Object.entries(wanted).flatMap(([name, value]) => {
    const is = are[name as keyof typeof are];
    return Object.is(is, value) ? [] : [`${where}: ${name} is ${is}, not ${value}`];
  });

/** What the customer owes for the visit, or for cancelling it. */
const owedOf = ({ status, feePaise, finalPaise, creditedPaise }: Row) =>
  (status === 'CANCELLED' ? feePaise : finalPaise) - creditedPaise;

const isGiven = ({ state }: Refunds[number]) => state === 'PENDING' || state === 'DONE';

/** The booking's columns are the sums of its payments and refunds. */
const columnFaults = (row: Row, payments: Payments, refunds: Refunds): string[] => {
  const paid = payments.filter(({ state }) => state === 'PAID');
  const given = refunds.filter(isGiven);
  const heldPaise = sum(paid, one => one.amountPaise) - sum(given, one => one.amountPaise);
  const creditedPaise = sum(
    given.filter(one => one.credited),
    one => one.amountPaise,
  );
  const pendingPaise = sum(
    payments.filter(({ state }) => state === 'PENDING'),
    one => one.amountPaise,
  );
  const isCancelled = row.status === 'CANCELLED';
  const owed = owedOf({ ...row, creditedPaise });
  const isPaid = isCancelled ? heldPaise > owed : owed > 0 && heldPaise >= owed;
  const lastGiven = Math.max(...given.map(one => one.doneAt ?? one.createdAt));
  const isRefunded = given.length > 0 && (isCancelled || owed === 0) && heldPaise <= owed;
  return [
    ...differences('booking', row, {
      ...{ heldPaise, creditedPaise, pendingPaise },
      paidAt: isPaid ? Math.max(...paid.map(one => one.paidAt ?? 0)) : null,
      refundedAt: isRefunded ? lastGiven : null,
    }),
    ...(isCancelled ? [] : differences('booking', row, { feePaise: 0 })),
    ...(isCancelled && owed > heldPaise ? [`the fee ${owed} is more than the ${heldPaise} that are held`] : []),
    ...(row.holdUntil !== null && row.status === 'PENDING' && heldPaise >= row.advancePaise
      ? ['the advance is paid, and still waited for']
      : []),
    ...payments.flatMap(one =>
      differences(`payment ${one.id}`, one, {
        refundedPaise: sum(
          given.filter(({ paymentId }) => paymentId === one.id),
          ({ amountPaise }) => amountPaise,
        ),
      }),
    ),
  ];
};

const INVOICES = ['BILL', 'BILL_OF_SUPPLY', 'TAX_INVOICE'];

/** What the documents say is what was sold, taken and given back. */
const documentFaults = (row: Row, payments: Payments, refunds: Refunds, documents: Documents): string[] => {
  void [payments, refunds];
  const valid = documents.filter(({ cancelledAt }) => cancelledAt === null);
  const total = (some: Documents) => sum(some, ({ totalPaise }) => totalPaise);
  const invoices = valid.filter(({ type }) => INVOICES.includes(type));
  const used = invoices.flatMap(({ snapshot }) => snapshot.advances);
  const vouchers = valid.filter(({ type }) => type === 'RECEIPT_VOUCHER');
  const referring = (one: Documents[number]) => valid.filter(({ refersToId }) => refersToId === one.id);
  const isCancelled = row.status === 'CANCELLED';
  const owed = owedOf(row);
  const sold = isCancelled || row.status === 'COMPLETED' ? owed : 0;
  const invoiced = total(invoices) - sum(invoices, one => total(referring(one)));
  const open = total(vouchers) - sum(vouchers, one => total(referring(one))) - sum(used, one => one.total);
  const orphans = valid.filter(one => one.refersToId !== null && !valid.some(({ id }) => id === one.refersToId));
  return [
    ...(invoices.length > 1 ? [`${invoices.length} invoices`] : []),
    ...(invoiced === sold ? [] : [`${invoiced} are invoiced, and ${sold} are owed`]),
    ...(invoices.length === 0 && open !== row.heldPaise ? [`vouchers say ${open}, and ${row.heldPaise} are held`] : []),
    ...(open > Math.max(row.heldPaise - sold, 0) ? [`vouchers still hold ${open} of ${row.heldPaise}`] : []),
    ...orphans.map(one => `${one.number} refers to a cancelled document`),
    ...used
      .filter(one => !vouchers.some(({ id }) => id === one.id))
      .map(one => `An invoice uses ${one.number}, which was cancelled`),
    ...vouchers.flatMap(one => {
      const spent =
        total(referring(one)) +
        sum(
          used.filter(({ id }) => id === one.id),
          ({ total: paise }) => paise,
        );
      return spent > one.totalPaise ? [`${one.number} over ${one.totalPaise} is used for ${spent}`] : [];
    }),
  ];
};
