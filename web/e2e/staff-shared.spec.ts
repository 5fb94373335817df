/** Screens that staff share with customers, used by staff while no customer is signed in (rule B30). */
import type { Page } from '@playwright/test';
import { bookingOf, openOne, panel, scene, writeAddress } from './at-admin-bookings.ts';
import { isAccessible } from './axe.ts';
import { choose } from './choose.ts';
import { newMobile } from './customer.ts';
import { dialog, main, toast } from './hands.ts';
import { putSettingsBack } from './salon-settings.ts';
import { FACIAL } from './scene.ts';
import { openAsStaff } from './staff.ts';
import { makeTeam } from './team.ts';
import { expect, test } from './test.ts';

putSettingsBack();

/** What the server refused for want of a token. */
const refusals = (page: Page): string[] => {
  const refused: string[] = [];
  page.on('response', response => response.status() === 401 && refused.push(response.url()));
  return refused;
};

test('staff move a visit of a salon with named professionals, also to an address they write', { tag: '@release' }, async ({
  page,
}) => {
  const made = await scene();
  await makeTeam('Asha Rao', 'Rekha Patil');
  const refused = refusals(page);
  await openOne(page, made);
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  await panel(page).getByRole('button', { name: 'Reschedule' }).click();
  const move = dialog(page, 'Reschedule');
  const times = move.getByRole('group', { name: 'Time slot' });
  await expect(times).toBeVisible();
  await isAccessible(page, 'staff move');
  await writeAddress(page, '7', 'Mango Heights');
  const time = (await times.locator('input:enabled:not(:checked)').last().getAttribute('value')) ?? '';
  await choose(times.locator(`input[value="${time}"]`));
  await move.getByRole('button', { name: 'Reschedule', exact: true }).click();
  await expect(toast(page, 'Booking rescheduled.')).toBeVisible();
  const moved = await bookingOf(made);
  expect(moved).toMatchObject({ bookingTime: time });
  expect(moved.address.street).toContain('Mango Heights');
  expect(refused).toEqual([]);
});

test('staff book by phone with a chosen professional, and see her next free time', async ({ page }) => {
  await makeTeam('Asha Rao', 'Rekha Patil');
  const refused = refusals(page);
  await openAsStaff(page, '/admin/bookings/new');
  await main(page).getByLabel('Mobile').fill(newMobile());
  await main(page).getByLabel('Search services').fill(FACIAL);
  await main(page)
    .getByRole('button', { name: `Add ${FACIAL}` })
    .click();
  await main(page)
    .getByRole('button', { name: /Anyone/ })
    .click();
  const who = page.getByRole('dialog');
  await expect(who.getByText('Asha Rao')).toBeVisible();
  await who.getByRole('button', { name: /Rekha Patil/ }).click();
  await expect(main(page).getByText('Rekha Patil')).toBeVisible();
  await expect(main(page).getByRole('radio', { name: /AM|PM/ }).first()).toBeVisible();
  expect(refused).toEqual([]);
});
