/** The API is down, slow or unreachable: every page shows something and leads on (rule W22). */
import { fromAccountMenu, letTimePass, signInWithCode } from './customer.ts';
import { cutOff, runUntil } from './faults.ts';
import { main } from './hands.ts';
import { call, makeCustomer, signedIn } from './scene.ts';
import { expect, test } from './test.ts';

for (const [how, break_] of [
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
  [
    'forbidden',
    () => {
      const refuse = () => {
        throw new DOMException('no', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: refuse });
      // Browsers forbid all storage of a site together.
      Object.defineProperty(window, 'BroadcastChannel', { value: new Proxy(BroadcastChannel, { construct: refuse }) });
      LockManager.prototype.request = async () => refuse();
    },
  ],
] as const) {
  test(`R77 with storage that is ${how}, visitors can look around and sign in`, async ({ page }) => {
    const failures: string[] = [];
    page.on('pageerror', error => failures.push(String(error)));
    const { mobile } = await makeCustomer();
    await letTimePass(61_000);
    await page.addInitScript(break_);
    await page.goto('/services');
    await main(page)
      .getByRole('link', { name: /Hair Colour/ })
      .click();
    await expect(page.getByRole('heading', { name: 'Balayage' })).toBeVisible();
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Your Mobile Number' })).toBeVisible();
    await signInWithCode(page, mobile);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    await fromAccountMenu(page, 'Logout');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })).toBeAttached();
    await letTimePass(61_000);
    await fromAccountMenu(page, 'Login');
    // The home page reads the bookings and the cart after a sign-in. Reads that came after the end of the session would end it on the page.
    const [given] = await Promise.all([
      page.waitForResponse('**/auth/verify-otp'),
      page.waitForResponse('**/booking/user/*'),
      signInWithCode(page, mobile),
    ]);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    await call('POST', '/auth/logout', (await given.json()).data.token);
    // Not the bookings, which are read already.
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Profile' }).click();
    await expect(page.getByText('Session expired. Please log in again.')).toBeVisible();
    expect(failures).toEqual([]);
  });
}

test('R79 with the API down every page shows something and leads on', async ({ page }) => {
  await signedIn(page);
  await page.clock.install();
  await cutOff(page);
  for (const path of [
    '/',
    '/services',
    '/all-services',
    '/services/details/x',
    '/cart',
    '/checkout',
    '/bookings',
    '/profile',
    '/book',
  ]) {
    await page.goto(path);
    await runUntil(page, main(page).getByRole('button', { name: 'Try Again' }).first(), 1000);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeAttached();
  }
  for (const path of ['/about', '/contact', '/privacy', '/terms']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
});
