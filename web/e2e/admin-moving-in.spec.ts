/** Move In (rules B80 to B85): a file becomes customers, and goes back. */
import type { Page } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { dialog, main } from './hands.ts';
import { asStaff, call } from './scene.ts';
import { openAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

const choose = (page: Page, lines: string[], name = 'clients.csv') =>
  main(page)
    .getByLabel('Choose a file')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) });

const found = async (search: string) => (await asStaff('GET', `/customer/admin?search=${encodeURIComponent(search)}`)).content;

test('@both a list of customers is mapped, checked, imported and undone', async ({ page }) => {
  await openAsStaff(page, '/admin/move-in');
  await isAccessible(page, 'upload');
  await choose(page, [
    'Client,Number,Born,Remarks',
    'Quintessa Moving,98220 70001,03/04/1990,Rings twice',
    'Ophelia Moving,98220 70002,05/06/1991,',
    'Nobody Moving,12345,,',
  ]);
  await expect(page.getByRole('heading', { name: 'What each column means' })).toBeVisible();
  await expect(main(page).getByLabel('Client')).toHaveValue('FULL_NAME');
  await main(page).getByRole('button', { name: 'Check the Rows' }).click();
  await expect(page.getByRole('alert')).toHaveText('Say which column has this: Mobile.');
  await main(page).getByLabel('Number', { exact: true }).selectOption({ label: 'Mobile' });
  await main(page).getByLabel('Born').selectOption({ label: 'Date of birth' });
  await expect(main(page).getByText('03/04/1990 is 3 Apr 1990')).toBeVisible();
  await isAccessible(page, 'mapping');
  await main(page).getByRole('button', { name: 'Check the Rows' }).click();
  await expect(page.getByRole('alert')).toHaveText('Say how the dates are read.');
  await main(page).getByRole('radio', { name: 'The day first' }).check();
  await main(page).getByRole('button', { name: 'Check the Rows' }).click();

  await expect(
    main(page).getByText('Nothing has changed yet. 2 rows would be added, 0 merged, 0 left as they are and 1 refused.'),
  ).toBeVisible();
  await main(page).getByRole('button', { name: 'Refused 1' }).click();
  await expect(main(page).getByText('Mobile: This is no Indian mobile number.')).toBeVisible();
  await isAccessible(page, 'checked');
  const saved = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Download Refused Rows' }).click();
  expect((await saved).suggestedFilename()).toBe('refused-rows.csv');
  expect(await found('moving')).toEqual([]);

  await main(page).getByRole('button', { name: 'Import', exact: true }).click();
  await expect(main(page).getByText('2 rows added, 0 merged, 0 the same, 1 refused.')).toBeVisible();
  expect(await found('quintessa')).toMatchObject([{ mobile: '9822070001', dateOfBirth: '1990-04-03', verified: false }]);

  await main(page).getByRole('button', { name: 'Undo' }).click();
  await dialog(page, 'Undo this import?').getByRole('button', { name: 'Undo' }).click();
  await expect(main(page).getByText('Undone. 2 rows removed, 0 as before.')).toBeVisible();
  expect(await found('moving')).toEqual([]);
});

test('@both a list of rates from the first steps becomes services with variants, also one that was taken for customers', async ({
  page,
}) => {
  await openAsStaff(page, '/admin/move-in?kind=SERVICES');
  await expect(main(page).getByRole('radio', { name: 'Services' })).toBeChecked();
  await main(page).getByRole('radio', { name: 'Customers' }).check();
  await choose(
    page,
    [
      'Rates of 2026',
      'Service,Hair length,Rate (Rs),Time,Extras',
      'Moving Cut,Short,499,30,Serum:99',
      'Moving Cut,Long,899,1 hr,',
    ],
    'rates.csv',
  );
  await expect(main(page).getByText('The columns look like services, and you chose customers.')).toBeVisible();
  await main(page).getByRole('button', { name: 'They Are Services' }).click();
  await expect(main(page).getByLabel('Hair length')).toHaveValue('VARIANT');
  await expect(main(page).getByLabel('Extras')).toHaveValue('ADD_ONS');
  await isAccessible(page, 'services');
  await main(page).getByRole('button', { name: 'Check the Rows' }).click();
  await main(page).getByRole('button', { name: 'Import', exact: true }).click();
  await expect(main(page).getByText('2 rows added, 0 merged, 0 the same, 0 refused.')).toBeVisible();
  const [cut] = (await call('GET', '/service/all?search=Moving')).content;
  expect(cut).toMatchObject({
    price: 499,
    variants: [{ name: 'Short' }, { name: 'Long', price: 899 }],
    addOns: [{ name: 'Serum' }],
  });

  await main(page).getByRole('button', { name: 'Undo' }).click();
  await dialog(page, 'Undo this import?').getByRole('button', { name: 'Undo' }).click();
  await expect(main(page).getByText('Undone. 2 rows removed, 0 as before.')).toBeVisible();
  await expect(main(page).getByText('No row is new')).toBeHidden();
  expect((await call('GET', '/service/all?search=Moving')).content).toEqual([]);
});

test('a file that is no table says so, and a wrong one is discarded', async ({ page }) => {
  await openAsStaff(page, '/admin/move-in');
  await choose(page, ['Client,Mobile'], 'empty.csv');
  await expect(page.getByRole('alert')).toHaveText('The file has no row below the names of its columns.');
  await choose(page, ['Client,Mobile', 'Quintessa Moving,9822070001'], 'wrong.csv');
  await main(page).getByRole('button', { name: 'Discard This Import' }).click();
  await dialog(page, 'Discard this import?').getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/\/admin\/move-in$/);
  await expect(main(page).getByText('wrong.csv')).toBeHidden();
});

test('a template is in the downloads', async ({ page }) => {
  await openAsStaff(page, '/admin/move-in');
  await main(page).getByRole('radio', { name: 'Services' }).check();
  const saved = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Template for Services' }).click();
  expect((await saved).suggestedFilename()).toBe('services-template.csv');
});
