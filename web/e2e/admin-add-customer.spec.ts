/** Customers whom staff add and rename, and what a partner keeps with a booking. */
import { isAccessible } from './axe.ts';
import { newMobile } from './customer.ts';
import { dialog, main, toast } from './hands.ts';
import { asStaff, book, call, freeVisit, HOME, makeCustomer } from './scene.ts';
import { signInAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

test('staff add a customer, correct the name, and book for them', async ({ page }) => {
  const [mobile, name] = [newMobile(), 'Asha Wagh'];
  await signInAsStaff(page);
  await page.goto('/admin/customers');
  await main(page).getByRole('button', { name: 'Add Customer' }).click();
  const form = dialog(page, 'Add Customer');
  await form.getByLabel('Phone Number').fill('12345');
  await form.getByRole('button', { name: 'Add Customer' }).click();
  await expect(form.getByText('Please enter a valid 10-digit phone number.')).toBeVisible();
  await expect(form.getByText('Please enter their name.')).toBeVisible();
  await isAccessible(page, 'add customer');
  await form.getByLabel('Phone Number').fill(mobile);
  await form.getByLabel('Full Name').fill(name);
  await form.getByLabel('Note for the next visit').fill('Rings twice.');
  await form.getByRole('button', { name: 'Add Customer' }).click();
  await expect(toast(page, 'Customer created')).toBeVisible();

  const panel = dialog(page, name);
  await expect(panel.getByText('Added by staff, has not signed in yet')).toBeVisible();
  await expect(panel.getByText('Rings twice.')).toBeVisible();
  await panel.getByRole('button', { name: 'Edit Name' }).click();
  const edit = dialog(page, 'Edit Name and Language');
  const right = 'Asha Rao';
  await edit.getByLabel('Full Name').fill(right);
  await isAccessible(page, 'edit name');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Saved')).toBeVisible();
  await expect(dialog(page, right)).toBeVisible();
  await isAccessible(page, 'a customer whom staff added');
  await expect(dialog(page, right).getByRole('link', { name: 'Book a Visit' })).toHaveAttribute('href', new RegExp(mobile));
  await page.keyboard.press('Escape');
  await expect(main(page).getByRole('button', { name: right, exact: true })).toBeVisible();

  await main(page).getByRole('button', { name: 'Add Customer' }).click();
  await form.getByLabel('Phone Number').fill(mobile);
  await form.getByLabel('Full Name').fill('Omar Khan');
  await form.getByRole('button', { name: 'Add Customer' }).click();
  await expect(form.getByText('A customer with this mobile number already exists.')).toBeVisible();
});

test('a booking shows what a partner keeps with it', async ({ page }) => {
  const customer = await makeCustomer({ name: 'Asha Wagh', addresses: [HOME] });
  const { bookingId } = await book(customer, await freeVisit(4));
  const external = { externalId: 'order-4711', metadata: { channel: 'Partner site', 'long.note': 'x'.repeat(200) } };
  await asStaff('PUT', `/booking/admin/${bookingId}/external`, external);
  await signInAsStaff(page);
  await page.goto(`/admin/bookings?booking=${bookingId}`);
  const section = page.getByRole('region', { name: 'From a partner' });
  await expect(section).toContainText('order-4711');
  await expect(section).toContainText('Partner site');
  await isAccessible(page, 'a booking of a partner');
  const { reference } = await call('GET', `/booking/${bookingId}`, customer.token);
  await expect(dialog(page, `Booking ${reference}`)).toBeVisible();
  await asStaff('PUT', `/booking/admin/${bookingId}/external`, { externalId: null, metadata: null });
  await page.reload();
  await expect(dialog(page, `Booking ${reference}`)).toBeVisible();
  await expect(section).toHaveCount(0);
});
