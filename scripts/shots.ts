/** Every screen in its states, as `npm run screenshots` photographs them. */
import type { Page } from '@playwright/test';
import { chooseFirstSlot } from '../web/e2e/choose.ts';
import { fromAccountMenu, newMobile } from '../web/e2e/customer.ts';
import { answer, hold, openWith, refuse } from '../web/e2e/faults.ts';
import { book, CLEAN_UP, call, FACIAL, freeVisit, HOME, OFFICE, serviceNamed, signedIn } from '../web/e2e/scene.ts';
import { signInAsStaff } from '../web/e2e/staff.ts';

export interface Shot {
  name: string;
  /** Opens the screen and creates what it needs. */
  go: (page: Page) => Promise<unknown>;
  /** The whole page, not only the window. */
  full?: boolean;
  /** Only phones have it. */
  phoneOnly?: boolean;
}

const at =
  (path: string, then?: (page: Page) => Promise<unknown>) =>
  async (page: Page): Promise<void> => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    await then?.(page);
  };
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true }).first().click();
const whenRefused = (path: string, at: string) => async (page: Page) => {
  await refuse(page, 'GET', path, 400, 'VALIDATION_ERROR');
  await page.goto(at);
  await page.getByRole('main').getByRole('button', { name: 'Try Again' }).first().waitFor();
};
const whileLoading = (path: string, at: string) => async (page: Page) => {
  await hold(page, path);
  await page.goto(at);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
};

const CART = { [FACIAL]: 2, [CLEAN_UP]: 1, 'Classic Manicure': 1 };
const customer = (page: Page, cart: Record<string, number> = CART) => signedIn(page, { cart, addresses: [HOME, OFFICE] });
const withVisits = async (page: Page) => {
  const made = await customer(page);
  // First, because both would get the same time if the coming week is full.
  const { bookingId } = await book(made, await freeVisit(9));
  await call('PUT', `/booking/${bookingId}/cancel`, made.token);
  return book(made, await freeVisit(2));
};
const checkoutStep = (step: 1 | 2 | 3) => async (page: Page) => {
  await signedIn(page, { cart: CART, addresses: step === 1 ? [HOME, OFFICE] : [HOME] });
  await at('/checkout')(page);
  if (step > 1) await press(page, 'Continue');
  if (step > 2) {
    await chooseFirstSlot(page);
    await press(page, 'Continue');
  }
  if (step > 1)
    await page
      .getByRole('heading', { name: step === 2 ? 'Select Date & Time' : 'Order Summary' })
      .last()
      .waitFor();
};
const addressDialog = async (page: Page) => {
  await customer(page);
  await at('/checkout')(page);
  await press(page, 'Add New Address');
  await page.getByRole('dialog').locator('.leaflet-tile-loaded').first().waitFor();
};
const addressDoor = async (page: Page) => {
  await addressDialog(page);
  await page.locator('.leaflet-container').click({ position: { x: 150, y: 120 } });
  await page.getByText(/Wardha Road/).waitFor();
  await press(page, 'Confirm Location');
};
const loginDialog = async (page: Page) => {
  await at('/')(page);
  await fromAccountMenu(page, 'Login');
};
const sendCode = async (page: Page, mobile: string) => {
  await page.getByRole('dialog').getByLabel('Phone Number').fill(mobile);
  await page.getByRole('dialog').getByLabel('Phone Number').press('Enter');
};

export const shots: Shot[] = [
  { name: 'home', go: at('/') },
  { name: 'home-whole', full: true, go: at('/') },
  { name: 'home-failed', full: true, go: whenRefused('/category?*', '/') },
  { name: 'menu', phoneOnly: true, go: at('/', page => press(page, 'Menu')) },
  { name: 'services', go: at('/services') },
  { name: 'services-loading', go: whileLoading('/category?*', '/services') },
  { name: 'services-failed', go: whenRefused('/category?*', '/services') },
  { name: 'services-not-found', go: at('/services?search=helicopter') },
  { name: 'all-services', go: at('/all-services') },
  { name: 'all-services-loading', go: whileLoading('/service/all?*', '/all-services') },
  { name: 'all-services-failed', go: whenRefused('/service/all?*', '/all-services') },
  { name: 'all-services-not-found', go: at('/all-services?search=helicopter') },
  {
    name: 'all-services-category',
    go: async page => at(`/all-services?category=${(await serviceNamed(FACIAL)).categoryId}`)(page),
  },
  { name: 'service', go: async page => at(`/services/details/${(await serviceNamed(FACIAL)).id}`)(page) },
  { name: 'service-whole', full: true, go: async page => at(`/services/details/${(await serviceNamed(FACIAL)).id}`)(page) },
  { name: 'service-not-found', go: at('/services/details/none') },
  { name: 'about', full: true, go: at('/about') },
  { name: 'contact', full: true, go: at('/contact') },
  { name: 'privacy', full: true, go: at('/privacy') },
  { name: 'terms', full: true, go: at('/terms') },
  { name: 'not-found', go: at('/no-such-page') },
  {
    name: 'went-wrong',
    go: async page => {
      const { id } = await serviceNamed(FACIAL);
      await answer(page, `/service/${id}`, { id, name: null, imageUrl: null });
      await page.goto(`/services/details/${id}`);
      await page.getByText('Something went wrong').waitFor();
    },
  },
  { name: 'login', go: loginDialog },
  { name: 'login-unknown', go: async page => [await loginDialog(page), await sendCode(page, newMobile())] },
  {
    name: 'verify',
    go: async page => {
      const mobile = newMobile();
      await call('POST', '/auth/register', undefined, { fullName: 'Asha Deshmukh', mobile });
      await at('/')(page);
      await fromAccountMenu(page, 'Register');
      await page.getByRole('dialog').getByLabel('Full Name').fill('Asha Deshmukh');
      await sendCode(page, mobile);
      await page.getByRole('heading', { name: 'Verify OTP' }).waitFor();
    },
  },
  { name: 'register', go: async page => [await at('/')(page), await fromAccountMenu(page, 'Register')] },
  { name: 'book', go: async page => [await customer(page, { [CLEAN_UP]: 1 }), await at('/book')(page)] },
  { name: 'cart', go: async page => [await customer(page), await at('/cart')(page)] },
  { name: 'cart-whole', full: true, go: async page => [await customer(page), await at('/cart')(page)] },
  {
    name: 'cart-coupon',
    full: true,
    go: async page => {
      const { cartId, token } = await customer(page);
      await call('POST', `/cart/${cartId}/coupons?couponCode=WELCOME200`, token);
      await at('/cart')(page);
    },
  },
  { name: 'cart-too-little', go: async page => [await customer(page, { [CLEAN_UP]: 1 }), await at('/cart')(page)] },
  {
    name: 'cart-clear',
    go: async page => [await customer(page), await at('/cart', shown => press(shown, 'Clear Cart'))(page)],
  },
  { name: 'cart-empty', go: async page => [await customer(page, {}), await at('/cart')(page)] },
  { name: 'cart-failed', go: async page => [await customer(page), await whenRefused('/cart/**', '/cart')(page)] },
  { name: 'checkout-no-address', go: async page => [await signedIn(page, { cart: CART }), await at('/checkout')(page)] },
  { name: 'checkout-address', go: checkoutStep(1) },
  { name: 'checkout-time', go: checkoutStep(2) },
  { name: 'checkout-summary', go: checkoutStep(3) },
  { name: 'checkout-summary-whole', full: true, go: checkoutStep(3) },
  { name: 'address-map', go: addressDialog },
  { name: 'address-details', go: addressDoor },
  {
    name: 'address-mistakes',
    go: async page => [await addressDoor(page), await page.getByRole('button', { name: 'Save Address' }).press('Enter')],
  },
  {
    name: 'order-success',
    go: async page => {
      const { bookingId } = await withVisits(page);
      await page.clock.install();
      await openWith(page, '/order-success', { bookingId });
      await page.clock.runFor(700);
    },
  },
  { name: 'bookings', full: true, go: async page => [await withVisits(page), await at('/bookings')(page)] },
  { name: 'bookings-empty', go: async page => [await signedIn(page), await at('/bookings')(page)] },
  { name: 'bookings-failed', go: async page => [await signedIn(page), await whenRefused('/booking/user/*', '/bookings')(page)] },
  {
    name: 'reschedule',
    go: async page => [await withVisits(page), await at('/bookings', shown => press(shown, 'Reschedule'))(page)],
  },
  { name: 'cancel', go: async page => [await withVisits(page), await at('/bookings', shown => press(shown, 'Cancel'))(page)] },
  { name: 'profile', full: true, go: async page => [await withVisits(page), await at('/profile')(page)] },
  {
    name: 'profile-edit',
    go: async page => [await customer(page), await at('/profile', shown => press(shown, 'Edit Profile'))(page)],
  },
  {
    name: 'profile-delete',
    go: async page => [await customer(page), await at('/profile', shown => press(shown, 'Delete My Account'))(page)],
  },
  {
    name: 'address-delete',
    go: async page => [await customer(page), await at('/profile', shown => press(shown, /^Delete 12/))(page)],
  },
  { name: 'pro-sign-in', go: at('/pro') },
  { name: 'admin-login', go: at('/admin/login') },
  ...[
    ['dashboard', '/admin'],
    ['bookings', '/admin/bookings'],
    ['week', '/admin/bookings?view=week'],
    ['new-booking', '/admin/bookings/new'],
    ['category', '/admin/category'],
    ['services', '/admin/services'],
    ['professionals', '/admin/professionals'],
    ['coupon', '/admin/coupon'],
    ['customers', '/admin/customers'],
    ['analytics', '/admin/analytics'],
    ['messages', '/admin/messages'],
    ['jobs', '/admin/jobs'],
    ['settings', '/admin/settings'],
    ['settings-opening', '/admin/settings/opening'],
    ['settings-payment', '/admin/settings/payment'],
    ['staff', '/admin/staff'],
    ['keys', '/admin/keys'],
    ['webhooks', '/admin/webhooks'],
    ['website-button', '/admin/website-button'],
  ].map(([name = '', path = '']) => ({
    name: `admin-${name}`,
    full: name !== 'week',
    go: async (page: Page) => [await signInAsStaff(page), await at(path)(page)],
  })),
];
