/** Reviews: written in My Bookings, read by everybody, hidden and answered by staff (rules U1 to U8). */
import type { Page } from '@playwright/test';
import { card, customerWithVisit } from './at-bookings.ts';
import { isAccessible } from './axe.ts';
import { dialog, main, region, row, toast } from './hands.ts';
import { changeSettings, putSettingsBack } from './salon-settings.ts';
import { asStaff, book, call, FACIAL, freeVisit, HOME, makeCustomer, serviceNamed } from './scene.ts';
import { signInAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

putSettingsBack();

/** A customer's completed visit. */
const completed = async (page: Page) => {
  const scene = await customerWithVisit(page);
  await asStaff('PUT', `/booking/admin/${scene.booking.bookingId}/mark-completed`);
  return scene;
};
/** Somebody else's review of the facial. */
const reviewBy = async (name: string, rating: number, text: string) => {
  const customer = await makeCustomer({ name, addresses: [HOME] });
  const { bookingId } = await book(customer, await freeVisit());
  await asStaff('PUT', `/booking/admin/${bookingId}/mark-completed`);
  await call('PUT', `/booking/${bookingId}/review`, customer.token, { rating, text });
};
const rated = (page: Page) =>
  main(page)
    .getByText(/^Rated/)
    .first();

test('a customer reviews a visit by keyboard and changes it; the fifth review makes the average real', async ({ page }) => {
  for (const name of ['Kamla Bai', 'Devi Rao', 'Meera Joshi', 'Omar Shaikh']) await reviewBy(name, 4, `${name} was here.`);
  const { id } = await serviceNamed(FACIAL);
  const heading = main(page).getByRole('heading', { name: FACIAL, level: 1 });
  await page.goto(`/services/details/${id}`);
  await expect(heading.locator('xpath=following-sibling::p[1]')).toContainText('4.8');
  await changeSettings({ showDecorativeRatings: false });
  await page.goto(`/services/details/${id}`);
  await expect(region(page, 'You Might Also Like').getByRole('listitem')).toHaveCount(3);
  await expect(rated(page)).toHaveCount(0);

  await completed(page);
  await page.goto('/bookings');
  await card(page).getByRole('button', { name: 'Write a Review' }).click();
  const form = dialog(page, 'How was your visit?');
  await form.getByRole('button', { name: 'Send Review' }).click();
  await expect(form.getByRole('alert')).toHaveText('Please choose one to five stars');
  await expect(form.getByRole('radio', { name: '1 star, Bad' })).toBeFocused();
  await page.keyboard.press('Space');
  for (const word of ['Not good', 'Okay', 'Good']) {
    await page.keyboard.press('ArrowRight');
    await expect(form.getByRole('radio', { name: `stars, ${word}` })).toBeChecked();
  }
  await form.getByLabel('Your words').fill('Gentle hands.');
  await isAccessible(page, 'a review');
  await form.getByRole('button', { name: 'Send Review' }).click();
  await expect(toast(page, 'Thank you for your review.')).toBeVisible();
  await expect(card(page).getByRole('img', { name: '4 stars of 5' })).toBeVisible();
  await isAccessible(page, 'a booking with its review');

  // It would lie over the stars for as long as the pointer is on it.
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await card(page).getByRole('button', { name: 'Edit review' }).click();
  const change = dialog(page, 'Change your review');
  await expect(change.getByLabel('Your words')).toHaveValue('Gentle hands.');
  await change
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: '5 stars' }) })
    .click();
  await expect(change.getByRole('radio', { name: '5 stars, Excellent' })).toBeChecked();
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(card(page).getByRole('img', { name: '5 stars of 5' })).toBeVisible();

  await page.goto(`/services/details/${id}`);
  await expect(heading.locator('xpath=following-sibling::p[1]')).toContainText('Rated 4.2 of 5(5) in 5 reviews');
  const said = region(page, 'What customers say').getByRole('listitem');
  await expect(said).toHaveCount(5);
  await expect(said.first()).toContainText(/Asha.*Gentle hands\./);
  await isAccessible(page, 'reviews of a service');
});

test('staff hide a review with a reason and answer it, and the customer reads both', async ({ page }) => {
  const { booking, customer } = await completed(page);
  const body = { rating: 2, text: 'She came late.' };
  await call('PUT', `/booking/${booking.bookingId}/review`, customer.token, body);
  await signInAsStaff(page);
  await page.goto('/admin/reviews?show=unanswered&stars=2');
  await expect(row(page, 'Asha Deshmukh')).toContainText(/She came late\..*Unanswered/);
  await isAccessible(page, 'the reviews');
  await row(page, 'Asha Deshmukh').getByRole('button').first().click();
  const panel = dialog(page, 'Asha Deshmukh');
  await panel.getByRole('button', { name: 'Answer' }).click();
  const answer = dialog(page, 'Answer the review');
  await answer.getByLabel('Answer').fill('We are sorry. Your next visit is on us.');
  await isAccessible(page, 'an answer');
  await answer.getByRole('button', { name: 'Save Answer' }).click();
  await expect(toast(page, 'Answer saved')).toBeVisible();
  await expect(main(page).getByText('No such reviews')).toBeVisible();

  await page.goto('/admin/reviews?stars=2');
  await row(page, 'Asha Deshmukh').getByRole('button').first().click();
  await panel.getByRole('button', { name: 'Hide' }).click();
  await dialog(page, 'Hide this review?').getByRole('button', { name: 'Hide Review' }).click();
  await expect(dialog(page, 'Hide this review?').getByText('Reason is required')).toBeVisible();
  await dialog(page, 'Hide this review?').getByLabel('Reason').fill('It names a colleague.');
  await dialog(page, 'Hide this review?').getByRole('button', { name: 'Hide Review' }).click();
  await expect(panel.getByText(/^Hidden on .* by .*: It names a colleague\.$/)).toBeVisible();
  await isAccessible(page, 'a hidden review');

  await page.goto('/bookings');
  await expect(card(page)).toContainText('The salon does not show this review: It names a colleague.');
  await expect(card(page)).toContainText('We are sorry. Your next visit is on us.');
});
