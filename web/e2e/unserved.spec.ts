/** A new service asks who does it; one that nobody does says so to staff and customers (rules N71 and N72). */
import { isAccessible } from './axe.ts';
import { dialog, main, row, toast } from './hands.ts';
import { putSettingsBack } from './salon-settings.ts';
import { asStaff, serviceNamed, signedIn } from './scene.ts';
import { openAsStaff } from './staff.ts';
import { makeTeam } from './team.ts';
import { expect, test } from './test.ts';

putSettingsBack();

test('a new service is nobody’s until staff say whose, and customers read that', { tag: '@release' }, async ({
  page,
  browser,
}) => {
  const name = `Threading ${Date.now().toString(36)}`;
  await makeTeam('Asha Rao', 'Rekha Patil');
  await openAsStaff(page, '/admin/services');
  await main(page).getByRole('button', { name: 'Add Service' }).first().click();
  const form = dialog(page, 'Add Service');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Description').fill('Both brows.');
  await form.getByLabel('Price').fill('99');
  await form.getByLabel('Duration').fill('15');
  await form.getByLabel('Category').selectOption({ index: 1 });
  await expect(form.getByText('Nobody does it yet, so customers cannot book it.')).toBeVisible();
  await isAccessible(page, 'who does it');
  await form.getByRole('button', { name: 'Add Service' }).click();
  await expect(toast(page, 'Service created')).toBeVisible();
  await main(page).getByLabel('Search services').fill(name);
  await expect(row(page, name)).toContainText('Nobody does it');
  await page.goto('/admin');
  await expect(main(page).getByRole('link', { name: /Nobody does 1 service/ })).toContainText(name);

  const { id } = await serviceNamed(name);
  const shop = await (await browser.newContext()).newPage();
  await signedIn(shop, { cart: { [name]: 1 } });
  await shop.goto(`/service/${id}`);
  await shop.goto('/cart');
  await expect(main(shop).getByText('Cannot be booked at the moment').first()).toBeVisible();
  await expect(shop.getByRole('button', { name: 'Proceed' }).first()).toBeDisabled();
  await isAccessible(shop, 'cart that cannot be booked');

  await page.goto('/admin/services');
  await main(page).getByLabel('Search services').fill(name);
  await row(page, name)
    .getByRole('button', { name: /Update/ })
    .click();
  const update = dialog(page, 'Update Service');
  await update.getByRole('checkbox', { name: 'Rekha Patil' }).check();
  await update.getByRole('button', { name: 'Save Changes' }).click();
  await expect(update).toBeHidden();
  await expect(row(page, name)).not.toContainText('Nobody does it');
  expect((await asStaff('GET', '/professional/unserved')).includes(id)).toBe(false);
  await shop.close();
});
