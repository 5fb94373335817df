/** The site for browsers and machines, over HTTP on the tests' own built site. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { startApp } from '../test/app.ts';
import { dial, until } from '../test/dial.ts';
import { formOf, portOf } from '../test/form.ts';
import { makeAdmin, makeService, withdraw } from '../test/makers.ts';
import { headOf, ORIGIN, openSite, unescaped } from '../test/site.ts';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe('other pages', () => {
  it.each([
    '/cart',
    '/checkout',
    '/bookings',
    '/profile',
    '/order-success?booking=1',
    '/admin',
    '/admin/login',
    '/pro',
    '/pro/days',
  ])('are not for search engines: %s', async path => {
    const answer = await site.get(path);
    const { meta, canonical, graph } = headOf(answer.text);
    expect([answer.status, meta.robots, canonical, graph]).toEqual([200, 'noindex', undefined, []]);
  });

  it.each([
    ...['/nowhere', '/about/us', '/administrator', '/services/details/a/b', '/apis'],
    ...['//', '//cart', '/about//', '/services//details/x'],
  ])('answer 404 with a page: %s', async path => {
    const answer = await site.get(path);
    expect([answer.status, headOf(answer.text)]).toMatchObject([404, { title: 'Page not found · Nikhar', shell: 'missing' }]);
  });

  // The browser's script could take what follows the language for another site.
  it('answer 404 if slashes follow the language', async () => {
    const answer = await site.get('/hi//evil.example/');
    expect([answer.status, headOf(answer.text).shell]).toEqual([404, 'hi/missing']);
  });

  it.each([
    ['/cart', 'cart'],
    ['/bookings/', 'bookings'],
    ['/bookings?search=x', 'bookings'],
    ['/services/details/nowhere', 'service-frame'],
    ['/admin', 'index'],
    ['/admin/bookings', 'index'],
  ])('have their own frame if there is one: %s', async (path, shell) => {
    expect((await site.headAt(path)).shell).toBe(shell);
  });

  it.each([
    '/index.html',
    '/home.html',
    '/.vite/manifest.json',
    '/.env',
    '/.git/config',
    '/missing.js',
    '/assets/missing.js',
    '/assets/entry-abc.js.br',
    '/assets/..%2findex.html',
    '/assets/..%2F.vite%2Fmanifest.json',
    '/api/v1/nothing',
    '/api',
  ])('answer with the envelope instead of a page: %s', async path => {
    const answer = await site.get(path);
    expect([answer.status, answer.body.errorCode]).toEqual([404, 'NOT_FOUND']);
  });

  it.each([`${ORIGIN}/about`, `${ORIGIN}?utm_source=x`, ORIGIN])('are also found by the whole address: %s', async address => {
    const line = dial(`http://127.0.0.1:${portOf(site.app)}`);
    line.socket.write(`GET ${address} HTTP/1.1\r\nHost: salon.example\r\nConnection: close\r\n\r\n`);
    await until(() => line.lived > 0, 5000);
    expect(line.received).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('refuse all methods except GET and HEAD', async () => {
    expect((await supertest(site.app.app.server).post('/about')).status).toBe(404);
    const head = await supertest(site.app.app.server).head('/about');
    expect([head.status, head.text]).toEqual([200, undefined]);
  });
});

describe('addresses and headers of the greatest length', () => {
  // Each once blocked the process for a tenth of a second.
  it.each([
    ['slashes', `/${'/'.repeat(15_000)}x`, 'br'],
    ['spaces', '/about', `br${' '.repeat(15_000)}x`],
  ])('do not block the process: %s', async (_, path, accepted) => {
    await site.get(path, { 'accept-encoding': accepted });
    // The processor's time, because others may use the processor, too.
    const before = process.cpuUsage();
    for (let n = 0; n < 10; n++) await site.get(path, { 'accept-encoding': accepted });
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(500);
  });
});

describe('caches', () => {
  it('get the times for which they may keep files', async () => {
    const kept = async (path: string) => (await site.get(path)).headers['cache-control'];
    expect(await kept('/assets/entry-abc.js')).toBe('public, max-age=31536000, immutable');
    expect(await kept('/icon.svg')).toBe('public, max-age=3600');
    expect(await kept('/')).toBe('no-cache');
    expect(await kept('/manifest.webmanifest')).toBe('no-cache');
    // A kept worker would hold back a new version.
    expect(await kept('/worker.js')).toBe('no-cache');
    expect(await kept('/worker.hi.js')).toBe('no-cache');
    expect((await site.get('/worker.js', { 'accept-encoding': 'br' })).headers['cache-control']).toBe('no-cache');
    expect(await kept('/sitemap.xml')).toBe('public, max-age=3600');
    expect((await site.get('/assets/entry-abc.js', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
  });

  it('I11 keep the script of other sites for a day, and their pages may load it', async () => {
    for (const [accepted, encoding] of [
      ['br', 'br'],
      ['identity', undefined],
    ] as const) {
      const first = await site.get('/embed.js', { 'accept-encoding': accepted });
      expect([first.status, first.headers['content-encoding']]).toEqual([200, encoding]);
      expect(first.headers).toMatchObject({
        'content-type': 'application/javascript; charset=utf-8',
        'cache-control': 'public, max-age=86400',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
        etag: expect.any(String),
      });
      expect(first.headers).not.toHaveProperty('set-cookie');
      const again = await site.get('/embed.js', { 'accept-encoding': accepted, 'if-none-match': String(first.headers.etag) });
      expect([again.status, again.headers['cache-control']]).toEqual([304, 'public, max-age=86400']);
    }
    expect(statSync(join(import.meta.dirname, '../../web/public/embed.js')).size).toBeLessThanOrEqual(3000);
  });

  it('can revalidate a page in each of its encodings', async () => {
    const etags = new Set();
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
      ['identity', undefined],
    ] as const) {
      const first = await site.get('/about', { 'accept-encoding': accepted });
      expect(first.headers).toMatchObject({ vary: 'Accept-Encoding', etag: expect.any(String) });
      expect(first.headers['content-encoding']).toBe(encoding);
      etags.add(first.headers.etag);
      const again = await site.get('/about', { 'accept-encoding': accepted, 'if-none-match': `"x", W/${first.headers.etag}` });
      expect([again.status, again.text]).toEqual([304, '']);
    }
    expect(etags.size).toBe(3);
    const shouted = await site.get('/about', { 'accept-encoding': 'BR ; q=1' });
    expect(shouted.headers['content-encoding']).toBe('br');
    const page = await site.get('/about', { 'accept-encoding': 'gzip' });
    expect(headOf(page.text).title).toBe('About · Nikhar');
    // An answer that fits into one packet is not compressed.
    const short = await site.get('/robots.txt', { 'accept-encoding': 'br' });
    expect(short.headers).not.toHaveProperty('content-encoding');
    // A missing page always answers 404.
    expect((await site.get('/nowhere', { 'if-none-match': '*' })).status).toBe(404);
  });
});

it('get 412 and 416 for files, which they must not keep', async () => {
  for (const [path, headers, status] of [
    ['/icon.svg', { range: 'bytes=99999-' }, 416],
    ['/assets/entry-abc.js', { range: 'bytes=99999-' }, 416],
    ['/icon.svg', { 'if-match': '"another"' }, 412],
    ['/icon.svg', { 'if-unmodified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' }, 412],
  ] as [string, Record<string, string>, number][]) {
    const answer = await site.get(path, headers);
    expect([path, answer.status, answer.headers['cache-control']]).toEqual([path, status, 'no-store']);
    expect(answer.headers['content-range'] ?? '').toMatch(status === 416 ? /^bytes \*\/\d+$/ : /^$/);
  }
});

describe('for machines', () => {
  it('has a sitemap with every public page', async () => {
    await withdraw(site.app, await makeService(site.app));
    const answer = await site.get('/sitemap.xml');
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    const addresses = [...answer.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => unescaped(address));
    for (const path of ['/', '/about', `/all-services?category=${site.categoryId}`, `/services/details/${site.serviceId}`]) {
      expect(addresses).toContain(ORIGIN + path);
    }
    expect(answer.text).toContain(`<image:loc>${ORIGIN}${site.withPicture.imageUrl}?width=800</image:loc>`);
    expect(answer.text.match(/<image:loc>/g)).toHaveLength(3);
    expect(addresses).toContain(`${ORIGIN}/mr/about`);
    expect(answer.text).toContain(`<xhtml:link rel="alternate" hreflang="hi" href="${ORIGIN}/hi/about"/>`);
    expect(answer.text).toContain(`<xhtml:link rel="alternate" hreflang="x-default" href="${ORIGIN}/about"/>`);
    expect(answer.text).not.toMatch(/cart|admin|profile/);
    for (const address of addresses)
      expect([address, (await site.get(address.replace(ORIGIN, ''))).status]).toEqual([address, 200]);
  });

  it('has the last change of each catalogue page in the sitemap', async () => {
    const lastmod = async (path: string) => {
      const line = (await site.get('/sitemap.xml')).text
        .split('\n')
        .find(entry => unescaped(entry).includes(`<loc>${ORIGIN}${path}</loc>`));
      return line?.match(/<lastmod>([^<]*)/)?.[1];
    };
    const page = `/services/details/${site.serviceId}`;
    const before = await lastmod(page);
    expect(before).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await lastmod('/about')).toBeUndefined();

    site.app.clock.moveTo('2027-02-03T23:00:00+05:30');
    const { token } = await makeAdmin(site.app);
    const change = async (path: string, form: Parameters<typeof formOf>[0]) =>
      (await site.app.call('PUT', path, { token, ...(await formOf(form)) })).status;
    expect(await change(`/service/${site.serviceId}`, { price: 1500 })).toBe(200);
    expect(await lastmod(page)).toBe('2027-02-03');
    expect(await lastmod(`/services/details/${site.withPicture.id}`)).toBe(before);
    expect(await lastmod(`/all-services?category=${site.categoryId}`)).toBe(before);
    expect(await change(`/category/update/${site.categoryId}`, { description: 'For every skin.' })).toBe(200);
    expect(await lastmod(`/all-services?category=${site.categoryId}`)).toBe('2027-02-03');
  });

  it('has a robots.txt that excludes private pages', async () => {
    const lines = (await site.get('/robots.txt')).text.split('\n');
    for (const path of ['/api/', '/cart', '/checkout', '/bookings', '/profile', '/order-success', '/admin', '/pro', '/hi/cart']) {
      expect(lines).toContain(`Disallow: ${path}`);
    }
    expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  });

  it('has a manifest that lets a phone install the site', async () => {
    const answer = await site.get('/manifest.webmanifest');
    expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    const manifest = answer.body;
    expect(manifest).toMatchObject({
      name: 'Nikhar Salon & Academy',
      short_name: 'Nikhar',
      start_url: '/',
      display: 'standalone',
    });
    expect(manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose ?? ''}`.trim())).toEqual([
      'any',
      '192x192',
      '512x512',
      '512x512 maskable',
    ]);
  });

  it('has one app, which begins in the language in which it was installed', async () => {
    expect((await site.get('/hi/about')).text).toContain('href="/hi/manifest.webmanifest"');
    const { body } = await site.get('/hi/manifest.webmanifest');
    expect(body).toMatchObject({ id: '/', scope: '/', start_url: '/hi', lang: 'hi-IN' });
    expect(body.shortcuts[1]).toEqual({ name: 'मेरी बुकिंग', url: '/hi/bookings' });
  });
});

describe('W44 the service worker', () => {
  it('keeps a page that is the same for every address and has no answers in it', async () => {
    const { text, headers } = await site.get('/kept-page');
    expect(headers['cache-control']).toBe('no-cache');
    expect(text).toMatch(/<title>Nikhar<\/title>.*name="kept-page"/s);
    expect(text).not.toContain('first-answers');
    expect((await site.get('/cart')).text).not.toContain('kept-page');
  });

  it('keeps one for each language', async () => {
    const { text } = await site.get('/hi/kept-page');
    expect(text).toContain('data-shell="hi/index"');
    expect(text).toContain('name="kept-page"');
  });

  it('may run', async () => {
    expect((await site.get('/worker.js')).headers['content-security-policy']).toContain("worker-src 'self'");
  });

  it("has an app of its own for the professional's phone", async () => {
    expect((await site.get('/pro/days')).text).toContain('href="/pro.webmanifest"');
    expect((await site.get('/')).text).toContain('href="/manifest.webmanifest"');
    expect((await site.get('/pro.webmanifest')).body).toMatchObject({ id: '/pro', start_url: '/pro', scope: '/pro' });
    expect((await site.get('/hi/pro')).text).toContain('href="/hi/pro.webmanifest"');
    const hindi = (await site.get('/hi/pro.webmanifest')).body;
    expect(hindi).toMatchObject({ id: '/hi/pro', scope: '/hi/pro', short_name: 'मेरी विज़िट', lang: 'hi-IN' });
  });
});

describe('without PUBLIC_URL', () => {
  const UNKNOWN = { host: 'evil.example' };

  it('R75 makes no address from a host that is not trusted', async () => {
    const lies = { ...UNKNOWN, 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'host=evil' };
    const paths = ['/', '/services', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/nowhere', '/api/v1/openapi.json'];
    for (const path of paths) {
      for (const of of [site.app, site.local]) {
        const { text, body, headers } = await site.get(path, lies, of);
        expect(`${text}${JSON.stringify([body, headers])}`).not.toContain('evil');
      }
    }
    const { canonical, meta } = headOf((await site.get('/services', UNKNOWN, site.local)).text);
    expect([canonical, meta['og:url'], meta['og:image']]).toEqual([undefined, undefined, '/share.jpg']);
    expect((await site.get('/robots.txt', UNKNOWN, site.local)).text).not.toContain('Sitemap');
  });

  it.each([
    ['localhost:3000', 'http://localhost:3000'],
    ['LOCALHOST', 'http://localhost'],
    ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['[::1]:3000', 'http://[::1]:3000'],
  ])('makes addresses from a trusted host: %s', async (host, origin) => {
    const { canonical, meta } = headOf((await site.get('/services', { host }, site.local)).text);
    expect([canonical, meta['og:image']]).toEqual([`${origin}/services`, `${origin}/share.jpg`]);
    expect((await site.get('/sitemap.xml', { host }, site.local)).text).toContain(`<loc>${origin}/services</loc>`);
    expect((await site.get('/robots.txt', { host }, site.local)).text).toContain(`Sitemap: ${origin}/sitemap.xml`);
  });

  it.each([
    'localhost.evil.example',
    'localhost@evil.example',
    'evil.example#localhost',
    'localhost:0x50',
    'localhost:99999',
    '',
  ])('does not trust a similar host: %s', async host => {
    const { text } = await site.get('/services', { host }, site.local);
    expect(headOf(text).canonical).toBeUndefined();
  });

  it('takes the protocol from a proxy', async () => {
    const env = { TRUST_PROXY: 'on', TRUSTED_HOSTS: 'salon.example, www.salon.example' };
    const behind = await startApp({ webFolder: site.webFolder, env });
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'www.salon.example' };
    const canonicalFor = async (headers: Record<string, string>) =>
      headOf((await site.get('/about', headers, behind)).text).canonical;
    expect(await canonicalFor(forwarded)).toBe('https://www.salon.example/about');
    expect(await canonicalFor({ host: 'localhost' })).toBeUndefined();
    await behind.close();
  });

  it.each([
    ['PUBLIC_URL', () => site.app, `${ORIGIN}/api/v1`],
    ['a trusted host', () => site.local, 'http://localhost:3000/api/v1'],
  ])('serves the contract with the address of %s', async (_from, of, url) => {
    const json = await site.get('/api/v1/openapi.json', { host: 'localhost:3000' }, of());
    expect(json.body.servers).toEqual([{ url, description: 'This installation' }]);
    const yaml = await site.get('/api/v1/openapi.yaml', { host: 'localhost:3000' }, of()).buffer();
    expect(parse(yaml.text).servers).toEqual(json.body.servers);
    expect(parse((await site.get('/api/v1/openapi.yaml', UNKNOWN, site.local).buffer()).text).servers[0].url).toBe('/api/v1');
  });
});

it('does not echo the request', async () => {
  for (const path of ['/all-services?search=echoed', '/echoed', '/services/details/echoed', '/about?echoed=1']) {
    expect((await site.get(path)).text).not.toContain('echoed');
  }
});

it('R72 sends security headers with every answer', async () => {
  for (const path of ['/', '/nowhere', '/assets/entry-abc.js', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest']) {
    const { headers } = await site.get(path);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; /);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000',
    });
    expect(headers['content-security-policy']).not.toContain('unsafe');
  }
});

it('serves pages while the database is away, but uncached', async () => {
  const broken = await startApp({ webFolder: site.webFolder });
  const { read } = broken.db;
  Object.assign(broken.db, { read: new Proxy(read, { get: () => fail() }) });
  const answer = await site.get('/about', {}, broken);
  Object.assign(broken.db, { read });
  expect(broken.log.faults().join()).toContain('A page is sent without its head');
  await broken.close();
  expect([answer.status, answer.headers['cache-control']]).toEqual([503, 'no-store']);
  expect(answer.text).toContain('<div id="root">');
  expect(headOf(answer.text).meta.robots).toBeUndefined();
});
const fail = (): never => {
  throw new Error('the disk is gone');
};
