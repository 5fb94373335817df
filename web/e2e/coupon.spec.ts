/** Coupons on the cart (rules W6, D4). */
import type { Page } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { chooseFirstSlot } from './choose.ts';
import { answer, callsOf, cutOff, loseAnswer, refuse, refuseForNow, restore } from './faults.ts';
import { main } from './hands.ts';
import { asStaff, call, cartOf, changePrice, dayAhead, FACIAL, HOME, makeService, signedIn, withdraw } from './scene.ts';
import { expect, test } from './test.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Coupon' });
const code = (page: Page) => panel(page).getByLabel('Coupon code');
const apply = (page: Page) => panel(page).getByRole('button', { name: 'Apply', exact: true });

const openCart = async (page: Page, service = FACIAL) => {
  const customer = await signedIn(page, { cart: { [service]: 1 } });
  await page.goto('/cart');
  return customer;
};

test('a coupon is typed or tapped, saves money, and is removed', { tag: '@release' }, async ({ page }) => {
  const customer = await openCart(page);
  await expect(apply(page)).toBeDisabled();
  await code(page).press('Enter');
  await expect(panel(page).getByText('Please enter a coupon code')).toBeVisible();
  await code(page).fill(' nikhar10 ');
  await apply(page).click();
  await expect(panel(page).getByText('Coupon applied. You save ₹150.')).toBeVisible();
  const heading = panel(page).getByRole('heading', { name: 'Coupon', exact: true });
  await expect(heading).toBeFocused();
  expect((await cartOf(customer)).coupon.code).toBe('NIKHAR10');
  await panel(page).getByRole('button', { name: 'Remove' }).click();
  await expect(code(page)).toBeVisible();
  await expect(heading).toBeFocused();
  await panel(page)
    .getByRole('button', { name: /^WELCOME200/ })
    .click();
  await expect(panel(page).getByText('Coupon applied. You save ₹200.')).toBeVisible();
  await expect(main(page).getByText('₹1,299').filter({ visible: true }).first()).toBeVisible();
});

test('the cart says when to go on to customers who try codes too often', { tag: '@rare' }, async ({ page }) => {
  await openCart(page);
  await refuseForNow(page, 'POST', '/cart/*/coupons?*', 42);
  await code(page).fill('NIKHAR10');
  await apply(page).click();
  await expect(panel(page).getByText('Too many requests. Please try again in 42 seconds.')).toBeVisible();
});

test('only usable coupons are offered', async ({ page }) => {
  await openCart(page);
  // Others may be there from tests of the staff's side.
  await expect(panel(page).getByRole('button', { name: /^(WELCOME200|NIKHAR10|FESTIVE25).*Valid till/ })).toHaveCount(3);
  await expect(panel(page).getByText(/MONSOON15|BRIDAL1000|NEWLOOK20/)).toHaveCount(0);
});

test('each coupon says what it saves, the best first', async ({ page }) => {
  await openCart(page);
  const tickets = panel(page).getByRole('button', { name: /^(WELCOME200|NIKHAR10|FESTIVE25)/ });
  await expect(tickets).toHaveText([/^FESTIVE25.*You save ₹375/, /^WELCOME200.*You save ₹200/, /^NIKHAR10.*You save ₹150/]);
});

test('a coupon that would bring the cart below the minimum says so and can be taken off there', async ({ page }) => {
  const service = await makeService(`Quick Glow ${Date.now()}`, 999);
  const customer = await openCart(page, service.name);
  const ticket = panel(page).getByRole('button', { name: /^WELCOME200/ });
  await expect(ticket).toContainText('Brings your total below ₹899');
  await expect(panel(page).getByRole('button', { name: /^NIKHAR10/ })).not.toContainText('below');
  // Those with which the cart can be booked come first, whatever the others save.
  await expect(panel(page).getByRole('button', { name: /^(WELCOME200|NIKHAR10|FESTIVE25)/ })).toHaveText([
    /^NIKHAR10/,
    /^FESTIVE25/,
    /^WELCOME200/,
  ]);
  await ticket.click();
  const proceed = page.getByRole('button', { name: 'Proceed to Checkout' });
  await expect(proceed).toBeDisabled();
  await expect(proceed).toHaveAccessibleDescription(/Add ₹100 more\./);
  await expect(page.getByText('or remove coupon WELCOME200')).toBeVisible();
  const remove = page.getByRole('button', { name: 'remove coupon WELCOME200' });
  await refuse(page, 'DELETE', '/cart/*/coupons', 500, 'INTERNAL_ERROR');
  await remove.click();
  await expect(page.getByText('Failed to remove coupon')).toBeVisible();
  await restore(page, '/cart/*/coupons');
  await remove.press('Enter');
  await expect(proceed).toBeEnabled();
  // At once, and not after its 5 s.
  await expect(page.getByText('Failed to remove coupon')).toBeHidden({ timeout: 1_000 });
  await expect(main(page).getByRole('heading', { name: 'Order Summary' })).toBeFocused();
  expect((await cartOf(customer)).coupon).toBeNull();
  // Below the minimum without it too: then it is not the coupon.
  await call('POST', `/cart/${customer.cartId}/coupons?couponCode=WELCOME200`, customer.token);
  await changePrice(service, 800);
  await page.reload();
  await expect(page.getByText('Add ₹299 more.').filter({ visible: true })).toBeVisible();
  await expect(remove).toHaveCount(0);
  // Of what is added a percentage takes its part, too: for the ₹299 that seem to be missing there would be ₹224.25.
  await call('POST', `/cart/${customer.cartId}/coupons?couponCode=FESTIVE25`, customer.token);
  await page.reload();
  await expect(page.getByText('Add ₹398.67 more.').filter({ visible: true })).toBeVisible();
  await withdraw(service);
});

test('every refused coupon has its words', { tag: '@release' }, async ({ page }) => {
  await openCart(page);
  for (const [typed, words] of [
    ['NOSUCH', 'Invalid coupon code.'],
    ['MONSOON15', 'Coupon has expired.'],
    ['BRIDAL1000', 'Coupon is not active.'],
    ['NEWLOOK20', 'Coupon is not active.'],
  ] as const) {
    await code(page).fill(typed);
    await apply(page).click();
    const alert = panel(page).getByRole('alert');
    await expect(alert, typed).toHaveText(words);
    // Not under the bar at the thumb.
    const [told, bar] = await Promise.all([alert.boundingBox(), page.locator('[data-bottom-bar]').boundingBox()]);
    expect((told?.y ?? 0) + (told?.height ?? 0), typed).toBeLessThanOrEqual(bar?.y ?? 0);
  }
  await refuse(page, 'POST', '/cart/*/coupons?*', 422, 'COUPON_USAGE_LIMIT', 'Coupon usage limit reached.');
  await apply(page).click();
  await expect(panel(page).getByRole('alert')).toHaveText('Coupon usage limit reached.');
  await refuse(page, 'POST', '/cart/*/coupons?*', 500, 'INTERNAL_ERROR');
  await apply(page).click();
  await expect(panel(page).getByRole('alert')).toHaveText('Failed to apply coupon');
  await restore(page, '/cart/*/coupons?*');
  await cutOff(page, '/cart/*/coupons?*');
  await apply(page).click();
  await expect(panel(page).getByRole('alert')).toContainText('Failed to apply coupon');
  await expect(panel(page).getByText('Please check your connection and try again.')).toBeVisible();
  await restore(page, '/cart/*/coupons?*');
});

test('a coupon that was refused for good is not offered again', { tag: '@rare' }, async ({ page }) => {
  const gone = `GONE${Date.now()}`;
  const terms = { discountType: 'PERCENTAGE', discountValue: 5, validFrom: '2020-01-01', validTill: '2099-12-31' };
  await asStaff('POST', '/coupon/create', { code: gone, ...terms });
  await openCart(page);
  const ticket = panel(page).getByRole('button', { name: new RegExp(`^${gone}`) });
  await expect(ticket).toBeVisible();
  await asStaff('DELETE', `/coupon/${gone}`);
  await ticket.click();
  await expect(panel(page).getByRole('alert')).toHaveText('Invalid coupon code.');
  await expect(ticket).toHaveCount(0);
  await expect(panel(page).getByRole('button', { name: /^NIKHAR10/ })).toBeVisible();
  await expect(panel(page).getByRole('alert')).toHaveText('Invalid coupon code.');
});

test('a coupon that was applied although the answer was lost is no failure', { tag: '@rare' }, async ({ page }) => {
  await openCart(page);
  await loseAnswer(page, '/cart/*/coupons?*');
  await code(page).fill('NIKHAR10');
  await apply(page).click();
  await expect(panel(page).getByText('Coupon applied. You save ₹150.')).toBeVisible();
  await expect(panel(page).getByRole('alert')).toHaveCount(0);
  await expect(panel(page).getByRole('heading', { name: 'Coupon', exact: true })).toBeFocused();
});

test('the panel says that there are no coupons, or that they cannot be loaded', async ({ page }) => {
  await answer(page, '/coupon', []);
  await openCart(page);
  await expect(panel(page).getByText('No coupons available at the moment.')).toBeVisible();
  await restore(page, '/coupon');
  await refuse(page, 'GET', '/coupon', 400, 'VALIDATION_ERROR');
  await page.reload();
  await expect(panel(page).getByText('Failed to load available coupons')).toBeVisible();
  await restore(page, '/coupon');
  await panel(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(panel(page).getByRole('button', { name: /^NIKHAR10/ })).toBeVisible();
});

test('a coupon is applied and removed in the order summary, too', async ({ page }) => {
  const service = await makeService(`Evening Glow ${Date.now()}`, 999);
  const customer = await signedIn(page, { cart: { [service.name]: 1 }, addresses: [HOME] });
  const listed = callsOf(page, 'GET', /\/coupon$/);
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Continue' }).click();
  await chooseFirstSlot(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  const have = page.getByRole('button', { name: 'Have a coupon?' });
  const order = page.getByRole('button', { name: 'Place Order' });
  await expect(have).toBeInViewport({ ratio: 1 });
  expect(listed).toHaveLength(0);

  const sheet = page.getByRole('dialog', { name: 'Coupon' });
  await have.press('Enter');
  await expect(sheet.getByRole('heading', { name: 'Coupon', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(have).toBeFocused();

  await have.click();
  await sheet.getByLabel('Coupon code').fill('MONSOON15');
  await sheet.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(sheet.getByRole('alert')).toHaveText('Coupon has expired.');
  await isAccessible(page, 'a coupon over the summary');
  await sheet.getByLabel('Coupon code').fill(' nikhar10 ');
  await sheet.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(sheet).toHaveCount(0);
  const coupon = page.getByRole('group', { name: 'Coupon' });
  await expect(coupon.getByRole('status')).toContainText('Coupon applied. You save ₹100.');
  await expect(coupon).toBeFocused();
  const [told, bar] = await Promise.all([coupon.boundingBox(), page.locator('[data-bottom-bar]').boundingBox()]);
  expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await expect(page.getByRole('region', { name: 'Price' })).toContainText('₹899');
  await expect(order).toBeEnabled();
  expect((await cartOf(customer)).coupon.code).toBe('NIKHAR10');

  await refuse(page, 'DELETE', '/cart/*/coupons', 500, 'INTERNAL_ERROR');
  await coupon.getByRole('button', { name: 'Remove' }).click();
  await expect(coupon.getByRole('alert')).toHaveText('Failed to remove coupon');
  await restore(page, '/cart/*/coupons');
  await coupon.getByRole('button', { name: 'Remove' }).click();
  await expect(have).toBeVisible();
  await expect(coupon).toBeFocused();

  // Below the minimum: said at the button that it keeps from being pressed, as in the cart.
  await have.click();
  await sheet.getByRole('button', { name: /^WELCOME200.*Brings your total below ₹899/ }).click();
  await expect(sheet).toHaveCount(0);
  await expect(order).toBeDisabled();
  await expect(order).toHaveAccessibleDescription('Minimum cart value for booking is ₹899. Add ₹100 more.');
  await expect(page.getByText('Minimum cart value for booking is ₹899.')).toBeInViewport({ ratio: 1 });
  await isAccessible(page, 'a summary below the minimum');
  await page.getByRole('button', { name: 'remove coupon WELCOME200' }).click();
  await expect(order).toBeEnabled();
  await order.click();
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
  await withdraw(service);
});

test("a customer's own coupon stands first, says so in each language, and is used once", async ({ page }) => {
  const customer = await signedIn(page, { cart: { [FACIAL]: 1 } });
  const own = { discountType: 'FIXED', discountValue: 50, validFrom: dayAhead(-1), validTill: dayAhead(9) };
  const ownCode = 'FORYOU50';
  await asStaff('POST', '/coupon/create', {
    ...own,
    code: ownCode,
    userId: customer.userId,
    limitPerCustomer: 1,
    firstBookingOnly: true,
  });
  await page.goto('/cart');
  for (const [language, words] of [
    ['hi', /सिर्फ़ आपके लिए.*आपकी पहली बुकिंग के लिए/],
    ['mr', /फक्त तुमच्यासाठी.*तुमच्या पहिल्या बुकिंगसाठी/],
    ['en', /Just for you.*For your first booking/],
  ] as const) {
    await page.evaluate(chosen => localStorage.setItem('language', chosen), language);
    await page.goto(language === 'en' ? '/cart' : `/${language}/cart`);
    await expect(main(page).getByRole('listitem').filter({ hasText: ownCode }).getByRole('button')).toHaveText(words);
  }
  await expect(
    panel(page)
      .getByRole('button', { name: /Valid till/ })
      .first(),
  ).toHaveText(/^FORYOU50/);
  await isAccessible(page, 'own coupon');
  await panel(page)
    .getByRole('button', { name: /^FORYOU50/ })
    .click();
  await expect(panel(page).getByText('Coupon applied. You save ₹50.')).toBeVisible();
  await refuse(page, 'POST', '/cart/*/coupons?*', 422, 'COUPON_FIRST_BOOKING', 'This coupon is only for a first booking.');
  await panel(page).getByRole('button', { name: 'Remove' }).click();
  await code(page).fill(ownCode);
  await apply(page).click();
  await expect(panel(page).getByText('This coupon is only for a first booking.')).toBeVisible();
});
