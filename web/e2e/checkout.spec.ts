/** From the cart to a placed order: the steps, the slots and what the salon refuses (rule W7). */
import type { Locator, Page } from '@playwright/test';
import { day, isPlaced, isSuccess, onward, placing, slot, step, toSummary } from './at-checkout.ts';
import { choose, chooseFirstSlot } from './choose.ts';
import { answer, callsOf, comeFromWithin, goBack, hold, refuse, restore } from './faults.ts';
import { isPhone, main } from './hands.ts';
import { SITE } from './places.ts';
import {
  book,
  bookingsOf,
  CLEAN_UP,
  changePrice,
  dayAhead,
  FACIAL,
  freeVisit,
  HOME,
  makeCustomer,
  makeService,
  OFFICE,
  readyToBook,
  services,
  signedIn,
  withdraw,
} from './scene.ts';
import { expect, test } from './test.ts';

const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' }).locator('> div');

test('a returning customer books in at most 8 taps', { tag: ['@both', '@release'] }, async ({ page }) => {
  const customer = await signedIn(page, { addresses: [OFFICE, HOME] });
  await book({ ...customer, addressIds: customer.addressIds.slice(1) }, await freeVisit(20));
  await page.goto('/');
  let taps = 0;
  const tap = async (target: Locator) => {
    taps++;
    await target.click();
  };
  await tap(page.getByRole('link', { name: /Facials & Clean-ups/ }));
  await tap(page.getByRole('button', { name: 'Add to Cart', description: FACIAL }));
  await tap(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }));
  await tap(page.getByRole('button', { name: 'Proceed to Checkout' }));
  await expect(page.getByRole('radio', { name: /Lotus Residency/ })).toBeChecked();
  await tap(onward(page));
  const slots = page.getByRole('group', { name: 'Time slot' }).getByRole('radio', { disabled: false });
  // Nobody books an hour they did not choose.
  await expect(page.getByRole('group', { name: 'Time slot' }).getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(onward(page)).toBeDisabled();
  await tap(slots.first().locator('xpath=ancestor::label'));
  await tap(onward(page));
  await expect(page.getByRole('radio', { name: /Pay after service/ })).toBeChecked();
  await tap(placing(page));
  await isSuccess(page);
  expect(taps).toBeLessThanOrEqual(8);
  const [earlier, latest] = (await bookingsOf(customer)).toSorted((a: { createdAt: string }, b: { createdAt: string }) =>
    a.createdAt < b.createdAt ? -1 : 1,
  );
  expect(latest).toMatchObject({ addressId: earlier.addressId, paymentType: 'PAY_AFTER', status: 'PENDING' });
});

test('the address saved last is selected before the first visit, also when bookings cannot be read', { tag: '@rare' }, async ({
  page,
}) => {
  const more = ['Shanti Heights', 'Tulip Court'].map(building => ({ ...HOME, building }));
  await signedIn(page, { cart: { [FACIAL]: 1 }, addresses: [HOME, OFFICE, ...more] });
  const letGo = await hold(page, '/booking/user/*');
  await page.goto('/checkout');
  await expect(page.getByRole('radio', { name: /Tulip Court/ })).toBeVisible();
  // Visits may name another one: nothing is selected before they are known.
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  letGo();
  await expect(page.getByRole('radio', { name: /Tulip Court/ })).toBeChecked();
  await expect(onward(page)).toBeEnabled();
  await restore(page, '/booking/user/*');
  await refuse(page, 'GET', '/booking/user/*', 400, 'VALIDATION_ERROR');
  await page.reload();
  await expect(page.getByRole('radio', { name: /Tulip Court/ })).toBeChecked();
});

test('the three steps have their words and a way back', { tag: '@both' }, async ({ page }) => {
  await signedIn(page, { cart: { [FACIAL]: 1 }, addresses: [HOME, OFFICE] });
  await page.goto('/checkout');
  const steps = page.getByRole('list', { name: 'Checkout steps' }).getByRole('listitem');
  await expect(step(page, 'Select Delivery Address')).toBeVisible();
  await expect(page.getByText('Choose where you want the service')).toBeVisible();
  await expect(steps.nth(0)).toHaveAttribute('aria-current', 'step');
  for (const subtitle of ['Delivery location', 'Service timing', 'Review & confirm']) {
    await expect(steps.getByText(subtitle)).toHaveCount(1);
  }
  // Nobody visited this customer yet: the address saved last is selected.
  await expect(page.getByRole('radio', { name: /Orange Chambers/ })).toBeChecked();
  await expect(page.getByText('Selected', { exact: true })).toHaveCount(1);
  await onward(page).click();
  await expect(step(page, 'Select Date & Time')).toBeFocused();
  await expect(steps.nth(0)).toContainText('completed');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('radio', { name: /Orange Chambers/ })).toBeChecked();
  await onward(page).click();
  await chooseFirstSlot(page);
  await onward(page).click();
  await expect(page.getByText(/4, Orange Chambers, Sitabuldi/)).toBeVisible();
  await page.getByRole('button', { name: 'Change date and time' }).click();
  await expect(step(page, 'Select Date & Time')).toBeVisible();

  // What is chosen here outlives the way back, and a reload.
  const visit = await freeVisit();
  await choose(day(page, visit.bookingDate));
  await choose(slot(page, visit.bookingTime));
  await page.getByRole('button', { name: 'Back' }).click();
  await onward(page).click();
  await expect(day(page, visit.bookingDate)).toBeChecked();
  await expect(slot(page, visit.bookingTime)).toBeChecked();
  await page.reload();
  await expect(day(page, visit.bookingDate)).toBeChecked();
  await expect(slot(page, visit.bookingTime)).toBeChecked();
});

test('Place Order stands beside the time and the payment', { tag: '@both' }, async ({ page }) => {
  await readyToBook(page);
  const visit = await freeVisit(3);
  await toSummary(page, visit);
  const told = isPhone(page) ? page.locator('[data-bottom-bar]') : page.getByRole('region', { name: 'Price' });
  await expect(told.getByText('Pay after service')).toBeInViewport();
  // Words and all: visit-line.test.ts.
  if (isPhone(page))
    await expect(
      told.getByText(new RegExp(`^\\w{3} ${Number(visit.bookingDate.slice(8))} \\w{3}, between \\d.+, for about \\d`)),
    ).toBeInViewport();
  await expect(placing(page)).toBeInViewport();
});

test('on a slow connection the next page is preloaded', async ({ page }) => {
  await readyToBook(page);
  // What keeps the site for a weak network comes when the page is idle.
  const scripts = callsOf(page, 'GET', /\/(?!later-|site-offline-|start-offline-)[^/]+\.js$/);
  const hasAskedFor = (name: string) => scripts.some(url => url.includes(`/${name}`));
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeEnabled();
  await expect.poll(() => hasAskedFor('checkout-')).toBe(true);
  await page.waitForLoadState('networkidle');
  const forTheCart = scripts.length;
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await onward(page).click();
  await expect(step(page, 'Select Date & Time')).toBeVisible();
  expect(scripts.slice(forTheCart)).toEqual([]);
  await chooseFirstSlot(page);
  await onward(page).click();
  await expect.poll(() => hasAskedFor('order-success-page-') && hasAskedFor('bookings-page-')).toBe(true);
  await page.waitForLoadState('networkidle');
  const forTheOrder = scripts.length;
  await placing(page).click();
  await expect(page).toHaveURL(/\/bookings$/);
  await expect(page.getByRole('heading', { name: 'My Bookings' })).toBeVisible();
  expect(scripts.slice(forTheOrder).filter(url => !url.includes('confetti'))).toEqual([]);
});

test('an order longer than a day says so, and how to book it', async ({ page }) => {
  await signedIn(page, { cart: { [FACIAL]: 20 }, addresses: [HOME] });
  const window = (startTime: string, endTime: string, reason: string) => ({
    ...{ startTime, endTime, label: startTime, available: false, reason, remaining: 0 },
  });
  await answer(page, '/booking/available-slots?*', [
    window('09:00:00', '11:00:00', 'CLOSED'),
    window('23:00:00', '23:59:00', 'CLOSED'),
  ]);
  await page.goto('/checkout');
  await onward(page).click();
  await expect(
    page.getByText(/longer than we are open on this day, and no other day can be booked\. .* as two visits or more\./),
  ).toBeVisible();
  await expect(page.getByText('Not available · ends after closing')).toBeVisible();
  await expect(page.getByText('Not available · closed')).toBeVisible();
  await expect(page.getByText('Too short').first()).toBeVisible();
});

test('an order longer than a week says so in the same words', { tag: '@rare' }, async ({ page }) => {
  const long = (await services()).filter(({ durationInMinutes }) => durationInMinutes >= 240);
  await signedIn(page, { cart: Object.fromEntries(long.map(({ name }) => [name, 20])), addresses: [HOME] });
  await page.goto('/checkout');
  await onward(page).click();
  await expect(page.getByText('Too short').first()).toBeVisible();
  await expect(page.getByText(/must be at most/)).toHaveCount(0);
});

test('the first free hour is in view, however many taken ones precede it', async ({ page }) => {
  await readyToBook(page);
  const hours = Array.from({ length: 13 }, (_, i) => `${String(7 + i).padStart(2, '0')}:00:00`);
  await answer(
    page,
    '/booking/available-slots?*',
    hours.map((startTime, i) => ({
      startTime,
      endTime: startTime,
      label: startTime,
      available: i > 9,
      reason: i > 9 ? null : i > 5 ? 'FULL' : 'PAST',
      remaining: i > 9 ? 3 : 0,
    })),
  );
  const first = page.getByRole('group', { name: 'Time slot' }).getByRole('radio', { disabled: false }).first();
  const isClear = () =>
    expect(async () => {
      const bar = page.locator('[data-bottom-bar]').last();
      const [box, under] = await Promise.all([first.locator('xpath=ancestor::label').boundingBox(), bar.boundingBox()]);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0);
    }).toPass({ timeout: 5_000 });
  await page.goto('/checkout');
  await onward(page).click();
  await expect(first).toHaveValue('17:00:00');
  await isClear();
  // Once: where one has scrolled to, another day leaves one.
  await page.evaluate(() => scrollTo(0, 0));
  await choose(page.getByRole('group', { name: 'Date' }).getByRole('radio', { disabled: false }).nth(2));
  await expect(first).toBeEnabled();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.goto('/cart');
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await page.getByRole('dialog', { name: 'Checkout' }).getByRole('group', { name: 'Time slot' }).waitFor();
  await isClear();
});

test('L3 past slots are not shown, and full ones cannot be chosen', async ({ page }) => {
  await readyToBook(page);
  const window = (startTime: string, reason: string | null) => ({
    startTime,
    endTime: startTime,
    label: startTime,
    available: reason === null,
    reason,
    remaining: reason === null ? 1 : 0,
  });
  await answer(page, '/booking/available-slots?*', [
    window('09:00:00', 'PAST'),
    window('11:00:00', 'FULL'),
    window('13:00:00', null),
  ]);
  await page.goto('/checkout');
  await onward(page).click();
  const radio = page.getByRole('group', { name: 'Time slot' }).getByRole('radio');
  await expect(radio).toHaveCount(2);
  await expect(radio.nth(0)).toBeDisabled();
  await expect(radio.nth(1)).toBeEnabled();
  await expect(page.getByText('Not available')).toHaveCount(1);
  await expect(page.getByText('Not available · full')).toBeVisible();
  await expect(page.getByText('1 left')).toBeVisible();
  await answer(page, '/booking/available-slots?*', [window('09:00:00', 'PAST')]);
  await choose(page.getByRole('group', { name: 'Date' }).getByRole('radio').nth(5));
  await expect(page.getByText('No free time slot on this day. Please choose another day.')).toBeVisible();
  await expect(onward(page)).toBeDisabled();
});

test('Back goes one step back, on the page and over the cart', async ({ page }) => {
  await readyToBook(page);
  await toSummary(page);
  await comeFromWithin(page);
  await goBack(page);
  await expect(step(page, 'Select Date & Time')).toBeVisible();

  await page.goto('/cart');
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(step(page, 'Select Date & Time')).toBeVisible();
  await onward(page).click();
  await expect(placing(page)).toBeVisible();
  // As a telephone asks a dialog to close at its Back.
  const pressBack = () =>
    page.evaluate(() => document.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true })));
  for (const name of ['Select Date & Time', 'Select Delivery Address']) {
    await pressBack();
    await expect(step(page, name)).toBeVisible();
  }
  // On the cart's own address, and there again after a reload.
  await expect(page).toHaveURL(`${SITE}/cart`);
  await page.reload();
  await expect(step(page, 'Select Delivery Address')).toBeVisible();
  await pressBack();
  await expect(page.getByRole('heading', { name: 'Shopping Cart' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(`${SITE}/cart`);
});

test('a double tap on the way to the summary places no order', { tag: '@rare' }, async ({ page }) => {
  const customer = await readyToBook(page);
  await page.goto('/checkout');
  await onward(page).click();
  await chooseFirstSlot(page);
  await onward(page).dblclick();
  await expect(step(page, 'Order Summary')).toBeVisible();
  // Nor one on the link that leads back to it.
  await page.goto('/book');
  await page.getByRole('link', { name: 'Checkout' }).dblclick({ delay: 50 });
  await expect(step(page, 'Order Summary')).toBeVisible();
  await page.waitForTimeout(600);
  expect(await bookingsOf(customer)).toHaveLength(0);
  await placing(page).click();
  await isPlaced(page, customer);
});

test('a salon without an open day says so in place of the slots', async ({ page }) => {
  await readyToBook(page);
  await page.route('**/api/v1/booking/available-days?*', async route => {
    const { data, ...rest } = await (await route.fetch()).json();
    await route.fulfill({
      json: { ...rest, data: data.map((day: object) => ({ ...day, availableSlots: 0, reason: 'CLOSED' })) },
    });
  });
  await page.goto('/checkout');
  await onward(page).click();
  await expect(page.getByText(/^No day can be booked at the moment\. Please call us: \+91/)).toBeVisible();
  await expect(page.getByText('Looking for the first free day...')).toBeHidden();
  await expect(onward(page)).toBeDisabled();
});

test('a slot taken meanwhile leads back to choosing another', { tag: '@release' }, async ({ page }) => {
  const customer = await readyToBook(page);
  const visit = await freeVisit(12);
  await toSummary(page, visit);
  for (let team = 0; team < 3; team++) await book(await makeCustomer({ addresses: [HOME] }), visit);
  await placing(page).click();
  await expect(page.getByText('Booking Failed')).toBeVisible();
  await expect(step(page, 'Select Date & Time')).toBeVisible();
  await expect(slot(page, visit.bookingTime)).toBeDisabled();
  expect(await bookingsOf(customer)).toHaveLength(0);
  await expect(page.getByText('This time slot has just been taken. Please choose another one.')).toBeVisible();
  await expect(onward(page)).toBeDisabled();
  await page.getByRole('group', { name: 'Time slot' }).getByRole('radio', { disabled: false }).first().press('Space');
  await onward(page).click();
  await placing(page).click();
  await isPlaced(page, customer);
});

test('the toast of a refused order covers neither its subject nor the buttons', { tag: '@rare' }, async ({ page }) => {
  await readyToBook(page);
  const visit = await freeVisit(13);
  await toSummary(page, visit);
  for (let team = 0; team < 3; team++) await book(await makeCustomer({ addresses: [HOME] }), visit);
  await placing(page).click();
  const words = page.getByText('This time slot has just been taken. Please choose another one.');
  await expect(words).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Booking Failed')).toBeVisible();
  const free = page.getByRole('group', { name: 'Time slot' }).locator('label:has(:enabled)').first();
  await expect(free).toBeInViewport({ ratio: 1 });
  const isOnTop = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  for (const seen of [words, free, onward(page)]) expect(await seen.evaluate(isOnTop)).toBe(true);
  // Nor do large letters spread it over the whole page.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const toast = await page.getByRole('region', { name: 'Messages' }).boundingBox();
  expect(toast?.height).toBeLessThan(300);
  expect(await onward(page).evaluate(isOnTop)).toBe(true);
});

test('a price changed meanwhile is shown before anything is booked', { tag: '@release' }, async ({ page }) => {
  const service = await makeService(`Fickle Facial ${Date.now()}`, 1_000);
  const customer = await signedIn(page, { cart: { [service.name]: 1 }, addresses: [HOME] });
  await toSummary(page);
  await changePrice(service, 1_200);
  await placing(page).click();
  const words = 'The price has changed from ₹1,000 to ₹1,200. Please review it and place the order again.';
  await expect(main(page).getByText(words)).toHaveText(`${words} ${service.name} is ₹1,200 now instead of ₹1,000.`);
  await expect(toasts(page)).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Price' })).toContainText('₹1,200');
  expect(await bookingsOf(customer)).toHaveLength(0);
  await placing(page).click();
  await isPlaced(page, customer);
  await withdraw(service);
});

test('a service withdrawn meanwhile is named in one toast and in place', async ({ page }) => {
  const service = await makeService(`Vanishing Facial ${Date.now()}`, 1_000);
  const customer = await signedIn(page, { cart: { [service.name]: 1, [FACIAL]: 1 }, addresses: [HOME] });
  await toSummary(page);
  await withdraw(service);
  await placing(page).click();
  const words = `${service.name} is no longer available and was removed from your cart.`;
  await expect(main(page).getByText(words, { exact: true })).toBeVisible();
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).toContainText(`Booking Failed${words}`);
  await placing(page).click();
  await isPlaced(page, customer);
});

test('a cart whose only service was withdrawn names it', { tag: '@rare' }, async ({ page }) => {
  const service = await makeService(`Lonely Facial ${Date.now()}`, 1_000);
  await signedIn(page, { cart: { [service.name]: 1 }, addresses: [HOME] });
  await toSummary(page);
  await withdraw(service);
  await placing(page).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(main(page).getByText(`${service.name} is no longer available`)).toBeVisible();
  await expect(toasts(page)).toHaveCount(1);
});

test('a second visit at the same time is refused, with a link to the first', async ({ page }) => {
  const customer = await readyToBook(page);
  const visit = await freeVisit(15);
  await book(customer, visit);
  await toSummary(page, visit);
  await placing(page).click();
  await expect(step(page, 'Select Date & Time')).toBeVisible();
  await main(page).getByRole('link', { name: 'My Bookings' }).click();
  await expect(page).toHaveURL(/\/bookings$/);
  expect(await bookingsOf(customer)).toHaveLength(1);
});

test('a sixth pending visit is refused, with a link to the five', async ({ page }) => {
  const customer = await readyToBook(page);
  for (let ahead = 0; ahead < 5; ahead++) await book(customer, await freeVisit(30 + ahead));
  await toSummary(page);
  await placing(page).click();
  await expect(page.getByText('Booking Failed')).toBeVisible();
  await expect(step(page, 'Order Summary')).toBeVisible();
  expect(await bookingsOf(customer)).toHaveLength(5);
  await main(page).getByRole('link', { name: 'My Bookings' }).click();
  await expect(page).toHaveURL(/\/bookings$/);
});

test('the first day with a free slot is proposed, and full days say so', async ({ page }) => {
  await readyToBook(page);
  const free = await freeVisit(3);
  const today = dayAhead(0);
  const { bookingDate: ahead } = await freeVisit(8);
  await page.route('**/api/v1/booking/available-days?*', async route => {
    const answer = await (await route.fetch()).json();
    for (const day of answer.data) {
      if (day.date < free.bookingDate || day.date === ahead)
        Object.assign(day, { availableSlots: 0, reason: day.date === today ? 'PAST' : 'FULL' });
    }
    await route.fulfill({ json: answer });
  });
  await page.goto('/checkout');
  await onward(page).click();
  const days = page.getByRole('group', { name: 'Date' });
  await expect(days.locator(`input[value="${free.bookingDate}"]`)).toBeChecked();
  await expect(days.getByRole('radio', { name: /^Today, .*, already over$/ })).toBeDisabled();
  // Nobody has to tap it to find that out, and who taps it can wait for a time.
  await expect(days.getByRole('radio', { name: /, no free time slot$/ }).first()).toBeAttached();
  await expect(days.locator(`input[value="${ahead}"]`)).toHaveAccessibleName(/, no free time slot$/);
  await expect(days.locator(`input[value="${ahead}"]`)).toBeEnabled();
});

test('a cart below ₹899 can be viewed but not booked', async ({ page }) => {
  await signedIn(page, { cart: { [CLEAN_UP]: 1 }, addresses: [HOME] });
  await toSummary(page);
  await expect(page.getByText('Minimum cart value for booking is ₹899.')).toBeVisible();
  await expect(placing(page)).toBeDisabled();
});

test('R79 on a first visit the days need no settings, and a missing contact says so', async ({ page }) => {
  await readyToBook(page);
  await refuse(page, 'GET', '/settings', 400, 'VALIDATION_ERROR');
  await page.goto('/checkout');
  await onward(page).click();
  await chooseFirstSlot(page);
  await onward(page).click();
  await expect(step(page, 'Order Summary')).toBeVisible();
  await page.goto('/contact');
  const failed = page.getByText('Failed to load our address, phone and opening hours.');
  await expect(failed).toBeVisible();
  await restore(page, '/settings');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(failed).toBeHidden();
  await expect(page.getByRole('region', { name: 'The salon' }).getByRole('link', { name: /@/ })).toBeVisible();
});

test('R79 addresses, days and slots that failed can be tried again', async ({ page }) => {
  await readyToBook(page);
  await refuse(page, 'GET', '/address/user', 400, 'VALIDATION_ERROR');
  await refuse(page, 'GET', '/booking/available-days?*', 400, 'VALIDATION_ERROR');
  await refuse(page, 'GET', '/booking/available-slots?*', 400, 'VALIDATION_ERROR');
  await page.goto('/checkout');
  await expect(page.getByText('Failed to load your addresses.')).toBeVisible();
  await restore(page, '/address/user');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await onward(page).click();
  await expect(page.getByText('Failed to load the time slots.')).toBeVisible();
  await expect(page.getByText('Looking for the first free day...')).toBeHidden();
  await restore(page, '/booking/available-days?*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('group', { name: 'Date' })).toBeVisible();
  await expect(page.getByText('Failed to load the time slots.')).toBeVisible();
  await restore(page, '/booking/available-slots?*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await chooseFirstSlot(page);
  await onward(page).click();
  await expect(step(page, 'Order Summary')).toBeVisible();
});
