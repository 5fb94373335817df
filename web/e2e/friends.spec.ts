/** Customers who bring friends (rules D16 to D20). */
import { isAccessible } from './axe.ts';
import { main, region, toast } from './hands.ts';
import { changeSettings, putSettingsBack } from './salon-settings.ts';
import { call, FACIAL, makeCustomer, signedIn } from './scene.ts';
import { openAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

putSettingsBack();

test('a customer tells a friend the code in each language, and the friend’s link gives it', async ({ page, context }) => {
  await changeSettings({ referralReward: 150 });
  const customer = await signedIn(page);
  const { code } = await call('GET', '/referral', customer.token);
  await page.goto('/profile');
  for (const [language, title, promise] of [
    ['hi', 'अपनों को बताइए', /₹150 का कूपन/],
    ['mr', 'आपल्या माणसांना सांगा', /₹150 चे कूपन/],
    ['en', 'Bring a Friend', /coupon of ₹150/],
  ] as const) {
    await page.evaluate(chosen => localStorage.setItem('language', chosen), language);
    await page.goto(language === 'en' ? '/profile' : `/${language}/profile`);
    const panel = main(page).getByRole('region', { name: title });
    await expect(panel).toContainText(code);
    await expect(panel.getByText(promise).first()).toBeVisible();
  }
  await expect(main(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', new RegExp(`r%3D${code}`));
  await isAccessible(page, 'bring a friend');

  const friend = await makeCustomer({ name: 'Omar Sheikh' });
  const other = await context.browser()?.newPage({ viewport: { width: 360, height: 640 } });
  if (!other) throw new Error('No second browser');
  await other.goto(`${new URL(page.url()).origin}/?r=${code}`);
  await expect.poll(() => other.evaluate(() => localStorage.getItem('friends_code'))).toBe(code);
  await other.evaluate(
    ([id = '', token = '']) => {
      localStorage.setItem('user_id', id);
      localStorage.setItem('auth_token', token);
    },
    [friend.userId, friend.token],
  );
  await other.reload();
  await expect.poll(async () => (await call('GET', '/referral', friend.token)).hasGivenCode).toBe(true);
  await expect.poll(() => other.evaluate(() => localStorage.getItem('friends_code'))).toBeNull();
  await other.close();

  await openAsStaff(page, '/admin/coupon?show=friends');
  await expect(main(page).getByText('Omar Sheikh')).toBeVisible();
  await expect(main(page).getByText('Has not come yet')).toBeVisible();
  await isAccessible(page, 'friends brought');
});

test('a friend’s code is typed in the profile, and an unknown one is said', async ({ page }) => {
  await changeSettings({ referralReward: 150 });
  const owner = await makeCustomer({ name: 'Omar Sheikh' });
  const { code } = await call('GET', '/referral', owner.token);
  await signedIn(page);
  await page.goto('/profile');
  const panel = main(page).getByRole('region', { name: 'Bring a Friend' });
  await panel.getByLabel('Friend’s code').fill('NOBODYS');
  await panel.getByRole('button', { name: 'Save Code' }).click();
  await expect(panel.getByText('We do not know this code.')).toBeVisible();
  await panel.getByLabel('Friend’s code').fill(code.toLowerCase());
  await panel.getByRole('button', { name: 'Save Code' }).click();
  await expect(panel.getByLabel('Friend’s code')).toHaveCount(0);
});

test('a friend’s code is typed in the cart, and what is wrong with it is said', async ({ page }) => {
  await changeSettings({ referralReward: 150 });
  const [owner, other] = [await makeCustomer({ name: 'Omar Sheikh' }), await makeCustomer({ name: 'Meera Joshi' })];
  const [{ code }, { code: second }] = [await call('GET', '/referral', owner.token), await call('GET', '/referral', other.token)];
  const friend = await signedIn(page, { name: 'Asha Deshmukh', cart: { [FACIAL]: 1 } });
  const { code: own } = await call('GET', '/referral', friend.token);
  await page.goto('/cart');
  const panel = region(page, 'Coupon');
  const give = async (typed: string) => {
    await panel.getByLabel('Coupon code').fill(typed);
    await panel.getByRole('button', { name: 'Apply', exact: true }).click();
  };
  await give('NXBXDYS');
  await expect(panel.getByLabel('Coupon code')).toHaveAccessibleDescription('Invalid coupon code.');
  await give(own);
  await expect(panel).toContainText('This is your own code. It is for your friends.');
  await isAccessible(page, 'one’s own code in the cart');
  await give(code.toLowerCase());
  await expect(toast(page, 'Saved. After your first visit you both get a coupon.')).toBeVisible();
  await expect.poll(async () => (await call('GET', '/referral', friend.token)).hasGivenCode).toBe(true);
  await give(second);
  await expect(panel).toContainText('A friend’s code counts once, before the first booking.');
  expect((await call('GET', '/referral', owner.token)).friendsToCome).toBe(1);
});
