/** A mobile that changed hands: the first name, and starting anew (rules S23 to S25). */
import type { Page } from '@playwright/test';
import { dialogOf, isSignedIn, openLogin, sendOtp } from './at-sign-in.ts';
import { isAccessible } from './axe.ts';
import { fromAccountMenu, letTimePass } from './customer.ts';
import { comeFromWithin, goBack } from './faults.ts';
import { main } from './hands.ts';
import { call, makeCustomer } from './scene.ts';
import { expect, test } from './test.ts';

const YEAR = 366 * 86_400_000;

/** The mobile of Asha, whom nobody has seen for a year. */
const silentMobile = async () => {
  const { mobile } = await makeCustomer();
  await letTimePass(YEAR);
  return mobile;
};
/** Signs in until the first name is asked for. */
const untilName = async (page: Page, mobile: string) => {
  const code = await sendOtp(page, mobile);
  await dialogOf(page).getByLabel('OTP', { exact: true }).pressSequentially(code);
  await expect(dialogOf(page).getByRole('heading', { name: 'Is This Your Account?' })).toBeVisible();
  await expect(dialogOf(page).getByLabel('First Name')).toBeFocused();
};

test('an account that nobody used for a year asks for the first name', { tag: '@release' }, async ({ page }) => {
  const dialog = await openLogin(page);
  await untilName(page, await silentMobile());
  await expect(dialog.getByText(/^Valid for \d:\d\d$/)).toBeVisible();
  await isAccessible(page, 'the first name');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Please enter the first name.')).toBeVisible();
  await dialog.getByLabel('First Name').fill('Usha');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('That is not the first name on the account.')).toBeVisible();
  await dialog.getByLabel('First Name').fill('asha');
  await dialog.getByLabel('First Name').press('Enter');
  await expect(dialog).toBeHidden();
  await isSignedIn(page);
});

test('who is new at the number starts anew, and goes on to checkout', { tag: '@release' }, async ({ page }) => {
  const mobile = await silentMobile();
  await page.goto('/checkout');
  const dialog = dialogOf(page);
  await untilName(page, mobile);
  await dialog.getByRole('button', { name: 'This is not my account' }).click();
  await expect(dialog.getByText(/^We erase the old account/)).toBeVisible();
  await expect(dialog.getByLabel('Full Name')).toBeFocused();
  await isAccessible(page, 'starting anew');
  // Nothing is erased yet: Back leads to the question.
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByLabel('First Name')).toBeFocused();
  await dialog.getByRole('button', { name: 'This is not my account' }).click();
  await dialog.getByRole('button', { name: 'Erase and Start Anew' }).click();
  await expect(dialog.getByText('Please enter your full name.')).toBeVisible();
  await dialog.getByLabel('Full Name').fill('Priya Sharma');
  await dialog.getByRole('button', { name: 'Erase and Start Anew' }).click();
  await expect(dialog).toBeHidden();
  await isSignedIn(page);
  await expect(page).toHaveURL(/\/checkout|\/cart/);
  await page.goto('/profile');
  await expect(main(page).getByText('Priya Sharma').first()).toBeVisible();
});

test('after three wrong names only starting anew or a call is left', async ({ page }) => {
  const dialog = await openLogin(page);
  await untilName(page, await silentMobile());
  for (const name of ['Usha', 'Isha', 'Nisha']) {
    await dialog.getByLabel('First Name').fill(name);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByRole('button', { name: 'Continue' })).toHaveCount(name === 'Nisha' ? 0 : 1);
  }
  const { phone } = await call('GET', '/settings');
  await expect(dialog.getByRole('alert')).toHaveText(`Too many wrong names. Start anew, or call us: ${phone}.`);
  await expect(dialog.getByRole('button', { name: 'This is not my account' })).toBeVisible();
});

test('the code that ends while the name is asked for leads back to the number', { tag: '@rare' }, async ({ page }) => {
  await page.goto('/');
  await comeFromWithin(page);
  await fromAccountMenu(page, 'Login');
  const dialog = dialogOf(page);
  const mobile = await silentMobile();
  await untilName(page, mobile);
  await letTimePass(121_000);
  await dialog.getByLabel('First Name').fill('Asha');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await expect(dialog.getByText('OTP has expired. Please request a new OTP.')).toBeVisible();
  await untilName(page, mobile);
  // So does Back.
  await goBack(page);
  await expect(dialog.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
});
