import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { coupon } from '../../platform/db/schema.ts';
import { NOON, startApp, type TestApp } from '../../test/app.ts';
import { makeAdmin, makeCoupon, makeCustomer, makeService, withdraw } from '../../test/makers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterEach(() => app.clock.moveTo(NOON));
afterAll(() => app.close());

let codes = 0;
const newCode = (): string => `CODE${++codes}`;

/** A customer with one service at this many rupees in the cart. */
const makeShopper = async (price = 1000) => {
  const { token, userId } = await makeCustomer(app);
  const cartId: string = (await app.call('POST', `/cart?userId=${userId}`, { token })).body.data.id;
  await app.call('POST', `/cart/${cartId}/items`, { token, body: { serviceId: await makeService(app, { price }), quantity: 1 } });
  return {
    token,
    userId,
    cartId,
    apply: (code: string) => app.call('POST', `/cart/${cartId}/coupons?couponCode=${encodeURIComponent(code)}`, { token }),
    applyToActive: (code: string) => app.call('POST', `/coupon/${encodeURIComponent(code)}/apply`, { token }),
    validate: (code: string) => app.call('GET', `/coupon/${encodeURIComponent(code)}/validate`, { token }),
    remove: () => app.call('DELETE', `/cart/${cartId}/coupons`, { token }),
    read: async () => (await app.call('GET', `/cart/${cartId}`, { token })).body.data,
  };
};
type Shopper = Awaited<ReturnType<typeof makeShopper>>;

const usedCountOf = async (code: string): Promise<number> => {
  const { token } = await makeAdmin(app);
  return (await app.call('GET', `/coupon/${code}`, { token })).body.data.usedCount;
};

const ways: [string, (shopper: Shopper, code: string) => ReturnType<Shopper['apply']>][] = [
  ['POST /cart/{cartId}/coupons', (shopper, code) => shopper.apply(code)],
  ['POST /coupon/{code}/apply', (shopper, code) => shopper.applyToActive(code)],
];

describe.each(ways)('%s', (_, apply) => {
  it('prices the cart with the coupon, and keeps the coupon', async () => {
    const code = newCode();
    await makeCoupon(app, { code, description: 'A tenth off', discountValue: 12.5 });
    const shopper = await makeShopper(999.99);
    const { status, body } = await apply(shopper, code);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      id: shopper.cartId,
      coupon: { code, description: 'A tenth off', discountType: 'PERCENTAGE', discountValue: 12.5 },
      totalPrice: 999.99,
      discount: 125,
      finalPrice: 874.99,
    });
    expect(Object.keys(body.data.coupon).sort()).toEqual(['code', 'description', 'discountType', 'discountValue']);
    expect(await shopper.read()).toEqual(body.data);
  });

  it('replaces the coupon that was there', async () => {
    const [first, second] = [newCode(), newCode()];
    await makeCoupon(app, { code: first });
    await makeCoupon(app, { code: second, discountType: 'FIXED', discountValue: 250.5 });
    const shopper = await makeShopper();
    await apply(shopper, first);
    expect((await apply(shopper, second)).body.data).toMatchObject({
      coupon: { code: second },
      discount: 250.5,
      finalPrice: 749.5,
    });
  });

  it('R41 takes the code in any case, with spaces around it', async () => {
    await makeCoupon(app, { code: `NEW-YEAR_${++codes}` });
    const shopper = await makeShopper();
    expect((await apply(shopper, ` new-Year_${codes} `)).body.data.coupon.code).toBe(`NEW-YEAR_${codes}`);
  });

  it.each(['NOSUCH', 'no such', '%', '..', '../admin', 'a/b', "' OR 1=1 --", 'NÍKHAR10', '𝐍𝐈𝐊𝐇𝐀𝐑'])(
    'R41 answers COUPON_NOT_FOUND to the code %j',
    async code => {
      const shopper = await makeShopper();
      const answer = await apply(shopper, code);
      expect([answer.status, answer.body.errorCode, answer.body.message]).toEqual([
        404,
        'COUPON_NOT_FOUND',
        'Invalid coupon code.',
      ]);
    },
  );

  it.each(['x'.repeat(65), 'x'.repeat(500), 'A\u0000B'])('R41 refuses too long and broken codes, without a 500', async code => {
    const answer = await apply(await makeShopper(), code);
    expect([400, 404]).toContain(answer.status);
  });

  it.each([
    ['switched off', { isActive: false }, 'COUPON_INACTIVE', 'Coupon is not active.'],
    ['valid from tomorrow', { validFrom: '2026-12-05' }, 'COUPON_INACTIVE', 'Coupon is not active.'],
    ['valid until yesterday', { validTill: '2026-12-03' }, 'COUPON_EXPIRED', 'Coupon has expired.'],
    ['used up', { usageLimit: 3, usedCount: 3 }, 'COUPON_USAGE_LIMIT', 'Coupon usage limit reached.'],
  ])('refuses a coupon that is %s, and keeps the one before', async (_, options, errorCode, message) => {
    const [good, bad] = [newCode(), newCode()];
    await makeCoupon(app, { code: good });
    await makeCoupon(app, { code: bad, ...options });
    const shopper = await makeShopper();
    const before = (await apply(shopper, good)).body.data;
    const answer = await apply(shopper, bad);
    expect([answer.status, answer.body.errorCode, answer.body.message]).toEqual([422, errorCode, message]);
    const validated = await shopper.validate(bad);
    expect([validated.status, validated.body.errorCode]).toEqual([422, errorCode]);
    expect(await shopper.read()).toEqual(before);
  });

  it.each([
    ['2026-12-04T18:29:59Z', 200],
    ['2026-12-04T18:30:00Z', 422],
    ['2026-12-03T18:29:59Z', 422],
    ['2026-12-03T18:30:00Z', 200],
  ])('R39 takes a coupon for the 4th on the whole IST day: at %s it answers %i', async (at, status) => {
    const code = newCode();
    await makeCoupon(app, { code, validFrom: '2026-12-04', validTill: '2026-12-04' });
    const shopper = await makeShopper();
    app.clock.moveTo(at);
    expect((await apply(shopper, code)).status).toBe(status);
  });

  it('R37 uses none of the limit when a coupon is applied and removed fifty times', async () => {
    const code = newCode();
    await makeCoupon(app, { code, usageLimit: 2 });
    const shopper = await makeShopper();
    for (let i = 0; i < 50; i++) {
      expect((await apply(shopper, code)).status).toBe(200);
      if (i % 2) await shopper.remove();
      else await shopper.validate(code);
    }
    expect(await usedCountOf(code)).toBe(0);
  });

  it('R40 makes the cart free, not negative, with a fixed sum above the total', async () => {
    const code = newCode();
    await makeCoupon(app, { code, discountType: 'FIXED', discountValue: 5000 });
    expect((await apply(await makeShopper(899), code)).body.data).toMatchObject({
      totalPrice: 899,
      discount: 899,
      finalPrice: 0,
    });
  });
});

describe('removing the coupon', () => {
  it('restores the full price, and does nothing without a coupon', async () => {
    const code = newCode();
    await makeCoupon(app, { code });
    const shopper = await makeShopper();
    await shopper.apply(code);
    for (let i = 0; i < 2; i++) {
      const answer = await shopper.remove();
      expect(answer.status).toBe(200);
      expect(answer.body.data).toMatchObject({ coupon: null, discount: 0, finalPrice: 1000, notices: [] });
    }
    expect((await shopper.read()).coupon).toBeNull();
  });
});

describe('without a cart', () => {
  it('applies no coupon, and quotes zeros', async () => {
    const code = newCode();
    await makeCoupon(app, { code });
    const { token } = await makeCustomer(app);
    for (const some of [code, 'NOSUCH']) {
      const applied = await app.call('POST', `/coupon/${some}/apply`, { token });
      expect([applied.status, applied.body.errorCode]).toEqual([404, 'CART_NOT_FOUND']);
    }
    const { data } = (await app.call('GET', `/coupon/${code}/validate`, { token })).body;
    expect(data).toMatchObject({ coupon: { code }, totalPrice: 0, discount: 0, finalPrice: 0 });
  });
});

describe('GET /coupon/{code}/validate', () => {
  it('answers what applying would do, and changes nothing', async () => {
    const [applied, other] = [newCode(), newCode()];
    await makeCoupon(app, { code: applied });
    await makeCoupon(app, { code: other, discountValue: 33.33 });
    const shopper = await makeShopper(999);
    const before = (await shopper.apply(applied)).body.data;
    const quote = (await shopper.validate(other.toLowerCase())).body.data;
    expect(quote).toEqual({
      coupon: { code: other, description: '', discountType: 'PERCENTAGE', discountValue: 33.33 },
      totalPrice: 999,
      discount: 332.97,
      finalPrice: 666.03,
    });
    expect(await shopper.read()).toEqual(before);
    expect((await shopper.apply(other)).body.data).toMatchObject({ discount: quote.discount, finalPrice: quote.finalPrice });
  });

  it('leaves out withdrawn services, as the cart and the booking do', async () => {
    const code = newCode();
    await makeCoupon(app, { code });
    const shopper = await makeShopper(999);
    const gone = await makeService(app, { price: 500 });
    await app.call('POST', `/cart/${shopper.cartId}/items`, { token: shopper.token, body: { serviceId: gone, quantity: 1 } });
    await withdraw(app, gone);
    expect((await shopper.validate(code)).body.data).toMatchObject({ totalPrice: 999, discount: 99.9, finalPrice: 899.1 });
  });

  it('R41 tells look-alike letters apart', async () => {
    await makeCoupon(app, { code: 'SPRING-I' });
    const shopper = await makeShopper();
    for (const code of ['ſPRING-I', 'SPRING-ı']) expect((await shopper.validate(code)).body.errorCode).toBe('COUPON_NOT_FOUND');
    expect((await shopper.validate('spring-i')).status).toBe(200);
  });

  it('R41 answers 404 to an unknown code', async () => {
    expect((await (await makeShopper()).validate('NOSUCH')).body.errorCode).toBe('COUPON_NOT_FOUND');
  });
});

describe('R38 a coupon that stops being valid while it is on a cart', () => {
  const set = (change: Partial<typeof coupon.$inferInsert>) => (code: string) =>
    app.db.tx(tx => tx.update(coupon).set(change).where(eq(coupon.code, code)));
  const asStaff = async (method: string, code: string) => {
    const { token } = await makeAdmin(app);
    expect((await app.call(method, `/coupon/${code}`, { token })).status).toBe(200);
  };

  it.each([
    ['switched off', set({ isActive: false }), 'is not active any more'],
    ['moved to next year', set({ validFrom: '2027-01-01' }), 'is not active any more'],
    ['used up by others', set({ usageLimit: 5, usedCount: 5 }), 'has been used up'],
    ['over', async () => app.clock.moveTo('2028-01-01T00:00:00+05:30'), 'has expired'],
    ['deleted', (code: string) => asStaff('DELETE', code), 'is no longer offered'],
  ] as [string, (code: string) => Promise<unknown>, string][])(
    '%s, drops out at the next read with one line',
    async (_, stop, why) => {
      const code = newCode();
      await makeCoupon(app, { code });
      // Signed in late in the year, so that the session outlives the coupon.
      app.clock.moveTo('2027-12-31T23:00:00+05:30');
      const shopper = await makeShopper();
      await shopper.apply(code);
      if (why !== 'has expired') app.clock.moveTo(NOON);
      await stop(code);
      const met = await shopper.read();
      expect(met).toMatchObject({ coupon: null, discount: 0, finalPrice: 1000, totalItems: 1 });
      expect(met.notices).toEqual([`Coupon ${code} ${why} and was removed from your cart.`]);
      expect(await shopper.read()).toEqual({ ...met, notices: [], changes: [] });
    },
  );

  it('applies a changed discount without a notice', async () => {
    const code = newCode();
    await makeCoupon(app, { code });
    const shopper = await makeShopper();
    await shopper.apply(code);
    await set({ discountHundredths: 2000 })(code);
    expect(await shopper.read()).toMatchObject({ discount: 200, finalPrice: 800, notices: [] });
  });

  it('applies another coupon without a notice', async () => {
    const [gone, next] = [newCode(), newCode()];
    await makeCoupon(app, { code: gone });
    await makeCoupon(app, { code: next });
    const shopper = await makeShopper();
    await shopper.apply(gone);
    await set({ isActive: false })(gone);
    expect((await shopper.apply(next)).body.data).toMatchObject({ coupon: { code: next }, notices: [] });
  });
});

describe('R42 guessing codes', () => {
  it.each([
    ['GET', (code: string) => `/coupon/${code}/validate`],
    ['GET', (code: string) => `/coupon/${code}`],
    ['POST', (code: string) => `/coupon/${code}/apply`],
    ['POST', (code: string) => `/cart/nobodys/coupons?couponCode=${code}`],
  ] as [string, (code: string) => string][])('by %s %s comes to an end', async (method, pathOf) => {
    const limited = await startApp({ env: { RATE_LIMIT: 'on' } });
    const { token } = await makeCustomer(limited);
    const answers = [];
    for (let i = 0; i < 70; i++) answers.push(await limited.call(method, pathOf(`GUESS${i}`), { token }));
    expect(answers.slice(0, 60).every(({ status }) => status === 404)).toBe(true);
    for (const { status, body, headers } of answers.slice(60)) {
      expect([status, body.errorCode]).toEqual([429, 'RATE_LIMITED']);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    await limited.close();
  });
});
