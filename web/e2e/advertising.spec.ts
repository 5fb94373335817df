/** Advertising is off until the customer switches it on, and ends in the same place (rule Q39). */
import * as english from '../../common/words/en/profile.ts';
import * as hindi from '../../common/words/hi/profile.ts';
import * as marathi from '../../common/words/mr/profile.ts';
import { flip } from './at-admin-settings.ts';
import { isAccessible } from './axe.ts';
import { refuse, restore } from './faults.ts';
import { region, toast } from './hands.ts';
import { call, signedIn } from './scene.ts';
import { expect, test } from './test.ts';

for (const [language, at, words] of [
  ['en', '/profile', english],
  ['hi', '/hi/profile', hindi],
  ['mr', '/mr/profile', marathi],
] as const)
  test(`a customer allows reminders and offers by SMS, and ends them, in ${language}`, async ({ page }) => {
    const { token } = await signedIn(page);
    await page.goto(at);
    const panel = region(page, words.remindersAndOffers);
    const choice = panel.getByRole('switch', { name: words.bySms });
    await expect(choice).not.toBeChecked();
    await expect(panel.getByRole('switch', { name: words.onWhatsapp })).not.toBeChecked();
    // The customer has no e-mail.
    await expect(panel.getByRole('switch')).toHaveCount(2);
    await flip(page, words.bySms);
    await expect(choice).toBeEnabled();
    await expect(choice).toBeChecked();
    await isAccessible(page, `reminders and offers in ${language}`);
    const kept = async () => (await call('GET', '/auth/profile/export', token)).marketingConsents;
    const [given] = await kept();
    expect(given).toMatchObject({ channel: 'SMS', language, withdrawnAt: null });
    await expect(panel.getByText(given.wording)).toBeVisible();
    await flip(page, words.bySms);
    await expect(choice).toBeEnabled();
    await expect(choice).not.toBeChecked();
    expect(await kept()).toEqual([{ ...given, withdrawnAt: expect.any(String) }]);
    const { profile } = await call('GET', '/auth/profile/export', token);
    expect(profile.whatsappConsent).toBe(false);
  });

test('a choice that was not saved says so, and stays as it was', async ({ page }) => {
  await signedIn(page);
  await refuse(page, 'GET', '/auth/profile/marketing', 503, 'STORAGE_UNAVAILABLE');
  await page.goto('/profile');
  const panel = region(page, english.remindersAndOffers);
  await expect(panel.getByText(english.choicesFailed)).toBeVisible();
  await restore(page, '/auth/profile/marketing');
  await panel.getByRole('button', { name: 'Try Again' }).click();
  const choice = panel.getByRole('switch', { name: english.bySms });
  await expect(choice).not.toBeChecked();
  await refuse(page, 'PUT', '/auth/profile/marketing', 503, 'STORAGE_UNAVAILABLE');
  await flip(page, english.bySms);
  await expect(toast(page, english.choiceFailed)).toBeVisible();
  await expect(choice).not.toBeChecked();
});
