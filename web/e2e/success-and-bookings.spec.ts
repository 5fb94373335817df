/** After the order: the success screen and My Bookings (spec 2.11, 2.12, 9; rulings R6). */
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { choose, chooseFirstSlot } from './choose.ts';
import {
  answer,
  answerHtml,
  callsOf,
  goBack,
  hold,
  loseAnswer,
  openWith,
  refuse,
  restore,
  runUntil,
  stopClock,
} from './faults.ts';
import { SITE } from './places.ts';
import {
  asStaff,
  book,
  bookingsOf,
  call,
  FACIAL,
  freeVisit,
  HOME,
  makeCustomer,
  makeService,
  OFFICE,
  readyToBook,
  type Service,
  serviceNamed,
  signedIn,
  withdraw,
} from './scene.ts';

const customerWithVisit = async (page: Page, daysAhead = 5) => {
  const customer = await signedIn(page, { addresses: [HOME] });
  return { customer, booking: await book(customer, await freeVisit(daysAhead)) };
};
const card = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });

test('the success screen counts three seconds down and goes on to the bookings', async ({ page }) => {
  const { booking } = await customerWithVisit(page);
  await page.clock.install();
  await page.goto('/services');
  await expect(page.getByRole('heading', { name: 'Our Services' })).toBeVisible();
  await stopClock(page);
  await page.evaluate(bookingId => history.pushState({ bookingId }, '', '/order-success'), booking.bookingId);
  await runUntil(page, page.getByText('Redirecting...'));
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
  await expect(page.getByText('Your order has been placed successfully')).toBeVisible();
  const timer = page.getByRole('main').getByRole('timer');
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

test('there is no success for a booking that nobody has made', { tag: '@phone' }, async ({ page }) => {
  await signedIn(page);
  await openWith(page, '/order-success', { bookingId: 'none' });
  await expect(page).toHaveURL(/\/bookings$/);
  await expect(page.getByRole('heading', { name: 'My Bookings' })).toBeVisible();
});

test('paying by UPI waits for the customer', async ({ page, context, isMobile }) => {
  if (!isMobile) await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const settings = await asStaff('GET', '/settings/admin');
  await asStaff('PUT', '/settings/admin', { ...settings, upiId: 'nikhar@upi' });
  try {
    const customer = await readyToBook(page);
    await page.clock.install();
    await page.goto('/checkout');
    await page.getByRole('button', { name: 'Continue' }).click();
    await chooseFirstSlot(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('radio', { name: /Pay after service/ })).toBeChecked();
    await page.getByRole('radio', { name: /Pay now by UPI/ }).check();
    await expect(page.locator('[data-bottom-bar]').getByText('Pay now by UPI')).toBeInViewport();
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
    const [{ bookingId }] = await bookingsOf(customer);
    const link = page.getByRole('link', { name: 'Pay by UPI' });
    await expect(link).toHaveAttribute('href', /^upi:\/\/pay\?.*am=1499(\.00)?&/);
    await expect(link).toHaveAttribute('href', new RegExp(bookingId.slice(-6), 'i'));
    const code = page.getByRole('img', { name: 'QR code to pay ₹1,499 by UPI' });
    await expect(code).toBeVisible();
    const top = async (of: Locator) => (await of.boundingBox())?.y ?? 0;
    // A laptop has nothing to open the link: there the code is what is seen, and without scrolling.
    expect((await top(link)) < (await top(code))).toBe(isMobile);
    if (!isMobile) await expect(code).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('main').getByText(settings.salonName, { exact: true })).toBeVisible();
    await expect(page.getByText('nikhar@upi', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Copy the UPI id' }).click();
    if (!isMobile) {
      await expect(page.getByText('UPI id copied!')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('nikhar@upi');
    }
    await page.clock.runFor(10_000);
    await expect(page).toHaveURL(`${SITE}/order-success`);
    // What there is to pay is remembered with the history entry: by a reload, and by a tab that comes back to it.
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
    if (!isMobile) await expect(page.getByRole('dialog').getByRole('img', { name: /QR code/ })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('dialog').getByText('nikhar@upi', { exact: true })).toBeVisible();
  } finally {
    await asStaff('PUT', '/settings/admin', settings);
  }
});

test('confetti is thrown, but not for those who asked for less motion', { tag: '@phone' }, async ({ page }) => {
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

test('50 pieces of confetti fall, and none is left after 4 seconds', { tag: '@phone' }, async ({ page }) => {
  const { booking } = await customerWithVisit(page);
  // Held on the page by something to pay.
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

test('a booking says what, when, where and how much, and is found by service, date and time', async ({ page }) => {
  const { booking } = await customerWithVisit(page);
  await page.goto('/bookings');
  await expect(card(page)).toHaveCount(1);
  const [year, , day] = booking.bookingDate.split('-');
  for (const words of [FACIAL, 'Lotus Residency', '₹1,499', 'Booked', `${Number(day)} `, year, booking.bookingId.slice(-6)]) {
    await expect(card(page)).toContainText(words, { ignoreCase: true });
  }
  const search = page.getByPlaceholder('Search by service, date or time...');
  for (const found of ['gold', booking.bookingDate, booking.bookingTime]) {
    await search.fill(found);
    await expect(card(page)).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('status')).toHaveText('1 booking');
  }
  await search.fill('balayage');
  await expect(page.getByText('No bookings found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Search' }).click();
  await expect(card(page)).toHaveCount(1);
});

test('bookings come in the order of their days', { tag: '@phone' }, async ({ page }) => {
  const customer = await signedIn(page, { addresses: [HOME] });
  const later = await book(customer, await freeVisit(30));
  const sooner = await book(customer, await freeVisit(3));
  await page.goto('/bookings');
  await expect(card(page).nth(0)).toContainText(sooner.bookingId.slice(-6), { ignoreCase: true });
  await expect(card(page).nth(1)).toContainText(later.bookingId.slice(-6), { ignoreCase: true });
});

test('without bookings, and when they cannot be had, the page says so', { tag: '@phone' }, async ({ page }) => {
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

test('what has just been booked is in the list at once', { tag: '@phone' }, async ({ page }) => {
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

test('that there are no bookings is not said while they are read anew', { tag: '@phone' }, async ({ page }) => {
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
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toBeVisible();
  await expect(page.getByText('No bookings yet')).toHaveCount(0);
  letGo();
  await expect(card(page)).toHaveCount(1);
});

test('a visit is cancelled after a question; a failure is said in it', async ({ page }) => {
  const { customer } = await customerWithVisit(page);
  await page.goto('/bookings');
  await card(page).getByRole('button', { name: 'Cancel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await refuse(page, 'PUT', '/booking/*/cancel', 503, 'OVERLOADED');
  await dialog.getByRole('button', { name: 'Cancel Booking' }).click();
  await expect(dialog.getByText('Failed to cancel the booking.')).toBeVisible();
  await restore(page, '/booking/*/cancel');
  // Cancelled, and the answer lost: that it is so already is no refusal.
  await loseAnswer(page, '/booking/*/cancel');
  await dialog.getByRole('button', { name: 'Cancel Booking' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel Booking' }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Booking cancelled.')).toBeVisible();
  await expect(card(page)).toContainText('Cancelled');
  await expect(card(page).getByRole('button')).toHaveText(['Book Again']);
  expect((await bookingsOf(customer))[0].status).toBe('CANCELLED');
});

test('what was booked is booked again from the cart, without what is no longer offered', async ({ page }) => {
  const [facial, gone] = [await serviceNamed(FACIAL), await makeService('Saffron Wrap', 1_000)];
  const { userId, token, addressIds } = await signedIn(page, { addresses: [HOME] });
  const order = { userId, serviceIds: [facial.id, gone.id], finalPrice: facial.price + gone.price, paymentType: 'PAY_AFTER' };
  const visit = await freeVisit(9);
  const booking = await call('POST', '/booking', token, { ...order, ...visit, addressId: addressIds[0] });
  await asStaff('PUT', `/booking/admin/${booking.bookingId}/mark-completed`);
  await withdraw(gone);
  await page.goto('/bookings');
  const again = card(page).getByRole('button', { name: 'Book Again' });
  // Done, but the answer lost: asked once more, it is there no more often.
  await loseAnswer(page, '/booking/*/book-again');
  await again.click();
  await expect(page.getByText('Failed to add item to cart')).toBeVisible();
  await again.click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText('Saffron Wrap is no longer available.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { name: FACIAL })).toBeVisible();
  const { items } = await call('GET', `/cart/user/${userId}`, token);
  expect(items.map((item: { quantity: number; service: Service }) => [item.service.name, item.quantity])).toEqual([[FACIAL, 1]]);
});

test('who has gone on before Book Again is answered stays there, with the services in the cart', { tag: '@phone' }, async ({
  page,
}) => {
  const { booking } = await customerWithVisit(page, 11);
  await asStaff('PUT', `/booking/admin/${booking.bookingId}/mark-completed`);
  await page.goto('/bookings');
  const letGo = await hold(page, '/booking/*/book-again');
  await card(page).getByRole('button', { name: 'Book Again' }).click();
  await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('heading', { name: 'Our Services' })).toBeVisible();
  letGo();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toContainText('1');
  await expect(page).toHaveURL(/\/services$/);
});

test('a visit that staff have just completed moves to the past, and the question says why it failed', async ({ page }) => {
  const { booking } = await customerWithVisit(page);
  await page.goto('/bookings');
  await card(page).getByRole('button', { name: 'Cancel' }).click();
  await asStaff('PUT', `/booking/admin/${booking.bookingId}/mark-completed`);
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await dialog.getByRole('button', { name: 'Cancel Booking' }).click();
  await expect(page.getByRole('region', { name: 'Past' })).toContainText('Completed');
  await expect(dialog.getByRole('alert')).toContainText('Only a pending booking can be changed.');
  await dialog.getByRole('button', { name: 'Keep Booking' }).click();
  await expect(page.getByRole('heading', { name: 'My Bookings' })).toBeFocused();
});

test('a visit goes into the calendar of the phone', async ({ page }) => {
  const { booking } = await customerWithVisit(page, 6);
  await page.goto('/bookings');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    card(page).getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`visit-${booking.bookingId.slice(-6)}.ics`);
  const start = new Date(`${booking.bookingDate}T${booking.bookingTime}+05:30`).toISOString().replace(/[-:]|\.\d+/g, '');
  const text = readFileSync(await file.path(), 'utf8').replaceAll('\r\n\t', '');
  expect(text).toContain(`DTSTART:${start}`);
  expect(text).toMatch(/LOCATION:.*Lotus Residency/);
});

test('a visit is moved to another day and slot', async ({ page }) => {
  const { customer, booking } = await customerWithVisit(page, 6);
  const to = await freeVisit(8);
  await page.goto('/bookings');
  await card(page).getByRole('button', { name: 'Reschedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule' });
  await expect(dialog.getByRole('group', { name: 'Date' }).locator(`input[value="${booking.bookingDate}"]`)).toBeChecked();
  await choose(dialog.getByRole('group', { name: 'Date' }).locator(`input[value="${to.bookingDate}"]`));
  await choose(dialog.getByRole('group', { name: 'Time slot' }).locator(`input[value="${to.bookingTime}"]`));
  await dialog.getByRole('button', { name: 'Reschedule', exact: true }).click();
  await expect(page.getByText('Booking rescheduled.')).toBeVisible();
  expect((await bookingsOf(customer))[0]).toMatchObject({ ...to, finalPrice: 1_499, status: 'PENDING' });
});

test('a visit is moved to another address', { tag: '@phone' }, async ({ page }) => {
  const customer = await signedIn(page, { addresses: [HOME, OFFICE] });
  const visit = await freeVisit(7);
  await book(customer, visit);
  await page.goto('/bookings');
  await card(page).getByRole('button', { name: 'Reschedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule' });
  const doIt = dialog.getByRole('button', { name: 'Reschedule', exact: true });
  await expect(dialog.getByLabel('Address')).toHaveValue(customer.addressIds[0] as string);
  await expect(doIt).toBeDisabled();
  await dialog.getByLabel('Address').selectOption(customer.addressIds[1] as string);
  await isAccessible(page, 'rescheduling');
  await doIt.click();
  await expect(page.getByText('Booking rescheduled.')).toBeVisible();
  await expect(card(page)).toContainText('Orange Chambers');
  expect((await bookingsOf(customer))[0]).toMatchObject({ ...visit, addressId: customer.addressIds[1] });
});

test('a visit is moved to an address that is written on the way', async ({ page }) => {
  const { customer, booking } = await customerWithVisit(page, 9);
  const to = await freeVisit(11);
  const maps: string[] = [];
  page.on('request', request => /leaflet|pin-map|address-dialog/.test(request.url()) && maps.push(request.url()));
  await page.goto('/bookings');
  await card(page).getByRole('button', { name: 'Reschedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule' });
  const day = dialog.getByRole('group', { name: 'Date' }).locator(`input[value="${to.bookingDate}"]`);
  const slot = dialog.getByRole('group', { name: 'Time slot' }).locator(`input[value="${to.bookingTime}"]`);
  await choose(day);
  await choose(slot);
  const add = dialog.getByRole('button', { name: 'Add New Address' });
  await add.scrollIntoViewIfNeeded();
  expect(maps).toEqual([]);

  const writing = page.getByRole('dialog', { name: 'Add New Address' });
  await add.press('Enter');
  await expect(writing.getByRole('heading', { name: 'Add New Address' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(writing).toHaveCount(0);
  await expect(add).toBeFocused();

  await add.click();
  await writing.locator('.leaflet-container').click({ position: { x: 150, y: 120 } });
  await expect(writing.getByText(/Wardha Road, Nagpur/)).toBeVisible();
  await writing.getByRole('button', { name: 'Confirm Location' }).click();
  await writing.getByLabel('Flat/House No.').fill('9');
  await writing.getByLabel('Building').fill('Rose Court');
  await isAccessible(page, 'an address over rescheduling');
  await writing.getByRole('button', { name: 'Save Address' }).click();
  await expect(writing).toHaveCount(0);

  const address = dialog.getByLabel('Address', { exact: true });
  await expect(address).toBeFocused();
  await expect(address.locator('option:checked')).toContainText('9, Rose Court, Wardha Road');
  await expect(day).toBeChecked();
  await expect(slot).toBeChecked();
  await dialog.getByRole('button', { name: 'Reschedule', exact: true }).click();
  await expect(page.getByText('Booking rescheduled.')).toBeVisible();
  await expect(card(page)).toContainText('Rose Court');
  const [moved] = await bookingsOf(customer);
  expect(moved).toMatchObject({ ...to, address: { building: 'Rose Court' } });
  expect(moved.addressId).not.toBe(booking.addressId);
});

test('a chosen slot that is taken meanwhile moves the visit to no other', { tag: '@phone' }, async ({ page }) => {
  const { booking } = await customerWithVisit(page, 18);
  const to = await freeVisit(22);
  await page.clock.install();
  await page.goto('/bookings');
  await card(page).getByRole('button', { name: 'Reschedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule' });
  const slots = dialog.getByRole('group', { name: 'Time slot' });
  const days = dialog.getByRole('group', { name: 'Date' });
  await choose(days.locator(`input[value="${to.bookingDate}"]`));
  await choose(slots.locator(`input[value="${to.bookingTime}"]`));
  const doIt = dialog.getByRole('button', { name: 'Reschedule', exact: true });
  await expect(doIt).toBeEnabled();
  for (let team = 0; team < 3; team++) await book(await makeCustomer({ addresses: [HOME] }), to);
  await page.clock.runFor(61_000);
  await expect(dialog.getByRole('status')).toHaveText('This time slot has just been taken. Please choose another one.');
  await expect(slots.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(doIt).toBeDisabled();
  // Another day proposes, as nothing was chosen there.
  await choose(days.locator(`input[value="${booking.bookingDate}"]`));
  await expect(slots.getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(dialog.getByRole('status')).toHaveCount(0);
});

test('a refused move keeps the focus where it was', { tag: '@phone' }, async ({ page }) => {
  const { customer } = await customerWithVisit(page, 33);
  const before = await bookingsOf(customer);
  const to = await freeVisit(36);
  await page.goto('/bookings');
  await card(page).getByRole('button', { name: 'Reschedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule' });
  const doIt = dialog.getByRole('button', { name: 'Reschedule', exact: true });
  await doIt.press('Enter');
  await choose(dialog.getByRole('group', { name: 'Date' }).locator(`input[value="${to.bookingDate}"]`));
  await choose(dialog.getByRole('group', { name: 'Time slot' }).locator(`input[value="${to.bookingTime}"]`));
  for (let team = 0; team < 3; team++) await book(await makeCustomer({ addresses: [HOME] }), to);
  const sent = callsOf(page, 'PUT', /booking/);
  await doIt.press('Enter');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText('This time slot has just been taken. Please choose another one.');
  await expect(doIt).toBeFocused();
  await expect(doIt).toBeDisabled();
  // With no slot to move to it takes no press.
  await doIt.press('Enter');
  await expect(dialog.getByRole('alert')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(await bookingsOf(customer)).toEqual(before);
});

test('whoever moves visits too often is told when to go on', { tag: '@phone' }, async ({ page }) => {
  await customerWithVisit(page, 38);
  const to = await freeVisit(40);
  await page.goto('/bookings');
  await card(page).getByRole('button', { name: 'Reschedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule' });
  await choose(dialog.getByRole('group', { name: 'Date' }).locator(`input[value="${to.bookingDate}"]`));
  await page.route('**/api/v1/booking/*', route =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '42' },
      json: { success: false, message: 'Too many requests. Please try again later.', errorCode: 'RATE_LIMITED', data: null },
    }),
  );
  await dialog.getByRole('button', { name: 'Reschedule', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Too many requests. Please try again in 42 seconds.');
});

test('at midnight in India the days to choose from move on', { tag: '@phone' }, async ({ page }) => {
  await customerWithVisit(page, 24);
  await page.clock.install();
  let isTomorrow = false;
  await page.route('**/api/v1/booking/available-days?*', async route => {
    const { data, ...rest } = await (await route.fetch()).json();
    await route.fulfill({ json: { ...rest, data: isTomorrow ? data.slice(1) : data } });
  });
  await page.goto('/bookings');
  await card(page).getByRole('button', { name: 'Reschedule' }).click();
  const first = page.getByRole('dialog', { name: 'Reschedule' }).getByRole('group', { name: 'Date' }).getByRole('radio').first();
  const today = await first.inputValue();
  isTomorrow = true;
  await page.clock.fastForward(Date.parse(`${today}T24:00:00+05:30`) - (await page.evaluate(() => Date.now())) + 1_000);
  await page.clock.fastForward(60_000);
  await expect(first).not.toHaveValue(today);
});

test('coming back to the tab looks at the bookings again', { tag: '@phone' }, async ({ page }) => {
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

test('a visit in a full slot may stay there while its other slots are looked at', { tag: '@phone' }, async ({ page }) => {
  const { booking } = await customerWithVisit(page, 16);
  const visit = { bookingDate: booking.bookingDate, bookingTime: booking.bookingTime };
  for (let team = 0; team < 2; team++) await book(await makeCustomer({ addresses: [HOME] }), visit);
  await page.goto('/bookings');
  await card(page).getByRole('button', { name: 'Reschedule' }).click();
  const slots = page.getByRole('dialog', { name: 'Reschedule' }).getByRole('group', { name: 'Time slot' });
  await expect(slots.locator(`input[value="${booking.bookingTime}"]`)).toBeChecked();
  await expect(slots.locator(`input[value="${booking.bookingTime}"]`)).toBeEnabled();
});
