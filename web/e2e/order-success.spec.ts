/** The success screen (rules W9, M6). */
import type { Locator } from '@playwright/test';
import { card, customerWithVisit } from './at-bookings.ts';
import { chooseFirstSlot } from './choose.ts';
import { answer, callsOf, openWith, runUntil, stopClock } from './faults.ts';
import { isPhone, main } from './hands.ts';
import { SITE } from './places.ts';
import { changeSettings, settingsNow } from './salon-settings.ts';
import { asStaff, book, bookingsOf, freeVisit, HOME, readyToBook, signedIn } from './scene.ts';
import { expect, test } from './test.ts';

test('the success screen counts three seconds down and leads to the bookings', async ({ page }) => {
  const { booking } = await customerWithVisit(page);
  await page.clock.install();
  await page.goto('/services');
  await expect(page.getByRole('heading', { name: 'Our Services' })).toBeVisible();
  await stopClock(page);
  await page.evaluate(bookingId => history.pushState({ bookingId }, '', '/order-success'), booking.bookingId);
  await runUntil(page, page.getByText('Redirecting...'));
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
  await expect(page.getByText('Your order has been placed successfully')).toBeVisible();
  const timer = main(page).getByRole('timer');
  await expect(timer).toHaveText('3s');
  await page.clock.runFor(1_000);
  await expect(timer).toHaveText('2s');
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', /^[34]\d$/);
  await page.clock.runFor(1_000);
  await expect(timer).toHaveText('1s');
  await expect(page).toHaveURL(`${SITE}/order-success`);
  await page.clock.runFor(1_100);
  await runUntil(page, page.getByRole('heading', { name: 'My Bookings' }));
  await expect(page).toHaveURL(/\/bookings$/);
});

test('a clock that is set back does not delay the success screen', { tag: '@rare' }, async ({ page }) => {
  const { booking } = await customerWithVisit(page);
  await openWith(page, '/order-success', { bookingId: booking.bookingId });
  await expect(page.getByText('Redirecting...')).toBeVisible();
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() - 3_600_000;
  });
  await expect(page).toHaveURL(/\/bookings$/, { timeout: 5_000 });
});

test('a booking that nobody made has no success screen', async ({ page }) => {
  await signedIn(page);
  await openWith(page, '/order-success', { bookingId: 'none' });
  await expect(page).toHaveURL(/\/bookings$/);
  await expect(page.getByRole('heading', { name: 'My Bookings' })).toBeVisible();
});

test('the success screen waits for a customer who pays by UPI', { tag: '@both' }, async ({ page, context }) => {
  if (!isPhone(page)) await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { upiId, salonName } = await settingsNow();
  await changeSettings({ upiId: 'nikhar@upi' });
  try {
    const customer = await readyToBook(page);
    await page.clock.install();
    await page.goto('/checkout');
    await page.getByRole('button', { name: 'Continue' }).click();
    await chooseFirstSlot(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('radio', { name: /Pay after service/ })).toBeChecked();
    await page.getByRole('radio', { name: /Pay now by UPI/ }).check();
    // On a desktop it stands beside the total (checkout.spec.ts).
    if (isPhone(page)) await expect(page.locator('[data-bottom-bar]').getByText('Pay now by UPI')).toBeInViewport();
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
    const [{ bookingId }] = await bookingsOf(customer);
    const link = page.getByRole('link', { name: 'Pay by UPI' });
    await expect(link).toHaveAttribute('href', /^upi:\/\/pay\?.*am=1499(\.00)?&/);
    await expect(link).toHaveAttribute('href', new RegExp(bookingId.slice(-6), 'i'));
    const code = page.getByRole('img', { name: 'QR code to pay ₹1,499 by UPI' });
    await expect(code).toBeVisible();
    const top = async (of: Locator) => (await of.boundingBox())?.y ?? 0;
    // A laptop cannot open the link, so the code is in view without scrolling.
    expect((await top(link)) < (await top(code))).toBe(isPhone(page));
    if (!isPhone(page)) await expect(code).toBeInViewport({ ratio: 1 });
    await expect(main(page).getByText(salonName, { exact: true })).toBeVisible();
    await expect(page.getByText('nikhar@upi', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Copy the UPI id' }).click();
    if (!isPhone(page)) {
      await expect(page.getByText('UPI id copied!')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('nikhar@upi');
    }
    await page.clock.runFor(10_000);
    await expect(page).toHaveURL(`${SITE}/order-success`);
    // The history entry keeps what is to be paid, for a reload and for a restored tab.
    await page.reload();
    await expect(link).toHaveAttribute('href', new RegExp(bookingId.slice(-6), 'i'));
    await page.goto('/robots.txt');
    await page.goBack();
    await expect(code).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(page).toHaveURL(`${SITE}/order-success`);
    await page.getByRole('button', { name: 'Continue to My Bookings' }).click();
    await expect(page).toHaveURL(/\/bookings$/);
    await card(page).getByRole('button', { name: 'Pay by UPI' }).click();
    await expect(page.getByRole('dialog').getByRole('img', { name: /QR code/ })).toBeVisible();
    if (!isPhone(page)) await expect(page.getByRole('dialog').getByRole('img', { name: /QR code/ })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('dialog').getByText('nikhar@upi', { exact: true })).toBeVisible();
  } finally {
    await changeSettings({ upiId });
  }
});

test('a visit that was paid meanwhile is not offered to be paid again', { tag: '@rare' }, async ({ page }) => {
  const { upiId } = await settingsNow();
  await changeSettings({ upiId: 'nikhar@upi' });
  const comeBack = async () => {
    await page.clock.runFor(6_000);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
  };
  try {
    const customer = await signedIn(page, { addresses: [HOME] });
    const { bookingId } = await book(customer, await freeVisit(), 'PAY_NOW');
    await page.clock.install();
    await page.goto('/bookings');
    await card(page).getByRole('button', { name: 'Pay by UPI' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pay by UPI' });
    await expect(dialog.getByRole('link', { name: 'Pay by UPI' })).toBeVisible();
    await asStaff('PUT', `/booking/admin/${bookingId}/mark-paid`);
    await comeBack();
    await expect(dialog.getByText('You no longer have to pay for this booking by UPI.')).toBeVisible();
    await expect(dialog.getByText('Paid', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('link')).toHaveCount(0);

    await asStaff('PUT', `/booking/admin/${bookingId}/mark-unpaid`);
    await openWith(page, '/order-success', { bookingId });
    await expect(page.getByRole('link', { name: 'Pay by UPI' })).toBeVisible();
    await asStaff('PUT', `/booking/admin/${bookingId}/mark-paid`);
    await comeBack();
    await expect(page.getByText('Redirecting...')).toBeVisible();
  } finally {
    await changeSettings({ upiId });
  }
});

test('confetti falls, but not for people who ask for reduced motion', { tag: '@rare' }, async ({ page }) => {
  const thrown = callsOf(page, 'GET', /confetti/);
  await customerWithVisit(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/order-success');
  await expect(page).toHaveURL(/\/bookings$/);
  expect(thrown).toHaveLength(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/order-success');
  await expect.poll(() => thrown.length).toBe(1);
});

test('50 pieces of confetti fall, and none is left after 4 seconds', { tag: '@rare' }, async ({ page }) => {
  const { booking } = await customerWithVisit(page);
  // A payment keeps the customer on the page.
  await answer(page, `/booking/${booking.bookingId}`, {
    ...booking,
    upi: { link: 'upi://pay?pa=nikhar@upi', qrCode: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>' },
  });
  await page.addInitScript(() => {
    const pieces = { drawn: 0, most: 0 };
    Object.assign(window, { pieces });
    const { clearRect, fill } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.clearRect = function (...area) {
      pieces.most = Math.max(pieces.most, pieces.drawn);
      pieces.drawn = 0;
      return clearRect.apply(this, area);
    };
    CanvasRenderingContext2D.prototype.fill = new Proxy(fill, {
      apply(...call) {
        pieces.drawn++;
        return Reflect.apply(...call);
      },
    });
  });
  const seen = () => page.evaluate(() => (window as unknown as { pieces: { drawn: number; most: number } }).pieces);
  await page.clock.install();
  await openWith(page, '/order-success', { bookingId: booking.bookingId });
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
  await expect.poll(async () => (await seen()).most).toBe(50);
  await page.clock.runFor(4_000);
  await expect.poll(async () => (await seen()).drawn).toBe(0);
  const before = await seen();
  await page.clock.runFor(500);
  expect(await seen()).toEqual(before);
});
