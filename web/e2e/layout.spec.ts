/** What takes which room: nothing moves as it loads, and what belongs together stays on one line. */
import { expect, type Locator, test } from '@playwright/test';
import { changeSettings, putSettingsBack } from './salon-settings.ts';
import { book, freeVisit, HOME, signedIn } from './scene.ts';

putSettingsBack();

const boxOf = async (what: Locator) => {
  const box = await what.boundingBox();
  if (!box) throw new Error('It is not to be seen');
  return box;
};

/** How many lines of text an element's own words take. */
const linesOf = (what: Locator) =>
  what.evaluate(element => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  });

test('paying by UPI is one wide button above the rest of what a booking offers', { tag: '@phone' }, async ({ page }) => {
  await changeSettings({ upiId: 'nikhar.salon@okhdfcbank' });
  const customer = await signedIn(page, { addresses: [HOME] });
  await book(customer, await freeVisit(9), 'PAY_NOW');
  await page.goto('/bookings');
  const pay = page.getByRole('main').getByRole('button', { name: 'Pay by UPI' });
  const reschedule = page.getByRole('main').getByRole('button', { name: 'Reschedule' });
  await expect(pay).toBeVisible();
  expect(await linesOf(pay)).toBe(1);
  expect((await boxOf(pay)).width).toBeGreaterThan(2 * (await boxOf(reschedule)).width);
  expect((await boxOf(reschedule)).y).toBeGreaterThan((await boxOf(pay)).y + 40);

  await pay.click();
  expect(await linesOf(page.getByRole('dialog').locator('dt', { hasText: 'UPI id' }))).toBe(1);
});
