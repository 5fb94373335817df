/** Pages that need a login, and what happens when a session ends (rules S14 to S18). */
import type { Page } from '@playwright/test';
import { card, customerWithVisit } from './at-bookings.ts';
import { isSuccess, placing, toSummary } from './at-checkout.ts';
import { chooseFirstSlot } from './choose.ts';
import { fromAccountMenu, letTimePass, signInWithCode } from './customer.ts';
import { cutOff, goBack, hold, openWith, pressAsSessionEnds, refuse } from './faults.ts';
import { main } from './hands.ts';
import { SITE } from './places.ts';
import {
  book,
  bookingsOf,
  CLEAN_UP,
  call,
  cartOf,
  FACIAL,
  freeVisit,
  HOME,
  makeCustomer,
  readyToBook,
  signedIn,
} from './scene.ts';
import { expect, test } from './test.ts';

const expired = 'Session expired. Please log in again.';

for (const [path, wish] of [
  ['/checkout', 'check out'],
  ['/bookings', 'see your bookings'],
  ['/profile', 'see your profile'],
  ['/order-success', 'see your booking'],
] as const) {
  test(`${path} asks a visitor on home to log in and then opens`, async ({ page }) => {
    const { mobile } = await makeCustomer({ cart: { [FACIAL]: 1 } });
    await letTimePass(61_000);
    await page.goto(path);
    await expect(page).toHaveURL(`${SITE}/`);
    await expect(page.getByRole('dialog').getByText(`Log in to ${wish}`, { exact: true })).toBeVisible();
    await signInWithCode(page, mobile);
    // Without an order to show, the success page goes on to the bookings by itself.
    const opened = path === '/order-success' ? `(${path}|/bookings)` : path;
    await expect(page).toHaveURL(new RegExp(`^${SITE}${opened}$`));
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('login leads back to the exact address and order', { tag: '@release' }, async ({ page }) => {
  const customer = await makeCustomer({ addresses: [HOME] });
  const { bookingId } = await book(customer, await freeVisit(11));
  await letTimePass(61_000);
  await page.goto('/bookings?search=gold');
  await expect(page).toHaveURL(`${SITE}/`);
  await signInWithCode(page, customer.mobile);
  await expect(page).toHaveURL(`${SITE}/bookings?search=gold`);
  await page.evaluate(() => localStorage.removeItem('auth_token'));
  await letTimePass(61_000);
  await openWith(page, '/order-success', { bookingId });
  await expect(page).toHaveURL(`${SITE}/`);
  await Promise.all([isSuccess(page), signInWithCode(page, customer.mobile)]);
  await expect(main(page).getByText(FACIAL)).toBeVisible();
});

test('/cart sends a visitor to the services, with the login dialog', async ({ page }) => {
  await page.goto('/cart');
  await expect(page).toHaveURL(/\/services$/);
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Log in to see your cart', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Our Services' })).toBeVisible();
});

test('a service that a visitor wanted to add is added after login', async ({ page }) => {
  const customer = await makeCustomer();
  await letTimePass(61_000);
  await page.goto('/all-services?search=gold');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await signInWithCode(page, customer.mobile);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  expect((await cartOf(customer)).totalItems).toBe(1);
});

test('R78 a customer who opens the cart with a revoked token is told so, and login leads to the cart', async ({ page }) => {
  const { token, mobile } = await readyToBook(page);
  await call('POST', '/auth/logout', token);
  await letTimePass(61_000);
  await page.goto('/cart');
  await expect(page).toHaveURL(`${SITE}/services`);
  await expect(page.getByRole('dialog').getByText('Log in to see your cart', { exact: true })).toBeVisible();
  await expect(page.getByText(expired)).toHaveCount(1);
  await signInWithCode(page, mobile);
  await expect(page).toHaveURL(`${SITE}/cart`);
  await expect(page.getByText('1 item', { exact: true })).toBeVisible();
});

test('a revoked token is reported when a page needs one', async ({ page }) => {
  const { token } = await readyToBook(page);
  await call('POST', '/auth/logout', token);
  await page.goto('/services');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  await expect(page.getByRole('heading', { name: 'Our Services' })).toBeVisible();
  await expect(page.getByText(expired)).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true }).click();
  await expect(page.getByRole('dialog').getByText(expired)).toBeVisible();
});

/** Opens the cart and waits for all answers, so that only the next step meets the ended session. */
const atCartWhenSessionEnds = async (page: Page) => {
  const customer = await signedIn(page, { cart: { [FACIAL]: 1, [CLEAN_UP]: 1 }, addresses: [HOME] });
  await page.goto('/cart');
  await expect(page.getByText('2 items', { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await call('POST', '/auth/logout', customer.token);
  await letTimePass(61_000);
  return customer;
};

test('R78 a token revoked on the cart opens the login dialog there, and login leads to checkout', async ({ page }) => {
  const { mobile } = await atCartWhenSessionEnds(page);
  // The second change waits for the first and then has no session.
  await page.evaluate(
    labels => {
      for (const label of labels) document.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click();
    },
    [FACIAL, CLEAN_UP].map(name => `One ${name} more`),
  );
  await expect(page.getByText(expired)).toHaveCount(1);
  await expect(page).toHaveURL(`${SITE}/cart`);
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Please log in to access cart')).toHaveCount(1);
  await expect(main(page).getByRole('alert')).toHaveText('Failed to update quantity');
  await main(page).getByRole('button', { name: 'Login' }).click();
  await signInWithCode(page, mobile);
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('heading', { name: 'Select Delivery Address' })).toBeVisible();
});

test('R78 a token revoked before Proceed to Checkout still leads to checkout', async ({ page }) => {
  const { mobile } = await atCartWhenSessionEnds(page);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByRole('dialog').getByText('Log in to check out', { exact: true })).toBeVisible();
  await expect(page.getByText(expired)).toHaveCount(1);
  await signInWithCode(page, mobile);
  await expect(page).toHaveURL(`${SITE}/checkout`);
  await expect(page.getByRole('heading', { name: 'Select Delivery Address' })).toBeVisible();
  // Back leads to the cart, not to checkout over it.
  await goBack(page);
  await expect(page.getByRole('heading', { name: 'Shopping Cart' })).toBeAttached();
  await expect(page).toHaveURL(`${SITE}/cart`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('R78 a session that ends during checkout loses no choice', { tag: '@release' }, async ({ page }) => {
  const customer = await readyToBook(page);
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Continue' }).click();
  await chooseFirstSlot(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeVisible();
  await letTimePass(61_000);
  await pressAsSessionEnds(page.getByRole('button', { name: 'Place Order' }), 'auth_token');
  await expect(page.getByText(expired)).toBeVisible();
  await signInWithCode(page, customer.mobile);
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeVisible();
  await page.getByRole('button', { name: /Place Order|Try Again/ }).click();
  await isSuccess(page);
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  expect(await bookingsOf({ ...customer, token: token ?? '' })).toHaveLength(1);
});

test('R78 adding with a revoked token asks to log in and then adds', async ({ page }) => {
  const customer = await signedIn(page, { cart: { [FACIAL]: 1 } });
  await page.goto('/all-services?search=fruit');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await call('POST', '/auth/logout', customer.token);
  await letTimePass(61_000);
  await page.getByRole('button', { name: 'Add to Cart', description: CLEAN_UP }).click();
  await expect(page.getByText(expired)).toBeVisible();
  await signInWithCode(page, customer.mobile);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
});

test("a late refusal of an earlier session's call does not end this session", { tag: '@rare' }, async ({ page }) => {
  const { token } = await signedIn(page);
  const letGo = await hold(page, '/booking/user/*');
  const isUnderWay = page.waitForRequest('**/booking/user/*');
  await page.goto('/bookings');
  await isUnderWay;
  const next = await makeCustomer();
  await call('POST', '/auth/logout', token);
  await page.evaluate(given => {
    localStorage.setItem('auth_token', given.token);
    localStorage.setItem('user_id', given.userId);
  }, next);
  const refused = page.waitForResponse(response => response.status() === 401 && response.url().includes('/booking/user/'));
  letGo();
  await refused;
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBe(next.token);
});

test('R78 a logout in one tab signs out the other', { tag: '@release' }, async ({ page, context }) => {
  await readyToBook(page);
  await page.goto('/bookings');
  await expect(page.getByText('No bookings yet')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await fromAccountMenu(other, 'Logout');
  await expect(page).toHaveURL(`${SITE}/`);
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })).toBeAttached();
});

test('a login in one tab answers the login dialog of the other, which goes on', { tag: '@rare' }, async ({ page, context }) => {
  const { mobile } = await readyToBook(page);
  await page.goto('/bookings');
  await expect(page.getByText('No bookings yet')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await fromAccountMenu(other, 'Logout');
  await expect(page.getByRole('dialog').getByText('Log in to see your bookings', { exact: true })).toBeVisible();
  await letTimePass(61_000);
  await fromAccountMenu(other, 'Login');
  await signInWithCode(other, mobile);
  await expect(page).toHaveURL(`${SITE}/bookings`);
  await expect(page.getByText('No bookings yet')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** As in a page that was frozen while another tab signed out. */
const forgetUnheard = (page: Page) =>
  page.evaluate(() => {
    localStorage.removeItem('auth_token');
    localStorage.removeItem('user_id');
  });

test('a page restored after a logout is signed out', async ({ page }) => {
  await readyToBook(page);
  await page.goto('/bookings');
  await expect(page.getByText('No bookings yet')).toBeVisible();
  await forgetUnheard(page);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page).toHaveURL(`${SITE}/`);
  await expect(page.getByRole('dialog').getByText('Log in to see your bookings', { exact: true })).toBeVisible();
});

test('a page restored for another customer shows nothing of the one before', async ({ page }) => {
  const { booking } = await customerWithVisit(page);
  await page.goto('/bookings');
  await card(page).getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('dialog').getByText(booking.name[0]);
  await expect(question).toBeVisible();
  const { token, userId } = await makeCustomer();
  await page.evaluate(
    kept => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    },
    { auth_token: token, user_id: userId },
  );
  await expect(page.getByText('No bookings yet')).toBeVisible();
  await expect(question).toBeHidden();
});

test('a page that missed a logout is signed out by the first refusal', { tag: '@rare' }, async ({ page }) => {
  await readyToBook(page);
  await page.goto('/profile');
  const download = page.getByRole('button', { name: 'Download My Data' });
  await expect(download).toBeVisible();
  await forgetUnheard(page);
  await download.click();
  await expect(page).toHaveURL(`${SITE}/`);
  await expect(page.getByText(expired).first()).toBeVisible();
});

test('a logout that the server does not hear of still signs out here', { tag: '@rare' }, async ({ page }) => {
  await readyToBook(page);
  await page.goto('/profile');
  await cutOff(page, '/auth/logout');
  await fromAccountMenu(page, 'Logout');
  await expect(page).toHaveURL(`${SITE}/`);
  expect(await page.evaluate(() => Object.keys(localStorage).filter(key => /token|user_id|cartId/.test(key)))).toEqual([]);
});

test("a logout does not wait for a slow connection and erases checkout's choices", { tag: '@rare' }, async ({ page }) => {
  const { token } = await readyToBook(page);
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Select Date & Time' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('checkout_draft'))).toContain('addressId');
  await page.goto('/services');
  const letGo = await hold(page, '/auth/logout');
  const [sent] = await Promise.all([page.waitForRequest('**/auth/logout'), fromAccountMenu(page, 'Logout')]);
  expect(sent.headers().authorization).toBe(`Bearer ${token}`);
  await expect(page).toHaveURL(`${SITE}/`);
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter(key => /token|user_id|cartId|checkout_draft/.test(key)));
  expect(await kept()).toEqual([]);
  letGo();
  await expect.poll(() => call('GET', '/auth/profile', token).catch(String)).toContain('401');
  await expect(page.getByText(expired)).toBeHidden();
});

test("a late answer does not restore checkout's choices after a logout", { tag: '@rare' }, async ({ page }) => {
  await readyToBook(page);
  await toSummary(page);
  await refuse(page, 'POST', '/booking', 500, 'INTERNAL_ERROR');
  const letGo = await hold(page, '/booking');
  await placing(page).click();
  await expect(page.getByRole('button', { name: 'Placing Order...' })).toBeVisible();
  await fromAccountMenu(page, 'Logout');
  await expect(page).toHaveURL(`${SITE}/`);
  letGo();
  await expect(page.getByText('Booking Failed')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('checkout_draft'))).toBeNull();
});

test('expired checkouts and codes are erased when the site opens', { tag: '@rare' }, async ({ page }) => {
  await page.goto('/privacy');
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter(key => /^(otp_timer_|checkout_draft)/.test(key)));
  await page.evaluate(now => {
    localStorage.setItem('otp_timer_9876543210', JSON.stringify({ mobile: '9876543210', expiresAt: now - 1 }));
    localStorage.setItem('otp_timer_9876543211', JSON.stringify({ mobile: '9876543211', expiresAt: now + 60_000 }));
    localStorage.setItem('checkout_draft', JSON.stringify({ userId: 'x', step: 1, expiresAt: now - 1 }));
  }, Date.now());
  await page.reload();
  await expect.poll(kept).toEqual(['otp_timer_9876543211']);
});

test('a server that cannot be reached signs nobody out', async ({ page }) => {
  await readyToBook(page);
  await refuse(page, 'GET', '/auth/validate-token', 503, 'OVERLOADED');
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: FACIAL })).toBeVisible();
});
