/** Tokens and the sessions behind them (rules S13, R12 to R15). */
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOUR, SECOND } from '../shared/time.ts';
import { startApp, type TestApp } from '../test/app.ts';
import { makeAdmin, makeCustomer } from '../test/makers.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.close());

describe('tokens', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  it('R12 a forged token is 401 and never 500', async () => {
    const { token } = await makeCustomer(app);
    // Seen before, and remembered: nothing that is like it is.
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

  it('R12 two Authorization headers are refused', async () => {
    const { token } = await makeCustomer(app);
    const { port } = app.app.server.address() as AddressInfo;
    const statusWith = (...sent: string[]) =>
      new Promise(resolve => {
        const headers = ['host', 'localhost', ...sent.flatMap(one => ['authorization', `Bearer ${one}`])];
        request({ port, path: '/api/v1/auth/profile', headers }, answer => resolve(answer.resume().statusCode)).end();
      });
    expect([await statusWith(token), await statusWith(token, 'other'), await statusWith(token, token)]).toEqual([200, 401, 401]);
  });

  it("updates a customer's last activity once an hour", async () => {
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

  it('R13 a token dies with logout, and after thirty days', async () => {
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

  it('a stale token on a public operation is ignored', async () => {
    expect((await app.call('GET', '/category', { token: 'stale' })).status).toBe(200);
  });

  it('R14 R15 the wrong role is 403', async () => {
    const { token } = await makeCustomer(app);
    const staff = await makeAdmin(app);
    expect((await app.call('PUT', '/booking/admin/x/mark-paid', { token })).body.errorCode).toBe('FORBIDDEN');
    expect((await app.call('GET', '/auth/profile', { token: staff.token })).body.errorCode).toBe('FORBIDDEN');
  });
});
