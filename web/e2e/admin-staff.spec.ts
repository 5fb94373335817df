/** Staff get into the admin area by a sign-in, programs by an API key. */

import type { Page } from '@playwright/test';
import { pressSignOut } from './at-admin-menu.ts';
import { isAccessible } from './axe.ts';
import { cutOff, loseAnswer, pressAsSessionEnds, refuse, restore } from './faults.ts';
import { dialog, main, row, toast } from './hands.ts';
import { STAFF } from './places.ts';
import { asStaff, call } from './scene.ts';
import { endSessionElsewhere, signInAgain, signInAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

const open = async (page: Page) => {
  await page.goto('/admin/staff');
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
};
const openSignIn = async (page: Page) => {
  await page.goto('/admin/sign-in');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign-in' })).toBeVisible();
};
const openKeys = async (page: Page) => {
  await page.goto('/admin/keys');
  await expect(page.getByRole('heading', { level: 1, name: 'API Keys' })).toBeVisible();
};
let made = 0;
const newEmail = () => `meera${made++}@nikhar.example`;
const readsBookings = (token: string) => call('GET', '/booking/admin?size=1', token).then(() => true);

/** Signs in on the page, as a member of staff whom the owner added. */
const signInAs = async (page: Page, email: string, password: string) => {
  await page.goto('/admin/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(toast(page, 'Admin login successful!')).toBeVisible();
};

test('an owner adds a member of staff, who changes the password, and removes them', async ({ page, browser }) => {
  const email = newEmail();
  await signInAsStaff(page);
  await open(page);
  await expect(row(page, STAFF.email)).toContainText('You');
  await expect(row(page, STAFF.email).getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await isAccessible(page, 'staff');

  await main(page).getByRole('button', { name: 'Add Staff' }).click();
  const form = dialog(page, 'Add Staff');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Owner').check();
  await form.getByLabel('Their first password').fill('too short');
  await form.getByLabel('Your password').fill('not my password');
  await form.getByRole('button', { name: 'Add Staff' }).click();
  await expect(form.getByText('Password must be at least 10 characters')).toBeVisible();
  await form.getByLabel('Their first password').fill('four words for meera');
  await form.getByRole('button', { name: 'Add Staff' }).click();
  await expect(form.getByText('This is not your password.')).toBeVisible();
  await isAccessible(page, 'add staff');
  await form.getByLabel('Your password').fill(STAFF.password);
  await form.getByRole('button', { name: 'Add Staff' }).click();
  await expect(form).toBeHidden();
  await expect(toast(page, 'Staff added')).toBeVisible();
  await expect(row(page, email)).toBeVisible();

  const hers = await (await browser.newContext()).newPage();
  await signInAs(hers, email, 'four words for meera');
  const herOtherTab = await hers.context().newPage();
  await herOtherTab.goto('/admin/settings/salon');
  await herOtherTab.getByLabel('Salon name').fill('Meera was typing');
  await open(hers);
  await row(hers, email).getByRole('button', { name: 'Your Sign-in' }).click();
  await expect(hers.getByRole('heading', { level: 1, name: 'Sign-in' })).toBeVisible();
  await isAccessible(hers, 'own sign-in');
  await main(hers).getByRole('button', { name: 'Change Password' }).click();
  const change = dialog(hers, 'Change Password');
  await change.getByLabel('New password').fill('another four words');
  await change.getByLabel('Your password').fill('four words for meera');
  await change.getByRole('button', { name: 'Change Password' }).click();
  await expect(toast(hers, 'Password changed')).toBeVisible();
  await expect(change).toBeHidden();
  // She goes on in the session that the change gave her.
  await open(hers);
  await expect(row(hers, email)).toContainText('You');
  await call('POST', '/auth/admin/login', undefined, { email, password: 'another four words' });
  // So does her other tab; signing out ends it for good.
  await expect(herOtherTab.getByLabel('Salon name')).toHaveValue('Meera was typing');
  await pressSignOut(hers);
  await expect(herOtherTab).toHaveURL(/\/admin\/login/);
  await signInAs(hers, email, 'another four words');
  await herOtherTab.bringToFront();
  await expect(herOtherTab.getByLabel('Salon name')).not.toHaveValue(/^$|Meera/);
  await open(hers);

  await row(page, email)
    .getByRole('button', { name: `Remove ${email}` })
    .click();
  await dialog(page, 'Remove this sign-in?').getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, 'Sign-in removed')).toBeVisible();
  await expect(row(page, email)).toHaveCount(0);
  await hers.reload();
  await expect(hers.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
});

test('staff sign out on all devices', async ({ page }) => {
  const [email, password] = [newEmail(), 'four words for meera'];
  await asStaff('POST', '/auth/admin/staff', { email, password, currentPassword: STAFF.password });
  const { token } = await call('POST', '/auth/admin/login', undefined, { email, password });
  await signInAs(page, email, password);
  await openSignIn(page);
  await main(page).getByRole('button', { name: 'Sign Out Everywhere' }).click();
  await dialog(page, 'Sign out everywhere?').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await expect(readsBookings(token)).rejects.toThrow('401');
});

test('a call with the old token during a password change does not sign staff out', { tag: '@rare' }, async ({ page }) => {
  const [email, password] = [newEmail(), 'four words for meera'];
  await asStaff('POST', '/auth/admin/staff', { email, password, currentPassword: STAFF.password });
  await signInAs(page, email, password);
  const otherTab = await page.context().newPage();
  await otherTab.goto('/admin/settings/salon');
  await expect(otherTab.getByLabel('Salon name')).not.toHaveValue('');
  await openSignIn(page);

  // The server has changed the password, and its answer is on the way.
  const changed = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/v1/auth/admin/password', async route => {
    const response = await route.fetch();
    changed.resolve();
    await gate.promise;
    await route.fulfill({ response });
  });
  await main(page).getByRole('button', { name: 'Change Password' }).click();
  const change = dialog(page, 'Change Password');
  await change.getByLabel('New password').fill('another four words');
  await change.getByLabel('Your password').fill(password);
  const refused = new Set<Page>();
  for (const tab of [page, otherTab]) tab.on('response', answer => answer.status() === 401 && refused.add(tab));
  await change.getByRole('button', { name: 'Change Password' }).click();
  await changed.promise;
  // The preview asks by itself and is no read.
  const preview = otherTab.waitForResponse('**/api/v1/settings/admin/preview');
  await otherTab.getByLabel('Salon name').fill('Meera was typing');
  expect((await preview).status()).toBe(401);
  await expect(async () => {
    for (const tab of [page, otherTab]) await tab.evaluate(() => window.dispatchEvent(new Event('focus')));
    expect(refused.size).toBe(2);
  }).toPass();
  gate.resolve();
  await expect(toast(page, 'Password changed')).toBeVisible();
  await expect(main(page).getByText(email)).toBeVisible();
  await expect(otherTab.getByLabel('Salon name')).toHaveValue('Meera was typing');
  for (const tab of [page, otherTab]) await expect(tab.getByText('Session expired')).toHaveCount(0);
});

const mayBeChanged = 'Your password may have been changed. Sign in with the new one; if that is wrong, the old one holds.';

test('a password change without an answer warns that the new password may hold', { tag: '@rare' }, async ({ page }) => {
  const [email, password] = [newEmail(), 'four words for meera'];
  await asStaff('POST', '/auth/admin/staff', { email, password, currentPassword: STAFF.password });
  await signInAs(page, email, password);
  const change = dialog(page, 'Change Password');
  const press = () => change.getByRole('button', { name: 'Change Password' }).click();
  const fill = async (from: string, to: string) => {
    await openSignIn(page);
    await main(page).getByRole('button', { name: 'Change Password' }).click();
    await change.getByLabel('New password').fill(to);
    await change.getByLabel('Your password').fill(from);
  };
  const endsSaying = async () => {
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    await expect(main(page).getByText(mayBeChanged)).toBeVisible();
    await expect(page.getByText('Session expired')).toHaveCount(0);
  };

  // The connection is back at once, and the next call meets the ended session.
  await fill(password, 'another four words');
  await loseAnswer(page, '/auth/admin/password');
  await press();
  await endsSaying();
  await isAccessible(page, 'a password that may have been changed');

  // The call never reached the server.
  await signInAs(page, email, 'another four words');
  await fill('another four words', 'four words to end with');
  await cutOff(page, '/auth/admin/password');
  await press();
  await expect(change.getByRole('alert')).toHaveText(mayBeChanged);
  await restore(page, '/auth/admin/password');
  await press();
  await expect(toast(page, 'Password changed')).toBeVisible();
});

test('a member of staff whose answer was lost is added once', { tag: '@rare' }, async ({ page }) => {
  const email = newEmail();
  await signInAsStaff(page);
  await open(page);
  await row(page, STAFF.email).waitFor();
  await main(page).getByRole('button', { name: 'Add Staff' }).click();
  const form = dialog(page, 'Add Staff');
  await form.getByLabel('E-mail').fill(email.toUpperCase());
  await form.getByLabel('Their first password').fill('four words for meera');
  await form.getByLabel('Your password').fill(STAFF.password);
  await loseAnswer(page, '/auth/admin/staff');
  await form.getByRole('button', { name: 'Add Staff' }).click();
  await expect(form.getByText('Failed to add the sign-in')).toBeVisible();
  await expect(page.getByText(email, { exact: true })).toHaveCount(1);
  // A wrong password in between changes nothing.
  await form.getByLabel('Your password').fill('not my password');
  await form.getByRole('button', { name: 'Add Staff' }).click();
  await expect(form.getByText('This is not your password.')).toBeVisible();
  await form.getByLabel('Your password').fill(STAFF.password);
  await form.getByRole('button', { name: 'Add Staff' }).click();
  await expect(form).toBeHidden();
  await expect(toast(page, 'Staff added')).toBeVisible();
  await expect(row(page, email)).toHaveCount(1);

  await main(page).getByRole('button', { name: 'Add Staff' }).click();
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Their first password').fill('four words for meera');
  await form.getByLabel('Your password').fill(STAFF.password);
  await form.getByRole('button', { name: 'Add Staff' }).click();
  await expect(form.getByText('This e-mail has a staff account already.')).toBeVisible();
});

test('the form for a new member of staff is restored after the session ended, without passwords', { tag: '@rare' }, async ({
  page,
}) => {
  await signInAsStaff(page);
  await open(page);
  await row(page, STAFF.email).waitFor();
  const form = dialog(page, 'Add Staff');
  const begin = () => main(page).getByRole('button', { name: 'Add Staff' }).click();
  await begin();
  const email = newEmail();
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Their first password').fill('four words for meera');
  await form.getByLabel('Your password').fill(STAFF.password);
  await pressAsSessionEnds(form.getByRole('button', { name: 'Add Staff' }), 'admin_token');
  await signInAgain(page);
  await row(page, STAFF.email).waitFor();
  await begin();
  await expect(form.getByText('What you had typed is here again.')).toBeVisible();
  await expect(form.getByLabel('E-mail')).toHaveValue(email);
  await expect(form.getByLabel('Their first password')).toHaveValue('');
  await expect(form.getByLabel('Your password')).toHaveValue('');
  // Passwords alone are not restored.
  await page.reload();
  await begin();
  await form.getByLabel('Their first password').fill('four words for meera');
  await form.getByLabel('Your password').fill(STAFF.password);
  await endSessionElsewhere(page);
  await signInAgain(page);
  await row(page, STAFF.email).waitFor();
  await begin();
  await expect(form).toBeVisible();
  await expect(page.getByText('What you had typed is here again.')).toHaveCount(0);
});

test('an API key is shown once, opens what it may, and is revoked', async ({ page }) => {
  const name = 'Accounts';
  await signInAsStaff(page);
  await openKeys(page);
  await main(page).getByRole('button', { name: 'New Key' }).click();
  const form = dialog(page, 'New API Key');
  await form.getByLabel('Name').fill(name);
  await expect(form.getByRole('radio', { name: /^Read only/ })).toBeChecked();
  await form.getByLabel('Your password').fill(STAFF.password);
  await isAccessible(page, 'new key');
  await form.getByRole('button', { name: 'Make Key' }).click();
  const told = dialog(page, 'API Key Made');
  const token = (await told.getByLabel('API key', { exact: true }).textContent()) ?? '';
  await isAccessible(page, 'told');
  expect(await readsBookings(token)).toBe(true);
  await page.keyboard.press('Escape');
  await told.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await told.getByRole('button', { name: 'Done' }).click();
  await expect(row(page, name)).toContainText('Read only');

  await page.reload();
  await expect(row(page, name)).toContainText('Last used');
  await expect(page.getByText(token)).toHaveCount(0);
  await row(page, name)
    .getByRole('button', { name: `Revoke ${name}` })
    .click();
  await dialog(page, 'Revoke this API key?').getByRole('button', { name: 'Revoke' }).click();
  await expect(toast(page, 'API key revoked')).toBeVisible();
  await expect(row(page, name)).toHaveCount(0);
  await expect(readsBookings(token)).rejects.toThrow();
});

test('an owner limits a key to what a program needs', async ({ page }) => {
  const name = 'Price list';
  await signInAsStaff(page);
  await openKeys(page);
  await main(page).getByRole('button', { name: 'New Key' }).click();
  const form = dialog(page, 'New API Key');
  const box = (area: string, label: string) => form.getByRole('group', { name: area }).getByRole('checkbox', { name: label });
  await form.getByRole('radio', { name: /^Chosen areas/ }).check();
  await form.getByRole('button', { name: 'Make Key' }).click();
  await expect(form.getByText('Name is required')).toBeVisible();
  await expect(form.getByText('Choose at least one thing that the key may do')).toBeVisible();
  await isAccessible(page, 'new key with scopes');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Your password').fill(STAFF.password);
  await form.getByRole('button', { name: 'Make Key' }).click();
  await expect(box('Catalogue', 'Read')).toBeFocused();

  await box('Bookings', 'Change').check();
  await expect(box('Bookings', 'Read')).toBeChecked();
  await box('Bookings', 'Read').uncheck();
  await expect(box('Bookings', 'Change')).not.toBeChecked();
  await box('Catalogue', 'Change').check();
  await box('Customers', 'Read').check();
  await form.getByRole('button', { name: 'Make Key' }).click();
  const told = dialog(page, 'API Key Made');
  const token = (await told.getByLabel('API key', { exact: true }).textContent()) ?? '';
  await told.getByRole('button', { name: 'Done' }).click();
  await expect(row(page, name)).toContainText('Catalogue: read and change · Customers: read');
  await isAccessible(page, 'key with scopes');
  await call('GET', '/customer/admin?size=1', token);
  await expect(readsBookings(token)).rejects.toThrow();
});

test('changing a password asks whether to revoke the keys', async ({ page }) => {
  const [email, password] = [newEmail(), 'four words for meera'];
  await asStaff('POST', '/auth/admin/staff', { email, password, currentPassword: STAFF.password });
  const { token } = await call('POST', '/auth/admin/login', undefined, { email, password });
  const key = { access: 'READ_ONLY', currentPassword: password };
  const made = await call('POST', '/auth/admin/key', token, { name: 'Calendar', ...key });
  await signInAs(page, email, password);
  await openSignIn(page);
  const form = dialog(page, 'Change Password');
  const change = async (from: string, to: string, revoke: boolean) => {
    await main(page).getByRole('button', { name: 'Change Password' }).click();
    await form.getByLabel('New password').fill(to);
    await form.getByLabel('Your password').fill(from);
    await expect(form.getByRole('switch', { name: 'End all other access, too' })).not.toBeChecked();
    if (revoke) await form.getByRole('switch').check();
    await isAccessible(page, 'change password');
    await form.getByRole('button', { name: 'Change Password' }).click();
    await expect(form).toBeHidden();
  };
  await change(password, 'another four words', false);
  expect(await readsBookings(made.token)).toBe(true);
  await change('another four words', 'a third four words', true);
  await expect(page.getByText(/\d+ API keys?( and \d+ calendar feeds?)? revoked/)).toBeVisible();
  await openKeys(page);
  await expect(main(page).getByText('No keys yet.')).toBeVisible();
  await expect(readsBookings(made.token)).rejects.toThrow();
});

test('a key stays when its maker is removed, can expire, and all keys can be revoked', async ({ page }) => {
  const [email, password] = [newEmail(), 'four words for meera'];
  const member = await asStaff('POST', '/auth/admin/staff', { email, password, currentPassword: STAFF.password });
  const { token } = await call('POST', '/auth/admin/login', undefined, { email, password });
  const key = { access: 'READ_ONLY', currentPassword: password };
  const name = `Calendar ${member.id}`;
  const made = await call('POST', '/auth/admin/key', token, { name, ...key });
  const other = await call('POST', '/auth/admin/key', token, { name: `${name} 2`, ...key });
  await signInAsStaff(page);
  await open(page);
  const remove = dialog(page, 'Remove this sign-in?');
  await main(page)
    .getByRole('button', { name: `Remove ${email}` })
    .click();
  await expect(remove).toContainText('goes on working: 2 API keys, calendar feeds and webhooks.');
  await isAccessible(page, 'remove staff with keys');
  await remove.getByRole('button', { name: 'Remove' }).click();
  await expect(remove).toBeHidden();
  await openKeys(page);
  await expect(row(page, name)).toContainText(`by ${email} (no longer staff)`);
  await expect(row(page, name)).toContainText(`${made.token.slice(0, 12)}…`);
  expect(await readsBookings(made.token)).toBe(true);

  await main(page).getByRole('button', { name: 'New Key' }).click();
  const form = dialog(page, 'New API Key');
  await form.getByLabel('Name').fill(`${name} 3`);
  await form.getByLabel('Expires').selectOption('In 30 days');
  await form.getByLabel('Your password').fill(STAFF.password);
  await form.getByRole('button', { name: 'Make Key' }).click();
  await dialog(page, 'API Key Made').getByRole('button', { name: 'Done' }).click();
  await expect(row(page, `${name} 3`)).toContainText(/Expires \d+ \w+ \d{4}/);

  await main(page).getByRole('button', { name: 'Revoke All Keys' }).click();
  const all = dialog(page, 'Revoke all API keys?');
  await isAccessible(page, 'revoke all');
  await all.getByRole('button', { name: 'Revoke All' }).click();
  await expect(main(page).getByText('No keys yet.')).toBeVisible();
  await expect(readsBookings(other.token)).rejects.toThrow();
});

test('a key whose answer was lost is made once, and its token is shown', { tag: '@rare' }, async ({ page }) => {
  const name = 'Tax office';
  await signInAsStaff(page);
  await openKeys(page);
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
  await main(page).getByRole('button', { name: 'New Key' }).click();
  const form = dialog(page, 'New API Key');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Your password').fill(STAFF.password);
  await loseAnswer(page, '/auth/admin/key');
  await form.getByRole('button', { name: 'Make Key' }).click();
  await expect(form.getByRole('alert')).toContainText('Failed to make the key');
  await expect(page.getByText(name, { exact: true })).toHaveCount(1);
  await form.getByRole('button', { name: 'Make Key' }).click();
  const told = dialog(page, 'API Key Made');
  await expect(told.getByLabel('API key')).toHaveText(/^nk_live_/);
  await told.getByRole('button', { name: 'Done' }).click();
  await expect(row(page, name)).toHaveCount(1);
});

test('dialogs ask about keys also while the keys cannot be read', { tag: '@rare' }, async ({ page }) => {
  const email = newEmail();
  await asStaff('POST', '/auth/admin/staff', { email, password: 'four words for meera', currentPassword: STAFF.password });
  await signInAsStaff(page);
  await refuse(page, 'GET', '/auth/admin/key', 400, 'VALIDATION_ERROR');
  await openKeys(page);
  await expect(main(page).getByText('Failed to load the API keys')).toBeVisible();
  await open(page);
  await main(page)
    .getByRole('button', { name: `Remove ${email}` })
    .click();
  const question = dialog(page, 'Remove this sign-in?');
  await expect(question).toContainText('goes on working: API keys, calendar feeds and webhooks.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await openSignIn(page);
  await main(page).getByRole('button', { name: 'Change Password' }).click();
  await expect(dialog(page, 'Change Password').getByRole('switch', { name: 'End all other access, too' })).toBeVisible();
  await isAccessible(page, 'keys that are not known');
});
