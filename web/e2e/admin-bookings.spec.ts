/** Bookings management (spec 2.14, 8, 9; rulings R6, R8): finding, reading, settling, moving, exporting, and the week. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { choose } from './choose.ts';
import { answer, cutOff, hold, loseAnswer, refuse, restore } from './faults.ts';
import { asStaff, book, type Customer, call, FACIAL, freeVisit, HOME, makeCustomer, OFFICE, type Visit } from './scene.ts';
import { signInAsStaff } from './staff.ts';

const words = ['Aarti', 'Bhavna', 'Chitra', 'Devika', 'Esha', 'Falguni', 'Hema', 'Indu'];
/** A name that nobody else has, as letters alone. */
const ownName = () =>
  `Zed ${words[Math.floor(Math.random() * words.length)]} ${Date.now()
    .toString(36)
    .replace(/\d/g, d => 'abcdefghij'[Number(d)] ?? '')}`;

interface Scene {
  customer: Customer;
  name: string;
  visit: Visit;
  id: string;
}
const scene = async (daysAhead = 5, address: object = HOME): Promise<Scene> => {
  const name = ownName();
  const customer = await makeCustomer({ name, addresses: [address] });
  const visit = await freeVisit(daysAhead);
  const { bookingId } = await book(customer, visit);
  return { customer, name, visit, id: bookingId };
};
const bookingOf = ({ id }: Scene) => asStaff('GET', `/booking/${id}`);

const open = async (page: Page, query = '') => {
  await signInAsStaff(page);
  await page.goto(`/admin/bookings${query}`);
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
};
const main = (page: Page) => page.getByRole('main');
const panel = (page: Page) => page.getByRole('dialog', { name: /^Booking/ });
const openOne = async (page: Page, made: Scene) => {
  await open(page, `?booking=${made.id}`);
  await expect(panel(page).getByText(made.name)).toBeVisible();
};
const search = (page: Page) => page.getByRole('searchbox', { name: /Search bookings/ });
/** The names of the customers listed, as the width shows them. */
const rows = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .or(main(page).getByRole('row'))
    .filter({ visible: true, has: page.getByRole('button') });
const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Messages' }).getByText(text);

test('a booking is found by name, mobile, service and reference, and the address keeps the search', async ({ page }) => {
  const made = await scene();
  await open(page);
  await expect(search(page)).toHaveAttribute('placeholder', 'Service, customer or mobile');
  for (const typed of [made.name, made.customer.mobile, `+91 ${made.customer.mobile}`, made.id.slice(-6)]) {
    await search(page).fill(typed);
    await expect(rows(page)).toHaveCount(1);
  }
  await search(page).fill(made.name);
  await expect(page).toHaveURL(/search=Zed/);
  await page.reload();
  await expect(search(page)).toHaveValue(made.name);
  await expect(rows(page)).toHaveCount(1);
  await expect(main(page).getByText('1 booking', { exact: true })).toBeVisible();
  await search(page).fill(FACIAL);
  await expect(main(page).getByText(/^\d+ bookings?$/)).toBeVisible();
  await search(page).fill('zzz nobody');
  await expect(page.getByText('No bookings found matching your criteria.')).toBeVisible();
  await isAccessible(page, 'nothing found');
});

test('status, payment and dates narrow the list on the server, stay in the address, and Back finds them', async ({ page }) => {
  const made = await scene();
  await open(page, `?search=${encodeURIComponent(made.name)}`);
  await expect(rows(page)).toHaveCount(1);
  const status = page.getByLabel('Status', { exact: true });
  await expect(status.getByRole('option')).toHaveText(['All Status', 'Pending', 'Completed', 'Cancelled']);
  await status.selectOption('completed');
  await expect(rows(page)).toHaveCount(0);
  await status.selectOption('pending');
  await expect(rows(page)).toHaveCount(1);
  await page.getByLabel('Payment').selectOption('paid');
  await expect(rows(page)).toHaveCount(0);
  await page.getByLabel('Payment').selectOption('unpaid');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Other dates' }).click();
  await page.getByLabel('From').fill(made.visit.bookingDate);
  await page.getByLabel('To', { exact: true }).fill(made.visit.bookingDate);
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`status=pending.*payment=unpaid.*when=custom.*from=${made.visit.bookingDate}`));
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(page.getByText('Date input not valid.')).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Export CSV' })).toHaveCount(0);
  await isAccessible(page, 'filters');
  const here = page.url();
  await page.goto('/admin');
  await page.goBack();
  await expect(page).toHaveURL(here);
  await expect(status).toHaveValue('pending');
});

test('ten a page, Previous and Next, and the page in the address', async ({ page }) => {
  // Whatever other tests have booked: more than one page of it.
  const booked = (await asStaff('GET', '/booking/admin?size=1')).content[0] ?? (await bookingOf(await scene()));
  const pageOf = (number: number) => ({
    content: Array.from({ length: 10 }, (_, place) => ({
      ...booked,
      bookingId: `${number}-${place}`,
      user: { fullName: `Asha ${number}`, mobile: null },
    })),
    page: number,
    size: 10,
    totalPages: 3,
    totalElements: 30,
  });
  await page.route('**/api/v1/booking/admin?*', route => {
    const query = new URL(route.request().url()).searchParams;
    expect(query.get('size')).toBe('10');
    return route.fulfill({ json: { success: true, message: '', data: pageOf(Number(query.get('page'))) } });
  });
  await open(page);
  await expect(main(page).getByText('Page 1 of 3')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  const next = page.getByRole('button', { name: 'Next' });
  await next.click();
  await expect(rows(page).first()).toContainText('Asha 1');
  await expect(page).toHaveURL(/page=2/);
  await page.reload();
  await expect(main(page).getByText('Page 2 of 3')).toBeVisible();
  await next.click();
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
  await next.press('Enter');
  await expect(main(page).getByText('Page 3 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Tomorrow' }).click();
  await expect(main(page).getByText('Page 1 of 3')).toBeVisible();
});

test('the last page whose bookings have all left it leads to the first', { tag: '@phone' }, async ({ page }) => {
  await answer(page, '/booking/admin?*', { content: [], page: 2, size: 10, totalPages: 2, totalElements: 20 });
  await open(page, '?status=pending&page=3');
  await expect(main(page).getByText('20 bookings')).toBeVisible();
  await expect(main(page).getByText('Nothing on this page')).toBeVisible();
  await expect(main(page).getByText(/^Page|No bookings found/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Go to the First Page' }).click();
  await expect(page).toHaveURL(/status=pending$/);
});

test('bookings that cannot be had do not leave those of another filter in their place', async ({ page }) => {
  const made = await scene();
  await open(page, `?status=pending&search=${encodeURIComponent(made.name)}`);
  await expect(rows(page)).toHaveCount(1);
  await cutOff(page, '/booking/admin?*');
  await page.getByLabel('Status', { exact: true }).selectOption('cancelled');
  await expect(page.getByText('Failed to fetch bookings')).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await restore(page, '/booking/admin?*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('No bookings found matching your criteria.')).toBeVisible();
});

test('the whole booking stands beside the list, with ways to the customer and to the door', async ({
  page,
  context,
  isMobile,
}) => {
  if (!isMobile) await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const made = await scene(5, { ...HOME, instructions: 'Ring the second bell.' });
  await open(page, `?search=${encodeURIComponent(made.name)}`);
  await isAccessible(page, 'list');
  const opener = rows(page).getByRole('button').first();
  await opener.click();
  const detail = panel(page);
  await expect(detail.getByRole('heading', { name: `Booking ${made.id.slice(-6).toUpperCase()}` })).toBeFocused();
  for (const fact of [
    made.name,
    FACIAL,
    '₹1,499',
    'Ring the second bell.',
    'Pending',
    'Unpaid',
    '440010',
    'Pays after the service',
  ])
    await expect(detail.getByText(fact).first()).toBeVisible();
  const { mobile } = made.customer;
  await expect(detail.getByRole('link', { name: `Call ${made.name}` })).toHaveAttribute('href', `tel:+91${mobile}`);
  await expect(detail.getByRole('link', { name: `WhatsApp ${made.name}` })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa.me/91${mobile}\\?text=Namaste.*is%20booked%20for`),
  );
  const map = `https://www.google.com/maps/search/?api=1&query=21.135%2C79.079`;
  await expect(detail.getByRole('link', { name: `Map to ${made.name}` })).toHaveAttribute('href', map);
  await detail.getByRole('button', { name: 'Copy map link' }).click();
  if (!isMobile) {
    await expect(detail.getByText('Google Maps link copied!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(map);
  }
  await isAccessible(page, 'detail');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.goBack();
  await expect(panel(page)).toBeVisible();
});

test('a map link that cannot be copied says so', { tag: '@desktop' }, async ({ page }) => {
  const made = await scene();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } }),
  );
  await openOne(page, made);
  await panel(page).getByRole('button', { name: 'Copy map link' }).click();
  await expect(panel(page).getByText('Failed to copy link')).toBeVisible();
});

test('D9 a place that is no number makes no link', { tag: '@phone' }, async ({ page }) => {
  const made = await scene();
  const booking = await bookingOf(made);
  await answer(page, `/booking/${made.id}`, { ...booking, address: { ...booking.address, latitude: 'javascript:alert(1)' } });
  await openOne(page, made);
  await expect(panel(page).getByRole('link', { name: /^Map/ })).toHaveCount(0);
  await expect(panel(page).getByRole('button', { name: 'Copy map link' })).toHaveCount(0);
});

test('completed and paid in one go', async ({ page }) => {
  const made = await scene();
  await openOne(page, made);
  await panel(page).getByRole('button', { name: 'Mark completed' }).click();
  const question = page.getByRole('dialog', { name: 'Mark as completed?' });
  await expect(question.getByText(made.name)).toBeVisible();
  await isAccessible(page, 'completing');
  await expect(question.getByText('This visit has not begun yet.')).toBeVisible();
  await question.getByRole('switch', { name: '₹1,499 received' }).check();
  const accept = question.getByRole('button', { name: 'Completed and paid' });
  // Done, and the salon's answer lost: that it is done already is no refusal.
  await loseAnswer(page, '/booking/admin/*/mark-completed');
  await accept.click();
  await expect(question.getByText('Failed to update status')).toBeVisible();
  await accept.click();
  await expect(toast(page, 'Booking status updated!')).toBeVisible();
  await expect(panel(page).getByText('Completed', { exact: true })).toBeVisible();
  await expect(panel(page).getByText('Paid', { exact: true })).toBeVisible();
  await expect(panel(page).getByRole('button', { name: /Mark (completed|paid)/ })).toHaveCount(0);
  // The button that asked is gone.
  await expect(panel(page).getByRole('heading', { name: /^Booking/ })).toBeFocused();
  expect(await bookingOf(made)).toMatchObject({ status: 'COMPLETED', paymentStatus: 'PAID' });
});

test('paid before the visit, and the list beside it follows', async ({ page }) => {
  const made = await scene();
  await open(page, `?search=${encodeURIComponent(made.name)}&booking=${made.id}`);
  await panel(page).getByRole('button', { name: 'Mark paid' }).click();
  const question = page.getByRole('dialog', { name: '₹1,499 received?' });
  await isAccessible(page, 'paying');
  await question.getByRole('button', { name: 'Mark paid' }).click();
  await expect(panel(page).getByText('Paid', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rows(page)).toContainText('Paid');
  expect(await bookingOf(made)).toMatchObject({ status: 'PENDING', paymentStatus: 'PAID' });

  // A slip of the finger: the wrong booking.
  await openOne(page, made);
  await panel(page).getByRole('button', { name: 'Mark unpaid' }).click();
  const mistake = page.getByRole('dialog', { name: '₹1,499 not received?' });
  await isAccessible(page, 'unpaying');
  await mistake.getByRole('button', { name: 'Mark unpaid' }).click();
  await expect(panel(page).getByText('Unpaid', { exact: true })).toBeVisible();
  expect(await bookingOf(made)).toMatchObject({ status: 'PENDING', paymentStatus: 'UNPAID' });
});

test('cancelling says what it does, and frees the slot', async ({ page }) => {
  const made = await scene();
  const remaining = async () => {
    const slots = await call('GET', `/booking/available-slots?date=${made.visit.bookingDate}`);
    return slots.find(({ startTime }: { startTime: string }) => startTime === made.visit.bookingTime).remaining;
  };
  const before = await remaining();
  await openOne(page, made);
  await panel(page).getByRole('button', { name: 'Cancel', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await expect(question).toContainText('The slot becomes free');
  await isAccessible(page, 'cancelling');
  await question.getByRole('button', { name: 'Keep Booking' }).click();
  expect(await bookingOf(made)).toMatchObject({ status: 'PENDING' });
  await panel(page).getByRole('button', { name: 'Cancel', exact: true }).click();
  await question.getByRole('button', { name: 'Cancel Booking' }).click();
  await expect(panel(page).getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(panel(page).getByRole('button', { name: /Mark|Reschedule/ })).toHaveCount(0);
  expect(await remaining()).toBe(before + 1);
});

test('what was paid for a cancelled visit is to be refunded until it is', async ({ page }) => {
  const made = await scene();
  await asStaff('PUT', `/booking/admin/${made.id}/mark-paid`);
  await asStaff('PUT', `/booking/admin/${made.id}/status?status=CANCELLED`);
  await open(page, `?search=${encodeURIComponent(made.name)}&booking=${made.id}`);
  await expect(panel(page).getByText('To refund', { exact: true })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Mark refunded' }).click();
  const question = page.getByRole('dialog', { name: '₹1,499 given back?' });
  await isAccessible(page, 'refunding');
  await question.getByRole('button', { name: 'Mark refunded' }).click();
  await expect(panel(page).getByText('Refunded', { exact: true })).toBeVisible();
  await expect(panel(page).getByRole('button', { name: /Mark/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(rows(page)).toContainText('Refunded');
  const { status, paymentStatus, refundedAt } = await bookingOf(made);
  expect([status, paymentStatus, Date.parse(refundedAt) > Date.now() - 60_000]).toEqual(['CANCELLED', 'UNPAID', true]);
});

test('staff moves a visit with the same picker as the customer', async ({ page }) => {
  const made = await scene();
  const there = await freeVisit(9);
  const mothers = await call('POST', '/address', made.customer.token, OFFICE);
  await openOne(page, made);
  await panel(page).getByRole('button', { name: 'Reschedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule' });
  await expect(dialog.getByRole('group', { name: 'Time slot' }).getByRole('radio', { checked: true })).toHaveCount(1);
  await isAccessible(page, 'rescheduling');
  const day = new RegExp(
    `, ${Number(there.bookingDate.slice(8))} ${new Date(there.bookingDate).toLocaleString('en', { month: 'short', timeZone: 'UTC' })} `,
  );
  await choose(dialog.getByRole('group', { name: 'Date' }).getByRole('radio', { name: day }));
  const slot = dialog.getByRole('group', { name: 'Time slot' }).locator(`input[value="${there.bookingTime}"]`);
  await choose(slot);
  await dialog.getByLabel('Address').selectOption(mothers.id);
  await dialog.getByRole('button', { name: 'Reschedule' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(toast(page, 'Booking rescheduled.')).toBeVisible();
  expect(await bookingOf(made)).toMatchObject({ ...there, addressId: mothers.id });
});

test('staff moves a visit to an address that was told on the telephone', async ({ page }) => {
  const made = await scene();
  await openOne(page, made);
  await panel(page).getByRole('button', { name: 'Reschedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule' });
  await dialog.getByRole('button', { name: 'Add New Address' }).click();
  const writing = page.getByRole('dialog', { name: 'Add New Address' });
  await writing.locator('.leaflet-container').click({ position: { x: 150, y: 120 } });
  await expect(writing.getByText(/Wardha Road, Nagpur/)).toBeVisible();
  await writing.getByRole('button', { name: 'Confirm Location' }).click();
  await writing.getByLabel('Flat/House No.').fill('9');
  await writing.getByLabel('Building').fill('Rose Court');
  await writing.getByRole('button', { name: 'Use Address' }).click();
  const address = dialog.getByLabel('Address', { exact: true });
  await expect(address).toBeFocused();
  await expect(address.locator('option:checked')).toContainText('9, Rose Court, Wardha Road');
  // Nothing is saved before the visit is moved; until then its words may be mended.
  expect(await call('GET', '/address/user', made.customer.token)).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Change the new address' }).click();
  await writing.getByLabel('Flat/House No.').fill('10');
  await writing.getByRole('button', { name: 'Use Address' }).click();
  await expect(address.locator('option:checked')).toContainText('10, Rose Court, Wardha Road');
  await dialog.getByRole('button', { name: 'Reschedule', exact: true }).click();
  await expect(toast(page, 'Booking rescheduled.')).toBeVisible();
  await expect(panel(page)).toContainText('10, Rose Court');
  const { addressId } = await bookingOf(made);
  expect(await call('GET', '/address/user', made.customer.token)).toMatchObject([{}, { id: addressId, building: 'Rose Court' }]);
});

test('deleting takes the booking away, from the customer too', async ({ page }) => {
  const made = await scene();
  await open(page, `?search=${encodeURIComponent(made.name)}`);
  await rows(page).getByRole('button').first().click();
  await panel(page).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this booking?' });
  await expect(question).toContainText('better cancelled: then it stays on record');
  await isAccessible(page, 'deleting');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('No bookings found matching your criteria.')).toBeVisible();
  expect(await call('GET', '/booking', made.customer.token)).toEqual([]);
  await page.goBack();
  await expect(search(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(`/admin/bookings?booking=${made.id}`);
  await expect(page.getByText('There is no such booking')).toBeVisible();
});

test('a refused act says why and shows what the salon knows', async ({ page }) => {
  const made = await scene();
  await openOne(page, made);
  await panel(page).getByRole('button', { name: 'Mark completed' }).click();
  await call('PUT', `/booking/${made.id}/cancel`, made.customer.token);
  const question = page.getByRole('dialog', { name: 'Mark as completed?' });
  await question.getByRole('button', { name: 'Mark completed' }).click();
  await expect(question.getByRole('alert')).toContainText('Only a pending booking can be changed.');
  await question.getByRole('button', { name: 'Not Yet' }).click();
  await expect(panel(page).getByText('Cancelled', { exact: true })).toBeVisible();
});

test('an act that nobody answers changes nothing on the screen, and goes through at the second try', { tag: '@phone' }, async ({
  page,
}) => {
  const made = await scene();
  await openOne(page, made);
  await cutOff(page, '/booking/admin/*/mark-paid');
  await panel(page).getByRole('button', { name: 'Mark paid' }).click();
  const question = page.getByRole('dialog', { name: '₹1,499 received?' });
  await question.getByRole('button', { name: 'Mark paid' }).click();
  await expect(question.getByRole('alert')).toContainText('Failed to update status');
  await expect(panel(page).getByText('Unpaid', { exact: true })).toBeAttached();
  await restore(page, '/booking/admin/*/mark-paid');
  const letGo = await hold(page, '/booking/admin/*/mark-paid');
  let sent = 0;
  page.on('request', request => request.url().includes('/mark-paid') && sent++);
  await question.getByRole('button', { name: 'Mark paid' }).click();
  await question.getByRole('button', { name: 'Saving...' }).click({ force: true });
  letGo();
  await expect(question).toHaveCount(0);
  expect(sent).toBe(1);
});

test('a list that cannot be had says so, and tries again', async ({ page }) => {
  await page.clock.install();
  await refuse(page, 'GET', '/booking/admin?*', 400, 'VALIDATION_ERROR');
  await open(page);
  await expect(page.getByText('Failed to fetch bookings')).toBeVisible();
  await isAccessible(page, 'list failed');
  await restore(page, '/booking/admin?*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(
    main(page)
      .getByText(/^\d+ bookings?\b/)
      .first(),
  ).toBeVisible();
});

test('while it loads the list has its shape', async ({ page }) => {
  const letGo = await hold(page, '/booking/admin?*');
  await signInAsStaff(page);
  await page.goto('/admin/bookings');
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(1);
  await isAccessible(page, 'list loading');
  letGo();
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
});

test('the export is what the filters find, as a file', async ({ page }) => {
  const made = await scene();
  await open(page, `?search=${encodeURIComponent(made.name)}`);
  await expect(rows(page)).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^bookings-\d{4}-\d\d-\d\d\.csv$/);
  const bytes = readFileSync(await file.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = bytes.toString('utf8').trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(
    `${made.id},${made.id.slice(-6).toUpperCase()},${made.visit.bookingDate},${made.visit.bookingTime},${made.name}`,
  );
  await expect(toast(page, 'The bookings are in your downloads')).toBeVisible();
  await refuse(page, 'GET', '/booking/admin/export?*', 503, 'OVERLOADED', 'We are very busy right now.');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect(toast(page, 'We are very busy right now.')).toBeVisible();
});

test('names and services as long as they come, and an account that is gone, break nothing', async ({ page }) => {
  const made = await scene();
  const booking = await bookingOf(made);
  const long = 'Wolfeschlegelsteinhausenbergerdorff-Venkatanarasimharajuvaripeta';
  const content = [
    { ...booking, name: [long.repeat(3)], user: { fullName: long, mobile: booking.user.mobile } },
    { ...booking, bookingId: `${booking.bookingId.slice(0, -1)}x`, user: { fullName: null, mobile: null }, address: null },
  ];
  await answer(page, '/booking/admin?*', { content, page: 0, size: 10, totalPages: 1, totalElements: 2 });
  await open(page);
  await expect(rows(page).last()).toContainText('Deleted accoun');
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
  await isAccessible(page, 'long texts');
});

test('the week shows how full every slot is, and who is visited', async ({ page, isMobile }) => {
  const made = await scene(6);
  await open(page);
  await page.getByRole('button', { name: 'Week', exact: true }).click();
  await expect(page).toHaveURL(/view=week/);
  await page.goto(`/admin/bookings?view=week&day=${made.visit.bookingDate}`);
  await expect(
    main(page)
      .getByRole('button', { name: new RegExp(`^${made.name}`) })
      .filter({ visible: true }),
  ).toBeVisible();
  await isAccessible(page, 'week');
  await main(page)
    .getByRole('button', { name: new RegExp(`^${made.name}`) })
    .filter({ visible: true })
    .click();
  await expect(panel(page).getByText(made.name)).toBeVisible();
  await page.keyboard.press('Escape');
  // The slot: two of three teams are free, since nobody else had booked it.
  const week = await asStaff('GET', `/booking/admin/week?from=${made.visit.bookingDate}`);
  const slot = week.days[0].slots.find(({ startTime }: { startTime: string }) => startTime === made.visit.bookingTime);
  expect([slot.booked, slot.remaining]).toEqual([1, 2]);
  const weekday = new Date(made.visit.bookingDate).toLocaleString('en', { weekday: 'long', timeZone: 'UTC' });
  const name = isMobile ? new RegExp(`^${slot.label}`) : `${weekday}, ${slot.label}: 2 of 3 free`;
  await main(page).getByRole('button', { name }).filter({ visible: true }).first().click();
  const dialog = page.getByRole('dialog', { name: slot.label });
  await expect(dialog.getByText('1 of 3 teams booked, 2 free. Customers can book this slot.')).toBeVisible();
  await isAccessible(page, 'slot');
  await dialog.getByRole('button', { name: new RegExp(made.name) }).click();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
});

test('weeks are turned, today is marked, closed days say so', async ({ page, isMobile }) => {
  const today = new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 10);
  const week = await asStaff('GET', `/booking/admin/week?from=${today}`);
  await page.route('**/api/v1/booking/admin/week?*', async route => {
    const real = await (await route.fetch()).json();
    for (const day of real.data.days) {
      if (day.date === today) continue;
      day.closed = true;
      day.visits = [];
      for (const slot of day.slots) Object.assign(slot, { open: false, booked: 0, remaining: 0, reason: 'CLOSED' });
    }
    await route.fulfill({ json: real });
  });
  await open(page, '?view=week');
  const shown = main(page).getByText('Closed', { exact: true }).filter({ visible: true });
  if (isMobile) {
    await expect(main(page).getByRole('radio', { name: /^Today, / })).toBeChecked();
    await expect(main(page).getByRole('radio', { name: /closed$/ })).toHaveCount(6);
  } else {
    await expect(main(page).getByRole('columnheader', { name: /Today/ })).toBeVisible();
    expect(await shown.count()).toBeGreaterThan(6);
  }
  await isAccessible(page, 'week with closed days');
  const heading = main(page).getByRole('heading', { level: 2 });
  const before = await heading.textContent();
  await page.getByRole('button', { name: 'Week after' }).click();
  await expect(heading).not.toHaveText(before ?? '');
  await expect(page).toHaveURL(/day=\d{4}-\d\d-\d\d/);
  await page.getByRole('button', { name: 'Week before' }).click();
  await page.getByRole('button', { name: 'Week before' }).click();
  const toToday = page.getByRole('button', { name: 'Today', exact: true });
  await toToday.click();
  await expect(heading).toHaveText(before ?? '');
  await expect(toToday).toBeDisabled();
  await expect(toToday).toBeFocused();
  expect(week.teams).toBe(3);
});

test('the visits of a day that was closed since, and those that find no place, are heard too', async ({ page, isMobile }) => {
  const made = await scene(9);
  const { bookingDate, bookingTime } = made.visit;
  await page.route('**/api/v1/booking/admin/week?*', async route => {
    const real = await (await route.fetch()).json();
    const day = real.data.days.find(({ date }: { date: string }) => date === bookingDate);
    const visit = day.visits.find(({ bookingId }: { bookingId: string }) => bookingId === made.id);
    day.closed = true;
    day.visits = Array.from({ length: 5 }, (_, place) => ({ ...visit, bookingId: `${place}` }));
    for (const slot of day.slots) Object.assign(slot, { open: false, remaining: 0, reason: 'CLOSED' });
    await route.fulfill({ json: real });
  });
  await open(page, `?view=week&day=${bookingDate}`);
  if (isMobile) {
    await expect(main(page).getByRole('radio', { name: /, closed, 5 visits$/ })).toHaveCount(1);
    await expect(main(page).getByText('Closed, 5 visits', { exact: true })).toBeVisible();
  } else {
    const weekday = new Date(bookingDate).toLocaleString('en', { weekday: 'long', timeZone: 'UTC' });
    const [hour, minute] = bookingTime.split(':');
    const start = `${String(Number(hour) % 12 || 12).padStart(2, '0')}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
    await expect(main(page).getByRole('button', { name: `2 more, ${weekday}, ${start} - ` })).toBeVisible();
  }
});

test('a week that cannot be had says so, and tries again', { tag: '@phone' }, async ({ page }) => {
  await refuse(page, 'GET', '/booking/admin/week?*', 400, 'VALIDATION_ERROR');
  await open(page, '?view=week');
  await expect(page.getByText('Failed to fetch bookings')).toBeVisible();
  await restore(page, '/booking/admin/week?*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(main(page).getByRole('radio')).toHaveCount(7);
});
