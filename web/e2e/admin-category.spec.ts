/** Category Management (rule W15), and the pictures of the catalogue. */
import type { Page } from '@playwright/test';
import { openMenu } from './at-admin-menu.ts';
import { isAccessible } from './axe.ts';
import { callsOf, comeFromWithin, goBack, refuse, restore } from './faults.ts';
import { dialog, isPhone, main, toast } from './hands.ts';
import { heavyPhoto, notAPicture, photo } from './pictures.ts';
import { asStaff, call, makeCategory } from './scene.ts';
import { openAsStaff, signInAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

const create = async (page: Page) => {
  await main(page).getByRole('button', { name: 'Create Category' }).first().click();
  return dialog(page, 'Create Category');
};
/** The cards stand in this many columns, within the window. */
const isTiled = async (page: Page, columns: number) => {
  const cards = page.getByRole('list', { name: 'Categories' }).getByRole('listitem');
  const lefts = () => cards.evaluateAll(all => new Set(all.map(card => Math.round(card.getBoundingClientRect().left))).size);
  await expect.poll(lefts).toBe(columns);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
};
const view = (page: Page, name: string) => main(page).getByRole('button', { name: `View ${name}`, exact: true });
const found = async (name: string) => {
  const { content } = await call('GET', '/category');
  return content.find((one: { name: string }) => one.name === name);
};

test('staff create a category with a picture, view, edit and delete it', { tag: '@both' }, async ({ page, context }) => {
  if (!isPhone(page)) await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [name, renamed] = ['Lash Bar', 'Lash Lounge'];
  await openAsStaff(page, '/admin/category');
  const form = await create(page);
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Description').fill('Lashes lifted and tinted at home.');
  await form.getByLabel('Picture').setInputFiles(await photo(1200, 400));
  await expect(form.getByRole('img', { name: 'Preview of the chosen file' })).toBeVisible();
  await expect(form.getByText('Cards show what is in the frame: the sides are cut off.')).toBeVisible();
  await isAccessible(page, 'create with a picture');
  await form.getByRole('button', { name: 'Create Category' }).click();
  await expect(form).toBeHidden();
  await expect(toast(page, 'Category created')).toBeVisible();
  const { id, imagePath } = await found(name);
  expect(imagePath).toMatch(/^\/api\/v1\/image\//);

  // The view shows the id, which can be copied.
  await view(page, name).click();
  const details = dialog(page, 'Category Details');
  await expect(details.getByText(id)).toBeVisible();
  await expect(details.getByRole('heading', { name })).toBeVisible();
  await isAccessible(page, 'view');
  if (!isPhone(page)) {
    await details.getByRole('button', { name: 'Copy the category ID' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id);
  }

  // Rename it; then keep, replace and remove the picture.
  await details.getByRole('button', { name: 'Edit' }).click();
  const edit = dialog(page, 'Edit Category');
  await edit.getByLabel('Name').fill(renamed);
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(view(page, renamed)).toBeVisible();
  expect((await found(renamed)).imagePath).toBe(imagePath);
  const update = main(page).getByRole('button', { name: `Update ${renamed}` });
  await update.click();
  await edit.getByLabel('Picture').setInputFiles(await photo(400, 300));
  await expect(edit.getByText('It fits the cards as it is.')).toBeVisible();
  await edit.getByRole('button', { name: 'Keep the picture as it was' }).click();
  await expect(edit.getByRole('button', { name: 'Remove the picture' })).toBeVisible();
  await edit.getByLabel('Picture').setInputFiles(await photo(400, 300));
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(edit).toBeHidden();
  const second = (await found(renamed)).imagePath;
  expect(second).not.toBe(imagePath);
  await update.click();
  await edit.getByRole('button', { name: 'Remove the picture' }).click();
  await expect(edit.getByRole('img')).toHaveCount(0);
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(edit).toBeHidden();
  expect((await found(renamed)).imagePath).toBeNull();

  await main(page)
    .getByRole('button', { name: `Delete ${renamed}` })
    .click();
  const question = dialog(page, 'Delete this category?');
  await expect(
    question.getByText('This action cannot be undone. All services in this category will need to be reassigned.'),
  ).toBeVisible();
  await isAccessible(page, 'delete');
  await question.getByRole('button', { name: 'Delete Category' }).click();
  await expect(question).toBeHidden();
  await expect(view(page, renamed)).toHaveCount(0);
  expect(await found(renamed)).toBeUndefined();
});

test('staff search names and descriptions, as list or grid, and the address keeps both', { tag: '@both' }, async ({ page }) => {
  await openAsStaff(page, '/admin/category');
  await isAccessible(page, 'list');
  const search = page.getByRole('searchbox', { name: 'Search categories' });
  const listed = main(page).getByRole('button', { name: /^View / });
  // The description contains the word in small letters.
  await search.fill('CHEMICAL');
  await expect(page).toHaveURL(/search=CHEMICAL/);
  await expect(listed).toHaveCount(1);
  await expect(listed).toHaveAccessibleName('View Mehendi');
  await search.fill('hands and feet');
  await expect(page).toHaveURL(/search=hands/);
  await expect(listed).toHaveCount(1);
  await search.fill('zzzz');
  await expect(page.getByText('No categories found')).toBeVisible();
  await isAccessible(page, 'nothing found');
  await page.getByRole('button', { name: 'Clear Search' }).click();
  await expect(main(page).getByRole('button', { name: /^View / })).not.toHaveCount(0);
  const toggle = page.getByRole('group', { name: 'View' });
  if (!isPhone(page)) {
    const columns = page.getByRole('table', { name: 'Categories' }).getByRole('columnheader');
    await expect(columns).toHaveText(['Category', 'Description', 'Services', 'Actions']);
  }
  await toggle.getByRole('button', { name: 'Grid view' }).click();
  await expect(page.getByRole('list', { name: 'Categories' })).toBeVisible();
  await isAccessible(page, 'grid');
  await page.reload();
  await expect(page.getByRole('list', { name: 'Categories' })).toBeVisible();
  await isTiled(page, isPhone(page) ? 2 : 4);
  await toggle.getByRole('button', { name: 'List view' }).click();
  await (isPhone(page) ? isTiled(page, 1) : expect(page.getByRole('table')).toBeVisible());
});

test('mistakes are shown at the field, and nothing is sent', async ({ page }) => {
  await openAsStaff(page, '/admin/category');
  await comeFromWithin(page);
  const sent = callsOf(page, 'POST', /category/);
  const form = await create(page);
  const submit = form.getByRole('button', { name: 'Create Category' });
  await submit.click();
  for (const words of ['Name is required', 'Description is required', 'Name and description are required'])
    await expect(form.getByText(words, { exact: true })).toBeVisible();
  await expect(form.getByLabel('Name')).toBeFocused();
  await isAccessible(page, 'errors');
  await form.getByLabel('Name').fill(' a ');
  await form.getByLabel('Description').fill('too short');
  await submit.click();
  await expect(form.getByText('Name must be at least 2 characters')).toBeVisible();
  await expect(form.getByText('Description must be at least 10 characters')).toBeVisible();
  await expect(form.getByText('Name and description are required')).toHaveCount(0);
  for (const [file, words] of [
    [notAPicture('menu.pdf', 'application/pdf'), 'Please select a valid image file'],
    [notAPicture('drawing.svg', 'image/svg+xml'), 'Please select a valid image file'],
    [notAPicture('broken.png', 'image/png'), 'Please select a valid image file'],
    [notAPicture('huge.jpg', 'image/jpeg', 5 * 1024 * 1024), 'Please select a valid image file'],
  ] as const) {
    await form.getByLabel('Picture').setInputFiles(file);
    await expect(form.getByText(words, { exact: true }), file.name).toBeVisible();
    await form.getByRole('button', { name: 'Remove the picture' }).click();
    await expect(form.getByText(words, { exact: true }), file.name).toHaveCount(0);
  }
  await form.getByLabel('Picture').setInputFiles(await photo(200, 100));
  await expect(form.getByText('It has 200 × 100 pixels and may look blurred on a card.')).toBeVisible();
  expect(sent).toEqual([]);
  // A stray key or Back does not lose typed values.
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Keep Editing' }).click();
  await expect(form.getByLabel('Name')).toHaveValue(' a ');
  await goBack(page);
  await form.getByRole('button', { name: 'Keep Editing' }).click();
  await expect(form.getByLabel('Name')).toHaveValue(' a ');
  await goBack(page);
  await form.getByRole('button', { name: 'Discard' }).click();
  await expect(form).toBeHidden();
  await expect(main(page).getByRole('button', { name: 'Create Category' }).first()).toBeFocused();
});

test('a tall picture is cropped like the others, for staff and customers', { tag: '@rare' }, async ({ page }) => {
  const name = 'Tall Picture';
  await openAsStaff(page, '/admin/category');
  const form = await create(page);
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Description').fill('Photographed with a telephone held upright.');
  await form.getByLabel('Picture').setInputFiles(await photo(600, 1200));
  await expect(form.getByText('Cards show what is in the frame: top and bottom are cut off.')).toBeVisible();
  await form.getByRole('button', { name: 'Create Category' }).click();
  await expect(form).toBeHidden();
  for (const path of ['/admin/category', '/services']) {
    await page.goto(path);
    const card = page.getByRole('listitem').or(page.getByRole('row')).filter({ hasText: name });
    const picture = card.locator('img');
    // A picture is asked for once its place is near.
    await card.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalHeight)).toBeGreaterThan(0);
    const box = await picture.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 1);
  }
});

test('a picture can be dropped on its field; a drop beside it does nothing', { tag: ['@desktop', '@rare'] }, async ({ page }) => {
  await openAsStaff(page, '/admin/category');
  const form = await create(page);
  await expect(form).toBeVisible();
  const bytes = [...(await photo(400, 300)).buffer];
  const drop = (selector: string) =>
    page.evaluate(
      ([target, content]) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array(content)], 'dropped.jpg', { type: 'image/jpeg' }));
        const event = new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true });
        document.querySelector(target)?.dispatchEvent(event);
        return event.defaultPrevented;
      },
      [selector, bytes] as const,
    );
  expect(await drop('dialog h2')).toBe(true);
  await expect(form.getByText('dropped.jpg')).toHaveCount(0);
  await drop('dialog label:has(input[type=file])');
  await expect(form.getByText('dropped.jpg')).toBeVisible();
  await expect(form.getByText('It fits the cards as it is.')).toBeVisible();
});

test('an upload shows its progress, can be cancelled, and can be tried again', { tag: '@desktop' }, async ({ page, context }) => {
  const name = 'Slow Line';
  await openAsStaff(page, '/admin/category');
  const form = await create(page);
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Description').fill('Over a slow line.');
  await form.getByLabel('Picture').setInputFiles(await heavyPhoto());
  await expect(form.getByRole('img', { name: 'Preview of the chosen file' })).toBeVisible();
  const line = await context.newCDPSession(page);
  const speed = (uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput });
  await speed(60_000);
  await form.getByRole('button', { name: 'Create Category' }).click();
  await expect(form.getByRole('button', { name: /^Uploading [1-9]\d?%$/ })).toBeVisible();
  const bar = form.getByRole('progressbar', { name: 'Upload' });
  await expect(bar).toBeVisible();
  const before = Number(await bar.getAttribute('value'));
  await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(before);
  await isAccessible(page, 'uploading');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form.getByText('Upload cancelled. Nothing was saved.')).toBeVisible();
  await expect(bar).toHaveCount(0);
  expect(await found(name)).toBeUndefined();
  await speed(-1);
  await form.getByRole('button', { name: 'Create Category' }).click();
  await expect(form).toBeHidden();
  expect((await found(name)).imagePath).toBeTruthy();
});

test('a refused picture is reported at the picture, other failures as a toast and in the form', async ({ page }) => {
  const name = 'Refused';
  await openAsStaff(page, '/admin/category');
  const form = await create(page);
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Description').fill('To be refused at first.');
  await form.getByLabel('Picture').setInputFiles(await photo(400, 300));
  const submit = form.getByRole('button', { name: 'Create Category' });
  for (const [status, code, words] of [
    [413, 'IMAGE_TOO_LARGE', 'Image size must be less than 5MB'],
    [415, 'INVALID_IMAGE', 'Please select a valid image file'],
  ] as const) {
    await refuse(page, 'POST', '/category/create', status, code, words);
    await submit.click();
    await expect(form.getByText(words, { exact: true })).toBeVisible();
    await expect(form.getByLabel('Picture')).toHaveAttribute('aria-invalid', 'true');
    await restore(page, '/category/create');
  }
  await refuse(page, 'POST', '/category/create', 500, 'INTERNAL_ERROR', 'Something went wrong. Please try again.');
  await submit.click();
  await expect(toast(page, 'Failed to create category')).toBeVisible();
  await expect(form.getByRole('alert').getByText('Something went wrong. Please try again.')).toBeVisible();
  // The form fills a phone's screen, and a toast must not cover its Close button.
  await form.getByRole('button', { name: 'Close' }).click({ trial: true, timeout: 3_000 });
  await restore(page, '/category/create');
  await submit.click();
  await expect(form).toBeHidden();
});

test('a list that fails to load says so and can be tried again', async ({ page }) => {
  await signInAsStaff(page);
  await refuse(page, 'GET', '/category?*', 400, 'VALIDATION_ERROR');
  await page.goto('/admin/category');
  await expect(page.getByRole('alert').getByText('Failed to load categories')).toBeVisible();
  await expect(page.getByText('Failed to fetch categories. Please try again later.')).toBeVisible();
  await isAccessible(page, 'failed');
  await restore(page, '/category?*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(main(page).getByRole('button', { name: /^View / })).not.toHaveCount(0);
});

test('deleting a category that a colleague deleted is no failure, and its row goes', { tag: '@rare' }, async ({ page }) => {
  const name = 'Fleeting';
  const { id } = await makeCategory(name);
  await openAsStaff(page, `/admin/category?search=${encodeURIComponent(name)}`);
  await main(page)
    .getByRole('button', { name: `Delete ${name}` })
    .click();
  await asStaff('DELETE', `/category/delete/${id}`);
  await dialog(page, 'Delete this category?').getByRole('button', { name: 'Delete Category' }).click();
  await expect(page.getByText('No categories found')).toBeVisible();
});

test('saving a category that a colleague deleted says so', { tag: '@rare' }, async ({ page }) => {
  const name = 'Edited';
  const { id } = await makeCategory(name);
  await openAsStaff(page, `/admin/category?search=${encodeURIComponent(name)}`);
  await main(page)
    .getByRole('button', { name: `Update ${name}` })
    .click();
  const form = dialog(page, 'Edit Category');
  await form.getByLabel('Description').fill('Better words for it.');
  await asStaff('DELETE', `/category/delete/${id}`);
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form.getByText('This category was deleted meanwhile.')).toBeVisible();
});

test('View Site shows a change at once although the shop caches categories for a day', { tag: '@rare' }, async ({ page }) => {
  const [name, renamed] = ['Before', 'After'];
  await makeCategory(name);
  await openAsStaff(page, `/admin/category?search=${encodeURIComponent(name)}`);
  const toShop = async () => {
    await openMenu(page);
    await page.getByRole('link', { name: 'View Site' }).filter({ visible: true }).click();
    await page.getByRole('link', { name: 'Book Appointment' }).first().click();
    await expect(page).toHaveURL(/\/services$/);
  };
  await toShop();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  while (!page.url().includes('/admin/')) await page.goBack();
  await main(page)
    .getByRole('button', { name: `Update ${name}` })
    .click();
  const edit = dialog(page, 'Edit Category');
  await edit.getByLabel('Name').fill(renamed);
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(edit).toBeHidden();
  await toShop();
  await expect(page.getByRole('heading', { name: renamed })).toBeVisible();
  await expect(page.getByRole('heading', { name })).toHaveCount(0);
});
