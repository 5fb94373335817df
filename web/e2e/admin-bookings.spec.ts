/** Bookings management: finding, reading, exporting (rule W14). */

import { readFileSync } from 'node:fs';
import { bookingOf, openOne, panel, rows, scene, search } from './at-admin-bookings.ts';
import { toGroup } from './at-admin-menu.ts';
import { isAccessible } from './axe.ts';
import { amend, answer, cutOff, hold, refuse, restore } from './faults.ts';
import { isPhone, main, toast } from './hands.ts';
import { SITE } from './places.ts';
import { asStaff, dayAhead, FACIAL, HOME } from './scene.ts';
import { openAsStaff, signInAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

test('staff find a booking by name, mobile, service and reference, and the address keeps the search', {
  tag: ['@both', '@release'],
}, async ({ page }) => {
  const made = await scene();
  await openAsStaff(page, '/admin/bookings');
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
  // Words of customer and services in any order, with one typing mistake.
  const [first, family] = made.name.split(' ');
  for (const typed of [`${family} ${first}`, `facial ${family}`, `${first} gold ${family}`]) {
    await search(page).fill(typed);
    await expect(rows(page)).toHaveCount(1);
    await expect(main(page).getByText('1 booking', { exact: true })).toBeVisible();
  }
  await search(page).fill(`${family}x ${first}`);
  await expect(main(page).getByText(/^1 booking spelt nearly like/)).toBeVisible();
  await search(page).fill('zzz nobody');
  await expect(page.getByText('No bookings found matching your criteria.')).toBeVisible();
  await isAccessible(page, 'nothing found');
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(search(page)).toHaveValue('');
  await expect(main(page).getByText(/^\d+ bookings?(, latest first)?$/)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/bookings$/);
});

// 1,001 bookings would take a minute to make. That the server says so is tested in server/visits/list/many-matches.test.ts.
test('a list of more than a thousand bookings says so, with its pages', async ({ page }) => {
  const made = await scene();
  const { content } = await asStaff('GET', `/booking/admin?search=${encodeURIComponent(made.name)}`);
  await amend(page, '/booking/admin?**', { content, totalElements: 1001, totalPages: 51, totalIsMinimum: true });
  await openAsStaff(page, `/admin/bookings?search=${encodeURIComponent(made.name)}`);
  await expect(rows(page)).toHaveCount(1);
  await expect(main(page).getByText('More than 1,000 bookings')).toBeVisible();
  await expect(main(page).getByText('Page 1 of more than 50')).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(main(page).getByText('Page 2 of more than 50')).toBeVisible();
});

test('the server filters by status, payment and dates; the address keeps the filters and Back restores them', async ({
  page,
}) => {
  const made = await scene();
  await openAsStaff(page, `/admin/bookings?search=${encodeURIComponent(made.name)}`);
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

test('a year is searched once it is typed in full', { tag: ['@desktop', '@rare'] }, async ({ page }) => {
  await openAsStaff(page, '/admin/bookings?when=custom&from=2026-01-05');
  const asked = new Set<string | null>();
  page.on('request', sent => {
    const { pathname, searchParams } = new URL(sent.url());
    if (pathname.endsWith('/booking/admin')) asked.add(searchParams.get('from'));
  });
  // In India the year comes last.
  await page.getByLabel('From').focus();
  for (const key of ['Tab', 'Tab', '2', '0', '2']) await page.keyboard.press(key);
  await expect(page.getByLabel('From')).toHaveValue('0202-01-05');
  await expect(page.getByText('Date input not valid.')).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await page.keyboard.press('5');
  await expect(page.getByText('Date input not valid.')).toBeHidden();
  // Without any booking the list says so, too.
  await expect(page.getByRole('status').filter({ hasText: 'booking' }).first()).toBeVisible();
  // One digit too many: browsers accept years of six digits.
  await page.keyboard.press('1');
  await page.getByLabel('From').fill('20251-01-05');
  await expect(page.getByText('Date input not valid.')).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  // The list refreshes now and then.
  asked.delete('2026-01-05');
  expect([...asked]).toEqual(['2025-01-05']);
});

test('the list has ten bookings a page, and the address keeps the page', async ({ page }) => {
  // More bookings than fit one page.
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
  await openAsStaff(page, '/admin/bookings');
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

test('a last page that has become empty leads to the first page', { tag: '@rare' }, async ({ page }) => {
  await answer(page, '/booking/admin?*', { content: [], page: 2, size: 10, totalPages: 2, totalElements: 20 });
  await openAsStaff(page, '/admin/bookings?status=pending&page=3');
  await expect(main(page).getByText('20 bookings')).toBeVisible();
  await expect(main(page).getByText('Nothing on this page')).toBeVisible();
  await expect(main(page).getByText(/^Page|No bookings found/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Go to the First Page' }).click();
  await expect(page).toHaveURL(/status=pending$/);
});

test("a failed filter does not leave the previous filter's bookings on the screen", { tag: '@rare' }, async ({ page }) => {
  const made = await scene();
  await openAsStaff(page, `/admin/bookings?status=pending&search=${encodeURIComponent(made.name)}`);
  await expect(rows(page)).toHaveCount(1);
  await cutOff(page, '/booking/admin?*');
  await page.getByLabel('Status', { exact: true }).selectOption('cancelled');
  await expect(page.getByText('Failed to fetch bookings')).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await restore(page, '/booking/admin?*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('No bookings found matching your criteria.')).toBeVisible();
});

test('the whole booking stands beside the list, with links to the customer and the door', { tag: '@both' }, async ({
  page,
  context,
}) => {
  if (!isPhone(page)) await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const made = await scene(5, { ...HOME, instructions: 'Ring the second bell.' });
  await openAsStaff(page, `/admin/bookings?search=${encodeURIComponent(made.name)}`);
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
    'Chose to pay after the service',
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
  if (!isPhone(page)) {
    await expect(detail.getByText('Google Maps link copied!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(map);
  }
  await isAccessible(page, 'detail');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.goForward();
  await expect(panel(page)).toBeVisible();
});

test('printing prints the open booking and not the list', { tag: '@desktop' }, async ({ page }) => {
  const made = await scene();
  await openOne(page, made);
  await expect(panel(page).getByText('Visit booked')).toBeVisible();
  // The window is lower than the booking.
  await page.setViewportSize({ width: 800, height: 400 });
  await page.emulateMedia({ media: 'print' });
  await expect(search(page)).toBeHidden();
  await expect(panel(page).getByRole('button', { name: 'Mark paid' })).toBeHidden();
  // The line around them is not printed either.
  await expect(panel(page).locator('div:has(> button)', { hasText: 'Reschedule' })).toBeHidden();
  const content = await panel(page)
    .locator('[data-dialog-content]')
    .evaluate(element => {
      const { height } = element.getBoundingClientRect();
      return { height, inner: element.scrollHeight, window: innerHeight };
    });
  expect(content.height).toBeGreaterThan(content.window);
  expect(content.height).toBeGreaterThanOrEqual(content.inner - 1);
});

test('Back closes a booking on a phone, and the next Back leaves the list', async ({ page }) => {
  const made = await scene();
  await openAsStaff(page, '/admin/bookings');
  await toGroup(page, 'Today');
  await toGroup(page, 'Bookings');
  for (const _ of ['once', 'and again']) {
    await rows(page).getByRole('button').first().click();
    await expect(panel(page)).toBeVisible();
    // A phone's Back, pressed twice in a row, reaches the dialog as this.
    await page.evaluate(() => {
      const back = () => document.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
      back();
      back();
    });
    await expect(panel(page)).toHaveCount(0);
  }
  await page.goBack();
  await expect(page).toHaveURL(`${SITE}/admin`);
  // Opened by its address, the booking has no page to go back to.
  await page.goto(`/admin/bookings?booking=${made.id}`);
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${SITE}/admin/bookings`);
});

test('a map link that cannot be copied says so until it can', { tag: ['@desktop', '@rare'] }, async ({ page }) => {
  const made = await scene();
  await page.addInitScript(() => {
    const refusals = [new Error('no')];
    const writeText = async () => {
      const refusal = refusals.pop();
      if (refusal) throw refusal;
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
  await openOne(page, made);
  const copy = panel(page).getByRole('button', { name: 'Copy map link' });
  await copy.click();
  await expect(panel(page).getByText('Failed to copy link')).toBeVisible();
  await copy.click();
  await expect(panel(page).getByText('Google Maps link copied!')).toBeVisible();
  await expect(panel(page).getByText('Failed to copy link')).toHaveCount(0, { timeout: 1_000 });
});

test('R59 an impossible position makes no map link', async ({ page }) => {
  const made = await scene();
  const booking = await bookingOf(made);
  await answer(page, `/booking/${made.id}`, { ...booking, address: { ...booking.address, latitude: 'javascript:alert(1)' } });
  await openOne(page, made);
  await expect(panel(page).getByRole('link', { name: /^Map/ })).toHaveCount(0);
  await expect(panel(page).getByRole('button', { name: 'Copy map link' })).toHaveCount(0);
});

test('a list that fails to load says so and can be tried again', async ({ page }) => {
  await page.clock.install();
  await refuse(page, 'GET', '/booking/admin?*', 400, 'VALIDATION_ERROR');
  await openAsStaff(page, '/admin/bookings');
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

test('while it loads, the list keeps its shape', { tag: '@both' }, async ({ page }) => {
  const letGo = await hold(page, '/booking/admin?*');
  await signInAsStaff(page);
  await page.goto('/admin/bookings');
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(1);
  await isAccessible(page, 'list loading');
  letGo();
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
});

test('the export holds what the filters find', async ({ page }) => {
  const made = await scene();
  await openAsStaff(page, `/admin/bookings?search=${encodeURIComponent(made.name)}`);
  await expect(rows(page)).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^bookings-\d{4}-\d\d-\d\d\.csv$/);
  const bytes = readFileSync(await file.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = bytes.toString('utf8').trim().split('\r\n');
  expect(lines).toHaveLength(2);
  const [id, reference, ...rest] = lines[1]?.split(',') ?? [];
  // A reference that a spreadsheet takes for a number gets a mark before it: 71E580.
  expect([id, reference?.replace(/^'/, '')]).toEqual([made.id, made.id.slice(-6).toUpperCase()]);
  expect(rest.slice(0, 3)).toEqual([made.visit.bookingDate, made.visit.bookingTime, made.name]);
  await expect(toast(page, 'The bookings are in your downloads')).toBeVisible();
  await refuse(page, 'GET', '/booking/admin/export?*', 503, 'OVERLOADED', 'We are very busy right now.');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect(toast(page, 'We are very busy right now.')).toBeVisible();
});

test('long names and services and deleted accounts do not break the list', { tag: '@both' }, async ({ page }) => {
  const made = await scene();
  const booking = await bookingOf(made);
  const long = 'Wolfeschlegelsteinhausenbergerdorff-Venkatanarasimharajuvaripeta';
  const content = [
    { ...booking, name: [long.repeat(3)], user: { fullName: long, mobile: booking.user.mobile } },
    { ...booking, bookingId: `${booking.bookingId.slice(0, -1)}x`, user: { fullName: null, mobile: null }, address: null },
  ];
  await answer(page, '/booking/admin?*', { content, page: 0, size: 10, totalPages: 1, totalElements: 2 });
  await openAsStaff(page, '/admin/bookings');
  await expect(rows(page).last()).toContainText('Deleted accoun');
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
  await isAccessible(page, 'long texts');
});

test("a computer with a wrong clock shows the salon's day", { tag: ['@desktop', '@rare'] }, async ({ page }) => {
  await page.clock.install({ time: Date.now() + 3 * 86_400_000 });
  const asked = page.waitForRequest(sent => new URL(sent.url()).searchParams.get('from') === dayAhead(0), { timeout: 20_000 });
  await openAsStaff(page, '/admin/bookings?when=today');
  await asked;
});

test('the export button stands beside the number also with very many bookings', { tag: '@rare' }, async ({ page }) => {
  const listed = await asStaff('GET', '/booking/admin?size=10');
  await answer(page, '/booking/admin?*', { ...listed, totalPages: 1235, totalElements: 12345 });
  await openAsStaff(page, '/admin/bookings');
  const number = await main(page).getByRole('status').filter({ hasText: '12,345 bookings' }).boundingBox();
  const button = await main(page).getByRole('button', { name: 'Export CSV' }).boundingBox();
  expect(button?.x).toBeGreaterThan((number?.x ?? 0) + 100);
  expect(Math.abs((button?.y ?? 0) - (number?.y ?? 0))).toBeLessThan(20);
});
