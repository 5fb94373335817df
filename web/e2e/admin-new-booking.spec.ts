/** Staff book for a caller, known or new, at a saved or another address, exactly once. */

import type { Locator, Page } from '@playwright/test';
import { toGroup } from './at-admin-menu.ts';
import { isAccessible } from './axe.ts';
import { choose } from './choose.ts';
import { newMobile } from './customer.ts';
import { answer, cutOff, hold, holdAnswer, loseAnswer, pressAsSessionEnds, refuse, restore } from './faults.ts';
import { main, region } from './hands.ts';
import { SITE, STAFF } from './places.ts';
import {
  asStaff,
  book,
  bookingsOf,
  CLEAN_UP,
  changeDuration,
  FACIAL,
  freeVisit,
  HOME,
  makeCustomer,
  makeService,
  OFFICE,
  serviceNamed,
  type Visit,
  withdraw,
} from './scene.ts';
import { endSessionElsewhere, signInAgain, signInAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

const bookIt = (page: Page) => region(page, 'Summary').getByRole('button', { name: 'Book Visit' });
const panel = (page: Page) => page.getByRole('dialog', { name: /^Booking [0-9A-F]{6}$/ });

const open = async (page: Page, { bookingDate, bookingTime }: Visit, mobile = '') => {
  await signInAsStaff(page);
  await page.goto(`/admin/bookings/new?day=${bookingDate}&time=${bookingTime}&mobile=${mobile}`);
  await expect(
    region(page, 'Date and time').getByRole('group', { name: 'Time slot' }).getByRole('radio', { checked: true }),
  ).toHaveCount(1);
};

const add = async (page: Page, service: string) => {
  const services = region(page, 'Services');
  await services.getByRole('searchbox', { name: 'Search services' }).fill(service);
  await services.getByRole('button', { name: `Add ${service}` }).click();
  await expect(services.getByRole('group', { name: `Quantity of ${service}` })).toBeVisible();
};

test('staff find a known customer by mobile and book a visit at their address', { tag: ['@both', '@release'] }, async ({
  page,
}) => {
  const customer = await makeCustomer({ name: 'Kamla Bai', addresses: [HOME] });
  const visit = await freeVisit(12);
  await open(page, visit);
  await isAccessible(page, 'nobody has called yet');
  await bookIt(page).click();
  await expect(region(page, 'Customer').getByText('Please enter a valid 10-digit phone number.')).toBeVisible();
  await region(page, 'Customer').getByLabel('Mobile').fill(customer.mobile);
  await expect(region(page, 'Customer').getByRole('status')).toContainText('Kamla Bai');
  // The form proposes the only address.
  await expect(region(page, 'Address').getByRole('radio', { name: /Lotus Residency/ })).toBeChecked();
  await bookIt(page).click();
  await expect(region(page, 'Summary').getByText('Still missing: a service.')).toBeVisible();

  // Staff may book below the minimum order, and with a coupon.
  await add(page, CLEAN_UP);
  await expect(region(page, 'Summary').getByText('Still missing')).toHaveCount(0);
  await region(page, 'Summary').getByLabel('Coupon').selectOption('NIKHAR10');
  await expect(region(page, 'Summary')).toContainText('₹539');
  await isAccessible(page, 'all is chosen');
  await bookIt(page).click();
  await expect(page.getByText('The visit is booked.')).toBeVisible();
  await expect(panel(page)).toContainText('Kamla Bai');
  expect(await bookingsOf(customer)).toMatchObject([{ ...visit, name: [CLEAN_UP], finalPrice: 539, couponCode: 'NIKHAR10' }]);
  // Back does not lead to a form that would book it again.
  await page.goBack();
  await expect(page).not.toHaveURL(/bookings\/new/);
});

test('a new caller is asked for name and address and becomes a customer', async ({ page }) => {
  const visit = await freeVisit(13);
  // One team is left.
  for (let team = 0; team < 2; team++) await book(await makeCustomer({ addresses: [HOME] }), visit);
  const mobile = newMobile();
  await open(page, visit, mobile);
  const name = region(page, 'Customer').getByRole('textbox', { name: 'Full Name' });
  await expect(name).toHaveAttribute('aria-required', 'true');
  await bookIt(page).click();
  await expect(region(page, 'Customer').getByText("Please enter the customer's full name.")).toBeVisible();
  await name.fill('New Nisha');
  await region(page, 'Customer').getByLabel('Language of messages and bills').selectOption('Marathi');
  await add(page, FACIAL);
  await region(page, 'Services')
    .getByRole('button', { name: `One ${FACIAL} more` })
    .click();
  await expect(region(page, 'Summary')).toContainText('₹2,998');

  await region(page, 'Address').getByRole('button', { name: 'Enter the address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Address' });
  // Staff's own location is not offered.
  await expect(dialog.getByRole('button', { name: 'Use Current Location' })).toHaveCount(0);
  await dialog.locator('.leaflet-container').click({ position: { x: 150, y: 120 } });
  await expect(dialog.getByText(/Wardha Road/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm Location' }).click();
  await dialog.getByLabel('Flat/House No.').fill('7');
  await dialog.getByLabel('Building').fill('Orange Chambers');
  await dialog.getByRole('button', { name: 'Use Address' }).click();
  await expect(region(page, 'Address').getByRole('radio', { name: /7, Orange Chambers, Wardha Road/ })).toBeChecked();

  // The server booked the last team and its answer was lost: the second try books nothing more.
  await loseAnswer(page, '/booking/admin');
  await bookIt(page).click();
  await expect(region(page, 'Summary').getByText(/^The booking was sent but got no answer\./)).toBeVisible();
  await isAccessible(page, 'no answer');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  const tryAgain = region(page, 'Summary').getByRole('button', { name: 'Try Again' });
  // A refusal before reading says nothing about the first order, nor does the end of the session.
  await refuse(page, 'POST', '/booking/admin', 503, 'OVERLOADED');
  await tryAgain.click();
  await expect(region(page, 'Summary').getByRole('alert').first()).toBeVisible();
  await expect(tryAgain).toBeEnabled();
  await restore(page, '/booking/admin');
  await pressAsSessionEnds(tryAgain, 'admin_token');
  await signInAgain(page);
  await expect(page.getByText('What you had typed is here again.')).toBeVisible();
  await tryAgain.click();
  await expect(panel(page)).toContainText('New Nisha');
  const { content } = await asStaff('GET', `/booking/admin?search=${mobile}`);
  expect(content).toMatchObject([{ ...visit, finalPrice: 2998, address: { street: '7, Orange Chambers, Wardha Road' } }]);
  const { customer } = await asStaff('GET', `/customer/admin/${content[0].userId}`);
  expect(customer.language).toBe('mr');
});

test('the form says what it waits for until it is there', { tag: '@rare' }, async ({ page }) => {
  const customer = await makeCustomer({ name: 'Kamla Bai', addresses: [HOME, OFFICE] });
  await open(page, await freeVisit(12));
  await add(page, FACIAL);
  const letGo = await hold(page, '/customer/admin?*');
  await region(page, 'Customer').getByLabel('Mobile').fill(customer.mobile);
  await bookIt(page).click();
  const wait = region(page, 'Summary').getByText('Please wait until the customer is looked up.');
  await expect(wait).toBeVisible();
  letGo();
  await expect(region(page, 'Customer').getByRole('status')).toContainText('Kamla Bai');
  await expect(region(page, 'Summary').getByText('Still missing: an address.')).toBeVisible();
  await expect(wait).toHaveCount(0);
  await choose(region(page, 'Address').getByRole('radio', { name: /Orange Chambers/ }));
  await expect(region(page, 'Summary').getByRole('alert')).toHaveCount(0);
});

test('a failed look-up of the customer is reported at the button and tried again there', { tag: '@rare' }, async ({ page }) => {
  const customer = await makeCustomer({ name: 'Kamla Bai', addresses: [HOME] });
  const visit = await freeVisit(12);
  await open(page, visit);
  await add(page, FACIAL);
  await refuse(page, 'GET', '/customer/admin?*', 503, 'OVERLOADED');
  await region(page, 'Customer').getByLabel('Mobile').fill(customer.mobile);
  await expect(region(page, 'Customer').getByText('Failed to look up the customer.')).toBeVisible();
  await bookIt(page).click();
  const summary = region(page, 'Summary');
  await expect(summary.getByText('The customer could not be looked up.')).toBeVisible();
  await isAccessible(page, 'not looked up');
  const tryAgain = summary.getByRole('button', { name: 'Try Again' });
  await tryAgain.click();
  await expect(tryAgain).toBeEnabled();
  await restore(page, '/customer/admin?*');
  await tryAgain.click();
  await expect(region(page, 'Customer').getByRole('status')).toContainText('Kamla Bai');
  await expect(summary.getByRole('alert')).toHaveCount(0);
  await expect(summary.getByRole('heading', { name: 'Summary' })).toBeFocused();
  await bookIt(page).click();
  await expect(panel(page)).toContainText('Kamla Bai');
});

test('after a lost answer the retry sends exactly what is on the screen', async ({ page }) => {
  const customer = await makeCustomer({ addresses: [HOME] });
  await open(page, await freeVisit(26), customer.mobile);
  await add(page, FACIAL);
  await cutOff(page, '/booking/admin');
  const letGo = await hold(page, '/booking/admin');
  await bookIt(page).click();
  const more = region(page, 'Services').locator(`button[aria-label="One ${FACIAL} more"]`);
  const seen = region(page, 'Summary').getByText('₹1,499');
  await more.click({ force: true });
  letGo();
  const again = region(page, 'Summary').getByRole('button', { name: 'Try Again' });
  await again.waitFor();
  await more.click({ force: true });
  await region(page, 'Summary')
    .locator('select')
    .evaluate(select => select.focus());
  await page.keyboard.press('End');
  await expect(seen).toBeVisible();
  // After a refusal nothing is booked, and the form can be changed.
  await restore(page, '/booking/admin');
  await refuse(page, 'POST', '/booking/admin', 422, 'MINIMUM_ORDER_VALUE', 'Refused this once.');
  await again.click();
  await expect(region(page, 'Summary').getByText('Refused this once.')).toBeVisible();
  await more.click();
  await expect(region(page, 'Summary').getByText('₹2,998')).toBeVisible();
});

test('a refusal says why and loses nothing; another address and slot go through', { tag: '@desktop' }, async ({ page }) => {
  const customer = await makeCustomer({ addresses: [HOME, OFFICE] });
  const visit = await freeVisit(14);
  await book(customer, visit);
  await open(page, visit, customer.mobile);
  await add(page, FACIAL);
  await bookIt(page).click();
  await expect(region(page, 'Summary').getByText('Still missing: an address.')).toBeVisible();
  await choose(region(page, 'Address').getByRole('radio', { name: /Orange Chambers/ }));
  await bookIt(page).click();
  await expect(region(page, 'Summary').getByText('The customer already has a booking at this time.')).toBeVisible();
  await isAccessible(page, 'refused');
  const slots = region(page, 'Date and time').getByRole('group', { name: 'Time slot' });
  const other = await slots.locator('input:enabled:not(:checked)').first().getAttribute('value');
  await choose(slots.locator(`input[value="${other}"]`));
  await refuse(page, 'POST', '/booking/admin', 503, 'OVERLOADED', 'We are very busy right now.');
  await bookIt(page).click();
  await expect(region(page, 'Summary').getByText(/We are very busy right now/)).toBeVisible();
  await restore(page, '/booking/admin');
  await bookIt(page).click();
  await expect(panel(page)).toContainText('Orange Chambers');
  expect(await bookingsOf(customer)).toHaveLength(2);
});

test('adding and removing a service by keyboard keeps the focus in its part', { tag: ['@desktop', '@rare'] }, async ({
  page,
}) => {
  await open(page, await freeVisit(16));
  const services = region(page, 'Services');
  for (const button of [
    services.getByRole('button', { name: /^Add / }).first(),
    services.getByRole('button', { name: /^Add / }).first(),
    services.getByRole('button', { name: /^Remove / }).first(),
    services.getByRole('button', { name: /^Remove / }).first(),
  ]) {
    await button.press('Enter');
    await expect(services.getByRole('heading', { name: 'Services' })).toBeFocused();
  }
  await expect(services.getByRole('list', { name: 'Chosen services' })).toHaveCount(0);
});

test('choosing a found service clears the search, and the results are announced', { tag: '@rare' }, async ({ page }) => {
  await open(page, await freeVisit(16));
  const services = region(page, 'Services');
  const search = services.getByRole('searchbox', { name: 'Search services' });
  // Quantities announce themselves.
  const said = services.locator('p[role=status]');
  await search.fill(CLEAN_UP);
  await expect(said).toHaveText(/^\d+ services? to add$/);
  await services.getByRole('button', { name: `Add ${CLEAN_UP}` }).click();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
  await expect(said).toHaveText('');
  await expect(services.getByRole('list', { name: 'Services to add' }).getByRole('listitem')).toHaveCount(3);
  const total = region(page, 'Summary').locator('[aria-live=polite][aria-atomic=true]').filter({ hasText: 'To pay' });
  await expect(total).toHaveText('To pay after the service₹599');

  await page.keyboard.type('nothing of the sort');
  await expect(said).toHaveText('No other service matches.');
  await isAccessible(page, 'no other service');
});

test('staff find a service by any of its words, and similar ones where there is none', { tag: '@rare' }, async ({ page }) => {
  await open(page, await freeVisit(16));
  const services = region(page, 'Services');
  const search = services.getByRole('searchbox', { name: 'Search services' });
  const offered = services.getByRole('list', { name: 'Services to add' });
  for (const [words, name] of [
    ['facial gold', FACIAL],
    ['cleanup fruit', CLEAN_UP],
    ['mehndi bridal', 'Bridal Mehendi'],
  ] as const) {
    await search.fill(words);
    await expect(offered.getByRole('button', { name: `Add ${name}` })).toBeVisible();
    await expect(services.locator('p[role=status]')).toHaveText(/^\d+ services? to add$/);
  }
  for (const words of ['gold facail', 'platinum facial']) {
    await search.fill(words);
    await expect(services.getByText(`No service is called “${words}”. These come near:`)).toBeVisible();
    await expect(offered.getByRole('button', { name: `Add ${FACIAL}` })).toBeVisible();
  }
  await isAccessible(page, 'near services');
  await offered.getByRole('button', { name: `Add ${FACIAL}` }).click();
  await expect(services.getByRole('list', { name: 'Chosen services' })).toContainText(FACIAL);
});

test('a changed price is shown before anything is booked at it', async ({ page }) => {
  const customer = await makeCustomer({ addresses: [HOME] });
  await open(page, await freeVisit(17), customer.mobile);
  await add(page, FACIAL);
  await expect(region(page, 'Summary')).toContainText('₹1,499');
  const facial = await serviceNamed(FACIAL);
  await answer(page, `/service/${facial.id}`, { ...facial, price: 1600 });
  await refuse(page, 'POST', '/booking/admin', 409, 'PRICE_CHANGED', 'The price has changed. Please review it and try again.');
  await bookIt(page).click();
  await expect(region(page, 'Summary').getByText('The price has changed. Please review it and try again.')).toBeVisible();
  await expect(region(page, 'Summary')).toContainText('₹1,600');
  // The server's cached price is still the old one, so the form reports it again.
  await restore(page, '/booking/admin');
  await restore(page, `/service/${facial.id}`);
  await bookIt(page).click();
  await expect(region(page, 'Summary')).toContainText('₹1,499');
  await bookIt(page).click();
  await expect(panel(page)).toContainText('₹1,499');
});

test('a slot is no longer offered when a service has become longer', { tag: '@rare' }, async ({ page }) => {
  const longer = await makeService(`Longer ${Date.now()}`, 1200);
  const customer = await makeCustomer({ addresses: [HOME] });
  const visit = { ...(await freeVisit(41)), bookingTime: '15:00:00' };
  await open(page, visit, customer.mobile);
  await add(page, longer.name);
  await expect(region(page, 'Summary')).toContainText('about 1 h');
  await changeDuration(longer, 360);
  await bookIt(page).click();
  await expect(region(page, 'Summary').getByText('This time slot is no longer available. Please choose another.')).toBeVisible();
  await expect(bookIt(page)).toBeFocused();
  const slots = region(page, 'Date and time').getByRole('group', { name: 'Time slot' });
  await expect(slots.locator('input[value="15:00:00"]')).toBeDisabled();
  await choose(slots.locator('input[value="09:00:00"]'));
  await expect(region(page, 'Summary')).toContainText('about 6 h');
  await bookIt(page).click();
  await expect(panel(page)).toContainText('09:00 AM');
  await withdraw(longer);
});

test('a chosen service that was withdrawn is named and no longer offered', { tag: '@rare' }, async ({ page }) => {
  const gone = await makeService(`Gone ${Date.now()}`, 900);
  const customer = await makeCustomer({ addresses: [HOME] });
  await open(page, await freeVisit(41), customer.mobile);
  await add(page, gone.name);
  await add(page, FACIAL);
  await withdraw(gone);
  await bookIt(page).click();
  const why = `${gone.name} is no longer available and was taken off the booking. Please tell the customer.`;
  await expect(region(page, 'Summary').getByText(why)).toBeVisible();
  await expect(region(page, 'Summary')).toContainText('₹1,499');
  await bookIt(page).click();
  await expect(panel(page)).toContainText('₹1,499');
});

test('a coupon whose last use went to somebody else is no longer offered', { tag: '@rare' }, async ({ page }) => {
  const code = `LAST${Date.now() % 1_000_000}`;
  const terms = { discountType: 'FIXED', discountValue: 100, validFrom: '2020-01-01', validTill: '2099-12-31', usageLimit: 1 };
  await asStaff('POST', '/coupon/create', { code, ...terms });
  const customer = await makeCustomer({ addresses: [HOME] });
  await open(page, await freeVisit(17), customer.mobile);
  await add(page, FACIAL);
  const coupon = region(page, 'Summary').getByLabel('Coupon');
  await coupon.selectOption(code);
  await expect(region(page, 'Summary')).toContainText('₹1,399');
  const other = await makeCustomer({ addresses: [HOME] });
  const { id } = await serviceNamed(FACIAL);
  const [addressId] = other.addressIds;
  await asStaff('POST', '/booking/admin', {
    mobile: other.mobile,
    serviceIds: [id],
    ...(await freeVisit(18)),
    addressId,
    couponCode: code,
  });
  await bookIt(page).click();
  await expect(region(page, 'Summary').getByText('Coupon usage limit reached.')).toBeVisible();
  await expect(region(page, 'Summary').getByText(`${code} can no longer be used.`)).toBeVisible();
  await expect(region(page, 'Summary')).toContainText('₹1,499');
  await expect(coupon.getByRole('option', { name: code })).toHaveCount(0);
});

test('the form is restored after the session ended and staff sign in again', async ({ page }) => {
  const visit = await freeVisit(16);
  const mobile = newMobile();
  await open(page, visit);
  await region(page, 'Customer').getByLabel('Mobile').fill(mobile);
  await region(page, 'Customer').getByLabel('Full Name').fill('Waiting Wasim');
  await add(page, FACIAL);
  await region(page, 'Services')
    .getByRole('button', { name: `One ${FACIAL} more` })
    .click();
  await endSessionElsewhere(page);
  await signInAgain(page);
  await expect(page.getByText('What you had typed is here again.')).toBeVisible();
  await expect(region(page, 'Customer').getByLabel('Full Name')).toHaveValue('Waiting Wasim');
  await expect(region(page, 'Summary')).toContainText('₹2,998');
  // A restored form counts as begun, so leaving it asks.
  await toGroup(page, 'Today');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(region(page, 'Customer').getByLabel('Full Name')).toHaveValue('Waiting Wasim');
});

test("without the map's tiles, staff are not told to use their own location", { tag: '@rare' }, async ({ page }) => {
  await page.route('**/tiles/**', route => route.abort('blockedbyclient'));
  await open(page, await freeVisit(24), newMobile());
  await region(page, 'Address').getByRole('button', { name: 'Enter the address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Address' });
  await expect(
    dialog.getByText("The map's picture could not be loaded. Search for the area, then type the address in the next step.", {
      exact: true,
    }),
  ).toBeVisible();
});

/** In the address dialog: sets the pin and types a part of the address. */
const typeAddress = async (page: Page) => {
  await region(page, 'Address').getByRole('button', { name: 'Enter the address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Address' });
  await dialog.locator('.leaflet-container').click({ position: { x: 150, y: 120 } });
  await expect(dialog.getByText(/Wardha Road/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm Location' }).click();
  await dialog.getByLabel('Flat/House No.').fill('7');
  await dialog.getByLabel('Building').fill('Orange Chambers');
  await dialog.getByLabel('Landmark').fill('Opposite the temple');
  await dialog.getByLabel('Delivery Instructions').fill('Two dogs');
  return dialog;
};

test('an address that was being typed is open again after the sign-in', { tag: '@rare' }, async ({ page }) => {
  await open(page, await freeVisit(24), newMobile());
  await region(page, 'Customer').getByLabel('Full Name').fill('Waiting Wasim');
  await add(page, FACIAL);
  const dialog = await typeAddress(page);
  await endSessionElsewhere(page);
  await signInAgain(page);
  await expect(dialog.getByText('What you had typed is here again.')).toBeVisible();
  await expect(dialog.getByLabel('Flat/House No.')).toHaveValue('7');
  await expect(dialog.getByLabel('Landmark')).toHaveValue('Opposite the temple');
  await expect(dialog.getByLabel('Street / Area')).toHaveValue('Wardha Road');
  await expect(dialog.getByLabel('Delivery Instructions')).toHaveValue('Two dogs');
  await dialog.getByRole('button', { name: 'Use Address' }).click();
  await bookIt(page).click();
  await expect(panel(page)).toContainText('7, Orange Chambers, Wardha Road, Opposite the temple');
  await expect(panel(page)).toContainText('Two dogs');
});

test('the form is not restored for another member of staff and not after signing out', { tag: '@desktop' }, async ({ page }) => {
  const other = { email: `meera${Date.now()}@nikhar.example`, password: 'four words for meera' };
  await asStaff('POST', '/auth/admin/staff', { ...other, currentPassword: STAFF.password });
  await open(page, await freeVisit(24), newMobile());
  const there = new URL(page.url()).pathname + new URL(page.url()).search;
  const name = region(page, 'Customer').getByLabel('Full Name');
  await name.fill('Waiting Wasim');
  const dialog = await typeAddress(page);
  await endSessionElsewhere(page);
  await signInAgain(page, other);
  await expect(name).toHaveValue('');
  await expect(dialog).toHaveCount(0);
  await region(page, 'Address').getByRole('button', { name: 'Enter the address' }).click();
  await expect(dialog.getByRole('button', { name: 'Confirm Location' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  // A colleague begins a form herself and signs out instead of going on.
  await name.fill('Calling Chitra');
  await typeAddress(page);
  await endSessionElsewhere(page);
  await page.evaluate(() => history.replaceState(null, ''));
  await signInAgain(page, other);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(`${SITE}/admin/login`);
  await page.evaluate(next => history.pushState({ next }, '', '/admin/login'), there);
  await signInAgain(page, other);
  await expect(name).toHaveValue('');
  await expect(dialog).toHaveCount(0);
});

test('a stray tap does not leave a begun form, and it is not kept for another customer', { tag: ['@desktop', '@rare'] }, async ({
  page,
}) => {
  await open(page, await freeVisit(18), newMobile());
  await region(page, 'Customer').getByLabel('Full Name').fill('Waiting Wasim');
  await toGroup(page, 'Today');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep Editing' }).click();
  await expect(region(page, 'Customer').getByLabel('Full Name')).toHaveValue('Waiting Wasim');

  // The session ends, and after the sign-in staff book for another caller.
  const other = newMobile();
  await endSessionElsewhere(page);
  await page.evaluate(next => history.pushState({ next }, '', '/admin/login'), `/admin/bookings/new?mobile=${other}`);
  await signInAgain(page);
  await expect(region(page, 'Customer').getByLabel('Mobile')).toHaveValue(other);
  await expect(region(page, 'Customer').getByLabel('Full Name')).toHaveValue('');
});

test('a form with a chosen slot or coupon counts as begun', { tag: ['@desktop', '@rare'] }, async ({ page }) => {
  await signInAsStaff(page);
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const slots = region(page, 'Date and time').getByRole('group', { name: 'Time slot' }).getByRole('radio', { disabled: false });
  for (const begin of [
    () => choose(slots.last()),
    () => region(page, 'Summary').getByLabel('Coupon').selectOption({ label: 'NIKHAR10 (10% off)' }),
  ]) {
    await page.goto('/admin/bookings/new');
    await begin();
    await toGroup(page, 'Today');
    await question.getByRole('button', { name: 'Keep Editing' }).click();
    await expect(page).toHaveURL(/new$/);
  }
  // The slot of the link does not count as begun.
  await open(page, await freeVisit(18));
  await toGroup(page, 'Today');
  await expect(page).toHaveURL(`${SITE}/admin`);
});

test('leaving asks while a visit is being booked, and an answer does not fetch back who left', { tag: '@rare' }, async ({
  page,
}) => {
  const customer = await makeCustomer({ addresses: [HOME] });
  await open(page, await freeVisit(19), customer.mobile);
  await add(page, FACIAL);
  const letGo = await hold(page, '/booking/admin');
  await bookIt(page).click();
  await toGroup(page, 'Today');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep Editing' }).click();
  await toGroup(page, 'Today');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  // Nor is a caller for whom another form was begun.
  await page.getByRole('link', { name: 'New Booking' }).click();
  await region(page, 'Customer').getByLabel('Mobile').fill(newMobile());
  await region(page, 'Customer').getByLabel('Full Name').fill('Next Nandini');
  letGo();
  await expect(page.getByText('The visit is booked.')).toBeVisible();
  await expect.poll(() => bookingsOf(customer)).toHaveLength(1);
  await expect(region(page, 'Customer').getByLabel('Full Name')).toHaveValue('Next Nandini');
  await expect(page).toHaveURL(`${SITE}/admin/bookings/new`);
});

test('staff who left hear that the visit was refused', { tag: '@rare' }, async ({ page }) => {
  const customer = await makeCustomer({ addresses: [HOME] });
  await open(page, await freeVisit(20), customer.mobile);
  await add(page, FACIAL);
  await refuse(page, 'POST', '/booking/admin', 409, 'SLOT_UNAVAILABLE');
  const letGo = await hold(page, '/booking/admin');
  await bookIt(page).click();
  await toGroup(page, 'Today');
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  letGo();
  await expect(page.getByText('Failed to book the visit.')).toBeVisible();
});

test('a visit that was on its way when the session ended is booked once', async ({ page }) => {
  const customer = await makeCustomer({ addresses: [HOME] });
  await open(page, await freeVisit(21), customer.mobile);
  await add(page, FACIAL);
  const letGo = await holdAnswer(page, '/booking/admin');
  await bookIt(page).click();
  await expect.poll(() => bookingsOf(customer)).toHaveLength(1);
  await endSessionElsewhere(page);
  await signInAgain(page);
  await expect(page.getByText('What you had typed is here again.')).toBeVisible();
  await region(page, 'Summary').getByRole('button', { name: 'Try Again' }).click();
  await expect(panel(page)).toContainText(FACIAL);
  expect(await bookingsOf(customer)).toHaveLength(1);
  letGo();
});

test('where no day can be booked, staff are shown the settings that decide it', { tag: '@rare' }, async ({ page }) => {
  const visit = await freeVisit(22);
  const { bookingId } = await book(await makeCustomer({ addresses: [HOME] }), visit);
  await answer(page, '/booking/available-days?*', [{ date: visit.bookingDate, availableSlots: 0, reason: 'CLOSED' }]);
  const isShown = async (where: Locator) => {
    await expect(where.getByText(/^No day can be booked\. Check opening hours, closed days and Days ahead/)).toBeVisible();
    await expect(where.getByText('call us')).toHaveCount(0);
    await expect(where.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/admin/settings');
    await isAccessible(page, 'no day can be booked');
  };
  await signInAsStaff(page);
  await page.goto('/admin/bookings/new');
  await isShown(region(page, 'Date and time'));

  // Nor for a visit in the past.
  const booking = await asStaff('GET', `/booking/${bookingId}`);
  await answer(page, `/booking/${bookingId}`, { ...booking, bookingDate: '2026-01-05' });
  await page.goto(`/admin/bookings?booking=${bookingId}`);
  await panel(page).getByRole('button', { name: 'Reschedule' }).click();
  await isShown(page.getByRole('dialog', { name: 'Reschedule' }));
  await asStaff('PUT', `/booking/admin/${bookingId}/status?status=CANCELLED`);
});

test('the summary of the widest values fits the screen', { tag: '@rare' }, async ({ page }) => {
  const code = 'W'.repeat(20);
  const [validFrom, validTill] = ['2020-01-01', '2090-12-31'];
  await asStaff('POST', '/coupon/create', {
    code,
    description: 'As wide as it may be',
    discountType: 'FIXED',
    discountValue: 99_999.99,
    validFrom,
    validTill,
    usageLimit: null,
  });
  const service = await makeService('Whole bridal party', 100_000);
  await open(page, await freeVisit(24));
  await add(page, service.name);
  for (let more = 1; more < 20; more++)
    await region(page, 'Services')
      .getByRole('button', { name: `One ${service.name} more` })
      .click();
  await region(page, 'Summary').getByLabel('Coupon').selectOption(code);
  await expect(region(page, 'Summary')).toContainText(`Coupon ${code}`);
  await isAccessible(page, 'the widest values');
  await withdraw(service);
  await asStaff('DELETE', `/coupon/${code}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('the form is reached from the list, a customer and a slot of the week', { tag: '@desktop' }, async ({ page }) => {
  const customer = await makeCustomer({ name: 'Wayfaring Wanda', addresses: [HOME] });
  const { bookingDate } = await freeVisit(15);
  await signInAsStaff(page);
  await page.goto('/admin/bookings');
  await main(page).getByRole('link', { name: 'New Booking' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New Booking' })).toBeVisible();

  await page.goto(`/admin/customers?customer=${customer.userId}`);
  await page.getByRole('dialog').getByRole('link', { name: 'Book a Visit' }).click();
  await expect(region(page, 'Customer').getByRole('status')).toContainText('Wayfaring Wanda');

  await page.goto(`/admin/bookings?view=week&day=${bookingDate}`);
  await page
    .getByRole('button', { name: /3 of 3 free/ })
    .last()
    .click();
  await page.getByRole('dialog').getByRole('link', { name: 'Book this slot' }).click();
  await expect(page).toHaveURL(/\/admin\/bookings\/new\?day=/);
  await expect(
    region(page, 'Date and time').getByRole('group', { name: 'Time slot' }).getByRole('radio', { checked: true }),
  ).toHaveCount(1);
});

test('B50 staff enter a visit that took place, with how it was paid', { tag: '@both' }, async ({ page }) => {
  const customer = await makeCustomer({ name: 'Sushila Bai', addresses: [HOME] });
  await signInAsStaff(page);
  await page.goto('/admin/bookings/new');
  await region(page, 'Customer').getByLabel('Mobile').fill(customer.mobile);
  await expect(region(page, 'Customer').getByRole('status')).toContainText('Sushila Bai');
  await add(page, CLEAN_UP);
  const when = region(page, 'Date and time');
  await when.getByRole('switch', { name: 'It took place already' }).click();
  await isAccessible(page, 'it took place already');
  await bookIt(page).click();
  await expect(region(page, 'Summary').getByText('Still missing: a time slot.')).toBeVisible();
  const { bookingDate } = await freeVisit();
  const past = new Date(Date.parse(bookingDate) - 30 * 24 * 3600_000).toISOString().slice(0, 10);
  await when.getByLabel('Date').fill(past);
  await when.getByLabel('Began at').fill('11:20');
  await choose(when.getByRole('radio', { name: 'UPI to the salon' }));
  await bookIt(page).click();
  await expect(page.getByText('The visit is entered.')).toBeVisible();
  await expect(panel(page)).toContainText('11:20 AM');
  await expect(panel(page).getByText('Completed').first()).toBeVisible();
});
