/** The week: how full its slots are, and who is visited (rule B22). */
import { panel, scene } from './at-admin-bookings.ts';
import { isAccessible } from './axe.ts';
import { refuse, restore } from './faults.ts';
import { isPhone, main } from './hands.ts';
import { asStaff, dayAhead } from './scene.ts';
import { openAsStaff } from './staff.ts';
import { bookVisit, makeTeam, openDay } from './team.ts';
import { expect, test } from './test.ts';

test('the week shows how full every slot is and who is visited', { tag: '@both' }, async ({ page }) => {
  const made = await scene(6);
  await openAsStaff(page, '/admin/bookings');
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
  const name = isPhone(page) ? new RegExp(`^${slot.label}`) : `${weekday}, ${slot.label}: 2 of 3 free`;
  await main(page).getByRole('button', { name }).filter({ visible: true }).first().click();
  const dialog = page.getByRole('dialog', { name: slot.label });
  await expect(dialog.getByText('1 of 3 teams booked, 2 free. Customers can book this slot.')).toBeVisible();
  await isAccessible(page, 'slot');
  const visit = dialog.getByRole('button', { name: new RegExp(made.name) });
  // On paper, too: it is what the slot is printed for.
  await page.emulateMedia({ media: 'print' });
  await expect(visit).toBeVisible();
  await page.emulateMedia({ media: null });
  await visit.click();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
});

test('staff turn the weeks, today is marked, and closed days say so', { tag: '@both' }, async ({ page }) => {
  const today = dayAhead(0);
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
  await openAsStaff(page, '/admin/bookings?view=week');
  const shown = main(page).getByText('Closed', { exact: true }).filter({ visible: true });
  if (isPhone(page)) {
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

test('visits on a closed day and visits outside the slots are announced too', { tag: '@both' }, async ({ page }) => {
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
  await openAsStaff(page, `/admin/bookings?view=week&day=${bookingDate}`);
  if (isPhone(page)) {
    await expect(main(page).getByRole('radio', { name: /, closed, 5 visits$/ })).toHaveCount(1);
    await expect(main(page).getByText('Closed, 5 visits', { exact: true })).toBeVisible();
  } else {
    const weekday = new Date(bookingDate).toLocaleString('en', { weekday: 'long', timeZone: 'UTC' });
    const [hour, minute] = bookingTime.split(':');
    const start = `${String(Number(hour) % 12 || 12).padStart(2, '0')}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
    await expect(main(page).getByRole('button', { name: `2 more, ${weekday}, ${start} - ` })).toBeVisible();
  }
});

test('a week that fails to load says so and can be tried again', async ({ page }) => {
  await refuse(page, 'GET', '/booking/admin/week?*', 400, 'VALIDATION_ERROR');
  await openAsStaff(page, '/admin/bookings?view=week');
  await expect(page.getByText('Failed to fetch bookings')).toBeVisible();
  await restore(page, '/booking/admin/week?*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(main(page).getByRole('radio')).toHaveCount(7);
});

test('a week across two months is as high as others', { tag: '@rare' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  // Within a month, and from one to the next.
  const heights = new Set();
  for (const day of ['2026-11-18', '2026-11-30', '2026-09-30']) {
    await openAsStaff(page, `/admin/bookings?view=week&day=${day}`);
    const span = main(page).getByRole('heading', { level: 2, name: / to / });
    heights.add((await span.boundingBox())?.height);
  }
  expect([...heights]).toHaveLength(1);
});

test('the week names the professional of each visit and can be limited to one', async ({ page }) => {
  const idOf = await makeTeam('Asha Rao', 'Rekha Patil');
  const day = await openDay(12, ['09:00:00']);
  await bookVisit(day, '09:00:00', 'Sunita Pawar', idOf('Asha Rao'));
  await bookVisit(day, '09:00:00', 'Vidya Iyer', idOf('Rekha Patil'));
  await openAsStaff(page, `/admin/bookings?view=week&day=${day}`);
  const visit = (name: string) =>
    main(page)
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .filter({ visible: true });
  await expect(visit('Sunita Pawar')).toContainText('Asha Rao');
  await main(page).getByRole('combobox', { name: 'Professional' }).selectOption({ label: 'Rekha Patil' });
  await expect(visit('Sunita Pawar')).toHaveCount(0);
  await expect(visit('Vidya Iyer')).toContainText('Rekha Patil');
  await expect(page).toHaveURL(new RegExp(`professional=${idOf('Rekha Patil')}`));
  await isAccessible(page, 'one professional');
});
