/** Reminders of the next visit (rules B130, B131, B133 and Q41): through HTTP and the job, with fixed histories and the clock in hand. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, DAY, HOUR, type IsoDate, istDate, istMidnight, MINUTE } from '../../../common/time.ts';
import { nudge } from '../../platform/db/schema.ts';
import { Refused } from '../../platform/outside/channel.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { changeSettings, makeCategory, makeDays, makeService } from '../../test/makers.ts';
import { makeRegulars, ON, PLAN, type Regulars } from '../../test/regulars.ts';
import { keepIntervals } from '../due/keep.ts';
import { takeBudget } from './store.ts';

let app: TestApp;
let regulars: Regulars;
const newDay = makeDays();

beforeAll(async () => {
  app = await startApp();
  regulars = await makeRegulars(app);
});
afterAll(() => app.close());
beforeEach(() => regulars.newDay(newDay()));

const today = () => istDate(app.clock.now());
const minuteOf = (instant: number) => (instant - istMidnight(istDate(instant))) / MINUTE;
const rows = ({ userId }: { userId: string }) => app.db.read.select().from(nudge).where(eq(nudge.userId, userId));

describe('B130 a reminder', () => {
  it('goes to who allowed it three days before, names the category, and comes once', async () => {
    const who = await regulars.comes(27);
    expect(await regulars.run()).toEqual([]);
    await regulars.allow(who);
    const [sent, ...others] = await regulars.run();
    expect(others).toEqual([]);
    expect([sent?.kind, sent?.channel, sent?.to]).toEqual(['NUDGE', 'SMS', who.mobile]);
    expect(sent?.text).toMatch(/: Time for Face again\? Three free times, or no more of these: \S+\/v\/[\w-]{20}$/);
    expect(await regulars.run()).toEqual([]);
    expect(await rows(who)).toMatchObject([{ kind: 'NUDGE', control: false, dueOn: addDays(today(), 3) }]);
  });

  it('does not come four days before, nor once the day is over', async () => {
    for (const days of [26, 31]) await regulars.allow(await regulars.comes(days));
    expect(await regulars.run()).toEqual([]);
  });

  it('is in the reader’s language, with the English name of a category that has no other', async () => {
    const who = await regulars.comes(27);
    await regulars.allow(who);
    await app.call('PUT', '/auth/profile', { token: await regulars.again(who), body: { language: 'hi' } });
    expect((await regulars.run())[0]?.text).toContain('Face का समय हो रहा है');
  });

  it('needs that very channel: neither the consent to WhatsApp about visits nor another way is enough', async () => {
    const who = await regulars.comes(27);
    await app.call('PUT', '/auth/profile', { token: await regulars.again(who), body: { whatsappConsent: true } });
    await regulars.allow(who, 'EMAIL');
    // There is no e-mail in the profile.
    expect(await regulars.run()).toEqual([]);
    await app.call('PUT', '/auth/profile', { token: await regulars.again(who), body: { email: 'asha@example.in' } });
    expect(await regulars.run()).toMatchObject([{ channel: 'EMAIL', to: 'asha@example.in' }]);
    const other = await regulars.comes(27);
    await regulars.allow(other, 'WHATSAPP');
    app.messages.failing = { WHATSAPP: new Refused('WhatsApp', 'NOT_ON_WHATSAPP', { isFinal: true }) };
    // The SMS that otherwise follows a WhatsApp was not allowed.
    expect((await regulars.run()).filter(({ to }) => to === other.mobile)).toEqual([]);
    expect(await rows(other)).toHaveLength(1);
    app.messages.failing = {};
    const both = await regulars.comes(27);
    for (const way of ['SMS', 'WHATSAPP']) await regulars.allow(both, way);
    expect(await regulars.run()).toMatchObject([{ channel: 'WHATSAPP', to: both.mobile }]);
  });

  it('is not sent while any visit is to come, a wait asks for it, or a series of it rests', async () => {
    const other = await makeService(app, { name: 'Pedicure', price: 1200, categoryId: await makeCategory(app, 'Feet') });
    await regulars.canDo(other);
    const [pending, waiting, resting] = [await regulars.comes(27), await regulars.comes(27), await regulars.comes(27)];
    for (const who of [pending, waiting, resting]) await regulars.allow(who);
    const at = { serviceIds: [other], finalPrice: 1200 };
    expect((await regulars.book(pending, addDays(today(), 5), '12:00:00', at)).status).toBe(201);
    const wish = {
      serviceIds: [regulars.facial],
      addressId: waiting.addressId,
      from: addDays(today(), 2),
      to: addDays(today(), 9),
    };
    expect((await app.call('POST', '/wait', { token: await regulars.again(waiting), body: wish })).status).toBe(201);
    const token = await regulars.again(resting);
    const { bookings } = (await app.call('GET', '/auth/profile/export', { token })).body.data;
    const last = bookings.find((one: { bookingDate: IsoDate }) => one.bookingDate === addDays(today(), -27));
    const begun = await app.call('POST', '/series', { token, body: { bookingId: last.bookingId, everyWeeks: 4 } });
    expect(begun.status).toBe(201);
    const pause = { act: 'PAUSE', until: addDays(today(), 90) };
    expect((await app.call('POST', `/series/${begun.body.data.id}/act`, { token, body: pause })).status).toBe(200);
    expect(await regulars.run()).toEqual([]);
  });

  it('is not sent to who is switched off, nor while Settings have it off', async () => {
    const [gone, who] = [await regulars.comes(27), await regulars.comes(27)];
    for (const one of [gone, who]) await regulars.allow(one);
    await app.call('PUT', `/customer/admin/${gone.userId}/status?active=false`, { token: regulars.staff });
    await changeSettings(app, { ...PLAN, nudges: { ...ON, enabled: false } });
    expect(await regulars.run()).toEqual([]);
    await changeSettings(app, { ...PLAN, nudges: ON, messagesOff: ['NUDGE'] });
    expect(await regulars.run()).toEqual([]);
    await changeSettings(app, { ...PLAN, nudges: ON, messagesOff: [] });
    expect((await regulars.run()).map(({ to }) => to)).toEqual([who.mobile]);
    expect(await rows(gone)).toEqual([]);
  });

  it('Q41 waits from 19:00 to 10:00, and is dropped if a visit was booked or the consent withdrawn by then', async () => {
    const [booker, ender, reader] = [await regulars.comes(27), await regulars.comes(27), await regulars.comes(27)];
    for (const who of [booker, ender, reader]) await regulars.allow(who);
    // Whatever is sent from 18:58 on fails, so that it is tried again later.
    app.clock.moveTo(`${today()}T18:58:00+05:30`);
    app.messages.failing = { SMS: new Error('The provider is down') };
    expect(await regulars.run()).toEqual([]);
    expect(await rows(reader)).toHaveLength(1);
    app.messages.failing = {};
    for (let n = 0; n < 12; n += 1) {
      app.clock.advance(HOUR);
      await app.worker.runDue();
    }
    const sent = () => app.messages.sent.filter(({ kind }) => kind === 'NUDGE').map(({ to }) => to);
    expect(sent()).not.toContain(reader.mobile);
    expect((await regulars.book(booker, addDays(today(), 5), '14:00:00')).status).toBe(201);
    await regulars.allow(ender, 'SMS', false);
    app.clock.moveTo(`${today()}T10:01:00+05:30`);
    await app.worker.runDue();
    const to = sent();
    expect([booker, ender, reader].map(({ mobile }) => to.includes(mobile))).toEqual([false, false, true]);
  });

  it('never comes twice in 14 days nor outside 10:00 to 19:00, and ends after two that nobody answered', async () => {
    await regulars.newDay('2027-06-01');
    const hair = await makeService(app, { name: 'Hair spa', price: 1500, categoryId: await makeCategory(app, 'Hair') });
    await regulars.canDo(hair);
    const all = [];
    // Due for one category after the other, so that each of them alone would lead to a reminder.
    for (const [face, other] of [
      [24, 20],
      [26, 12],
      [20, 27],
    ] as const) {
      const who = await regulars.comes(face);
      for (const n of [2, 1, 0]) await regulars.visited(who, other + n * 21, hair);
      await regulars.allow(who);
      all.push(who);
    }
    await keepIntervals(app);
    const before = app.messages.sent.length;
    for (const last = addDays(today(), 45); today() < last; ) {
      await regulars.run();
      app.clock.advance(6 * HOUR);
    }
    const sent = app.messages.sent.slice(before).filter(({ kind }) => kind === 'NUDGE' || kind === 'WIN_BACK');
    expect(sent.length).toBeGreaterThan(3);
    for (const who of all) {
      const written = (await rows(who)).filter(({ control }) => !control).map(({ createdAt }) => createdAt);
      const gaps = written.toSorted((a, b) => a - b).map((at, n, ats) => at - (ats[n - 1] ?? Number.NEGATIVE_INFINITY));
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(14 * DAY);
      expect(written.length).toBeLessThanOrEqual(2);
      for (const at of written) expect(minuteOf(at)).toBeGreaterThanOrEqual(10 * 60);
      for (const at of written) expect(minuteOf(at)).toBeLessThan(19 * 60);
      expect(sent.filter(({ to }) => to === who.mobile)).toHaveLength(written.length);
    }
  });

  it('B131 never comes to the control group, which is noted', async () => {
    const who = await regulars.comes(27, { control: true });
    await regulars.allow(who);
    expect(await regulars.run()).toEqual([]);
    expect(await rows(who)).toMatchObject([{ control: true, kind: 'NUDGE' }]);
    const { nudges } = (await app.call('GET', '/auth/profile/export', { token: await regulars.again(who) })).body.data;
    expect(nudges).toMatchObject([{ sent: false, category: { name: 'Face' } }]);
  });

  it('shows in the customer’s file with what the customer allows, and goes with the account', async () => {
    const who = await regulars.comes(27);
    await regulars.allow(who);
    await regulars.run();
    const { advertising } = (await app.call('GET', `/customer/admin/${who.userId}`, { token: regulars.staff })).body.data;
    expect(advertising).toMatchObject({ channels: ['SMS'], nudges: [{ kind: 'NUDGE', sent: true, answeredAt: null }] });
    await app.call('DELETE', '/auth/profile', { token: await regulars.again(who) });
    expect(await rows(who)).toEqual([]);
  });
});

describe('B133 a win-back', () => {
  it('comes at one and a half times the interval, and none once the budget of the month is used up', async () => {
    await changeSettings(app, { ...PLAN, nudges: { ...ON, monthlyBudget: 200 } });
    for (const days of [44, 45, 45, 45]) await regulars.allow(await regulars.comes(days));
    const sent = await regulars.run();
    expect(sent.map(({ kind }) => kind)).toEqual(['WIN_BACK', 'WIN_BACK']);
    expect(sent[0]?.text).toMatch(/100.* off your next visit\. Face is due\./);
    expect(await regulars.run()).toEqual([]);
  });

  it('takes no more than the budget, however many ask at once', async () => {
    const cost = { month: '2030-01', paise: 10_000, budgetPaise: 100_000 };
    const taken = await Promise.all(Array.from({ length: 25 }, () => app.db.tx(tx => takeBudget(tx, cost))));
    expect(taken.filter(Boolean)).toHaveLength(10);
  });
});

describe('B134 the report', () => {
  const report = async (query = '') =>
    (await app.call('GET', `/nudge/admin/report${query}`, { token: regulars.owner })).body.data;

  it('compares who was reminded with the control group, and says when there are too few', async () => {
    const [who, control] = [await regulars.comes(27), await regulars.comes(27, { control: true })];
    for (const one of [who, control]) await regulars.allow(one);
    await regulars.run();
    await regulars.signIn();
    expect(await report()).toMatchObject({ nudged: { customers: 0 }, open: 2 });
    app.clock.advance(MINUTE);
    expect((await regulars.book(who, addDays(today(), 7), '15:00:00')).status).toBe(201);
    const noted = today();
    app.clock.advance(15 * DAY);
    await regulars.signIn();
    expect(await report(`?from=${noted}&to=${noted}`)).toEqual({
      ...{ from: noted, to: noted, open: 0, enough: false, gainShare: 100, gainRupees: 999 },
      nudged: { customers: 1, booked: 1, share: 100, rupees: 999 },
      control: { customers: 1, booked: 0, share: 0, rupees: 0 },
      coupons: { given: 0, used: 0, cost: 0 },
    });
  });

  it('refuses a period that ends before it begins', async () => {
    await regulars.signIn();
    const answer = await app.call('GET', '/nudge/admin/report?from=2026-12-02&to=2026-12-01', { token: regulars.owner });
    expect(answer.status).toBe(400);
  });
});
