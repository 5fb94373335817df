/** The profile: what it shows, changes, hands out and deletes (rules S19, P1, P2, A5). */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { answerHtml, callsOf, cutOff, hold, loseAnswer, refuse, restore, runUntil } from './faults.ts';
import { main, region } from './hands.ts';
import { SITE } from './places.ts';
import { asStaff, book, call, FACIAL, freeVisit, HOME, makeCustomer, OFFICE, signedIn } from './scene.ts';
import { expect, test } from './test.ts';

const facts = (page: Page) => region(page, 'Personal information');

test('the profile shows the customer and is edited; Cancel drops what was typed', { tag: '@release' }, async ({ page }) => {
  const { mobile, token } = await signedIn(page);
  await page.goto('/profile');
  await expect(facts(page)).toContainText('Asha Deshmukh');
  await expect(facts(page)).toContainText(mobile.slice(-5));
  await expect(region(page, 'Account status')).toContainText('Active');
  await expect(region(page, 'Account status')).toContainText('USER');
  await expect(region(page, 'Account status')).toContainText('Last active');
  await expect(main(page).getByRole('link', { name: 'View All Bookings' })).toHaveAttribute('href', '/bookings');

  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  const edit = page.getByRole('button', { name: 'Edit Profile' });
  await edit.click();
  await dialog.getByLabel('Full Name').fill('Somebody Else');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await edit.click();
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Asha Deshmukh');
  await dialog.getByLabel('Full Name').fill('Asha Kulkarni');
  await page.keyboard.press('Escape');
  await dialog.getByRole('alertdialog').getByRole('button', { name: 'Keep Editing' }).click();
  await dialog.getByLabel('E-mail').fill('asha@nowhere');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('E-mail').fill('asha@kulkarni.example');
  await dialog.getByLabel('Gender').selectOption('Female');
  await dialog.getByLabel('Date of birth').fill('1994-02-11');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated')).toBeVisible();
  for (const fact of ['Asha Kulkarni', 'asha@kulkarni.example', 'Female', '11 Feb 1994']) {
    await expect(facts(page)).toContainText(fact);
  }
  await expect(edit).toBeFocused();
  expect(await call('GET', '/auth/profile', token)).toMatchObject({ fullName: 'Asha Kulkarni', gender: 'FEMALE' });
});

test('customers who keep editing go on in the field that they left', { tag: '@rare' }, async ({ page }) => {
  await signedIn(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await dialog.getByLabel('E-mail').fill('asha@');
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: 'Keep Editing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('example.in');
  await expect(dialog.getByLabel('E-mail')).toHaveValue('asha@example.in');
});

test('half a date of birth is refused and erases nothing', { tag: '@rare' }, async ({ page }) => {
  const { token } = await signedIn(page);
  const known = { fullName: 'Asha Deshmukh', email: null, gender: null, dateOfBirth: '1994-02-11' };
  await call('PUT', '/auth/profile', token, known);
  await page.goto('/profile');
  const sent = callsOf(page, 'PUT', /profile/);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  const birth = dialog.getByLabel('Date of birth');
  await birth.focus();
  await page.keyboard.press('Backspace');
  await expect(birth).toHaveValue('');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByText('Date input not valid.', { exact: true })).toBeVisible();
  await expect(birth).toBeFocused();
  expect(sent).toEqual([]);
  await birth.fill('1994-02-12');
  await expect(dialog.getByText('Date input not valid.', { exact: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated')).toBeVisible();
  expect(await call('GET', '/auth/profile', token)).toMatchObject({ dateOfBirth: '1994-02-12' });
});

test('a change that was being typed is not kept after a logout, nor for another customer', async ({ page }) => {
  const { token } = await signedIn(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await dialog.getByLabel('E-mail').fill('asha@kulkarni.example');
  await call('POST', '/auth/logout', token);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Session expired. Please log in again.')).toBeVisible();
  const kept = () => page.evaluate(() => localStorage.getItem('profile_draft'));
  expect(await kept()).toContain('asha@kulkarni.example');
  const other = await makeCustomer();
  await page.evaluate(given => {
    localStorage.setItem('auth_token', given.token);
    localStorage.setItem('user_id', given.userId);
  }, other);
  await page.goto('/profile');
  await expect(facts(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await kept()).toBeNull();
});

test('a failed change keeps the typed values and says so', async ({ page }) => {
  await signedIn(page);
  await page.goto('/profile');
  await refuse(page, 'PUT', '/auth/profile', 500, 'INTERNAL_ERROR');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Full Name').fill('Asha Kulkarni');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Failed to update profile')).toBeVisible();
  const hint = page.getByText('Please check your connection and try again.');
  await expect(hint).toHaveCount(0);
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha Kulkarni');
});

test('R79 a profile that failed to load can be tried again', async ({ page }) => {
  await signedIn(page);
  await answerHtml(page, '/auth/profile');
  await page.clock.install();
  await page.goto('/profile');
  await runUntil(page, page.getByText('Failed to fetch profile'));
  await restore(page, '/auth/profile');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(facts(page)).toContainText('Asha Deshmukh');
});

test('customers edit and delete saved addresses', async ({ page }) => {
  await signedIn(page, { addresses: [HOME, OFFICE] });
  await page.goto('/profile');
  const saved = region(page, 'Saved addresses');
  await expect(saved.getByRole('listitem')).toHaveCount(2);
  await saved.getByRole('button', { name: /^Edit .*Lotus Residency/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Address' });
  // The dialog begins with the words; opening the map loses nothing.
  await expect(dialog.getByLabel('Street / Area')).toHaveValue('Ramdaspeth');
  await dialog.getByLabel('Building').fill('Jasmine Court');
  await dialog.getByRole('button', { name: 'Change location' }).click();
  await expect(dialog.getByText('Ramdaspeth, Nagpur, Maharashtra, 440010, India')).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm Location' }).click();
  await expect(dialog.getByLabel('Building')).toHaveValue('Jasmine Court');
  await dialog.getByRole('button', { name: 'Save Address' }).click();
  await expect(page.getByText('Address updated')).toBeVisible();
  await expect(saved.getByText('12, Jasmine Court, Ramdaspeth')).toBeVisible();
  await saved.getByRole('button', { name: /^Delete .*Jasmine Court/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Address' }).click();
  await expect(page.getByText('Address deleted')).toBeVisible();
  await expect(saved.getByRole('listitem')).toHaveCount(1);
  await expect(saved.getByRole('heading', { name: 'Saved addresses' })).toBeFocused();
});

test('a double tap neither discards nor saves a typed address', { tag: '@rare' }, async ({ page }) => {
  await signedIn(page, { addresses: [HOME] });
  await page.goto('/profile');
  await page.getByRole('button', { name: /^Edit 12/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Address' });
  await dialog.getByLabel('Landmark (optional)').fill('Opposite the park');
  const saved = callsOf(page, 'PUT', /\/address\//);
  // Discard stands where Cancel did, and Save Address where Keep Editing did.
  await dialog.getByRole('button', { name: 'Cancel' }).dblclick();
  await expect(dialog.getByText('Discard your changes?')).toBeVisible();
  await page.waitForTimeout(600);
  await dialog.getByRole('button', { name: 'Keep Editing' }).dblclick();
  await expect(dialog.getByRole('button', { name: 'Save Address' })).toBeVisible();
  await page.waitForTimeout(600);
  await expect(dialog.getByLabel('Landmark (optional)')).toHaveValue('Opposite the park');
  expect(saved).toEqual([]);
});

test('customers who give up on an address whose answer was lost find it in the list', { tag: '@rare' }, async ({ page }) => {
  await signedIn(page, { addresses: [HOME] });
  await page.goto('/profile');
  const saved = region(page, 'Saved addresses');
  await saved.getByRole('button', { name: /^Edit 12/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Address' });
  await dialog.getByLabel('Landmark (optional)').fill('Behind the bank');
  await loseAnswer(page, '/address/*');
  await dialog.getByRole('button', { name: 'Save Address' }).click();
  await expect(page.getByText('Failed to save address. Please try again.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForTimeout(600);
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(saved.getByRole('listitem')).toContainText('Behind the bank');
});

test('customers who keep an address that was deleted without an answer do not find it in the list', { tag: '@rare' }, async ({
  page,
}) => {
  await signedIn(page, { addresses: [HOME] });
  await page.goto('/profile');
  const saved = region(page, 'Saved addresses');
  await saved.getByRole('button', { name: /^Delete 12/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this address?' });
  await loseAnswer(page, '/address/*');
  await dialog.getByRole('button', { name: 'Delete Address' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep Address' }).click();
  await expect(saved.getByText(/^No addresses yet/)).toBeVisible();
});

test('customers who give up on a profile whose answer was lost see it as saved', { tag: '@rare' }, async ({ page }) => {
  await signedIn(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await dialog.getByLabel('Full Name').fill('Asha Kulkarni');
  await loseAnswer(page, '/auth/profile');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(main(page).getByText('Asha Kulkarni').first()).toBeVisible();
});

test('an address deleted on another device is saved anew, and a lost answer does not save it twice', { tag: '@rare' }, async ({
  page,
}) => {
  const { token, addressIds } = await signedIn(page, { addresses: [HOME, OFFICE] });
  await page.goto('/profile');
  const saved = region(page, 'Saved addresses');
  await saved.getByRole('button', { name: /^Edit .*Lotus Residency/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Address' });
  await dialog.getByLabel('Landmark (optional)').fill('  Behind the bank ');
  await call('DELETE', `/address/${addressIds[0]}`, token);
  await loseAnswer(page, '/address');
  const save = dialog.getByRole('button', { name: 'Save Address' });
  await save.click();
  await expect(page.getByText('Failed to save address. Please try again.')).toBeVisible();
  await save.click();
  await expect(page.getByText('Address updated')).toBeVisible();
  await expect(saved.getByRole('listitem')).toHaveCount(2);
  await expect(saved.getByRole('listitem').filter({ hasText: 'Behind the bank' })).toHaveCount(1);
  expect(await call('GET', '/address/user', token)).toHaveLength(2);
});

test('the end of a session is reported once, however many calls hear of it', { tag: '@rare' }, async ({ page }) => {
  const { token } = await signedIn(page);
  await page.goto('/profile');
  const button = page.getByRole('button', { name: 'Download My Data' });
  await expect(button).toBeVisible();
  await call('POST', '/auth/logout', token);
  await button.click();
  await expect(page.getByText('Session expired. Please log in again.')).toHaveCount(1);
  await expect(page.getByText('Failed to download your data')).toHaveCount(0);
});

test('a customer exports their data', async ({ page }) => {
  const { mobile } = await signedIn(page, { addresses: [HOME] });
  await page.goto('/profile');
  const failed = page.getByText('Failed to download your data');
  await cutOff(page, '/auth/profile/export');
  await page.getByRole('button', { name: 'Download My Data' }).click();
  await expect(failed).toBeVisible();
  await restore(page, '/auth/profile/export');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download My Data' }).click(),
  ]);
  // At once, and not after its 5 s.
  await expect(failed).toBeHidden({ timeout: 1_000 });
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toContain(mobile);
  expect(text).toContain('Lotus Residency');
});

test('a customer signs out on all devices', { tag: '@release' }, async ({ page }) => {
  const { token } = await signedIn(page);
  await page.goto('/profile');
  const dialog = page.getByRole('dialog', { name: 'Sign out on all devices?' });
  const doIt = dialog.getByRole('button', { name: 'Sign Out' });
  await page.getByRole('button', { name: 'Sign Out on All Devices' }).click();
  await cutOff(page, '/auth/sign-out-everywhere');
  await doIt.click();
  // Without an answer another device may still be signed in, so this one says so and stays.
  await expect(dialog.getByRole('alert')).toBeVisible();
  await restore(page, '/auth/sign-out-everywhere');
  await doIt.click();
  await expect(page.getByText('You are signed out on all devices')).toBeVisible();
  await expect(page).toHaveURL(`${SITE}/`);
  await expect(call('GET', '/auth/profile', token)).rejects.toThrow('401');
});

test('an account is deleted by a typed word, but not before its visits', { tag: '@release' }, async ({ page }) => {
  const customer = await signedIn(page, { cart: { [FACIAL]: 1 }, addresses: [HOME] });
  await page.goto('/profile');
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const doIt = dialog.getByRole('button', { name: 'Delete Account' });
  const bookingsAreRead = page.waitForResponse(/\/booking\/user\//);
  await page.getByRole('button', { name: 'Delete My Account' }).click();
  await bookingsAreRead;
  await doIt.click();
  await expect(dialog.getByText('Please type DELETE, to be sure.')).toBeVisible();
  // Booked in another tab meanwhile. Had the dialog read its bookings after that, it would already say so.
  const { bookingId } = await book(customer, await freeVisit(4));
  await dialog.getByLabel('Type DELETE to go on').fill('delete');
  await doIt.click();
  const toBookings = dialog.getByRole('link', { name: 'Go to My Bookings' });
  await expect(toBookings).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep Account' }).click();
  // The dialog says so before anybody types.
  await page.getByRole('button', { name: 'Delete My Account' }).click();
  await expect(toBookings).toBeVisible();
  await expect(doIt).toHaveCount(0);
  await asStaff('PUT', `/booking/admin/${bookingId}/mark-paid`);
  await call('PUT', `/booking/${bookingId}/cancel`, customer.token);
  await dialog.getByRole('button', { name: 'Keep Account' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Delete My Account' }).click();
  await expect(dialog.getByText('A refund is still on its way to you.')).toBeVisible();
  await dialog.getByLabel('Type DELETE to go on').fill('DELETE');
  await doIt.click();
  await expect(page).toHaveURL(`${SITE}/`);
  await expect(page.getByText('Your account is deleted')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(call('GET', '/auth/profile', customer.token)).rejects.toThrow('401');
});

test('Keep Account does not recall a deletion on its way', { tag: '@rare' }, async ({ page }) => {
  await signedIn(page);
  await page.goto('/profile');
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await page.getByRole('button', { name: 'Delete My Account' }).click();
  await dialog.getByLabel('Type DELETE to go on').fill('DELETE');
  const letGo = await hold(page, '/auth/profile');
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await dialog.getByRole('button', { name: 'Keep Account' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: 'Deleting...' })).toBeVisible();
  letGo();
  await expect(page.getByText('Your account is deleted')).toBeVisible();
});

test('an account that was deleted although the answer was lost is deleted', { tag: '@rare' }, async ({ page }) => {
  const { userId } = await signedIn(page);
  await page.goto('/profile');
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const doIt = dialog.getByRole('button', { name: 'Delete Account' });
  await page.getByRole('button', { name: 'Delete My Account' }).click();
  await dialog.getByLabel('Type DELETE to go on').fill('DELETE');
  const draft = { userId, step: 1, expiresAt: Date.now() + 600_000 };
  await page.evaluate(kept => localStorage.setItem('checkout_draft', kept), JSON.stringify(draft));
  await loseAnswer(page, '/auth/profile');
  await doIt.click();
  await expect(dialog.getByText('Failed to delete your account.')).toBeVisible();
  await doIt.click();
  await expect(page.getByText('Your account is deleted')).toBeVisible();
  await expect(page).toHaveURL(`${SITE}/`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Session expired')).toHaveCount(0);
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter(key => /token|user_id|draft|cut_off/.test(key)));
  expect(await kept()).toEqual([]);
});

test('an address added to a list that failed to load is not shown as the whole list', { tag: '@rare' }, async ({ page }) => {
  await signedIn(page, { addresses: [HOME] });
  await refuse(page, 'GET', '/address/user', 400, 'VALIDATION_ERROR');
  await page.goto('/profile');
  const saved = region(page, 'Saved addresses');
  await expect(saved.getByText('Failed to load your addresses.')).toBeVisible();
  await restore(page, '/address/user');
  await saved.getByRole('button', { name: 'Add New Address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Address' });
  await dialog.locator('.leaflet-container').click({ position: { x: 150, y: 120 } });
  await expect(dialog.getByText(/Wardha Road/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm Location' }).click();
  await dialog.getByLabel('Flat/House No.').fill('7');
  await dialog.getByLabel('Building').fill('Teak House');
  await dialog.getByRole('button', { name: 'Save Address' }).click();
  await expect(saved.getByText(/Teak House/)).toBeVisible();
  await expect(saved.getByText(/Lotus Residency/)).toBeVisible();
});
