/** A mobile that changed hands: the first name, and starting anew (rules S23 to S25). */
import type { Page } from '@playwright/test';
import { dialogOf, isSignedIn, openLogin, sendOtp } from './at-sign-in.ts';
import { letTimePass } from './customer.ts';
import { goBack } from './faults.ts';
import { checkAccessibility } from './axe.ts';
import { makeCustomer } from './scene.ts';
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
  await checkAccessibility(page);
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
