/** Signing in and registering: the dialogs' steps and words (rules S21, S22). */
import type { Locator } from '@playwright/test';
import { dialogOf, isSignedIn, knownMobile, openLogin, sendOtp } from './at-sign-in.ts';
import { isAccessible } from './axe.ts';
import { codeSentTo, fromAccountMenu, letTimePass, newMobile, sentSoFar, signInWithCode } from './customer.ts';
import { comeFromWithin, goBack, hold, refuse, stopClock } from './faults.ts';
import { main, toast } from './hands.ts';
import { SITE } from './places.ts';
import { call, makeCustomer } from './scene.ts';
import { expect, test } from './test.ts';

test('the dialog does not open over another page when its script comes late', { tag: '@rare' }, async ({ page }) => {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/login-or-register/, async route => {
    await promise;
    await route.fallback();
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'View Services' }).click();
  const came = page.waitForResponse(/login-or-register.*js/);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await goBack(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/salon that comes/);
  letGo();
  await came;
  await page.waitForTimeout(500);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The dialog opens when it is asked for here.
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
});

test('login takes ten digits, says what it does, and asks once', { tag: '@release' }, async ({ page }) => {
  const mobile = await knownMobile();
  const dialog = await openLogin(page);
  await expect(dialog.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await expect(dialog.getByText('+91')).toBeVisible();
  const phone = dialog.getByLabel('Phone Number');
  await expect(phone).toBeFocused();
  await phone.fill('98a7-6');
  await expect(phone).toHaveValue('9876');
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.getByText('Please enter a valid 10-digit phone number.')).toBeVisible();

  const before = sentSoFar(mobile);
  const letGo = await hold(page, '/auth/login');
  await phone.fill(mobile);
  await dialog.getByRole('button', { name: 'Send OTP' }).dblclick();
  await expect(dialog.getByRole('button', { name: 'Sending OTP...' })).toBeVisible();
  letGo();
  await expect(dialog.getByRole('heading', { name: 'Verify OTP' })).toBeVisible();
  expect(sentSoFar(mobile) - before).toBe(1);

  const otp = dialog.getByPlaceholder('Enter 4-digit OTP');
  await expect(otp).toBeFocused();
  await otp.fill('12x');
  await dialog.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(dialog.getByText('Please enter a valid 4-digit OTP.')).toBeVisible();
  const code = await codeSentTo(mobile, before);
  await otp.fill(code === '1111' ? '2222' : '1111');
  await dialog.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(dialog.getByText('Invalid OTP. Please try again.')).toBeVisible();
  await otp.pressSequentially(code);
  await expect(dialog).toBeHidden();
  await isSignedIn(page);
});

test('the country code of a pasted mobile is dropped', async ({ page }) => {
  const dialog = await openLogin(page);
  const phone = dialog.getByLabel('Phone Number');
  for (const pasted of ['+91 98765 43210', '0091 98765 43210', '+91 (0)98765 43210', '098765 43210', '98765 43210']) {
    await phone.fill(pasted);
    await expect(phone).toHaveValue('9876543210');
  }
});

test('S27 an unknown mobile goes on to the name in the same dialog, and gets one code', { tag: '@release' }, async ({ page }) => {
  const mobile = newMobile();
  await page.goto('/all-services?search=gold');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('heading', { name: 'Your Mobile Number' })).toBeVisible();
  await dialog.getByLabel('Phone Number').fill(mobile);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(
    dialog.getByText(`This number is new here. What is your name? We text an OTP to +91 ${mobile.slice(0, 5)}`),
  ).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(dialog.getByLabel('Full Name')).toBeFocused();
  await isAccessible(page, 'the name of somebody new');
  // Back leads to the number, which is still there.
  await dialog.getByRole('button', { name: 'Change phone number' }).click();
  await expect(dialog.getByLabel('Phone Number')).toHaveValue(mobile);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.getByText('Please enter your full name.')).toBeVisible();
  expect(sentSoFar(mobile)).toBe(0);
  await dialog.getByLabel('Full Name').fill('Meera Joshi');
  await dialog.getByLabel('Full Name').press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Verify OTP' })).toBeVisible();
  expect(sentSoFar(mobile)).toBe(1);
  await dialog.getByLabel('OTP', { exact: true }).pressSequentially(await codeSentTo(mobile, 0));
  await expect(dialog).toBeHidden();
  await isSignedIn(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  expect(sentSoFar(mobile)).toBe(1);
});

test('adding to the cart says what the login is for; opening the dialog alone does not', async ({ page }) => {
  await page.goto('/all-services?search=gold');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByText('Log in to add Gold Radiance Facial to your cart', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: "Don't have an account? Register" }).click();
  await expect(dialog.getByText('Register to add Gold Radiance Facial to your cart', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await fromAccountMenu(page, 'Login');
  await expect(dialog.getByText('We text you a one-time password.')).toBeVisible();
});

test('the focus returns to the service that was added', async ({ page }) => {
  const mobile = await knownMobile();
  await page.goto('/all-services?search=gold');
  await page.getByRole('button', { name: 'Add to Cart' }).press('Enter');
  await signInWithCode(page, mobile);
  // The button says Added for two seconds.
  await expect(page.getByRole('button', { name: 'Added' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'One Gold Radiance Facial more' })).toBeFocused();
});

test('Back leads from the code to its number and from there out', { tag: '@rare' }, async ({ page }) => {
  await page.goto('/');
  await comeFromWithin(page);
  await fromAccountMenu(page, 'Register');
  const dialog = dialogOf(page);
  const mobile = newMobile();
  await dialog.getByLabel('Full Name').fill('Asha Deshmukh');
  await dialog.getByLabel('Phone Number').fill(mobile);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  // The phone's Back, then the browser's.
  for (const back of [() => dialog.evaluate(element => (element as HTMLDialogElement).requestClose()), () => goBack(page)]) {
    await dialog.getByRole('heading', { name: 'Verify OTP' }).click();
    await back();
    await expect(dialog.getByLabel('Phone Number')).toHaveValue(mobile);
    await expect(dialog.getByLabel('Full Name')).toHaveValue('Asha Deshmukh');
    await dialog.getByRole('button', { name: 'Enter OTP' }).click();
  }
  await dialog.getByRole('heading', { name: 'Verify OTP' }).click();
  await goBack(page);
  await dialog.getByRole('heading', { name: 'Register' }).click();
  await goBack(page);
  await expect(dialog).toBeHidden();
});

test('every refusal of a code has its words', async ({ page }) => {
  const dialog = await openLogin(page);
  await dialog.getByLabel('Phone Number').fill(newMobile());
  for (const [code, message, words] of [
    ['USER_INACTIVE', '', 'Account is inactive. Please contact support.'],
    ['USER_NOT_FOUND', '', 'User not found. Please register.'],
    ['', '', 'User not found. Please register.'],
    ['SMS_FAILED', 'The network is busy.', 'The network is busy.'],
    ['INTERNAL_ERROR', '', 'Failed to send OTP.'],
    ['REQUEST_ALREADY_EXISTS', 'REQUEST_ALREADY_EXISTS {"verificationId":"1"}', 'Failed to send OTP.'],
  ] as const) {
    await refuse(page, 'POST', '/auth/login', 400, code, message);
    await dialog.getByRole('button', { name: 'Send OTP' }).click();
    await expect(dialog.getByRole('alert'), code).toContainText(words);
    await expect(dialog.getByRole('button', { name: 'Register Now' })).toHaveCount(words.endsWith('register.') ? 1 : 0);
  }
});

test('the refusals of registering have their own words', async ({ page }) => {
  await page.goto('/');
  await fromAccountMenu(page, 'Register');
  const dialog = dialogOf(page);
  await dialog.getByLabel('Full Name').fill('Asha');
  await dialog.getByLabel('Phone Number').fill(newMobile());
  for (const [code, message, words] of [
    ['', '', 'Failed to register'],
    ['', 'The salon is closed.', 'The salon is closed.'],
    ['USER_NOT_FOUND', '', 'Failed to register'],
    ['MOBILE_ALREADY_EXISTS', '', 'Mobile number already registered. Please login.'],
    ['INTERNAL_ERROR', '', 'Failed to register'],
  ] as const) {
    await refuse(page, 'POST', '/auth/register', 400, code, message);
    await dialog.getByRole('button', { name: 'Send OTP' }).click();
    await expect(dialog.getByRole('alert'), code).toContainText(words);
    await expect(dialog.getByRole('button', { name: 'Register Now' })).toHaveCount(0);
  }
});

test('a reload restores the countdown from mobile and end alone, and Send OTP restores the code', async ({ page }) => {
  const mobile = await knownMobile();
  await openLogin(page);
  const code = await sendOtp(page, mobile);
  await page.evaluate(of => {
    const key = `otp_timer_${of}`;
    const { expiresAt } = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ mobile: of, expiresAt }));
  }, mobile);
  await page.reload();
  const dialog = await openLogin(page);
  await dialog.getByLabel('Phone Number').fill(mobile);
  await expect(dialog.getByText(/^OTP already sent\. Valid for \d+s\. Press Send OTP to go on\.$/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Enter OTP' })).toHaveCount(0);
  const before = sentSoFar(mobile);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await dialog.getByLabel('OTP', { exact: true }).pressSequentially(code);
  await isSignedIn(page);
  expect(sentSoFar(mobile)).toBe(before);
});

test('an error banner goes after 5 seconds', { tag: '@rare' }, async ({ page }) => {
  await page.clock.install();
  const dialog = await openLogin(page);
  await stopClock(page);
  await refuse(page, 'POST', '/auth/login', 403, 'USER_INACTIVE');
  await dialog.getByLabel('Phone Number').fill(newMobile());
  await dialog.getByLabel('Phone Number').press('Enter');
  const banner = dialog.getByText('Account is inactive. Please contact support.');
  await expect(banner).toBeVisible();
  await page.clock.runFor(4_900);
  await expect(banner).toBeVisible();
  await page.clock.runFor(200);
  await expect(banner).toBeHidden();
});

test('a reload between sending and entering the code loses nothing', async ({ page }) => {
  const mobile = await knownMobile();
  await openLogin(page);
  const code = await sendOtp(page, mobile);
  await page.reload();
  await fromAccountMenu(page, 'Login');
  const dialog = dialogOf(page);
  await dialog.getByLabel('Phone Number').fill(mobile);
  await expect(dialog.getByText(/OTP already sent\. Valid for \d+s\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Enter OTP' }).click();
  await dialog.getByRole('button', { name: 'Change phone number' }).click();
  await expect(dialog.getByLabel('Phone Number')).toBeFocused();
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.getByText('OTP already sent. Please enter it below.')).toBeVisible();
  await dialog.getByLabel('OTP', { exact: true }).fill(code);
  await dialog.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(dialog).toBeHidden();
  await isSignedIn(page);
});

test('registering takes a name, a code already sent, and closes after 300 ms', { tag: '@release' }, async ({ page }) => {
  const mobile = newMobile();
  await call('POST', '/auth/register', undefined, { fullName: 'Meera Joshi', mobile });
  await page.clock.install();
  await page.goto('/');
  await fromAccountMenu(page, 'Register');
  const dialog = dialogOf(page);
  await dialog.getByLabel('Phone Number').fill('12345');
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.getByText('Please enter your full name.')).toBeVisible();
  await expect(dialog.getByText('Please enter a valid 10-digit phone number.')).toBeVisible();
  const name = dialog.getByLabel('Full Name');
  await name.fill("Me3era! O'Neil-Joshi");
  await expect(dialog.getByText('Full name cannot contain numbers.')).toBeVisible();
  await expect(name).toHaveValue("Meera O'Neil-Joshi");
  await name.fill('a'.repeat(60));
  await expect(name).toHaveValue('a'.repeat(40));
  await expect(dialog.getByText('This field holds at most 40 characters.')).toBeVisible();
  await name.fill('Meera Joshi');
  await expect(dialog.getByText('By continuing, you agree to our')).toBeVisible();

  await dialog.getByLabel('Phone Number').fill(mobile);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.getByText('OTP already sent. Please enter it below.')).toBeVisible();
  await expect(dialog.getByText(/Resend OTP in \d+s/)).toBeVisible();
  await dialog.getByLabel('OTP', { exact: true }).fill(await codeSentTo(mobile, 0));
  await stopClock(page);
  await dialog.getByRole('button', { name: 'Verify OTP' }).click();
  await isSignedIn(page);
  await page.clock.runFor(250);
  await expect(dialog.getByRole('button', { name: 'Verifying...' })).toBeVisible();
  await page.clock.runFor(100);
  await expect(dialog).toBeHidden();
});

test('a second wish made during the first sign-in is fulfilled with it', { tag: '@rare' }, async ({ page }) => {
  const mobile = await knownMobile();
  const dialog = await openLogin(page, '/all-services?search=gold');
  const code = await sendOtp(page, mobile);
  const letGo = await hold(page, '/auth/verify-otp');
  const asked = page.waitForRequest('**/auth/verify-otp');
  await dialog.getByLabel('OTP', { exact: true }).pressSequentially(code);
  await asked;
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(dialog.getByRole('heading', { name: 'Your Mobile Number' })).toBeVisible();
  letGo();
  await isSignedIn(page);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('R79 a dialog whose script fails says so and opens when asked again', async ({ page }) => {
  await page.route('**/assets/login-or-register-*.js', route => route.abort('connectionreset'));
  await page.goto('/');
  await fromAccountMenu(page, 'Login');
  const said = page.getByRole('region', { name: 'Messages' });
  await expect(said.getByText('This could not be opened')).toBeVisible();
  await expect(said.getByText('Please check your connection, or refresh the page.')).toBeVisible();
  await expect(page.getByText('Something went wrong')).toBeHidden();
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute('**/assets/login-or-register-*.js');
  await fromAccountMenu(page, 'Login');
  await expect(dialogOf(page).getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
});

test('login leads to registering without the network', { tag: '@rare' }, async ({ page, context }) => {
  const dialog = await openLogin(page);
  await dialog.getByLabel('Phone Number').fill('9876543210');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: "Don't have an account? Register" }).click();
  await expect(dialog.getByRole('heading', { name: 'Register' })).toBeVisible();
  await expect(dialog.getByLabel('Phone Number')).toHaveValue('9876543210');
});

test('a dialog closed while the code is on its way leads nowhere', { tag: '@rare' }, async ({ page }) => {
  const { mobile } = await makeCustomer();
  await letTimePass(61_000);
  await page.goto('/checkout');
  const letGo = await hold(page, '/auth/verify-otp');
  const asked = page.waitForRequest('**/auth/verify-otp');
  const signingIn = signInWithCode(page, mobile);
  await asked;
  await page.keyboard.press('Escape');
  await signingIn;
  letGo();
  await isSignedIn(page);
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(`${SITE}/`);
});

test('customers who check for an existing account find their name again', { tag: '@rare' }, async ({ page }) => {
  const mobile = newMobile();
  await page.goto('/');
  await fromAccountMenu(page, 'Register');
  const dialog = dialogOf(page);
  await dialog.getByLabel('Full Name').fill('Meera Joshi');
  await dialog.getByLabel('Phone Number').fill(mobile);
  await dialog.getByRole('button', { name: 'Already have an account? Login' }).click();
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Meera Joshi');
  await dialog.getByRole('button', { name: 'Change phone number' }).click();
  await dialog.getByRole('button', { name: "Don't have an account? Register" }).click();
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Meera Joshi');
  await expect(dialog.getByLabel('Phone Number')).toHaveValue(mobile);
  // Another mobile is another person.
  await dialog.getByRole('button', { name: 'Already have an account? Login' }).click();
  await dialog.getByLabel('Phone Number').fill(newMobile());
  await dialog.getByRole('button', { name: "Don't have an account? Register" }).click();
  await expect(dialog.getByLabel('Full Name')).toHaveValue('');
  // Without a mobile the name is not shown to the next person.
  await dialog.getByLabel('Full Name').fill('Meera Joshi');
  await dialog.getByLabel('Phone Number').fill('');
  await dialog.getByRole('button', { name: 'Already have an account? Login' }).click();
  await page.keyboard.press('Escape');
  await fromAccountMenu(page, 'Register');
  await expect(dialog.getByLabel('Full Name')).toHaveValue('');
});

test('on a phone in landscape with its keyboard open, the line being typed is in view', { tag: '@rare' }, async ({ page }) => {
  const dialog = await openLogin(page);
  await page.setViewportSize({ width: 640, height: 120 });
  const phone = dialog.getByLabel('Phone Number');
  await phone.blur();
  await phone.focus();
  await expect(phone).toBeInViewport({ ratio: 1 });
});

test('registering a mobile with an account leads to login', async ({ page }) => {
  const { mobile } = await makeCustomer();
  await page.goto('/');
  await fromAccountMenu(page, 'Register');
  const dialog = dialogOf(page);
  await dialog.getByLabel('Full Name').fill('Meera Joshi');
  await dialog.getByLabel('Phone Number').fill(mobile);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.getByText('Mobile number already registered. Please login.')).toBeVisible();
  await dialog.getByRole('alert').getByRole('button', { name: 'Login' }).click();
  await expect(dialog.getByLabel('Phone Number')).toHaveValue(mobile);
});

test('the welcome covers neither the pressed card nor the cart', { tag: '@rare' }, async ({ page }) => {
  await page.goto('/all-services');
  const items = main(page).getByRole('list').getByRole('listitem');
  await expect(items.getByRole('button', { name: 'Add to Cart' }).nth(6)).toBeVisible();
  // The card is at the bottom left, where a desktop shows its messages.
  const index = await items.evaluateAll(all => {
    const left = Math.min(...all.map(one => one.getBoundingClientRect().left));
    return all.findIndex((one, at) => at > 2 && one.getBoundingClientRect().left === left);
  });
  const card = items.nth(index);
  await card.evaluate(one => one.scrollIntoView({ block: 'end' }));
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await dialogOf(page)
    .getByRole('button', { name: /Register$/ })
    .click();
  await dialogOf(page).getByLabel('Full Name').fill('Meera Joshi');
  await signInWithCode(page, newMobile());
  const message = toast(page, 'You are signed in.').locator('xpath=../..');
  await expect(message).toBeVisible();
  const isCovered = async (what: Locator) => {
    const [a, b] = [await what.boundingBox(), await message.boundingBox()];
    if (!a || !b) throw new Error('One of the two is gone');
    return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
  };
  expect(await card.evaluate(one => one.getBoundingClientRect().bottom > innerHeight / 2)).toBe(true);
  expect(await isCovered(card)).toBe(false);
  expect(await isCovered(page.getByRole('banner').getByRole('link', { name: /^Cart/ }))).toBe(false);
});
