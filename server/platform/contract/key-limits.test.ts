/** A partner's server has one address for all its customers: what carries an API key is counted by the key. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOUR } from '../../../common/time.ts';
import { DEMO_SETTINGS } from '../../salon/demo/settings.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { exampleBody } from '../../test/example-body.ts';
import { ADMIN_PASSWORD, changeSettings, makeAdmin, makeCustomer, newMobile, type TestAdmin } from '../../test/makers.ts';
import { routes } from './document.ts';
import type { Schemas } from './types.ts';

let app: TestApp;
let owner: TestAdmin;
const start = async (env: Record<string, string> = {}) => {
  app = await startApp({ env: { RATE_LIMIT: 'on', TRUST_PROXY: 'on', ...env } });
  owner = await makeAdmin(app);
};
beforeEach(() => start());
afterEach(() => app.close());

let made = 0;
const makeKey = async (access: Schemas['ApiKeyAccess'] = 'PARTNER'): Promise<string> => {
  const body = { name: `Partner ${++made}`, access, currentPassword: ADMIN_PASSWORD };
  return (await app.call('POST', '/auth/admin/key', { token: owner.token, body })).body.data.token;
};
const withKey = (key: string, address = '203.0.113.7') => ({ 'x-api-key': key, 'x-forwarded-for': address });
const limitTo = (change: Partial<Schemas['Settings']>) => changeSettings(app, change);
const register = (headers: Record<string, string>, mobile = newMobile()) =>
  app.call('POST', '/auth/register', { headers, body: { fullName: 'Asha Deshmukh', mobile } });

describe('a call with an API key', () => {
  it('is counted by the key and at its own limit, whatever the address', async () => {
    await limitTo({ keyRequestsPerMinute: 3 });
    const [key, other] = [await makeKey(), await makeKey()];
    const slots = (headers: Record<string, string>) => app.call('GET', '/booking/available-slots?date=2026-12-10', { headers });
    const left: (string | undefined)[] = [];
    for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
      const { status, headers } = await slots(withKey(key, address));
      expect([status, headers['x-ratelimit-limit']]).toEqual([200, '3']);
      left.push(headers['x-ratelimit-remaining']);
    }
    expect(left).toEqual(['2', '1', '0']);
    const refused = await slots(withKey(key, '203.0.113.4'));
    expect([refused.status, refused.body.errorCode, refused.headers['x-ratelimit-limit']]).toEqual([429, 'RATE_LIMITED', '3']);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    // Other keys, other operations and those without a key have counts of their own.
    expect((await slots(withKey(other, '203.0.113.4'))).status).toBe(200);
    expect((await app.call('GET', '/category', { headers: withKey(key) })).status).toBe(200);
    const visitor = await slots({ 'x-forwarded-for': '203.0.113.4' });
    expect([visitor.status, visitor.headers['x-ratelimit-limit']]).toEqual([200, '300']);
  });

  it('gets more passcodes than an address, up to the limit of the key', async () => {
    await limitTo({ keyPasscodesPerHour: 32 });
    const key = await makeKey();
    for (let i = 0; i < 32; i++) expect([i, (await register(withKey(key))).status]).toEqual([i, 200]);
    const refused = await register(withKey(key, '203.0.113.8'));
    expect([refused.status, refused.body.errorCode]).toEqual([429, 'RATE_LIMITED']);
    // The address has its own thirty.
    expect((await register({ 'x-forwarded-for': '203.0.113.7' })).status).toBe(200);
    app.clock.advance(HOUR);
    expect((await register(withKey(key))).status).toBe(200);
  });

  it('does not bypass the limits of a mobile', async () => {
    const [key, mobile] = [await makeKey(), newMobile()];
    expect((await register(withKey(key), mobile)).status).toBe(200);
    expect((await register(withKey(await makeKey()), mobile)).body.errorCode).toBe('REQUEST_ALREADY_EXISTS');
  });

  it('does not bypass the SMS limit of the installation', async () => {
    await app.close();
    await start({ SMS_HOURLY_CEILING: '2' });
    const key = await makeKey();
    for (let i = 0; i < 2; i++) expect((await register(withKey(key))).status).toBe(200);
    expect((await register(withKey(await makeKey()))).body.errorCode).toBe('RATE_LIMITED');
  });

  it('guesses sixty passcodes an hour, and no more', async () => {
    const key = await makeKey();
    const guess = (headers: Record<string, string>) =>
      app.call('POST', '/auth/verify-otp', { headers, body: { mobile: newMobile(), verificationId: 'none', otp: '0000' } });
    for (let i = 0; i < 60; i++) expect([i, (await guess(withKey(key, `203.0.113.${i}`))).status]).toEqual([i, 400]);
    expect((await guess(withKey(key, '203.0.113.99'))).status).toBe(429);
    expect((await guess({ 'x-forwarded-for': '203.0.113.99' })).status).toBe(400);
    // A fifth of the passcodes where the owner allows many.
    await limitTo({ keyPasscodesPerHour: 500 });
    expect((await app.call('GET', '/auth/key', { token: key })).body.data.limits.wrongPasscodesPerHour).toBe(100);
    expect((await guess(withKey(key))).status).toBe(400);
  });

  it('acts for the customer whose token it carries, and counts by the key', async () => {
    const asha = await makeCustomer(app);
    const answer = await app.call('GET', '/coupon/NONE/validate', { token: asha.token, headers: withKey(await makeKey()) });
    expect([answer.status, answer.headers['x-ratelimit-limit']]).toEqual([404, '600']);
    // A customer signs out beside it, too, though that is nothing for a key.
    const signedOut = await app.call('POST', '/auth/logout', { token: asha.token, headers: withKey(await makeKey()) });
    expect(signedOut.status).toBe(200);
  });

  it('needs no other token on an operation of staff', async () => {
    const [full, reader] = [await makeKey('FULL'), await makeKey('READ_ONLY')];
    const readWith = (headers: Record<string, string>) => app.call('GET', '/settings/admin', { headers });
    expect([(await readWith(withKey(full))).status, (await readWith(withKey(reader))).status]).toEqual([200, 200]);
    const paid = await app.call('PUT', '/booking/admin/nothing/mark-paid', { headers: withKey(reader) });
    expect([paid.status, paid.body.message]).toEqual([403, 'This API key may only read.']);
    expect((await app.call('GET', '/booking', { headers: withKey(full) })).status).toBe(403);
    // It does not stand in for a token that is no good.
    expect((await readWith({ ...withKey(full), authorization: 'Bearer stale' })).status).toBe(401);
    expect((await app.call('GET', '/auth/admin/staff', { token: owner.token, headers: withKey(full) })).status).toBe(200);
  });

  it('counts by the key if the key is the token', async () => {
    const answer = await app.call('GET', '/coupon/NONE', { token: await makeKey('FULL') });
    expect(answer.headers['x-ratelimit-limit']).toBe('600');
  });

  it('counts staff sign-ins by address', async () => {
    const body = { email: owner.email, password: ADMIN_PASSWORD };
    const answer = await app.call('POST', '/auth/admin/login', { headers: withKey(await makeKey()), body });
    expect([answer.status, answer.headers['x-ratelimit-limit']]).toEqual([200, '60']);
  });
});

it('a dead key is 401 on every operation, also on public ones', { timeout: 60_000 }, async () => {
  const revoked = await makeKey('FULL');
  await app.call('DELETE', '/auth/admin/key', { token: owner.token });
  const customer = (await makeCustomer(app)).token;
  for (const route of routes) {
    const { method, path, operation } = route;
    const example = exampleBody(route);
    for (const bad of [revoked, 'nk_live_', customer, owner.token, `${revoked}, ${revoked}`]) {
      const { status, body } = await app.call(method, path.replaceAll(/\{\w+\}/g, 'nothing'), {
        token: operation.security.some(scheme => 'customer' in scheme) ? customer : owner.token,
        headers: { 'x-api-key': bad },
        ...(example && { body: example }),
      });
      expect([operation.operationId, status, body.errorCode]).toEqual([operation.operationId, 401, 'UNAUTHORIZED']);
      expect(body.message).toBe('This API key is not valid. It may be mistyped, expired or revoked.');
    }
  }
});

describe('the limits of keys in the settings', () => {
  const put = (change: object, without: string[] = []) => {
    const whole = Object.entries({ ...DEMO_SETTINGS, ...change }).filter(([name]) => !without.includes(name));
    return app.call('PUT', '/settings/admin', { token: owner.token, body: Object.fromEntries(whole) });
  };

  it('stay when an older client saves without them', async () => {
    await put({ keyRequestsPerMinute: 5, keyPasscodesPerHour: 7 });
    const saved = await put({ teams: 4 }, ['keyRequestsPerMinute', 'keyPasscodesPerHour']);
    expect(saved.body.data).toMatchObject({ teams: 4, keyRequestsPerMinute: 5, keyPasscodesPerHour: 7 });
  });

  it.each([
    ['keyRequestsPerMinute', 0],
    ['keyRequestsPerMinute', 1.5],
    ['keyPasscodesPerHour', 0],
    ['keyPasscodesPerHour', 100_001],
    ['keyPasscodesPerHour', null],
  ])('refuse %s %s', async (field, value) => {
    expect((await put({ [field]: value })).body.errors).toMatchObject([{ field }]);
  });

  it('are not public', async () => {
    expect(JSON.stringify((await app.call('GET', '/settings')).body)).not.toContain('key');
  });
});
