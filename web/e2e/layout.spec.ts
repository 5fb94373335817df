/** The layout: nothing moves while it loads, and texts stay on their lines. */
import type { Locator, Page } from '@playwright/test';
import { hold } from './faults.ts';
import { main } from './hands.ts';
import { changeSettings, putSettingsBack } from './salon-settings.ts';
import { book, CLEAN_UP, call, FACIAL, freeVisit, HOME, OFFICE, signedIn } from './scene.ts';
import { signInAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

putSettingsBack();

const boxOf = async (what: Locator) => {
  const box = await what.boundingBox();
  if (!box) throw new Error('It is not to be seen');
  return box;
};

/** The number of lines that an element's own text takes. */
const linesOf = (what: Locator) =>
  what.evaluate(element => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  });

const radiusOf = (what: Locator) => what.evaluate(element => Number.parseFloat(getComputedStyle(element).borderTopLeftRadius));

/** The element's place while the page waits for an answer, and after it. */
const whereBeforeAndAfter = async (page: Page, path: string, held: string, what: Locator, after = what) => {
  const letGo = await hold(page, held);
  await page.goto(path);
  await expect(main(page).locator('[aria-busy=true], [role=status][aria-label]').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const waiting = await boxOf(what);
  letGo();
  await expect(main(page).locator('[aria-busy=true], [role=status][aria-label]')).toHaveCount(0);
  return { waiting, there: await boxOf(after) };
};

test("paying by UPI is one wide button above a booking's other buttons", { tag: '@rare' }, async ({ page }) => {
  await changeSettings({ upiId: 'nikhar.salon@okhdfcbank' });
  const customer = await signedIn(page, { addresses: [HOME] });
  await book(customer, await freeVisit(9), 'PAY_NOW');
  await page.goto('/bookings');
  const pay = main(page).getByRole('button', { name: 'Pay by UPI' });
  const reschedule = main(page).getByRole('button', { name: 'Reschedule' });
  await expect(pay).toBeVisible();
  expect(await linesOf(pay)).toBe(1);
  expect((await boxOf(pay)).width).toBeGreaterThan(2 * (await boxOf(reschedule)).width);
  expect((await boxOf(reschedule)).y).toBeGreaterThan((await boxOf(pay)).y + 40);

  await pay.click();
  expect(await linesOf(page.getByRole('dialog').locator('dt', { hasText: 'UPI id' }))).toBe(1);
});

test('a day that is too short for the services is as high as the others', { tag: '@rare' }, async ({ page }) => {
  await signedIn(page, { cart: { [FACIAL]: 14 }, addresses: [HOME] });
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Continue' }).click();
  const short = page.getByRole('group', { name: 'Date' }).getByText('Too short', { exact: true }).first();
  await expect(short).toBeVisible();
  expect(await linesOf(short)).toBe(1);
});

test('Add to Cart is as wide as the picture above it', { tag: '@rare' }, async ({ page }) => {
  await page.goto('/all-services');
  const card = main(page).getByRole('listitem').first();
  const button = await boxOf(card.getByRole('button', { name: 'Add to Cart' }));
  const picture = await boxOf(card.locator('img').first());
  expect(button.x + button.width).toBeCloseTo(picture.x + picture.width, 0);
});

test('the categories fill the space that was reserved for them', async ({ page }) => {
  const second = main(page).locator('ul > li').nth(1);
  const { waiting, there } = await whereBeforeAndAfter(page, '/services', '/category?*', second);
  expect(Math.abs(waiting.y - there.y)).toBeLessThan(2);
});

test('the cart fills the space that was reserved for it, in the same shape', async ({ page }) => {
  await signedIn(page, { cart: { [CLEAN_UP]: 1 } });
  const letGo = await hold(page, '/cart/**');
  await page.goto('/cart');
  const waiting = page.getByRole('status', { name: 'Loading your cart' });
  const kept = await boxOf(waiting.locator('.shadow-card').first());
  expect(await radiusOf(waiting.locator('.rounded-full').first())).toBeGreaterThan(20);
  letGo();
  const items = page.getByRole('region', { name: 'Your services' });
  await expect(items).toBeVisible();
  expect(Math.abs((await boxOf(items)).y - kept.y)).toBeLessThan(2);
});

test('nothing moves in checkout when the saved addresses come', { tag: '@both' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { moved: [] as string[] });
    new PerformanceObserver(list => {
      for (const { sources } of list.getEntries() as unknown as { sources: { node: Node | null }[] }[])
        for (const { node } of sources) (window as unknown as { moved: string[] }).moved.push(node?.textContent ?? '');
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const { token } = await signedIn(page, { cart: { [FACIAL]: 1 } });
  for (const many of [0, 1, 2]) {
    if (many > 0) await call('POST', '/address', token, many === 1 ? HOME : OFFICE);
    const letGo = await hold(page, '/address/user');
    await page.goto('/checkout');
    await expect(page.getByRole('heading', { name: 'Select Delivery Address' })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => Object.assign(window, { moved: [] }));
    letGo();
    await expect(page.getByRole('radio')).toHaveCount(many);
    await expect(page.getByRole('button', { name: 'Add New Address' })).toBeVisible();
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved), `${many} addresses`).toEqual([]);
    await page.unroute('**/api/v1/address/user');
  }
});

test('New Booking stays in place while the dashboard loads', { tag: '@both' }, async ({ page }) => {
  await signInAsStaff(page);
  const button = main(page).getByRole('link', { name: 'New Booking' });
  const { waiting, there } = await whereBeforeAndAfter(page, '/admin', '/analytics/admin/overview', button);
  expect(there).toEqual(waiting);
});

test('the bookings fill the space that was reserved for them', async ({ page }) => {
  const customer = await signedIn(page, { addresses: [HOME] });
  await book(customer, await freeVisit(9));
  await signInAsStaff(page);
  const kept = main(page).locator('[aria-busy] .grid > *').first();
  const first = main(page).getByRole('listitem').filter({ visible: true }).first();
  const { waiting, there } = await whereBeforeAndAfter(page, '/admin/bookings', '/booking/admin?*', kept, first);
  expect(Math.abs(waiting.y - there.y)).toBeLessThan(2);
});

test('the name All Categories is readable in full', { tag: '@rare' }, async ({ page }) => {
  await signInAsStaff(page);
  await page.goto('/admin/services');
  const select = page.getByRole('combobox', { name: 'Category' });
  const { room, words } = await select.evaluate(element => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(element);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('No canvas');
    pen.font = font;
    return {
      room: element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
      words: pen.measureText('All Categories').width,
    };
  });
  expect(room).toBeGreaterThan(words);
});

test("the heading of today's column takes one line", { tag: ['@desktop', '@rare'] }, async ({ page }) => {
  await signInAsStaff(page);
  await page.goto('/admin/bookings?view=week');
  const head = main(page).getByRole('columnheader', { name: /Today/ }).locator('span').first();
  await expect(head).toBeVisible();
  expect(await linesOf(head)).toBe(1);
});

test("focusing the sidebar's first link does not scroll the page", { tag: '@desktop' }, async ({ page }) => {
  await signInAsStaff(page);
  await page.goto('/admin/settings/opening');
  await expect(page.getByRole('heading', { name: 'Closed days', exact: true })).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 100, behavior: 'instant' }));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Today', exact: true })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(100);
});

test('the admin lists fit beside the sidebar', { tag: '@desktop' }, async ({ page }) => {
  const customer = await signedIn(page, { addresses: [HOME] });
  await book(customer, await freeVisit(12));
  await page.route('**/service/all?*', async route => {
    const answer = await route.fetch();
    const { data, ...rest } = await answer.json();
    const widest = { price: 99_999.99, durationInMinutes: 1439, categoryName: 'Care for brides, grooms and their people' };
    const content = data.content.map((service: object) => ({ ...service, ...widest }));
    await route.fulfill({ response: answer, json: { ...rest, data: { ...data, content } } });
  });
  await signInAsStaff(page);
  for (const width of [1024, 1180, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const list of ['bookings', 'services', 'category', 'customers']) {
      await page.goto(`/admin/${list}`);
      const shown = main(page)
        .locator('table, ul')
        .filter({ visible: true, has: page.getByRole('button') })
        .last();
      await expect(shown.getByRole('button').first()).toBeVisible();
      const lacking = await shown.evaluate(one => one.scrollWidth - (one.parentElement?.clientWidth ?? 0));
      expect(lacking, `${list} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('text in a field beside the sidebar is readable in full', { tag: ['@desktop', '@rare'] }, async ({ page }) => {
  await signInAsStaff(page);
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/admin/bookings/new');
  const mobile = page.getByLabel('Mobile');
  await mobile.fill('9000000123');
  await expect(page.getByLabel('Full Name')).toBeVisible();
  const lackingOf = (field: Locator) => field.evaluate(one => one.scrollWidth - one.clientWidth);
  expect(await lackingOf(mobile)).toBeLessThanOrEqual(0);
  await page.goto('/admin/settings/salon');
  for (const label of ['Phone', 'E-mail']) {
    const field = page.getByLabel(label).first();
    await expect(field).not.toHaveValue('');
    expect(await lackingOf(field), label).toBeLessThanOrEqual(0);
  }
});

test('a long chosen address is readable in full', { tag: ['@desktop', '@rare'] }, async ({ page }) => {
  const long = {
    ...HOME,
    building: 'Shree Siddhivinayak Cooperative Housing Society, Phase II',
    landmark: 'Behind the State Bank',
  };
  const customer = await signedIn(page, { addresses: [long, HOME] });
  await book(customer, await freeVisit(9));
  await page.goto('/bookings');
  await main(page).getByRole('button', { name: 'Reschedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule' });
  await expect(
    dialog.getByText(/Behind the State Bank, Nagpur, Maharashtra, 440010, India$/).and(page.locator('span')),
  ).toBeVisible();
});

test('a row of days that fills the width shows that more follow', { tag: '@rare' }, async ({ page }) => {
  // Five days end 2 px before the edge.
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page, { cart: { [FACIAL]: 1 }, addresses: [HOME] });
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Continue' }).click();
  const strip = page.getByRole('group', { name: 'Date' }).locator('label').first().locator('..');
  await expect(strip).toHaveCSS('mask-image', /linear-gradient/);
});

test("the cart's cards share their left and right edges on a phone", async ({ page }) => {
  await signedIn(page, { cart: { [FACIAL]: 1 } });
  await page.goto('/cart');
  const edges = (shown: Locator) =>
    shown.evaluate(element => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const { left, right } = words.getBoundingClientRect();
      return [Math.round(left), Math.round(right)];
    });
  const [left] = await edges(main(page).getByRole('heading', { name: 'Coupon', exact: true }));
  const [, right] = await edges(main(page).getByRole('region', { name: 'Order Summary' }).getByText('₹1,499').first());
  expect((await edges(main(page).getByRole('heading', { name: 'Your services' })))[0]).toBe(left);
  expect(Math.round((await main(page).getByRole('listitem').first().locator('> *').first().boundingBox())?.x ?? 0)).toBe(left);
  expect((await edges(main(page).getByRole('button', { name: 'Clear Cart' })))[1]).toBe(right);
  expect(
    (
      await edges(
        main(page)
          .getByRole('listitem')
          .getByRole('paragraph')
          .filter({ hasText: /^₹1,499$/ }),
      )
    )[1],
  ).toBe(right);
});

test('the busy sign over a page stands on a disc', { tag: '@rare' }, async ({ page }) => {
  const letGo = Promise.withResolvers<void>();
  await page.route('**/assets/mobile-menu-*.js', async route => {
    await letGo.promise;
    await route.continue();
  });
  await page.goto('/about');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  const wheel = page.getByRole('status').filter({ hasText: 'Loading' });
  await expect(wheel).toBeVisible();
  await expect(wheel).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const { x, width, y, height } = await boxOf(wheel);
  expect([width, height]).toEqual([56, 56]);
  expect(Math.abs(x + width / 2 - 180)).toBeLessThan(2);
  expect(Math.abs(y + height / 2 - 320)).toBeLessThan(2);
  letGo.resolve();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});
