/** Coupon Management (rules W15, D1 to D5). */
import type { Page } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { answer, callsOf, hold, loseAnswer, refuse, restore } from './faults.ts';
import { dialog, isPhone, main, row, toast } from './hands.ts';
import { asStaff, call, dayAhead, FACIAL, makeCustomer } from './scene.ts';
import { endSessionElsewhere, openAsStaff, signInAgain, signInAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

const codes = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^Update / })
    .evaluateAll(buttons => buttons.map(button => button.getAttribute('aria-label')?.slice('Update '.length)));
let made = 0;
const ownCode = () => `TEST${made++}`;
const makeCoupon = (code: string, change: object = {}) =>
  asStaff('POST', '/coupon/create', {
    code,
    description: 'Made for a test.',
    discountType: 'PERCENTAGE',
    discountValue: 10,
    validFrom: dayAhead(-1),
    validTill: dayAhead(9),
    ...change,
  });
const inApi = (code: string) => asStaff('GET', `/coupon/${code}`);
const remove = (code: string) => asStaff('DELETE', `/coupon/${code}`);

test('staff add a coupon at the end, change it in place, and delete it', async ({ page }) => {
  const code = ownCode();
  await openAsStaff(page, '/admin/coupon');
  await isAccessible(page, 'list');
  const before = await codes(page);
  await main(page).getByRole('button', { name: 'Add Coupon' }).click();
  const form = dialog(page, 'Add Coupon');
  await form.getByLabel('Code').pressSequentially(code.toLowerCase());
  await expect(form.getByLabel('Code')).toHaveValue(code);
  await form.getByLabel('Description').fill('For those who test.');
  await form.getByLabel('Discount Type').selectOption({ label: 'Fixed amount (₹)' });
  await expect(form.getByText('Enter a discount to see what a ₹1,500 cart saves.')).toBeVisible();
  await form.getByLabel('Discount Value').fill('2000');
  await expect(form.getByRole('status').filter({ hasText: 'cart' })).toHaveText('₹1,500 cart → saves ₹1,500, pays ₹0');
  await form.getByLabel('Discount Value').fill('300');
  await expect(form.getByRole('status').filter({ hasText: 'cart' })).toHaveText('₹1,500 cart → saves ₹300, pays ₹1,200');
  await expect(form.getByLabel('Valid From')).toHaveValue(dayAhead(0));
  await form.getByLabel('Valid Till').fill(dayAhead(30));
  await expect(form.getByRole('switch', { name: 'Active' })).toBeChecked();
  await isAccessible(page, 'add');
  await form.getByRole('button', { name: 'Add Coupon' }).click();
  await expect(form).toBeHidden();
  await expect(toast(page, 'Coupon created')).toBeVisible();
  await expect.poll(() => codes(page)).toEqual([...before, code]);
  await expect(row(page, code)).toContainText('₹300.00');
  await expect(row(page, code)).toContainText('Unlimited');
  await expect(row(page, code)).toContainText('Active');
  expect(await inApi(code)).toMatchObject({ discountType: 'FIXED', discountValue: 300, usageLimit: null, isActive: true });

  await main(page)
    .getByRole('button', { name: `Update ${before[0]}` })
    .click();
  const update = dialog(page, 'Update Coupon');
  await expect(update.getByLabel('Code')).toHaveAttribute('readonly');
  await page.keyboard.press('Escape');
  await main(page)
    .getByRole('button', { name: `Update ${code}` })
    .click();
  await update.getByLabel('Usage Limit').fill('50');
  await update.getByLabel('Discount Value').fill('299.5');
  await update.getByRole('switch', { name: 'Active' }).uncheck({ force: true });
  await isAccessible(page, 'update');
  await update.getByRole('button', { name: 'Save Changes' }).click();
  await expect(update).toBeHidden();
  await expect(row(page, code)).toContainText('₹299.50');
  await expect(row(page, code)).toContainText('Inactive');
  expect(await codes(page)).toEqual([...before, code]);
  expect(await inApi(code)).toMatchObject({ usageLimit: 50, discountValue: 299.5, isActive: false });

  await main(page)
    .getByRole('button', { name: `Delete ${code}` })
    .click();
  const question = dialog(page, 'Delete Coupon');
  await expect(question.getByText('Are you sure you want to delete this coupon?')).toBeVisible();
  await isAccessible(page, 'delete');
  await question.getByRole('button', { name: 'Delete Coupon' }).click();
  await expect(question).toBeHidden();
  await expect.poll(() => codes(page)).toEqual(before);
});

test('the table has nine columns and names every state', { tag: '@both' }, async ({ page }) => {
  const [used, later, over, off] = [ownCode(), ownCode(), ownCode(), ownCode()];
  await makeCoupon(later, { validFrom: dayAhead(3) });
  await makeCoupon(over, { validTill: dayAhead(-1) });
  await makeCoupon(off, { isActive: false, discountValue: 12.5, usageLimit: 1234567 });
  await signInAsStaff(page);
  const all = await asStaff('GET', '/coupon');
  const usedUp = { ...(await inApi(later)), code: used, id: 'x', validFrom: dayAhead(-1), usageLimit: 5, usedCount: 5 };
  await answer(page, '/coupon', [...all, usedUp]);
  await page.goto('/admin/coupon');
  for (const [code, ...words] of [
    [later, 'Active', 'Not yet valid'],
    [over, 'Active', 'Expired'],
    [used, 'Active', 'Used up', '5'],
    [off, 'Inactive', '12.5%', '12,34,567'],
  ] as const)
    for (const said of words) await expect(row(page, code), code).toContainText(said);
  if (!isPhone(page)) {
    await expect(page.getByRole('table', { name: 'Coupons' }).getByRole('columnheader')).toHaveText([
      'Code',
      'Description',
      'Discount',
      'Valid From',
      'Valid Till',
      'Usage Limit',
      'Used Count',
      'Status',
      'Actions',
    ]);
  }
  await isAccessible(page, 'states');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test("the switch changes only the coupon's state, at once, and goes back on failure", async ({ page }) => {
  const code = ownCode();
  await makeCoupon(code);
  await openAsStaff(page, '/admin/coupon');
  const toggle = page.getByRole('switch', { name: `${code} is active` });
  // Somebody else has changed it since the list was read.
  const { id: _, usedCount: __, ...now } = await inApi(code);
  await asStaff('PUT', `/coupon/${code}`, { ...now, description: 'Changed elsewhere.', discountValue: 15 });
  await toggle.click({ force: true });
  await expect(row(page, code)).toContainText('Inactive');
  await expect.poll(() => inApi(code)).toMatchObject({ isActive: false, description: 'Changed elsewhere.', discountValue: 15 });
  await expect(row(page, code)).toContainText('15%');

  await refuse(page, 'PUT', '/coupon/*', 500, 'INTERNAL_ERROR');
  await toggle.click({ force: true });
  await expect(page.getByRole('alert').getByText('Failed to update coupon')).toBeVisible();
  await expect(toggle).not.toBeChecked();
  await isAccessible(page, 'the switch failed');
  await restore(page, '/coupon/*');
  // A second press changes nothing more.
  const sent = callsOf(page, 'PUT', /coupon/);
  const letGo = await hold(page, '/coupon/*');
  await toggle.click({ force: true });
  await toggle.click({ force: true });
  letGo();
  await expect.poll(async () => (await inApi(code)).isActive).toBe(true);
  await expect(toggle).toBeChecked();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(sent).toHaveLength(1);
});

test('the focus goes to a neighbour when a switched coupon turns out to be deleted', { tag: '@rare' }, async ({ page }) => {
  const code = ownCode();
  await makeCoupon(code);
  await openAsStaff(page, '/admin/coupon');
  const toggle = page.getByRole('switch', { name: `${code} is active` });
  await expect(toggle).toBeVisible();
  await remove(code);
  await toggle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('alert').getByText('This coupon was deleted meanwhile.')).toBeVisible();
  await expect(toggle).toHaveCount(0);
  await expect(main(page).locator('[data-record] :focus')).toHaveCount(1);
});

test('mistakes are shown at the field, also those that only the server knows', async ({ page }) => {
  const code = ownCode();
  await makeCoupon(code, { usageLimit: 5 });
  await openAsStaff(page, '/admin/coupon');
  const sent = callsOf(page, 'POST', /coupon/);
  await main(page).getByRole('button', { name: 'Add Coupon' }).click();
  const form = dialog(page, 'Add Coupon');
  const submit = form.getByRole('button', { name: 'Add Coupon' });
  await form.getByLabel('Valid From').fill('');
  await submit.click();
  for (const words of ['Code is required', 'Discount value is required', 'Valid from is required', 'Valid till is required'])
    await expect(form.getByText(words, { exact: true })).toBeVisible();
  await expect(form.getByLabel('Code')).toBeFocused();
  await isAccessible(page, 'errors');
  for (const [field, value, words] of [
    ['Code', 'ab', 'Code must be 3 to 20 letters, digits, hyphens or underscores'],
    ['Code', 'नमस्ते', 'Code must be 3 to 20 letters, digits, hyphens or underscores'],
    ['Discount Value', '0', 'Discount value must be at least 0.01'],
    ['Discount Value', '100.01', 'A percentage discount must be at most 100'],
    ['Discount Value', '10.005', 'Discount value must have at most two decimals'],
    ['Usage Limit', '0', 'Usage limit must be at least 1'],
    ['Usage Limit', '2.5', 'Usage limit must be a whole number'],
  ] as const) {
    await form.getByLabel(field).fill(value);
    await submit.click();
    await expect(form.getByText(words, { exact: true }), `${field} ${value}`).toBeVisible();
  }
  await form.getByLabel('Usage Limit').fill('');
  await form.getByLabel('Discount Value').fill('150');
  await form.getByLabel('Valid From').fill(dayAhead(5));
  await form.getByLabel('Valid Till').fill(dayAhead(4));
  await form.getByLabel('Code').fill(code);
  await submit.click();
  await expect(form.getByText('Valid till must not be before valid from')).toBeVisible();
  await expect(form.getByText('A percentage discount must be at most 100')).toBeVisible();
  // Another discount type has another limit.
  await form.getByLabel('Discount Type').selectOption({ label: 'Fixed amount (₹)' });
  await expect(form.getByText('A percentage discount must be at most 100')).toHaveCount(0);
  await form.getByLabel('Valid From').fill(dayAhead(4));
  await expect(form.getByText('Valid till must not be before valid from')).toHaveCount(0);
  expect(sent).toEqual([]);
  await submit.click();
  await expect(form.getByText('A coupon with this code already exists.')).toBeVisible();
  await expect(form.getByLabel('Code')).toBeFocused();
  expect(sent).toHaveLength(1);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();
});

test('failures are shown in a red banner where they happened', async ({ page }) => {
  await signInAsStaff(page);
  await refuse(page, 'GET', '/coupon', 400, 'VALIDATION_ERROR');
  await page.goto('/admin/coupon');
  await expect(page.getByRole('alert').getByText('Failed to fetch coupons')).toBeVisible();
  await isAccessible(page, 'failed');
  await restore(page, '/coupon');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(row(page, 'NIKHAR10')).toBeVisible();
  await refuse(page, 'PUT', '/coupon/*', 500, 'INTERNAL_ERROR');
  await main(page).getByRole('button', { name: 'Update NIKHAR10' }).click();
  const update = dialog(page, 'Update Coupon');
  await update.getByLabel('Description').fill('Never kept.');
  await update.getByRole('button', { name: 'Save Changes' }).click();
  await expect(update.getByRole('alert').getByText('Failed to update coupon')).toBeVisible();
  await update.getByRole('button', { name: 'Cancel' }).click();
  await refuse(page, 'DELETE', '/coupon/*', 500, 'INTERNAL_ERROR');
  await main(page).getByRole('button', { name: 'Delete NIKHAR10' }).click();
  await dialog(page, 'Delete Coupon').getByRole('button', { name: 'Delete Coupon' }).click();
  await expect(dialog(page, 'Delete Coupon').getByRole('alert').getByText('Failed to delete coupon')).toBeVisible();
});

test('the page says that there are no coupons, and keeps the shape while they load', async ({ page }) => {
  await signInAsStaff(page);
  await answer(page, '/coupon', []);
  const letGo = await hold(page, '/coupon');
  await page.goto('/admin/coupon');
  await expect(main(page).locator('[aria-busy=true]')).toBeVisible();
  await isAccessible(page, 'skeleton');
  letGo();
  await expect(page.getByText('No coupons found.')).toBeVisible();
  await isAccessible(page, 'empty');
});

test('an active coupon is offered to customers until it is switched off', { tag: '@desktop' }, async ({ page }) => {
  const code = ownCode();
  await makeCoupon(code);
  const { token } = await makeCustomer({ cart: { [FACIAL]: 1 } });
  const offered = async () => (await call('GET', '/coupon', token)).some((one: { code: string }) => one.code === code);
  expect(await offered()).toBe(true);
  await openAsStaff(page, '/admin/coupon');
  await page.getByRole('switch', { name: `${code} is active` }).click({ force: true });
  await expect.poll(offered).toBe(false);
});

test('saving a coupon keeps what a colleague changed meanwhile', async ({ page }) => {
  const code = ownCode();
  const { id: _, usedCount: __, ...coupon } = await makeCoupon(code);
  await openAsStaff(page, '/admin/coupon');
  await row(page, code)
    .getByRole('button', { name: `Update ${code}` })
    .click();
  await asStaff('PUT', `/coupon/${code}`, { ...coupon, isActive: false, usageLimit: 7 });
  const form = dialog(page, 'Update Coupon');
  await form.getByLabel('Discount Value').fill('12');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Coupon updated')).toBeVisible();
  expect(await inApi(code)).toMatchObject({ discountValue: 12, isActive: false, usageLimit: 7 });
});

test('a coupon begun before midnight is restored after it, valid from the new day', { tag: '@rare' }, async ({ page }) => {
  const code = ownCode();
  await openAsStaff(page, '/admin/coupon');
  const form = dialog(page, 'Add Coupon');
  const begin = () => main(page).getByRole('button', { name: 'Add Coupon' }).click();
  await begin();
  await form.getByLabel('Code').fill(code);
  await form.getByLabel('Discount Value').fill('15');
  await form.getByLabel('Valid Till').fill(dayAhead(9));
  await expect(form.getByLabel('Valid From')).toHaveValue(dayAhead(0));
  await page.route('**/api/v1/**', async route => {
    const response = await route.fetch();
    const tomorrow = new Date(Date.now() + 86_400_000).toUTCString();
    await route.fulfill({ response, headers: { ...response.headers(), date: tomorrow } });
  });
  await endSessionElsewhere(page);
  await signInAgain(page);
  await expect(row(page, 'NIKHAR10')).toBeVisible();
  await begin();
  await expect(form.getByText('What you had typed is here again.')).toBeVisible();
  await expect(form.getByLabel('Code')).toHaveValue(code);
  await expect(form.getByLabel('Discount Value')).toHaveValue('15');
  await expect(form.getByLabel('Valid Till')).toHaveValue(dayAhead(9));
  await expect(form.getByLabel('Valid From')).toHaveValue(dayAhead(1));
});

test('a limit that is not a number is not taken for no limit', { tag: '@rare' }, async ({ page }) => {
  const code = ownCode();
  await makeCoupon(code, { usageLimit: 5 });
  await openAsStaff(page, '/admin/coupon');
  const sent = callsOf(page, 'PUT', /coupon/);
  await row(page, code)
    .getByRole('button', { name: `Update ${code}` })
    .click();
  const form = dialog(page, 'Update Coupon');
  const limit = form.getByLabel('Usage Limit');
  const save = form.getByRole('button', { name: 'Save Changes' });
  await limit.press('End');
  await limit.press('e');
  await save.click();
  await expect(form.getByText('Please enter a number', { exact: true })).toBeVisible();
  await expect(limit).toBeFocused();
  // Also beside other fields' mistakes.
  await form.getByLabel('Discount Value').fill('');
  await save.click();
  await expect(form.getByText('Discount value is required')).toBeVisible();
  await expect(form.getByText('Please enter a number', { exact: true })).toBeVisible();
  await form.getByLabel('Discount Value').fill('10');
  expect(sent).toEqual([]);
  await limit.press('End');
  await limit.press('Backspace');
  await expect(form.getByText('Please enter a number', { exact: true })).toHaveCount(0);
  await save.click();
  await expect(form).toBeHidden();
  expect(await inApi(code)).toMatchObject({ usageLimit: 5 });
});

test('dates take one line and figures are right-aligned in the table', { tag: ['@desktop', '@rare'] }, async ({ page }) => {
  const code = 'WIDEST-COUPON-OF-ALL';
  const widest = { ...(await inApi('NIKHAR10')), code, id: 'x', discountType: 'FIXED', discountValue: 12345.5 };
  const all = await asStaff('GET', '/coupon');
  await answer(page, '/coupon', [...all, { ...widest, usageLimit: 1234567, usedCount: 1234567 }]);
  await openAsStaff(page, '/admin/coupon');
  const table = page.getByRole('table', { name: 'Coupons' });
  const cells = row(page, code).getByRole('cell');
  for (const place of [2, 3]) {
    const height = await cells.nth(place).evaluate(cell => {
      const words = document.createRange();
      words.selectNodeContents(cell);
      return new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    });
    expect(height).toBe(1);
  }
  for (const name of ['Usage Limit', 'Used Count'])
    await expect(table.getByRole('columnheader', { name })).toHaveCSS('text-align', 'right');
  for (const place of [4, 5]) await expect(cells.nth(place)).toHaveCSS('text-align', 'right');
  // The figures keep their distance from the status.
  const [used, status] = ['Used Count', 'Status'].map(name => table.getByRole('columnheader', { name }));
  const edge = (one: typeof used, side: 'left' | 'right') =>
    one?.evaluate((head, side) => {
      const words = document.createRange();
      words.selectNodeContents(head);
      return words.getBoundingClientRect()[side];
    }, side);
  expect(((await edge(status, 'left')) ?? 0) - ((await edge(used, 'right')) ?? 0)).toBeGreaterThanOrEqual(24);
  // The card would cut off a wider table.
  expect(await table.evaluate(one => one.scrollWidth - (one.parentElement?.clientWidth ?? 0))).toBeLessThanOrEqual(0);
});

test('a table too wide for the largest figures can be scrolled to its end', { tag: ['@desktop', '@rare'] }, async ({ page }) => {
  const code = 'WIDEST-COUPON-OF-ALL';
  const widest = { ...(await inApi('NIKHAR10')), code, id: 'x', discountType: 'FIXED', discountValue: 1_000_000 };
  await answer(page, '/coupon', [
    ...(await asStaff('GET', '/coupon')),
    { ...widest, usageLimit: 1_000_000_000, usedCount: 1_000_000_000 },
  ]);
  await openAsStaff(page, '/admin/coupon');
  await row(page, code).getByText(code).hover();
  await page.mouse.wheel(500, 0);
  await expect(row(page, code).getByRole('button', { name: `Delete ${code}` })).toBeInViewport({ ratio: 1 });
});

test('after a lost answer and a deletion, the same coupon is created again', { tag: '@rare' }, async ({ page }) => {
  const code = ownCode();
  await openAsStaff(page, '/admin/coupon');
  const form = dialog(page, 'Add Coupon');
  const send = async () => {
    await main(page).getByRole('button', { name: 'Add Coupon' }).first().click();
    await form.getByLabel('Code').fill(code);
    await form.getByLabel('Discount Value').fill('15');
    await form.getByLabel('Valid Till').fill(dayAhead(30));
    await form.getByRole('button', { name: 'Add Coupon' }).click();
  };
  await loseAnswer(page, '/coupon/create');
  await send();
  await expect(form.getByText('Failed to create coupon')).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await main(page)
    .getByRole('button', { name: `Delete ${code}` })
    .click();
  await dialog(page, 'Delete Coupon').getByRole('button', { name: 'Delete Coupon' }).click();
  await expect(row(page, code)).toHaveCount(0);
  await send();
  await expect(row(page, code)).toBeVisible();
  expect(await inApi(code)).toMatchObject({ discountValue: 15 });
});

test('Discard waits for a save on its way', { tag: '@rare' }, async ({ page }) => {
  const code = ownCode();
  await openAsStaff(page, '/admin/coupon');
  await main(page).getByRole('button', { name: 'Add Coupon' }).first().click();
  const form = dialog(page, 'Add Coupon');
  await form.getByLabel('Code').fill(code);
  await form.getByLabel('Discount Value').fill('15');
  await form.getByLabel('Valid Till').fill(dayAhead(30));
  await page.keyboard.press('Escape');
  const discard = form.getByRole('button', { name: 'Discard' });
  await expect(discard).toBeEnabled();
  const letGo = await hold(page, '/coupon/create');
  await form.locator('form').evaluate((sent: HTMLFormElement) => sent.requestSubmit());
  await expect(discard).toBeDisabled();
  letGo();
  await expect(form).toBeHidden();
  await expect(row(page, code)).toBeVisible();
});

test('staff give a coupon to one customer, who alone reads and uses it', async ({ page }) => {
  const code = ownCode();
  const customer = await makeCustomer({ name: 'Meenal Own Couponwala' });
  await openAsStaff(page, '/admin/coupon');
  await main(page).getByRole('button', { name: 'Add Coupon' }).click();
  const form = dialog(page, 'Add Coupon');
  await form.getByLabel('For', { exact: true }).selectOption({ label: 'One customer' });
  await form.getByLabel('Code').fill(code);
  await form.getByLabel('Discount Value').fill('20');
  await form.getByLabel('Valid Till').fill(dayAhead(30));
  await form.getByRole('button', { name: 'Add Coupon' }).click();
  await expect(form.getByText('Choose whose coupon it is.')).toBeVisible();
  await form.getByLabel('Search a customer').fill('meenal couponwala');
  await form.getByRole('button', { name: /Meenal Own Couponwala/ }).click();
  await expect(form.getByRole('button', { name: 'Choose Another' })).toBeVisible();
  await form.getByLabel('Limit for Each Customer').fill('1');
  await isAccessible(page, 'personal coupon');
  await form.getByRole('button', { name: 'Add Coupon' }).click();
  await expect(form).toBeHidden();
  await expect(main(page).getByLabel('Show')).toHaveValue('personal');
  await expect(row(page, code)).toContainText('Only for Meenal Own Couponwala · Once for each customer');
  await isAccessible(page, 'personal list');
  await main(page).getByLabel('Show').selectOption({ label: 'For Everybody' });
  await expect(row(page, 'NIKHAR10')).toBeVisible();
  await expect(row(page, code)).toHaveCount(0);

  const own = await call('GET', '/coupon', customer.token);
  expect(own[0]).toMatchObject({ code, userId: customer.userId });
  const other = await makeCustomer();
  expect((await call('GET', '/coupon', other.token)).map((one: { code: string }) => one.code)).not.toContain(code);
  await page.goto(`/admin/customers?customer=${customer.userId}`);
  await expect(page.getByRole('region', { name: 'Personal Coupons' })).toContainText(code);
  await page.goto(`/admin/bookings/new?mobile=${customer.mobile}`);
  await expect(
    main(page)
      .getByLabel('Coupon')
      .getByRole('option', { name: new RegExp(`${code} \\(20% off, personal`) }),
  ).toBeAttached();
});
