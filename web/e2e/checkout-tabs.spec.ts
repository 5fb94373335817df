/** One customer in checkout in two tabs: each books what it shows, and remembers it (rule B21). */
import type { Page } from '@playwright/test';
import { day, isSuccess, onward, placing, slot, step, toSummary } from './at-checkout.ts';
import { choose } from './choose.ts';
import { fromAccountMenu } from './customer.ts';
import { loseAnswer, restore } from './faults.ts';
import { bookingsOf, call, freeVisit, readyToBook } from './scene.ts';
import { expect, test } from './test.ts';

/** A tab beside this one, on the choice of a time. */
const tabAtSlots = async (page: Page) => {
  const other = await page.context().newPage();
  await other.goto('/checkout');
  const change = other.getByRole('button', { name: 'Change date and time' });
  await expect(change.or(onward(other))).toBeVisible();
  if (await change.isVisible()) await change.click();
  await expect(step(other, 'Select Date & Time')).toBeVisible();
  return other;
};

test('each of two tabs books the time that it shows, also after a reload', async ({ page }) => {
  const customer = await readyToBook(page);
  const [mine, others] = [await freeVisit(9), await freeVisit(12)];
  await toSummary(page, mine);
  const told = await page.locator('[data-bottom-bar]').innerText();
  const other = await tabAtSlots(page);
  await choose(day(other, others.bookingDate));
  await choose(slot(other, others.bookingTime));
  await onward(other).click();
  await expect(step(other, 'Order Summary')).toBeVisible();

  // Telephones drop a tab that is not looked at, and load it again.
  await page.reload();
  await expect(placing(page)).toBeEnabled();
  expect(await page.locator('[data-bottom-bar]').innerText()).toBe(told);
  await placing(page).click();
  await isSuccess(page);
  expect(await bookingsOf(customer)).toMatchObject([mine]);
  await expect(other.getByText('Your cart is empty')).toBeVisible();
});

test('R81 after a lost answer, another tab and a reload, the order is looked up', async ({ page }) => {
  const customer = await readyToBook(page);
  const [mine, others] = [await freeVisit(9), await freeVisit(12)];
  await toSummary(page, mine);
  const other = await tabAtSlots(page);
  await loseAnswer(page, '/booking');
  await placing(page).click();
  await expect(page.getByText('Booking Error')).toBeVisible();
  await choose(day(other, others.bookingDate));
  await choose(slot(other, others.bookingTime));
  await restore(page, '/booking');

  await page.reload();
  await expect(page.getByText('Did your order arrive?')).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await isSuccess(page);
  expect(await bookingsOf(customer)).toMatchObject([mine]);
});

test('a choice made in one tab is not offered once another tab has ordered', { tag: '@rare' }, async ({ page }) => {
  const customer = await readyToBook(page);
  await toSummary(page, await freeVisit(9));
  const other = await tabAtSlots(page);
  await onward(other).click();
  await placing(other).click();
  await isSuccess(other);
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  const [{ items }] = await bookingsOf(customer);
  await call('POST', `/cart/${customer.cartId}/items`, customer.token, { serviceId: items[0].serviceId, quantity: 1 });
  await page.reload();
  await expect(step(page, 'Select Delivery Address')).toBeVisible();
});

test('a tab in checkout begins again once another tab has ordered', { tag: '@rare' }, async ({ page }) => {
  const customer = await readyToBook(page);
  await toSummary(page, await freeVisit(9));
  const other = await tabAtSlots(page);
  await onward(other).click();
  await placing(other).click();
  await isSuccess(other);
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  const [{ items }] = await bookingsOf(customer);
  await call('POST', `/cart/${customer.cartId}/items`, customer.token, { serviceId: items[0].serviceId, quantity: 1 });
  // What was read just now is not read again at once.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(step(page, 'Select Delivery Address')).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('a logout erases the choices of its own tab and of the other', async ({ page }) => {
  await readyToBook(page);
  await toSummary(page);
  const other = await tabAtSlots(page);
  await other.goto('/');
  await fromAccountMenu(other, 'Logout');
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
  for (const tab of [page, other]) {
    expect(await tab.evaluate(() => [localStorage.checkout_draft, sessionStorage.checkout_draft])).toEqual([
      undefined,
      undefined,
    ]);
  }
});
