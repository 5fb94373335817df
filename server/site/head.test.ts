/** The heads of pages for search engines and link previews, over HTTP on the tests' own built site. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '../../common/words/all.ts';
import { DEMO_SETTINGS } from '../salon/demo/settings.ts';
import { makeBatch, makeCourse } from '../test/academy.ts';
import { formOf, picture } from '../test/form.ts';
import { changeSettings, makeAdmin, makeService, withdraw } from '../test/makers.ts';
import { headOf, ORIGIN, openSite, unescaped } from '../test/site.ts';

const HOSTILE = `</script><script>alert("x")</script> & 'Sons' $& $1`;

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
const nodeOf = (graph: { '@type': string }[], type: string) => graph.find(node => node['@type'] === type) as never;

describe('every public page', () => {
  it.each([
    ['/', 'Salon services at home', 'home'],
    ['/services', 'Our Services', 'services'],
    ['/all-services', 'All Services', 'all-services'],
    ['/book', 'Quick Booking', 'index'],
    ['/academy', 'Academy', 'index'],
    ['/about', 'About', 'about'],
    ['/contact', 'Contact', 'index'],
    ['/privacy', 'Privacy Policy', 'index'],
    ['/terms', 'Terms of Service', 'index'],
  ])('has its own head at %s', async (path, title, shell) => {
    const answer = await site.get(path);
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

  it('ignores a final slash, capitals and tracking parameters in its address', async () => {
    for (const path of ['/about/', '/ABOUT', '/about?utm_source=x&fbclid=1']) {
      expect(await site.headAt(path)).toMatchObject({ canonical: `${ORIGIN}/about`, shell: 'about' });
    }
  });

  it('has no first paint of the whole list if the address asks for a part', async () => {
    expect((await site.headAt('/all-services?search=hair')).shell).toBe('all-services-frame');
    expect((await site.headAt(`/all-services?category=${site.categoryId}`)).shell).toBe('all-services-frame');
    expect((await site.headAt('/services?view=list')).shell).toBe('services-frame');
    expect((await site.headAt('/about?view=list')).shell).toBe('about');
    // Blank parameters ask for the whole list.
    expect((await site.headAt('/all-services?search=&category=')).shell).toBe('all-services');
  });

  it('has the same title as its scripts set', async () => {
    const folder = join(import.meta.dirname, '../../web/src/pages/customer');
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.tsx'))
      .map(file => readFileSync(join(folder, file), 'utf8'));
    const titles = sources.flatMap(text =>
      [...text.matchAll(/useDocumentTitle\(titles\.(\w+)\)/g)].map(([, name]) => name as keyof typeof words),
    );
    const words = wordsOf.en.titles;
    const paths = [
      '/',
      '/services',
      '/book',
      '/academy',
      '/about',
      '/contact',
      '/privacy',
      '/terms',
      '/cart',
      '/checkout',
      '/bookings',
    ];
    const sent = await Promise.all(
      [...paths, '/profile', '/order-success', '/payment/x', '/v/x', '/nowhere'].map(path => site.headAt(path)),
    );
    expect(sent.map(({ title }) => title.replace(' · Nikhar', '')).toSorted()).toEqual(
      titles.map(name => words[name]).toSorted(),
    );
  });

  it('is in the language of its address, and names the others (rule Z1)', async () => {
    const [hindi, service] = await Promise.all([
      site.headAt('/hi/about/'),
      site.headAt(`/hi/services/details/${site.serviceId}`),
    ]);
    expect(hindi).toMatchObject({
      title: 'हमारे बारे में · Nikhar',
      canonical: `${ORIGIN}/hi/about`,
      shell: 'hi/about',
      alternates: [
        ['en', `${ORIGIN}/about`],
        ['hi', `${ORIGIN}/hi/about`],
        ['mr', `${ORIGIN}/mr/about`],
        ['x-default', `${ORIGIN}/about`],
      ],
    });
    expect(hindi.meta).toMatchObject({ 'og:locale': 'hi_IN', 'og:url': `${ORIGIN}/hi/about` });
    expect(service.meta.description).toContain('आपके घर पर');
    expect((await site.headAt('/HI')).canonical).toBe(`${ORIGIN}/hi`);
    expect((await site.headAt('/about')).alternates).toEqual(hindi.alternates);
  });

  it('names what the salon offers in its language, with the answers that its scripts ask for (rule C30)', async () => {
    const { token } = await makeAdmin(site.app);
    const id = await makeService(site.app, { name: 'Gold Facial' });
    const hi = { name: 'गोल्ड फेशियल', description: 'शादी से पहले की पसंदीदा सर्विस।' };
    await site.app.call('PUT', `/service/${id}`, { token, ...(await formOf({ translations: JSON.stringify({ hi }) })) });
    const [english, hindi, marathi] = await Promise.all(
      ['', '/hi', '/mr'].map(base => site.headAt(`${base}/services/details/${id}`)),
    );
    expect([english, hindi, marathi].map(head => head?.title)).toEqual(
      ['Gold Facial', hi.name, 'Gold Facial'].map(name => `${name} · Nikhar`),
    );
    expect(hindi?.meta.description).toContain(hi.description);
    expect(hindi?.graph).toContainEqual(expect.objectContaining({ '@type': 'Service', ...hi }));
    const { text } = await site.get(`/hi/services/details/${id}`);
    expect(text).toContain(`"/api/v1/service/${id}?language=hi":`);
    expect((await site.get('/mr/services')).text).toContain('"/api/v1/category?page=0\\u0026size=50\\u0026language=mr":');
  });

  it('has no staff area and no secret in a Referer in another language', async () => {
    const answers = await Promise.all(['/hi/admin', '/hi/hi', '/hi/v/x'].map(path => site.get(path)));
    expect(answers.map(({ status, headers }) => [status, headers['referrer-policy']])).toEqual([
      [404, 'strict-origin-when-cross-origin'],
      [404, 'strict-origin-when-cross-origin'],
      [200, 'no-referrer'],
    ]);
  });

  it("keeps the token of a message's link out of the Referer (rule Q13)", async () => {
    const policies = await Promise.all(
      ['/v/x', '/bookings'].map(async path => (await site.get(path)).headers['referrer-policy']),
    );
    expect(policies).toEqual(['no-referrer', 'strict-origin-when-cross-origin']);
  });
});

describe('the salon', () => {
  it('is described from its settings', async () => {
    const salon = nodeOf((await site.headAt('/contact')).graph, 'BeautySalon');
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

  it('changes at once when staff save settings', async () => {
    await changeSettings(site.local, {
      salonName: 'Roop <b>& Co</b>',
      nameLines: ['Roop', '& Co'],
      closedDays: ['2026-01-26', '2027-01-26'],
      address: 'Sadar',
      city: 'Pune',
    });
    try {
      const { title, meta, graph } = await site.headAt('/about', site.local);
      expect(title).toBe('About · Roop');
      expect((await site.get('/about', {}, site.local)).text).toContain('<p>Roop</p>');
      expect(meta['og:site_name']).toBe('Roop <b>& Co</b>');
      expect(nodeOf(graph, 'BeautySalon')).toMatchObject({
        address: { streetAddress: 'Sadar' },
        areaServed: 'Pune',
        // Past days are left out. The clock stands in December 2026.
        specialOpeningHoursSpecification: [{ validFrom: '2027-01-26', opens: '00:00', closes: '00:00' }],
      });
      const { body } = await site.get('/manifest.webmanifest', {}, site.local);
      expect(body).toMatchObject({ name: 'Roop <b>& Co</b>', short_name: 'Roop' });
      await changeSettings(site.local, { salonName: 'The <i>$&</i> Parlour', nameLines: ['The <i>$&</i> Parlour'] });
      expect((await site.headAt('/about', site.local)).title).toBe('About · The <i>$&</i> Parlour');
      const { text } = await site.get('/about', {}, site.local);
      expect(text).toContain('<p>The &lt;i&gt;$&amp;&lt;/i&gt; Parlour</p>');
    } finally {
      await changeSettings(site.local, {});
    }
  });

  it('is closed on days without opening hours, and today if it is a closed day', async () => {
    const openingHours = DEMO_SETTINGS.openingHours.map(hours => ({ ...hours, closed: hours.day === 'SUNDAY' }));
    await changeSettings(site.local, {
      openingHours,
      closedDays: ['2026-12-04'],
      address: '1 Sadar, Nagpur, Maharashtra - 440001',
    });
    try {
      expect(nodeOf((await site.headAt('/about', site.local)).graph, 'BeautySalon')).toMatchObject({
        address: { streetAddress: '1 Sadar', addressLocality: 'Nagpur', addressRegion: 'Maharashtra', postalCode: '440001' },
        areaServed: 'Nagpur',
        openingHoursSpecification: [
          { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'], opens: '09:00', closes: '20:00' },
        ],
        specialOpeningHoursSpecification: [{ validFrom: '2026-12-04', validThrough: '2026-12-04' }],
      });
    } finally {
      await changeSettings(site.local, {});
    }
  });
});

describe('a service', () => {
  it('has a preview with its picture and price', async () => {
    const path = `/services/details/${site.withPicture.id}`;
    const { title, canonical, meta, graph, shell } = await site.headAt(path);
    expect({ title, canonical, shell }).toEqual({ title: 'Haircut · Nikhar', canonical: `${ORIGIN}${path}`, shell: 'service' });
    expect(meta).toMatchObject({
      description: '₹499 · 45 min at your home. With a wash.',
      'og:title': 'Haircut · ₹499',
      'og:type': 'product',
      'og:image': `${ORIGIN}${site.withPicture.imageUrl}?width=800`,
      'og:image:alt': 'Haircut',
      'product:price:amount': '499.00',
      'product:price:currency': 'INR',
    });
    expect(nodeOf(graph, 'Service')).toMatchObject({
      name: 'Haircut',
      category: 'Facials & Clean-up',
      image: `${ORIGIN}${site.withPicture.imageUrl}?width=800`,
      provider: { '@id': (nodeOf(graph, 'BeautySalon') as { '@id': string })['@id'] },
      offers: { '@type': 'Offer', price: '499.00', priceCurrency: 'INR', url: `${ORIGIN}${path}` },
    });
    expect((await site.get(new URL(meta['og:image'] ?? '').pathname)).headers['content-type']).toBe('image/webp');
  });

  it('C31 has an offer for each variant, and its preview says the lowest price', async () => {
    const variant = (id: string, pricePaise: number) => ({ id, name: id, translations: null, pricePaise, durationInMinutes: 30 });
    const variants = [variant('long', 70_000), variant('short', 50_000)];
    const id = await makeService(site.app, { name: 'Plaits', price: 700, durationInMinutes: 30, variants });
    const { meta, graph } = await site.headAt(`/services/details/${id}`);
    expect(meta).toMatchObject({ 'og:title': 'Plaits · from ₹500', 'product:price:amount': '500.00' });
    expect(meta.description).toMatch(/^from ₹500 · 30 min at your home/);
    expect((nodeOf(graph, 'Service') as { offers: object[] }).offers).toMatchObject([
      { name: 'long', price: '700.00' },
      { name: 'short', price: '500.00' },
    ]);
  });

  it('has a breadcrumb with its category, and paise only if there are any', async () => {
    const { meta, graph } = await site.headAt(`/services/details/${site.serviceId}`);
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

  it('carries the API’s answers to its first requests, and preloads its picture', async () => {
    const { text } = await site.get(`/services/details/${site.withPicture.id}`);
    const answers = JSON.parse(text.match(/<script type="application\/json" id="first-answers">(.*?)<\/script>/)?.[1] ?? '');
    expect(Object.keys(answers)).toEqual(['/api/v1/settings', `/api/v1/service/${site.withPicture.id}`]);
    for (const [address, answer] of Object.entries(answers)) expect(answer).toEqual(JSON.parse((await site.get(address)).text));
    expect(text).toContain(`imagesrcset="${site.withPicture.imageUrl}?width=160 160w, `);
  });

  it('has its picture and name in the first paint, and as data for the scripts', async () => {
    const { text } = await site.get(`/services/details/${site.withPicture.id}`);
    expect(text).toContain(`<img src="${site.withPicture.imageUrl}?width=480"><h1>Haircut</h1>`);
    const data = text.match(/<script type="application\/json" id="first-service">(.*?)<\/script>/)?.[1] ?? '';
    expect(JSON.parse(data)).toEqual({ id: site.withPicture.id, name: 'Haircut', imageUrl: site.withPicture.imageUrl });
    // A service without a picture has only the frame.
    expect((await site.headAt(`/services/details/${site.serviceId}`)).shell).toBe('service-frame');
  });

  it('shows a hostile name and description as text', async () => {
    const id = await makeService(site.app, {
      name: HOSTILE,
      description: `${HOSTILE} \u2028 \u0007\uffff--><img src=x onerror=alert(1)>`,
    });
    const { text } = await site.get(`/services/details/${id}`);
    expect(text.match(/<script/g)).toHaveLength(2);
    expect(text).not.toMatch(/<img|-->|alert\("x"\)<\/script>/);
    const { title, meta, graph } = headOf(text);
    expect(title).toBe(`${HOSTILE} · Nikhar`);
    // Characters that HTML and XML forbid.
    for (const character of '\u2028\u0007') expect(text).not.toContain(character);
    expect(meta.description).not.toContain('\uffff');
    expect(meta['og:title']).toBe(`${HOSTILE} · ₹999`);
    expect(nodeOf(graph, 'Service')).toMatchObject({ name: HOSTILE });
    await withdraw(site.app, id);
  });

  it('shows a hostile name as text in the first paint, too', async () => {
    const { token } = await makeAdmin(site.app);
    const fields = {
      name: HOSTILE,
      description: 'Hands.\n\nBoth.',
      price: 999,
      durationInMinutes: 60,
      categoryId: site.categoryId,
    };
    const form = await formOf({ ...fields, imageUrl: { bytes: await picture(40, 40) } });
    const { id } = (await site.app.call('POST', '/service/create', { token, ...form })).body.data;
    const { text } = await site.get(`/services/details/${id}`);
    expect(unescaped(text.match(/<h1>(.*?)<\/h1>/)?.[1] ?? '')).toBe(HOSTILE);
    expect(text.match(/<script/g)).toHaveLength(3);
    expect(text).not.toContain('alert("x")</script>');
    const data = text.match(/<script type="application\/json" id="first-service">(.*?)<\/script>/)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({ id, name: HOSTILE });
    expect(headOf(text).meta.description).toBe('₹999 · 1 h at your home. Hands. Both.');
    await withdraw(site.app, id);
  });

  it('is found by its id in any form', async () => {
    expect((await site.headAt(`/Services/Details/${site.serviceId}/`)).title).toBe('Gold Facial · Nikhar');
  });

  it('has a long description cut between words', async () => {
    const id = await makeService(site.app, { description: 'नमस्ते 😀 '.repeat(60) });
    const { description = '' } = (await site.headAt(`/services/details/${id}`)).meta;
    expect([...new Intl.Segmenter().segment(description)].length).toBeLessThanOrEqual(200);
    expect(description).toMatch(/ (नमस्ते|😀)…$/);
  });

  it('is a page with 404 and without preview if it is unknown, withdrawn or no id', async () => {
    const gone = await makeService(site.app);
    await withdraw(site.app, gone);
    const ids = [gone, '01890000-0000-7000-8000-000000000000', "'%20or%201=1", '%00', 'a'.repeat(100), ''];
    for (const id of ids) {
      const answer = await site.get(`/services/details/${id}`);
      expect([id, answer.status]).toEqual([id, 404]);
      const { title, meta, canonical, graph } = headOf(answer.text);
      expect(title).toBe('Service Not Found · Nikhar');
      expect(meta.robots).toBe('noindex');
      expect([canonical, graph]).toEqual([undefined, []]);
    }
  });
});

describe('a course', () => {
  it('has its own head, its batches as structured data, and a place in the sitemap', async () => {
    const { token } = await makeAdmin(site.app);
    const name = 'Bridal <Make-up>';
    const id = await makeCourse(site.app, token, { name, certificate: 'Diploma' });
    await makeBatch(site.app, token, id, { startsOn: '2027-05-03' });
    const { title, meta, graph, canonical } = await site.headAt(`/academy/${id}`);
    expect([title, canonical]).toEqual([`${name} · Nikhar`, `${ORIGIN}/academy/${id}`]);
    expect(meta.description).toBe('₹25,000 · 8 weeks. From base to hair, on real brides.');
    expect(nodeOf(graph, 'Course')).toMatchObject({
      name,
      educationalCredentialAwarded: 'Diploma',
      timeRequired: 'P8W',
      offers: { category: 'Paid', price: '25000.00', priceCurrency: 'INR' },
      hasCourseInstance: [
        { startDate: '2027-05-03', endDate: '2027-06-27', courseWorkload: 'PT48H', remainingAttendeeCapacity: 12 },
      ],
    });
    expect((await site.get('/sitemap.xml')).text).toContain(`<loc>${ORIGIN}/academy/${id}</loc>`);
    expect((await site.get(`/academy/${id}`)).text).toContain(`"/api/v1/academy/course/${id}":`);

    await site.app.call('PUT', `/academy/admin/course/${id}`, { token, body: { active: false } });
    expect((await site.get(`/academy/${id}`)).status).toBe(404);
    expect((await site.get('/sitemap.xml')).text).not.toContain(`/academy/${id}`);
  });
});

describe('a category', () => {
  it('has its own page', async () => {
    const { title, canonical, meta } = await site.headAt(`/all-services?category=${site.categoryId}&search=x`);
    expect(title).toBe('Facials & Clean-up · Nikhar');
    expect(canonical).toBe(`${ORIGIN}/all-services?category=${site.categoryId}`);
    expect(meta.description).toBe('Facials & Clean-up at home');
  });

  it.each([
    ['cut between characters without a space', 'Smiles', '😀'.repeat(210), `${'😀'.repeat(199)}…`],
    ['cut between letters of several parts', 'Vowels', `नी${'कि'.repeat(205)}`, `नी${'कि'.repeat(198)}…`],
    ['kept whole if it is short to the reader', 'Hearts', `${'❤️'.repeat(150)} at home`, `${'❤️'.repeat(150)} at home`],
  ])('has a long description %s', async (_, name, description, shown) => {
    const { token } = await makeAdmin(site.app);
    const form = await formOf({ name, description });
    const { id } = (await site.app.call('POST', '/category/create', { token, ...form })).body.data;
    expect((await site.headAt(`/all-services?category=${id}`)).meta.description).toBe(shown);
  });

  it('shows the list of all if it is unknown, as the page does', async () => {
    for (const id of ['unknown', '%22%3E', '']) {
      const answer = await site.get(`/all-services?category=${id}`);
      expect([answer.status, headOf(answer.text).canonical]).toEqual([200, `${ORIGIN}/all-services`]);
    }
  });
});
