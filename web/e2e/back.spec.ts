/** A desktop browser's Back over a dialog: it closes the dialog, and leaves what lies under it. */
import { expect, test } from '@playwright/test';
import { step, toSummary } from './at-checkout.ts';
import { comeFromWithin, goBack } from './faults.ts';
import { readyToBook } from './scene.ts';

test('Back closes the sheet over a step and leaves the step', { tag: '@desktop' }, async ({ page }) => {
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
