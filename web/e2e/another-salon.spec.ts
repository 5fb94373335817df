/** A salon of another name, in another city, with other rules: nothing of the demo salon may be left on any page. */
import type { Page } from '@playwright/test';
import { answer } from './faults.ts';
import { SITE } from './places.ts';
import { changeSettings, putSettingsBack, settingsNow } from './salon-settings.ts';
import { call, FACIAL, HOME, makeService, type Service, serviceNamed, signedIn, withdraw } from './scene.ts';
import { signInAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

putSettingsBack();

const rupa = {
  nameLines: ['Rupa', 'Beauty Studio'],
  salonName: 'Rupa Beauty Studio',
  phone: '+91 90110 22334',
  email: 'care@rupa.example',
  address: '3 Fergusson Road, Shivajinagar, Pune, Maharashtra 411005',
  city: 'Pune',
  areasServed: 'From Aundh to Kothrud, and all of Baner',
  latitude: '18.5236',
  longitude: '73.8412',
  slotPlan: 'HOURLY',
  teams: 2,
  bookingHorizonDays: 21,
  minimumOrderValue: 500,
  maxPendingBookings: 4,
  upiId: 'rupa@okbank',
};
const open = async () => {
  const { openingHours } = await settingsNow();
  const hours = openingHours.map((day: object) => ({ ...day, opens: '10:30:00', closes: '19:30:00', closed: false }));
  await changeSettings({ ...rupa, openingHours: hours });
};

/** Whatever tells of the demo salon: name, place and contact. */
const WHO =
  /nikhar|nagpur|dharampeth|gulmohar|ramdaspeth|ambazari|\bwadi\b|kamptee|koradi|\bbesa\b|manish nagar|4400\d\d|98765 ?00000|21\.14|79\.08/i;
/** The same, with its hours and rules. */
const DEMO = new RegExp(`${WHO.source}|₹899|\\b0?9:00 ?AM|\\b0?8:00 ?PM|\\b60 days|two-hour`, 'i');

/** The demo's coupons have its name in them. They are the salon's data, not the product's words. */
const withoutDemoData = (page: Page) => answer(page, '/coupon', []);

/** All that can be read or heard on the page: its words, folded ones too, and what is in its attributes and its head. */
const wordsOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    for (const one of document.querySelectorAll('details')) one.open = true;
    const told = ['placeholder', 'aria-label', 'title', 'alt', 'content', 'value', 'href'];
    const inAttributes = [...document.querySelectorAll('*')].flatMap(one => told.map(name => one.getAttribute(name) ?? ''));
    return [document.title, document.body.innerText, ...inAttributes].filter(words => !words.includes('://127.')).join('\n');
  });

/** An id may have the digits of a postal code. */
const IDS = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** The lines that match, without ids. One check of all is much quicker than a check of each. */
const linesOf = (text: string, pattern: RegExp) =>
  text
    .replaceAll(IDS, '')
    .split('\n')
    .filter(line => pattern.test(line));

const tellsNothingOfTheDemo = async (page: Page, path: string, demo = DEMO) => {
  await page.goto(path);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.getByText(/^Loading /)).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  const words = await wordsOf(page);
  expect(words.length).toBeGreaterThan(100);
  expect(linesOf(words, demo), path).toEqual([]);
  return words;
};

test("the test recognises the demo salon's words", async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('heading', { name: 'Common questions' })).toBeVisible();
  const words = await wordsOf(page);
  for (const demo of ['Nikhar', 'Nagpur', 'Wadi', '₹899', '60 days', '9:00 AM', '98765 00000', '440010'])
    expect(words).toMatch(new RegExp(demo));
  expect('Nikhar').toMatch(DEMO);
});

test("the server's pages carry the salon's name and nothing of the demo", async () => {
  await open();
  const { id } = await serviceNamed(FACIAL);
  const paths = ['/', '/services', '/all-services', `/services/details/${id}`, '/book', '/about', '/contact', '/privacy'];
  for (const path of [...paths, '/terms', '/cart', '/checkout', '/bookings', '/profile', '/admin', '/none']) {
    const html = await (await fetch(SITE + path)).text();
    expect(html, path).toContain(' · Rupa</title>');
    expect(linesOf(html.replaceAll('>', '\n'), DEMO), path).toEqual([]);
    expect(html, path).not.toContain('salon-name');
  }
  const machines = ['/manifest.webmanifest', '/sitemap.xml', '/robots.txt', '/api/v1/settings'];
  for (const path of machines) expect(linesOf(await (await fetch(SITE + path)).text(), DEMO), path).toEqual([]);
});

test('public pages describe this salon and nothing of the demo', { tag: '@release' }, async ({ page }) => {
  await open();
  const { id } = await serviceNamed(FACIAL);
  for (const path of ['/', '/all-services', '/about']) await tellsNothingOfTheDemo(page, path);
  const contact = await tellsNothingOfTheDemo(page, '/contact');
  for (const words of [
    'Which parts of Pune do you visit?',
    'From Aundh to Kothrud, and all of Baner. If you live outside these areas, write to us before you book.',
    'Yes, ₹500 for each visit',
    'From today up to 21 days ahead, in one-hour slots',
    'Or right after booking, by UPI',
    '10:30 AM to 7:30 PM',
  ])
    expect(contact).toContain(words);
  expect(await tellsNothingOfTheDemo(page, '/terms')).toContain('the courts at Pune decide');
  expect(await tellsNothingOfTheDemo(page, '/privacy')).toContain(rupa.address);
  expect(await tellsNothingOfTheDemo(page, `/services/details/${id}`)).toContain(
    'Pay after the service, or by UPI when you book.',
  );
  // A salon that says nothing of its place, and takes no UPI.
  await changeSettings({ city: null, areasServed: null, upiId: null });
  const place = await tellsNothingOfTheDemo(page, '/contact');
  expect(place).toContain('Which areas do you visit?');
  expect(place).toContain('We visit homes around our salon.');
  expect(await tellsNothingOfTheDemo(page, '/terms')).toContain('the courts at the place of our salon decide');
  const service = await tellsNothingOfTheDemo(page, `/services/details/${id}`);
  expect(service).toContain('Pay after the service.');
  expect(service).not.toContain('UPI');
});

test("the cart and the server both name this salon's minimum", async ({ page }) => {
  await open();
  const cheap: Service = await makeService(`Rupa Polish ${Date.now()}`, 499);
  const address = { ...HOME, street: 'Kothrud', city: 'Pune', postalCode: '411038', latitude: '18.5074', longitude: '73.8077' };
  const customer = await signedIn(page, { cart: { [cheap.name]: 1 }, addresses: [address] });
  await withoutDemoData(page);
  expect(await tellsNothingOfTheDemo(page, '/cart')).toContain('Minimum cart value for booking is ₹500. Add ₹1 more.');
  for (const path of ['/checkout', '/bookings', '/profile']) await tellsNothingOfTheDemo(page, path);
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const body = {
    userId: customer.userId,
    serviceIds: [cheap.id],
    bookingDate: day,
    bookingTime: '11:00:00',
    finalPrice: 499,
    addressId: customer.addressIds[0],
    paymentType: 'PAY_AFTER',
  };
  await expect(call('POST', '/booking', customer.token, body)).rejects.toThrow('Minimum cart value for booking is ₹500.');
  await withdraw(cheap);
});

test('staff see nothing of the demo either', async ({ page }) => {
  await open();
  await signInAsStaff(page);
  await withoutDemoData(page);
  // Settings name the hours of both slot plans.
  for (const path of ['/admin', '/admin/bookings/new', '/admin/settings/salon', '/admin/messages'])
    await tellsNothingOfTheDemo(page, path, WHO);
});
