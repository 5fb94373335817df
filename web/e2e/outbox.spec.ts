/** The page of a development server that shows every message, and moves the clock (rule O7). */
import { isAccessible } from './axe.ts';
import { newMobile } from './customer.ts';
import { main, region, row, toast } from './hands.ts';
import { expect, test } from './test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('shows the passcode of a newcomer, copies it, and moves the clock', async ({ page, request }) => {
  const mobile = newMobile();
  await page.goto('/dev/outbox');
  await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible();
  await request.post('/api/v1/auth/register', { data: { fullName: 'Asha Deshmukh', mobile } });

  await page.getByRole('searchbox', { name: 'Search the messages' }).fill(mobile);
  const message = row(page, mobile);
  await expect(message).toBeVisible();
  const copy = message.getByRole('button', { name: /^Copy \d{4}$/ });
  const code = (await copy.innerText()).match(/\d{4}/)?.[0];
  await copy.click();
  await expect(toast(page, 'Passcode copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await isAccessible(page, 'the outbox');

  const clock = region(page, "The server's clock");
  await clock.getByRole('button', { name: 'Next 6 PM' }).click();
  await expect(clock.getByText(/, 06:00 PM$/)).toBeVisible();
  await clock.getByRole('button', { name: 'Real Time' }).click();
  await expect(clock.getByText(/, 06:00 PM$/)).toBeHidden();

  await main(page).getByRole('searchbox').fill('nobody');
  await expect(page.getByText('No such message')).toBeVisible();
});
