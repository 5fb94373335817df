/** What checkout knew and the salon knows better: a slot that was lost, an address that is gone or cannot be read. */
import type { Page } from '@playwright/test';
import { isPlaced, onward, placing, slot, step, toSummary } from './at-checkout.ts';
import { choose, chooseFirstSlot } from './choose.ts';
import { fromAccountMenu } from './customer.ts';
import { callsOf, hold, holdAnswer, ignore, refuse, restore } from './faults.ts';
import { main } from './hands.ts';
import { SITE } from './places.ts';
import { changeSettings, putSettingsBack } from './salon-settings.ts';
import {
  asStaff,
  bookingsOf,
  call,
  changeDuration,
  changePrice,
  FACIAL,
  freeVisit,
  HOME,
  makeService,
  OFFICE,
  readyToBook,
  signedIn,
  withdraw,
} from './scene.ts';
import { expect, test } from './test.ts';

putSettingsBack();

test('on a slow connection a lost slot is not offered until the slots are read again', { tag: '@rare' }, async ({ page }) => {
  await readyToBook(page);
  const visit = await freeVisit(18);
  await toSummary(page, visit);
  const letGo = await hold(page, '/booking/available-slots?*');
  await refuse(page, 'POST', '/booking', 409, 'SLOT_UNAVAILABLE');
  await placing(page).click();
  await expect(step(page, 'Select Date & Time')).toBeVisible();
  await expect(slot(page, visit.bookingTime)).toHaveCount(0);
  await expect(onward(page)).toBeDisabled();
  letGo();
  await expect(slot(page, visit.bookingTime)).toBeChecked();
});

test('a slot lost to a longer service is not offered again', { tag: '@rare' }, async ({ page }) => {
  const longer = await makeService(`Longer ${Date.now()}`, 1200);
  const customer = await signedIn(page, { cart: { [longer.name]: 1 }, addresses: [HOME] });
  const { bookingDate } = await freeVisit(42);
  await toSummary(page, { bookingDate, bookingTime: '15:00:00' });
  await changeDuration(longer, 360);
  await placing(page).click();
  await expect(step(page, 'Select Date & Time')).toBeVisible();
  await expect(slot(page, '15:00:00')).toBeDisabled();
  await expect(page.getByText('This time slot is no longer available. Please choose another.')).toBeVisible();
  await choose(slot(page, '09:00:00'));
  await onward(page).click();
  await placing(page).click();
  await isPlaced(page, customer);
  await withdraw(longer);
});

test('an address that was deleted meanwhile leads back to choosing another', async ({ page }) => {
  const { addressIds, token } = await readyToBook(page);
  await toSummary(page);
  await call('DELETE', `/address/${addressIds[0]}`, token);
  await page.reload();
  await expect(step(page, 'Select Delivery Address')).toBeVisible();
  await expect(page.getByText('The address you chose is no longer saved. Please choose another one.')).toBeVisible();
  await expect(onward(page)).toBeDisabled();
});

test('an address that was changed meanwhile is shown anew when the customer returns to the tab', { tag: '@rare' }, async ({
  page,
}) => {
  const { addressIds, token } = await readyToBook(page);
  await page.clock.install();
  await toSummary(page);
  await expect(page.getByText(/Lotus Residency/)).toBeVisible();
  await call('PUT', `/address/${addressIds[0]}`, token, OFFICE);
  await page.clock.runFor(6_000);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByText(/Orange Chambers/)).toBeVisible();
});

test('an address deleted while it is edited does not leave its words to the next one', { tag: '@rare' }, async ({ page }) => {
  const { token, addressIds } = await signedIn(page, { cart: { [FACIAL]: 1 }, addresses: [HOME, OFFICE] });
  await page.clock.install();
  await page.goto('/checkout');
  await choose(page.getByRole('group', { name: 'Delivery address' }).locator(`input[value="${addressIds[0]}"]`));
  await page.getByRole('button', { name: 'Edit the selected address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Address' });
  await dialog.getByLabel('Landmark (optional)').fill('Behind the bank');
  await call('DELETE', `/address/${addressIds[0]}`, token);
  // SWR looks no sooner than five seconds after it has looked.
  await page.clock.runFor(6_000);
  const looked = page.waitForResponse('**/address/user');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await looked;
  await expect(page.getByText('Lotus Residency')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save Address' }).click();
  await expect(dialog).toBeHidden();
  expect(await call('GET', '/address/user', token)).toMatchObject([
    { id: addressIds[1], street: '4, Orange Chambers, Sitabuldi' },
    { street: '12, Lotus Residency, Ramdaspeth, Behind the bank' },
  ]);
});

test('R79 no order is placed for an address that could not be shown', async ({ page }) => {
  const customer = await readyToBook(page);
  await toSummary(page);
  await refuse(page, 'GET', '/address/user', 400, 'VALIDATION_ERROR');
  await page.reload();
  await expect(page.getByText('Failed to load your addresses.')).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await placing(page).click();
  const incomplete = page.getByText('Please complete all details.');
  await expect(incomplete).toBeInViewport();
  expect(await bookingsOf(customer)).toHaveLength(0);
  await restore(page, '/address/user');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText(/Lotus Residency/)).toBeVisible();
  await expect(incomplete).toHaveCount(0);
  await placing(page).click();
  await isPlaced(page, customer);
});

test('an order refused by a changed rule shows the new rules', async ({ page }) => {
  await changeSettings({ upiId: 'nikhar@okbank' });
  const customer = await readyToBook(page);
  await toSummary(page);
  await page.getByRole('radio', { name: /Pay now by UPI/ }).check();
  await changeSettings({ upiId: null, minimumOrderValue: 2000 });
  await placing(page).click();
  await expect(main(page).getByText('Minimum cart value for booking is ₹2,000.').first()).toBeVisible();
  await expect(page.getByRole('radio', { name: /Pay now by UPI/ })).toHaveCount(0);
  await expect(placing(page)).toBeDisabled();
  expect(await bookingsOf(customer)).toHaveLength(0);
});

test('an order that a coupon pays in full offers no payment', async ({ page }) => {
  await changeSettings({ upiId: 'nikhar@okbank', minimumOrderValue: 0 });
  const code = `GIFT${Date.now() % 1_000_000}`;
  const terms = { discountType: 'PERCENTAGE', discountValue: 100, validFrom: '2020-01-01', validTill: '2099-12-31' };
  await asStaff('POST', '/coupon/create', { code, ...terms });
  const customer = await readyToBook(page);
  await toSummary(page);
  await page.getByRole('radio', { name: /Pay now by UPI/ }).check();
  await call('POST', `/cart/${customer.cartId}/coupons?couponCode=${code}`, customer.token);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Price' })).toContainText('Total₹0');
  await expect(page.getByRole('radio', { name: /Pay/ })).toHaveCount(0);
  await expect(page.getByText('Nothing to pay').filter({ visible: true }).first()).toBeVisible();
  await placing(page).click();
  await isPlaced(page, customer);
  expect(await bookingsOf(customer)).toMatchObject([{ finalPrice: 0, paymentType: 'PAY_AFTER', upi: null }]);
  await asStaff('DELETE', `/coupon/${code}`);
});

/** On the summary over the cart, with one more of the service than the salon has heard of. */
const wishForOneMore = async (page: Page, service: string) => {
  await toSummary(page);
  await page.goto('/cart');
  const letGo = await hold(page, '/cart/*/services/*');
  await page.getByRole('button', { name: `One ${service} more` }).click();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  // The cart under the dialog has such a heading too.
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Order Summary' })).toBeVisible();
  return letGo;
};

test('an order waits for a quantity that is still being saved, and includes it', async ({ page }) => {
  const customer = await readyToBook(page);
  const letGo = await wishForOneMore(page, FACIAL);
  const sent = callsOf(page, 'POST', /\/booking$/);
  await expect(page.getByRole('dialog').getByRole('region', { name: 'Price' })).toContainText('Total₹2,998');
  await placing(page).click();
  await expect(page.getByRole('button', { name: 'Placing Order...' })).toBeVisible();
  expect(sent).toHaveLength(0);
  letGo();
  await isPlaced(page, customer);
  expect(sent).toHaveLength(1);
  expect(await bookingsOf(customer)).toMatchObject([{ finalPrice: 2998 }]);
});

test('an order that waited for a quantity is not placed at another total than was shown', async ({ page }) => {
  const service = await makeService(`Restless Facial ${Date.now()}`, 1_000);
  const customer = await signedIn(page, { cart: { [service.name]: 1 }, addresses: [HOME] });
  const letGo = await wishForOneMore(page, service.name);
  await placing(page).click();
  await changePrice(service, 1_200);
  letGo();
  const words = 'The price has changed from ₹2,000 to ₹2,400. Please review it and place the order again.';
  const checkout = page.getByRole('dialog');
  await expect(checkout.getByText(words).first()).toBeVisible();
  await expect(checkout.getByRole('region', { name: 'Price' })).toContainText('Total₹2,400');
  expect(await bookingsOf(customer)).toHaveLength(0);
  await placing(page).click();
  await isPlaced(page, customer);
  await withdraw(service);
});

test('an order whose quantity was refused is not placed', async ({ page }) => {
  const customer = await readyToBook(page);
  await refuse(page, 'PUT', '/cart/*/services/*', 503, 'OVERLOADED');
  const letGo = await wishForOneMore(page, FACIAL);
  await placing(page).click();
  letGo();
  await expect(page.getByText('Booking Failed')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('region', { name: 'Price' })).toContainText('Total₹1,499');
  expect(await bookingsOf(customer)).toHaveLength(0);
});

test('a refusal is shown although the connection then drops', { tag: '@rare' }, async ({ page }) => {
  await readyToBook(page);
  await toSummary(page);
  await refuse(page, 'POST', '/booking', 409, 'PRICE_CHANGED', 'Prices have changed.');
  await ignore(page, '/cart/**');
  await placing(page).click();
  await expect(page.getByText('Booking Failed')).toBeVisible({ timeout: 10_000 });
  await expect(page.getByText('Placing Order...')).toBeHidden();
});

test('customers who log out while the order is on its way see the result but are not led anywhere', { tag: '@rare' }, async ({
  page,
}) => {
  await readyToBook(page);
  await toSummary(page);
  const letGo = await holdAnswer(page, '/booking');
  await placing(page).click();
  await expect(page.getByRole('button', { name: 'Placing Order...' })).toBeVisible();
  await fromAccountMenu(page, 'Logout');
  await expect(page).toHaveURL(`${SITE}/`);
  letGo();
  await expect(page.getByText('Your order has been placed successfully')).toBeVisible();
  await expect(page).toHaveURL(`${SITE}/`);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('days and slots are read again when the customer returns to the tab', { tag: '@rare' }, async ({ page }) => {
  await readyToBook(page);
  await page.clock.install();
  await page.goto('/checkout');
  await onward(page).click();
  await chooseFirstSlot(page);
  await page.clock.runFor(6_000);
  const asked = ['days', 'slots'].map(what => page.waitForRequest(new RegExp(`booking/available-${what}`)));
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await Promise.all(asked);
});
