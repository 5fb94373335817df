/** A desktop browser's Back over a dialog: it closes the dialog, and leaves what lies under it. A cross closes whatever Back does. */
import { onward, placing, step, toSummary } from './at-checkout.ts';
import { chooseFirstSlot } from './choose.ts';
import { comeFromWithin, goBack } from './faults.ts';
import { SITE } from './places.ts';
import { readyToBook } from './scene.ts';
import { expect, test } from './test.ts';

test('Back closes the sheet over a step and keeps the step', { tag: '@desktop' }, async ({ page }) => {
  await readyToBook(page);
  await toSummary(page);
  await comeFromWithin(page);
  const sheet = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Have a coupon?' }).click();
  await expect(sheet).toBeVisible();
  await goBack(page);
  await expect(sheet).toHaveCount(0);
  await expect(step(page, 'Order Summary')).toBeVisible();
  // The step is held again for the next one.
  await step(page, 'Order Summary').click();
  await goBack(page);
  await expect(step(page, 'Select Date & Time')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Add New Address' }).click();
  await expect(sheet).toBeVisible();
  await goBack(page);
  await expect(sheet).toHaveCount(0);
  await expect(step(page, 'Select Delivery Address')).toBeVisible();
});

test('Back closes the menu and does not leave it open over another page', { tag: '@release' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Book Appointment' }).click();
  await expect(page).toHaveURL(`${SITE}/services`);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect(menu).toBeVisible();
  await goBack(page);
  await expect(menu).toHaveCount(0);
  await expect(page).toHaveURL(`${SITE}/services`);
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(`${SITE}/about`);
  await goBack(page);
  await expect(page).toHaveURL(`${SITE}/services`);
});

test('the cross and Escape close checkout over the cart on every step; Back goes one step back', { tag: '@desktop' }, async ({
  page,
}) => {
  await readyToBook(page);
  await page.goto('/services');
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).click();
  const overlay = page.getByRole('dialog', { name: 'Checkout' });
  const proceed = page.getByRole('button', { name: 'Proceed to Checkout' });
  await proceed.click();
  await onward(page).click();
  await chooseFirstSlot(page);
  await onward(page).click();
  await expect(placing(page)).toBeVisible();
  for (const close of [() => overlay.getByRole('button', { name: 'Close' }).click(), () => page.keyboard.press('Escape')]) {
    await close();
    await expect(overlay).toHaveCount(0);
    await expect(page).toHaveURL(`${SITE}/cart`);
    await proceed.click();
    await expect(placing(page)).toBeVisible();
  }
  await goBack(page);
  await expect(step(page, 'Select Date & Time')).toBeVisible();
  await overlay.getByRole('button', { name: 'Close' }).click();
  await expect(overlay).toHaveCount(0);
  // The overlay's own entry has gone with it: what was before the cart is one Back away.
  await goBack(page);
  await expect(page).toHaveURL(`${SITE}/services`);
});

test('Forward leaves a step that Back would take back', { tag: '@rare' }, async ({ page }) => {
  await readyToBook(page);
  await toSummary(page);
  await comeFromWithin(page);
  await page.evaluate(() => history.pushState(null, '', '/about'));
  await expect(page).toHaveURL(`${SITE}/about`);
  await goBack(page);
  await expect(step(page, 'Order Summary')).toBeVisible();
  await step(page, 'Order Summary').click();
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL(`${SITE}/about`);
});
