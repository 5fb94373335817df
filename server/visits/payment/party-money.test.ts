/** Commission, tips and the two steps of a party (rules M60 to M66), through HTTP. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { changeSettings, makeSession } from '../../test/makers.ts';
import { type BrideSalon, openBrideSalon } from '../../test/party/bride.ts';

/** The clock begins on 2026-12-04, a Friday, at noon. */
const SATURDAY = '2026-12-05';
const PARTY = 4997;

let s: BrideSalon;
beforeEach(async () => {
  s = await openBrideSalon();
});
afterEach(() => s.app.close());

const setRule = (rule: object) =>
  s.staff('PUT', '/pay/admin/rules', { professionalId: null, serviceId: null, from: '2026-01-01', ...rule });
const report = (): Promise<Schemas['PayReport']> => s.staff('GET', `/pay/admin?from=${SATURDAY}&to=${SATURDAY}`);
/** What each earned, the lead first. */
const earned = async (id: string) => {
  const { professionals } = await report();
  return (await s.whoComes(id)).map(who => professionals.find(({ professional }) => professional.id === who));
};
/** A party of Saturday that both have carried out. */
const done = async (): Promise<string> => {
  const { bookingId } = await s.bookParty(SATURDAY);
  s.app.clock.moveTo(`${SATURDAY}T17:10:00+05:30`);
  await s.staff('PUT', `/booking/admin/${bookingId}/mark-completed`);
  return bookingId;
};
const sum = (numbers: (number | undefined)[]) =>
  Math.round(numbers.reduce<number>((all, one) => all + (one ?? 0), 0) * 100) / 100;

describe('commission of a party', () => {
  it('M60 pays each what she did, in all to the paisa what one would have earned', async () => {
    await setRule({ percent: 33.33 });
    const id = await done();
    const both = await earned(id);
    expect(both).toMatchObject([
      { visits: 1, revenue: 3998, commission: 1332.53 },
      { visits: 1, revenue: 999, commission: 332.97 },
    ]);
    // 33.33 % of the whole price, rounded once.
    expect(await report()).toMatchObject({ visits: 2, revenue: PARTY, commission: 1665.5 });
  });

  it('M60 shares rupees a visit, and a refund, without losing a paisa', async () => {
    await setRule({ perVisit: 100.01 });
    const id = await done();
    const before = (await earned(id)).map(one => one?.commission);
    expect([before, sum(before)]).toEqual([[80.02, 19.99], 100.01]);
    await s.staff('PUT', `/booking/admin/${id}/mark-paid?paidBy=BANK`);
    const { payments } = await s.staff('GET', `/booking/${id}/payment`);
    await s.staff('POST', `/booking/admin/${id}/refund`, { paymentId: payments[0].id, amount: 1000.01 });
    const after = await report();
    // 100.01 × 3996.99 ÷ 4997, as for one.
    expect(after).toMatchObject({ revenue: 3996.99, commission: 80 });
    expect(sum(after.professionals.map(({ ofRefunds }) => ofRefunds.revenue))).toBe(-1000.01);
  });

  it('M60 M46 is raised by a rule from a past day for whom it holds', async () => {
    await setRule({ percent: 10 });
    const id = await done();
    const [lead = '', other = ''] = await s.whoComes(id);
    const rule = { professionalId: other, serviceId: null, from: '2026-01-01', percent: 50 };
    expect(await s.staff('POST', '/pay/admin/rules/preview', rule)).toMatchObject({ visits: 1, more: 399.6, lower: 0 });
    await s.staff('PUT', '/pay/admin/rules', { ...rule, applyToDone: true });
    expect(await earned(id)).toMatchObject([
      { professional: { id: lead }, commission: 399.8 },
      { professional: { id: other }, commission: 499.5 },
    ]);
    const token = await makeSession(s.app, 'PROFESSIONAL', other);
    const own = await s.app.call('GET', `/visit/pay?from=${SATURDAY}&to=${SATURDAY}`, { token });
    expect(own.body.data).toMatchObject({ visits: 1, commission: 499.5 });
  });

  it('M60 is nothing for who was ill when staff complete for all', async () => {
    await setRule({ percent: 10 });
    const { bookingId: id } = await s.bookParty(SATURDAY);
    const [lead = '', other = ''] = await s.whoComes(id);
    const ill = { fromDate: SATURDAY, fromTime: '00:00:00', toDate: SATURDAY, toTime: '23:00:00' };
    await s.staff('POST', `/professional/admin/${lead}/leave`, ill);
    s.app.clock.moveTo(`${SATURDAY}T17:10:00+05:30`);
    await s.staff('PUT', `/booking/admin/${id}/mark-completed?paidBy=CASH&takenBy=${other}`);
    const { professionals } = await report();
    expect(professionals).toMatchObject([{ professional: { id: other }, visits: 1, revenue: 999, commission: 99.9 }]);
  });

  it('M60 is nothing any more once the booking is deleted', async () => {
    await setRule({ percent: 10 });
    const id = await done();
    await s.staff('DELETE', `/booking/${id}`);
    expect(await report()).toMatchObject({ visits: 0, revenue: 0, commission: 0, professionals: [] });
  });
});

describe('a tip for a party', () => {
  it('M61 is shared by all who came, and the lead has what is left over', async () => {
    const id = await done();
    await s.pay(id, { tip: 100.01 });
    expect((await earned(id)).map(one => one?.tips)).toEqual([50.01, 50]);
    expect(await report()).toMatchObject({ tips: 100.01 });
  });

  it('M61 is for whom the customer names', async () => {
    const id = await done();
    const [, other = ''] = await s.whoComes(id);
    await s.pay(id, { tip: 70, tipFor: [other] });
    expect((await earned(id)).map(one => one?.tips)).toEqual([0, 70]);
    const { payments } = await s.own('GET', `/booking/${id}/payment`);
    expect(payments).toMatchObject([{ tip: 70, tipFor: [other] }]);
  });

  it('M61 is for nobody who does not come, nor whose name the customer does not know', async () => {
    const { bookingId: id } = await s.bookParty(addDays(SATURDAY, 5));
    const [lead = ''] = await s.whoComes(id);
    const stranger = await s.salon.addPerson('Meena Joshi');
    for (const tipFor of [[stranger], [lead]]) {
      const { status, body } = await s.asCustomer('POST', `/booking/${id}/payment`, { tip: 10, tipFor });
      expect([status, body.errors]).toMatchObject([400, [{ field: 'tipFor.0', rule: 'notOffered' }]]);
    }
  });

  it('M61 that is given at the door is for whom she notes, and the lead carries the cash', async () => {
    const { bookingId: id } = await s.bookParty(SATURDAY);
    const [lead = '', other = ''] = await s.whoComes(id);
    const at = async (who: string, time: string, state: string, more: object = {}) => {
      s.app.clock.moveTo(`${SATURDAY}T${time}:00+05:30`);
      const token = await makeSession(s.app, 'PROFESSIONAL', who);
      const now = new Date(s.app.clock.now()).toISOString();
      const { status, body } = await s.app.call('PUT', `/visit/${id}/state`, { token, body: { state, at: now, ...more } });
      expect([status, body.message]).toEqual([200, expect.any(String)]);
      return body.data as Schemas['ProfessionalVisit'];
    };
    s.app.clock.moveTo(`${SATURDAY}T13:00:00+05:30`);
    const { startCode } = await s.own('GET', `/booking/${id}`);
    await at(lead, '14:00', 'STARTED', { code: startCode });
    await at(other, '16:00', 'STARTED', { code: startCode });
    await at(other, '17:00', 'DONE');
    // Her phone knows whom she may name, and her share of what was given.
    const seen = await at(lead, '17:05', 'DONE', { paymentReceived: 'CASH', tip: 60, tipFor: [other] });
    expect([seen.tip, seen.party?.others]).toMatchObject([0, [{ professionalId: other }]]);
    const token = await makeSession(s.app, 'PROFESSIONAL', other);
    const { body } = await s.app.call('GET', `/visit?date=${SATURDAY}`, { token });
    expect(body.data.days[0].visits).toMatchObject([{ bookingId: id, tip: 60 }]);
    const { payments } = await s.staff('GET', `/booking/${id}/payment`);
    expect(payments).toMatchObject([{ tip: 60, tipFor: [other] }]);
    expect((await earned(id)).map(one => one?.tips)).toEqual([0, 60]);
    const { professionals } = await s.staff('GET', `/cash-up/admin?date=${SATURDAY}`);
    expect(professionals).toMatchObject([{ professional: { id: lead }, cash: PARTY + 60, tips: 60 }]);
  });
});

const STEPS = { partyDepositPercent: 40, partyBalancePercent: 100, partyBalanceDays: 14, depositPercent: 10, depositAbove: 9000 };
const FAR = '2026-12-25';
const DUE_ON = '2026-12-11';

describe('the steps of a party', () => {
  beforeEach(() => changeSettings(s.app, { ...STEPS, capacity: 'PROFESSIONALS', slotPlan: 'HOURLY', minimumOrderValue: 0 }));
  const paidFirst = async (): Promise<string> => {
    const { bookingId } = await s.bookParty(FAR);
    await s.pay(bookingId);
    return bookingId;
  };
  const balances = async (): Promise<Schemas['TodayLine'][]> =>
    (await s.staff('GET', '/assistant/admin/today')).lines.filter(({ kind }: Schemas['TodayLine']) => kind === 'PARTY_BALANCE');
  const heard = (kind: string) => s.app.messages.sent.filter(one => one.kind === kind);
  const at = async (instant: string) => {
    s.app.clock.moveTo(instant);
    await s.app.worker.plan();
    await s.app.worker.runDue();
  };

  it('M62 M63 are shown to the public, stay on the booking, and are paid one after the other', async () => {
    expect((await s.app.call('GET', '/settings')).body.data).toMatchObject(STEPS);
    const booked = await s.bookParty(FAR);
    expect(booked).toMatchObject({ dueNow: 1999, laterDue: PARTY, laterDueOn: DUE_ON, amountDue: PARTY });
    const id = booked.bookingId;
    await s.pay(id);
    await changeSettings(s.app, { ...STEPS, partyBalancePercent: 50, capacity: 'PROFESSIONALS' });
    expect(await s.own('GET', `/booking/${id}`)).toMatchObject({ payBy: null, dueNow: 0, laterDue: 2998, laterDueOn: DUE_ON });
    await s.pay(id, { onlyLater: true });
    expect(await s.own('GET', `/booking/${id}`)).toMatchObject({ laterDue: 0, amountPaid: PARTY, paymentState: 'PAID' });
  });

  it('M63 can be less than all: the rest is paid at the visit', async () => {
    await changeSettings(s.app, {
      ...STEPS,
      partyBalancePercent: 75,
      capacity: 'PROFESSIONALS',
      slotPlan: 'HOURLY',
      minimumOrderValue: 0,
    });
    const id = await paidFirst();
    await s.pay(id, { onlyLater: true });
    expect(await s.own('GET', `/booking/${id}/payment`)).toMatchObject({
      laterDue: 0,
      laterDueOn: DUE_ON,
      amountPaid: 3748,
      amountDue: 1249,
    });
  });

  it('M64 cost less by the same share when a guest cancels', async () => {
    const settings = { ...STEPS, partyBalancePercent: 75, capacity: 'PROFESSIONALS' as const, slotPlan: 'HOURLY' as const };
    await changeSettings(s.app, { ...settings, minimumOrderValue: 0 });
    const id = await paidFirst();
    expect(await s.own('GET', `/booking/${id}`)).toMatchObject({ finalPrice: PARTY, laterDue: 3748 - 1999 });
    const guests = [{ label: 'Bride', serviceIds: [s.bridal, s.salon.facial] }];
    await s.own('PUT', `/booking/${id}/guests`, { guests });
    expect(await s.own('GET', `/booking/${id}`)).toMatchObject({ finalPrice: 3998, laterDue: 2999 - 1999, laterDueOn: DUE_ON });
  });

  it('M62 M63 are one step within the days, and none without guests, by staff or without online payment', async () => {
    const near = await s.bookParty('2026-12-10');
    expect(near).toMatchObject({ dueNow: PARTY });
    expect(near.laterDueOn).toBeUndefined();
    const { body } = await s.salon.book(s.customer, FAR, '09:00:00');
    expect(body.data).toMatchObject({ dueNow: 0, payBy: null });
    await changeSettings(s.app, {
      ...STEPS,
      payOnline: false,
      capacity: 'PROFESSIONALS',
      slotPlan: 'HOURLY',
      minimumOrderValue: 0,
    });
    const publicly = (await s.app.call('GET', '/settings')).body.data;
    expect(publicly).toMatchObject({ partyDepositPercent: 0, partyBalancePercent: 0 });
    const offline = await s.bookParty('2026-12-26');
    expect([offline.dueNow, offline.payBy, offline.laterDueOn]).toEqual([0, null, undefined]);
  });

  it('M65 M66 are asked for three days before, told to staff on the day, and cancel nothing', async () => {
    const id = await paidFirst();
    await at('2026-12-08T09:55:00+05:30');
    expect(heard('PARTY_BALANCE_DUE')).toEqual([]);
    await at('2026-12-08T10:05:00+05:30');
    await at('2026-12-08T10:15:00+05:30');
    expect(heard('PARTY_BALANCE_DUE').map(({ to, text }) => [to, text])).toEqual([
      [s.customer.mobile, expect.stringMatching(/Please pay 2998 rupees for your visit by 11 Dec\. Details: \S+\/v\/\S+$/)],
    ]);
    await at('2026-12-11T09:00:00+05:30');
    expect(heard('PARTY_BALANCE')).toEqual([]);
    await at('2026-12-11T10:05:00+05:30');
    await at('2026-12-11T10:15:00+05:30');
    expect(heard('PARTY_BALANCE').length).toBeGreaterThan(0);
    expect(new Set(heard('PARTY_BALANCE').map(({ to }) => to)).size).toBe(heard('PARTY_BALANCE').length);
    expect(await balances()).toMatchObject([{ rupees: 2998, target: { bookingId: id }, action: { label: 'Call' } }]);
    await at('2026-12-24T10:00:00+05:30');
    expect(await s.own('GET', `/booking/${id}`)).toMatchObject({ status: 'PENDING', laterDue: 2998 });
    await s.staff('POST', `/booking/admin/${id}/payment`, { amount: 2998, method: 'CASH' });
    expect(await balances()).toEqual([]);
  });

  it('M65 M66 are not spoken of once they are paid', async () => {
    const id = await paidFirst();
    await s.pay(id, { onlyLater: true });
    await at('2026-12-08T10:05:00+05:30');
    await at('2026-12-11T10:05:00+05:30');
    expect([...heard('PARTY_BALANCE_DUE'), ...heard('PARTY_BALANCE')]).toEqual([]);
    expect(await balances()).toEqual([]);
  });
});
