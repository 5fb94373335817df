/** Deposits, and what cancelling late costs: at checkout and before cancelling (rules M16 and M17). */
import { card } from './at-bookings.ts';
import { isPlaced, placing, toSummary } from './at-checkout.ts';
import { isAccessible } from './axe.ts';
import { choose } from './choose.ts';
import { letTimePass } from './customer.ts';
import { main } from './hands.ts';
import { changeSettings, putSettingsBack } from './salon-settings.ts';
import { asStaff, book, bookingsOf, FACIAL, freeVisit, HOME, signedIn } from './scene.ts';
import { expect, test } from './test.ts';

putSettingsBack();

test('customers read the fee before they book and before they cancel', { tag: '@release' }, async ({ page }) => {
  await changeSettings({ cancelFeePercent: 20, cancelFreeHours: 24 });
  const customer = await signedIn(page, { cart: { [FACIAL]: 1 }, addresses: [HOME] });
  await toSummary(page, await freeVisit(5));
  await expect(
    page.getByText(/^Free to cancel until \w{3}, .* Later we keep 20 % of the price \(₹300\) from what you have paid\.$/),
  ).toBeVisible();
  await placing(page).click();
  await isPlaced(page, customer);

  await page.goto('/bookings');
  const question = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await card(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toContainText(/Cancelling is free until \w{3}, \d+ \w{3}, /);
  await question.getByRole('button', { name: 'Keep Booking' }).click();
  await card(page).getByRole('button', { name: 'Reschedule' }).click();
  const move = page.getByRole('dialog', { name: 'Reschedule' });
  await move.getByRole('group', { name: 'Time slot' }).locator('input:enabled:not(:checked)').first().check({ force: true });
  await expect(move.getByText(/^At the new time, you can cancel for free until .* Later we keep ₹300 /)).toBeVisible();
  await isAccessible(page, 'a move that takes the free time along');

  // The booking keeps the policy of its day; the next one is late from the beginning.
  await changeSettings({ cancelFreeHours: 720 });
  const [first] = await bookingsOf(customer);
  await asStaff('PUT', `/booking/${first.bookingId}/cancel`);
  const { bookingId } = await book(customer, await freeVisit(3));
  await asStaff('PUT', `/booking/admin/${bookingId}/mark-paid`);
  // After the fifteen minutes in which what was just booked is free (rule M41).
  await letTimePass(16 * 60_000);
  await page.reload();
  await card(page).first().getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toContainText('We keep ₹300 of ₹1,499. ₹1,199 comes back.');
  await isAccessible(page, 'a fee for cancelling');
  await question.getByRole('button', { name: 'Cancel Booking' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('Refund of ₹1,199 on its way')).toBeVisible();
  const bookings: { bookingId: string; refundDue: number }[] = await bookingsOf(customer);
  expect(bookings.find(one => one.bookingId === bookingId)?.refundDue).toBe(1199);
});

test('a deposit is paid online, and the rest at the visit', async ({ page }) => {
  await changeSettings({ payOnline: true, depositPercent: 30, depositAbove: 1000 });
  const customer = await signedIn(page, { cart: { [FACIAL]: 1 }, addresses: [HOME] });
  await toSummary(page, await freeVisit(7));
  await expect(page.getByText('Pay ₹450 now, ₹1,049 at the visit')).toBeVisible();
  await expect(page.getByText('₹450 of ₹1,499', { exact: true })).toBeVisible();
  await isAccessible(page, 'a deposit at checkout');
  await placing(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Test payment' })).toBeVisible();
  await expect(page.getByText('₹450', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect.poll(async () => (await bookingsOf(customer))[0].paymentState).toBe('PARTLY_PAID');
  await expect(main(page)).toContainText('₹1,049');
  await page.goto('/bookings');
  await card(page).getByRole('button', { name: 'Receipt' }).click();
  await expect(page.getByRole('dialog', { name: 'Bills & Invoices' })).toContainText('Receipt voucher₹450');
});

test('checkout says in Marathi how much of the total is due now', { tag: '@rare' }, async ({ page }) => {
  await changeSettings({ payOnline: true, depositPercent: 30, depositAbove: 1000 });
  await signedIn(page, { cart: { [FACIAL]: 1 }, addresses: [HOME] });
  await page.goto('/mr/checkout');
  const onward = page.getByRole('button', { name: 'पुढे जा' });
  await onward.click();
  await choose(main(page).locator('input[type=radio][value*=":"]:enabled').first());
  await onward.click();
  await expect(page.getByText('₹1,499 पैकी ₹450', { exact: true })).toBeVisible();
});
