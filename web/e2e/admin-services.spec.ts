/** Service Management (rule W15). */
import type { Page } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { answer, callsOf, cutOff, hold, refuse, restore, runUntil } from './faults.ts';
import { dialog, isPhone, main, row, toast } from './hands.ts';
import { photo } from './pictures.ts';
import {
  asStaff,
  bookingsOf,
  call,
  changePrice,
  FACIAL,
  freeVisit,
  HOME,
  makeCategory,
  makeCustomer,
  makeService,
  withdraw,
} from './scene.ts';
import { openAsStaff, signInAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

const act = (page: Page, verb: 'View' | 'Update' | 'Delete', name: string) =>
  main(page).getByRole('button', { name: `${verb} ${name}`, exact: true });
const rows = (page: Page) => main(page).getByRole('button', { name: /^View / });
const found = async (name: string) => {
  const { content } = await call('GET', `/service/all?search=${encodeURIComponent(name)}`);
  return content[0];
};

test('staff add a service with a picture, view, update and delete it', { tag: '@release' }, async ({ page }) => {
  const [name, renamed] = ['Aa Sheet Mask', 'Aa Gold Sheet Mask'];
  await openAsStaff(page, '/admin/services?page=2&sort=price');
  await main(page).getByRole('button', { name: 'Add Service' }).click();
  const form = dialog(page, 'Add Service');
  await isAccessible(page, 'add');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Description').fill('Twenty quiet minutes.');
  await form.getByLabel('Price').fill('349.50');
  await form.getByLabel('Duration').fill('20');
  await form.getByLabel('Category').selectOption({ label: 'Facials & Clean-ups' });
  await form.getByLabel('Picture').setInputFiles(await photo(800, 600));
  await form.getByRole('button', { name: 'Add Service' }).click();
  await expect(form).toBeHidden();
  await expect(toast(page, 'Service created')).toBeVisible();
  // Rule W15: back to the first page, read anew.
  await expect(page).toHaveURL(/\/admin\/services\?sort=price$/);
  const { id, imageUrl } = await found(name);
  expect(imageUrl).toBeTruthy();

  await page.goto('/admin/services');
  const listed = row(page, name);
  for (const words of ['₹349.50', '20 min', 'Facials & Clean-ups']) await expect(listed).toContainText(words);
  await act(page, 'View', name).click();
  const details = dialog(page, 'Service Details');
  await expect(details.getByText('Twenty quiet minutes.')).toBeVisible();
  await isAccessible(page, 'view');
  await details.getByRole('button', { name: 'Update' }).click();

  const update = dialog(page, 'Update Service');
  await expect(update.getByLabel('Price')).toHaveValue('349.5');
  await update.getByLabel('Name').fill(renamed);
  await update.getByLabel('Price').fill('399');
  await isAccessible(page, 'update');
  await update.getByRole('button', { name: 'Save Changes' }).click();
  await expect(update).toBeHidden();
  await expect(row(page, renamed)).toContainText('₹399');
  expect(await found(renamed)).toMatchObject({ id, price: 399, durationInMinutes: 20, imageUrl });

  await act(page, 'Delete', renamed).click();
  const question = dialog(page, 'Delete this service?');
  await expect(question).toContainText("disappears from the site and from customers' carts");
  await isAccessible(page, 'delete');
  await question.getByRole('button', { name: 'Delete Service' }).click();
  await expect(toast(page, 'Service deleted')).toBeVisible();
  await expect(act(page, 'View', renamed)).toHaveCount(0);
  expect(await found(renamed)).toBeUndefined();
});

test('staff search, filter, sort and page the list, and the address keeps all of it', { tag: '@both' }, async ({ page }) => {
  await openAsStaff(page, '/admin/services');
  await isAccessible(page, 'list');
  if (!isPhone(page)) {
    const columns = page.getByRole('table', { name: 'Services' }).getByRole('columnheader');
    await expect(columns).toHaveText(['Service', 'Price', 'Duration', 'Category', 'Actions']);
  }
  await expect(rows(page)).toHaveCount(20);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toContainText(/Page 1 of \d/);
  await expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled();
  const first = await rows(page).first().getAttribute('aria-label');
  await pages.getByRole('button', { name: 'Next' }).click();
  // The status is announced as a whole, not only the changed '2'.
  await expect(pages.getByRole('status')).toHaveText(/^Page 2 of \d/);
  await expect(rows(page).first()).not.toHaveAccessibleName(first ?? '');
  await page.reload();
  await expect(pages).toContainText('Page 2 of');

  // A filter starts at page 1.
  const category = page.getByRole('combobox', { name: 'Category' });
  await category.selectOption({ label: 'Facials & Clean-ups' });
  await expect(page).toHaveURL(/\?category=[^&]+$/);
  await expect(act(page, 'View', FACIAL)).toBeVisible();
  await expect(pages).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search services' }).fill('gold');
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await expect(category.locator('option:checked')).toHaveText('Facials & Clean-ups');
  await page.getByRole('searchbox', { name: 'Search services' }).fill('zzzz');
  await expect(page.getByText('No services found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search or filter criteria')).toBeVisible();
  await isAccessible(page, 'nothing found');
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL(/\/admin\/services$/);
  await expect(rows(page)).toHaveCount(20);

  await page.getByRole('combobox', { name: 'Order' }).selectOption({ label: 'Price, high first' });
  await expect(page).toHaveURL(/sort=-price/);
  const { content } = await call('GET', '/service/all?sort=-price&size=1');
  await expect(rows(page).first()).toHaveAccessibleName(`View ${content[0].name}`);
  // A deleted category does not filter; a page beyond the last leads to the first.
  await page.goto('/admin/services?category=gone');
  await expect(category.locator('option:checked')).toHaveText('All Categories');
  await expect(rows(page)).toHaveCount(20);
  await page.goto('/admin/services?page=99');
  await page.getByRole('button', { name: 'Go to the First Page' }).click();
  await expect(rows(page)).toHaveCount(20);
});

test('services without a category have a badge and a filter, and get a category', async ({ page }) => {
  const { id, name: category } = await makeCategory('Fading');
  const service = await makeService('Aa Orphan Polish', 500, 'Soon without.', id);
  await openAsStaff(page, '/admin/services');
  await expect(row(page, service.name)).toContainText(category);
  await asStaff('DELETE', `/category/delete/${id}`);
  await page.reload();
  await expect(row(page, service.name)).toContainText('Uncategorised');
  await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Uncategorised' });
  await expect(page).toHaveURL(/category=none/);
  await expect(rows(page)).toHaveCount(1);
  await isAccessible(page, 'uncategorised');
  await act(page, 'Update', service.name).click();
  const update = dialog(page, 'Update Service');
  await update.getByLabel('Price').fill('550');
  await update.getByRole('button', { name: 'Save Changes' }).click();
  await expect(update.getByText('Category is required')).toBeVisible();
  await update.getByLabel('Category').selectOption({ label: 'Waxing' });
  await update.getByRole('button', { name: 'Save Changes' }).click();
  await expect(update).toBeHidden();
  await expect(page.getByText('No services found')).toBeVisible();
  expect(await found(service.name)).toMatchObject({ categoryName: 'Waxing', price: 550 });
});

test('W16 long names are cut where the list ends, and whole in the view', async ({ page }) => {
  const long = `Aa ${'Very '.repeat(12)}Long`;
  await makeService(long, 999.5, 'Unbrokenwordsthatgoonandon'.repeat(12));
  await openAsStaff(page, '/admin/services');
  // Not by letters: two lines of the phone's width.
  const name = main(page).getByText(long, { exact: true }).filter({ visible: true });
  const { shown, whole, line } = await name.evaluate(one => ({
    shown: one.clientHeight,
    whole: one.scrollHeight,
    line: Number.parseFloat(getComputedStyle(one).lineHeight),
  }));
  expect(shown).toBeLessThan(whole);
  expect(Math.round(shown / line)).toBe(2);
  await act(page, 'View', long).click();
  await expect(dialog(page, 'Service Details').getByRole('heading', { name: long })).toBeVisible();
  await isAccessible(page, 'a long view');
  await page.keyboard.press('Escape');
  await expect(act(page, 'View', long)).toBeFocused();
  await page.getByRole('button', { name: 'Grid view' }).click();
  await expect(page.getByRole('list', { name: 'Services' })).toBeVisible();
  await expect(page).toHaveURL(/view=grid/);
  await isAccessible(page, 'grid');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('mistakes are shown at the field, and nothing is sent', async ({ page }) => {
  await openAsStaff(page, '/admin/services');
  const sent = callsOf(page, 'POST', /service/);
  await main(page).getByRole('button', { name: 'Add Service' }).click();
  const form = dialog(page, 'Add Service');
  const submit = form.getByRole('button', { name: 'Add Service' });
  await submit.click();
  for (const words of [
    'Please fill all required fields correctly.',
    'Name is required',
    'Description is required',
    'Price is required',
    'Duration is required',
    'Category is required',
  ])
    await expect(form.getByText(words, { exact: true })).toBeVisible();
  await expect(form.getByLabel('Name')).toBeFocused();
  await isAccessible(page, 'errors');
  for (const [field, value, words] of [
    ['Price', '0', 'Price must be greater than 0'],
    ['Price', '-5', 'Price must be greater than 0'],
    ['Price', '10.005', 'Price must have at most two decimals'],
    ['Price', '100001', 'Price must be at most ₹1,00,000'],
    ['Duration', '-1', 'Duration must be greater than 0'],
    ['Duration', '30.5', 'Duration must be a whole number'],
    ['Duration', '1441', 'Duration must be at most 1,440 minutes'],
    ['Name', '   ', 'Name is required'],
  ] as const) {
    await form.getByLabel(field).fill(value);
    await expect(form.getByText(words, { exact: true }), `${field} ${value}`).toBeVisible();
  }
  expect(sent).toEqual([]);
});

test('refusals are shown where they happened', async ({ page }) => {
  const name = 'Aa Troubled';
  const doomed = await makeCategory('Doomed');
  await openAsStaff(page, '/admin/services');
  await main(page).getByRole('button', { name: 'Add Service' }).click();
  const form = dialog(page, 'Add Service');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Description').fill('Through all weathers.');
  await form.getByLabel('Price').fill('500');
  await form.getByLabel('Duration').fill('30');
  await form.getByLabel('Category').selectOption({ label: doomed.name });
  await asStaff('DELETE', `/category/delete/${doomed.id}`);
  const submit = form.getByRole('button', { name: 'Add Service' });
  await submit.click();
  await expect(form.getByText('This category was deleted meanwhile. Choose another.')).toBeVisible();
  await form.getByLabel('Category').selectOption({ label: 'Waxing' });
  await submit.click();
  await expect(form).toBeHidden();

  await refuse(page, 'DELETE', '/service/*', 500, 'INTERNAL_ERROR', 'Something went wrong. Please try again.');
  await act(page, 'Delete', name).click();
  const question = dialog(page, 'Delete this service?');
  await question.getByRole('button', { name: 'Delete Service' }).click();
  await expect(toast(page, 'Failed to delete service')).toBeVisible();
  await expect(question.getByText('Something went wrong. Please try again.')).toBeVisible();
  await restore(page, '/service/*');
  await question.getByRole('button', { name: 'Delete Service' }).click();
  await expect(question).toBeHidden();
  expect(await found(name)).toBeUndefined();
});

test('saving a service keeps what a colleague changed meanwhile', async ({ page }) => {
  const service = await makeService('Aa Colleague', 500);
  await openAsStaff(page, `/admin/services?search=${encodeURIComponent(service.name)}`);
  await act(page, 'Update', service.name).click();
  await changePrice(service, 600);
  const form = dialog(page, 'Update Service');
  await form.getByLabel('Description').fill('Better words.');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Service updated')).toBeVisible();
  expect(await found(service.name)).toMatchObject({ price: 600, description: 'Better words.', name: service.name });
});

test('saving a service that a colleague deleted says so', { tag: '@rare' }, async ({ page }) => {
  const service = await makeService('Aa Edited', 500);
  await openAsStaff(page, `/admin/services?search=${encodeURIComponent(service.name)}`);
  await act(page, 'Update', service.name).click();
  const form = dialog(page, 'Update Service');
  await form.getByLabel('Description').fill('Better words.');
  await withdraw(service);
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form.getByText('This service was deleted meanwhile.')).toBeVisible();
});

test('a failed list says so and can be tried again; an empty salon is invited to begin', async ({ page }) => {
  await signInAsStaff(page);
  await page.clock.install();
  await cutOff(page);
  await page.goto('/admin/services');
  await runUntil(page, page.getByText('Failed to fetch services.'));
  await expect(page.getByText('Failed to load categories')).toBeVisible();
  await isAccessible(page, 'failed');
  await restore(page);
  const retry = main(page).getByRole('button', { name: 'Try Again' });
  await retry.first().click();
  await expect(retry).toHaveCount(1);
  await retry.click();
  await expect(rows(page)).toHaveCount(20);
  await answer(page, '/service/all?*', { content: [], page: 0, size: 20, totalPages: 0, totalElements: 0 });
  await page.reload();
  await expect(page.getByText('No services found')).toBeVisible();
  await expect(page.getByText('Get started by adding your first service')).toBeVisible();
  await isAccessible(page, 'empty');
});

test('a slow list shows its skeleton, then the services', { tag: ['@desktop', '@rare'] }, async ({ page }) => {
  await signInAsStaff(page);
  const letGo = await hold(page, '/service/all?*');
  await page.goto('/admin/services');
  await expect(main(page).locator('[aria-busy=true]')).toBeVisible();
  await isAccessible(page, 'skeleton');
  letGo();
  await expect(rows(page)).toHaveCount(20);
});

test('deleting a service moves the focus to the row in its place', async ({ page }) => {
  const words = 'Neighbours';
  for (const letter of ['A', 'B', 'C']) await makeService(`${words} ${letter}`, 500);
  await openAsStaff(page, `/admin/services?search=${encodeURIComponent(words)}`);
  const remove = async (letter: string) => {
    await act(page, 'Delete', `${words} ${letter}`).click();
    await dialog(page, 'Delete this service?').getByRole('button', { name: 'Delete Service' }).click();
    await expect(act(page, 'View', `${words} ${letter}`)).toHaveCount(0);
  };
  await remove('A');
  await expect(act(page, 'View', `${words} B`)).toBeFocused();
  await remove('C');
  await expect(act(page, 'View', `${words} B`)).toBeFocused();
  // The last one leaves nothing but the page's title.
  await remove('B');
  await expect(page.getByRole('heading', { level: 1, name: 'Service Management' })).toBeFocused();
});

test('a deleted service leaves the shop and the carts but no booking', async ({ page }) => {
  const service = await makeService('Aa Farewell Facial', 1200);
  const customer = await makeCustomer({ cart: { [service.name]: 1, [FACIAL]: 1 }, addresses: [HOME] });
  const visit = await freeVisit(6);
  const order = { userId: customer.userId, serviceIds: [service.id], finalPrice: 1200, paymentType: 'PAY_AFTER' };
  await call('POST', '/booking', customer.token, { ...order, ...visit, addressId: customer.addressIds[0] });
  await openAsStaff(page, `/admin/services?search=${encodeURIComponent(service.name)}`);
  await act(page, 'Delete', service.name).click();
  await dialog(page, 'Delete this service?').getByRole('button', { name: 'Delete Service' }).click();
  await expect(page.getByText('No services found')).toBeVisible();
  await page.goto(`/all-services?search=${encodeURIComponent(service.name)}`);
  await expect(page.getByText('No services found')).toBeVisible();
  const cart = await call('GET', `/cart/${customer.cartId}`, customer.token);
  expect(cart.items.map((item: { service: { name: string } }) => item.service.name)).toEqual([FACIAL]);
  expect((await bookingsOf(customer))[0]).toMatchObject({ name: [service.name], finalPrice: 1200 });
});
