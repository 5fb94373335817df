/** Pages that the browser has translated: every screen and action works and shows its texts. */
import type { Locator, Page } from '@playwright/test';
import { markPaid, openOne, panel, scene } from './at-admin-bookings.ts';
import { save } from './at-admin-settings.ts';
import { card } from './at-bookings.ts';
import { isSuccess } from './at-checkout.ts';
import { choose, chooseFirstSlot } from './choose.ts';
import { newMobile, signInWithCode } from './customer.ts';
import { hold } from './faults.ts';
import { dialog, main, toast } from './hands.ts';
import { putSettingsBack } from './salon-settings.ts';
import { book, CLEAN_UP, FACIAL, freeVisit, HOME, OFFICE, serviceNamed, signedIn } from './scene.ts';
import { openAsStaff, signInAsStaff } from './staff.ts';
import { expect, test } from './test.ts';
import { hasOwnTexts, problemsOf, translated } from './translation.ts';

putSettingsBack();

const quantityOf = (within: Page | Locator, service: string) =>
  within.getByRole('group', { name: `Quantity of ${service}` }).getByRole('status');

const isTranslated = (shown: Locator) => expect(shown.locator('font').first()).toBeVisible();
/** Checks in the middle of a journey that React can still replace each text. */
const isWhole = async (page: Page, where: string) => {
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
  await hasOwnTexts(page, where);
};

const visit = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.locator('h1 font').first()).toBeAttached();
  await isWhole(page, path);
};

for (const start of ['at once', 'once it works'] as const) {
  test(`a visitor sees every page translated ${start}`, { tag: '@release' }, async ({ page }) => {
    const problems = problemsOf(page);
    await translated(page, start);
    const { id, categoryId } = await serviceNamed(FACIAL);
    const lists = ['/services', '/services?search=zzzz', '/all-services', `/all-services?category=${categoryId}`];
    for (const path of ['/', ...lists, `/services/details/${id}`, '/about', '/contact', '/book', '/privacy', '/terms'])
      await visit(page, path);
    expect(problems).toEqual([]);
    // Chromium reports the 404 of what does not exist.
    for (const path of ['/services/details/none', '/no-such-page']) await visit(page, path);
  });
}

test('a customer sees every page translated', async ({ page }) => {
  const problems = problemsOf(page);
  const customer = await signedIn(page, { cart: { [FACIAL]: 1, [CLEAN_UP]: 2 }, addresses: [HOME, OFFICE] });
  await book(customer, await freeVisit(3));
  await translated(page);
  for (const path of ['/', '/all-services', '/cart', '/checkout', '/bookings', '/profile', '/book', '/contact'])
    await visit(page, path);
  expect(problems).toEqual([]);
});

test('staff see every page translated', async ({ page }) => {
  const problems = problemsOf(page);
  await translated(page);
  await visit(page, '/admin/login');
  await signInAsStaff(page);
  const lists = ['/admin/bookings', '/admin/bookings?view=week', '/admin/bookings/new', '/admin/category', '/admin/services'];
  const others = [
    '/admin/professionals',
    '/admin/coupon',
    '/admin/customers',
    '/admin/messages',
    '/admin/jobs',
    '/admin/documents',
    '/admin/tax',
    '/admin/cash-up',
    '/admin/pay',
    '/admin/analytics',
    '/admin/settings/salon',
    '/admin/settings',
    '/admin/settings/opening',
    '/admin/staff',
    '/admin/keys',
    '/admin/webhooks',
    '/admin/calendar-feeds',
    '/admin/website-button',
  ];
  for (const path of ['/admin', ...lists, ...others]) await visit(page, path);
  expect(problems).toEqual([]);
});

test('a customer registers, fills a cart, books a visit at a new address, moves and cancels it, translated', async ({ page }) => {
  const problems = problemsOf(page);
  await translated(page);
  await page.goto('/');
  await isTranslated(main(page));
  await main(page)
    .getByRole('link', { name: /Facials & Clean-ups/ })
    .click();

  // Registering, for the first service.
  const item = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const add = item(FACIAL).getByRole('button');
  await expect(add).toHaveText('Add to Cart');
  await add.click();
  const signIn = page.getByRole('dialog');
  await expect(signIn.getByRole('heading')).toHaveText('Your Mobile Number');
  await signIn.getByRole('button', { name: /Register$/ }).click();
  await expect(signIn.getByRole('heading')).toHaveText('Register');
  await signIn.getByRole('button', { name: 'Send OTP' }).click();
  const error = signIn.getByText('Please enter your full name.');
  await expect(error).toBeVisible();
  await signIn.getByLabel('Full Name').fill('Asha Deshmukh');
  await expect(error).toHaveCount(0);
  await signInWithCode(page, newMobile());
  await expect(toast(page, 'You are signed in.')).toBeVisible();
  const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
  await expect(cart).toHaveText('1');
  await expect(quantityOf(page, FACIAL)).toHaveText('1');

  // The button's text while it works, and after.
  const letGo = await hold(page, '/cart/*/items');
  const another = item(CLEAN_UP).getByRole('button');
  await another.click();
  await expect(another).toHaveText('Adding...');
  await expect(cart).toHaveText('2');
  letGo();
  await expect(another).toHaveText('Added');
  await expect(quantityOf(page, CLEAN_UP)).toHaveText('1');
  await isWhole(page, 'list');

  // The cart: quantities, sums, coupons.
  await cart.click();
  const sum = page.getByRole('region', { name: 'Order Summary' });
  await expect(sum).toContainText('₹2,098');
  await page.getByRole('button', { name: `One ${CLEAN_UP} more` }).click();
  await expect(quantityOf(page, CLEAN_UP)).toHaveText('2');
  await expect(sum).toContainText('₹2,697');
  await expect(sum).not.toContainText('₹2,098');
  await expect(cart).toHaveText('3');
  const coupon = page.getByLabel('Coupon code');
  await coupon.fill('NOSUCH');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText('Invalid coupon code')).toBeVisible();
  await coupon.fill('welcome200');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText('Coupon applied. You save ₹200.')).toBeVisible();
  await expect(page.getByText('Invalid coupon code')).toHaveCount(0);
  await expect(sum).toContainText('₹2,497');
  await page.getByRole('button', { name: `One ${CLEAN_UP} less` }).click();
  await expect(sum).toContainText('₹1,898');
  await expect(sum).not.toContainText('₹2,497');
  await isWhole(page, 'cart');

  // Checkout, by a new address.
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await page.getByRole('button', { name: 'Add New Address' }).click();
  const address = dialog(page, 'Add New Address');
  await address.getByPlaceholder('Search for area, street...').fill('Sitabuldi');
  await address
    .getByText(/Sitabuldi, .*Nagpur/)
    .first()
    .click();
  await expect(address.getByText(/Wardha Road/).first()).toBeVisible();
  await isWhole(page, 'the place');
  await address.getByRole('button', { name: 'Confirm Location' }).click();
  await address.getByRole('button', { name: 'Save Address' }).click({ force: true });
  await expect(address.getByText('Flat/House No. is required')).toBeVisible();
  await address.getByLabel(/^Flat\/House No\./).fill('12');
  await expect(address.getByText('Flat/House No. is required')).toHaveCount(0);
  await address.getByLabel(/^Building/).fill('Lotus Residency');
  await isWhole(page, 'the door');
  await address.getByRole('button', { name: 'Save Address' }).click();
  await expect(page.getByRole('heading', { name: 'Select Date & Time' })).toBeVisible();
  await choose(page.getByRole('group', { name: 'Date' }).getByRole('radio').nth(3));
  await chooseFirstSlot(page);
  await isWhole(page, 'the time');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Order Summary' }).last()).toBeVisible();
  await isWhole(page, 'the summary');
  await Promise.all([
    isSuccess(page),
    page.getByText('Your order has been placed successfully').waitFor(),
    page.getByRole('timer').getByText('3s').waitFor(),
    page.getByRole('timer').getByText('2s').waitFor(),
    page.getByRole('timer').getByText('1s').waitFor(),
    page.getByRole('button', { name: 'Place Order' }).click(),
  ]);

  // My Bookings: the search, another day, no more.
  const booking = card(page);
  await expect(booking).toContainText('₹1,898');
  await expect(cart).toHaveText('');
  const search = page.getByPlaceholder('Search by service, date or time...');
  await search.fill('zzzz');
  await expect(page.getByText('No bookings found')).toBeVisible();
  await search.fill('gold');
  await expect(main(page).getByRole('status')).toHaveText('1 booking');
  await booking.getByRole('button', { name: 'Reschedule' }).click();
  const to = await freeVisit(5);
  const move = dialog(page, 'Reschedule');
  await choose(move.getByRole('group', { name: 'Date' }).locator(`input[value="${to.bookingDate}"]`));
  await choose(move.getByRole('group', { name: 'Time slot' }).locator(`input[value="${to.bookingTime}"]`));
  await isWhole(page, 'rescheduling');
  await move.getByRole('button', { name: 'Reschedule', exact: true }).click();
  await expect(toast(page, 'Booking rescheduled.')).toBeVisible();
  await expect(booking.first()).toContainText(`${Number(to.bookingDate.slice(-2))} `);
  await booking.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Booking' }).click();
  await expect(toast(page, 'Booking cancelled.')).toBeVisible();
  await expect(booking).toContainText('Cancelled');
  await expect(booking).not.toContainText('Pending');
  await isWhole(page, 'bookings');
  expect(problems).toEqual([]);
});

test('staff settle, move and cancel bookings and change the settings, translated', async ({ page }) => {
  const problems = problemsOf(page);
  await translated(page);
  const done = await scene();
  await openOne(page, done);
  await panel(page).getByRole('button', { name: 'Mark completed' }).click();
  await dialog(page, 'Mark as completed?').getByRole('button', { name: 'Mark completed' }).click();
  await expect(panel(page).getByText('Completed', { exact: true })).toBeVisible();
  await expect(panel(page).getByText('Pending', { exact: true })).toHaveCount(0);
  await panel(page).getByRole('button', { name: 'Mark paid' }).click();
  await markPaid(page.getByRole('dialog').last());
  await expect(panel(page).getByText('Paid', { exact: true })).toBeVisible();
  await isWhole(page, 'panel');

  const cancelled = await scene(6);
  await openAsStaff(page, `/admin/bookings?search=${cancelled.customer.mobile}`);
  const row = main(page).getByRole('list', { name: 'Bookings' }).getByRole('listitem');
  await expect(row).toContainText('Pending');
  await row.getByRole('button').first().click();
  await panel(page).getByRole('button', { name: 'Cancel' }).click();
  await dialog(page, 'Cancel this booking?').getByRole('button', { name: 'Cancel Booking' }).click();
  await expect(panel(page).getByText('Cancelled', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row).toContainText('Cancelled');
  await expect(row).not.toContainText('Pending');
  await isWhole(page, 'list');

  await openAsStaff(page, '/admin/settings/bookings');
  await page.getByRole('radio', { name: /Hourly slots/ }).check();
  const slots = page.getByRole('complementary', { name: 'Effect: Bookings' });
  await expect(slots.getByRole('status')).toHaveText('11 slots on a Monday, at most 3 visits in each');
  await page.getByLabel('Teams').fill('7');
  await expect(slots.getByRole('status')).toHaveText('11 slots on a Monday, at most 7 visits in each');
  await isWhole(page, 'settings');
  await save(page);
  expect(problems).toEqual([]);
});

test('a node that a translation moved or removed is no trouble', { tag: '@rare' }, async ({ page }) => {
  const problems = problemsOf(page);
  await signedIn(page);
  await page.goto('/all-services?search=gold');
  const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: FACIAL, exact: true }) });
  await item.getByRole('button', { name: 'Add to Cart' }).evaluate(button => {
    const font = document.createElement('font');
    button.replaceWith(font);
    font.append(button);
    // What the search says of its field, and the button that clears it, come before one that is gone.
    document.querySelector('main search svg, main [role=search] svg')?.remove();
  });
  await item.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(quantityOf(item, FACIAL)).toHaveText('1');
  await expect(item.getByRole('button', { name: /Add/ })).toHaveCount(0);
  await page.getByRole('searchbox').fill('clean');
  await expect(page.getByRole('listitem').filter({ hasText: CLEAN_UP })).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping Cart');
  expect(problems).toEqual([]);
});
