/** The dialogs of sign-in, as their specs use them. */
import { expect, type Page } from '@playwright/test';
import { codeSentTo, fromAccountMenu, letTimePass, sentSoFar } from './customer.ts';
import { makeCustomer } from './scene.ts';

export function dialogOf(page: Page) {
  return page.getByRole('dialog');
}
export function isSignedIn(page: Page) {
  return expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBeTruthy();
}

export async function openLogin(page: Page, at = '/') {
  await page.goto(at);
  await fromAccountMenu(page, 'Login');
  return dialogOf(page);
}

/** A registered customer who may request another code. */
export async function knownMobile() {
  const { mobile } = await makeCustomer();
  await letTimePass(61_000);
  return mobile;
}

export async function sendOtp(page: Page, mobile: string) {
  const before = sentSoFar(mobile);
  await dialogOf(page).getByLabel('Phone Number').fill(mobile);
  await dialogOf(page).getByLabel('Phone Number').press('Enter');
  await expect(dialogOf(page).getByRole('heading', { name: 'Verify OTP' })).toBeVisible();
  return codeSentTo(mobile, before);
}
