/** A new SIM is not a new person: customers and professionals change their number, and staff change a lost one (rules S28 to S32). */
import type { Page } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { codeSentTo, letTimePass, newMobile, sentSoFar } from './customer.ts';
import { dialog, main } from './hands.ts';
import { makeProfessional, signInAsProfessional } from './professional.ts';
import { putSettingsBack } from './salon-settings.ts';
import { asStaff, call, makeCustomer, signedIn } from './scene.ts';
import { openAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

putSettingsBack();

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Change Mobile Number' });

/** Opens the dialog and sends both passcodes. Returns them. */
async function askForBoth(page: Page, present: string, next: string): Promise<{ current: string; otp: string }> {
  const [before, after] = [sentSoFar(present), sentSoFar(next)];
  await page.getByRole('button', { name: 'Change Mobile Number' }).click();
  await dialogOf(page).getByLabel('New mobile number').fill(next);
  await dialogOf(page).getByRole('button', { name: 'Send Both OTPs' }).click();
  return { current: await codeSentTo(present, before), otp: await codeSentTo(next, after) };
}

test('a customer changes the number with the passcode of each', { tag: '@release' }, async ({ page }) => {
  const { mobile, token } = await signedIn(page);
  await letTimePass(61_000);
  const next = newMobile();
  await page.goto('/profile');
  const { current, otp } = await askForBoth(page, mobile, next);
  const dialog = dialogOf(page);
  const fields = dialog.getByRole('textbox');
  await isAccessible(page, 'the number dialog');
  await fields.nth(0).fill(current === '1234' ? '4321' : '1234');
  await fields.nth(1).fill(otp);
  await dialog.getByRole('button', { name: 'Change Number' }).click();
  await expect(fields.nth(0)).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog).toContainText('The OTP for your present number is wrong or has expired.');
  await fields.nth(0).fill(current);
  await dialog.getByRole('button', { name: 'Change Number' }).click();
  await expect(page.getByText('Your mobile number is changed')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Personal information' })).toContainText(next.slice(-5));
  expect(await call('GET', '/auth/profile', token)).toMatchObject({ mobile: next });
});

test('a number that has an account is refused once both passcodes are right', async ({ page }) => {
  const { mobile } = await signedIn(page);
  const other = await makeCustomer();
  await letTimePass(61_000);
  await page.goto('/profile');
  const { current, otp } = await askForBoth(page, mobile, other.mobile);
  const fields = dialogOf(page).getByRole('textbox');
  await fields.nth(0).fill(current);
  await fields.nth(1).fill(otp);
  await dialogOf(page).getByRole('button', { name: 'Change Number' }).click();
  await expect(dialogOf(page)).toContainText('This number has an account already.');
});

for (const { at, title, number } of [
  { at: '/hi', title: 'मोबाइल नंबर बदलें', number: 'नया मोबाइल नंबर' },
  { at: '/mr', title: 'मोबाइल नंबर बदला', number: 'नवा मोबाइल नंबर' },
]) {
  test(`the dialog speaks the language of ${at}`, async ({ page }) => {
    await signedIn(page);
    await letTimePass(61_000);
    await page.goto(`${at}/profile`);
    await page.getByRole('button', { name: title }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByLabel(number).fill(newMobile());
    await dialog.getByRole('button', { name: 'OTP' }).click();
    await expect(dialog.getByRole('textbox')).toHaveCount(2);
    await isAccessible(page, 'the number dialog');
  });
}

test('a professional changes the number on the phone', async ({ page }) => {
  const professional = await makeProfessional(`Rekha ${newMobile()}`);
  await signInAsProfessional(page, professional);
  await letTimePass(61_000);
  await page.goto('/pro');
  const next = newMobile();
  const { current, otp } = await askForBoth(page, professional.mobile, next);
  const dialog = dialogOf(page);
  await isAccessible(page, 'the number dialog at /pro');
  await dialog.getByLabel('OTP sent to your present number').fill(current);
  await dialog.getByRole('textbox').nth(1).fill(otp);
  await dialog.getByRole('button', { name: 'Change Number' }).click();
  await expect(page.getByText('Your mobile number is changed')).toBeVisible();
  expect(await asStaff('GET', `/professional/admin/${professional.id}`)).toMatchObject({ mobile: next });
});

test('staff give a customer who lost the phone another number, with a reason', { tag: '@both' }, async ({ page }) => {
  const name = 'Asha Numbers';
  const customer = await makeCustomer({ name });
  const next = newMobile();
  await openAsStaff(page, `/admin/customers?search=${customer.mobile}`);
  await main(page).getByRole('button', { name, exact: true }).click();
  const details = dialog(page, name);
  await details.getByRole('button', { name: 'Change Number' }).click();
  const form = dialogOf(page);
  await form.getByLabel('New mobile number').fill(next);
  await form.getByRole('button', { name: 'Change Number' }).click();
  await expect(form).toContainText('Please enter the reason.');
  await form.getByLabel('Reason').fill('Lost her phone.');
  await isAccessible(page, 'the number dialog of staff');
  await form.getByRole('button', { name: 'Change Number' }).click();
  await expect(form).toBeHidden();
  await expect(details).toContainText('Number changed');
  await expect(details).toContainText('Lost her phone.');
  await expect(details).toContainText('not yet with this number');
  await isAccessible(page, 'the history of the number');
});

test('staff give a professional another number, with a reason', async ({ page }) => {
  const professional = await makeProfessional(`Usha ${newMobile()}`);
  const next = newMobile();
  await openAsStaff(page, '/admin/professionals');
  await main(page)
    .getByRole('button', { name: `Update ${professional.name}` })
    .click();
  const form = dialog(page, 'Update Professional');
  await form.getByLabel('Mobile').fill(next);
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form).toContainText('Please enter the reason.');
  await form.getByLabel('Reason for the new number').fill('New SIM.');
  await isAccessible(page, 'the professional with another number');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form).toBeHidden();
  expect((await asStaff('GET', `/professional/admin/${professional.id}`)).mobileChanges).toMatchObject([{ reason: 'New SIM.' }]);
});
