/** Coupons on the cart (spec 2.8, 5, 8; rulings R5). */
import { expect, type Page, test } from '@playwright/test';
import { answer, refuse, restore } from './faults.ts';
import { cartOf, FACIAL, signedIn } from './scene.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Coupon' });
const code = (page: Page) => panel(page).getByLabel('Coupon code');
const apply = (page: Page) => panel(page).getByRole('button', { name: 'Apply', exact: true });

const openCart = async (page: Page) => {
  const customer = await signedIn(page, { cart: { [FACIAL]: 1 } });
  await page.goto('/cart');
  return customer;
};

test('a coupon is typed or tapped, saves, and is removed', async ({ page }) => {
  const customer = await openCart(page);
  await expect(apply(page)).toBeDisabled();
  await code(page).press('Enter');
  await expect(panel(page).getByText('Please enter a coupon code')).toBeVisible();
  await code(page).fill(' nikhar10 ');
  await apply(page).click();
  await expect(panel(page).getByText('Coupon applied. You save ₹149.90.')).toBeVisible();
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
  await expect(page.getByRole('main').getByText('₹1,299').filter({ visible: true }).first()).toBeVisible();
});

test('only coupons that can be used are offered', { tag: '@phone' }, async ({ page }) => {
  await openCart(page);
  // Others may be there from tests of the staff's side.
  await expect(panel(page).getByRole('button', { name: /^(WELCOME200|NIKHAR10|FESTIVE25).*Valid till/ })).toHaveCount(3);
  await expect(panel(page).getByText(/MONSOON15|BRIDAL1000|NEWLOOK20/)).toHaveCount(0);
});

test('each coupon says what it saves, the best first', { tag: '@phone' }, async ({ page }) => {
  await openCart(page);
  const tickets = panel(page).getByRole('button', { name: /^(WELCOME200|NIKHAR10|FESTIVE25)/ });
  await expect(tickets).toHaveText([
    /^FESTIVE25.*You save ₹374\.75/,
    /^WELCOME200.*You save ₹200/,
    /^NIKHAR10.*You save ₹149\.90/,
  ]);
});

test('every refused coupon has its words', { tag: '@phone' }, async ({ page }) => {
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
});

test('without coupons, and when they cannot be had, the panel says so', { tag: '@phone' }, async ({ page }) => {
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
