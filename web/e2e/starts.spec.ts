/** Starts every 15 minutes on the screens of customers and staff (rule L12). */

import { day, onward, slot } from './at-checkout.ts';
import { isAccessible } from './axe.ts';
import { choose } from './choose.ts';
import { main } from './hands.ts';
import { changeSettings, putSettingsBack, settingsNow } from './salon-settings.ts';
import { readyToBook } from './scene.ts';
import { openAsStaff } from './staff.ts';
import { makeTeam, openDay } from './team.ts';
import { expect, test } from './test.ts';

putSettingsBack();

test('L12 starts are grouped by parts of the day, and one is booked', { tag: '@release' }, async ({ page }) => {
  await makeTeam('Kavita');
  const date = await openDay(6, ['11:00:00']);
  await changeSettings({ capacity: 'PROFESSIONALS', startPlan: 'EVERY_15' });
  await readyToBook(page);
  await page.goto('/checkout');
  await onward(page).click();
  await choose(day(page, date));
  for (const part of ['Morning', 'Afternoon', 'Evening']) await expect(page.getByRole('group', { name: part })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Morning' }).getByRole('radio').first()).toHaveAttribute('value', '09:00:00');
  await expect(page.getByText('Not available')).toHaveCount(0);
  await isAccessible(page, 'starts');
  await choose(slot(page, '11:15:00'));
  await expect(page.getByText(/, 11:15 AM, for about \d/)).toBeVisible();
  await onward(page).click();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL(/\/(order-success|bookings)/);
  await page.goto('/bookings');
  await expect(main(page).getByText(/^We arrive between 11:15 AM and 11:30 AM, for about/)).toBeVisible();
});

test('L12 staff choose the starts, and see them before they save', async ({ page }) => {
  await makeTeam('Kavita');
  await openAsStaff(page, '/admin/settings/bookings#startPlan');
  await page.getByRole('radio', { name: /Every half hour/ }).check();
  await expect(page.getByRole('list', { name: 'Slots on a Monday' }).getByText('09:30 AM - 10:00 AM')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await settingsNow()).startPlan).toBe('EVERY_30');
});

test('L2 L13 staff close over lunch, and say how soon customers can book', async ({ page }) => {
  await openAsStaff(page, '/admin/settings/opening');
  await page.getByRole('button', { name: 'Break on Tuesday' }).click();
  const tuesday = page.getByRole('group', { name: 'Tuesday' });
  await tuesday.getByLabel('Break to').fill('12:00');
  await tuesday.getByLabel('Break to').blur();
  await expect(tuesday.getByText('The break must end within the hours')).toBeVisible();
  await tuesday.getByLabel('Break to').fill('14:30');
  await isAccessible(page, 'a break');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const spans = [
    { from: '09:00:00', to: '13:00:00' },
    { from: '14:30:00', to: '20:00:00' },
  ];
  await expect.poll(async () => (await settingsNow()).openingHours[1].spans).toEqual(spans);
  await page.getByRole('button', { name: 'No break on Tuesday' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await settingsNow()).openingHours[1].spans).toBeUndefined();

  await openAsStaff(page, '/admin/settings/bookings#shortestNotice');
  await page.getByLabel('Shortest notice in minutes').fill('90');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await settingsNow()).shortestNotice).toBe(90);
});
