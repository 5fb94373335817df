/** The cart: shown at once, put right when the salon says otherwise (rules W6, T9). */
import type { Locator, Page } from '@playwright/test';
import { placing, toSummary } from './at-checkout.ts';
import {
  answerHtml,
  callsOf,
  cutOff,
  hold,
  ignore,
  installClock,
  loseAnswer,
  refuse,
  refuseForNow,
  restore,
  runUntil,
  stopClock,
} from './faults.ts';
import { main } from './hands.ts';
import { CLEAN_UP, cartOf, changePrice, FACIAL, HOME, makeService, readyToBook, services, signedIn, withdraw } from './scene.ts';
import { expect, test } from './test.ts';

const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });
const quantity = (page: Page) => page.getByRole('group', { name: `Quantity of ${FACIAL}` }).getByRole('status');
const more = (page: Page) => page.getByRole('button', { name: `One ${FACIAL} more` });
const less = (page: Page) => page.getByRole('button', { name: `One ${FACIAL} less` });
const proceed = (page: Page) => page.getByRole('button', { name: 'Proceed to Checkout' });

const openCart = async (page: Page, cart: Record<string, number>) => {
  const customer = await signedIn(page, { cart });
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Shopping Cart' })).toBeVisible();
  return customer;
};

test('the badge says 99+ above 99', async ({ page }) => {
  const six = (await services()).slice(0, 6).map(({ name }) => [name, 20]);
  await signedIn(page, { cart: Object.fromEntries(six) });
  await page.goto('/services');
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 120 items');
  await expect(cartLink(page).getByText('99+', { exact: true })).toBeVisible();
});

test('adding shows at once, says Added for 2 s, and is taken back on failure', { tag: '@release' }, async ({ page }) => {
  const customer = await signedIn(page);
  await page.clock.install();
  await page.goto('/all-services?search=gold');
  const add = page.getByRole('button', { name: 'Add to Cart', description: FACIAL });
  await expect(add).toBeVisible();
  await cutOff(page, '/cart/*/items');
  const letGo = await hold(page, '/cart/*/items');
  await add.click();
  await expect(page.getByRole('button', { name: 'Adding...' })).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 item');
  expect((await cartOf(customer)).totalItems).toBe(0);
  letGo();
  await expect(page.getByText('Failed to add item to cart')).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName('Cart');

  await restore(page, '/cart/*/items');
  await stopClock(page);
  await add.click();
  await expect(page.getByRole('button', { name: 'Added' })).toBeVisible();
  await expect(page.getByText('Failed to add item to cart')).toBeHidden();
  await page.clock.runFor(1_900);
  await expect(page.getByRole('button', { name: 'Added' })).toBeVisible();
  await page.clock.runFor(200);
  await expect(quantity(page)).toHaveText('1');
  expect((await cartOf(customer)).totalItems).toBe(1);

  // The stepper that is there now goes by the same rule.
  await cutOff(page, '/cart/*/services/*');
  await more(page).click();
  await expect(page.getByText('Failed to update quantity')).toBeVisible();
  await restore(page, '/cart/*/services/*');
  await more(page).click();
  await expect(page.getByText('Failed to update quantity')).toBeHidden();
  await expect.poll(async () => (await cartOf(customer)).totalItems).toBe(2);
});

test('the cart says when to go on to customers who change it too often', { tag: '@rare' }, async ({ page }) => {
  await openCart(page, { [FACIAL]: 1 });
  await refuseForNow(page, 'PUT', '/cart/*/services/*', 42);
  await more(page).click();
  await expect(page.getByRole('alert').getByText('Too many requests. Please try again in 42 seconds.')).toBeVisible();

  await refuseForNow(page, 'POST', '/cart/*/items', 90);
  await page.goto('/all-services?search=fruit');
  await page.getByRole('button', { name: 'Add to Cart', description: CLEAN_UP }).click();
  await expect(page.getByText('Too many requests. Please try again in 2 min.')).toBeVisible();

  await refuseForNow(page, 'GET', '/cart/*', 17);
  await page.goto('/cart');
  await expect(page.getByText('Too many requests. Please try again in 17 seconds.')).toBeVisible();
});

test('a changed price is reported in the cart', async ({ page }) => {
  const service = await makeService('Price of the day', 1000);
  await openCart(page, { [service.name]: 1 });
  await changePrice(service, 1200);
  await page.getByRole('button', { name: `One ${service.name} more` }).click();
  await expect(page.getByText(`${service.name} is ₹1,200 now instead of ₹1,000`)).toBeVisible();
  await expect(page.getByText('₹2,400').filter({ visible: true }).first()).toBeVisible();
  await withdraw(service);
});

test('quantities are 1 to 20, quick presses end at the right one, and failures are taken back', { tag: '@release' }, async ({
  page,
}) => {
  const customer = await openCart(page, { [FACIAL]: 1 });
  await expect(less(page)).toBeDisabled();
  for (let press = 0; press < 4; press++) await more(page).click();
  await expect(page.getByText('5 items', { exact: true })).toBeVisible();
  await expect.poll(async () => (await cartOf(customer)).totalItems).toBe(5);
  await cutOff(page, '/cart/*/services/*');
  await more(page).click();
  await expect(main(page).getByRole('alert')).toContainText('Failed to update quantity');
  await expect(main(page).getByRole('alert')).toContainText('Please check your connection and try again.');
  await expect(quantity(page)).toHaveText('5');
  await restore(page, '/cart/*/services/*');
  for (let press = 0; press < 15; press++) await more(page).click();
  await expect(more(page)).toBeDisabled();
  await expect(more(page)).toBeFocused();
  await more(page).press('Enter');
  await expect.poll(async () => (await cartOf(customer)).totalItems).toBe(20);
  await expect(main(page).getByText('₹29,980').filter({ visible: true }).first()).toBeVisible();
});

test('a failed change is reported also over checkout and on the next page', { tag: '@rare' }, async ({ page }) => {
  await signedIn(page, { cart: { [FACIAL]: 1 }, addresses: [HOME] });
  await page.goto('/cart');
  await cutOff(page, '/cart/*/services/*');
  const letGo = await hold(page, '/cart/*/services/*');
  await more(page).click();
  await proceed(page).click();
  const checkout = page.getByRole('dialog', { name: 'Checkout' });
  await expect(checkout.getByText('₹2,998').first()).toBeVisible();
  letGo();
  await expect(checkout.getByText('Failed to update quantity')).toBeVisible();
  await expect(checkout.getByText('₹1,499').first()).toBeVisible();
  await checkout.getByRole('button', { name: 'Close' }).click();

  await cutOff(page, '/cart/*/items');
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  // By the keyboard: both messages may lie over it, until the question is over, too.
  await page.getByRole('link', { name: 'Continue Shopping' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Our Services' })).toBeVisible();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Failed to clear cart')).toBeVisible();
});

test('a last service that cannot be removed comes back with the reason', { tag: '@rare' }, async ({ page }) => {
  await openCart(page, { [FACIAL]: 1 });
  await refuse(page, 'PUT', '/cart/*/services/*', 500, 'INTERNAL_ERROR');
  await page.getByRole('button', { name: `Remove ${FACIAL}` }).click();
  await expect(page.getByText('Failed to remove item')).toBeVisible();
  await expect(page.getByRole('button', { name: `Remove ${FACIAL}` })).toBeVisible();
});

test('a cart that was emptied although the answer was lost is shown empty', { tag: '@rare' }, async ({ page }) => {
  await openCart(page, { [FACIAL]: 1 });
  await loseAnswer(page, '/cart/*/items');
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(page.getByText('Failed to clear cart')).toHaveCount(0);
});

test('after a lost answer and a removal, adding adds again', { tag: '@rare' }, async ({ page }) => {
  const customer = await signedIn(page);
  await page.goto('/all-services?search=gold');
  await loseAnswer(page, '/cart/*/items');
  const add = page.getByRole('button', { name: 'Add to Cart', description: FACIAL });
  await add.click();
  await expect(page.getByText('Failed to add item to cart')).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 1 item');
  await cartLink(page).click();
  await page.getByRole('button', { name: `Remove ${FACIAL}` }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await page.goBack();
  await add.click();
  await expect(page.getByRole('button', { name: 'Added' })).toBeVisible();
  expect((await cartOf(customer)).totalItems).toBe(1);
});

test("a refused coupon uses the catalogue's words, and success: false is no success", { tag: '@rare' }, async ({ page }) => {
  await openCart(page, { [FACIAL]: 1 });
  const field = page.getByLabel('Coupon code');
  const apply = async () => {
    await field.fill('NOSUCH');
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
  };
  await refuse(page, 'POST', '/cart/*/coupons?*', 422, 'COUPON_USAGE_LIMIT', 'another word');
  await apply();
  await expect(page.getByText('Coupon usage limit reached.')).toBeVisible();
  await restore(page, '/cart/*/coupons?*');
  await refuse(page, 'POST', '/cart/*/coupons?*', 200, 'COUPON_EXPIRED');
  await apply();
  await expect(page.getByText('Coupon has expired.')).toBeVisible();
  await expect(page.getByRole('button', { name: `Remove ${FACIAL}` })).toBeVisible();
});

test('removing the last service leaves the empty cart, with a link to the services', async ({ page }) => {
  await openCart(page, { [FACIAL]: 1 });
  await page.getByRole('button', { name: `Remove ${FACIAL}` }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(page.getByText('No items in cart.')).toBeVisible();
  await page.getByRole('link', { name: 'Browse Services' }).click();
  await expect(page).toHaveURL(/\/services$/);
});

test('Clear Cart asks for 6 s and clears only on Yes', async ({ page }) => {
  const customer = await signedIn(page, { cart: { [FACIAL]: 2 } });
  await page.clock.install();
  await page.goto('/cart');
  const clear = page.getByRole('button', { name: 'Clear Cart' });
  await expect(clear).toBeVisible();
  await stopClock(page);
  const question = page.getByRole('alertdialog', { name: 'Clear Cart?' });
  await clear.press('Enter');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  // Being pointed at wins it no time.
  await page.clock.runFor(3_000);
  await question.hover();
  await page.mouse.move(0, 639);
  await page.clock.runFor(2_900);
  await expect(question).toBeVisible();
  await page.clock.runFor(200);
  await expect(question).toBeHidden();
  await expect(clear).toBeFocused();
  // Whoever has gone on to something else is left there.
  await clear.press('Enter');
  const coupon = page.getByPlaceholder('Enter coupon code');
  await coupon.focus();
  await page.clock.runFor(6_100);
  await expect(question).toBeHidden();
  await expect(coupon).toBeFocused();
  await clear.press('Enter');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(clear).toBeFocused();
  await clear.click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  expect((await cartOf(customer)).totalItems).toBe(2);
  await clear.click();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Cart cleared!')).toBeVisible();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Shopping Cart' })).toBeFocused();
  await page.mouse.move(0, 0);
  await page.clock.runFor(5_100);
  await expect(page.getByText('Cart cleared!')).toBeHidden();
  expect((await cartOf(customer)).totalItems).toBe(0);
});

test('Clear Cart asks only the customer whose cart it is', { tag: '@rare' }, async ({ page, context }) => {
  await openCart(page, { [FACIAL]: 1 });
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await page.bringToFront();
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  const question = page.getByRole('alertdialog', { name: 'Clear Cart?' });
  await expect(question).toBeVisible();
  // As a logout in another tab leaves it.
  await other.evaluate(() => localStorage.clear());
  const login = page.getByRole('dialog', { name: 'Welcome Back' });
  await expect(login).toBeVisible();
  // At once, not when its 6 seconds are over.
  expect(await question.count()).toBe(0);
  await expect(login.getByLabel('Phone Number')).toBeFocused();
});

test('below ₹899 the cart does not lead to checkout and says why', async ({ page }) => {
  await openCart(page, { [CLEAN_UP]: 1 });
  await expect(proceed(page)).toBeDisabled();
  await expect(proceed(page)).toHaveAccessibleDescription(/Minimum cart value for booking is ₹899\. Add ₹300 more\./);
  const way = main(page).getByRole('link', { name: 'Add Services' });
  await expect(way).toBeInViewport();
  await expect(way).toHaveAttribute('href', '/services');
  await page.getByRole('button', { name: `One ${CLEAN_UP} more` }).click();
  await expect(proceed(page)).toBeEnabled();
  await expect(way).toHaveCount(0);
});

test('while the minimum cannot be read, the cart lets pass and the server refuses', { tag: '@rare' }, async ({ page }) => {
  await refuse(page, 'GET', '/settings', 500, 'INTERNAL_ERROR');
  await signedIn(page, { cart: { [CLEAN_UP]: 1 }, addresses: [HOME] });
  await page.goto('/cart');
  await expect(proceed(page)).toBeEnabled();
  await expect(page.getByText('Minimum cart value')).toHaveCount(0);
  await toSummary(page);
  await placing(page).click();
  await expect(page.getByText('Minimum cart value for booking is ₹899.').first()).toBeVisible();
});

test('the bottom bar hides nothing at the end of the page', async ({ page }) => {
  await signedIn(page, { cart: { [CLEAN_UP]: 1 } });
  await page.goto('/cart');
  await expect(page.getByText('Minimum cart value for booking is ₹899.').first()).toBeVisible();
  const last = page.getByRole('contentinfo').getByRole('link').last();
  // The page keeps the bar's place once the bar has been measured.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const [link, bar] = await Promise.all([last.boundingBox(), page.locator('[data-bottom-bar]').boundingBox()]);
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }).toPass({ timeout: 3_000 });
  const path = (await last.getAttribute('href')) ?? '';
  await last.click();
  await expect(page).toHaveURL(path);
});

test('a message hides neither the header nor the bottom bar', { tag: '@rare' }, async ({ page }) => {
  await openCart(page, { [FACIAL]: 1 });
  const isBetween = async (what: Locator, under: Locator) => {
    await expect(what).toBeVisible();
    // Once it has risen to its place.
    await expect(async () => {
      const [box, header, bar] = await Promise.all([what, page.getByRole('banner'), under].map(one => one.boundingBox()));
      expect(box?.y ?? 0).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }).toPass({ timeout: 3_000 });
  };
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  const question = page.getByRole('alertdialog', { name: 'Clear Cart?' });
  await isBetween(question, page.locator('[data-bottom-bar]'));
  // What it asks about, and whence it came, stay in sight.
  await expect(page.getByRole('heading', { name: 'Your services' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Clear Cart' }).click({ trial: true });
  await question.getByRole('button', { name: 'Cancel' }).click();

  await proceed(page).click();
  const checkout = page.getByRole('dialog', { name: 'Checkout' });
  await checkout.getByRole('button', { name: 'Add New Address' }).waitFor();
  await page.route('**/address-dialog*', route => route.abort());
  await checkout.getByRole('button', { name: 'Add New Address' }).click();
  const failed = checkout.getByText('This could not be opened');
  await isBetween(failed, checkout.locator('[data-bottom-bar]'));
});

test("a desktop shows the cart's figures and five more services", { tag: '@desktop' }, async ({ page }) => {
  await openCart(page, { [FACIAL]: 2 });
  const tile = (name: string) =>
    page
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${name}$`) })
      .first();
  for (const name of ['Items', 'Subtotal', 'Discount', 'Total']) await expect(tile(name)).toBeVisible();
  const strip = page.getByRole('region', { name: 'You might also like' });
  await expect(strip.getByRole('heading', { level: 3 })).toHaveCount(5);
  await expect(strip.getByRole('link', { name: 'See All' })).toHaveAttribute('href', '/all-services');
  await expect(page.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/services');
});

test('a phone shows neither figures nor more services, and asks for none', async ({ page }) => {
  const asked = callsOf(page, 'GET', /\/service\/all$/);
  await openCart(page, { [FACIAL]: 2 });
  await expect(page.getByText('2 items', { exact: true })).toBeVisible();
  await expect(page.getByText('Discount', { exact: true })).toBeHidden();
  await expect(page.getByText('You might also like')).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('two tabs show one cart', { tag: '@release' }, async ({ page, context }) => {
  await openCart(page, { [FACIAL]: 1 });
  const other = await context.newPage();
  await other.goto('/cart');
  await expect(quantity(other)).toHaveText('1');
  await more(page).click();
  await expect(quantity(other)).toHaveText('2');
  await other.getByRole('button', { name: `Remove ${FACIAL}` }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test('services ordered in one tab leave the cart in the other', { tag: '@rare' }, async ({ page, context }) => {
  await readyToBook(page);
  await toSummary(page);
  const other = await context.newPage();
  await other.goto('/cart');
  await expect(proceed(other)).toBeEnabled();
  await placing(page).click();
  await expect(other.getByText('Your cart is empty')).toBeVisible();
});

test('a withdrawn service leaves the cart with a message', async ({ page }) => {
  const service = await makeService('Vanishing Facial', 950);
  await signedIn(page, { cart: { [FACIAL]: 1, [service.name]: 1 } });
  await withdraw(service);
  await page.goto('/cart');
  await expect(page.getByText(/Vanishing Facial/)).toBeVisible();
  await expect(page.getByText('1 item', { exact: true })).toBeVisible();
});

test('R79 a call without an answer is given up after 15 seconds', async ({ page }) => {
  const customer = await signedIn(page, { cart: { [FACIAL]: 1 } });
  await installClock(page);
  await page.goto('/cart');
  await expect(more(page)).toBeEnabled();
  await ignore(page, '/cart/*/services/*');
  await stopClock(page);
  await more(page).click();
  await expect(quantity(page)).toHaveText('2');
  await page.clock.runFor(14_900);
  await expect(quantity(page)).toHaveText('2');
  await page.clock.runFor(200);
  await expect(main(page).getByRole('alert')).toContainText('Failed to update quantity');
  await expect(quantity(page)).toHaveText('1');
  expect((await cartOf(customer)).totalItems).toBe(1);
});

test('R79 a cart that cannot be loaded is not called empty', async ({ page }) => {
  await signedIn(page, { cart: { [FACIAL]: 1 } });
  await answerHtml(page, '/cart/**', 502);
  await page.clock.install();
  await page.goto('/cart');
  await runUntil(page, page.getByText('Failed to fetch cart'));
  await expect(page.getByText('Your cart is empty')).toHaveCount(0);
  await restore(page, '/cart/**');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: FACIAL })).toBeVisible();
});
