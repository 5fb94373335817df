/** Weak networks (rules W40 to W44): the site opens without one, changes wait, an update strands no tab. */
import type { Page } from '@playwright/test';
import { isSuccess, placing, toSummary } from './at-checkout.ts';
import { isAccessible } from './axe.ts';
import { fromAccountMenu } from './customer.ts';
import { callsOf, loseAnswer } from './faults.ts';
import { main, region, toast } from './hands.ts';
import { SITE } from './places.ts';
import { dayOf, makeProfessional, salonNow, signInAsProfessional } from './professional.ts';
import { releasableSite } from './release.ts';
import { putSettingsBack } from './salon-settings.ts';
import {
  book,
  bookingsOf,
  CLEAN_UP,
  call,
  cartOf,
  FACIAL,
  freeVisit,
  HOME,
  readyToBook,
  serviceNamed,
  signedIn,
} from './scene.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });
putSettingsBack();

const bar = (page: Page) => page.locator('[data-connection-bar]');
const more = (page: Page) => page.getByRole('button', { name: `One ${FACIAL} more` });
const quantity = (page: Page) => page.getByRole('group', { name: `Quantity of ${FACIAL}` }).getByRole('status');

/** The addresses of the files that the worker keeps. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map(name => caches.open(name)));
    return (await Promise.all(caches_.map(cache => cache.keys()))).flat().map(({ url }) => url);
  });
const keeps = (page: Page, ...names: string[]) =>
  expect
    .poll(async () => (await keptFiles(page)).join('\n'), { timeout: 60_000 })
    .toMatch(new RegExp(names.map(name => `(?=[^]*/${name})`).join('')));

const storage = (page: Page) => page.evaluate(() => JSON.stringify(localStorage));

test('after one visit the site and the day of a professional open without network and say how old they are', {
  tag: '@release',
}, async ({ page, context }) => {
  const customer = await signedIn(page, { name: 'Asha Deshmukh', cart: { [FACIAL]: 2 }, addresses: [HOME] });
  await book(customer, await freeVisit(20));
  const { id } = await serviceNamed(FACIAL);
  const browser = await context.newCDPSession(page);
  await page.goto('/');
  // The last one is fetched after all that the places need. Nothing on these pages loads it earlier.
  await keeps(page, 'kept-page', 'cart-page', 'bookings-page', 'terms-page');
  await expect.poll(() => storage(page)).toMatch(/(?=.*own_cart)(?=.*own_bookings.*waits.*series)(?=.*catalogue_cache)/);
  // The browser's own check.
  expect((await browser.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
  expect((await browser.send('Page.getAppManifest')).errors).toEqual([]);

  await context.setOffline(true);
  const failures: string[] = [];
  page.on('pageerror', error => failures.push(String(error)));
  for (const path of ['/', '/services', '/all-services?search=gold', `/services/details/${id}`, '/cart', '/bookings']) {
    await page.goto(path);
    const seen = path.length < 10 && !/cart|bookings/.test(path) ? 'Hair Colour' : FACIAL;
    await expect(main(page).getByText(seen, { exact: true }).first(), path).toBeVisible();
    await expect(bar(page), path).toHaveText(/^No connection\. Shown as of \d{1,2}:\d\d [AP]M\.$/);
  }
  await isAccessible(page, 'without network');
  await fromAccountMenu(page, 'Logout');
  await expect.poll(() => storage(page)).not.toMatch(/own_cart|own_bookings|Lotus/);
  await page.goto('/bookings');
  await expect(page).toHaveURL(`${SITE}/`);

  // On the phone of a professional.
  await context.setOffline(false);
  const professional = await makeProfessional('Rekha Kale');
  await dayOf(professional, ['Meera Joshi']);
  await signInAsProfessional(page, professional);
  await page.clock.setSystemTime(await salonNow());
  await page.goto('/pro');
  await expect(region(page, 'Meera')).toBeVisible();
  await keeps(page, 'professional-', 'leave-page');
  await context.setOffline(true);
  await page.goto('/pro');
  await expect(region(page, 'Meera')).toContainText('12, Lotus Residency');
  await expect(main(page).getByText(/^This is from/)).toBeVisible();
  await main(page).getByRole('button', { name: 'I am on my way' }).click();
  await page.reload();
  await expect(main(page).getByText('Waiting to be sent', { exact: true })).toBeVisible();
  expect(failures).toEqual([]);
});

test('the site opens without network in the language that was read last, whatever the address says', async ({
  page,
  context,
}) => {
  await signedIn(page, { name: 'Asha Deshmukh', cart: { [FACIAL]: 2 } });
  await page.goto('/');
  await keeps(page, 'kept-page');
  await page.getByRole('banner').getByRole('combobox').selectOption('hi');
  await page.waitForURL('/hi');
  // Until it serves the page, the English one answers.
  const worker = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
  await expect.poll(worker, { timeout: 60_000 }).toMatch(/\/worker\.hi\.js$/);
  // The English pages are kept already under other names. As above, the last one follows all that the places need.
  const files = await (await page.request.get('/worker.hi.js')).text();
  const named = (name: string) => files.match(new RegExp(`assets/${name}-[\\w-]+\\.js`))?.[0] ?? `${name} of Hindi`;
  await keeps(page, named('cart-page'), named('bookings-page'), named('terms-page'));
  await expect.poll(() => storage(page)).toMatch(/(?=.*own_cart)(?=.*catalogue_cache)/);
  await context.setOffline(true);
  for (const [path, heading] of [
    ['/', 'आपके लिए क्या करें?'],
    ['/hi/cart', 'आपका कार्ट'],
    ['/mr/bookings', 'मेरी बुकिंग'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading }).first(), path).toBeVisible();
    await expect(bar(page), path).toHaveText(/^इंटरनेट नहीं है। .* तक की जानकारी दिख रही है।$/);
  }
  await expect(page).toHaveURL(/\/hi\/bookings$/);
});

test('changes of the cart wait for the network and go once, and the page tells of a conflict', async ({ page, context }) => {
  const customer = await signedIn(page, { cart: { [FACIAL]: 1, Balayage: 1 } });
  const { id } = await serviceNamed('Balayage');
  const added = callsOf(page, 'POST', /\/cart\/[^/]+\/items$/);
  const set = callsOf(page, 'PUT', /\/cart\/[^/]+\/services\//);
  await page.goto('/cart');
  await keeps(page, 'kept-page', 'catalogue-pages', 'cart-page');
  await expect.poll(() => storage(page)).toContain('catalogue_cache');
  await context.setOffline(true);
  await more(page).click();
  await more(page).click();
  await page.getByRole('button', { name: 'One Balayage more' }).click();
  await expect(page.getByText('5 items', { exact: true })).toBeVisible();
  await expect(bar(page)).toContainText('2 changes wait to be sent.');
  await page.goto('/all-services?search=fruit');
  await page.getByRole('button', { name: 'Add to Cart', description: CLEAN_UP }).click();
  await expect(bar(page)).toContainText('3 changes wait to be sent.');
  await page.goto('/cart');
  await expect(page.getByText('6 items', { exact: true })).toBeVisible();
  await expect(quantity(page)).toHaveText('3');
  await expect(bar(page)).toContainText('3 changes wait to be sent.');
  expect((await cartOf(customer)).totalItems).toBe(2);

  // Meanwhile somebody changes the same cart on another device, and the answer to the addition is lost.
  await call('PUT', `/cart/${customer.cartId}/services/${id}?quantity=5`, customer.token);
  added.length = 0;
  set.length = 0;
  await loseAnswer(page, '/cart/*/items');
  await context.setOffline(false);
  await expect(toast(page, 'Balayage was changed elsewhere. Now it is 2, as you chose.')).toBeVisible();
  await expect(toast(page, 'Your cart is up to date.')).toBeVisible({ timeout: 30_000 });
  await expect(bar(page)).toBeHidden();
  const { items } = await cartOf(customer);
  expect(
    Object.fromEntries(items.map((item: { service: { name: string }; quantity: number }) => [item.service.name, item.quantity])),
  ).toEqual({
    [FACIAL]: 3,
    Balayage: 2,
    [CLEAN_UP]: 1,
  });
  // The addition twice, with one idempotency key.
  expect([added.length, set.length]).toEqual([2, 2]);
});

test('an order never waits for the network', { tag: '@release' }, async ({ page, context }) => {
  const customer = await readyToBook(page);
  await toSummary(page);
  const ordered = callsOf(page, 'POST', /\/booking$/);
  await context.setOffline(true);
  await expect(page.getByText(/^No connection\. An order needs an answer/)).toBeVisible();
  await placing(page).click();
  await expect(toast(page, 'Your order was not sent')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^No connection\. An order needs an answer/)).toBeHidden();
  await expect(placing(page)).toBeEnabled();
  expect([ordered.length, await bookingsOf(customer)]).toEqual([0, []]);
  await Promise.all([isSuccess(page), placing(page).click()]);
  expect(await bookingsOf(customer)).toHaveLength(1);
});

test('a new version reaches open tabs without loss, and one that is typed in goes on with its own files', async ({
  page,
  context,
}) => {
  // Two versions with all their files, on a machine that does other things.
  test.slow();
  const site = await releasableSite();
  const version = (of: Page) => of.locator('script[type=module][src]').getAttribute('src');
  const about = (of: Page) => of.getByRole('contentinfo').getByRole('link', { name: 'About' });
  try {
    await page.goto(`${site.origin}/contact`);
    await keeps(page, 'kept-page', 'about-page');
    const old = (await version(page)) ?? '';
    const typing = await context.newPage();
    await typing.goto(`${site.origin}/contact`);
    await typing.getByRole('textbox', { name: 'Message' }).fill('Do you also do mehendi?');
    site.release();
    await page.bringToFront();
    await expect(async () => {
      // As a tab does every hour. A worker that could not keep all of its files is given up, and the next look gets another.
      await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
      // The old version has both pages, too.
      for (const name of ['About', 'Contact']) {
        await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveTitle(new RegExp(`^${name}`));
      }
      expect(await version(page)).toContain('newer');
    }).toPass();

    // The server has this page's script no longer.
    await typing.bringToFront();
    await about(typing).click();
    await expect(typing).toHaveTitle(/^About/);
    await expect(main(typing).getByRole('heading', { level: 1 })).toBeVisible();
    expect(await version(typing)).toBe(old);
    await typing.goBack();
    await expect(typing.getByRole('textbox', { name: 'Message' })).toHaveValue('Do you also do mehendi?');

    // Once no tab needs it, the old version goes.
    expect((await keptFiles(page)).join()).toContain(old);
    await typing.close();
    await page.reload();
    await expect.poll(async () => (await keptFiles(page)).join(), { timeout: 60_000 }).not.toContain(old);
  } finally {
    site.close();
  }
});

test('with full storage or without workers the site works, and changes wait while the page is open', async ({
  page,
  context,
}) => {
  const failures: string[] = [];
  const customer = await signedIn(page, { cart: { [FACIAL]: 1 } });
  const plain = await context.newPage();
  const isWorkerGone = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page.goto('/robots.txt');
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 20_000 });
  // What a private window of Firefox has.
  await plain.addInitScript(() => Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined }));
  for (const [at, one] of [page, plain].entries()) {
    one.on('pageerror', error => failures.push(String(error)));
    await one.addInitScript(() => {
      const set = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, value) {
        if (!/^(scene|auth_token|user_id)$/.test(key)) throw new DOMException('full', 'QuotaExceededError');
        set.call(this, key, value);
      };
    });
    const tried = at === 0 ? context.waitForEvent('serviceworker') : null;
    await one.goto('/cart');
    await expect(quantity(one)).toHaveText(String(at + 1));
    if (tried) {
      await tried;
      await expect.poll(isWorkerGone).toBe(0);
    }
    await expect(main(one).getByRole('alert')).toHaveCount(0);
    await context.setOffline(true);
    await more(one).click();
    await expect(quantity(one)).toHaveText(String(at + 2));
    await context.setOffline(false);
    await expect.poll(async () => (await cartOf(customer)).totalItems, { timeout: 30_000 }).toBe(at + 2);
    await one.getByRole('link', { name: 'Continue Shopping' }).click();
    await expect(main(one).getByRole('heading', { name: 'Our Services' })).toBeVisible();
  }
  expect(failures).toEqual([]);
});
