/** Webhooks in the admin area: endpoints, secrets, a test, the deliveries, and sending again (rule I8). */

import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { goTo } from './at-admin-menu.ts';
import { isAccessible } from './axe.ts';
import { refuse } from './faults.ts';
import { dialog, main, row, toast } from './hands.ts';
import { EDGE, HOOK_PORT, STAFF } from './places.ts';
import { asStaff } from './scene.ts';
import { openAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const ADDRESS = `http://127.0.0.1:${HOOK_PORT}/nikhar`;

/** The program: it keeps what it gets, and answers as the test says. */
let program: Server;
let got: { headers: Record<string, string>; body: string }[];
let status: number;
test.beforeEach(async () => {
  [got, status] = [[], 204];
  program = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    got.push({ headers: request.headers as Record<string, string>, body });
    response.writeHead(status).end(status === 204 ? undefined : 'The program is down.');
  });
  await new Promise<void>(resolve => program.listen(HOOK_PORT, '127.0.0.1', resolve));
});
test.afterEach(async () => {
  await new Promise(resolve => program.close(resolve));
  for (const { id } of await asStaff('GET', '/webhook/admin')) await asStaff('DELETE', `/webhook/admin/${id}`);
});

const work = () => fetch(`${EDGE}/work`);

const add = async (page: Page, description: string): Promise<string> => {
  await main(page).getByRole('button', { name: 'Add Webhook' }).first().click();
  const form = dialog(page, 'Add Webhook');
  await form.getByLabel('Address').fill(ADDRESS);
  await form.getByLabel('Description').fill(description);
  await form.getByLabel('A booking is made').check();
  await form.getByLabel('Your password').fill(STAFF.password);
  await form.getByRole('button', { name: 'Add Webhook' }).click();
  const shown = dialog(page, 'Secret of the Webhook');
  await shown.getByRole('button', { name: 'Copy Secret' }).click();
  await expect(toast(page, 'Secret copied!')).toBeVisible();
  const secret = await page.evaluate(() => navigator.clipboard.readText());
  await expect(shown.getByLabel('Secret')).toHaveText(secret);
  await shown.getByRole('button', { name: 'Done' }).click();
  return secret;
};

test('an owner adds a webhook, tests it, and sends a failed delivery again', async ({ page }) => {
  await openAsStaff(page, '/admin');
  await goTo(page, 'Programs', 'Webhooks');
  await expect(main(page).getByText('No webhooks yet')).toBeVisible();
  await isAccessible(page, 'no webhooks');

  await main(page).getByRole('button', { name: 'Add Webhook' }).first().click();
  const form = dialog(page, 'Add Webhook');
  await form.getByRole('button', { name: 'Add Webhook' }).click();
  await expect(form.getByText('Address is required')).toBeVisible();
  await isAccessible(page, 'add a webhook');
  await form.getByLabel('Address').fill('https://169.254.169.254/');
  await form.getByLabel('Your password').fill(STAFF.password);
  await form.getByRole('button', { name: 'Add Webhook' }).click();
  await expect(form.getByText('Choose at least one event')).toBeVisible();
  await form.getByLabel('A booking is made').check();
  await form.getByLabel('Your password').fill(STAFF.password);
  await form.getByRole('button', { name: 'Add Webhook' }).click();
  await expect(form.getByText('This address leads into a private network.')).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();

  const secret = await add(page, 'Accounts');
  const accounts = row(page, 'Accounts');
  await expect(accounts).toContainText('On');
  await isAccessible(page, 'webhooks');

  await accounts.getByRole('link', { name: 'Deliveries and Test' }).click();
  await expect(main(page).getByText('No deliveries')).toBeVisible();
  status = 500;
  await main(page).getByRole('button', { name: 'Send a Test' }).click();
  await expect(toast(page, 'The test is on its way')).toBeVisible();
  await work();
  const delivery = row(page, 'A test');
  await expect(delivery).toContainText('Failed');
  await delivery.getByText('Answer 500 · 1 attempt').click();
  await expect(delivery).toContainText('The program is down.');
  await isAccessible(page, 'deliveries');

  status = 204;
  await delivery.getByRole('button', { name: 'Send Again' }).click();
  await expect(toast(page, 'The delivery is sent again')).toBeVisible();
  await work();
  await expect(delivery).toContainText('Delivered');
  expect(got).toHaveLength(2);
  for (const { headers, body } of got) expect(new Webhook(secret).verify(body, headers)).toMatchObject({ type: 'webhook.test' });
  expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
});

test('an owner makes a new secret, switches a webhook off and deletes it', async ({ page }) => {
  await openAsStaff(page, '/admin/webhooks');
  const first = await add(page, 'Calendar');
  const calendar = row(page, 'Calendar');
  await calendar.getByRole('button', { name: 'Make a new secret of Calendar' }).click();
  const question = dialog(page, 'Make a new secret?');
  await question.getByLabel('Your password').fill(STAFF.password);
  await isAccessible(page, 'ask for a new secret');
  await question.getByRole('button', { name: 'Make Secret' }).click();
  const shown = dialog(page, 'Secret of the Webhook');
  await expect(shown.getByLabel('Secret')).not.toHaveText(first);
  await expect(shown.getByLabel('Secret')).toHaveText(/^whsec_/);
  await isAccessible(page, 'a new secret');
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(calendar).toContainText('The old secret ends');

  await calendar.getByRole('button', { name: 'Edit Calendar' }).click();
  const form = dialog(page, 'Edit Webhook');
  await expect(form.getByLabel('A booking is made')).toBeChecked();
  await form.getByLabel('A booking is cancelled').check();
  await form.getByLabel('Active').uncheck();
  await form.getByLabel('Your password').fill(STAFF.password);
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Webhook updated')).toBeVisible();
  await expect(calendar).toContainText('Off');
  await expect(calendar).toContainText('2 types of events');

  await calendar.getByRole('link', { name: 'Deliveries and Test' }).click();
  await expect(main(page).getByText('Turn it on in the list of webhooks.')).toBeVisible();
  await main(page).getByRole('button', { name: 'Send Again Since…' }).click();
  // Its script comes with the first press.
  await expect(dialog(page, 'Send Again')).toBeVisible();
  await isAccessible(page, 'send again');
  await dialog(page, 'Send Again').getByRole('button', { name: 'Send Again' }).click();
  await expect(toast(page, 'There is nothing to send again')).toBeVisible();
  await main(page).getByRole('link', { name: 'All webhooks' }).click();

  await calendar.getByRole('button', { name: 'Delete Calendar' }).click();
  await dialog(page, 'Delete this webhook?').getByRole('button', { name: 'Delete' }).click();
  await expect(main(page).getByText('No webhooks yet')).toBeVisible();
});

test('what the server refuses is said, and a deleted webhook has no deliveries', { tag: '@rare' }, async ({ page }) => {
  await openAsStaff(page, '/admin/webhooks');
  await add(page, 'Accounts');
  const [{ id }] = await asStaff('GET', '/webhook/admin');
  await row(page, 'Accounts').getByRole('link', { name: 'Deliveries and Test' }).click();
  await refuse(page, 'POST', `/webhook/admin/${id}/test`, 503, 'STORAGE_UNAVAILABLE');
  await main(page).getByRole('button', { name: 'Send a Test' }).click();
  await expect(toast(page, 'Failed to send the test')).toBeVisible();
  await page.goto('/admin/webhooks/nothing');
  await expect(main(page).getByText('No such webhook')).toBeVisible();
});
