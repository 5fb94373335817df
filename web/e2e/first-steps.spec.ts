/** A demo salon becomes somebody's own (rules C20 to C22, W50): emptied, six steps, a test visit. Taps are counted. */
import type { Locator, Page } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { dialog, main, region, toast } from './hands.ts';
import { asStaff, call } from './scene.ts';
import { openAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

/** What a person does: taps and fields typed. */
const counted = () => {
  const done = { taps: 0, fields: 0 };
  const tap = async (on: Locator) => {
    done.taps++;
    await on.click();
  };
  const type = async (into: Locator, text: string) => {
    done.fields++;
    await into.fill(text);
  };
  return { done, tap, type };
};

const step = (page: Page, title: string) => main(page).getByRole('listitem').filter({ hasText: title });
const isDone = (page: Page, title: string) => expect(step(page, `${title}, done`)).toBeVisible();
const NAME = 'श्री साई ब्यूटी पार्लर';

/** As after the first test, for those that run alone. */
const emptied = async () => {
  for (let left: object | null = {}; left; )
    left = (await asStaff('POST', '/setup/admin/demo', { word: 'EMPTY', settings: true })).demo;
  await asStaff('PUT', '/settings/admin', { ...(await asStaff('GET', '/settings/admin')), salonName: NAME });
};

const noSidewaysScroll = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

test('W50 an owner empties the demo and opens her own salon in few taps', { tag: '@release' }, async ({ page }) => {
  test.slow();
  const { done, tap, type } = counted();
  await openAsStaff(page, '/admin');
  await tap(region(page, 'Demo salon').getByRole('button', { name: 'Empty the Demo' }));
  const question = dialog(page, 'Empty the demo salon?');
  await expect(question.getByText(/63 services, 11 categories, 6 coupons, 4 courses/)).toBeVisible();
  await isAccessible(page, 'empty');
  await tap(question.getByRole('button', { name: 'Empty the Demo' }));
  await expect(question.getByText('Type EMPTY').last()).toBeVisible();
  expect((await call('GET', '/service/all')).totalElements).toBe(63);
  await type(question.getByLabel('Type EMPTY'), 'empty');
  await tap(question.getByRole('button', { name: 'Empty the Demo' }));
  await expect(toast(page, 'The demo is gone. This is your salon now.')).toBeVisible();
  expect((await call('GET', '/service/all')).totalElements).toBe(0);

  const steps = region(page, 'Open your salon');
  await expect(steps.getByText('0 of 6')).toBeVisible();
  await isAccessible(page, 'steps');
  await noSidewaysScroll(page);

  await tap(steps.getByRole('link', { name: 'Type the Name' }));
  await type(page.getByLabel('Salon name'), NAME);
  await expect(page.getByLabel('Upper line of the header')).toHaveAttribute('placeholder', 'श्री साई');
  await expect(page.getByLabel('Name in Latin letters')).toHaveAttribute('placeholder', 'Shri Sai Byuti Parlar');
  await type(page.getByLabel('Name in Latin letters'), 'Shree Sai Beauty');
  await tap(region(page, 'Unsaved changes').getByRole('button', { name: 'Save' }));
  await expect(toast(page, 'Settings saved')).toBeVisible();

  await tap(page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Today' }));
  await isDone(page, 'Name and logo');
  await tap(steps.getByRole('button', { name: 'They Are Right' }));
  await isDone(page, 'Opening hours');
  await tap(steps.getByRole('button', { name: 'We Go Everywhere' }));
  await isDone(page, 'Area');

  await tap(steps.getByRole('link', { name: 'Add a Service' }));
  const form = dialog(page, 'Add Service');
  await type(form.getByLabel(/^Name\*?$/), 'Threading');
  await type(form.getByLabel('Description'), 'Brows and upper lip.');
  await type(form.getByLabel('Price'), '999');
  await type(form.getByLabel('Duration'), '30');
  await type(form.getByLabel('Name of the new category'), 'Face');
  await tap(form.getByRole('button', { name: 'Add Service' }));
  await expect(form).toBeHidden();
  expect((await call('GET', '/category')).content).toMatchObject([{ name: 'Face', serviceCount: 1 }]);

  await tap(page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Today' }));
  await isDone(page, 'Services');
  await tap(steps.getByRole('button', { name: '3 Teams Are Right' }));
  await isDone(page, 'People');

  await tap(steps.getByRole('button', { name: 'Book a Test Visit' }));
  const asked = dialog(page, 'Book a test visit');
  await type(asked.getByLabel('Phone Number'), '9123456780');
  await tap(asked.getByRole('button', { name: 'Book It' }));
  const visit = region(page, 'Test visit');
  await expect(visit.getByText(/Threading/)).toBeVisible();
  await expect(steps).toBeHidden();
  await tap(visit.getByRole('button', { name: 'Remove It' }));
  await expect(visit).toBeHidden();
  expect((await asStaff('GET', '/booking/admin')).totalElements).toBe(0);
  // Four seconds each would be little, and a minute each is nine minutes and a half: well below twenty.
  expect(done).toEqual({ taps: 15, fields: 9 });
});

test('C20 C22 the new salon claims nothing, and its name fits at 320 px', async ({ page }) => {
  test.slow();
  await emptied();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  const mark = page.getByRole('banner').getByRole('link').first();
  await expect(mark).toContainText('श्री साई');
  await expect(mark).toContainText('ब्यूटी पार्लर');
  await expect(page.getByText('Pay after the visit').last()).toBeVisible();
  await isAccessible(page, 'home');
  for (const path of ['/', '/hi', '/mr', '/about', '/contact', '/hi/about', '/terms', '/privacy', '/book']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const words = `${await page.locator('body').innerText()} ${await page.locator('head').innerHTML()}`;
    expect(words, path).not.toMatch(/\d\+|4\.9|academy|अकादमी|98765|nikhar|undefined/i);
    await noSidewaysScroll(page);
  }
});

test('C20 what the owner types is shown on Home and About, in the language of the page', async ({ page }) => {
  test.slow();
  await emptied();
  const settings = await asStaff('GET', '/settings/admin');
  const lines = [{ en: 'Only women come to you', hi: 'सिर्फ़ महिलाएँ आती हैं', mr: null }];
  const about = { en: 'Mangala began with one chair in 2011.', hi: null, mr: null };
  const claims = { ...settings.claims, years: 15, lines, about };
  await asStaff('PUT', '/settings/admin', { ...settings, claims, city: 'Wardha' });
  await page.goto('/');
  await expect(page.getByText('15+').filter({ visible: true })).toBeVisible();
  await expect(page.getByText('Only women come to you').filter({ visible: true })).toBeVisible();
  await expect(page.getByText('At your home in Wardha')).toBeVisible();
  await page.goto('/hi');
  await expect(page.getByText('सिर्फ़ महिलाएँ आती हैं').filter({ visible: true })).toBeVisible();
  await page.goto('/mr/about');
  await expect(page.getByText('Mangala began with one chair in 2011.')).toBeVisible();
});
