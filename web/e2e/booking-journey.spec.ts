/** The product's main job, as a customer does it: from the home page to a booked visit, and back out of it. */
import { isSuccess } from './at-checkout.ts';
import { choose } from './choose.ts';
import { fromAccountMenu, letTimePass, newMobile, signInWithCode } from './customer.ts';
import { SITE } from './places.ts';
import { expect, test } from './test.ts';

test('a customer signs in, fills a cart, books a visit and cancels it', { tag: ['@both', '@release'] }, async ({
  page,
  request,
}) => {
  const problems: string[] = [];
  // A new customer has no cart yet, and the API says so by 404, which Chromium reports.
  const isExpected = (url: string) => url.includes('/cart/user/');
  page.on(
    'console',
    message => message.type() === 'error' && !isExpected(message.location().url) && problems.push(message.text()),
  );
  page.on('pageerror', error => problems.push(String(error)));
  const foreign: string[] = [];
  page.on('request', sent => /^(?!data:)/.test(sent.url()) && !sent.url().startsWith(SITE) && foreign.push(sent.url()));

  // Home → a category.
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: /Facials & Clean-ups/ }).click();
  await expect(page).toHaveURL(/\/all-services\?category=/);

  // A service into the cart: a visitor is asked to register, and then it is in the cart.
  const card = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const headings = page.getByRole('listitem').getByRole('heading');
  await expect(headings.first()).toHaveText(/\w/);
  const names = await headings.allTextContents();
  const [first, second] = names as [string, string];
  await card(first).getByRole('button', { name: 'Add to Cart' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Don't have an account\? Register/ }).click();
  await dialog.getByLabel('Full Name').fill('Asha Deshmukh');
  const mobile = newMobile();
  await signInWithCode(page, mobile);
  const cartLink = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
  await expect(cartLink).toHaveAccessibleName('Cart, 1 item');
  await card(second).getByRole('button', { name: 'Add to Cart' }).click();
  await expect(cartLink).toHaveAccessibleName('Cart, 2 items');

  // The cart: three of the second, and a coupon.
  await cartLink.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible();
  await page.getByRole('button', { name: `One ${second} more` }).click();
  await expect(cartLink).toHaveAccessibleName('Cart, 3 items');
  await page.getByLabel('Coupon code').fill('welcome200');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText('WELCOME200').first()).toBeVisible();

  // Checkout: a new address from the map.
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  const checkout = page.getByRole('dialog', { name: 'Checkout' });
  await checkout.getByRole('button', { name: 'Add New Address' }).click();
  const address = page.getByRole('dialog', { name: /address/i }).last();
  await address.getByPlaceholder('Search for area, street...').fill('Sitabuldi');
  await address
    .getByText(/Sitabuldi, .*Nagpur/)
    .first()
    .click();
  await expect(address.getByText(/Wardha Road/).first()).toBeVisible();
  await address.getByRole('button', { name: 'Confirm Location' }).click();
  await address.getByLabel(/^Flat\/House No\./).fill('12');
  await address.getByLabel(/^Building/).fill('Lotus Residency');
  await expect(address.getByLabel(/^City/)).toHaveValue('Nagpur');
  await address.getByRole('button', { name: 'Save Address' }).click();

  // The third free day, first free slot: the demo's people are busy around today.
  await expect(checkout.getByRole('heading', { name: 'Select Date & Time' })).toBeVisible();
  const day = checkout.getByRole('group', { name: 'Date' }).getByRole('radio', { disabled: false }).nth(2);
  await choose(day);
  const slot = checkout.getByRole('group', { name: 'Time slot' }).getByRole('radio', { disabled: false }).first();
  await choose(slot);
  const slotTime = await slot.getAttribute('value');
  const bookingDate = await day.getAttribute('value');
  const remaining = async () => {
    const { data } = await (await request.get(`/api/v1/booking/available-slots?date=${bookingDate}`)).json();
    return data.find(({ startTime }: { startTime: string }) => startTime === slotTime).remaining;
  };
  const freeBefore = await remaining();
  await checkout.getByRole('button', { name: 'Continue' }).click();

  // Summary → place the order.
  await expect(checkout.getByRole('heading', { name: 'Order Summary' })).toBeVisible();
  await expect(checkout.getByText('Lotus Residency')).toBeVisible();
  // What is there for three seconds is waited for from before the press on.
  await Promise.all([
    isSuccess(page),
    page.getByRole('heading', { name: 'Success!' }).waitFor(),
    page.getByText('Your order has been placed successfully').waitFor(),
    checkout.getByRole('button', { name: /Place Order/ }).click(),
  ]);

  // Three seconds later: My Bookings, with the booking; the cart is empty.
  await expect(page).toHaveURL(/\/bookings/);
  const booking = page.getByRole('listitem').filter({ has: page.getByRole('heading'), hasText: 'Lotus Residency' });
  await expect(booking).toContainText(first);
  await expect(booking).toContainText(second);
  await expect(booking).toContainText(/pending/i);
  await expect(cartLink).toHaveAccessibleName('Cart');
  expect(await remaining()).toBe(freeBefore - 1);

  // Out, in again a minute later, and the visit is cancelled: its place and its coupon are free again.
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  await fromAccountMenu(page, 'Logout');
  await expect(page).toHaveURL(`${SITE}/`);
  const headers = { authorization: `Bearer ${token}` };
  await expect.poll(async () => (await request.get('/api/v1/auth/validate-token', { headers })).status()).toBe(401);
  await letTimePass(61_000);
  await fromAccountMenu(page, 'Login');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await signInWithCode(page, mobile);
  await page.goto('/bookings');
  await booking.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Booking' }).click();
  await expect(booking).toContainText(/cancelled/i);
  expect(await remaining()).toBe(freeBefore);

  expect(problems).toEqual([]);
  expect(foreign.filter(url => !url.includes('/tiles/'))).toEqual([]);
});
