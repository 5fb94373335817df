import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/shared/ids.ts';
import { NOON, startApp, type TestApp } from '../../test/app.ts';
import { makeAdmin, makeCoupon, makeCustomer } from '../../test/makers.ts';
import { redeemCoupon, returnCoupon } from './coupon.ts';

let app: TestApp;
let staff: string;
let customer: string;
let userId: string;
beforeAll(async () => {
  app = await startApp();
  staff = (await makeAdmin(app)).token;
  ({ token: customer, userId } = await makeCustomer(app));
});
afterAll(() => app.close());

let codes = 0;
const newCode = (): string => `CODE${++codes}`;
const requestOf = (change: object = {}) => ({
  code: newCode(),
  description: 'Diwali offer',
  discountType: 'PERCENTAGE',
  discountValue: 15,
  validFrom: '2026-12-01',
  validTill: '2026-12-31',
  usageLimit: 200,
  isActive: true,
  ...change,
});

const create = (body: object, token = staff) => app.call('POST', '/coupon/create', { token, body });
const get = (code: string, token = staff) => app.call('GET', `/coupon/${encodeURIComponent(code)}`, { token });
const put = (code: string, body: object, token = staff) =>
  app.call('PUT', `/coupon/${encodeURIComponent(code)}`, { token, body });
const remove = (code: string, token = staff) => app.call('DELETE', `/coupon/${encodeURIComponent(code)}`, { token });
const list = async (token: string): Promise<{ code: string }[]> => (await app.call('GET', '/coupon', { token })).body.data;
const fieldsOf = ({ body }: { body: { errors?: { field: string }[] } }) => body.errors?.map(({ field }) => field);

const notThere = (answer: { status: number; body: { errorCode: string } }) =>
  expect([answer.status, answer.body.errorCode]).toEqual([404, 'COUPON_NOT_FOUND']);

describe('creating', () => {
  it('answers the coupon as it is read later, and appends it to the list', async () => {
    const request = requestOf({ discountValue: 12.34 });
    const { status, body } = await create(request);
    expect(status).toBe(201);
    const ofEverybody = { userId: null, limitPerCustomer: null, firstBookingOnly: false };
    expect(body.data).toEqual({ ...request, ...ofEverybody, id: expect.any(String), usedCount: 0 });
    expect((await get(request.code)).body.data).toEqual(body.data);
    expect((await list(staff)).at(-1)).toEqual(body.data);
  });

  it('trims the description, like all texts', async () => {
    expect((await create(requestOf({ description: ' Diwali offer\n' }))).body.data.description).toBe('Diwali offer');
    expect((await create(requestOf({ description: '  ' }))).body.data.description).toBe('');
  });

  it('has the defaults no description, no limit and active', async () => {
    const { description: _, usageLimit: __, isActive: ___, ...request } = requestOf();
    expect((await create(request)).body.data).toMatchObject({ description: '', usageLimit: null, isActive: true });
    expect((await create(requestOf({ usageLimit: null }))).body.data.usageLimit).toBeNull();
  });

  it('R41 changes the code to capitals, and refuses one that is taken in any case', async () => {
    const { body } = await create(requestOf({ code: 'diwali-Big_1' }));
    expect(body.data.code).toBe('DIWALI-BIG_1');
    for (const code of ['DIWALI-BIG_1', 'diwali-big_1']) {
      const answer = await create(requestOf({ code }));
      expect([answer.status, answer.body.errorCode]).toEqual([409, 'COUPON_ALREADY_EXISTS']);
    }
    expect((await get(' diwali-BIG_1 ')).body.data).toEqual(body.data);
  });

  it('R41 creates a code once for ten calls at the same time', async () => {
    const request = requestOf();
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(request)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
  });

  it.each(['', 'AB', 'A B', 'नमस्ते', 'DıWALI', '%2F', '..', 'A/B/C', 'x'.repeat(21), 'x'.repeat(500), 'A\u0000BC', null, 12345])(
    'R41 refuses the code %j',
    async code => {
      const answer = await create(requestOf({ code }));
      expect([answer.status, fieldsOf(answer)]).toEqual([400, ['code']]);
    },
  );

  it('R41 accepts only codes that can be read, changed and deleted', async () => {
    for (const code of ['___', '---', 'a-1_', '000', 'create', 'X'.repeat(20)]) {
      expect((await create(requestOf({ code }))).status).toBe(201);
      expect((await get(code)).status).toBe(200);
      expect((await put(code, requestOf({ code: code.toLowerCase() }))).body.data.code).toBe(code.toUpperCase());
      expect((await remove(code)).status).toBe(200);
    }
  });

  it.each([
    ['0 per cent', { discountValue: 0 }, 'discountValue'],
    ['a negative percentage', { discountValue: -5 }, 'discountValue'],
    ['over 100 %', { discountValue: 100.01 }, 'discountValue'],
    ['150 %', { discountValue: 150 }, 'discountValue'],
    ['three decimals', { discountValue: 0.001 }, 'discountValue'],
    ['three other decimals', { discountValue: 10.005 }, 'discountValue'],
    ['a tiny percentage', { discountValue: 1e-9 }, 'discountValue'],
    ['a tiny sum', { discountType: 'FIXED', discountValue: 1e-9 }, 'discountValue'],
    ['a huge fixed sum', { discountType: 'FIXED', discountValue: 1e20 }, 'discountValue'],
    ['text', { discountValue: '15' }, 'discountValue'],
    ['null', { discountValue: null }, 'discountValue'],
    ['another type', { discountType: 'percentage' }, 'discountType'],
    ['the end before the start', { validTill: '2026-11-30' }, 'validTill'],
    ['30 February', { validTill: '2027-02-30' }, 'validTill'],
    ['a time', { validFrom: '2026-12-01T00:00:00Z' }, 'validFrom'],
    ['no date', { validFrom: '' }, 'validFrom'],
    ['a limit of 0', { usageLimit: 0 }, 'usageLimit'],
    ['a limit of -1', { usageLimit: -1 }, 'usageLimit'],
    ['half a use', { usageLimit: 1.5 }, 'usageLimit'],
    ['a limit as text', { usageLimit: '5' }, 'usageLimit'],
    ['a switch as text', { isActive: 'true' }, 'isActive'],
    ['a null switch', { isActive: null }, 'isActive'],
    ['a null description', { description: null }, 'description'],
    ['a long description', { description: 'x'.repeat(201) }, 'description'],
    ['uses of its own', { usedCount: 7 }, 'usedCount'],
    ['an id of its own', { id: 'x' }, 'id'],
  ])('R40 refuses %s, also as a change', async (_, change, field) => {
    const created = await create(requestOf(change));
    expect([created.status, created.body.errorCode, fieldsOf(created)]).toEqual([400, 'VALIDATION_ERROR', [field]]);
    const there = requestOf();
    const before = (await create(there)).body.data;
    const changed = await put(there.code, { ...there, ...change });
    expect([changed.status, fieldsOf(changed)]).toEqual([400, [field]]);
    expect((await get(there.code)).body.data).toEqual(before);
  });

  it('R40 names every field that is wrong', async () => {
    const both = await create(requestOf({ discountValue: 150, validTill: '2026-11-30' }));
    expect(fieldsOf(both)).toEqual(['discountValue', 'validTill']);
    expect(both.body.message).toBe(both.body.errors[0].message);
  });

  it.each([
    { discountValue: 100 },
    { discountValue: 0.01 },
    { discountType: 'FIXED', discountValue: 100.01 },
    { discountType: 'FIXED', discountValue: 19.99 },
    { discountType: 'FIXED', discountValue: 1_000_000 },
    { validFrom: '2026-12-31' },
    { usageLimit: 1 },
    { description: '😀 <b>नमस्ते</b>' },
  ])('R40 accepts %j and answers the same', async change => {
    const request = requestOf(change);
    expect((await create(request)).body.data).toMatchObject(request);
  });
});

describe('changing', () => {
  it('replaces the whole coupon, sets defaults, and keeps id and uses', async () => {
    const code = newCode();
    const id = await makeCoupon(app, { code, description: 'old', usageLimit: 9, usedCount: 4, isActive: false });
    const {
      description: _,
      usageLimit: __,
      isActive: ___,
      ...request
    } = requestOf({ code: code.toLowerCase(), discountType: 'FIXED' });
    const answer = await put(code.toLowerCase(), request);
    const defaults = {
      description: '',
      usageLimit: null,
      isActive: true,
      userId: null,
      limitPerCustomer: null,
      firstBookingOnly: false,
    };
    expect(answer.body.data).toEqual({ ...request, ...defaults, id, code, usedCount: 4 });
    expect((await get(code)).body.data).toEqual(answer.body.data);
  });

  it('R41 cannot change the code, to a free or a taken one', async () => {
    const [a, b] = [requestOf(), requestOf()];
    await create(a);
    await create(b);
    for (const code of [b.code, newCode()]) {
      const answer = await put(a.code, { ...a, code });
      expect([answer.status, fieldsOf(answer)]).toEqual([400, ['code']]);
    }
    expect((await get(a.code)).status).toBe(200);
  });

  it('refuses a limit below the uses so far', async () => {
    const code = newCode();
    await makeCoupon(app, { code, usageLimit: 9, usedCount: 4 });
    const below = await put(code, requestOf({ code, usageLimit: 3 }));
    expect([below.status, fieldsOf(below)]).toEqual([400, ['usageLimit']]);
    expect((await get(code)).body.data.usageLimit).toBe(9);
    for (const usageLimit of [4, null])
      expect((await put(code, requestOf({ code, usageLimit }))).body.data.usageLimit).toBe(usageLimit);
  });
});

describe('deleting', () => {
  it('is final, and frees the code', async () => {
    const request = requestOf();
    const { id } = (await create(request)).body.data;
    expect((await remove(request.code.toLowerCase())).body).toMatchObject({ success: true, data: null });
    notThere(await remove(request.code));
    notThere(await get(request.code));
    notThere(await put(request.code, request));
    const again = await create(request);
    expect(again.status).toBe(201);
    expect(again.body.data.id).not.toBe(id);
  });
});

describe('customers', () => {
  it('R26 see only coupons that they can use now, without the numbers of uses', async () => {
    const usable = {
      plain: newCode(),
      limited: newCode(),
      lastDay: newCode(),
      firstDay: newCode(),
    };
    await makeCoupon(app, { code: usable.plain, description: 'For all', usedCount: 42 });
    await makeCoupon(app, { code: usable.limited, usageLimit: 5, usedCount: 4 });
    await makeCoupon(app, { code: usable.lastDay, validTill: '2026-12-04' });
    await makeCoupon(app, { code: usable.firstDay, validFrom: '2026-12-04' });
    const hidden = { off: newCode(), over: newCode(), tomorrow: newCode(), usedUp: newCode() };
    await makeCoupon(app, { code: hidden.off, isActive: false });
    await makeCoupon(app, { code: hidden.over, validTill: '2026-12-03' });
    await makeCoupon(app, { code: hidden.tomorrow, validFrom: '2026-12-05' });
    await makeCoupon(app, { code: hidden.usedUp, usageLimit: 5, usedCount: 5 });

    const seen = await list(customer);
    expect(seen.map(({ code }) => code)).toEqual(expect.arrayContaining(Object.values(usable)));
    expect(seen.find(({ code }) => code === usable.plain)).toMatchObject({
      description: 'For all',
      discountValue: 10,
      isActive: true,
    });
    const told =
      'code description discountType discountValue firstBookingOnly id isActive limitPerCustomer usageLimit usedCount userId validFrom validTill';
    for (const coupon of seen) {
      expect(coupon).toMatchObject({ usageLimit: null, usedCount: 0, isActive: true });
      // A field that only staff may read must not slip in.
      expect(Object.keys(coupon).toSorted().join(' ')).toBe(told);
    }
    for (const code of Object.values(usable)) {
      expect((await get(code, customer)).body.data).toEqual(seen.find(coupon => coupon.code === code));
    }
    for (const code of Object.values(hidden)) {
      expect(seen.map(coupon => coupon.code)).not.toContain(code);
      const [theirs, unknown] = [await get(code, customer), await get('NOSUCH', customer)];
      notThere(theirs);
      expect(theirs.text).toBe(unknown.text);
      expect((await get(code)).status).toBe(200);
    }
    const all = (await list(staff)).map(({ code }) => code);
    expect(all).toEqual(expect.arrayContaining([...Object.values(usable), ...Object.values(hidden)]));
  });

  it('R39 see a coupon from IST midnight to IST midnight', async () => {
    const code = newCode();
    await makeCoupon(app, { code, validFrom: '2026-12-06', validTill: '2026-12-06' });
    const seen = [];
    for (const at of ['2026-12-05T18:29:59Z', '2026-12-05T18:30:01Z', '2026-12-06T18:29:59Z', '2026-12-06T18:30:01Z']) {
      app.clock.moveTo(at);
      seen.push((await list(customer)).some(coupon => coupon.code === code));
    }
    app.clock.moveTo(NOON);
    expect(seen).toEqual([false, true, true, false]);
  });
});

describe('roles', () => {
  it('R14 customers change nothing, and visitors see nothing', async () => {
    const request = requestOf();
    const before = (await create(request)).body.data;
    for (const [token, status] of [
      [customer, 403],
      ['', 401],
    ] as const) {
      expect((await create(requestOf(), token)).status).toBe(status);
      expect((await put(request.code, { ...request, discountValue: 99 }, token)).status).toBe(status);
      expect((await remove(request.code, token)).status).toBe(status);
    }
    expect((await app.call('GET', '/coupon')).status).toBe(401);
    expect((await get(request.code, '')).status).toBe(401);
    expect((await get(request.code)).body.data).toEqual(before);
  });

  it('R15 staff have no cart to apply a coupon to', async () => {
    const { code } = (await create(requestOf())).body.data;
    expect((await app.call('POST', `/coupon/${code}/apply`, { token: staff })).status).toBe(403);
    expect((await app.call('GET', `/coupon/${code}/validate`, { token: staff })).status).toBe(403);
  });
});

// Only bookings count uses, and their tests go through HTTP. These tests call the functions below them.
describe('uses', () => {
  const newUse = (couponId: string) => ({ couponId, userId, bookingId: newId() });

  it('R36 count five of a hundred at the same time if the limit is five', async () => {
    const code = newCode();
    const id = await makeCoupon(app, { code, usageLimit: 5 });
    const counted = await Promise.all(Array.from({ length: 100 }, () => app.db.tx(tx => redeemCoupon(tx, newUse(id)))));
    expect(counted.filter(Boolean)).toHaveLength(5);
    expect((await get(code)).body.data.usedCount).toBe(5);
  });

  it('are given back once, and not to a deleted coupon', async () => {
    const code = newCode();
    const id = await makeCoupon(app, { code });
    const other = newCode();
    const otherId = await makeCoupon(app, { code: other });
    const use = newUse(id);
    for (const used of [use, newUse(id), newUse(otherId)]) expect(await app.db.tx(tx => redeemCoupon(tx, used))).toBe(true);
    for (let i = 0; i < 3; i++) await app.db.tx(tx => returnCoupon(tx, use));
    expect([(await get(code)).body.data.usedCount, (await get(other)).body.data.usedCount]).toEqual([1, 1]);
    await remove(code);
    for (const gone of [use, newUse(newId())]) {
      await app.db.tx(tx => returnCoupon(tx, gone));
      expect(await app.db.tx(tx => redeemCoupon(tx, gone))).toBe(false);
    }
  });
});
