/** A visit moved by its customer (rule B11). */
import { card, customerWithVisit } from './at-bookings.ts';
import { isAccessible } from './axe.ts';
import { choose } from './choose.ts';
import { answer, callsOf, cutOff, hold, refuseForNow, restore } from './faults.ts';
import { changeSettings, putSettingsBack } from './salon-settings.ts';
import { book, bookingsOf, call, freeVisit, HOME, makeCustomer, OFFICE, signedIn } from './scene.ts';
import { expect, test } from './test.ts';

putSettingsBack();

test('a customer moves a visit to another day and slot', { tag: '@release' }, async ({ page }) => {
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

test('the days are paged by mouse, and a button without further days says so', { tag: '@desktop' }, async ({ page }) => {
  const { booking } = await customerWithVisit(page, 1);
  await page.goto('/bookings');
  await card(page).getByRole('button', { name: 'Reschedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule' });
  const [earlier, later] = [
    dialog.getByRole('button', { name: 'Earlier days' }),
    dialog.getByRole('button', { name: 'Later days' }),
  ];
  await expect(dialog.locator(`input[value="${booking.bookingDate}"]`)).toBeChecked();
  await expect(earlier).toBeDisabled();
  await expect(later).toBeEnabled();
  await later.click();
  await expect(earlier).toBeEnabled();
  await expect(async () => {
    await later.click({ timeout: 1_000 }).catch(() => null);
    await expect(later).toBeDisabled({ timeout: 500 });
  }).toPass();
});

test('R83 the days are paged without motion for people who ask for it', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await customerWithVisit(page, 1);
  await page.goto('/bookings');
  await card(page).getByRole('button', { name: 'Reschedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule' });
  await expect(dialog.getByRole('group', { name: 'Time slot' })).toBeVisible();
  // The days reach their place at once.
  const [first, last] = await dialog.getByRole('group', { name: 'Date' }).evaluate(async group => {
    const strip = group.querySelector('div') as HTMLElement;
    (document.querySelector('[aria-label="Later days"]') as HTMLElement).click();
    const there = strip.scrollLeft;
    await new Promise(resolve => setTimeout(resolve, 1_000));
    return [there, strip.scrollLeft];
  });
  expect(first).toBeGreaterThan(100);
  expect(first).toBe(last);
});

test('a customer moves a visit to another address', async ({ page }) => {
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

test('a customer moves a visit to an address written on the way', async ({ page }) => {
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

test('a chosen slot that is taken meanwhile does not move the visit to another', async ({ page }) => {
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
  // Another day proposes a slot, because none was chosen there.
  await choose(days.locator(`input[value="${booking.bookingDate}"]`));
  await expect(slots.getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(dialog.getByRole('status')).toHaveCount(0);
});

test('a refused move keeps the focus', { tag: '@rare' }, async ({ page }) => {
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
  await cutOff(page, '/booking/*');
  await doIt.press('Enter');
  await expect(dialog.getByText('Failed to reschedule the booking.')).toBeVisible();
  await expect(dialog.getByText('Please check your connection and try again.')).toBeVisible();
  await restore(page, '/booking/*');
  for (let team = 0; team < 3; team++) await book(await makeCustomer({ addresses: [HOME] }), to);
  const sent = callsOf(page, 'PUT', /booking/);
  await doIt.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('This time slot has just been taken. Please choose another one.');
  // The message stands once, beside the slots and in view.
  await expect(dialog.getByRole('status')).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(doIt).toBeFocused();
  await expect(doIt).toBeDisabled();
  // Without a slot the button is disabled.
  await doIt.press('Enter');
  await expect(doIt).toHaveText('Reschedule');
  expect(sent).toHaveLength(1);
  expect(await bookingsOf(customer)).toEqual(before);
});

test('a refused move is reported in view until something else is chosen', async ({ page }) => {
  await customerWithVisit(page, 34);
  const to = await freeVisit(37);
  await page.goto('/bookings');
  await card(page).getByRole('button', { name: 'Reschedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule' });
  const slots = dialog.getByRole('group', { name: 'Time slot' });
  await choose(dialog.getByRole('group', { name: 'Date' }).locator(`input[value="${to.bookingDate}"]`));
  await choose(slots.locator(`input[value="${to.bookingTime}"]`));
  const end = dialog.getByRole('button', { name: 'Add New Address' });
  await end.scrollIntoViewIfNeeded();
  await cutOff(page, '/booking/*');
  const doIt = dialog.getByRole('button', { name: 'Reschedule', exact: true });
  await doIt.click();
  await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await restore(page, '/booking/*');
  // The refusal arrives before the new slots.
  const letGo = await hold(page, '/booking/available-*');
  for (let team = 0; team < 3; team++) await book(await makeCustomer({ addresses: [HOME] }), to);
  await end.scrollIntoViewIfNeeded();
  await doIt.click();
  await expect(dialog.getByRole('alert')).toHaveText('This time slot is no longer available. Please choose another.');
  await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 });
  letGo();
  await expect(dialog.getByRole('status')).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await choose(slots.getByRole('radio', { disabled: false }).first());
  await expect(dialog.getByRole('status')).toHaveCount(0);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
});

test('the dialog says when to go on to customers who move visits too often', { tag: '@rare' }, async ({ page }) => {
  await customerWithVisit(page, 38);
  const to = await freeVisit(40);
  await page.goto('/bookings');
  await card(page).getByRole('button', { name: 'Reschedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule' });
  await choose(dialog.getByRole('group', { name: 'Date' }).locator(`input[value="${to.bookingDate}"]`));
  await refuseForNow(page, 'PUT', '/booking/*', 42);
  await dialog.getByRole('button', { name: 'Reschedule', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Too many requests. Please try again in 42 seconds.');
});

test('a visit for which a day has become too short moves to another day and stays one visit', async ({ page }) => {
  const { booking } = await customerWithVisit(page);
  const tooShort = { date: booking.bookingDate, availableSlots: 0, reason: 'TOO_LONG' };
  const { bookingDate: other } = await freeVisit(30);
  await answer(page, '/booking/available-days?*', [tooShort, { date: other, availableSlots: 5, reason: null }]);
  await answer(page, '/booking/available-slots?*', [
    { startTime: '09:00:00', endTime: '11:00:00', label: 'x', available: false, reason: 'CLOSED', remaining: 0 },
  ]);
  await page.goto('/bookings');
  await card(page).getByRole('button', { name: 'Reschedule' }).click();
  await expect(
    page.getByText('The visit takes longer than we are open on this day. Please choose another day.', { exact: true }),
  ).toBeVisible();

  // A missing day is not mentioned.
  await answer(page, '/booking/available-days?*', [tooShort]);
  await page.reload();
  await card(page).getByRole('button', { name: 'Reschedule' }).click();
  await expect(page.getByText(/on this day, and no other day can be booked\. Please call us: \+91/)).toBeVisible();
});

test('the days to choose from move on at midnight in India', { tag: '@rare' }, async ({ page }) => {
  await customerWithVisit(page, 24);
  await page.clock.install();
  let isTomorrow = false;
  // Today is free until midnight, whatever the hour and the bookings.
  await page.route('**/api/v1/booking/available-days?*', async route => {
    const { data, ...rest } = await (await route.fetch()).json();
    const [today, ...later] = data;
    await route.fulfill({ json: { ...rest, data: isTomorrow ? later : [{ ...today, reason: null }, ...later] } });
  });
  await page.route('**/api/v1/booking/available-slots?*', async route => {
    const { data, ...rest } = await (await route.fetch()).json();
    const now = isTomorrow ? { available: false, reason: 'PAST' } : { available: true, reason: null };
    await route.fulfill({ json: { ...rest, data: data.map((slot: object) => ({ ...slot, ...now })) } });
  });
  await page.goto('/bookings');
  await card(page).getByRole('button', { name: 'Reschedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule' });
  const first = dialog.getByRole('group', { name: 'Date' }).getByRole('radio').first();
  const today = await first.inputValue();
  await choose(first);
  await expect(dialog.getByRole('group', { name: 'Time slot' }).getByRole('radio', { disabled: false })).toHaveCount(5);
  isTomorrow = true;
  await page.clock.fastForward(Date.parse(`${today}T24:00:00+05:30`) - (await page.evaluate(() => Date.now())) + 1_000);
  await page.clock.fastForward(60_000);
  await expect(first).not.toHaveValue(today);
  // No other day is chosen for the customer, and the page says why there is no time.
  await expect(dialog.getByText('No free time slot on this day. Please choose another day.')).toBeVisible();
});

test('a visit in a full slot may stay there while other slots are viewed', { tag: '@rare' }, async ({ page }) => {
  const { booking } = await customerWithVisit(page, 16);
  const visit = { bookingDate: booking.bookingDate, bookingTime: booking.bookingTime };
  for (let team = 0; team < 2; team++) await book(await makeCustomer({ addresses: [HOME] }), visit);
  await page.goto('/bookings');
  await card(page).getByRole('button', { name: 'Reschedule' }).click();
  const slots = page.getByRole('dialog', { name: 'Reschedule' }).getByRole('group', { name: 'Time slot' });
  await expect(slots.locator(`input[value="${booking.bookingTime}"]`)).toBeChecked();
  await expect(slots.locator(`input[value="${booking.bookingTime}"]`)).toBeEnabled();
});

test('a visit whose slot is no longer offered may change its address only', { tag: '@rare' }, async ({ page }) => {
  const { customer, booking } = await customerWithVisit(page, 16);
  const { bookingDate, bookingTime } = booking;
  const office = await call('POST', '/address', customer.token, OFFICE);
  // The salon has fewer teams now, and keeps earlier bookings.
  await book(await makeCustomer({ addresses: [HOME] }), { bookingDate, bookingTime });
  await changeSettings({ teams: 1 });
  await page.goto('/bookings');
  await card(page).getByRole('button', { name: 'Reschedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule' });
  await dialog.getByLabel('Address').selectOption(office.id);
  await expect(dialog.locator(`input[value="${bookingTime}"]`)).toBeDisabled();
  await expect(dialog.getByText(/taken|no longer available/)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Reschedule', exact: true }).click();
  await expect(page.getByText('Booking rescheduled.')).toBeVisible();
  expect(await bookingsOf(customer)).toMatchObject([{ bookingDate, bookingTime, addressId: office.id }]);
});

test('a visit on a closed day says that its slots are closed, not that they end too late', { tag: '@rare' }, async ({ page }) => {
  const { booking } = await customerWithVisit(page, 16);
  await changeSettings({ closedDays: [booking.bookingDate] });
  await page.goto('/bookings');
  await card(page).getByRole('button', { name: 'Reschedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule' });
  await expect(dialog.getByText('No free time slot on this day. Please choose another day.')).toBeVisible();
  const slots = dialog.getByRole('group', { name: 'Time slot' });
  await expect(slots.getByText('Not available · closed')).toHaveCount(5);
  await expect(slots.getByText('ends after closing')).toHaveCount(0);
});
