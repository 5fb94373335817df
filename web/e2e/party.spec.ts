/** Several guests of one visit: chosen in the cart, planned, booked and shown (rules B140 to B144). */
import type { Page } from '@playwright/test';
import * as englishCart from '../../common/words/en/cart.ts';
import * as englishCheckout from '../../common/words/en/checkout.ts';
import * as englishCommon from '../../common/words/en/common.ts';
import * as english from '../../common/words/en/party.ts';
import * as hindiCart from '../../common/words/hi/cart.ts';
import * as hindiCheckout from '../../common/words/hi/checkout.ts';
import * as hindiCommon from '../../common/words/hi/common.ts';
import * as hindi from '../../common/words/hi/party.ts';
import * as marathiCart from '../../common/words/mr/cart.ts';
import * as marathiCheckout from '../../common/words/mr/checkout.ts';
import * as marathiCommon from '../../common/words/mr/common.ts';
import * as marathi from '../../common/words/mr/party.ts';
import { card } from './at-bookings.ts';
import { untilNoon } from './at-visit-link.ts';
import { isAccessible } from './axe.ts';
import { choose } from './choose.ts';
import { dialog, main, region } from './hands.ts';
import { changeSettings, putSettingsBack } from './salon-settings.ts';
import { bookingsOf, CLEAN_UP, cartOf, dayAhead, FACIAL, HOME, signedIn } from './scene.ts';
import { expect, test } from './test.ts';

putSettingsBack();
test.beforeEach(untilNoon);

const isFine = async (page: Page, what: string) => {
  await isAccessible(page, what);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(tooWide, `${what} is too wide`).toBeLessThanOrEqual(0);
};

for (const [language, site, words, cart, checkout, common] of [
  ['English', '', english, englishCart, englishCheckout, englishCommon],
  ['Hindi', '/hi', hindi, hindiCart, hindiCheckout, hindiCommon],
  ['Marathi', '/mr', marathi, marathiCart, marathiCheckout, marathiCommon],
] as const) {
  test(`two guests are chosen in the cart, and everyone is ready by five, in ${language}`, {
    tag: language === 'English' ? ['@release', '@both'] : [],
  }, async ({ page }) => {
    await changeSettings({ teams: 3 });
    const customer = await signedIn(page, { cart: { [FACIAL]: 1, [CLEAN_UP]: 1 }, addresses: [HOME] });
    await page.goto(`${site}/cart`);
    const whom = region(page, words.forWhom);
    await choose(whom.getByRole('radio', { name: words.several }));
    const sheet = dialog(page, words.whoGetsWhat);
    await sheet.getByLabel(words.nameOf(1)).fill('Aai');
    const second = sheet.getByRole('group', { name: words.servicesOf(words.guest(2)) });
    await sheet.getByRole('button', { name: words.saveGuests }).click();
    await expect(sheet.getByText(words.eachNeedsOne)).toBeVisible();
    await second.getByRole('button').first().click();
    await isFine(page, `who gets what in ${language}`);
    await sheet.getByRole('button', { name: words.saveGuests }).click();
    await expect(sheet).toBeHidden();
    await expect(whom.getByRole('listitem')).toHaveCount(2);
    await expect(whom.getByText('Aai')).toBeVisible();
    await isFine(page, `guests in the cart in ${language}`);
    expect((await cartOf(customer)).totalItems).toBe(3);

    await page.getByRole('button', { name: cart.proceed }).click();
    await page.getByRole('button', { name: common.goOn }).click();
    await choose(page.locator(`input[value="${dayAhead(4)}"]`));
    await expect(region(page, words.whenReady)).toBeVisible();
    await expect(page.getByText(words.professionals(1), { exact: true })).toBeVisible();
    await choose(page.getByRole('radio', { name: words.professionals(2) }));
    await isFine(page, `a plan in ${language}`);
    await page.getByRole('button', { name: common.goOn }).click();
    await expect(page.getByText(words.howManyCome(words.professionals(2)))).toBeVisible();
    await isFine(page, `the summary of a plan in ${language}`);
    await page.getByRole('button', { name: checkout.place }).click();
    await page.waitForURL(/\/order-success$/);
    const [booking] = await bookingsOf(customer);
    expect(booking).toMatchObject({
      readyBy: '17:00:00',
      guests: [{ label: 'Aai' }, { label: null }],
      parts: [{ part: 1 }, { part: 2 }],
    });
    await page.goto(`${site}/bookings`);
    await expect(card(page).getByText(words.forGuests(words.guests(2)))).toBeVisible();
    await card(page).getByText(words.showGuests).click();
    await expect(card(page).getByText('Aai', { exact: true })).toBeVisible();
    await isFine(page, `a visit for two guests in ${language}`);
  });
}

test('a time without a plan names others, and one person is chosen again', async ({ page }) => {
  const customer = await signedIn(page, { cart: { [FACIAL]: 2 }, addresses: [HOME] });
  await page.goto('/cart');
  const whom = region(page, english.forWhom);
  await choose(whom.getByRole('radio', { name: english.several }));
  await dialog(page, english.whoGetsWhat).getByRole('button', { name: english.saveGuests }).click();
  await expect(whom.getByRole('listitem')).toHaveCount(2);
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Continue' }).click();
  await choose(page.locator(`input[value="${dayAhead(4)}"]`));
  await main(page).getByLabel(english.readyBy, { exact: true }).last().selectOption('09:30:00');
  await expect(page.getByText(english.theseWork)).toBeVisible();
  await isFine(page, 'a time without a plan');
  await page.goto('/cart');
  await choose(whom.getByRole('radio', { name: english.onePerson }));
  await expect(whom.getByRole('listitem')).toHaveCount(0);
  expect((await cartOf(customer)).items).toMatchObject([{ quantity: 2 }]);
});
