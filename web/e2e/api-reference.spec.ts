import { SITE } from './places.ts';
import { expect, test } from './test.ts';

test('the API reference shows the contract and loads nothing from another origin', async ({ page, request }) => {
  const foreign: string[] = [];
  page.on('request', sent => /^https?:/.test(sent.url()) && !sent.url().startsWith(SITE) && foreign.push(sent.url()));
  const problems: string[] = [];
  page.on('console', message => message.type() === 'error' && problems.push(message.text()));

  await page.goto('/api/v1/docs');
  // Its script is large: three seconds on a quiet machine.
  await expect(page.getByRole('heading', { name: 'Nikhar API' }).first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Quick start').first()).toBeVisible();
  await expect(page.getByText('Bookings').first()).toBeAttached();
  // What it would ask others for, it asks for after it is drawn.
  await page.waitForTimeout(2_000);
  expect(foreign).toEqual([]);
  expect(problems).toEqual([]);

  const json = await (await request.get('/api/v1/openapi.json')).json();
  expect(json.openapi).toMatch(/^3\.1/);
  expect(await (await request.get('/api/v1/openapi.yaml')).text()).toContain('operationId: createBooking');
});
