/** The list of bookings and the panel beside it. */
import { expect, type Locator, type Page } from '@playwright/test';
import { main } from './hands.ts';
import { asStaff, book, type Customer, freeVisit, HOME, makeCustomer, type Visit } from './scene.ts';
import { openAsStaff } from './staff.ts';

const words = ['Aarti', 'Bhavna', 'Chitra', 'Devika', 'Esha', 'Falguni', 'Hema', 'Indu'];

/** A name that nobody else has, nor one spelt nearly like it, which the search would find too. */
export function ownName() {
  const letters = Array.from({ length: 8 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26)));
  return `Zed ${words[Math.floor(Math.random() * words.length)]} ${letters.join('')}`;
}

interface Scene {
  customer: Customer;
  name: string;
  visit: Visit;
  id: string;
}

export async function scene(daysAhead = 5, address: object = HOME): Promise<Scene> {
  const name = ownName();
  const customer = await makeCustomer({ name, addresses: [address] });
  const visit = await freeVisit(daysAhead);
  const { bookingId } = await book(customer, visit);
  return { customer, name, visit, id: bookingId };
}

export function bookingOf({ id }: Scene) {
  return asStaff('GET', `/booking/${id}`);
}

export function panel(page: Page) {
  return page.getByRole('dialog', { name: /^Booking/ });
}
/** The history at the end of the panel. */
export function history(page: Page) {
  return panel(page).getByRole('region', { name: 'History' });
}

export async function openOne(page: Page, made: Scene) {
  await openAsStaff(page, `/admin/bookings?booking=${made.id}`);
  await expect(panel(page).getByText(made.name)).toBeVisible();
}

/** Writes an address in the dialog that moves a visit. Resolves to the address dialog. */
export async function writeAddress(page: Page, flat: string, building: string) {
  await page.getByRole('dialog', { name: 'Reschedule' }).getByRole('button', { name: 'Add New Address' }).click();
  const writing = page.getByRole('dialog', { name: 'Add New Address' });
  await writing.locator('.leaflet-container').click({ position: { x: 150, y: 120 } });
  await expect(writing.getByText(/Wardha Road, Nagpur/)).toBeVisible();
  await writing.getByRole('button', { name: 'Confirm Location' }).click();
  await writing.getByLabel('Flat/House No.').fill(flat);
  await writing.getByLabel('Building').fill(building);
  await writing.getByRole('button', { name: 'Use Address' }).click();
  return writing;
}

export function search(page: Page) {
  return page.getByRole('searchbox', { name: /Search bookings/ });
}

/** The rows of the list, or its cards on a phone. */
export function rows(page: Page) {
  return main(page)
    .getByRole('listitem')
    .or(main(page).getByRole('row'))
    .filter({ visible: true, has: page.getByRole('button') });
}

/** Answers the question how it was paid, and presses. */
export async function markPaid(question: Locator) {
  await question.getByRole('radio', { name: 'Cash at the desk' }).check();
  await question.getByRole('button', { name: 'Mark paid' }).click();
}
