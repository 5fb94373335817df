/** The Add New Address dialog, as its specs use it. */
import { expect, type Page } from '@playwright/test';
import { FACIAL, signedIn } from './scene.ts';

export function dialogOf(page: Page) {
  return page.getByRole('dialog', { name: 'Add New Address' });
}
export function confirm(page: Page) {
  return dialogOf(page).getByRole('button', { name: 'Confirm Location' });
}
export function save(page: Page) {
  return dialogOf(page).getByRole('button', { name: 'Save Address' });
}
export const denied = 'Unable to retrieve your location. Please grant permission or search/drag the pin manually.';

export async function openDialog(page: Page) {
  const customer = await signedIn(page, { cart: { [FACIAL]: 1 } });
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Add New Address' }).click();
  await expect(dialogOf(page).getByPlaceholder('Search for area, street...')).toBeVisible();
  return customer;
}

export async function touchMap(page: Page) {
  const map = dialogOf(page).locator('.leaflet-container');
  await expect(map).toBeVisible();
  await map.click({ position: { x: 150, y: 120 } });
}
