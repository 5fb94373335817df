/** My Bookings, as its specs use it. */
import type { Page } from '@playwright/test';
import { book, freeVisit, HOME, signedIn } from './scene.ts';

export async function customerWithVisit(page: Page, daysAhead = 5) {
  const customer = await signedIn(page, { addresses: [HOME] });
  return { customer, booking: await book(customer, await freeVisit(daysAhead)) };
}

export function card(page: Page) {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
}
