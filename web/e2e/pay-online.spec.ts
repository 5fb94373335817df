/** Paying online with the development gateway (rules M13, M14, W38). */
import type { Page } from '@playwright/test';
import { card } from './at-bookings.ts';
import { placing, toSummary } from './at-checkout.ts';
import { isAccessible } from './axe.ts';
import { letTimePass } from './customer.ts';
import { refuse, restore } from './faults.ts';
import { main } from './hands.ts';
import { EDGE } from './places.ts';
import { changeSettings } from './salon-settings.ts';
import { asStaff, book, bookingsOf, type Customer, call, freeVisit, HOME, readyToBook, signedIn, type Visit } from './scene.ts';
import { expect, test } from './test.ts';

test.beforeEach(() => changeSettings({ payOnline: true }));

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
const atGateway = (page: Page) => expect(title(page, 'Test payment')).toBeVisible();
const work = () => fetch(`${EDGE}/work`);
const stateOf = async (customer: Customer) => (await bookingsOf(customer))[0]?.paymentState;

/** Places an order that is paid online, which leads to the gateway. */
const order = async (page: Page, visit?: Visit) => {
  await toSummary(page, visit);
  await page.getByRole('radio', { name: /Pay online now/ }).check();
  await placing(page).click();
  await atGateway(page);
};

test('a customer fails, tries again, and knows that the visit is paid', { tag: '@release' }, async ({ page }) => {
  const customer = await readyToBook(page);
  await order(page);
  await expect(page.getByText('₹1,499', { exact: true })).toBeVisible();
  await isAccessible(page, 'the gateway of development');
  await button(page, 'Fail').click();
  await expect(title(page, 'The payment did not go through')).toBeVisible();
  await expect(main(page).getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  await isAccessible(page, 'a failed payment');

  await button(page, 'Try again: pay ₹1,499').click();
  await atGateway(page);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(title(page, 'Payment received')).toBeVisible();
  await expect(main(page).getByText('You paid ₹1,499. Your visit is booked.')).toBeVisible();
  await isAccessible(page, 'a payment that came');
  expect(await bookingsOf(customer)).toMatchObject([{ status: 'PENDING', paymentState: 'PAID', payBy: null }]);

  await main(page).getByRole('link', { name: 'My Bookings' }).click();
  await expect(card(page).getByText('Paid', { exact: true })).toBeVisible();
  await expect(card(page).getByRole('link', { name: /Pay/ })).toHaveCount(0);
});

test('M40 a customer whose payment fails pays after the service instead', async ({ page }) => {
  const customer = await readyToBook(page);
  await order(page);
  await button(page, 'Fail').click();
  await expect(title(page, 'The payment did not go through')).toBeVisible();
  await button(page, 'Pay after the service instead').click();
  await expect(page).toHaveURL(/\/order-success$/);
  expect(await bookingsOf(customer)).toMatchObject([{ status: 'PENDING', paymentType: 'PAY_AFTER', payBy: null, dueNow: 0 }]);
  await page.goto('/bookings');
  await expect(card(page).getByRole('link', { name: 'Pay ₹1,499 online' })).toBeVisible();
});

test('a customer who leaves the payment pays later through My Bookings', async ({ page, context }) => {
  const customer = await readyToBook(page);
  await order(page);
  // Back is no return from the provider: there is nothing to confirm.
  await page.goBack();
  await expect(title(page, 'Pay ₹1,499')).toBeVisible();
  await isAccessible(page, 'a payment that is open');
  // In another tab, because the first one was closed or forgotten.
  const later = await context.newPage();
  await later.goto('/bookings');
  await expect(card(later).getByText(/^Payment under way until \d+:\d\d [AP]M$/)).toBeVisible();
  await expect(card(later).getByText('Not booked yet')).toBeVisible();
  // M45: nobody offers a second payment while one is under way.
  await expect(card(later).getByRole('link', { name: /Pay ₹/ })).toHaveCount(0);
  await card(later).getByRole('link', { name: 'See the payment' }).click();
  await button(later, 'Pay ₹1,499 now').click();
  await atGateway(later);
  // Nobody tells the salon. It asks when the customer comes back.
  await button(later, 'Pay, but say nothing').click();
  await later.getByRole('link', { name: 'Back to the salon' }).click();
  await expect(title(later, 'Payment received')).toBeVisible();
  expect(await bookingsOf(customer)).toMatchObject([{ status: 'PENDING', paymentState: 'PAID' }]);
});

test('a payment that is not there yet is confirmed, and says so until it is', async ({ page }) => {
  await readyToBook(page);
  await order(page);
  await page.getByRole('link', { name: 'Back to the salon' }).click();
  await expect(title(page, 'Confirming your payment…')).toBeVisible();
  await isAccessible(page, 'a payment that is being confirmed');
  await button(page, 'I have not paid: pay ₹1,499').click();
  await atGateway(page);
  const shown = page.url();
  await page.goBack();
  await expect(title(page, 'Pay ₹1,499')).toBeVisible();
  // Paid in another tab: this one finds out by itself.
  await page.evaluate(async order => {
    await fetch(`/api/v1/dev/pay/${order}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"outcome":"PAY"}',
    });
  }, new URL(shown).searchParams.get('order'));
  await expect(title(page, 'Payment received')).toBeVisible();
});

test('late money brings the visit back, and the money of a cancelled visit comes back', async ({ page }) => {
  const customer = await readyToBook(page);
  const visit = await freeVisit(4);
  await order(page, visit);
  await button(page, 'Pay late').click();
  await expect(page.getByText('The money comes in 20 minutes.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the salon' }).click();
  await expect(title(page, 'Confirming your payment…')).toBeVisible();
  await letTimePass(16 * 60_000);
  await work();
  await expect(title(page, 'The time was given back')).toBeVisible();
  await isAccessible(page, 'a time that was given back');
  await letTimePass(5 * 60_000);
  await work();
  await expect(title(page, 'Payment received')).toBeVisible({ timeout: 40_000 });
  expect(await bookingsOf(customer)).toMatchObject([{ ...visit, status: 'PENDING', paymentState: 'PAID' }]);

  const [{ bookingId }] = await bookingsOf(customer);
  await call('PUT', `/booking/${bookingId}/cancel`, customer.token);
  await page.reload();
  await expect(title(page, '₹1,499 comes back to you')).toBeVisible();
  await isAccessible(page, 'a refund on its way');
});

test('a provider that does not answer leaves the time kept, and the customer pays with the next try', async ({ page }) => {
  const customer = await readyToBook(page);
  await refuse(
    page,
    'POST',
    '/booking/*/payment',
    502,
    'PAYMENT_PROVIDER_UNAVAILABLE',
    'Online payment does not work right now.',
  );
  await toSummary(page);
  await page.getByRole('radio', { name: /Pay online now/ }).check();
  await placing(page).click();
  await expect(title(page, 'Pay ₹1,499')).toBeVisible();
  await expect(main(page).getByRole('alert')).toContainText('Online payment does not work right now.');
  await isAccessible(page, 'a payment that did not start');
  await restore(page, '/booking/*/payment');
  await button(page, 'Pay ₹1,499 now').click();
  await atGateway(page);
  expect(await bookingsOf(customer)).toHaveLength(1);
});

test('after the visit a customer pays with a tip', async ({ page }) => {
  const customer = await signedIn(page, { addresses: [HOME] });
  const { bookingId } = await book(customer, await freeVisit());
  await asStaff('PUT', `/booking/admin/${bookingId}/mark-completed`);
  await page.goto('/bookings');
  await expect(card(page).getByText('To pay ₹1,499')).toBeVisible();
  await card(page).getByRole('link', { name: 'Pay ₹1,499 online' }).click();
  await main(page).getByRole('radio', { name: 'Other' }).check({ force: true });
  await button(page, /^Pay ₹/).click();
  await expect(page.getByText('Enter whole rupees, ₹10,000 at most.')).toBeVisible();
  await page.getByLabel('Tip in rupees').fill('75');
  await isAccessible(page, 'a payment with a tip');
  await button(page, 'Pay ₹1,574 now').click();
  await atGateway(page);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(main(page).getByText('You paid ₹1,574. Thank you!')).toBeVisible();
  expect(await stateOf(customer)).toBe('PAID');
});
