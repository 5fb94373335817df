/** The link of a message opens its booking without a sign-in (rule Q13). */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { untilNoon, visitLinkTo } from './at-visit-link.ts';
import { isAccessible } from './axe.ts';
import { letTimePass } from './customer.ts';
import { dialog, main, toast } from './hands.ts';
import { book, bookingsOf, freeVisit, HOME, makeCustomer } from './scene.ts';
import { expect, test } from './test.ts';

const card = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });

test('a customer moves and cancels the visit of a message, until the link lapses', { tag: '@release' }, async ({ page }) => {
  await untilNoon();
  const customer = await makeCustomer({ name: 'Asha Deshmukh', addresses: [HOME] });
  await book(customer, await freeVisit(3));
  const link = await visitLinkTo(customer);
  await page.goto(link);
  await expect(card(page)).toContainText('Booked, visit pending');
  await expect(main(page)).not.toContainText('Asha');
  await isAccessible(page, 'the link of a message');

  await expect(main(page)).not.toContainText(HOME.street);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('METHOD:PUBLISH');

  await page.getByRole('button', { name: 'Reschedule' }).click();
  const moving = dialog(page, 'Reschedule');
  const free = moving.getByRole('group', { name: 'Time slot' }).getByRole('radio', { checked: false, disabled: false }).last();
  await free.click({ force: true });
  await isAccessible(page, 'moving by the link');
  await moving.getByRole('button', { name: 'Reschedule' }).click();
  await expect(toast(page, 'Booking rescheduled.')).toBeVisible();
  await expect(moving).toBeHidden();

  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await dialog(page, 'Cancel this booking?').getByRole('button', { name: 'Cancel Booking' }).click();
  await expect(toast(page, 'Booking cancelled.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reschedule' })).toBeHidden();
  await expect(card(page)).toContainText('Cancelled');
  expect(await bookingsOf(customer)).toMatchObject([{ status: 'CANCELLED' }]);

  await letTimePass(10 * 86_400_000);
  await page.reload();
  await expect(page.getByText('This link no longer works')).toBeVisible();
  await isAccessible(page, 'a link that lapsed');
});
