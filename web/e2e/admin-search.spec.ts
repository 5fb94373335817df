/** One search finds everything in the admin area (rule W71). */
import type { Page } from '@playwright/test';
import { openMenu } from './at-admin-menu.ts';
import { leaving, openSettings } from './at-admin-settings.ts';
import { isAccessible } from './axe.ts';
import { callsOf, hold, refuse, restore } from './faults.ts';
import { dialog, isPhone } from './hands.ts';
import { book, FACIAL, freeVisit, HOME, makeCustomer } from './scene.ts';
import { openAsStaff } from './staff.ts';
import { makeTeam } from './team.ts';
import { expect, test } from './test.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search everything' });
const group = (page: Page, name: string) => page.getByRole('listbox').getByRole('group', { name });
const chosen = (page: Page) => page.getByRole('option', { selected: true });

async function search(page: Page, text: string) {
  await field(page).fill(text);
  await expect(dialog(page, 'Search').locator('[aria-busy=true]')).toHaveCount(0);
}

test('W71 a booking is found by its customer, mobile and reference, and opened', { tag: ['@both', '@release'] }, async ({
  page,
}) => {
  const customer = await makeCustomer({ name: 'Vasundhara Kulkarni', addresses: [HOME] });
  const { bookingId, reference } = await book(customer, await freeVisit(12));
  await openAsStaff(page, '/admin');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(field(page)).toBeFocused();
  for (const text of ['vasundhara', customer.mobile, `+91 ${customer.mobile.slice(0, 5)} ${customer.mobile.slice(5)}`]) {
    await search(page, text);
    await expect(group(page, 'Customers').getByRole('option')).toContainText('Vasundhara Kulkarni');
    await expect(group(page, 'Bookings').getByRole('option')).toContainText(FACIAL);
  }
  await isAccessible(page, 'found');
  await search(page, reference);
  await expect(group(page, 'Customers')).toHaveCount(0);
  await field(page).press('Enter');
  await expect(dialog(page, `Booking ${reference.toUpperCase()}`)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`booking=${bookingId}`));
});

test('W71 arrows and Enter choose, Escape closes, and the keys open it', { tag: '@desktop' }, async ({ page }) => {
  await openAsStaff(page, '/admin/customers');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await isAccessible(page, 'nothing typed');
  await search(page, 'deposit');
  await expect(chosen(page)).toContainText('Payment and Cancelling');
  await field(page).press('ArrowDown');
  await expect(chosen(page)).toContainText('Deposit');
  for (let up = 0; up < 4; up++) await field(page).press('ArrowUp');
  await expect(chosen(page)).toContainText('Deposit for orders above');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/admin\/settings\/payment#depositAbove$/);
  await expect(page.getByLabel('For orders above (₹)')).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Search')).toHaveCount(0);
  // In a field a slash is a slash.
  await page.getByLabel('Minutes to pay').press('/');
  await expect(dialog(page, 'Search')).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
});

test('W71 pages, settings, services and professionals are found by name, in three languages', async ({ page }) => {
  await makeTeam('Rekha Patil');
  await openAsStaff(page, '/admin');
  await openMenu(page);
  await dialog(page, 'Menu').getByRole('button', { name: 'Search' }).click();
  for (const [text, kind, title] of [
    ['coupons', 'Pages', 'Coupons'],
    ['कूपन', 'Pages', 'Coupons'],
    ['सुट्टी', 'Pages', 'Professionals'],
    ['सुट्टी', 'Settings', 'Closed days'],
    ['छुट्टी', 'Settings', 'Closed days'],
    ['gst', 'Pages', 'Tax'],
    [FACIAL, 'Services', FACIAL],
    ['rekha', 'Professionals', 'Rekha Patil'],
  ] as const) {
    await search(page, text);
    await expect(group(page, kind).getByRole('option', { name: title }).first(), text).toBeVisible();
  }
  await group(page, 'Professionals').getByRole('option', { name: 'Rekha Patil' }).click();
  await expect(page).toHaveURL(/\/admin\/professionals\?professional=/);
  await expect(dialog(page, 'Search')).toHaveCount(0);
});

test('W71 an earlier question is given up, and failures are told apart from nothing', async ({ page }) => {
  await openAsStaff(page, '/admin');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  const said = dialog(page, 'Search').getByRole('status');
  const asked = callsOf(page, 'GET', /customer\/admin$/);
  const letGo = await hold(page, '/customer/admin?*');
  const givenUp = page.waitForEvent('requestfailed', sent => sent.url().includes('search=zzqx'));
  await field(page).fill('zzqx');
  await expect.poll(() => asked.length).toBe(1);
  await expect(said).toHaveText('Searching…');
  await field(page).fill('zzqy');
  await givenUp;
  letGo();
  await expect(said).toHaveText('Nothing found for “zzqy”.');
  await restore(page, '/customer/admin?*');

  await refuse(page, 'GET', '/customer/admin?*', 503, 'STORAGE_UNAVAILABLE');
  await search(page, 'zzqz');
  await expect(said).toHaveText(/^Some of it could not be searched\./);
  await field(page).fill('');
  await expect(said).toHaveText(/^Finds bookings, customers/);
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('W71 leaving by the search asks about unsaved changes', { tag: '@both' }, async ({ page }) => {
  await openSettings(page, 'bookings');
  await page.getByLabel('Teams').fill('8');
  if (isPhone(page)) await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  else await page.keyboard.press('Control+k');
  await search(page, 'cash up');
  await field(page).press('Enter');
  await leaving(page).getByRole('button', { name: 'Keep Editing' }).click();
  await expect(page.getByLabel('Teams')).toHaveValue('8');
});
