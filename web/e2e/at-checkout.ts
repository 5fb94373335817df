/** The steps of checkout, as its specs walk through them. */
import { expect, type Page } from '@playwright/test';
import { choose, chooseFirstSlot } from './choose.ts';
import { SITE } from './places.ts';
import { bookingsOf, type Customer, cartOf, type Visit } from './scene.ts';

export function step(page: Page, name: string) {
  return page.getByRole('heading', { level: 2, name });
}
export function onward(page: Page) {
  return page.getByRole('button', { name: 'Continue' });
}
export function placing(page: Page) {
  return page.getByRole('button', { name: 'Place Order' });
}
export function day(page: Page, date: string) {
  return page.getByRole('group', { name: 'Date' }).locator(`input[value="${date}"]`);
}
export function slot(page: Page, time: string) {
  return page.getByRole('group', { name: 'Time slot' }).locator(`input[value="${time}"]`);
}

/** Goes to the summary with the only address and the given visit, or the first free slot. */
export async function toSummary(page: Page, visit?: Visit) {
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
}

/** Waits for the success screen, which stays for only three seconds. */
export function isSuccess(page: Page) {
  return page.waitForURL(`${SITE}/order-success`);
}

export async function isPlaced(page: Page, customer: Customer) {
  await isSuccess(page);
  expect(await bookingsOf(customer)).toHaveLength(1);
  expect((await cartOf(customer)).totalItems).toBe(0);
}
