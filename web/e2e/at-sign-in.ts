/** The dialogs of sign-in, as their specs use them. */
import { expect, type Page } from '@playwright/test';
import { codeSentTo, fromAccountMenu, letTimePass, sentSoFar } from './customer.ts';
import { makeCustomer } from './scene.ts';

export const dialogOf = (page: Page) => page.getByRole('dialog');
export const isSignedIn = (page: Page) => expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBeTruthy();

export const openLogin = async (page: Page, at = '/') => {
  await page.goto(at);
  await fromAccountMenu(page, 'Login');
  return dialogOf(page);
};

/** A customer who may be sent another code. */
export const knownMobile = async () => {
  const { mobile } = await makeCustomer();
  await letTimePass(61_000);
  return mobile;
};

export const sendOtp = async (page: Page, mobile: string) => {
  const before = sentSoFar(mobile);
  await dialogOf(page).getByLabel('Phone Number').fill(mobile);
  await dialogOf(page).getByLabel('Phone Number').press('Enter');
  await expect(dialogOf(page).getByRole('heading', { name: 'Verify OTP' })).toBeVisible();
  return codeSentTo(mobile, before);
};
