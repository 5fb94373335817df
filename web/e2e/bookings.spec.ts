/** My Bookings: reading, cancelling, booking again (rules W10, B10). */
import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { card, customerWithVisit } from './at-bookings.ts';
import { chooseFirstSlot } from './choose.ts';
import { answerHtml, goBack, hold, loseAnswer, refuse, restore, runUntil } from './faults.ts';
import { main } from './hands.ts';
import {
  asStaff,
  book,
  bookingsOf,
  call,
  FACIAL,
  freeVisit,
  HOME,
  makeService,
  readyToBook,
  type Service,
  serviceNamed,
  signedIn,
  withdraw,
} from './scene.ts';
import { expect, test } from './test.ts';

test('a booking shows service, time, place and price, and is found by service, date and time', {
  tag: '@release',
}, async ({ page }) => {
  const { booking } = await customerWithVisit(page);
  await page.goto('/bookings');
  await expect(card(page)).toHaveCount(1);
  const [year, , day] = booking.bookingDate.split('-');
  for (const words of [FACIAL, 'Lotus Residency', '₹1,499', 'Booked', `${Number(day)} `, year, booking.bookingId.slice(-6)]) {
    await expect(card(page)).toContainText(words, { ignoreCase: true });
  }
  const search = page.getByPlaceholder('Search by service, date or time...');
  for (const found of ['gold', 'facial gold', 'FACIALS', 'facail', booking.bookingDate, booking.bookingTime]) {
    await search.fill(found);
    await expect(card(page)).toHaveCount(1);
    await expect(main(page).getByRole('status')).toHaveText('1 booking');
  }
  await search.fill('balayage');
  await expect(page.getByText('No bookings found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Search' }).click();
  await expect(card(page)).toHaveCount(1);
});

test('bookings are sorted by day', async ({ page }) => {
  const customer = await signedIn(page, { addresses: [HOME] });
  const later = await book(customer, await freeVisit(30));
  const sooner = await book(customer, await freeVisit(3));
  await page.goto('/bookings');
  await expect(card(page).nth(0)).toContainText(sooner.bookingId.slice(-6), { ignoreCase: true });
  await expect(card(page).nth(1)).toContainText(later.bookingId.slice(-6), { ignoreCase: true });
});

test('the page says that there are no bookings, or that they cannot be loaded', async ({ page }) => {
  await signedIn(page);
  await page.goto('/bookings');
  await expect(page.getByText('No bookings yet')).toBeVisible();
  await answerHtml(page, '/booking/user/*');
  await page.clock.install();
  await page.reload();
  await runUntil(page, page.getByText('Failed to fetch bookings'));
  await restore(page, '/booking/user/*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('No bookings yet')).toBeVisible();
});

test('a new booking is in the list at once', async ({ page }) => {
  const customer = await readyToBook(page);
  await page.goto('/checkout');
  // Checkout looks at the bookings for the usual address, and there are none yet.
  await expect(page.getByRole('radio', { name: /Lotus Residency/ })).toBeChecked();
  await page.getByRole('button', { name: 'Continue' }).click();
  await chooseFirstSlot(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  const letGo = await hold(page, '/booking/user/*');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/bookings$/);
  const [{ bookingId }] = await bookingsOf(customer);
  await expect(card(page)).toHaveCount(1);
  await expect(card(page)).toContainText(bookingId.slice(-6), { ignoreCase: true });
  letGo();
});

test("the page does not say 'no bookings' while it reads them again", { tag: '@rare' }, async ({ page }) => {
  const customer = await signedIn(page, { addresses: [HOME] });
  await page.clock.install();
  await page.goto('/bookings');
  await expect(page.getByText('No bookings yet')).toBeVisible();
  await page.getByRole('link', { name: 'Browse Services' }).click();
  await expect(page.getByRole('heading', { name: 'Our Services' })).toBeVisible();
  await book(customer, await freeVisit(13));
  // SWR asks at most once in five seconds.
  await page.clock.runFor(6_000);
  const letGo = await hold(page, '/booking/user/*');
  await goBack(page);
  await expect(page.getByRole('heading', { name: 'My Bookings' })).toBeVisible();
  await expect(main(page).locator('[aria-busy=true]')).toBeVisible();
  await expect(page.getByText('No bookings yet')).toHaveCount(0);
  letGo();
  await expect(card(page)).toHaveCount(1);
});

test('an empty page stays as it is when the customer returns to the tab', { tag: '@rare' }, async ({ page }) => {
  await signedIn(page);
  await page.clock.install();
  await page.goto('/bookings');
  await expect(page.getByText('No bookings yet')).toBeVisible();
  await page.clock.runFor(6_000);
  const letGo = await hold(page, '/booking/user/*');
  const asked = page.waitForRequest(/booking\/user/);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await asked;
  await expect(page.getByText('No bookings yet')).toBeVisible();
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
  letGo();
});

test("upcoming visits follow the salon's clock and not a wrong telephone's", async ({ page }) => {
  const { booking } = await customerWithVisit(page);
  const started = Date.parse(`${booking.bookingDate}T${booking.bookingTime}+05:30`) + 60_000;
  await page.clock.install({ time: started });
  await page.goto('/bookings');
  await expect(page.getByRole('heading', { name: 'Upcoming' })).toBeVisible();
  await expect(card(page).getByRole('button', { name: 'Cancel' })).toBeVisible();
  await card(page).getByRole('button', { name: 'Reschedule' }).click();
  const days = page.getByRole('dialog', { name: 'Reschedule' }).getByRole('group', { name: 'Date' });
  await expect(days.getByRole('radio').first()).toBeVisible();
});

test('a double click on Cancel does not answer its question', { tag: ['@desktop', '@rare'] }, async ({ page }) => {
  const { customer } = await customerWithVisit(page);
  await page.goto('/bookings');
  const cancel = card(page).getByRole('button', { name: 'Cancel' });
  await cancel.click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
  const middleOf = async (button: Locator) => {
    const { x, y, width, height } = (await button.boundingBox()) as { x: number; y: number; width: number; height: number };
    return { x: x + width / 2, y: y + height / 2 };
  };
  await expect(dialog).toHaveCSS('opacity', '1');
  const answer = await middleOf(dialog.getByRole('button', { name: 'Cancel Booking' }));
  await dialog.getByRole('button', { name: 'Keep Booking' }).click();
  await expect(dialog).toBeHidden();
  // The card as a longer list would have it: with its button where the answer comes.
  const { x, y } = await middleOf(cancel);
  await main(page).evaluate(
    (main, [right, down]) => Object.assign(main.style, { translate: `${right}px ${down}px` }),
    [answer.x - x, answer.y - y],
  );
  await page.waitForTimeout(600);
  await cancel.dblclick({ delay: 30 });
  await expect(dialog).toBeVisible();
  await page.waitForTimeout(600);
  expect((await bookingsOf(customer))[0].status).toBe('PENDING');
});

test('a visit is cancelled after a question, which reports a failure', { tag: '@release' }, async ({ page }) => {
  const { customer } = await customerWithVisit(page);
  await page.goto('/bookings');
  await card(page).getByRole('button', { name: 'Cancel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await refuse(page, 'PUT', '/booking/*/cancel?*', 503, 'OVERLOADED');
  await dialog.getByRole('button', { name: 'Cancel Booking' }).click();
  await expect(dialog.getByText('Failed to cancel the booking.')).toBeVisible();
  await restore(page, '/booking/*/cancel?*');
  // Cancelled, and the answer lost: that it is so already is no refusal.
  await loseAnswer(page, '/booking/*/cancel?*');
  await dialog.getByRole('button', { name: 'Cancel Booking' }).click();
  await expect(dialog.getByText('Please check your connection and try again.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel Booking' }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Booking cancelled.')).toBeVisible();
  await expect(card(page)).toContainText('Cancelled');
  await expect(card(page).getByRole('button')).toHaveText(['Book Again']);
  expect((await bookingsOf(customer))[0].status).toBe('CANCELLED');
});

test('the result of cancelling is shown before the bookings are read again', { tag: '@rare' }, async ({ page }) => {
  await customerWithVisit(page, 12);
  await page.goto('/bookings');
  await card(page).getByRole('button', { name: 'Cancel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
  const letGo = await hold(page, '/booking/user/*');
  await refuse(page, 'PUT', '/booking/*/cancel?*', 503, 'OVERLOADED');
  await dialog.getByRole('button', { name: 'Cancel Booking' }).click();
  await expect(dialog.getByText('Failed to cancel the booking.')).toBeVisible();
  await restore(page, '/booking/*/cancel?*');
  await dialog.getByRole('button', { name: 'Cancel Booking' }).click();
  await expect(dialog).toBeHidden();
  await expect(card(page)).toContainText('Cancelled');
  letGo();
});

test('More Times of Book Again fills the cart without services that are no longer offered', { tag: '@release' }, async ({
  page,
}) => {
  const [facial, gone] = [await serviceNamed(FACIAL), await makeService('Saffron Wrap', 1_000)];
  const { userId, token, addressIds } = await signedIn(page, { addresses: [HOME] });
  const order = { userId, serviceIds: [facial.id, gone.id], finalPrice: facial.price + gone.price, paymentType: 'PAY_AFTER' };
  const visit = await freeVisit(9);
  const booking = await call('POST', '/booking', token, { ...order, ...visit, addressId: addressIds[0] });
  await asStaff('PUT', `/booking/admin/${booking.bookingId}/mark-completed`);
  await withdraw(gone);
  await page.goto('/bookings');
  const again = card(page).getByRole('button', { name: 'Book Again' });
  await again.click();
  const more = page.getByRole('dialog', { name: 'Book Again' }).getByRole('button', { name: 'More Times' });
  await expect(more).toBeVisible();
  // Done, but the answer lost: asked once more, it is there no more often.
  await loseAnswer(page, '/booking/*/book-again');
  await more.click();
  await expect(page.getByText('Failed to add item to cart')).toBeVisible();
  await more.click();
  await expect(page).toHaveURL(/\/checkout$/);
  // At once, and not after its 5 s.
  await expect(page.getByText('Failed to add item to cart')).toBeHidden({ timeout: 1_000 });
  await expect(page.getByText('Saffron Wrap is no longer available.')).toBeVisible();
  const { items } = await call('GET', `/cart/user/${userId}`, token);
  expect(items.map((item: { quantity: number; service: Service }) => [item.service.name, item.quantity])).toEqual([[FACIAL, 1]]);
});

test('customers who left before the cart was filled stay where they are, with a filled cart', { tag: '@rare' }, async ({
  page,
}) => {
  const { booking } = await customerWithVisit(page, 11);
  await asStaff('PUT', `/booking/admin/${booking.bookingId}/mark-completed`);
  await page.goto('/bookings');
  // Only the call that fills the cart: the offer of the sheet is a GET of the same path.
  const filled = Promise.withResolvers<void>();
  await page.route('**/book-again', async route => {
    if (route.request().method() === 'POST') await filled.promise;
    await route.fallback();
  });
  await card(page).getByRole('button', { name: 'Book Again' }).click();
  const sheet = page.getByRole('dialog', { name: 'Book Again' });
  const more = sheet.getByRole('button', { name: 'More Times' });
  await more.click();
  await expect(more).toHaveAttribute('aria-busy', 'true');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('heading', { name: 'Our Services' })).toBeVisible();
  filled.resolve();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toContainText('1');
  await expect(page).toHaveURL(/\/services$/);
});

test('a visit that staff just completed moves to the past, and the question says why it failed', async ({ page }) => {
  const { booking } = await customerWithVisit(page);
  await page.goto('/bookings');
  await card(page).getByRole('button', { name: 'Cancel' }).click();
  await asStaff('PUT', `/booking/admin/${booking.bookingId}/mark-completed`);
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await dialog.getByRole('button', { name: 'Cancel Booking' }).click();
  await expect(page.getByRole('region', { name: 'Past' })).toContainText('Completed');
  await expect(dialog.getByRole('alert')).toContainText('Only a pending booking can be changed.');
  // It stays refused: there is nothing to do but close, and no promise of what does not come.
  await expect(dialog.getByText('Completed')).toBeVisible();
  await expect(dialog.getByText('Cancelling is free')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: /Booking/ })).toHaveCount(0);
  await expect(dialog.getByText('Close', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'My Bookings' })).toBeFocused();
});

for (const { state, code, words } of [
  { state: 'has begun', code: 'INVALID_STATUS_TRANSITION', words: 'The visit has begun. Please call the salon.' },
  { state: 'staff have deleted', code: 'BOOKING_NOT_FOUND', words: 'Booking not found.' },
]) {
  test(`a customer who paid for a visit that ${state} is promised no refund`, { tag: '@rare' }, async ({ page }) => {
    const { booking } = await customerWithVisit(page, 27);
    await asStaff('PUT', `/booking/admin/${booking.bookingId}/mark-paid`);
    await page.goto('/bookings');
    await card(page).getByRole('button', { name: 'Cancel' }).click();
    await refuse(page, 'PUT', '/booking/*/cancel?*', 409, code, words);
    const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
    await expect(dialog.getByText('We return the money')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel Booking' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(words);
    await expect(dialog.getByText(/We return the money|Cancelling is free/)).toHaveCount(0);
    await expect(dialog.getByText('Close', { exact: true })).toBeFocused();
  });
}

test("a visit is added to the phone's calendar", async ({ page }) => {
  const { booking } = await customerWithVisit(page, 6);
  await page.goto('/bookings');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    card(page).getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`visit-${booking.bookingId.slice(-6)}.ics`);
  const start = new Date(`${booking.bookingDate}T${booking.bookingTime}+05:30`).toISOString().replace(/[-:]|\.\d+/g, '');
  const text = readFileSync(await file.path(), 'utf8').replaceAll('\r\n ', '');
  expect(text).toContain(`DTSTART:${start}`);
  expect(text).toMatch(/LOCATION:.*Lotus Residency/);
});

test('returning to the tab reads the bookings again', async ({ page }) => {
  const { booking } = await customerWithVisit(page, 26);
  await page.clock.install();
  await page.goto('/bookings');
  await expect(card(page)).toContainText('Booked');
  await asStaff('PUT', `/booking/admin/${booking.bookingId}/mark-completed`);
  // SWR asks at most once in five seconds.
  await page.clock.runFor(6_000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(card(page)).toContainText('Completed');
});
