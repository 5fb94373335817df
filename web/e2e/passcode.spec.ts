/** Passcodes: how long they last, how often they may be tried and sent (rules S3 to S6). */
import type { Page } from '@playwright/test';
import { dialogOf, isSignedIn, knownMobile, openLogin, sendOtp } from './at-sign-in.ts';
import { codeSentTo, fromAccountMenu, letTimePass, newMobile, sentSoFar } from './customer.ts';
import { hold, loseAnswer, stopClock } from './faults.ts';
import { call } from './scene.ts';
import { expect, test } from './test.ts';

test('the code can be sent again after one minute and ends after two', { tag: '@release' }, async ({ page }) => {
  const mobile = await knownMobile();
  await page.clock.install();
  const dialog = await openLogin(page);
  await stopClock(page);
  await sendOtp(page, mobile);
  const wait = dialog.getByText(/Resend OTP in \d+s/);
  await expect(wait).toHaveText(/Resend OTP in (60|61)s/);
  await expect(dialog.getByText(/Valid for 2:0[01]/)).toBeVisible();
  const seconds = Number((await wait.textContent())?.match(/\d+/)?.[0]);
  await page.clock.runFor((seconds - 1) * 1_000);
  await expect(wait).toHaveText('Resend OTP in 1s');
  await page.clock.runFor(1_250);
  await letTimePass(62_000);
  await dialog.getByRole('button', { name: 'Resend OTP' }).click();
  await expect(dialog.getByText('A new OTP is on its way.')).toBeVisible();
  await expect(wait).toHaveText(/Resend OTP in (5\d|60|61)s/);

  await page.clock.runFor(117_000);
  await expect(dialog.getByText(/Valid for 0:0\d/)).toBeVisible();
  // The pressed button is gone.
  await expect(dialog.getByLabel('OTP', { exact: true })).toBeFocused();
  await page.clock.runFor(6_000);
  await expect(dialog.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await expect(dialog.getByText('OTP has expired. Please request a new OTP.')).toHaveCount(1);
  await expect(dialog.getByLabel('Phone Number')).toHaveValue(mobile);
});

test('an expired code says so', async ({ page }) => {
  const mobile = await knownMobile();
  const dialog = await openLogin(page);
  const code = await sendOtp(page, mobile);
  await letTimePass(121_000);
  await dialog.getByLabel('OTP', { exact: true }).pressSequentially(code);
  await expect(dialog.getByText('OTP has expired. Please request a new OTP.')).toBeVisible();
});

test('after five wrong codes even the right one is refused', async ({ page }) => {
  const mobile = await knownMobile();
  const dialog = await openLogin(page);
  const code = await sendOtp(page, mobile);
  const otp = dialog.getByLabel('OTP', { exact: true });
  const wrong = code === '1111' ? '2222' : '1111';
  for (let tries = 0; tries < 5; tries++) {
    const answered = page.waitForResponse('**/auth/verify-otp');
    await otp.fill('');
    await otp.pressSequentially(wrong);
    await answered;
    await expect(dialog.getByText('Invalid OTP. Please try again.')).toBeVisible();
  }
  await otp.fill('');
  await otp.pressSequentially(code);
  await expect(dialog.getByText(/^Too many wrong attempts\. Please request a new OTP/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  // Asked for too early, it is the same code (rule S6), and the form does not lead to it.
  await dialog.getByRole('button', { name: 'Change phone number' }).click();
  await expect(dialog.getByText('OTP already sent.')).toBeHidden();
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.getByText(/^That OTP cannot be used any more\. Please request a new one in \d+ seconds?\.$/)).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await letTimePass(61_000);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.getByRole('heading', { name: 'Verify OTP' })).toBeVisible();
});

test('a right code whose answer was lost is not called wrong, nor offered again', async ({ page }) => {
  const mobile = await knownMobile();
  const dialog = await openLogin(page);
  const code = await sendOtp(page, mobile);
  await loseAnswer(page, '/auth/verify-otp');
  await dialog.getByLabel('OTP', { exact: true }).pressSequentially(code);
  await expect(dialog.getByText('Failed to verify OTP')).toBeVisible();
  await expect(dialog.getByText('Please check your connection and try again.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(dialog.getByText('This OTP is wrong or already used. Please request a new OTP.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Change phone number' }).click();
  await expect(dialog.getByText('OTP already sent.')).toBeHidden();
});

/** Lets the time until the next code pass, in the page and on the server; the sent code still holds. */
const waitForResend = async (page: Page, milliseconds: number) => {
  await page.clock.runFor(milliseconds);
  await letTimePass(62_000);
};

test('a code asked for too early is the one under way, and its typed digits stay', { tag: '@rare' }, async ({ page }) => {
  const mobile = await knownMobile();
  await page.clock.install();
  const dialog = await openLogin(page);
  await stopClock(page);
  const code = await sendOtp(page, mobile);
  const sent = sentSoFar(mobile);
  const otp = dialog.getByLabel('OTP', { exact: true });
  await otp.pressSequentially(code.slice(0, 2));
  // The minute has passed only by this phone's clock.
  await page.clock.runFor(62_000);
  await dialog.getByRole('button', { name: 'Resend OTP' }).click();
  await expect(dialog.getByText('OTP already sent. Please enter it below.')).toBeVisible();
  await expect(otp).toHaveValue(code.slice(0, 2));
  await otp.press('End');
  await otp.pressSequentially(code.slice(2));
  await page.clock.runFor(1_000);
  await expect(dialog).toBeHidden();
  expect(sentSoFar(mobile)).toBe(sent);
});

test('in registering, a code asked for too early is the one under way, also from another device', { tag: '@rare' }, async ({
  page,
}) => {
  const mobile = newMobile();
  await page.clock.install();
  await page.goto('/');
  await fromAccountMenu(page, 'Register');
  await stopClock(page);
  const dialog = dialogOf(page);
  await dialog.getByLabel('Full Name').fill('Meera Joshi');
  await sendOtp(page, mobile);
  await page.clock.runFor(62_000);
  const alreadySent = dialog.getByText('OTP already sent. Please enter it below.');
  await dialog.getByRole('button', { name: 'Resend OTP' }).click();
  await expect(alreadySent).toBeVisible();
  await page.clock.runFor(6_000);
  await expect(alreadySent).toBeHidden();

  await waitForResend(page, 62_000);
  await call('POST', '/auth/register', undefined, { fullName: 'Meera Joshi', mobile });
  await dialog.getByRole('button', { name: 'Resend OTP' }).click();
  await expect(alreadySent).toBeVisible();
  await dialog.getByLabel('OTP', { exact: true }).fill(await codeSentTo(mobile, 1));
  await dialog.getByRole('button', { name: 'Verify OTP' }).click();
  await isSignedIn(page);
});

test('after wrong tries elsewhere ended the code, the form says when the next can be had', async ({ page }) => {
  const mobile = newMobile();
  await page.goto('/');
  await fromAccountMenu(page, 'Register');
  const dialog = dialogOf(page);
  await dialog.getByLabel('Full Name').fill('Meera Joshi');
  const asked = page.waitForResponse('**/auth/register');
  const code = await sendOtp(page, mobile);
  const { verificationId } = (await (await asked).json()).data;
  const otp = code === '1111' ? '2222' : '1111';
  for (let tries = 0; tries < 5; tries++)
    await page.request.post('/api/v1/auth/verify-otp', { data: { mobile, verificationId, otp } });
  await dialog.getByRole('button', { name: 'Change phone number' }).click();
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.getByText(/^Too many wrong attempts\. Please request a new OTP in (\d+ seconds?|1 min)\.$/)).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Register' })).toBeVisible();
  await letTimePass(61_000);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.getByRole('heading', { name: 'Verify OTP' })).toBeVisible();
});

test('a code that arrives late does not lead back customers who change their number', { tag: '@rare' }, async ({ page }) => {
  const mobile = await knownMobile();
  await page.clock.install();
  const dialog = await openLogin(page);
  await stopClock(page);
  await sendOtp(page, mobile);
  await waitForResend(page, 62_000);
  const letGo = await hold(page, '/auth/login');
  await dialog.getByRole('button', { name: 'Resend OTP' }).click();
  await dialog.getByRole('button', { name: 'Change phone number' }).click();
  await dialog.getByLabel('Phone Number').fill(newMobile());
  const answered = page.waitForResponse('**/auth/login');
  letGo();
  await (await answered).finished();
  await page.clock.runFor(300);
  await expect(dialog.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await expect(dialog.getByText('A new OTP is on its way.')).toBeHidden();
});

test('a code does not end while another is being asked for', { tag: '@rare' }, async ({ page }) => {
  const mobile = await knownMobile();
  await page.clock.install();
  const dialog = await openLogin(page);
  await stopClock(page);
  await sendOtp(page, mobile);
  await waitForResend(page, 115_000);
  const letGo = await hold(page, '/auth/login');
  await dialog.getByRole('button', { name: 'Resend OTP' }).click();
  await page.clock.runFor(8_000);
  await expect(dialog.getByText('OTP has expired', { exact: true })).toBeVisible();
  letGo();
  await expect(dialog.getByText('A new OTP is on its way.')).toBeVisible();
  await page.clock.runFor(300);
  await expect(dialog.getByRole('heading', { name: 'Verify OTP' })).toBeVisible();
  await expect(dialog.getByText(/Valid for (1:5\d|2:0\d)/)).toBeVisible();
});

test('a clock that is set back makes no code last longer, nor the next one later', { tag: '@rare' }, async ({ page }) => {
  const mobile = newMobile();
  await page.goto('/');
  await fromAccountMenu(page, 'Register');
  const dialog = dialogOf(page);
  await dialog.getByLabel('Full Name').fill('Meera Joshi');
  await sendOtp(page, mobile);
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() - 86_400_000;
  });
  await expect(dialog.getByText(/Resend OTP in [1-5]?\ds/)).toBeVisible();
  await expect(dialog.getByText(/Valid for 1:\d\d/)).toBeVisible();
  // The kept times belong to the old clock, so the server decides.
  await dialog.getByRole('button', { name: 'Change phone number' }).click();
  await expect(dialog.getByRole('heading', { name: 'Register' })).toBeVisible();
  await expect(dialog.getByText('OTP already sent.')).toBeHidden();
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.getByText(/Valid for (1:\d\d|2:0\d)/)).toBeVisible();
});

test('the code of a late first SMS signs in after another was asked for', { tag: '@rare' }, async ({ page }) => {
  const mobile = await knownMobile();
  await page.clock.install();
  const dialog = await openLogin(page);
  await stopClock(page);
  const first = await sendOtp(page, mobile);
  await waitForResend(page, 62_000);
  await dialog.getByRole('button', { name: 'Resend OTP' }).click();
  await expect(dialog.getByText('A new OTP is on its way. The first one still works.')).toBeVisible();
  await dialog.getByLabel('OTP', { exact: true }).pressSequentially(first);
  await page.clock.runFor(1_000);
  await isSignedIn(page);
});
