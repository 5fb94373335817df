import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY, MINUTE } from '../../../common/time.ts';
import type { Deps } from '../../platform/deps.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import {
  changeSettings,
  HOME,
  makeAdmin,
  makeCustomer,
  makeDays,
  makeService,
  newMobile,
  type TestCustomer,
} from '../../test/makers.ts';
import { referralRound } from './reward.ts';

let app: TestApp;
let staff: string;
let facial: string;
const newDay = makeDays();
beforeAll(async () => {
  app = await startApp();
  staff = (await makeAdmin(app)).token;
  facial = await makeService(app, { name: 'Facial', price: 1000, durationInMinutes: 60 });
  await changeSettings(app, { teams: 20, referralReward: 150, referralDays: 90 });
});
afterAll(() => app.close());

const call = async ({ token }: Pick<TestCustomer, 'token'>, method: string, path: string, body?: object) =>
  app.call(method, path, { token, ...(body && { body }) });
const asStaff = (method: string, path: string, body?: object) => call({ token: staff }, method, path, body);
const outcome = ({ status, body }: { status: number; body: { errorCode?: string } }) =>
  status < 300 ? status : `${status} ${body.errorCode}`;
const read = async (customer: TestCustomer) => (await call(customer, 'GET', '/referral')).body.data;
const give = (customer: TestCustomer, code: string) => call(customer, 'PUT', '/referral/friend', { code });
let doors = 0;
/** Each door is another one: no two customers live together unless a test says so. */
const newDoor = () => ({ ...HOME, flatNumber: `F-${++doors}` });
const visit = async (customer: TestCustomer, door: object = newDoor()) => {
  const { id: addressId } = (await call(customer, 'POST', '/address', door)).body.data;
  const order = { userId: customer.userId, serviceIds: [facial], addressId, paymentType: 'PAY_AFTER', finalPrice: 1000 };
  return (await call(customer, 'POST', '/booking', { ...order, bookingDate: newDay(), bookingTime: '09:00:00' })).body.data
    .bookingId as string;
};
const complete = (bookingId: string) => asStaff('PUT', `/booking/admin/${bookingId}/mark-completed`);
const pay = (bookingId: string) => asStaff('PUT', `/booking/admin/${bookingId}/mark-paid`);
const round = () => referralRound.run(null, { ...app, log: app.app.log } as unknown as Deps, new AbortController().signal);
/** Somebody who has a code, and a new customer who gave it. */
const pair = async () => {
  const [owner, friend] = [await makeCustomer(app), await makeCustomer(app)];
  const { code } = await read(owner);
  expect(outcome(await give(friend, code))).toBe(200);
  return { owner, friend, code: code as string };
};
const rewardsOf = async (customer: TestCustomer) => (await read(customer)).coupons;
const listed = async (customer: TestCustomer) => {
  const { content } = (await asStaff('GET', '/referral/admin?size=50')).body.data;
  return content.find((row: { customer: { userId: string } | null }) => row.customer?.userId === customer.userId);
};

describe('D16 the code of a customer', () => {
  it('stays the same, and is nobody else’s', async () => {
    const [asha, omar] = [await makeCustomer(app), await makeCustomer(app)];
    const [first, again, other] = [await read(asha), await read(asha), await read(omar)];
    expect(first).toEqual({
      ...{ isOn: true, code: expect.stringMatching(/^[2-9A-HJKMNP-Z]{7}$/), reward: 150, validDays: 90, friendsCame: 0 },
      ...{ friendsToCome: 0, hasGivenCode: false, mayGiveCode: true, coupons: [] },
    });
    expect(again).toEqual(first);
    expect(other.code).not.toBe(first.code);
  });

  it('is there only while the salon rewards somebody', async () => {
    const asha = await makeCustomer(app);
    const { code } = await read(asha);
    await changeSettings(app, { teams: 20, referralReward: 0 });
    expect(await read(asha)).toMatchObject({ isOn: false, code: null, mayGiveCode: false });
    expect(outcome(await give(await makeCustomer(app), code))).toBe('404 REFERRAL_NOT_FOUND');
    await changeSettings(app, { teams: 20, referralReward: 150, referralDays: 90 });
  });
});

describe('D17 a friend’s code', () => {
  it('is taken in any case, once, before the first booking, and not from oneself', async () => {
    const { friend, code } = await pair();
    expect(outcome(await give(friend, ` ${code.toLowerCase()} `))).toBe(200);
    const third = await makeCustomer(app);
    expect(outcome(await give(friend, (await read(third)).code))).toBe('409 REFERRAL_CLOSED');
    expect(outcome(await give(third, (await read(third)).code))).toBe('404 REFERRAL_NOT_FOUND');
    expect(outcome(await give(third, 'NOBODYS'))).toBe('404 REFERRAL_NOT_FOUND');
    const booked = await visit(third);
    expect(outcome(await give(third, code))).toBe('409 REFERRAL_CLOSED');
    await call(third, 'PUT', `/booking/${booked}/cancel`);
    expect(outcome(await give(third, code))).toBe(200);
  });

  it('is not given back by its owner to who gave it', async () => {
    const { owner, friend } = await pair();
    expect(outcome(await give(owner, (await read(friend)).code))).toBe('409 REFERRAL_CLOSED');
  });
});

describe('D18 the reward', () => {
  it('is a personal coupon for both after the first visit that was completed and paid', async () => {
    const { owner, friend, code } = await pair();
    const booked = await visit(friend);
    await round();
    await complete(booked);
    await round();
    expect([await rewardsOf(owner), await rewardsOf(friend)]).toEqual([[], []]);
    expect(await read(owner)).toMatchObject({ friendsCame: 0, friendsToCome: 1 });
    await pay(booked);
    app.clock.advance(15 * MINUTE);
    await app.worker.plan();
    app.clock.advance(2 * MINUTE);
    await app.worker.runDue();
    const [[his], [hers]] = [await rewardsOf(owner), await rewardsOf(friend)];
    expect(his).toMatchObject({ code: expect.stringMatching(/^FRIEND-/), discount: 150, isUsed: false });
    expect(hers.code).not.toBe(his.code);
    expect(await read(owner)).toMatchObject({ code, friendsCame: 1, friendsToCome: 0 });
    expect((await call(friend, 'GET', '/coupon')).body.data[0]).toMatchObject({
      ...{ code: hers.code, userId: friend.userId, description: 'Thank you for coming to us through a friend' },
    });
    expect(await listed(friend)).toMatchObject({
      ...{ state: 'REWARDED', reason: null, reward: 150 },
      ...{ customer: { userId: friend.userId }, referrer: { userId: owner.userId } },
    });
    await asStaff('PUT', `/booking/${booked}/cancel`);
    await round();
    expect(await rewardsOf(friend)).toHaveLength(1);
  });

  it('comes once, though two rounds run at once and the friend comes again', async () => {
    const { owner, friend } = await pair();
    for (const booked of [await visit(friend), await visit(friend)]) {
      await complete(booked);
      await pay(booked);
    }
    await Promise.all([round(), round(), round()]);
    await round();
    expect([await rewardsOf(owner), await rewardsOf(friend)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('waits while the money of the visit went back', async () => {
    const { owner, friend } = await pair();
    const booked = await visit(friend);
    await complete(booked);
    await pay(booked);
    const { payments } = (await asStaff('GET', `/booking/${booked}/payment`)).body.data;
    await asStaff('POST', `/booking/admin/${booked}/refund`, { paymentId: payments[0].id, amount: 1000 });
    await round();
    expect([await rewardsOf(owner), await rewardsOf(friend)]).toEqual([[], []]);
    const again = await visit(friend);
    await complete(again);
    await pay(again);
    await round();
    expect([await rewardsOf(owner), await rewardsOf(friend)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('is what was promised when the code was given', async () => {
    const { friend } = await pair();
    await changeSettings(app, { teams: 20, referralReward: 0 });
    const booked = await visit(friend);
    await complete(booked);
    await pay(booked);
    await round();
    expect(await rewardsOf(friend)).toMatchObject([{ discount: 150 }]);
    await changeSettings(app, { teams: 20, referralReward: 150, referralDays: 90 });
  });
});

describe('D19 one person', () => {
  const comes = async (customer: TestCustomer, door: object) => {
    const booked = await visit(customer, door);
    await complete(booked);
    await pay(booked);
    await round();
  };

  it('counts once by the address, and neither customer reads why', async () => {
    const { owner, friend, code } = await pair();
    const door = newDoor();
    await comes(friend, door);
    const second = await makeCustomer(app);
    await give(second, code);
    await comes(second, { ...door, flatNumber: ` ${door.flatNumber.toLowerCase()}.`, street: 'Another way to write it' });
    expect(await listed(second)).toMatchObject({ state: 'REFUSED', reason: 'SAME_ADDRESS' });
    expect(await rewardsOf(owner)).toHaveLength(1);
    const told = await read(second);
    expect(told).toMatchObject({ hasGivenCode: true, coupons: [] });
    expect(JSON.stringify([told, await read(owner)])).not.toMatch(/REFUSED|SAME/);
  });

  it('is not both: who has the code, and who gives it, at one door', async () => {
    const { owner, friend } = await pair();
    const door = newDoor();
    await call(owner, 'POST', '/address', door);
    await comes(friend, door);
    expect(await listed(friend)).toMatchObject({ state: 'REFUSED', reason: 'SAME_ADDRESS' });
  });

  it('counts once by the mobile, also of an account that was erased', async () => {
    const owner = await makeCustomer(app);
    const { code } = await read(owner);
    const mobile = newMobile();
    const gone = await makeCustomer(app, 'Asha Deshmukh', mobile);
    expect(outcome(await call(gone, 'DELETE', '/auth/profile'))).toBe(200);
    app.clock.advance(2 * MINUTE);
    const anew = await makeCustomer(app, 'Asha Deshmukh', mobile);
    await give(anew, code);
    await comes(anew, newDoor());
    expect(await listed(anew)).toMatchObject({ state: 'REFUSED', reason: 'SAME_MOBILE' });
    expect(await rewardsOf(owner)).toEqual([]);
  });
});

describe('D20 what is kept', () => {
  it('is in the export, and without the person after the account is erased', async () => {
    const { owner, friend, code } = await pair();
    const exported = async (customer: TestCustomer) => (await call(customer, 'GET', '/auth/profile/export')).body.data.referral;
    expect(await exported(owner)).toEqual({ code, friendsCame: 0, friendsToCome: 1, given: null });
    expect(await exported(friend)).toMatchObject({ given: { state: 'WAITING', reason: null } });
    await call(owner, 'DELETE', '/auth/profile');
    expect(outcome(await give(await makeCustomer(app), code))).toBe('404 REFERRAL_NOT_FOUND');
    const booked = await visit(friend);
    await complete(booked);
    await pay(booked);
    app.clock.advance(DAY);
    await round();
    expect(await rewardsOf(friend)).toHaveLength(1);
    staff = (await makeAdmin(app)).token;
    expect(await listed(friend)).toMatchObject({ state: 'REWARDED', referrer: null });
  });
});
