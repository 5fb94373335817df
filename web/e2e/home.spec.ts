/** The first screen of the home page (rules W100 to W102). */
import { isAccessible } from './axe.ts';
import { answer } from './faults.ts';
import { main } from './hands.ts';
import { changeSettings, putSettingsBack } from './salon-settings.ts';
import { expect, test } from './test.ts';

putSettingsBack();

const CIRCLE = { kind: 'CIRCLE', name: 'Nagpur', latitude: '21.1458', longitude: '79.0882', radiusKm: 10 };

test('a phone shows a search, a free time and three services with prices at once', { tag: '@release' }, async ({ page }) => {
  await page.goto('/');
  const free = main(page).getByRole('region', { name: /^Free (today|tomorrow|on) / });
  const services = free.getByRole('listitem');
  await expect(services).toHaveCount(3);
  // The tab bar covers the last 64 of 640 pixels.
  for (const seen of [main(page).getByRole('searchbox'), ...(await services.getByText(/^₹/).all())]) {
    const box = await seen.boundingBox();
    expect(box && box.y + box.height).toBeLessThan(577);
  }
  await isAccessible(page, 'the first screen');

  await services.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/services\/details\//);
  await expect(
    main(page)
      .getByRole('button', { name: /^Add to Cart/ })
      .first(),
  ).toBeVisible();
});

test('the search leads to the services that match', async ({ page }) => {
  await page.goto('/');
  await main(page).getByRole('searchbox').fill('waxing');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/all-services\?search=waxing$/);
  await expect(main(page).getByRole('searchbox')).toHaveValue('waxing');
});

test('W102 nothing moves while the first screen loads', { tag: '@both' }, async ({ page }) => {
  await changeSettings({ areas: [CIRCLE, { kind: 'PIN_CODES', name: 'Kamptee', postalCodes: ['441001'] }] });
  await page.addInitScript(() => {
    const seen = globalThis as unknown as { moved: number };
    seen.moved = 0;
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.moved += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await expect(main(page).getByLabel('Do we come to your PIN code?')).toBeVisible();
  await expect(
    main(page)
      .getByRole('region', { name: /^Free / })
      .getByRole('listitem'),
  ).toHaveCount(3);
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
  expect(await page.evaluate(() => (globalThis as unknown as { moved: number }).moved)).toBeLessThan(0.01);
});

test('faces and reviews stand on the page, and its words are those of its language', async ({ page }) => {
  const { data } = await (await page.request.get('/api/v1/front?language=hi')).json();
  const review = (id: string, firstName: string) => ({ id, rating: 5, text: 'समय पर, और बहुत सलीके से।', firstName });
  await answer(page, '/front?language=hi', {
    ...data,
    professionals: ['Kavita', 'Nilesh'].map(firstName => ({ id: firstName, firstName, photoUrl: '/icon.svg' })),
    reviews: [review('1', 'Asha'), review('2', 'Meera')],
  });
  await page.goto('/hi');
  const voices = main(page).getByRole('region', { name: 'ग्राहक क्या कहते हैं' });
  await expect(voices.getByRole('listitem')).toHaveCount(2);
  await expect(main(page).getByText('Kavita, Nilesh')).toBeVisible();
  await expect(main(page).getByRole('heading', { name: /से समय खाली$/ })).toBeVisible();
  await isAccessible(page, 'faces and reviews');
});
