/** The Settings page, as staff use it. */
import { expect, type Page } from '@playwright/test';
import { main, region, toast } from './hands.ts';
import { call, dayAhead } from './scene.ts';
import { openAsStaff } from './staff.ts';

export function effect(page: Page, name: string) {
  return page.getByRole('complementary', { name: `Effect: ${name}` });
}
export function saveBar(page: Page) {
  return page.getByRole('region', { name: 'Unsaved changes' });
}

export async function save(page: Page) {
  await saveBar(page).getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Settings saved')).toBeVisible();
  await expect(saveBar(page)).toBeHidden();
}

export function hoursOf(page: Page, day: string) {
  return region(page, 'Opening hours').getByRole('group', { name: day, exact: true });
}
export function flip(page: Page, label: string) {
  return page.getByRole('switch', { name: label }).click({ force: true });
}
export function leaving(page: Page) {
  return page.getByRole('dialog', { name: 'Leave without saving?' });
}

/** Opens the settings about one subject, as staff, and waits until they have loaded. */
export async function openSettings(page: Page, subject: string) {
  await openAsStaff(page, `/admin/settings/${subject}`);
  await expect(main(page).getByRole('region').first()).toBeVisible();
}

/** The next day with this weekday, at least this many days ahead. */
export function nextDay(weekday: number, ahead = 7): string {
  const day = dayAhead(ahead);
  return new Date(day).getUTCDay() === weekday ? day : nextDay(weekday, ahead + 1);
}

/** The next day with this weekday on which no slot is full. */
export async function nextFreeDay(weekday: number, ahead = 7): Promise<string> {
  const day = nextDay(weekday, ahead);
  const slots = await call('GET', `/booking/available-slots?date=${day}&durationInMinutes=60`);
  return slots.every(({ remaining }: { remaining: number }) => remaining > 0) ? day : nextFreeDay(weekday, ahead + 7);
}

export async function onTheTimeStep(page: Page, day: string) {
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Select Date & Time' })).toBeVisible();
  return page.getByRole('group', { name: 'Date' }).locator(`input[value="${day}"]`);
}
