/** The headers for browsers on every answer (rules R72, R74, R75). */
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../test/app.ts';
import { portOf } from '../test/form.ts';
import { makeCustomer } from '../test/makers.ts';

const PARTNER = 'https://partner.example';

let app: TestApp;
/** The same salon, whose API a partner's site may call. */
let shared: TestApp;
beforeAll(async () => {
  app = await startApp({ env: { PUBLIC_URL: 'https://salon.example' } });
  shared = await startApp({ env: { CORS_ORIGINS: PARTNER } });
});
afterAll(async () => {
  await app.close();
  await shared.close();
});

describe('R72 security headers', () => {
  it.each([
    ['GET', '/service/all', 200],
    ['GET', '/service/none', 404],
    ['GET', '/auth/profile', 401],
    ['POST', '/auth/login', 400],
    ['DELETE', '/settings', 405],
    ['GET', '/nowhere', 404],
  ])('are on %s %s, which answers %i', async (method, path, status) => {
    const answer = await app.call(method, path);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'content-security-policy': expect.stringMatching(/^default-src 'none'; script-src 'self'; style-src 'self'; /),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=(self)'),
      'strict-transport-security': 'max-age=63072000',
    });
    expect(answer.headers['content-security-policy']).not.toMatch(/unsafe|\*;|https?:;/);
    expect(answer.headers).not.toHaveProperty('x-powered-by');
  });

  it.each(['/v/some-token', '/V/some-token', '/HI/V/some-token'])(
    'keep the token of a message out of the Referer of the page: %s',
    async path => {
      expect((await fetch(new URL(path, `http://127.0.0.1:${portOf(app)}`))).headers.get('referrer-policy')).toBe('no-referrer');
    },
  );

  it.each(['/visit-link/some-token', '/visit-link/some-token/calendar.ics', '/visit-link/some-token/days'])(
    'keep the token of a message out of the Referer: %s',
    async path => {
      expect((await app.call('GET', path)).headers['referrer-policy']).toBe('no-referrer');
    },
  );

  it('have no HSTS over plain http, which would lock a developer out', async () => {
    expect((await shared.call('GET', '/settings')).headers).not.toHaveProperty('strict-transport-security');
    const plain = await startApp({ env: { PUBLIC_URL: 'http://salon.example' } });
    expect((await plain.call('GET', '/settings')).headers).not.toHaveProperty('strict-transport-security');
    await plain.close();
  });

  it('have HSTS for subdomains only if the operator asks for it', async () => {
    const whole = await startApp({ env: { PUBLIC_URL: 'https://salon.example', HSTS_SUBDOMAINS: 'on' } });
    const { headers } = await whole.call('GET', '/settings');
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    await whole.close();
  });

  it('allow pictures from the configured servers of the map', async () => {
    const mapped = await startApp({ env: { TILE_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png' } });
    const policy = (await mapped.call('GET', '/settings')).headers['content-security-policy'];
    expect(policy).toContain("img-src 'self' data: https://*.tiles.example;");
    await mapped.close();
  });
});

describe('R74 other origins', () => {
  it.each(['POST', 'PUT', 'DELETE'])('include a partner, who may call with %s', async method => {
    const { headers } = await supertest(shared.app.server)
      .options('/api/v1/booking/some-id')
      .set({ origin: PARTNER, 'access-control-request-method': method, 'access-control-request-headers': 'authorization' });
    expect(headers['access-control-allow-methods']).toContain(method);
  });

  const allowed = async (of: TestApp, origin: string) => {
    const preflight = await supertest(of.app.server)
      .options('/api/v1/booking')
      .set({ origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' });
    const read = await supertest(of.app.server).get('/api/v1/service/all').set({ origin });
    for (const { headers } of [preflight, read]) expect(headers).not.toHaveProperty('access-control-allow-credentials');
    return [preflight, read].map(({ headers }) => headers['access-control-allow-origin']);
  };

  it.each([
    'https://evil.example',
    'null',
    'https://partner.example.evil.example',
    'http://partner.example',
    'https://partner.example:8443',
    'https://evil-partner.example',
  ])('exclude %s', async origin => {
    expect(await allowed(app, origin)).toEqual([undefined, undefined]);
    expect(await allowed(shared, origin)).toEqual([undefined, undefined]);
  });

  it('get an empty 204 for OPTIONS without a preflight', async () => {
    const answer = await supertest(shared.app.server).options('/api/v1/category');
    expect([answer.status, answer.text]).toEqual([204, '']);
  });

  it('may read the headers in the contract', async () => {
    const { headers } = await supertest(shared.app.server).get('/api/v1/service/all').set({ origin: PARTNER });
    expect(headers['access-control-expose-headers']?.split(', ').sort()).toEqual([
      'Content-Disposition',
      'ETag',
      'Retry-After',
      'X-RateLimit-Limit',
      'X-RateLimit-Remaining',
      'X-RateLimit-Reset',
      'X-Request-Id',
    ]);
  });

  it('may call if they are configured, and caches keep their answers apart', async () => {
    expect(await allowed(shared, PARTNER)).toEqual([PARTNER, PARTNER]);
    for (const path of ['/api/v1/service/all', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest']) {
      const { headers } = await supertest(shared.app.server).get(path).set({ origin: PARTNER });
      expect([path, headers.vary]).toEqual([path, expect.stringContaining('Origin')]);
    }
  });
});

describe('an address that cannot be read', () => {
  const PATH = '/api/v1/service/%E0%A4%A';

  it.each(['GET', 'HEAD', 'POST', 'DELETE'])('is refused with headers for a partner: %s', async method => {
    const ask = supertest(shared.app.server)[method.toLowerCase() as 'get'](PATH);
    const { status, headers, text } = await ask.set({ origin: PARTNER, 'content-type': 'text/plain' });
    expect([status, headers['access-control-allow-origin']]).toEqual([400, PARTNER]);
    expect(headers).toMatchObject({ 'x-request-id': expect.stringMatching(/./), 'x-frame-options': 'DENY' });
    if (method !== 'HEAD') expect(JSON.parse(text).errorCode).toBe('VALIDATION_ERROR');
  });

  it('answers a preflight', async () => {
    const answer = await supertest(shared.app.server)
      .options(PATH)
      .set({ origin: PARTNER, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' });
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([204, PARTNER]);
  });
});

describe('R75 caches', () => {
  it('keep no answers to requests with a token', async () => {
    const { token, userId } = await makeCustomer(app);
    for (const path of [
      '/auth/profile',
      '/auth/profile/export',
      `/cart/user/${userId}`,
      '/address/user',
      '/booking',
      '/coupon',
    ]) {
      expect([path, (await app.call('GET', path, { token })).headers['cache-control']]).toEqual([path, 'no-store']);
    }
    expect((await app.call('GET', '/auth/profile')).headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['*', 304],
    ['W/"x"', 200],
  ])('may send If-None-Match: %s', async (header, status) => {
    expect((await app.call('GET', '/service/all', { headers: { 'if-none-match': header } })).status).toBe(status);
  });

  it('are not poisoned by other headers', async () => {
    const lies = { 'x-forwarded-host': 'evil.example', 'x-original-url': '/admin', 'x-forwarded-prefix': '/evil', via: 'evil' };
    for (const path of ['/service/all', '/category', '/settings', '/openapi.json']) {
      const [plain, lied] = [await app.call('GET', path), await app.call('GET', path, { headers: lies })];
      expect([path, lied.text, lied.headers.etag]).toEqual([path, plain.text, plain.headers.etag]);
      expect(JSON.stringify(lied.headers)).not.toContain('evil');
    }
  });
});
