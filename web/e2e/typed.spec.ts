/** Numbers, names and codes as people type and paste them. All cases are in common/typed-cases.json. */
import type { Page } from '@playwright/test';
import { dialogOf as addressDialog, confirm, openDialog as openAddress } from './at-address.ts';
import { openSettings, save } from './at-admin-settings.ts';
import { dialogOf, isSignedIn, knownMobile, openLogin } from './at-sign-in.ts';
import { codeSentTo, fromAccountMenu, newMobile } from './customer.ts';
import { region } from './hands.ts';
import { STAFF } from './places.ts';
import { putSettingsBack } from './salon-settings.ts';
import { call, FACIAL, makeService, signedIn, withdraw } from './scene.ts';
import { signInAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

const devanagari = (digits: string) => digits.replace(/\d/g, digit => '०१२३४५६७८९'[Number(digit)] as string);
putSettingsBack();

const invalidMobile = 'Please enter a valid 10-digit phone number.';

test.describe('a phone number, key by key', () => {
  test('loses the country code once ten digits follow, and may itself begin with 91', async ({ page }) => {
    const field = (await openLogin(page)).getByLabel('Phone Number');
    for (const [keys, left] of [
      ['919876543210', '9876543210'],
      ['+91 98765-43210', '9876543210'],
      ['00919876543210', '9876543210'],
      ['09876543210', '9876543210'],
      ['9198765432', '9198765432'],
      ['919198765432', '9198765432'],
      ['९८७६५४३२१०', '9876543210'],
      ['৯৮৭৬৫৪৩২১০', '9876543210'],
    ] as const) {
      await field.fill('');
      await field.pressSequentially(keys);
      await expect(field, keys).toHaveValue(left);
      await expect(dialogOf(page).getByText(invalidMobile)).toHaveCount(0);
    }
  });

  test('with too many digits is refused and reaches nobody', { tag: '@rare' }, async ({ page }) => {
    const dialog = await openLogin(page);
    const field = dialog.getByLabel('Phone Number');
    const asked: string[] = [];
    page.on('request', request => request.url().includes('/auth/') && asked.push(request.url()));
    await field.pressSequentially('98765432101');
    await expect(field).toHaveValue('98765432101');
    await expect(dialog.getByText(invalidMobile)).toBeVisible();
    await field.press('Enter');
    await field.fill('');
    // One digit is still to come, so nothing is wrong yet.
    await field.pressSequentially('91987654321');
    await dialog.getByRole('button', { name: 'Send OTP' }).click();
    await expect(dialog.getByText(invalidMobile)).toBeVisible();
    await field.fill('+65 9123 4567');
    await expect(field).toHaveValue('+6591234567');
    await dialog.getByRole('button', { name: 'Send OTP' }).click();
    await expect(dialog.getByText(invalidMobile)).toBeVisible();
    expect(asked.filter(url => url.endsWith('/auth/login'))).toEqual([]);
  });

  test('keeps the caret where a digit was inserted', { tag: '@rare' }, async ({ page }) => {
    const field = (await openLogin(page)).getByLabel('Phone Number');
    await field.fill('987643210');
    for (let i = 0; i < 5; i++) await field.press('ArrowLeft');
    await field.pressSequentially('x5');
    await expect(field).toHaveValue('9876543210');
  });
});

test('a pasted name and number register, with the passcode in Hindi digits', async ({ page }) => {
  const mobile = newMobile();
  await page.goto('/');
  await fromAccountMenu(page, 'Register');
  const dialog = dialogOf(page);
  const name = dialog.getByLabel('Full Name');
  for (const [typed, read] of [
    ['Asha\u00a0Rao', 'Asha Rao'],
    ['Anne–Marie', 'Anne-Marie'],
    ['Md.Ansari', 'Md Ansari'],
    ['D’Souza', "D'Souza"],
    ['Dr. Meera\u200b O`Neil', "Dr Meera O'Neil"],
  ] as const) {
    await name.fill(typed);
    await expect(name).toHaveValue(read);
  }
  await name.fill('');
  await name.pressSequentially('A. R. Rahman');
  await expect(name).toHaveValue('A R Rahman');
  await dialog.getByLabel('Phone Number').fill(`\u202a+91 ${devanagari(mobile)}\u202c`);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.getByRole('heading', { name: 'Verify OTP' })).toBeVisible();
  const code = await codeSentTo(mobile, 0);
  await dialog.getByLabel('OTP', { exact: true }).pressSequentially(devanagari(code));
  await isSignedIn(page);
  const token = (await page.evaluate(() => localStorage.getItem('auth_token'))) ?? '';
  expect(await call('GET', '/auth/profile', token)).toMatchObject({ fullName: 'A R Rahman', mobile });
});

test('the SMS pasted as a whole is read as its passcode', async ({ page }) => {
  const dialog = await openLogin(page);
  await dialog.getByLabel('Phone Number').fill(await knownMobile());
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  const otp = dialog.getByLabel('OTP', { exact: true });
  await otp.fill('Your passcode is 4821. It is valid for 2 minutes.');
  await expect(otp).toHaveValue('4821');
});

test('a coupon copied from a chat is applied', async ({ page }) => {
  await signedIn(page, { cart: { [FACIAL]: 1 } });
  await page.goto('/cart');
  const panel = page.getByRole('region', { name: 'Coupon' });
  for (const copied of ['*NIKHAR10*', '“nikhar10”.', '\u2068NIK\u200bHAR\u206010\u2069', ' (NIKHAR१०), ']) {
    await panel.getByLabel('Coupon code').fill(copied);
    await panel.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(panel.getByText('Coupon applied. You save ₹150.'), copied).toBeVisible();
    await panel.getByRole('button', { name: 'Remove' }).click();
  }
  await panel.getByLabel('Coupon code').fill('“nosuch”');
  await panel.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(panel.getByText('Invalid coupon code.')).toBeVisible();
  await expect(panel.getByLabel('Coupon code')).toHaveValue('NOSUCH');
});

test('staff type prices in Hindi digits', async ({ page }) => {
  const service = await makeService(`Price ${newMobile()}`, 500);
  await signInAsStaff(page);
  await page.goto(`/admin/services?search=${encodeURIComponent(service.name)}`);
  await page.getByRole('button', { name: `Update ${service.name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Update Service' });
  await dialog.getByLabel('Price (₹)').fill('');
  await dialog.getByLabel('Price (₹)').pressSequentially('१,२९९.५०');
  await expect(dialog.getByLabel('Price (₹)')).toHaveValue('1299.50');
  await dialog.getByLabel('Duration (minutes)').fill('৪৫');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toBeHidden();
  expect(await call('GET', `/service/${service.id}`)).toMatchObject({ price: 1299.5, durationInMinutes: 45 });
  await page.getByRole('button', { name: `Update ${service.name}` }).click();
  await dialog.getByLabel('Price (₹)').fill('12 rupees');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByText('Please enter a number', { exact: true })).toBeVisible();
  await withdraw(service);
});

test('a UPI id and a phone number are saved without surrounding characters', async ({ page }) => {
  await openSettings(page, 'payment');
  await region(page, 'Payment').getByLabel('UPI id').fill(' nikhar@ upi\u200b');
  await region(page, 'Payment').getByLabel('Your password').fill(STAFF.password);
  await save(page);
  await openSettings(page, 'salon');
  await region(page, 'Salon').getByLabel('Phone').fill('(०७१२) 222–3344');
  await save(page);
  await openSettings(page, 'bookings');
  await region(page, 'Bookings').getByLabel('Teams').fill('৪');
  await save(page);
  expect(await call('GET', '/settings')).toMatchObject({ upiId: 'nikhar@upi', phone: '0712 222-3344' });
});

test.describe('a place sent by a chat', () => {
  const search = (page: Page) => addressDialog(page).getByLabel('Search for your location');

  test('sets the pin, whether numbers, a plus code or a link', async ({ page }) => {
    await openAddress(page);
    for (const [pasted, place] of [
      ['21.1500, 79.0900', '21.15, 79.09'],
      ['२१.१६००, ७९.१०००', '21.16, 79.1'],
      ['43X5+8F Nagpur', '21.148313, 79.058688'],
      ['My place: https://maps.google.com/?q=21.17,79.11', '21.17, 79.11'],
    ] as const) {
      const lookedUp = page.waitForRequest(request => request.url().includes('/geocode/reverse'));
      await search(page).fill(pasted);
      const { searchParams } = new URL((await lookedUp).url());
      const [lat, lon] = place.split(', ').map(Number) as [number, number];
      expect(Number(searchParams.get('lat'))).toBeCloseTo(lat, 5);
      expect(Number(searchParams.get('lon'))).toBeCloseTo(lon, 5);
      await expect(search(page)).toHaveValue('');
      await expect(addressDialog(page).getByText(/Wardha Road, Nagpur, Maharashtra, 440012, India/)).toBeVisible();
    }
    await expect(confirm(page)).toBeEnabled();
  });

  test('is only offered while it is typed', { tag: '@rare' }, async ({ page }) => {
    await openAddress(page);
    await search(page).pressSequentially('21.15, 79.09');
    await page.getByRole('button', { name: '21.15, 79.09' }).waitFor();
    await expect(addressDialog(page).getByText('Move the pin to set your address')).toBeVisible();
    await search(page).press('Enter');
    await expect(addressDialog(page).getByText(/Wardha Road/)).toBeVisible();
  });

  test('as a short link gets a sentence that helps', { tag: '@rare' }, async ({ page }) => {
    await openAddress(page);
    await search(page).fill('https://maps.app.goo.gl/abcDEF123');
    await expect(
      addressDialog(page).getByText(/^This link does not say where the place is\. Open it in your map app/),
    ).toBeVisible();
    await search(page).fill('Sitabuldi');
    await expect(addressDialog(page).getByRole('button', { name: /Sitabuldi/ })).toBeVisible();
  });
});
