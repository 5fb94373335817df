/** Staff turn a second factor on, and sign in with it. */
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { pressSignOut } from './at-admin-menu.ts';
import { isAccessible } from './axe.ts';
import { letTimePass } from './customer.ts';
import { dialog, main, row, toast } from './hands.ts';
import { SITE, STAFF } from './places.ts';
import { asStaff } from './scene.ts';
import { expect, test } from './test.ts';

const password = 'four words for meera';
let made = 0;
const newColleague = async (): Promise<string> => {
  const email = `factor${made++}@nikhar.example`;
  await asStaff('POST', '/auth/admin/staff', { email, password, currentPassword: STAFF.password });
  return email;
};

const typePassword = async (page: Page, email: string) => {
  await page.goto('/admin/login');
  await fillPassword(page, email);
};
const fillPassword = async (page: Page, email: string) => {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};
const isIn = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
const openSignIn = async (page: Page) => {
  await page.goto('/admin/sign-in');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign-in' })).toBeVisible();
};
/** The code that the app shows now, by the clock of the salon, which the browser follows. */
const codeOf = async (page: Page, key: string) => {
  const { headers } = await page.evaluate(async () => {
    const answer = await fetch('/api/v1/settings', { cache: 'no-store' });
    return { headers: { date: answer.headers.get('date') ?? '' } };
  });
  return new TOTP({ secret: key }).generate({ timestamp: Date.parse(headers.date) });
};
const way = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });

const turnAppOn = async (page: Page): Promise<{ key: string; codes: string[] }> => {
  await openSignIn(page);
  await way(page, 'Authenticator app').getByRole('button', { name: 'Turn On' }).click();
  const ask = dialog(page, 'Turn an app on?');
  await ask.getByLabel('Your password').fill(password);
  await ask.getByRole('button', { name: 'Continue' }).click();
  const scan = dialog(page, 'Scan with Your App');
  await expect(scan.getByRole('img', { name: 'QR code of the key for your app' })).toBeVisible();
  await isAccessible(page, 'scan with your app');
  const key = await scan.getByText(/^[A-Z2-7]{32}$/).innerText();
  await scan.getByLabel('Code of the app').fill(await codeOf(page, key));
  await scan.getByRole('button', { name: 'Turn On' }).click();
  const shown = dialog(page, 'Your Recovery Codes');
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  await isAccessible(page, 'recovery codes');
  const codes = await shown.getByRole('listitem').allInnerTexts();
  await page.keyboard.press('Escape');
  await shown.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(way(page, 'Recovery codes')).toContainText('10 of 10 left');
  return { key, codes };
};

test('staff turn an app on and sign in with its code', { tag: '@release' }, async ({ page }) => {
  const email = await newColleague();
  await typePassword(page, email);
  await isIn(page);
  const { key } = await turnAppOn(page);
  await isAccessible(page, 'sign-in page');
  await pressSignOut(page);

  await letTimePass(60_000);
  await typePassword(page, email);
  const code = page.getByLabel('Code of the app');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await isAccessible(page, 'second step');
  const right = await codeOf(page, key);
  await code.fill(right === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('This code is wrong or used');
  await code.fill(right);
  await page.getByRole('button', { name: 'Continue' }).click();
  await isIn(page);
});

test('staff who lost the phone sign in with a recovery code, make new ones, and turn the app off', async ({ page }) => {
  const email = await newColleague();
  await typePassword(page, email);
  await isIn(page);
  const { codes } = await turnAppOn(page);
  await pressSignOut(page);

  await typePassword(page, email);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[0]?.toUpperCase() ?? '');
  await isAccessible(page, 'recovery code');
  await page.getByRole('button', { name: 'Continue' }).click();
  await isIn(page);

  await openSignIn(page);
  await expect(way(page, 'Recovery codes')).toContainText('9 of 10 left');
  await way(page, 'Recovery codes').getByRole('button', { name: 'New Codes' }).click();
  const ask = dialog(page, 'Make new recovery codes?');
  await ask.getByLabel('Your password').fill('not my password');
  await ask.getByRole('button', { name: 'Make Codes' }).click();
  await expect(ask.getByText('This is not your password.')).toBeVisible();
  await ask.getByLabel('Your password').fill(password);
  await ask.getByRole('button', { name: 'Make Codes' }).click();
  await dialog(page, 'Your Recovery Codes').getByRole('button', { name: 'Copy Codes' }).click();
  await dialog(page, 'Your Recovery Codes').getByRole('button', { name: 'Done' }).click();
  await expect(way(page, 'Recovery codes')).toContainText('10 of 10 left');

  await way(page, 'Authenticator app').getByRole('button', { name: 'Turn Off' }).click();
  const off = dialog(page, 'Turn the app off?');
  await off.getByLabel('Your password').fill(password);
  await off.getByRole('button', { name: 'Turn Off' }).click();
  await expect(toast(page, 'The app is off')).toBeVisible();
  await expect(way(page, 'Recovery codes')).toHaveCount(0);
  await pressSignOut(page);
  await typePassword(page, email);
  await isIn(page);
});

test('five wrong codes, or five minutes, lead back to the password', async ({ page }) => {
  const email = await newColleague();
  await typePassword(page, email);
  await isIn(page);
  await turnAppOn(page);
  await pressSignOut(page);
  await typePassword(page, email);
  await page.getByLabel('Code of the app').waitFor();
  await letTimePass(5 * 60_000);
  await page.getByLabel('Code of the app').fill('123123');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('This sign-in has ended. Please sign in again.');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
});

test('staff add a passkey, sign in with it, and remove it', async ({ page }) => {
  // Browsers know no passkeys at a bare IP address.
  const at = (path: string) => SITE.replace('127.0.0.1', 'localhost') + path;
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  const email = await newColleague();
  await page.goto(at('/admin/login'));
  await fillPassword(page, email);
  await isIn(page);
  await page.goto(at('/admin/sign-in'));
  await main(page).getByRole('button', { name: 'Add Passkey' }).click();
  const form = dialog(page, 'Add Passkey');
  await form.getByLabel('Name').fill('My phone');
  await form.getByLabel('Your password').fill(password);
  await isAccessible(page, 'add passkey');
  await form.getByRole('button', { name: 'Add Passkey' }).click();
  const shown = dialog(page, 'Your Recovery Codes');
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(way(page, 'My phone')).toContainText('never used');
  await isAccessible(page, 'sign-in page with a passkey');

  // The same device again.
  await main(page).getByRole('button', { name: 'Add Passkey' }).click();
  await form.getByLabel('Name').fill('My phone again');
  await form.getByLabel('Your password').fill(password);
  await form.getByRole('button', { name: 'Add Passkey' }).click();
  await expect(form.getByRole('alert')).toContainText('This device has a passkey of yours already.');
  await form.getByRole('button', { name: 'Cancel' }).click();

  await pressSignOut(page);
  await page.goto(at('/admin/login'));
  await fillPassword(page, email);
  const use = page.getByRole('button', { name: 'Use Your Passkey' });
  await expect(page.getByRole('button', { name: 'Use a recovery code' })).toBeVisible();
  await isAccessible(page, 'second step with a passkey');
  await use.click();
  await isIn(page);

  await page.goto(at('/admin/sign-in'));
  await expect(way(page, 'My phone')).toContainText('last used');
  await page.getByRole('button', { name: 'Remove My phone' }).click();
  const remove = dialog(page, 'Remove this passkey?');
  await expect(remove).toContainText('Your password alone then signs in');
  await remove.getByLabel('Your password').fill(password);
  await remove.getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, 'Passkey removed')).toBeVisible();
  await expect(way(page, 'My phone')).toHaveCount(0);
});

test('an owner asks all staff for a second factor, and takes a lost one away', async ({ page, browser }) => {
  const [owner, colleague] = [await newColleague(), await newColleague()];
  await typePassword(page, owner);
  await isIn(page);
  const choose = async () => {
    await page.goto('/admin/settings/staff');
    await page.getByRole('switch', { name: 'Staff need a second factor' }).click();
    await page.getByLabel('Your password').fill(password);
    await page.getByRole('button', { name: 'Save' }).click();
  };
  await choose();
  await expect(page.getByText('Set up a second factor of your own first, at Sign-in.')).toBeVisible();
  await isAccessible(page, 'setting of the second factor');
  await page.getByRole('button', { name: 'Discard' }).click();
  await turnAppOn(page);
  await choose();
  await expect(toast(page, 'Settings saved')).toBeVisible();

  const hers = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await typePassword(hers, colleague);
  await expect(hers.getByText('The salon asks for a second factor.')).toBeVisible();
  await isAccessible(hers, 'second factor needed');
  // What is asked for comes first.
  await expect(main(hers).getByRole('region').first()).toContainText('Second Factor');
  await turnAppOn(hers);
  await main(hers).getByRole('link', { name: 'Go On to Work' }).click();
  await isIn(hers);

  await page.goto('/admin/staff');
  await expect(row(page, colleague)).toContainText('Second factor since');
  await row(page, colleague)
    .getByRole('button', { name: /^Reset Second Factor/ })
    .click();
  const ask = dialog(page, 'Take the second factor away?');
  await ask.getByLabel('Your password').fill(password);
  await isAccessible(page, 'take the second factor away');
  await ask.getByRole('button', { name: 'Take Away' }).click();
  await expect(toast(page, 'Second factor taken away')).toBeVisible();
  await expect(row(page, colleague)).toContainText('Password only');
  await typePassword(hers, colleague);
  await expect(hers.getByText('The salon asks for a second factor.')).toBeVisible();
  // Others of this salon sign in with the password alone.
  await choose();
  await expect(toast(page, 'Settings saved')).toBeVisible();
});

test('after ten minutes what needs the password asks for the second factor, too', async ({ page }) => {
  const email = await newColleague();
  await typePassword(page, email);
  await isIn(page);
  const { key } = await turnAppOn(page);
  await letTimePass(11 * 60_000);
  await way(page, 'Recovery codes').getByRole('button', { name: 'New Codes' }).click();
  const form = dialog(page, 'Make new recovery codes?');
  await form.getByLabel('Your password').fill(password);
  await form.getByRole('button', { name: 'Make Codes' }).click();
  const again = dialog(page, 'Confirm That It Is You');
  await again.getByLabel('Code of the app').waitFor();
  await isAccessible(page, 'confirm again');
  await page.keyboard.press('Escape');
  await expect(form.getByText('Confirm with your second factor first.')).toBeVisible();
  await form.getByRole('button', { name: 'Make Codes' }).click();
  await again.getByLabel('Code of the app').fill(await codeOf(page, key));
  await again.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog(page, 'Your Recovery Codes').getByRole('listitem')).toHaveCount(10);
});
