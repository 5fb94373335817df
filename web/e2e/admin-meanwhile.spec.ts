/** Others change something while staff work on it: nothing is undone, lost or reported wrongly. */

import type { Page } from '@playwright/test';
import { bookingOf, openOne, panel, scene, writeAddress } from './at-admin-bookings.ts';
import { pressSignOut } from './at-admin-menu.ts';
import { saveBar } from './at-admin-settings.ts';
import { newMobile } from './customer.ts';
import { answer, comeFromWithin, hold, refuse } from './faults.ts';
import { main, toast } from './hands.ts';
import { SITE, STAFF } from './places.ts';
import { changeSettings, putSettingsBack } from './salon-settings.ts';
import { asStaff, call, FACIAL, freeVisit, HOME, makeCustomer, OFFICE, type Visit } from './scene.ts';
import { openAsStaff, signInAgain, signInAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

putSettingsBack();

const rescheduling = (page: Page) => page.getByRole('dialog', { name: 'Reschedule' });

test('a new address does not undo a move that the customer made meanwhile', async ({ page }) => {
  const made = await scene();
  const { id: office } = await call('POST', '/address', made.customer.token, OFFICE);
  await openOne(page, made);
  await panel(page).getByRole('button', { name: 'Reschedule' }).click();
  const dialog = rescheduling(page);
  await dialog.getByLabel('Address', { exact: true }).selectOption(office);
  await expect(dialog.getByRole('group', { name: 'Time slot' }).getByRole('radio', { checked: true })).toHaveCount(1);
  const there = await freeVisit(16);
  await call('PUT', `/booking/${made.id}`, made.customer.token, there);
  await dialog.getByRole('button', { name: 'Reschedule', exact: true }).click();
  await expect(toast(page, 'Booking rescheduled.')).toBeVisible();
  expect(await bookingOf(made)).toMatchObject({ ...there, addressId: office });
});

test('a visit whose own slot is no longer offered can move elsewhere', { tag: '@rare' }, async ({ page }) => {
  const made = await scene(18);
  const { id: office } = await call('POST', '/address', made.customer.token, OFFICE);
  await changeSettings({ closedDays: [made.visit.bookingDate] });
  await openOne(page, made);
  await panel(page).getByRole('button', { name: 'Reschedule' }).click();
  const dialog = rescheduling(page);
  const accept = dialog.getByRole('button', { name: 'Reschedule', exact: true });
  await expect(accept).toBeDisabled();
  await dialog.getByLabel('Address', { exact: true }).selectOption(office);
  await accept.click();
  await expect(toast(page, 'Booking rescheduled.')).toBeVisible();
  expect(await bookingOf(made)).toMatchObject({ ...made.visit, addressId: office });
});

test('a stray tap does not throw away an address written for a visit', async ({ page }) => {
  const made = await scene();
  await openOne(page, made);
  await panel(page).getByRole('button', { name: 'Reschedule' }).click();
  const dialog = rescheduling(page);
  const writing = await writeAddress(page, '9', 'Rose Court');
  await expect(writing).toBeHidden();
  await page.keyboard.press('Escape');
  await dialog.getByRole('alertdialog').getByRole('button', { name: 'Keep Editing' }).click();
  await expect(dialog.getByLabel('Address', { exact: true }).locator('option:checked')).toContainText('Rose Court');
  await page.keyboard.press('Escape');
  await dialog.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
});

const dayOf = ({ bookingDate }: Visit) =>
  `${Number(bookingDate.slice(8))} ${new Date(bookingDate).toLocaleString('en', { month: 'short', timeZone: 'UTC' })}`;

test('the question in the panel is about the booking as it is now', async ({ page }) => {
  const made = await scene();
  await openOne(page, made);
  const there = await freeVisit(17);
  await call('PUT', `/booking/${made.id}`, made.customer.token, there);
  await panel(page).getByRole('button', { name: 'Mark completed' }).click();
  const day = dayOf(there);
  await expect(page.getByRole('dialog', { name: 'Mark as completed?' })).toContainText(day);
  await expect(panel(page)).toContainText(day);
});

test('the question on the dashboard is about the booking as it is now', async ({ page }) => {
  const made = await scene();
  const overview = await asStaff('GET', '/analytics/admin/overview');
  await answer(page, '/analytics/admin/overview', { ...overview, visits: [await bookingOf(made)] });
  await signInAsStaff(page);
  await page.goto('/admin');
  const there = await freeVisit(17);
  await call('PUT', `/booking/${made.id}`, made.customer.token, there);
  await page.getByRole('button', { name: `Mark completed: ${made.name}` }).click();
  await expect(page.getByRole('dialog', { name: 'Mark as completed?' })).toContainText(dayOf(there));
});

test('fields are locked while they are being saved', async ({ page }) => {
  await openAsStaff(page, '/admin/settings/salon');
  const name = page.getByLabel('Salon name');
  await name.fill('Being saved');
  const letGo = await hold(page, '/settings/admin');
  await name.press('Enter');
  await expect(saveBar(page).getByRole('button', { name: /Saving/ })).toBeVisible();
  await page.keyboard.type(' and lost');
  await expect(name).toHaveValue('Being saved');
  letGo();
  await expect(toast(page, 'Settings saved')).toBeVisible();
  await expect(name).toHaveValue('Being saved');
});

test('a key that could not be copied stays on the screen', { tag: '@rare' }, async ({ page }) => {
  await signInAsStaff(page);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.goto('/admin/keys');
  await main(page).getByRole('button', { name: 'New Key' }).click();
  const form = page.getByRole('dialog', { name: 'New API Key' });
  await form.getByLabel('Name').fill(`Till ${Date.now()}`);
  await form.getByLabel('Your password').fill(STAFF.password);
  await form.getByRole('button', { name: 'Make Key' }).click();
  const told = page.getByRole('dialog', { name: 'API Key Made' });
  await told.getByRole('button', { name: 'Copy Key' }).click();
  await expect(page.getByText('Failed to copy. Select the key and copy it.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(told.getByRole('alertdialog')).toBeVisible();
});

test('the next person who signs in does not return to the page of the one before', async ({ page }) => {
  await openAsStaff(page, '/admin/settings/salon');
  await page.getByLabel('Salon name').fill('Half typed');
  await pressSignOut(page);
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(`${SITE}/admin/login`);
  await signInAgain(page);
  await expect(page).toHaveURL(`${SITE}/admin`);
});

test('a chosen coupon that was deleted is reported, and nothing is booked at a higher price unseen', { tag: '@rare' }, async ({
  page,
}) => {
  const code = `GONE${Date.now()}`;
  const terms = { discountType: 'FIXED', discountValue: 200, validFrom: '2026-01-01', validTill: '2099-01-01' };
  await asStaff('POST', '/coupon/create', { code, description: 'Soon gone', ...terms });
  const customer = await makeCustomer({ addresses: [HOME] });
  const { bookingDate, bookingTime } = await freeVisit(19);
  await signInAsStaff(page);
  await page.goto(`/admin/bookings/new?day=${bookingDate}&time=${bookingTime}&mobile=${customer.mobile}`);
  const summary = page.getByRole('region', { name: 'Summary' });
  const services = page.getByRole('region', { name: 'Services' });
  await services.getByRole('searchbox', { name: 'Search services' }).fill(FACIAL);
  await services.getByRole('button', { name: `Add ${FACIAL}` }).click();
  await summary.getByLabel('Coupon').selectOption(code);
  await expect(summary).toContainText('₹1,299');
  await asStaff('DELETE', `/coupon/${code}`);
  // As when staff return to the window.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(summary.getByText(`${code} can no longer be used.`)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await summary.getByRole('button', { name: 'Book Visit' }).click();
  await expect(summary.getByText(`${code} can no longer be used. The visit costs ₹1,499`)).toBeVisible();
  expect(await call('GET', '/booking', customer.token)).toEqual([]);
  await summary.getByRole('button', { name: 'Book Visit' }).click();
  await expect(page.getByText('The visit is booked.')).toBeVisible();
});

test('a message that a colleague erased is not shown, and Back does not lead to a deleted one', { tag: '@rare' }, async ({
  page,
}) => {
  const name = `Spam ${Date.now()}`;
  const send = () => call('POST', '/message', undefined, { name, mobile: newMobile(), message: 'Buy followers' });
  await send();
  await signInAsStaff(page);
  await page.goto('/admin/messages');
  const inList = main(page).getByRole('button', { name });
  const { content } = await asStaff('GET', '/message/admin?size=20');
  const erased = content.find((one: { name: string }) => one.name === name);
  await expect(inList).toHaveCount(1);
  await asStaff('DELETE', `/message/admin/${erased.id}`);
  await inList.click();
  await expect(page.getByRole('dialog').getByText('No such message')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(inList).toHaveCount(0);

  await send();
  await page.reload();
  await comeFromWithin(page);
  await inList.click();
  await page.getByRole('dialog', { name }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete this message?' }).getByRole('button', { name: 'Delete Message' }).click();
  await expect(page.getByText('Message deleted')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('No such message')).toHaveCount(0);
});

test('the reason why a switch went back comes into view', { tag: '@rare' }, async ({ page }) => {
  await signInAsStaff(page);
  await page.goto('/admin/coupon');
  await refuse(page, 'PUT', '/coupon/*', 400, 'VALIDATION_ERROR', 'Not today.');
  await main(page).getByRole('switch').last().click({ force: true });
  const banner = main(page).getByRole('alert');
  await expect(banner).toContainText('Not today.');
  await expect(banner).toBeInViewport();
});
