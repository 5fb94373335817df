/** The site as browsers, search engines and link previews get it: over HTTP, on a built site of the test's own. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../test/app.ts';
import { formOf, picture } from '../test/form.ts';
import { changeSettings, makeAdmin, makeCategory, makeService, withdraw } from '../test/makers.ts';

const ORIGIN = 'https://salon.example';
const HOSTILE = `</script><script>alert("x")</script> & 'Sons' $& $1`;

/** What the build leaves behind, as far as the server looks at it. */
const makeWebFolder = (): string => {
  // Where somebody keeps their things; only the site's own folder of that name is kept for ever by browsers.
  const folder = join(mkdtempSync(join(tmpdir(), 'nikhar-site-')), 'assets/web');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  const page = (name: string) =>
    `<!doctype html><html><head><meta charset="utf-8"><title>Nikhar</title></head><body data-shell="${name}"><div id="root"></div></body></html>`;
  for (const name of ['index', 'home', 'services', 'all-services', 'service', 'about']) {
    writeFileSync(join(folder, `${name}.html`), page(name));
  }
  const service = page('service').replace('<div id="root">', '$&<img src="/api/service-picture?width=480"><h1>service-name</h1>');
  writeFileSync(join(folder, 'service.html'), service);
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite/manifest.json'), '{}');
  writeFileSync(join(folder, 'assets/entry-abc.js'), 'export {};');
  writeFileSync(join(folder, 'assets/entry-abc.js.br'), brotliCompressSync('export {};'));
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return folder;
};

let webFolder: string;
let app: TestApp;
/** The same salon without PUBLIC_URL. */
let local: TestApp;
let categoryId: string;
let serviceId: string;
let withPicture: { id: string; imageUrl: string };

beforeAll(async () => {
  webFolder = makeWebFolder();
  app = await startApp({ webFolder, env: { PUBLIC_URL: ORIGIN } });
  local = await startApp({ webFolder });
  categoryId = await makeCategory(app, 'Facials & Clean-up');
  serviceId = await makeService(app, { name: 'Gold Facial', price: 1499.5, durationInMinutes: 75, categoryId });
  const { token } = await makeAdmin(app);
  const form = { name: 'Haircut', description: 'With a wash.', price: 499, durationInMinutes: 45, categoryId };
  const imageUrl = { bytes: await picture(800, 600) };
  const made = await app.call('POST', '/service/create', { token, ...(await formOf({ ...form, imageUrl })) });
  withPicture = made.body.data;
});
afterAll(async () => {
  await app.close();
  await local.close();
  rmSync(join(webFolder, '../..'), { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}, of = app) =>
  supertest(of.app.server)
    .get(path)
    .set({ 'accept-encoding': 'identity', ...headers });

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** What a page's head says, read the way a crawler does. */
const headOf = (html: string) => {
  const metas = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)" \/>/g)];
  const data = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/s)?.[1];
  return {
    title: unescaped(html.match(/<title>(.*?)<\/title>/s)?.[1] ?? ''),
    canonical: html.match(/<link rel="canonical" href="([^"]+)"/)?.[1],
    meta: Object.fromEntries(metas.map(([, name, content = '']) => [name, unescaped(content)])) as Record<string, string>,
    graph: (data ? JSON.parse(data)['@graph'] : []) as { '@type': string; [field: string]: unknown }[],
    shell: html.match(/data-shell="([^"]+)"/)?.[1],
  };
};
const headAt = async (path: string, of = app) => headOf((await get(path, {}, of)).text);
const nodeOf = (graph: { '@type': string }[], type: string) => graph.find(node => node['@type'] === type) as never;

describe('every public page', () => {
  it.each([
    ['/', 'Salon services at home', 'home'],
    ['/services', 'Our Services', 'services'],
    ['/all-services', 'All Services', 'all-services'],
    ['/book', 'Quick Booking', 'index'],
    ['/about', 'About', 'about'],
    ['/contact', 'Contact', 'index'],
    ['/privacy', 'Privacy Policy', 'index'],
    ['/terms', 'Terms of Service', 'index'],
  ])('%s has its head', async (path, title, shell) => {
    const answer = await get(path);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const head = headOf(answer.text);
    expect(head).toMatchObject({ title: `${title} · Nikhar`, canonical: `${ORIGIN}${path}`, shell });
    expect(head.meta).toMatchObject({
      'application-name': 'Nikhar',
      'og:title': `${title} · Nikhar`,
      'og:site_name': 'Nikhar Salon & Academy',
      'og:locale': 'en_IN',
      'og:type': 'website',
      'og:url': `${ORIGIN}${path}`,
      'og:image': `${ORIGIN}/share.jpg`,
      'twitter:card': 'summary_large_image',
    });
    expect(head.meta.description?.length).toBeGreaterThan(40);
    expect(head.meta['og:description']).toBe(head.meta.description);
    expect(head.meta.robots).toBeUndefined();
    expect(nodeOf(head.graph, 'BeautySalon')).toBeDefined();
    expect(nodeOf(head.graph, 'BreadcrumbList') === undefined).toBe(path === '/');
  });

  it('is the same with a slash at its end, in capitals and with what others add to links', async () => {
    for (const path of ['/about/', '/ABOUT', '/about?utm_source=x&fbclid=1']) {
      expect(await headAt(path)).toMatchObject({ canonical: `${ORIGIN}/about`, shell: 'about' });
    }
  });

  it('comes without the first paint of another list than is asked for', async () => {
    expect((await headAt('/all-services?search=hair')).shell).toBe('index');
    expect((await headAt('/services?view=list')).shell).toBe('index');
  });

  it('says the titles its own scripts set', async () => {
    const folder = join(import.meta.dirname, '../../web/src/pages/customer');
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.tsx'))
      .map(file => readFileSync(join(folder, file), 'utf8'));
    const titles = sources.flatMap(text => [...text.matchAll(/useDocumentTitle\('([^']+)'\)/g)].map(([, title]) => title));
    const paths = ['/', '/services', '/book', '/about', '/contact', '/privacy', '/terms', '/cart', '/checkout', '/bookings'];
    const sent = await Promise.all([...paths, '/profile', '/order-success', '/nowhere'].map(path => headAt(path)));
    expect(sent.map(({ title }) => title.replace(' · Nikhar', '')).toSorted()).toEqual(titles.toSorted());
  });
});

describe('the salon', () => {
  it('is described from its settings', async () => {
    const salon = nodeOf((await headAt('/contact')).graph, 'BeautySalon');
    expect(salon).toMatchObject({
      '@id': `${ORIGIN}/#salon`,
      name: 'Nikhar Salon & Academy',
      telephone: '+91 98765 00000',
      email: 'hello@nikhar.example',
      address: {
        streetAddress: '2nd Floor, Gulmohar Arcade, 14 North Ambazari Road, Dharampeth',
        addressLocality: 'Nagpur',
        addressRegion: 'Maharashtra',
        postalCode: '440010',
        addressCountry: 'IN',
      },
      geo: { latitude: 21.1458, longitude: 79.0882 },
      openingHoursSpecification: [
        {
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
          opens: '09:00',
          closes: '20:00',
        },
        { dayOfWeek: ['Sunday'], opens: '09:00', closes: '18:00' },
      ],
    });
    expect(salon).not.toHaveProperty('specialOpeningHoursSpecification');
  });

  it('is another one as soon as staff say so', async () => {
    await changeSettings(local, { salonName: 'Roop <b>& Co</b>', closedDays: ['2026-01-26', '2027-01-26'], address: 'Sadar' });
    try {
      const { title, meta, graph } = await headAt('/about', local);
      expect(title).toBe('About · Roop');
      expect(meta['og:site_name']).toBe('Roop <b>& Co</b>');
      expect(nodeOf(graph, 'BeautySalon')).toMatchObject({
        address: { streetAddress: 'Sadar' },
        // Days gone by interest nobody; the clock stands in December 2026.
        specialOpeningHoursSpecification: [{ validFrom: '2027-01-26', opens: '00:00', closes: '00:00' }],
      });
      const { body } = await get('/manifest.webmanifest', {}, local);
      expect(body).toMatchObject({ name: 'Roop <b>& Co</b>', short_name: 'Roop' });
    } finally {
      await changeSettings(local, {});
    }
  });
});

describe('a service', () => {
  it('is shared with its picture and price', async () => {
    const path = `/services/details/${withPicture.id}`;
    const { title, canonical, meta, graph, shell } = await headAt(path);
    expect({ title, canonical, shell }).toEqual({ title: 'Haircut · Nikhar', canonical: `${ORIGIN}${path}`, shell: 'service' });
    expect(meta).toMatchObject({
      description: '₹499 · 45 min at your home. With a wash.',
      'og:title': 'Haircut · ₹499',
      'og:type': 'product',
      'og:image': `${ORIGIN}${withPicture.imageUrl}?width=800`,
      'og:image:alt': 'Haircut',
      'product:price:amount': '499.00',
      'product:price:currency': 'INR',
    });
    expect(nodeOf(graph, 'Service')).toMatchObject({
      name: 'Haircut',
      image: `${ORIGIN}${withPicture.imageUrl}?width=800`,
      provider: { '@id': (nodeOf(graph, 'BeautySalon') as { '@id': string })['@id'] },
      offers: { '@type': 'Offer', price: '499.00', priceCurrency: 'INR', url: `${ORIGIN}${path}` },
    });
    expect((await get(new URL(meta['og:image'] ?? '').pathname)).headers['content-type']).toBe('image/webp');
  });

  it('has a trail through its category, and paise where there are any', async () => {
    const { meta, graph } = await headAt(`/services/details/${serviceId}`);
    expect(meta['og:title']).toBe('Gold Facial · ₹1,499.50');
    expect(meta.description).toContain('1 h 15 min');
    const { itemListElement } = nodeOf(graph, 'BreadcrumbList') as { itemListElement: { position: number; name: string }[] };
    expect(itemListElement.map(({ position, name }) => [position, name])).toEqual([
      [1, 'Home'],
      [2, 'All Services'],
      [3, 'Facials & Clean-up'],
      [4, 'Gold Facial'],
    ]);
  });

  it('asks for its first data and its picture in its head, as the page will', async () => {
    const { text } = await get(`/services/details/${withPicture.id}`);
    const preloads = [...text.matchAll(/<link data-later="preload" as="fetch" href="([^"]+)"/g)].map(([, href = '']) =>
      unescaped(href),
    );
    expect(preloads).toEqual(['/api/v1/settings', `/api/v1/service/${withPicture.id}`]);
    for (const href of preloads) expect((await get(href)).status).toBe(200);
    expect(text).toContain(`imagesrcset="${withPicture.imageUrl}?width=160 160w, `);
  });

  it('has its picture and its name in its first paint, and beside it as data for the scripts', async () => {
    const { text } = await get(`/services/details/${withPicture.id}`);
    expect(text).toContain(`<img src="${withPicture.imageUrl}?width=480"><h1>Haircut</h1>`);
    const data = text.match(/<script type="application\/json" id="first-service">(.*?)<\/script>/)?.[1] ?? '';
    expect(JSON.parse(data)).toEqual({ id: withPicture.id, name: 'Haircut', imageUrl: withPicture.imageUrl });
    // Without a picture there is nothing to put there.
    expect((await headAt(`/services/details/${serviceId}`)).shell).toBe('index');
  });

  it('with a hostile name and description is text, nothing else', async () => {
    const id = await makeService(app, { name: HOSTILE, description: `${HOSTILE} \u2028 --><img src=x onerror=alert(1)>` });
    const { text } = await get(`/services/details/${id}`);
    expect(text.match(/<script/g)).toHaveLength(1);
    expect(text).not.toMatch(/<img|-->|alert\("x"\)<\/script>/);
    const { title, meta, graph } = headOf(text);
    expect(title).toBe(`${HOSTILE} · Nikhar`);
    expect(meta['og:title']).toBe(`${HOSTILE} · ₹999`);
    expect(nodeOf(graph, 'Service')).toMatchObject({ name: HOSTILE });
    await withdraw(app, id);
  });

  it('with a long description is cut between words', async () => {
    const id = await makeService(app, { description: 'नमस्ते 😀 '.repeat(60) });
    const { description = '' } = (await headAt(`/services/details/${id}`)).meta;
    expect(description.length).toBeLessThan(300);
    expect(description).toMatch(/ (नमस्ते|😀)…$/);
  });

  it('that is unknown, withdrawn or no id is a page with 404 and nothing to find', async () => {
    const gone = await makeService(app);
    await withdraw(app, gone);
    const ids = [gone, '01890000-0000-7000-8000-000000000000', "'%20or%201=1", '%00', 'a'.repeat(100), ''];
    for (const id of ids) {
      const answer = await get(`/services/details/${id}`);
      expect([id, answer.status]).toEqual([id, 404]);
      const { title, meta, canonical, graph } = headOf(answer.text);
      expect(title).toBe('Service Not Found · Nikhar');
      expect(meta.robots).toBe('noindex');
      expect([canonical, graph]).toEqual([undefined, []]);
    }
  });
});

describe('a category', () => {
  it('has a page of its own', async () => {
    const { title, canonical, meta } = await headAt(`/all-services?category=${categoryId}&search=x`);
    expect(title).toBe('Facials & Clean-up · Nikhar');
    expect(canonical).toBe(`${ORIGIN}/all-services?category=${categoryId}`);
    expect(meta.description).toBe('Facials & Clean-up at home');
  });

  it('that is unknown is the list of all, as on the page', async () => {
    for (const id of ['unknown', '%22%3E', '']) {
      const answer = await get(`/all-services?category=${id}`);
      expect([answer.status, headOf(answer.text).canonical]).toEqual([200, `${ORIGIN}/all-services`]);
    }
  });
});

describe('other pages', () => {
  it.each(['/cart', '/checkout', '/bookings', '/profile', '/order-success?booking=1', '/admin', '/admin/login'])(
    '%s is nobody else’s business',
    async path => {
      const answer = await get(path);
      const { meta, canonical, graph } = headOf(answer.text);
      expect([answer.status, meta.robots, canonical, graph]).toEqual([200, 'noindex', undefined, []]);
    },
  );

  it.each(['/nowhere', '/about/us', '/administrator', '/services/details/a/b', '/apis'])('%s is a page with 404', async path => {
    const answer = await get(path);
    expect([answer.status, headOf(answer.text)]).toMatchObject([404, { title: 'Page not found · Nikhar', shell: 'index' }]);
  });

  it.each([
    '/index.html',
    '/home.html',
    '/.vite/manifest.json',
    '/.env',
    '/missing.js',
    '/assets/missing.js',
    '/assets/entry-abc.js.br',
    '/assets/..%2findex.html',
    '/assets/..%2F.vite%2Fmanifest.json',
    '/api/v1/nothing',
    '/api',
  ])('%s is the envelope, not a page', async path => {
    const answer = await get(path);
    expect([answer.status, answer.body.errorCode]).toEqual([404, 'NOT_FOUND']);
  });

  it('are read, not written to', async () => {
    expect((await supertest(app.app.server).post('/about')).status).toBe(404);
    const head = await supertest(app.app.server).head('/about');
    expect([head.status, head.text]).toEqual([200, undefined]);
  });
});

describe('caches', () => {
  it('are told what they may keep', async () => {
    const kept = async (path: string) => (await get(path)).headers['cache-control'];
    expect(await kept('/assets/entry-abc.js')).toBe('public, max-age=31536000, immutable');
    expect(await kept('/icon.svg')).toBe('public, max-age=3600');
    expect(await kept('/')).toBe('no-cache');
    expect(await kept('/manifest.webmanifest')).toBe('no-cache');
    expect(await kept('/sitemap.xml')).toBe('public, max-age=3600');
    expect((await get('/assets/entry-abc.js', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
  });

  it('know a page again, in each of its encodings', async () => {
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
      ['identity', undefined],
    ] as const) {
      const first = await get('/about', { 'accept-encoding': accepted });
      expect(first.headers).toMatchObject({ vary: 'Accept-Encoding', etag: expect.any(String) });
      expect(first.headers['content-encoding']).toBe(encoding);
      const again = await get('/about', { 'accept-encoding': accepted, 'if-none-match': `"x", W/${first.headers.etag}` });
      expect([again.status, again.text]).toEqual([304, '']);
    }
    const page = await get('/about', { 'accept-encoding': 'gzip' });
    expect(headOf(page.text).title).toBe('About · Nikhar');
  });
});

describe('for machines', () => {
  it('the sitemap names every page that is to be found', async () => {
    const answer = await get('/sitemap.xml');
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    const addresses = [...answer.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => unescaped(address));
    for (const path of ['/', '/about', `/all-services?category=${categoryId}`, `/services/details/${serviceId}`]) {
      expect(addresses).toContain(ORIGIN + path);
    }
    expect(answer.text).toContain(`<image:loc>${ORIGIN}${withPicture.imageUrl}?width=800</image:loc>`);
    expect(answer.text).not.toMatch(/cart|admin|profile/);
    for (const address of addresses) expect([address, (await get(address.replace(ORIGIN, ''))).status]).toEqual([address, 200]);
  });

  it('the sitemap says since when a page of the catalogue is as it is', async () => {
    const lastmod = async (path: string) => {
      const line = (await get('/sitemap.xml')).text
        .split('\n')
        .find(entry => unescaped(entry).includes(`<loc>${ORIGIN}${path}</loc>`));
      return line?.match(/<lastmod>([^<]*)/)?.[1];
    };
    const page = `/services/details/${serviceId}`;
    const before = await lastmod(page);
    expect(before).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await lastmod('/about')).toBeUndefined();

    app.clock.moveTo('2027-02-03T23:00:00+05:30');
    const { token } = await makeAdmin(app);
    const change = async (path: string, form: Parameters<typeof formOf>[0]) =>
      (await app.call('PUT', path, { token, ...(await formOf(form)) })).status;
    expect(await change(`/service/${serviceId}`, { price: 1500 })).toBe(200);
    expect(await lastmod(page)).toBe('2027-02-03');
    expect(await lastmod(`/services/details/${withPicture.id}`)).toBe(before);
    expect(await lastmod(`/all-services?category=${categoryId}`)).toBe(before);
    expect(await change(`/category/update/${categoryId}`, { description: 'For every skin.' })).toBe(200);
    expect(await lastmod(`/all-services?category=${categoryId}`)).toBe('2027-02-03');
  });

  it('robots.txt keeps them out of what is private', async () => {
    const lines = (await get('/robots.txt')).text.split('\n');
    for (const path of ['/api/', '/cart', '/checkout', '/bookings', '/profile', '/order-success', '/admin']) {
      expect(lines).toContain(`Disallow: ${path}`);
    }
    expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect((await get('/robots.txt', {}, local)).text).not.toContain('Sitemap');
  });

  it('the manifest lets a phone install the site', async () => {
    const answer = await get('/manifest.webmanifest');
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
});

describe('without PUBLIC_URL', () => {
  it('G5 no address is made up from what the client says', async () => {
    const lies = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil',
    };
    for (const path of ['/', '/services', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/nowhere']) {
      for (const of of [app, local]) {
        const { text, body, headers } = await get(path, lies, of);
        expect(`${text}${JSON.stringify([body, headers])}`).not.toContain('evil');
      }
    }
    expect(await headAt('/services', local)).toMatchObject({ canonical: undefined, meta: { 'og:image': '/share.jpg' } });
  });
});

it('what was asked for is not echoed', async () => {
  for (const path of ['/all-services?search=echoed', '/echoed', '/services/details/echoed', '/about?echoed=1']) {
    expect((await get(path)).text).not.toContain('echoed');
  }
});

it('G2 every answer of the site has the security headers', async () => {
  for (const path of ['/', '/nowhere', '/assets/entry-abc.js', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest']) {
    const { headers } = await get(path);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; /);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    });
    expect(headers['content-security-policy']).not.toContain('unsafe');
  }
});

it('pages come even while the database is away, and are not kept', async () => {
  const broken = await startApp({ webFolder });
  const { read } = broken.db;
  Object.assign(broken.db, { read: new Proxy(read, { get: () => fail() }) });
  const answer = await get('/about', {}, broken);
  Object.assign(broken.db, { read });
  await broken.close();
  expect([answer.status, answer.headers['cache-control']]).toEqual([503, 'no-store']);
  expect(answer.text).toContain('<div id="root">');
  expect(headOf(answer.text).meta.robots).toBeUndefined();
});
const fail = (): never => {
  throw new Error('the disk is gone');
};
