/** The travel fee and the quiet hours, from the settings to the order (rules M50 and M51). */
import { isPlaced, onward, placing, slot, step } from './at-checkout.ts';
import { isAccessible } from './axe.ts';
import { choose } from './choose.ts';
import { dialog, main, region } from './hands.ts';
import { asStaff, bookingsOf, call, freeVisit, HOME, makeCustomer, readyToBook } from './scene.ts';
import { openAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

const everyDay = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];

const withExtras = async (change: object) => {
  const settings = await asStaff('GET', '/settings/admin');
  await asStaff('PUT', '/settings/admin', { ...settings, ...change });
};

test('the owner sets rings and quiet hours', { tag: '@both' }, async ({ page }) => {
  await withExtras({ travelFees: [], quietHours: [] });
  await openAsStaff(page, '/admin/settings/prices');
  await main(page).getByRole('button', { name: 'Add a Ring' }).click();
  await main(page).getByLabel('Ring 1 (km)').fill('40');
  await main(page).getByLabel('Fee 1 (₹)').fill('60');
  await main(page).getByRole('button', { name: 'Add Quiet Hours' }).click();
  await main(page).getByLabel('Quiet hours 1, to').fill('10:00');
  await main(page).getByRole('checkbox', { name: 'Mon' }).check();
  await isAccessible(page, 'extras');
  await main(page).getByRole('button', { name: /^Save/ }).click();
  await expect(main(page).getByText('It must end after it begins')).toBeVisible();
  await main(page).getByLabel('Quiet hours 1, to').fill('14:30');
  await main(page).getByRole('button', { name: /^Save/ }).click();
  await expect
    .poll(async () => {
      const { travelFees, quietHours } = await asStaff('GET', '/settings/admin');
      return { travelFees, quietHours };
    })
    .toEqual({
      travelFees: [{ upToKm: 40, fee: 60 }],
      quietHours: [{ days: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY'], from: '11:00:00', to: '14:30:00', percent: 10 }],
    });
});

test('checkout shows both, and the order has them', { tag: ['@both', '@release'] }, async ({ page }) => {
  await withExtras({
    travelFees: [{ upToKm: 100, fee: 75 }],
    quietHours: [{ days: everyDay, from: '09:00:00', to: '12:00:00', percent: 20 }],
    wholeRupees: true,
  });
  const customer = await readyToBook(page);
  await call('POST', '/coupon/NIKHAR10/apply', customer.token);
  const { bookingDate } = await freeVisit(5);
  await page.goto('/cart');
  const notes = 'Travel to you costs ₹75 more. At quiet times services cost up to 20% less.';
  await expect(page.getByText(notes)).toBeVisible();
  await page.goto('/checkout');
  // ₹1,499 less a tenth, with the way to the address that is selected.
  await expect(page.getByText('₹1,424', { exact: true }).filter({ visible: true })).toBeVisible();
  await expect(page.getByText(/Travel/).filter({ visible: true })).toBeVisible();
  await onward(page).click();
  await expect(step(page, 'Select Date & Time')).toBeVisible();
  await choose(page.getByRole('group', { name: 'Date' }).locator(`input[value="${bookingDate}"]`));
  await expect(page.getByText('20% less').first()).toBeVisible();
  await choose(slot(page, '09:00:00'));
  await expect(page.getByText('₹1,154', { exact: true }).filter({ visible: true })).toBeVisible();
  await onward(page).click();
  await expect(page.getByText('You save ₹120.20.')).toBeVisible();
  const price = region(page, 'Price');
  await expect(price).toContainText('Quiet-time price');
  await expect(price).toContainText('Travel₹75');
  await isAccessible(page, 'summary');
  await placing(page).click();
  await isPlaced(page, customer);
  const [booking] = await bookingsOf(customer);
  expect(booking.travelFee).toBe(75);
  expect(booking.quietDiscount).toBeCloseTo((booking.totalPrice - 75) * 0.2, 2);
  await page.goto('/bookings');
  await expect(main(page).getByText('with ₹75 for travel')).toBeVisible();
  await expect(main(page).getByText('₹299.80 less at a quiet time')).toBeVisible();
  await expect(main(page).getByText('₹120.20 saved with NIKHAR10')).toBeVisible();
  await asStaff('PUT', `/booking/admin/${booking.bookingId}/mark-completed`);
  await page.reload();
  await main(page).getByRole('button', { name: 'Book Again' }).click();
  await expect(
    dialog(page, 'Book Again')
      .getByRole('radio', { name: /₹1,274$/ })
      .first(),
  ).toBeVisible();
});

test('staff tell the caller the whole price', async ({ page }) => {
  await withExtras({ travelFees: [{ upToKm: 100, fee: 75 }], quietHours: [] });
  const { bookingDate, bookingTime } = await freeVisit(6);
  const customer = await makeCustomer({ addresses: [HOME] });
  await openAsStaff(page, `/admin/bookings/new?day=${bookingDate}&time=${bookingTime}&mobile=${customer.mobile}`);
  const services = region(page, 'Services');
  await services.getByRole('searchbox', { name: 'Search services' }).fill('Fruit Clean-up');
  await services.getByRole('button', { name: 'Add Fruit Clean-up' }).click();
  await expect(region(page, 'Summary')).toContainText('Travel');
  // The times that arrive move the button away from under the pointer.
  await expect(page.getByRole('group', { name: 'Time slot' })).toBeVisible();
  await region(page, 'Summary').getByRole('button', { name: 'Book Visit' }).click();
  await expect(page.getByText('The visit is booked.')).toBeVisible();
  expect((await bookingsOf(customer))[0].travelFee).toBe(75);
});
