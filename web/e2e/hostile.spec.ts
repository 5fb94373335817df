/** Hostile words and hostile storage (rules R71, R73, R76, R77). */
import type { Page, Route } from '@playwright/test';
import { chooseFirstSlot } from './choose.ts';
import { fromAccountMenu } from './customer.ts';
import { answer, cutOff, openWith, refuse, runUntil } from './faults.ts';
import { main } from './hands.ts';
import { SITE, STAFF } from './places.ts';
import {
  asStaff,
  book,
  call,
  FACIAL,
  freeVisit,
  HOME,
  makeCategory,
  makeCustomer,
  makeService,
  readyToBook,
  signedIn,
  withdraw,
} from './scene.ts';
import { signInAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

const payloads = [
  '<script>window.__xss=1</script>',
  '<img src=x onerror=window.__xss=1>',
  '<svg onload=window.__xss=1>',
  '"><img src=x onerror=window.__xss=1>',
  "'><script>window.__xss=1</script>",
  '</title><script>window.__xss=1</script>',
  '</textarea><svg/onload=window.__xss=1>',
  'javascript:window.__xss=1',
  '<iframe srcdoc="<script>parent.__xss=1</script>">',
  '<a href="javascript:window.__xss=1">x</a>',
  '{{constructor.constructor("window.__xss=1")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template is what the attacker hopes for
  '${window.__xss=1}',
  '<details open ontoggle=window.__xss=1>',
  '<style>@import "javascript:window.__xss=1"</style>',
  '\u202e<b onmouseover=window.__xss=1>',
];

/** Every violation of the page's policy, and every window that the page opened. */
const watch = async (page: Page) => {
  const seen: string[] = [];
  await page.exposeFunction('violated', (what: string) => seen.push(what));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', event =>
      (window as unknown as { violated: (what: string) => void }).violated(`${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  page.on('dialog', dialog => {
    seen.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  return seen;
};

const isUnharmed = async (page: Page, at: string) => {
  await expect(page.getByRole('heading', { level: 1 }), at).toBeAttached();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { __xss?: unknown }).__xss), at).toBeUndefined();
};

test('R71 markup stays text in every field that the shop shows', async ({ page }) => {
  const seen = await watch(page);
  const [first = '', second = ''] = payloads;
  const all = payloads.join(' ');
  const service = await makeService(`${first}${Date.now()}`, 999, all);
  const address = { ...HOME, building: second, landmark: payloads[2], city: payloads[3], instructions: all.slice(0, 490) };
  const customer = await signedIn(page, { cart: { [service.name]: 1, [FACIAL]: 1 }, addresses: [address] });
  const { bookingId } = await book(customer, await freeVisit(7));
  await answer(page, '/auth/profile', {
    userId: customer.userId,
    fullName: payloads[4],
    mobile: customer.mobile,
    email: payloads[5],
    gender: 'OTHER',
    dateOfBirth: null,
    role: payloads[6],
    lastActive: new Date().toISOString(),
  });
  await answer(page, '/coupon', [
    { code: payloads[7], description: all, discountType: 'FIXED', discountValue: 1, validTill: '2099-01-01', isActive: true },
  ]);
  await answer(
    page,
    '/geocode/search?*',
    payloads.map((display_name, place_id) => ({ place_id, display_name, lat: '21', lon: '79' })),
  );
  await answer(page, '/geocode/reverse?*', { address: { road: payloads[8], city: payloads[9], state: payloads[10] } });

  const visited = [`/services/details/${service.id}`, '/cart', '/checkout', '/bookings', '/profile'];
  for (const words of payloads.slice(0, 8)) visited.push(`/all-services?search=${encodeURIComponent(words)}`);
  visited.push(`/services?search=${encodeURIComponent(second)}`, `/all-services?category=${encodeURIComponent(second)}`);
  // Without a dot, which would make it a file's address.
  const inPath = encodeURIComponent('<img src=x onerror=alert(1)>');
  visited.push(`/services/details/${inPath}`, `/${inPath}`);
  for (const path of visited) {
    await page.goto(path);
    await isUnharmed(page, path);
  }
  await openWith(page, '/order-success', { bookingId });
  await isUnharmed(page, '/order-success');
  await page.goto(`/services/details/${service.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(first);
  await refuse(page, 'PUT', '/cart/*/services/*', 400, 'VALIDATION_ERROR', all);
  await page
    .getByRole('button', { name: / more$/ })
    .first()
    .click();
  await expect(page.getByText(second).first()).toBeVisible();
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Add New Address' }).click();
  await page.getByPlaceholder('Search for area, street...').fill('hostile');
  await page.getByRole('list', { name: 'Places found' }).getByRole('button', { name: first }).first().click();
  await expect(page.getByRole('dialog', { name: 'Add New Address' }).getByText(payloads[8] ?? '')).toBeVisible();
  await isUnharmed(page, 'the address dialog');
  expect(seen).toEqual([]);
  await withdraw(service);
});

test('R71 markup stays text in every field that staff read', async ({ page }) => {
  const seen = await watch(page);
  const [first = '', second = ''] = payloads;
  const all = payloads.join(' ');
  const stamp = Date.now();
  const category = await makeCategory(`${first}${stamp}`, all.slice(0, 500));
  const service = await makeService(`${second}${stamp}`, 1999, all, category.id);
  const code = `XSS${stamp}`;
  const terms = { discountType: 'FIXED', discountValue: 1, validFrom: '2026-01-01', validTill: '2099-01-01' };
  await asStaff('POST', '/coupon/create', { code, description: all.slice(0, 200), ...terms });
  const address = { ...HOME, building: second, landmark: payloads[2], city: payloads[3], instructions: all.slice(0, 490) };
  const customer = await makeCustomer({ cart: { [service.name]: 1 }, addresses: [address] });
  await call('POST', `/cart/${customer.cartId}/coupons?couponCode=${code}`, customer.token);
  const visit = await freeVisit(8);
  const booked = { userId: customer.userId, serviceIds: [service.id], finalPrice: 1998, paymentType: 'PAY_AFTER' };
  const { bookingId } = await call('POST', '/booking', customer.token, {
    ...booked,
    ...visit,
    addressId: customer.addressIds[0],
    cartId: customer.cartId,
  });
  await call('POST', '/message', undefined, { name: payloads[4], email: 'x@nikhar.example', message: all });
  // Names that the API refuses; the screen must not rely on that.
  const dress = async (route: Route) => {
    const text = await (await route.fetch()).text();
    const named = text.replaceAll(/"fullName":"[^"]*"/g, `"fullName":${JSON.stringify(all)}`);
    await route.fulfill({ contentType: 'application/json', body: named });
  };
  for (const path of ['/booking/**', '/customer/admin**', '/customer/admin/**', '/analytics/admin**'])
    await page.route(`**/api/v1${path}`, dress);
  await signInAsStaff(page);

  const echo = encodeURIComponent(second);
  const search = encodeURIComponent(String(stamp));
  for (const path of [
    '/admin',
    `/admin/bookings?booking=${bookingId}`,
    `/admin/bookings?search=${echo}`,
    `/admin/bookings?view=week&day=${visit.bookingDate}`,
    '/admin/category',
    `/admin/category?search=${echo}zzz`,
    `/admin/services?search=${search}`,
    `/admin/services?view=grid&category=${category.id}`,
    `/admin/services?category=${echo}`,
    '/admin/professionals',
    '/admin/coupon',
    '/admin/customers',
    `/admin/customers?customer=${customer.userId}`,
    `/admin/analytics?period=custom&from=${visit.bookingDate}&to=${visit.bookingDate}`,
    '/admin/messages',
    '/admin/settings',
    '/admin/settings/salon',
    `/admin/${encodeURIComponent('<img src=x onerror=alert(1)>')}`,
    // The same words on the customers' pages.
    '/',
    '/services',
    `/all-services?category=${category.id}`,
    `/services/details/${service.id}`,
  ]) {
    await page.goto(path);
    await isUnharmed(page, path);
  }
  await page.goto(`/admin/services?search=${search}`);
  for (const verb of ['View', 'Update', 'Delete']) {
    await main(page)
      .getByRole('button', { name: `${verb} ${service.name}`, exact: true })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await isUnharmed(page, `${verb} a service`);
    await page.keyboard.press('Escape');
  }
  // The server's messages stay text, too: in a toast, in the form and in a red banner.
  await refuse(page, 'DELETE', '/service/*', 400, 'VALIDATION_ERROR', all);
  await main(page)
    .getByRole('button', { name: `Delete ${service.name}`, exact: true })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Service' }).click();
  await expect(page.getByRole('dialog').getByRole('alert').getByText(first)).toBeVisible();
  await isUnharmed(page, 'a refusal');
  // Sign-in leads only to admin pages.
  await page.evaluate(() => localStorage.removeItem('admin_token'));
  await openWith(page, '/admin/login', { next: 'javascript:window.__xss=1' });
  await page.getByLabel('E-mail').fill(STAFF.email);
  await page.getByLabel('Password').fill(STAFF.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${SITE}/admin`);
  await isUnharmed(page, 'after sign-in');
  expect(seen).toEqual([]);
  await withdraw(service);
  await asStaff('DELETE', `/category/delete/${category.id}`);
  await asStaff('DELETE', `/coupon/${code}`);
});

test('R73 R76 a whole journey breaks no policy and puts no token in an address', async ({ page }) => {
  const seen = await watch(page);
  const { token, addressIds } = await readyToBook(page);
  const told: string[] = [];
  page.on('request', sent =>
    told.push(sent.url(), sent.headers().referer ?? '', sent.method() === 'GET' ? '' : (sent.postData() ?? '')),
  );
  page.on('console', message => told.push(message.text()));
  for (const path of ['/', '/services', '/all-services', '/about', '/contact', '/book', '/privacy', '/terms', '/profile']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  }
  await page.goto('/contact');
  // The scripts take over the first paint meanwhile, and may replace its heading.
  await expect(() => page.getByRole('heading', { name: 'Find the salon' }).scrollIntoViewIfNeeded({ timeout: 2000 })).toPass();
  await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Add New Address' }).click();
  await expect(page.getByRole('dialog').locator('.leaflet-tile-loaded').first()).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await chooseFirstSlot(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/bookings$/);
  expect(seen).toEqual([]);
  expect(told.some(text => text.includes(addressIds[0] ?? ''))).toBe(true);
  expect(told.filter(text => text.includes(token))).toEqual([]);
});

/** In place of kept lists. */
const rubbishes = [
  '{{',
  'null',
  '[]',
  '{"savedAt":"x","services":[null]}',
  `{"savedAt":${Date.now()},"services":[{"id":"1","name":"Half"}]}`,
  '[{"id":1}]',
  '[{"id":"1","name":"Half"}]',
  '[null]',
  '{"userId":1,"savedAt":1,"step":9}',
];
/** In place of the settings, half right, as an older site or another one kept them. */
const rubbishSettings = [
  '{"salonName":1,"openingHours":[]}',
  '{"salonName":"Nikhar","phone":"1","address":"x","openingHours":[{}],"closedDays":null,"map":null}',
];

const fillStorage = (page: Page, rubbish: string) =>
  page.addInitScript(text => {
    const known = [
      'categories_cache',
      'services_cache_all',
      'settings_cache',
      'checkout_draft',
      'address_draft',
      'profile_draft',
      'cartId',
      'otp_timer_9876543210',
    ];
    for (const key of known) localStorage.setItem(key, text);
  }, rubbish);

test('R77 storage full of rubbish breaks nothing', async ({ page }) => {
  const failures: string[] = [];
  page.on('pageerror', error => failures.push(String(error)));
  for (const rubbish of [...rubbishes, ...rubbishSettings]) {
    await fillStorage(page, rubbish);
    for (const path of ['/', '/all-services?search=facial']) {
      await page.goto(path);
      await expect(
        main(page)
          .getByRole('link', { name: /Hair Colour|Facial/ })
          .first(),
        `${path} ${rubbish}`,
      ).toBeVisible();
    }
  }
  await fromAccountMenu(page, 'Login');
  await page.getByRole('dialog').getByLabel('Phone Number').fill('9876543210');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Send OTP' })).toBeEnabled();
  expect(failures).toEqual([]);
});

test('R77 rubbish is not shown as last known data when the API is down', async ({ page }) => {
  const failures: string[] = [];
  page.on('pageerror', error => failures.push(String(error)));
  await page.clock.install();
  await cutOff(page);
  const visited = [
    ...rubbishes.flatMap(rubbish => ['/services', '/all-services'].map(path => ({ rubbish, path }))),
    ...['{{', 'null', ...rubbishSettings].flatMap(rubbish => ['/', '/contact'].map(path => ({ rubbish, path }))),
  ];
  for (const { rubbish, path } of visited) {
    await fillStorage(page, rubbish);
    await page.goto(path);
    // An empty list may have been kept.
    await runUntil(
      page,
      main(page)
        .getByRole('button', { name: /^(Try Again|Refresh)$/ })
        .first(),
      1000,
    );
    await expect(main(page).getByRole('heading', { level: 1 }), `${path} ${rubbish}`).toBeAttached();
    await expect(page.getByText('Something went wrong'), `${path} ${rubbish}`).toBeHidden();
  }
  expect(failures).toEqual([]);
});

test("R77 a rubbish token is a visitor's; a rubbish draft or cart id is ignored", async ({ page }) => {
  await readyToBook(page);
  await page.goto('/services');
  await page.evaluate(() => {
    localStorage.setItem('checkout_draft', '{"userId":');
    localStorage.setItem('cartId', '../../etc/passwd');
  });
  await page.goto('/checkout');
  await expect(page.getByRole('radio', { name: /Lotus Residency/ })).toBeChecked();
  await page.evaluate(() => localStorage.setItem('auth_token', 'rubbish'));
  await page.goto('/bookings');
  await expect(page).toHaveURL(`${SITE}/`);
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
});
