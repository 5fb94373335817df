/** What there is to do today, first on the dashboard (rules W103 and W104). */
import type { Page } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { answer, hold, refuse, restore } from './faults.ts';
import { dialog, main, region, toast } from './hands.ts';
import { asStaff, book, call, freeVisit, HOME, makeCustomer } from './scene.ts';
import { enterAs, openAsStaff, signInAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

const list = (page: Page) => region(page, /^Today( \(|$)/);
const line = (page: Page, why: string) => list(page).getByRole('listitem').filter({ hasText: why });
const press = (page: Page, what: string, why: string) =>
  line(page, why)
    .getByRole('button', { name: new RegExp(`^${what}:`) })
    .click();
/** The list has all its lines, and nothing above it is still to come. */
const whole = async (page: Page) => {
  await expect(list(page)).toBeVisible();
  const more = list(page).getByRole('button', { name: /^Show All/ });
  if (await more.isVisible()) await more.click();
};
const isWithinWidth = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
const write = (name: string) =>
  call('POST', '/message', undefined, { name, mobile: '9876543210', message: 'Do you come to Wardha?' });

test('W103 a line says why, leads to the place, and goes with its cause', { tag: ['@both', '@release'] }, async ({ page }) => {
  const name = 'Omar Khan';
  await write(name);
  const customer = await makeCustomer({ name: 'Kavita Deshpande', addresses: [HOME] });
  const { bookingId, finalPrice } = await book(customer, await freeVisit());
  await asStaff('PUT', `/booking/admin/${bookingId}/mark-paid`);
  await asStaff('PUT', `/booking/admin/${bookingId}/status?status=CANCELLED`);
  await openAsStaff(page, '/admin');
  await whole(page);
  await expect(line(page, 'Kavita D. has not got the money')).toContainText(`₹${finalPrice.toLocaleString('en-IN')}`);
  await isAccessible(page, 'the list of today');
  await isWithinWidth(page);

  await press(page, 'Refund', 'Kavita D.');
  const panel = dialog(page, /./);
  await expect(panel).toContainText('Kavita Deshpande');
  await asStaff('PUT', `/booking/admin/${bookingId}/mark-refunded`);
  await page.keyboard.press('Escape');
  // Closing goes back in the history, and a reload before that would open the booking again.
  await expect(panel).toBeHidden();
  await page.reload();
  await whole(page);
  await expect(line(page, 'Kavita D.')).toHaveCount(0);

  await line(page, 'Omar K. wrote to the salon')
    .getByRole('link', { name: /^Read:/ })
    .click();
  await expect(dialog(page, /./)).toContainText('Do you come to Wardha?');
  await expect.poll(async () => (await asStaff('GET', '/message/admin?read=false')).totalElements).toBe(0);
  await page.goto('/admin');
  await expect(list(page)).toBeVisible();
  await expect(line(page, 'Omar K.')).toHaveCount(0);
});

test('W104 done and hidden lines stay away, can be undone, and come back', { tag: '@both' }, async ({ page }) => {
  for (const name of ['Meera Joshi', 'Sunita Pawar']) await write(name);
  await openAsStaff(page, '/admin');
  await whole(page);
  await press(page, 'Done', 'Meera J.');
  await expect(line(page, 'Meera J.')).toHaveCount(0);
  await expect(list(page).getByRole('heading')).toBeFocused();
  await expect(toast(page, 'Done')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line(page, 'Meera J.')).toBeVisible();

  await press(page, 'Hide', 'Sunita P.');
  await expect(line(page, 'Sunita P.').getByRole('button', { name: 'Until Tomorrow' })).toBeFocused();
  await isAccessible(page, 'how long to hide');
  await isWithinWidth(page);
  await line(page, 'Sunita P.').getByRole('button', { name: 'Keep' }).click();
  await press(page, 'Hide', 'Sunita P.');
  await line(page, 'Sunita P.').getByRole('button', { name: 'For Good' }).click();
  await expect(line(page, 'Sunita P.')).toHaveCount(0);

  await page.reload();
  await whole(page);
  await expect(line(page, 'Meera J.')).toBeVisible();
  await expect(line(page, 'Sunita P.')).toHaveCount(0);
  await list(page).getByRole('button', { name: 'Show 1 Put Aside' }).click();
  await expect(line(page, 'Sunita P.')).toContainText('Hidden');
  await isAccessible(page, 'what was put aside');
  await press(page, 'Take back', 'Sunita P.');
  await list(page).getByRole('button', { name: 'Leave Out Put Aside' }).click();
  await expect(line(page, 'Sunita P.').getByRole('button', { name: /^Done:/ })).toBeVisible();
});

test('W103 the list says that all is done, waits without moving, and offers a retry', async ({ page }) => {
  const path = '/assistant/admin/today';
  await signInAsStaff(page);
  const letGo = await hold(page, path);
  await page.goto('/admin');
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(1);
  await expect(region(page, "Today's visits")).toHaveCount(0);
  letGo();
  await expect(region(page, "Today's visits")).toBeVisible();
  await answer(page, path, { date: '2026-11-20', computedAt: '2026-11-20T04:00:00.000Z', lines: [], aside: 0, more: ['UNPAID'] });
  await page.reload();
  await expect(list(page).getByText('All is done')).toBeVisible();
  await expect(list(page).getByRole('link', { name: 'unpaid visits' })).toHaveAttribute('href', /to=2026-11-17$/);
  await isAccessible(page, 'all is done');
  await refuse(page, 'GET', path, 400, 'VALIDATION_ERROR');
  await page.reload();
  await expect(main(page).getByText('Failed to load what there is to do today')).toBeVisible();
  await expect(region(page, "Today's visits")).toBeVisible();
  await restore(page, path);
  await main(page).getByRole('button', { name: 'Try Again' }).first().click();
  await expect(list(page)).toBeVisible();
});

test('W103 the desk has what it may do, without what the salon may earn', { tag: '@rare' }, async ({ page }) => {
  await write('Pooja Wankhede');
  await enterAs(page, 'DESK');
  await page.goto('/admin');
  await whole(page);
  await expect(line(page, 'Pooja W.')).toBeVisible();
  await expect(list(page).getByRole('link', { name: /^(Answer|Call Back|Open the)/ })).toHaveCount(0);
});
