/** A typed address is not lost by a stray tap or by the end of the session (rule A15). */
import type { Page } from '@playwright/test';
import { confirm, dialogOf, openDialog, save, touchMap } from './at-address.ts';
import { fromAccountMenu, letTimePass, signInWithCode } from './customer.ts';
import { comeFromWithin, goBack } from './faults.ts';
import { call, FACIAL, makeCustomer, signedIn } from './scene.ts';
import { expect, test } from './test.ts';

test('the dialog asks before it throws typed input away', async ({ page }) => {
  await openDialog(page);
  await comeFromWithin(page);
  const dialog = dialogOf(page);
  const question = dialog.getByRole('alertdialog', { name: 'Discard your changes?' });
  await touchMap(page);
  await expect(dialog.getByText(/Wardha Road/)).toBeVisible();
  await confirm(page).click();
  await dialog.getByLabel('Building').fill('Teak House');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Keep Editing' }).click();
  await expect(dialog.getByLabel('Building')).toHaveValue('Teak House');
  // Back goes one step back: the browser's, and the phone's, which closes the dialog without a question when pressed twice.
  const closeUnasked = () => page.evaluate(() => document.querySelector('dialog')?.close());
  for (const back of [() => goBack(page), closeUnasked]) {
    await back();
    await expect(confirm(page)).toBeVisible();
    await expect(question).toHaveCount(0);
    await confirm(page).click();
    await expect(dialog.getByLabel('Building')).toHaveValue('Teak House');
  }
  await expect(page.locator('dialog:modal')).toHaveCount(1);
  // From the first step Back leads out, after a question.
  await dialog.getByRole('button', { name: 'Back' }).click();
  await goBack(page);
  await question.getByText('Discard your changes?').click();
  // Back answers the question with the choice that loses nothing.
  await goBack(page);
  await expect(question).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Keep Editing' }).click();
  await confirm(page).click();
  await expect(dialog.getByLabel('Building')).toHaveValue('Teak House');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  // With nothing typed the dialog closes without a question.
  await page.getByRole('button', { name: 'Add New Address' }).click();
  await touchMap(page);
  await expect(dialog.getByText(/Wardha Road/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

/** Fills the form, then ends the session. */
const typeUntilSessionEnds = async (page: Page, token: string) => {
  const dialog = dialogOf(page);
  await touchMap(page);
  await expect(dialog.getByText(/Wardha Road/)).toBeVisible();
  await confirm(page).click();
  await dialog.getByLabel('Flat/House No.').fill('12');
  await dialog.getByLabel('Building').fill('Teak House');
  await call('POST', '/auth/logout', token);
  await letTimePass(61_000);
  await save(page).click();
  await expect(page.getByText('Session expired. Please log in again.')).toBeVisible();
  await expect(page.getByText('Address Error')).toBeHidden();
};

const typeAnother = async (page: Page) => {
  await touchMap(page);
  await expect(dialogOf(page).getByText(/Wardha Road/)).toBeVisible();
  await confirm(page).click();
  await dialogOf(page).getByLabel('Building').fill('Sal House');
};

const keptAddress = (page: Page) => page.evaluate(() => localStorage.getItem('address_draft'));

test('R78 an address typed in checkout is there again after the session ended', async ({ page }) => {
  const { token, mobile } = await signedIn(page, { cart: { [FACIAL]: 1 } });
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Add New Address' }).click();
  await typeUntilSessionEnds(page, token);
  // Phones drop the page while the customer reads the SMS.
  await page.goto('/checkout');
  await signInWithCode(page, mobile);
  const dialog = dialogOf(page);
  await expect(dialog.getByText('What you had typed is here again.')).toBeVisible();
  await expect(page.getByText('Session expired. Please log in again.')).toHaveCount(0);
  await expect(dialog.getByLabel('Building')).toHaveValue('Teak House');
  await expect(dialog.getByLabel('Street / Area')).toHaveValue('Wardha Road');
  expect(await keptAddress(page)).toBeNull();
  await save(page).click();
  await expect(page.getByText('Select Date & Time').first()).toBeVisible();
  const now = await page.evaluate(() => localStorage.getItem('auth_token'));
  expect(await call('GET', '/address/user', now ?? '')).toMatchObject([{ street: '12, Teak House, Wardha Road' }]);
});

test('an unsaved address is not shown to another customer and not kept after a logout', async ({ page, context }) => {
  const first = await openDialog(page);
  await typeUntilSessionEnds(page, first.token);
  expect(await keptAddress(page)).toContain('Teak House');
  // Another customer on the same device.
  const other = await makeCustomer({ cart: { [FACIAL]: 1 } });
  await page.evaluate(given => {
    localStorage.setItem('auth_token', given.token);
    localStorage.setItem('user_id', given.userId);
  }, other);
  await page.goto('/checkout');
  await expect(page.getByRole('button', { name: 'Add New Address' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await keptAddress(page)).toBeNull();
  // And while they type one, they log out in another tab.
  await page.getByRole('button', { name: 'Add New Address' }).click();
  await typeAnother(page);
  const tab = await context.newPage();
  await tab.goto('/');
  await fromAccountMenu(tab, 'Logout');
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
  expect(await keptAddress(page)).toBeNull();
});

test('an unsaved address is erased with the account', { tag: '@rare' }, async ({ page, context }) => {
  await openDialog(page);
  await typeAnother(page);
  // An earlier session that the server ended has left this.
  await page.evaluate(() => localStorage.setItem('cut_off', 'true'));
  const tab = await context.newPage();
  await tab.goto('/profile');
  await tab.getByRole('button', { name: 'Delete My Account' }).click();
  await tab.getByLabel('Type DELETE to go on').fill('DELETE');
  await tab.getByRole('button', { name: 'Delete Account' }).click();
  await expect(tab.getByText('Your account is deleted')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
  expect(await keptAddress(page)).toBeNull();
});
