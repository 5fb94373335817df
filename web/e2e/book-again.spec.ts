/** *Book Again*: one sheet with the same visit, and three taps (rules W90 and W91). */
import type { Page } from '@playwright/test';
import { card } from './at-bookings.ts';
import { isAccessible } from './axe.ts';
import { loseAnswer, refuse, restore } from './faults.ts';
import { dialog, main } from './hands.ts';
import { SITE } from './places.ts';
import { changeSettings, putSettingsBack } from './salon-settings.ts';
import {
  asStaff,
  bookingsOf,
  type Customer,
  call,
  changePrice,
  FACIAL,
  freeVisit,
  HOME,
  makeService,
  serviceNamed,
  signedIn,
  withdraw,
} from './scene.ts';
import { makeTeam, openDay } from './team.ts';
import { expect, test } from './test.ts';

putSettingsBack();

/** A customer whose visit with these services is done. */
async function wasVisited(page: Page, serviceIds: string[], finalPrice: number, professionalId?: string): Promise<Customer> {
  const customer = await signedIn(page, { addresses: [HOME] });
  const { userId, token, addressIds } = customer;
  const order = { userId, serviceIds, finalPrice, paymentType: 'PAY_AFTER', addressId: addressIds[0] };
  const visit = professionalId
    ? { bookingDate: await openDay(9, ['11:00:00']), bookingTime: '11:00:00', professionalId }
    : await freeVisit(9);
  const booking = await call('POST', '/booking', token, { ...order, ...visit });
  await asStaff('PUT', `/booking/admin/${booking.bookingId}/mark-completed`);
  return customer;
}
const sheet = (page: Page) => dialog(page, 'Book Again');
const times = (page: Page) => sheet(page).getByRole('group', { name: 'Next free times' });

test('W90 a visit is booked again in three taps, with who came before', { tag: '@release' }, async ({ page }) => {
  const idOf = await makeTeam('Kavita', 'Sushma');
  const { id, price } = await serviceNamed(FACIAL);
  const customer = await wasVisited(page, [id], price, idOf('Sushma'));
  await page.goto('/bookings');
  await card(page).getByRole('button', { name: 'Book Again' }).click();
  await expect(sheet(page).getByText('Sushma', { exact: true })).toBeVisible();
  await expect(
    sheet(page)
      .getByText(/Shivaji Nagar|Dharampeth|Nagpur/)
      .first(),
  ).toBeVisible();
  await isAccessible(page, 'the sheet');
  await times(page).locator('label').nth(1).click();
  await sheet(page)
    .getByRole('button', { name: /^Book for ₹/ })
    .click();
  await page.waitForURL(`${SITE}/order-success`);
  const again = (await bookingsOf(customer)).find(({ status }: { status: string }) => status === 'PENDING');
  expect([again.finalPrice, again.professional.name, again.professionalWished]).toEqual([price, 'Sushma', true]);
});

test('W90 home offers the last visit again, until one is booked', async ({ page }) => {
  const { id, price } = await serviceNamed(FACIAL);
  await wasVisited(page, [id], price);
  await page.goto('/');
  const last = main(page).getByRole('region', { name: /^Your last visit/ });
  await expect(last).toContainText(FACIAL);
  await last.getByRole('button', { name: 'Book Again' }).click();
  await times(page).locator('label').first().click();
  await sheet(page)
    .getByRole('button', { name: /^Book for ₹/ })
    .click();
  await page.waitForURL(`${SITE}/order-success`);
  await page.goto('/');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(last).toHaveCount(0);
});

test('W90 where nothing of it is offered any more, the sheet says only that', async ({ page }) => {
  const gone = await makeService('Neem Wrap', 1_000);
  await changeSettings({ travelFees: [{ upToKm: 100, fee: 75 }] });
  await wasVisited(page, [gone.id], 1_075);
  await withdraw(gone);
  await page.goto('/bookings');
  await card(page).getByRole('button', { name: 'Book Again' }).click();
  await expect(sheet(page).getByText('None of these services is offered any more.')).toBeVisible();
  await expect(sheet(page).getByText('Travel')).toHaveCount(0);
  await expect(sheet(page).getByRole('button', { name: 'Add a Service' })).toHaveCount(0);
});

test('W90 the sheet says what changed, and books only what it shows', async ({ page }) => {
  const facial = await serviceNamed(FACIAL);
  const [wrap, gone] = [await makeService('Rose Wrap', 800), await makeService('Saffron Wrap', 1_000)];
  const customer = await wasVisited(page, [facial.id, wrap.id, gone.id], facial.price + 1_800);
  await changePrice(wrap, 900);
  await withdraw(gone);
  await page.goto('/bookings');
  await card(page).getByRole('button', { name: 'Book Again' }).click();
  await expect(sheet(page).getByRole('listitem').filter({ hasText: 'Rose Wrap' })).toContainText('was ₹800');
  await expect(sheet(page).getByText('No longer offered: Saffron Wrap')).toBeVisible();
  await times(page).locator('label').first().click();
  // It changes once more while the sheet is open.
  await changePrice(wrap, 950);
  const confirm = sheet(page).getByRole('button', { name: /^Book for ₹/ });
  await confirm.click();
  await expect(sheet(page).getByText(/^The price has changed from ₹.* to ₹/)).toBeVisible();
  expect((await bookingsOf(customer)).length).toBe(1);
  // Booked, but the answer is lost: pressed again, it is booked once.
  await loseAnswer(page, '/booking');
  await confirm.click();
  await expect(sheet(page).getByText('it is booked only once')).toBeVisible();
  await restore(page, '/booking');
  await confirm.click();
  await page.waitForURL(`${SITE}/order-success`);
  const all = await bookingsOf(customer);
  expect(all.map(({ finalPrice }: { finalPrice: number }) => finalPrice).toSorted()).toEqual(
    [facial.price + 1_800, facial.price + 950].toSorted(),
  );
});

test('W90 More Times leads to checkout with the services', async ({ page }) => {
  const { id, price } = await serviceNamed(FACIAL);
  await wasVisited(page, [id], price);
  await page.goto('/bookings');
  await card(page).getByRole('button', { name: 'Book Again' }).click();
  await sheet(page).getByRole('button', { name: 'More Times' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Select Delivery Address' })).toBeVisible();
});

test('W90 below the minimum, or when the time was taken, the sheet says what to do', { tag: '@rare' }, async ({ page }) => {
  const { id, price } = await serviceNamed(FACIAL);
  await wasVisited(page, [id], price);
  await page.goto('/bookings');
  await card(page).getByRole('button', { name: 'Book Again' }).click();
  await times(page).locator('label').first().click();
  await refuse(page, 'POST', '/booking', 409, 'SLOT_UNAVAILABLE', 'Taken.');
  await sheet(page)
    .getByRole('button', { name: /^Book for ₹/ })
    .click();
  await expect(sheet(page).getByText('This time slot has just been taken. Please choose another one.')).toBeVisible();
  await restore(page, '/booking');
  await changeSettings({ minimumOrderValue: price + 100 });
  await page.reload();
  await card(page).getByRole('button', { name: 'Book Again' }).click();
  await expect(sheet(page).getByText(/^The least for a booking is ₹/)).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Add a Service' }).click();
  await expect(page).toHaveURL(/\/cart$/);
});
