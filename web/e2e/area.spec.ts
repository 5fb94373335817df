/** The service area, and the wishes from outside it (rules A17 to A20, A22, A23). */
import type { Page } from '@playwright/test';
import { save } from './at-admin-settings.ts';
import { onward, step } from './at-checkout.ts';
import { isAccessible } from './axe.ts';
import { codeSentTo, newMobile, sentSoFar } from './customer.ts';
import { dialog, main, region, toast } from './hands.ts';
import { changeSettings, putSettingsBack, settingsNow } from './salon-settings.ts';
import { asStaff, FACIAL, HOME, signedIn } from './scene.ts';
import { openAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

putSettingsBack();

const CIRCLE = { kind: 'CIRCLE', name: 'Nagpur', latitude: '21.1458', longitude: '79.0882', radiusKm: 10 };
const WARDHA = { ...HOME, city: 'Wardha', postalCode: '442001', latitude: '20.7453', longitude: '78.6022' };

const ask = async (page: Page, pinCode: string) => {
  await main(page).getByLabel('Do we come to your PIN code?').fill(pinCode);
  await main(page).getByRole('button', { name: 'Check' }).click();
};

test('nobody outside can book, and they can ask to be told', async ({ page }) => {
  await changeSettings({ areas: [CIRCLE, { kind: 'PIN_CODES', name: 'Kamptee', postalCodes: ['441001'] }] });
  const mobile = newMobile();
  await signedIn(page, { cart: { [FACIAL]: 1 }, addresses: [WARDHA] });
  await page.goto('/');
  await ask(page, '441 001');
  await expect(main(page).getByText('Yes, we come to you.')).toBeVisible();
  await ask(page, '442001');
  await expect(main(page).getByText(/Your PIN code alone does not tell/)).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Use My Location' })).toBeVisible();
  await isAccessible(page, 'the check of the area');

  await page.goto('/checkout');
  await expect(main(page).getByText('We do not come to this address yet.')).toBeVisible();
  await onward(page).click();
  await expect(step(page, 'Select Date & Time')).toBeVisible();
  await expect(main(page).getByText(/We do not come to this address/)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Time slot' })).toBeHidden();
  await page.getByRole('button', { name: 'Back' }).click();

  await page.getByRole('button', { name: 'Tell Me When You Come' }).click();
  const wishing = dialog(page, 'Tell me when you come here');
  await wishing.getByLabel('Phone Number').fill(mobile);
  const before = sentSoFar(mobile);
  await wishing.getByRole('button', { name: 'Send OTP' }).click();
  const verifying = dialog(page, 'Verify OTP');
  await verifying.getByLabel('OTP').fill(await codeSentTo(mobile, before));
  await verifying.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(dialog(page, 'Thank you').getByText('We will tell you when we come to you.')).toBeVisible();
  const { content } = await asStaff('GET', '/area/admin/wish');
  expect(content[0]).toMatchObject({ mobile, postalCode: '442001', latitude: WARDHA.latitude, served: false });
});

test('staff draw an area, see what it leaves outside, and see the wishes', async ({ page }) => {
  await openAsStaff(page, '/admin/settings/area');
  const area = region(page, 'Service area');
  await area.getByRole('button', { name: 'Add Circle' }).click();
  await expect(area.getByLabel('Name')).toBeFocused();
  await area.getByLabel('Name').fill('City');
  await area.getByLabel('Radius in km').fill('8');
  const centre = area.getByAltText(/^City: the centre/);
  await expect(centre).toBeVisible();
  await centre.press('ArrowUp');
  await expect(area.getByLabel('Latitude')).toHaveValue('21.146249');

  await area.getByRole('button', { name: 'Add Shape' }).click();
  const shape = area.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Shape' }) });
  await shape.getByLabel('Name').fill('South');
  const map = area.getByRole('region', { name: 'Map of the areas' });
  const { width, height } = (await map.boundingBox()) as { width: number; height: number };
  for (const [x, y] of [
    [0.3, 0.3],
    [0.7, 0.3],
    [0.5, 0.7],
  ] as const)
    await map.click({ position: { x: width * x, y: height * y } });
  await expect(shape.getByLabel('Corners')).toHaveValue(/^(-?[\d.]+, -?[\d.]+\n?){3}$/);
  await isAccessible(page, 'the service area');
  await save(page);
  const { areas } = await settingsNow();
  expect(areas).toMatchObject([
    { kind: 'CIRCLE', name: 'City', radiusKm: 8, latitude: '21.146249' },
    { kind: 'POLYGON', name: 'South' },
  ]);

  await page.getByRole('link', { name: 'see their wishes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wishes' })).toBeVisible();
  await expect(main(page).getByText('No wishes yet').or(main(page).getByText('PIN code 442001').first())).toBeVisible();
  await isAccessible(page, 'the wishes');
  const wish = page.getByRole('button', { name: /^Delete/ }).first();
  if (!(await wish.isVisible())) return;
  await wish.click();
  await dialog(page, 'Delete this wish?').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Wish deleted')).toBeVisible();
});

test('A22 A23 a PIN code near a circle is answered, and who wished it is told once the area holds them', async ({ page }) => {
  await asStaff('GET', '/area/admin/wish').then(({ content }) =>
    Promise.all(content.map(({ id }: { id: string }) => asStaff('DELETE', `/area/admin/wish/${id}`))),
  );
  // The map of these tests has one place, with the PIN code 440012.
  const far = { ...CIRCLE, name: 'Wardha', latitude: '20.7453', longitude: '78.6022' };
  await changeSettings({ areas: [far, { kind: 'PIN_CODES', name: 'Kamptee', postalCodes: ['441001'] }] });
  const mobile = newMobile();
  await page.goto('/');
  await ask(page, '440012');
  await expect(main(page).getByText('We do not come there yet.')).toBeVisible();
  await main(page).getByRole('button', { name: 'Tell Me When You Come' }).click();
  const wishing = dialog(page, 'Tell me when you come here');
  await wishing.getByLabel('Phone Number').fill(mobile);
  const before = sentSoFar(mobile);
  await wishing.getByRole('button', { name: 'Send OTP' }).click();
  const verifying = dialog(page, 'Verify OTP');
  await verifying.getByLabel('OTP').fill(await codeSentTo(mobile, before));
  await verifying.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(dialog(page, 'Thank you')).toBeVisible();

  await openAsStaff(page, '/admin/settings/area');
  const area = region(page, 'Service area');
  await area.getByLabel('Radius in km').fill('120');
  await expect(area.getByText('1 person who wished that you came is inside this area.')).toBeVisible();
  await save(page);
  await expect(area.getByText('1 person who wished that you came is inside your area now.')).toBeVisible();
  await isAccessible(page, 'the wishes that an area holds');
  await area.getByRole('button', { name: 'Tell This Person' }).click();
  await expect(toast(page, '1 person is told')).toBeVisible();
  await expect(area.getByRole('button', { name: 'Tell This Person' })).toBeHidden();
  await page.goto('/admin/wishes');
  await expect(main(page).getByText(/^Told on /)).toBeVisible();
});
