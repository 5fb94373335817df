/** Each role of staff sees its part of the admin area and no more (rule K15). */
import type { Page } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { dialog, isPhone, main, row, toast } from './hands.ts';
import { STAFF } from './places.ts';
import { book, call, FACIAL, freeVisit, HOME, makeCustomer } from './scene.ts';
import { enterAs, openAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

/** The calls that the server refused for the role: a screen asked for what it should not have shown. */
const refusalsOf = (page: Page): string[] => {
  const refused: string[] = [];
  page.on('response', answer => {
    if (answer.status() === 403) refused.push(`${answer.request().method()} ${answer.url()}`);
  });
  return refused;
};

/** The pages of the menu. */
const pagesOf = async (page: Page): Promise<string[]> => {
  if (!isPhone(page)) {
    const groups = page.getByRole('navigation', { name: 'Admin' }).getByRole('link');
    return (await groups.allTextContents()).map(text => text.trim());
  }
  await page.getByRole('button', { name: 'More' }).click();
  const names = await dialog(page, 'Menu').getByRole('navigation', { name: 'Menu' }).getByRole('link').allTextContents();
  await page.keyboard.press('Escape');
  return names.map(text => text.trim());
};

/** Opens each page of the menu, and waits until it is there. */
const visit = async (page: Page, names: string[]) => {
  for (const name of names) {
    await page.getByRole('button', { name: 'More' }).click();
    await dialog(page, 'Menu').getByRole('link', { name, exact: true }).click();
    await expect(dialog(page, 'Menu')).toBeHidden();
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
  }
};

test('K15 the desk runs the day, and sees neither figures nor settings @release', async ({ page }) => {
  const refused = refusalsOf(page);
  await enterAs(page, 'DESK');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await expect(main(page).getByText('Next free slots')).toBeVisible();
  await expect(main(page).getByText('Figures')).toBeHidden();
  const pages = await pagesOf(page);
  expect(pages).toEqual(
    expect.arrayContaining(['Dashboard', 'All Bookings', 'New Booking', 'Customers', 'Messages', 'Cash Up', 'Sign-in']),
  );
  for (const name of ['Analytics', 'Pay', 'Services', 'All Settings', 'API Keys', 'Tax']) expect(pages).not.toContain(name);
  await visit(page, pages);
  await isAccessible(page, 'the desk');
  await page.goto('/admin/analytics');
  await expect(main(page).getByText('Your role does not have this page')).toBeVisible();
  expect(refused).toEqual([]);
});

test('K15 the accountant opens a booking and changes nothing', async ({ page }) => {
  const refused = refusalsOf(page);
  await enterAs(page, 'ACCOUNTANT');
  await expect(page).toHaveURL(/\/admin\/cash-up/);
  const pages = await pagesOf(page);
  expect(pages).toEqual(['Sign-in', 'Cash Up', 'Pay', 'Documents', 'Analytics']);
  await visit(page, pages);
  await expect(main(page).getByRole('button', { name: 'Set Rule' })).toHaveCount(0);
  const customer = await makeCustomer({ cart: { [FACIAL]: 1 }, addresses: [HOME] });
  const { bookingId } = await book(customer, await freeVisit());
  await page.goto(`/admin/documents?booking=${bookingId}`);
  const panel = dialog(page, /^Booking /);
  await expect(panel.getByText('Asha Deshmukh')).toBeVisible();
  for (const act of ['Mark paid', 'Mark completed', 'Reschedule', 'Cancel', 'Delete', 'Record Payment'])
    await expect(panel.getByRole('button', { name: act, exact: true })).toHaveCount(0);
  expect(refused).toEqual([]);
});

test('K15 a trainer sees the academy; a manager all but staff, keys and tax', async ({ page, browser }) => {
  const refused = refusalsOf(page);
  await enterAs(page, 'TRAINER');
  await expect(page).toHaveURL(/\/admin\/academy/);
  await visit(page, await pagesOf(page));
  expect(refused).toEqual([]);

  const managers = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  const refusedThere = refusalsOf(managers);
  await enterAs(managers, 'MANAGER');
  await expect(main(managers).getByText('This is the demo salon.')).toBeVisible();
  await expect(main(managers).getByRole('button', { name: 'Empty the Demo' })).toHaveCount(0);
  const pages = await pagesOf(managers);
  for (const name of ['Tax', 'API Keys', 'Webhooks', 'Who Read What']) expect(pages).not.toContain(name);
  await visit(managers, pages);
  expect(refusedThere).toEqual([]);
});

test('K16 the owner reads what a manager changed, and nobody else does', async ({ page, browser }) => {
  const hers = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  const email = await enterAs(hers, 'MANAGER');
  const token = (await hers.evaluate(() => localStorage.getItem('admin_token'))) ?? '';
  const settings = await call('GET', '/settings/admin', token);
  await call('PUT', '/settings/admin', token, { ...settings, bookingHorizonDays: 33 });
  await openAsStaff(page, '/admin/staff-log');
  const act = main(page).locator('[data-record]').first();
  await expect(act).toContainText('Update settings');
  await expect(act).toContainText(email);
  await expect(act).toContainText(`Days ahead: ${settings.bookingHorizonDays} → 33`);
  await isAccessible(page, 'what staff did');
  await page.getByLabel('About').selectOption('Money');
  await expect(page).toHaveURL(/kind=MONEY/);
  await hers.goto('/admin/staff-log');
  await expect(main(hers).getByText('Your role does not have this page')).toBeVisible();
  await call('PUT', '/settings/admin', token, settings);
});

test('K15 an owner gives a colleague another role, and her screen follows', async ({ page, browser }) => {
  const hers = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  const email = await enterAs(hers, 'DESK');
  await openAsStaff(page, '/admin/staff');
  await row(page, email).getByRole('button', { name: 'Change Role' }).click();
  const form = dialog(page, 'Change Role');
  await form.getByLabel('Accountant').check();
  await form.getByLabel('Your password').fill(STAFF.password);
  await isAccessible(page, 'another role');
  await form.getByRole('button', { name: 'Save Role' }).click();
  await expect(toast(page, 'Role saved')).toBeVisible();
  await expect(row(page, email)).toContainText('Accountant');

  await hers.reload();
  await expect(hers).toHaveURL(/\/admin\/cash-up/);
  await expect.poll(() => pagesOf(hers)).toEqual(['Sign-in', 'Cash Up', 'Pay', 'Documents', 'Analytics']);
  await expect(
    call('GET', '/analytics/admin/overview', (await hers.evaluate(() => localStorage.getItem('admin_token'))) ?? ''),
  ).rejects.toThrow('role');
});
