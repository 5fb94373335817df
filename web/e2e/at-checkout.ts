/** The steps of checkout, as its specs walk through them. */
import { expect, type Page } from '@playwright/test';
import { choose, chooseFirstSlot } from './choose.ts';
import { SITE } from './places.ts';
import { bookingsOf, type Customer, cartOf, type Visit } from './scene.ts';

export const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
export const onward = (page: Page) => page.getByRole('button', { name: 'Continue' });
export const placing = (page: Page) => page.getByRole('button', { name: 'Place Order' });
export const day = (page: Page, date: string) => page.getByRole('group', { name: 'Date' }).locator(`input[value="${date}"]`);
export const slot = (page: Page, time: string) =>
  page.getByRole('group', { name: 'Time slot' }).locator(`input[value="${time}"]`);

/** By the customer's only address and the visit asked for, or the first free one, to the summary. */
export const toSummary = async (page: Page, visit?: Visit) => {
  await page.goto('/checkout');
  await onward(page).click();
  await expect(step(page, 'Select Date & Time')).toBeVisible();
  await expect(page.getByText('We come at the beginning of the slot.')).toBeVisible();
  if (visit) {
    await choose(day(page, visit.bookingDate));
    await choose(slot(page, visit.bookingTime));
  } else await chooseFirstSlot(page);
  await onward(page).click();
  await expect(step(page, 'Order Summary')).toBeVisible();
};

/** The success screen, which stays for three seconds: heard of as it comes, because a look every second may miss it. */
export const isSuccess = (page: Page) => page.waitForURL(`${SITE}/order-success`);

export const isPlaced = async (page: Page, customer: Customer) => {
  await isSuccess(page);
  expect(await bookingsOf(customer)).toHaveLength(1);
  expect((await cartOf(customer)).totalItems).toBe(0);
};
