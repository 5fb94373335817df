/** Calendar feeds in the admin area (rule I10). */
import { goTo } from './at-admin-menu.ts';
import { isAccessible } from './axe.ts';
import { dialog, main, row, toast } from './hands.ts';
import { STAFF } from './places.ts';
import { putSettingsBack } from './salon-settings.ts';
import { openAsStaff } from './staff.ts';
import { makeTeam } from './team.ts';
import { expect, test } from './test.ts';

putSettingsBack();
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('an owner makes a feed of a professional, copies its address, and revokes it', async ({ page }) => {
  await makeTeam('Rekha Patil');
  await openAsStaff(page, '/admin');
  await goTo(page, 'Programs', 'Calendar Feeds');
  await main(page).getByRole('button', { name: 'Add Calendar Feed' }).first().click();
  const form = dialog(page, 'Add Calendar Feed');
  await form.getByLabel('Visits of').selectOption('Rekha Patil');
  await isAccessible(page, 'a new calendar feed');
  await form.getByRole('button', { name: 'Add Calendar Feed' }).click();
  await expect(form.getByText('Your password is required')).toBeVisible();
  await form.getByLabel('Your password').fill('not my password');
  await form.getByRole('button', { name: 'Add Calendar Feed' }).click();
  await expect(form.getByText('This is not your password.')).toBeVisible();
  await form.getByLabel('Your password').fill(STAFF.password);
  await form.getByRole('button', { name: 'Add Calendar Feed' }).click();

  const shown = dialog(page, 'Address of the Calendar Feed');
  await shown.getByRole('button', { name: 'Copy Address' }).click();
  await expect(toast(page, 'Address copied!')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await expect(shown.getByLabel('Address', { exact: true })).toHaveText(address);
  await shown.getByRole('button', { name: 'Done' }).click();
  const { pathname } = new URL(address);
  const feed = await page.request.get(pathname);
  expect([feed.status(), await feed.text()]).toEqual([200, expect.stringMatching(/^BEGIN:VCALENDAR\r\n/)]);

  await page.reload();
  await expect(row(page, 'Rekha Patil')).toContainText('Read ');
  await expect(row(page, 'Rekha Patil')).toContainText(`Made by ${STAFF.email}`);
  await isAccessible(page, 'calendar feeds');
  await row(page, 'Rekha Patil')
    .getByRole('button', { name: /^Revoke/ })
    .click();
  await dialog(page, 'Revoke this calendar feed?').getByRole('button', { name: 'Revoke' }).click();
  await expect(main(page).getByText('No calendar feeds yet')).toBeVisible();
  expect((await page.request.get(pathname)).status()).toBe(404);
});
