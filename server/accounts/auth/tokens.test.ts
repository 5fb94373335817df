/** Tokens and the sessions behind them (rules S13, R12 to R15). */
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOUR, SECOND } from '../../../common/time.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { makeAdmin, makeCustomer, makeKey, makeSession, signInProfessional } from '../../test/makers.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.close());

describe('tokens', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  it('R12 are answered 401, never 500, if they are forged', async () => {
    const { token } = await makeCustomer(app);
    // The real token is now in the cache, but similar ones must still be refused.
    expect((await app.call('GET', '/auth/profile', { token })).status).toBe(200);
    const [head, body, mac] = token.split('.') as [string, string, string];
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
    const forged = [
      `${part({ alg: 'none', typ: 'JWT' })}.${body}.`,
      `${part({ alg: 'none' })}.${body}.${mac}`,
      `${part({ alg: 'HS512' })}.${body}.${mac}`,
      `${part({ alg: 'RS256' })}.${body}.${mac}`,
      `${part({ alg: 'HS256', kid: '../../etc/passwd' })}.${body}.${mac}`,
      `${part({ alg: 'HS256', jku: 'http://127.0.0.1/key' })}.${body}.${mac}`,
      `${head}.${part({ ...claims, role: 'ADMIN' })}.${mac}`,
      `${head}.${part({ ...claims, sub: 'someone' })}.${mac}`,
      `${head}.${body}.${mac.slice(0, -2)}`,
      `${head}.${body}`,
      head,
      '',
      'null',
      '🙂',
      'x'.repeat(10_000),
      `${token}.${mac}`,
      app.app.jwt.sign({ sub: claims.sub, jti: 'no-such-session', role: 'USER' }),
      app.app.jwt.sign({ ...claims, role: 'ADMIN' }),
      app.app.jwt.sign({ role: 'USER' } as never),
    ];
    for (const bad of forged) {
      const answer = await app.call('GET', '/auth/profile', { headers: { authorization: `Bearer ${encodeURI(bad)}` } });
      expect([bad.slice(0, 40), answer.status, answer.body.errorCode]).toEqual([bad.slice(0, 40), 401, 'UNAUTHORIZED']);
    }
    for (const header of ['Basic YTpi', token, 'Bearer', `bearer${token}`]) {
      expect((await app.call('GET', '/auth/profile', { headers: { authorization: header } })).status).toBe(401);
    }
    expect((await app.call('GET', '/auth/profile')).headers['www-authenticate']).toBe('Bearer');
    expect((await app.call('GET', '/auth/profile', { headers: { authorization: `bearer ${token}` } })).status).toBe(200);
  });

  it('R12 are refused in two Authorization headers', async () => {
    const { token } = await makeCustomer(app);
    const { port } = app.app.server.address() as AddressInfo;
    const statusWith = (...sent: string[]) =>
      new Promise(resolve => {
        const headers = ['host', 'localhost', ...sent.flatMap(one => ['authorization', `Bearer ${one}`])];
        request({ port, path: '/api/v1/auth/profile', headers }, answer => resolve(answer.resume().statusCode)).end();
      });
    expect([await statusWith(token), await statusWith(token, 'other'), await statusWith(token, token)]).toEqual([200, 401, 401]);
  });

  it("update a customer's last activity once an hour", async () => {
    const { token } = await makeCustomer(app);
    const lastActive = async () => (await app.call('GET', '/auth/profile', { token })).body.data.lastActive;
    const atFirst = await lastActive();
    app.clock.advance(HOUR - SECOND);
    await app.call('GET', '/auth/validate-token', { token });
    expect(await lastActive()).toBe(atFirst);
    app.clock.advance(SECOND);
    await app.call('GET', '/auth/validate-token', { token });
    expect(Date.parse(await lastActive())).toBe(app.clock.now());
  });

  it('R13 end with logout and after thirty days', async () => {
    const { token } = await makeCustomer(app);
    expect((await app.call('GET', '/auth/validate-token', { token })).body).toMatchObject({
      success: true,
      data: { role: 'USER' },
    });
    expect((await app.call('POST', '/auth/logout', { token, headers: { 'content-type': 'application/json' } })).status).toBe(200);
    const after = await app.call('GET', '/auth/validate-token', { token });
    expect([after.status, after.body.success]).toEqual([401, false]);

    const other = await makeCustomer(app);
    app.clock.advance(30 * 24 * HOUR - SECOND);
    expect((await app.call('GET', '/auth/validate-token', { token: other.token })).status).toBe(200);
    app.clock.advance(SECOND);
    expect((await app.call('GET', '/auth/validate-token', { token: other.token })).status).toBe(401);
  });

  it('S14 all end at once when their owner signs out everywhere, and nobody else’s', async () => {
    const [asha, other, owner, colleague] = [
      await makeCustomer(app),
      await makeCustomer(app),
      await makeAdmin(app),
      await makeAdmin(app),
    ];
    const rekha = await signInProfessional(app);
    const key = (await makeKey(app, owner.token)).token;
    const people = [
      ['USER', asha.userId, asha.token],
      ['ADMIN', owner.adminId, owner.token],
      ['PROFESSIONAL', rekha.professionalId, rekha.token],
    ] as const;
    const isAlive = async (token: string) => (await app.call('GET', '/auth/validate-token', { token })).status === 200;
    for (const [role, id, token] of people) {
      const elsewhere = await makeSession(app, role, id);
      expect((await app.call('POST', '/auth/sign-out-everywhere', { token })).status).toBe(200);
      expect([role, await isAlive(token), await isAlive(elsewhere)]).toEqual([role, false, false]);
    }
    expect(await Promise.all([other.token, colleague.token, key].map(isAlive))).toEqual([true, true, true]);
    expect((await app.call('POST', '/auth/sign-out-everywhere', { token: key })).body.params).toEqual({ reason: 'PEOPLE_ONLY' });
    expect((await app.call('POST', '/auth/sign-out-everywhere')).status).toBe(401);
    app.clock.advance(61_000);
    const { verificationId } = (await app.call('POST', '/auth/login', { body: { mobile: asha.mobile } })).body.data;
    const again = { mobile: asha.mobile, verificationId, otp: app.sms.codeFor(asha.mobile) };
    expect((await app.call('POST', '/auth/verify-otp', { body: again })).status).toBe(200);
  });

  it('are ignored on public operations if they are stale', async () => {
    expect((await app.call('GET', '/category', { token: 'stale' })).status).toBe(200);
  });

  it('R14 R15 are answered 403 if they have the wrong role', async () => {
    const { token } = await makeCustomer(app);
    const staff = await makeAdmin(app);
    expect((await app.call('PUT', '/booking/admin/x/mark-paid', { token })).body.errorCode).toBe('FORBIDDEN');
    expect((await app.call('GET', '/auth/profile', { token: staff.token })).body.errorCode).toBe('FORBIDDEN');
  });
});
