/** The list of today (rules W103 and W104), through HTTP: each line comes with its cause and goes with it. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, type IsoDate } from '../../../common/time.ts';
import { forgetOld } from '../../housekeeping.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { refund, todayMark } from '../../platform/db/schema.ts';
import { Refused } from '../../platform/outside/channel.ts';
import { makeBatch, makeCourse, makeEnquiry } from '../../test/academy.ts';
import { appOfFile } from '../../test/hooked-app.ts';
import * as make from '../../test/makers.ts';
import { changeSettings, makeAdmin, makeCoupon, makeCustomer, makeProfessional, makeSession } from '../../test/makers.ts';
import { makeNamedSalon, type NamedCustomer, type NamedSalon, PRICE } from '../../test/named-salon.ts';
import { keepIntervals } from '../../visits/due/keep.ts';

type Line = Schemas['TodayLine'];
type List = Schemas['TodayList'];

const app = appOfFile();
let tests = 0;
let salon: NamedSalon;
let kavita: string;
/** Of this test. */
let day: IsoDate;
let owner: string;

beforeAll(async () => {
  salon = await makeNamedSalon(app);
  kavita = await salon.addPerson('Kavita Rao', { mobile: '9811111111' });
});
beforeEach(async () => {
  await changeSettings(app, { capacity: 'PROFESSIONALS', slotPlan: 'HOURLY', maxPendingBookings: 50 });
  // So far from the day before that nothing of it is left over.
  day = addDays('2026-12-07', 100 * tests++);
  app.clock.moveTo(`${day}T08:00:00+05:30`);
  owner = (await makeAdmin(app)).adminId;
});

const as = async (adminId: string, method: string, path: string, body?: object) =>
  app.call(method, path, { token: await makeSession(app, 'ADMIN', adminId), ...(body && { body }) });
const staff = async (method: string, path: string, body?: object) => {
  const answer = await as(owner, method, path, body);
  expect([answer.status, answer.body.message]).toEqual([expect.toBeOneOf([200, 201]), expect.any(String)]);
  return answer.body.data;
};
const list = async (adminId = owner, query = ''): Promise<List> =>
  (await as(adminId, 'GET', `/assistant/admin/today${query}`)).body.data;
/** The lines of these ids, without those of other tests. */
const lines = async (kind: Line['kind'], id: string, adminId = owner): Promise<Line[]> =>
  (await list(adminId)).lines.filter(line => line.kind === kind && line.key.includes(id));
/** With the hash of the cause. */
const keyed = (kind: Line['kind'], id: string) => expect.stringMatching(new RegExp(`^${kind}:${id}:[0-9a-f]{12}$`));
const mark = (adminId: string, key: string, body: object) => as(adminId, 'PUT', `/assistant/admin/today/${key}`, body);

const book = async (who: NamedCustomer, date: IsoDate, time = '11:00:00'): Promise<string> => {
  const token = await makeSession(app, 'USER', who.userId);
  const { status, body } = await salon.book({ ...who, token }, date, time);
  expect([status, body.message]).toEqual([201, expect.any(String)]);
  return body.data.bookingId;
};
const completed = async (who: NamedCustomer): Promise<string> => {
  const id = await book(who, day);
  app.clock.moveTo(`${day}T13:00:00+05:30`);
  await staff('PUT', `/booking/admin/${id}/mark-completed`);
  return id;
};
const daysLater = (days: number) => app.clock.moveTo(`${addDays(day, days)}T13:00:00+05:30`);

describe('a line', () => {
  it('W103 UNCOVERED comes when nobody can come, and goes when somebody can', async () => {
    const id = await book(await salon.newCustomer(), addDays(day, 2));
    expect(await lines('UNCOVERED', id)).toEqual([]);
    const leave = { fromDate: addDays(day, 2), fromTime: '00:00:00', toDate: addDays(day, 2), toTime: '23:00:00' };
    const { leave: noted } = await staff('POST', `/professional/admin/${kavita}/leave`, leave);
    expect(await lines('UNCOVERED', id)).toEqual([
      {
        key: keyed('UNCOVERED', id),
        kind: 'UNCOVERED',
        why: expect.stringMatching(/^Nobody comes to Asha D\. on .+ at 11:00 AM: Kavita Rao is on leave\.$/),
        rupees: PRICE,
        action: { label: 'Find Somebody' },
        target: { bookingId: id, date: addDays(day, 2) },
        state: 'OPEN',
        forToday: false,
      },
    ]);
    await staff('DELETE', `/professional/admin/${kavita}/leave/${noted.id}`);
    expect(await lines('UNCOVERED', id)).toEqual([]);
    await staff('PUT', `/booking/admin/${id}/status?status=CANCELLED`);
  });

  it('W103 GAP comes for who waits for tomorrow and fits, and goes when the time is taken', async () => {
    const tomorrow = addDays(day, 1);
    const who = await salon.newCustomer();
    const wait = { serviceIds: [salon.facial], addressId: who.addressId, from: tomorrow, to: tomorrow, times: ['12:00:00'] };
    const other = await book(await salon.newCustomer(), tomorrow, '12:00:00');
    const { id } = (await app.call('POST', '/wait', { token: await makeSession(app, 'USER', who.userId), body: wait })).body.data;
    expect(await lines('GAP', id)).toEqual([]);
    await staff('PUT', `/booking/admin/${other}/status?status=CANCELLED`);
    expect(await lines('GAP', id)).toMatchObject([
      {
        key: keyed('GAP', id),
        why: 'Asha D. waits for tomorrow, and Kavita Rao is free at 12:00 PM.',
        rupees: PRICE,
        action: { label: 'Offer It' },
        target: { waitId: id, date: tomorrow, time: '12:00:00', professionalId: kavita },
      },
    ]);
    await staff('POST', `/wait/admin/${id}/offer`, { bookingDate: tomorrow, bookingTime: '12:00:00', professionalId: kavita });
    expect(await lines('GAP', id)).toEqual([]);
  });

  it('W103 GAP comes for who is due and has nothing to come', async () => {
    const who = await salon.newCustomer();
    const gold = { name: 'Gold Facial', price: PRICE, durationInMinutes: 60, categoryId: await make.makeCategory(app, 'Face') };
    const facial = await make.makeService(app, gold);
    await staff('PUT', `/professional/admin/${kavita}`, { serviceIds: [salon.facial, facial] });
    for (const weeks of [12, 8, 4]) {
      const past = { mobile: who.mobile, serviceIds: [facial], addressId: who.addressId, professionalId: kavita };
      await staff('POST', '/booking/admin/past', {
        ...past,
        bookingDate: addDays(day, -7 * weeks),
        bookingTime: '12:00:00',
        paidBy: 'CASH',
      });
    }
    await keepIntervals(app);
    const tomorrow = addDays(day, 1);
    const [line] = await lines('GAP', who.userId);
    expect(line).toMatchObject({
      why: 'Asha D. usually comes again by now, and Kavita Rao is free tomorrow at 09:00 AM.',
      ...{ rupees: PRICE, action: { label: 'Call Them' } },
      target: { customerId: who.userId, date: tomorrow, time: '09:00:00', professionalId: kavita },
    });
    const id = await book(who, addDays(day, 5));
    expect(await lines('GAP', who.userId)).toEqual([]);
    await staff('PUT', `/booking/admin/${id}/status?status=CANCELLED`);
    expect(await lines('GAP', who.userId)).toHaveLength(1);
  });

  it('W103 GAP gives one free hour to one of two, and in teams names nobody', async () => {
    await changeSettings(app, { capacity: 'TEAMS', teams: 1, slotPlan: 'HOURLY' });
    const tomorrow = addDays(day, 1);
    const ids: string[] = [];
    for (const who of [await salon.newCustomer(), await salon.newCustomer()]) {
      const body = { serviceIds: [salon.facial], addressId: who.addressId, from: tomorrow, to: tomorrow, times: ['12:00:00'] };
      // Its day is full, so that it can be waited for.
      const other = await book(await salon.newCustomer(), tomorrow, '12:00:00');
      ids.push((await app.call('POST', '/wait', { token: await makeSession(app, 'USER', who.userId), body })).body.data.id);
      await staff('PUT', `/booking/admin/${other}/status?status=CANCELLED`);
    }
    const gaps = (await list()).lines.filter(({ kind, key }) => kind === 'GAP' && ids.some(id => key.includes(id)));
    expect(gaps).toMatchObject([{ why: 'Asha D. waits for tomorrow, and somebody is free at 12:00 PM.' }]);
    expect(gaps[0]?.target).not.toHaveProperty('professionalId');
  });

  it('W103 GAP leaves out whom nobody reaches in time, and who has another visit then', async () => {
    const tomorrow = addDays(day, 1);
    const wait = async ({ userId, addressId }: NamedCustomer): Promise<string> => {
      const body = { serviceIds: [salon.facial], addressId, from: tomorrow, to: tomorrow, times: ['12:00:00'] };
      return (await app.call('POST', '/wait', { token: await makeSession(app, 'USER', userId), body })).body.data.id;
    };
    const waiting = async () => (await list()).lines.filter(({ kind }) => kind === 'GAP').map(({ target }) => target.waitId);
    // From beside the salon nobody is 30 km away an hour later.
    await book(await salon.newCustomer(), tomorrow, '10:00:00');
    const other = await book(await salon.newCustomer(), tomorrow, '12:00:00');
    const [far, near] = [await wait(await salon.newCustomer(30)), await wait(await salon.newCustomer())];
    await staff('PUT', `/booking/admin/${other}/status?status=CANCELLED`);
    expect(await waiting()).toEqual([near]);
    await staff('DELETE', `/wait/${near}`);
    expect(await waiting()).toEqual([]);
    await staff('DELETE', `/wait/${far}`);

    const busy = await salon.newCustomer();
    const own = await book(busy, tomorrow, '12:00:00');
    const id = await wait(busy);
    const rekha = await makeProfessional(app, await makeSession(app, 'ADMIN', owner), {
      name: 'Rekha',
      serviceIds: [salon.facial],
    });
    expect(await waiting()).toEqual([]);
    await staff('PUT', `/booking/${own}`, { bookingTime: '14:00:00' });
    expect(await waiting()).toEqual([id]);
    await staff('PUT', `/professional/admin/${rekha}`, { active: false });
  });

  it('W103 REFUND comes with a paid visit that is cancelled, comes again when the provider fails, and goes with the money', async () => {
    const id = await book(await salon.newCustomer(), addDays(day, 2));
    await staff('PUT', `/booking/admin/${id}/mark-paid`);
    expect(await lines('REFUND', id)).toEqual([]);
    await staff('PUT', `/booking/admin/${id}/status?status=CANCELLED`);
    const [line] = await lines('REFUND', id);
    expect(line).toMatchObject({
      ...{ key: `REFUND:${id}`, rupees: PRICE, action: { label: 'Refund' }, target: { bookingId: id } },
      why: expect.stringMatching(/^Asha D\. has not got the money for the cancelled visit of .+ back\.$/),
    });
    await mark(owner, line?.key ?? '', { state: 'HIDDEN' });
    const [paid] = (await staff('GET', `/booking/${id}/payment`)).payments;
    const failed = {
      id: 'failed-1',
      paymentId: paid.id,
      amountPaise: 100,
      online: true,
      credited: false,
      state: 'FAILED' as const,
    };
    await app.db.tx(tx => tx.insert(refund).values({ ...failed, createdAt: app.clock.now() }));
    expect(await lines('REFUND', id)).toMatchObject([
      { key: keyed('REFUND', id), why: expect.stringMatching(/^The payment provider could not give Asha D\. the money/) },
    ]);
    await staff('POST', `/booking/admin/${id}/refund`, { paymentId: paid.id, amount: PRICE });
    expect(await lines('REFUND', id)).toEqual([]);
  });

  it('W103 UNPAID comes on the third day after the visit, and goes when it is paid', async () => {
    const id = await completed(await salon.newCustomer());
    daysLater(2);
    expect(await lines('UNPAID', id)).toEqual([]);
    daysLater(3);
    expect(await lines('UNPAID', id)).toMatchObject([
      {
        ...{ key: `UNPAID:${id}`, rupees: PRICE, action: { label: 'Settle' }, target: { bookingId: id } },
        why: expect.stringMatching(/^Asha D\. has not paid for the visit of .+\.$/),
      },
    ]);
    await staff('PUT', `/booking/admin/${id}/mark-paid`);
    expect(await lines('UNPAID', id)).toEqual([]);
  });

  it('W103 REVIEW comes with three stars or less, comes again when it is changed, and goes with an answer', async () => {
    const who = await salon.newCustomer();
    const bookingId = await completed(who);
    const rate = async (rating: number) => {
      const token = await makeSession(app, 'USER', who.userId);
      expect((await app.call('PUT', `/booking/${bookingId}/review`, { token, body: { rating } })).status).toBe(200);
    };
    await rate(4);
    const { content } = await staff('GET', '/review/admin');
    const { id } = content.find((one: Schemas['StaffReview']) => one.bookingId === bookingId);
    expect(await lines('REVIEW', id)).toEqual([]);
    await rate(2);
    const [line] = await lines('REVIEW', id);
    expect(line).toMatchObject({
      ...{ rupees: null, action: { label: 'Answer' }, target: { bookingId, reviewId: id, stars: 2 } },
      why: 'Asha D. gave 2 stars for the visit of today, and nobody has answered.',
    });
    await mark(owner, line?.key ?? '', { state: 'DONE' });
    expect(await lines('REVIEW', id)).toEqual([]);
    app.clock.advance(60_000);
    await rate(1);
    expect(await lines('REVIEW', id)).toMatchObject([{ why: expect.stringContaining('1 star for') }]);
    await staff('PUT', `/review/admin/${id}/answer`, { answer: 'We are sorry.' });
    expect(await lines('REVIEW', id)).toEqual([]);
  });

  it('W103 ENQUIRY comes while nobody has called, and again on the day of the next call', async () => {
    const { enquiryId: id } = await makeEnquiry(app, await makeSession(app, 'ADMIN', owner), { course: { fee: 25_000 } });
    expect(await lines('ENQUIRY', id)).toMatchObject([
      {
        ...{ key: `ENQUIRY:${id}`, rupees: 25_000, action: { label: 'Call Back' }, target: { enquiryId: id } },
        why: 'Meera J. asked about Bridal make-up today, and nobody has called back.',
      },
    ]);
    await staff('PUT', `/academy/admin/enquiry/${id}`, { state: 'CONTACTED', followUpOn: addDays(day, 2) });
    expect(await lines('ENQUIRY', id)).toEqual([]);
    daysLater(2);
    expect(await lines('ENQUIRY', id)).toMatchObject([
      { key: keyed('ENQUIRY', id), why: 'Meera J., who asked about Bridal make-up, was to be called today.' },
    ]);
    await staff('PUT', `/academy/admin/enquiry/${id}`, { state: 'LOST' });
    expect(await lines('ENQUIRY', id)).toEqual([]);
  });

  it('W103 CONTACT comes with a message of the contact form, and goes when it is read', async () => {
    const body = { name: 'Omar Khan', mobile: '9876543210', message: 'Do you come to Wardha?' };
    const { id } = (await app.call('POST', '/message', { body })).body.data;
    expect(await lines('CONTACT', id)).toMatchObject([
      { rupees: null, why: 'Omar K. wrote to the salon today, and nobody has read it.', target: { messageId: id } },
    ]);
    await staff('PUT', `/message/admin/${id}/read`);
    expect(await lines('CONTACT', id)).toEqual([]);
  });

  it('W103 BATCH comes two weeks before it begins, and goes when it has begun', async () => {
    const token = await makeSession(app, 'ADMIN', owner);
    const courseId = await makeCourse(app, token, { name: 'Nails', fee: 1000 });
    const id = await makeBatch(app, token, courseId, { startsOn: addDays(day, 16), seats: 3 });
    expect(await lines('BATCH', id)).toEqual([]);
    daysLater(2);
    expect(await lines('BATCH', id)).toMatchObject([
      {
        ...{ key: keyed('BATCH', id), rupees: 3000, target: { courseId, batchId: id } },
        why: expect.stringMatching(/^Nails begins on .+ with 3 free seats\.$/),
      },
    ]);
    daysLater(17);
    expect(await lines('BATCH', id)).toEqual([]);
  });

  it('W103 MESSAGES comes when one does not arrive, once a visit, and goes when its reader was told', async () => {
    app.messages.failing.SMS = new Refused('sms', 'NUMBER_UNKNOWN', { isFinal: true });
    const bookingId = await book(await salon.newCustomer(), addDays(day, 2));
    app.clock.advance(200_000);
    for (let n = 0; n < 4; n++) await app.worker.runDue();
    app.messages.failing = {};
    const found = await lines('MESSAGES', '');
    const [line] = found.filter(({ target }) => target.bookingId === bookingId);
    expect(found.filter(({ target }) => target.bookingId === bookingId)).toHaveLength(1);
    expect(line).toMatchObject({
      ...{ rupees: null, action: { label: 'Tell Them' } },
      why: expect.stringMatching(/^A message to .+ about the visit on .+ at 11:00 AM did not arrive\.$/),
    });
    const { content } = await staff('GET', `/message-log/admin?bookingId=${bookingId}&state=FAILED`);
    expect(content.map(({ id }: { id: string }) => id)).toContain(line?.target.loggedMessageId);
    for (const { id } of content) await staff('PUT', `/message-log/admin/${id}/told`);
    expect((await lines('MESSAGES', '')).filter(({ target }) => target.bookingId === bookingId)).toEqual([]);
  });

  it('W103 COUPON comes three days before its end or with few uses left, and goes with its end', async () => {
    const [ends, short, one] = ['ENDS', 'SHORT', 'ONCE'].map(name => `${name}${day.replaceAll('-', '')}`) as [
      string,
      string,
      string,
    ];
    await makeCoupon(app, { code: ends, validFrom: day, validTill: addDays(day, 4) });
    await makeCoupon(app, { code: short, validFrom: day, validTill: addDays(day, 60), usageLimit: 10, usedCount: 8 });
    await makeCoupon(app, { code: one, validFrom: day, validTill: addDays(day, 60), usageLimit: 1 });
    const coupons = async () => (await list()).lines.filter(({ kind }) => kind === 'COUPON').map(({ why }) => why);
    expect(await coupons()).toEqual([`The coupon ${short} has 2 of its 10 uses left.`]);
    daysLater(1);
    expect(await coupons()).toContainEqual(expect.stringMatching(new RegExp(`^The coupon ${ends} ends on .+\\.$`)));
    daysLater(3);
    expect(await coupons()).toContain(`The coupon ${ends} ends tomorrow.`);
    daysLater(5);
    expect(await coupons()).toEqual([`The coupon ${short} has 2 of its 10 uses left.`]);
  });
});

it('W103 the dearest come first, then those without rupees by urgency, and no more than twenty of a kind', async () => {
  for (let n = 0; n < 22; n++)
    await app.call('POST', '/message', { body: { name: `Omar ${n}`, mobile: '9876543210', message: 'Hello' } });
  await makeEnquiry(app, await makeSession(app, 'ADMIN', owner), { course: { fee: 40_000 } });
  const id = await book(await salon.newCustomer(), addDays(day, 2));
  await staff('PUT', `/booking/admin/${id}/mark-paid`);
  await staff('PUT', `/booking/admin/${id}/status?status=CANCELLED`);
  const all = await list();
  const rupees = all.lines.map(line => line.rupees ?? 0);
  expect(rupees).toEqual(rupees.toSorted((a, b) => b - a));
  expect(rupees[0]).toBe(40_000);
  expect(all.lines.filter(({ kind }) => kind === 'CONTACT')).toHaveLength(20);
  expect(all).toMatchObject({ date: day, computedAt: new Date(app.clock.now()).toISOString(), more: ['CONTACT'] });
  // What is put aside makes room for the next ones.
  for (const { key } of all.lines.filter(({ kind }) => kind === 'CONTACT').slice(0, 5)) await mark(owner, key, { state: 'DONE' });
  expect(await list()).toMatchObject({ aside: 5, more: [] });
  expect((await list()).lines.filter(({ kind }) => kind === 'CONTACT')).toHaveLength(17);
});

describe('putting a line aside', () => {
  const contact = async () => {
    const body = { name: 'Omar Khan', mobile: '9876543210', message: 'Hello' };
    const { id } = (await app.call('POST', '/message', { body })).body.data;
    return { id, key: `CONTACT:${id}` };
  };

  it('W104 is each person’s own, stays, and can be taken back', async () => {
    const { id, key } = await contact();
    const { adminId: other } = await makeAdmin(app, 'DESK');
    expect((await mark(owner, key, { state: 'DONE' })).body.data).toMatchObject({ key, state: 'DONE', forToday: false });
    expect(await lines('CONTACT', id)).toEqual([]);
    expect(await lines('CONTACT', id, other)).toHaveLength(1);
    daysLater(80);
    expect(await lines('CONTACT', id)).toEqual([]);
    expect((await list(owner, '?all=true')).lines.find(line => line.key === key)).toMatchObject({ state: 'DONE' });
    expect((await mark(owner, key, { state: 'OPEN' })).body).toMatchObject({
      message: 'Line taken back',
      data: { state: 'OPEN' },
    });
    expect(await lines('CONTACT', id)).toHaveLength(1);
  });

  it('W104 for today ends at midnight', async () => {
    const { id, key } = await contact();
    expect((await mark(owner, key, { state: 'HIDDEN', forToday: true })).body.data).toMatchObject({ forToday: true });
    app.clock.moveTo(`${day}T23:59:59+05:30`);
    expect(await lines('CONTACT', id)).toEqual([]);
    app.clock.moveTo(`${addDays(day, 1)}T00:00:00+05:30`);
    expect(await lines('CONTACT', id)).toHaveLength(1);
  });

  it('W104 a line that is not on the list cannot be put aside', async () => {
    const { id, key } = await contact();
    await staff('PUT', `/message/admin/${id}/read`);
    const { adminId: trainer } = await makeAdmin(app, 'TRAINER');
    const open = await contact();
    for (const answer of [
      await mark(owner, key, { state: 'DONE' }),
      await mark(owner, 'NOTHING:1', { state: 'DONE' }),
      await mark(trainer, open.key, { state: 'DONE' }),
    ])
      expect([answer.status, answer.body.errorCode]).toEqual([404, 'NOT_FOUND']);
    expect((await mark(owner, 'x'.repeat(65), { state: 'DONE' })).status).toBe(400);
  });

  const kept = async (key: string) => (await app.db.read.select().from(todayMark)).filter(row => row.key === key).length;
  const housekeep = () => forgetOld(app);

  it('W104 is forgotten after 90 days, with the member of staff, and with the message or the customer it is about', async () => {
    const [old, gone] = [await contact(), await contact()];
    const { adminId: leaver } = await makeAdmin(app, 'DESK');
    for (const { key } of [old, gone]) await mark(leaver, key, { state: 'DONE' });
    await mark(owner, old.key, { state: 'DONE' });
    await staff('DELETE', `/message/admin/${gone.id}`);
    await housekeep();
    expect([await kept(gone.key), await kept(old.key)]).toEqual([0, 2]);
    expect((await as(owner, 'DELETE', `/auth/admin/staff/${leaver}`)).status).toBe(200);
    expect(await kept(old.key)).toBe(1);

    const who = await salon.newCustomer();
    const bookingId = await completed(who);
    daysLater(3);
    await mark(owner, `UNPAID:${bookingId}`, { state: 'HIDDEN' });
    expect(await kept(`UNPAID:${bookingId}`)).toBe(1);
    const erased = await app.call('DELETE', '/auth/profile', { token: await makeSession(app, 'USER', who.userId) });
    expect(erased.status).toBe(200);
    expect(await kept(`UNPAID:${bookingId}`)).toBe(0);
    daysLater(91);
    await housekeep();
    expect(await kept(old.key)).toBe(0);
  });
});

describe('roles', () => {
  const KINDS: Record<Exclude<Schemas['StaffRole'], 'OWNER'>, Line['kind'][]> = {
    MANAGER: ['UNCOVERED', 'MESSAGES', 'REFUND', 'UNPAID', 'GAP', 'REVIEW', 'ENQUIRY', 'CONTACT', 'BATCH', 'COUPON'],
    DESK: ['UNCOVERED', 'MESSAGES', 'REFUND', 'UNPAID', 'GAP', 'CONTACT'],
    ACCOUNTANT: [],
    TRAINER: ['ENQUIRY', 'BATCH'],
  };

  it('W103 each gets the lines that it may act on, and what the salon may earn only those who see figures', async () => {
    const token = await makeSession(app, 'ADMIN', owner);
    await makeEnquiry(app, token, { batch: { startsOn: addDays(day, 3) } });
    await makeCoupon(app, { code: `ROLES${day.replaceAll('-', '')}`, validFrom: day, validTill: day });
    await app.call('POST', '/message', { body: { name: 'Omar', mobile: '9876543210', message: 'Hello' } });
    const id = await book(await salon.newCustomer(), addDays(day, 2));
    await staff('PUT', `/booking/admin/${id}/mark-paid`);
    await staff('PUT', `/booking/admin/${id}/status?status=CANCELLED`);
    const owners = new Set((await list()).lines.map(({ kind }) => kind));
    for (const kind of ['ENQUIRY', 'BATCH', 'COUPON', 'CONTACT', 'REFUND'] as const) expect(owners).toContain(kind);
    for (const [role, may] of Object.entries(KINDS)) {
      const { adminId } = await makeAdmin(app, role as Schemas['StaffRole']);
      const { lines: shown } = await list(adminId);
      expect(new Set(shown.map(({ kind }) => kind))).toEqual(new Set(may.filter(kind => owners.has(kind))));
      const figures = shown.filter(({ kind }) => kind === 'ENQUIRY' || kind === 'BATCH' || kind === 'GAP');
      for (const { rupees } of figures) expect(rupees === null).toBe(role !== 'MANAGER');
      for (const line of shown) if (line.kind === 'REFUND') expect(line.rupees).toBe(PRICE);
    }
    // No program has a list of its own.
    expect((await app.call('GET', '/assistant/admin/today', { token: (await makeCustomer(app)).token })).status).toBe(403);
  });
});
