/** Analytics: a period in figures, charts and tables (rule B22). */
import type { Page } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { answer, hold, refuse, restore } from './faults.ts';
import { isPhone, main, region } from './hands.ts';
import { SITE } from './places.ts';
import { asStaff, book, dayAhead, FACIAL, freeVisit, HOME, makeCustomer, serviceNamed } from './scene.ts';
import { openAsStaff, signInAsStaff } from './staff.ts';
import { bookVisit, makeTeam, openDay } from './team.ts';
import { expect, test } from './test.ts';

const total = (page: Page, label: string) =>
  main(page)
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) });
const chip = (page: Page, name: string) => page.getByRole('group', { name: 'Period' }).getByRole('button', { name, exact: true });
const shown = (day: string) =>
  new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const written = (rupees: number) =>
  `₹${rupees.toLocaleString('en-IN', { minimumFractionDigits: rupees % 1 === 0 ? 0 : 2, maximumFractionDigits: 2 })}`;

test('the figures move by exactly what is booked, in totals, charts and tables', { tag: '@both' }, async ({ page, context }) => {
  if (!isPhone(page)) await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const customer = await makeCustomer({ addresses: [HOME] });
  const visit = await freeVisit(30);
  const day = visit.bookingDate;
  const { price } = await serviceNamed(FACIAL);
  const before = await asStaff('GET', `/analytics/admin?from=${day}&to=${day}`);
  const { bookingId } = await book(customer, visit);

  await openAsStaff(page, `/admin/analytics?period=custom&from=${day}&to=${day}`);
  const { totals, topServices } = await asStaff('GET', `/analytics/admin?from=${day}&to=${day}`);
  expect(totals).toMatchObject({ bookings: before.totals.bookings + 1, revenue: before.totals.revenue + price });
  await expect(total(page, 'Bookings').getByText(String(totals.bookings), { exact: true })).toBeVisible();
  await expect(total(page, 'Revenue').getByText(written(totals.revenue), { exact: true })).toBeVisible();
  const facials = topServices.find(({ name }: { name: string }) => name === FACIAL);
  await expect(region(page, 'Top services').getByRole('row', { name: FACIAL })).toContainText(written(facials.revenue));
  await expect(region(page, 'Slot occupancy').getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    /% of all places: \d+ of 1[25]$/,
  );

  const bookings = region(page, 'Bookings by day');
  await bookings.locator('summary').click();
  await expect(bookings.getByRole('table').getByRole('row').nth(1)).toContainText(String(totals.bookings));
  await isAccessible(page, 'one day with its table');
  if (!isPhone(page)) {
    await bookings.getByRole('button', { name: 'Copy Table' }).click();
    const [head, line] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
    expect(head).toBe('Day\tBookings\tCancelled');
    expect(line?.split('\t').slice(1)).toEqual([String(totals.bookings), String(totals.cancelled)]);
  }

  // A cancelled booking leaves the sums and is counted as cancelled.
  await asStaff('PUT', `/booking/admin/${bookingId}/status?status=CANCELLED`);
  await page.reload();
  await expect(total(page, 'Bookings').getByText(String(before.totals.bookings), { exact: true }).first()).toBeVisible();
  await expect(total(page, 'Cancelled').getByText(String(before.totals.cancelled + 1), { exact: true })).toBeVisible();
});

test('a booking for a later day is shown beside the last 30 days, which do not count it yet', { tag: '@rare' }, async ({
  page,
}) => {
  const { price } = await serviceNamed(FACIAL);
  const customer = await makeCustomer({ addresses: [HOME] });
  const before = await asStaff('GET', '/analytics/admin');
  const { bookingId } = await book(customer, await freeVisit(3));
  await openAsStaff(page, '/admin/analytics');
  const says = async (change: number) => {
    for (const [tile, { bookings, revenue }, what] of [
      [total(page, 'Taken today'), before.takenToday, 'booking'],
      [total(page, 'Booked ahead'), before.bookedAhead, 'visit'],
    ] as const) {
      const now = bookings + change;
      await expect(tile.getByText(`${now} ${what}${now === 1 ? '' : 's'}`, { exact: true })).toBeVisible();
      await expect(tile.getByText(written(revenue + change * price), { exact: true })).toBeVisible();
    }
  };
  await says(1);
  await expect(page.getByText('count each visit on its day, not on the day when it was booked')).toBeVisible();
  await expect(total(page, 'Bookings').getByText(String(before.totals.bookings), { exact: true }).first()).toBeVisible();
  await isAccessible(page, 'taken and ahead');
  await asStaff('PUT', `/booking/admin/${bookingId}/status?status=CANCELLED`);
  await page.reload();
  await says(0);
});

test('bars stand over their days, however few there are', { tag: '@both' }, async ({ page }) => {
  const answered = await asStaff('GET', '/analytics/admin?from=2020-01-01&to=2020-01-02');
  const busy = { bookings: 2, booked: 3, capacity: 15 };
  await answer(page, '/analytics/admin?*', {
    ...answered,
    totals: { ...answered.totals, bookings: 4 },
    byDay: answered.byDay.map((day: object) => ({ ...day, ...busy })),
  });
  await openAsStaff(page, '/admin/analytics?period=custom&from=2020-01-01&to=2020-01-02');
  const drawing = region(page, 'Slot occupancy').getByRole('slider').locator('svg');
  // The chart is drawn once its width is known.
  await expect(drawing.locator('rect.fill-plum')).toHaveCount(2);
  const middles = (shapes: string) =>
    drawing.locator(shapes).evaluateAll(all =>
      all.map(shape => {
        const { left, right } = shape.getBoundingClientRect();
        return (left + right) / 2;
      }),
    );
  const labels = (await middles('text')).slice(-2);
  const bars = (await middles('rect.fill-plum')).slice(-2);
  for (const place of [0, 1]) expect(Math.abs((bars[place] as number) - (labels[place] as number))).toBeLessThan(2);
});

test('staff choose periods, which stay in the address and are compared in words', async ({ page }) => {
  await openAsStaff(page, '/admin/analytics');
  await expect(chip(page, 'Last 30 days')).toHaveAttribute('aria-pressed', 'true');
  for (const [name, period] of [
    ['Last 7 days', '7-days'],
    ['Last 90 days', '90-days'],
    ['This month so far', 'this-month'],
    ['Last month', 'last-month'],
  ] as const) {
    await chip(page, name).click();
    await expect(page).toHaveURL(new RegExp(`period=${period}`));
    await expect(page.getByText(/against the [\d,]+ days? before/)).toBeVisible();
  }
  // Screen readers announce it, too.
  const first = `${dayAhead(0).slice(0, 7)}-01`;
  await chip(page, 'This month so far').click();
  await expect(main(page).getByRole('status').first()).toHaveText(`${shown(first)} to ${shown(dayAhead(0))}`);
  await chip(page, 'Last month').click();
  await expect(main(page).getByRole('status').first()).not.toContainText(shown(first));
  await page.reload();
  await expect(chip(page, 'Last month')).toHaveAttribute('aria-pressed', 'true');
  await expect(chip(page, 'Last month')).toBeInViewport();
  await expect(total(page, 'Bookings').getByText(/before|None/)).toBeVisible();
  await isAccessible(page, 'last month');
});

test("a period's sums are exact and stay on one line on a phone", async ({ page }) => {
  const answered = await asStaff('GET', '/analytics/admin?from=2020-01-01&to=2020-01-31');
  const sums = { revenue: 9_999_999.5, discount: 1_234_567.05 };
  await answer(page, '/analytics/admin?*', {
    ...answered,
    totals: { ...answered.totals, bookings: 8, ...sums },
    previous: { ...answered.previous, bookings: 7, revenue: 9_000_000.4 },
  });
  await openAsStaff(page, '/admin/analytics?period=custom&from=2020-01-01&to=2020-01-31');
  await expect(total(page, 'Revenue')).toContainText('11% more than ₹90,00,000 before');
  for (const letters of ['100%', '200%']) {
    await page.evaluate(size => document.documentElement.style.setProperty('font-size', size), letters);
    for (const [label, words] of [
      ['Revenue', '₹99,99,999.50'],
      ['Discounts', '₹12,34,567.05'],
    ] as const) {
      const sum = total(page, label).getByText(words, { exact: true });
      const lines = sum.evaluate(element => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight));
      expect(await lines, `${label}, letters of ${letters}`).toBeLessThan(1.5);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});

test('custom days are checked before the figures are asked for', { tag: '@rare' }, async ({ page }) => {
  await openAsStaff(page, '/admin/analytics');
  await chip(page, 'Custom').click();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue(dayAhead(-29));
  await expect(page.getByLabel('To', { exact: true })).toHaveValue(dayAhead(0));
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(page.getByText('The last day must not be before the first')).toBeVisible();
  await isAccessible(page, 'days the wrong way round');
  await page.getByLabel('From', { exact: true }).fill('2018-01-01');
  await expect(page.getByText('At most 366 days at once')).toBeVisible();
  await page.getByLabel('From', { exact: true }).fill('2020-01-01');
  await expect(page).toHaveURL(/from=2020-01-01&to=2020-01-01/);
  await expect(page.getByText('No visits in this period')).toBeVisible();
  await expect(page.getByText('1 Jan 2020 to 1 Jan 2020, against the 1 day before')).toBeVisible();
  await isAccessible(page, 'an empty period');
  await page.getByLabel('From', { exact: true }).fill('');
  await expect(page.getByText('Please choose the first day')).toBeVisible();
});

test('charts are read day by day by keys and finger, and by weeks when there are many days', { tag: '@both' }, async ({
  page,
}) => {
  const customer = await makeCustomer({ addresses: [HOME] });
  const visit = await freeVisit(25);
  await book(customer, visit);
  const from = dayAhead(0);
  await openAsStaff(page, `/admin/analytics?period=custom&from=${from}&to=${visit.bookingDate}`);
  const slider = region(page, 'Bookings by day').getByRole('slider');
  await slider.focus();
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', /^\w{3}, \d+ \w{3}: [\d,]+ bookings?/);
  const last = await slider.getAttribute('aria-valuenow');
  await expect(slider).toHaveAttribute('aria-valuemax', String(last));
  await expect(region(page, 'Bookings by day').getByText(/^\d+ bookings?/)).toBeVisible();
  await isAccessible(page, 'a day read');
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuenow', String(Number(last) - 1));
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuenow', '1');
  await page.keyboard.press('Escape');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Most: /);

  const box = await slider.boundingBox();
  if (!box) throw new Error('The chart has no place');
  const at = { x: box.width - 8, y: box.height / 2 };
  await (isPhone(page) ? slider.tap({ position: at }) : slider.hover({ position: at }));
  await expect(slider).toHaveAttribute('aria-valuenow', String(last));

  await page.goto(`/admin/analytics?period=custom&from=${from}&to=${dayAhead(59)}`);
  await expect(region(page, 'Bookings by week').getByRole('slider')).toHaveAttribute('aria-valuemax', /^(9|10)$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(isPhone(page) ? 360 : 1280);
});

test('failures are shown, loading keeps the shape, and a session that ends leads back here', async ({ page }) => {
  await signInAsStaff(page);
  await refuse(page, 'GET', '/analytics/admin?*', 400, 'VALIDATION_ERROR');
  await page.goto('/admin/analytics?period=7-days');
  await expect(page.getByText('Failed to load the figures')).toBeVisible();
  await isAccessible(page, 'failed');
  await restore(page, '/analytics/admin?*');
  const letGo = await hold(page, '/analytics/admin?*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.reload();
  await expect(page.getByRole('status', { name: 'Loading the figures' })).toBeVisible();
  await isAccessible(page, 'loading');
  letGo();
  await expect(total(page, 'Bookings')).toBeVisible();
  await refuse(page, 'GET', '/analytics/admin?*', 401, 'UNAUTHORIZED');
  await chip(page, 'Last month').click();
  await expect(page).toHaveURL(`${SITE}/admin/login`);
  expect(await page.evaluate(() => history.state.next)).toContain('last-month');
});

test('with named professionals a table shows how busy each of them is', async ({ page }) => {
  const idOf = await makeTeam('Asha Rao', 'Rekha Patil');
  const day = await openDay(12, ['09:00:00']);
  await bookVisit(day, '09:00:00', 'Sunita Pawar', idOf('Asha Rao'));
  await openAsStaff(page, `/admin/analytics?period=custom&from=${day}&to=${day}`);
  const table = region(page, 'Professionals').getByRole('table');
  await expect(table.getByRole('row', { name: 'Asha Rao' })).toContainText(/[1-9]\d* %1/);
  await expect(table.getByRole('row', { name: 'Rekha Patil' })).toContainText('0 %0');
  await isAccessible(page, 'professionals');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
