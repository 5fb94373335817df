/** The Settings page, as staff use it. */
import { expect, type Page } from '@playwright/test';
import { call, dayAhead } from './scene.ts';
import { signInAsStaff } from './staff.ts';

export const open = async (page: Page) => {
  await signInAsStaff(page);
  await page.goto('/admin/settings');
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
};

export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const effect = (page: Page, name: string) => page.getByRole('complementary', { name: `Effect: ${name}` });
export const saveBar = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' });

export const save = async (page: Page) => {
  await saveBar(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('Settings saved')).toBeVisible();
  await expect(saveBar(page)).toBeHidden();
};

export const hoursOf = (page: Page, day: string) => section(page, 'Opening hours').getByRole('group', { name: day, exact: true });
export const flip = (page: Page, label: string) => page.getByRole('switch', { name: label }).click({ force: true });
export const leaving = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

export const toBookings = async (page: Page, isMobile: boolean) =>
  page
    .getByRole('navigation', { name: isMobile ? 'Shortcuts' : 'Admin' })
    .getByRole('link', { name: /^Bookings/ })
    .click();

/** The next such weekday at least so many days ahead. */
export const nextDay = (weekday: number, ahead = 7): string => {
  const day = dayAhead(ahead);
  return new Date(day).getUTCDay() === weekday ? day : nextDay(weekday, ahead + 1);
};

/** The same, of those on which no slot is full: other tests book too. */
export const nextFreeDay = async (weekday: number, ahead = 7): Promise<string> => {
  const day = nextDay(weekday, ahead);
  const slots = await call('GET', `/booking/available-slots?date=${day}&durationInMinutes=60`);
  return slots.every(({ remaining }: { remaining: number }) => remaining > 0) ? day : nextFreeDay(weekday, ahead + 7);
};

export const onTheTimeStep = async (page: Page, day: string) => {
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Select Date & Time' })).toBeVisible();
  return page.getByRole('group', { name: 'Date' }).locator(`input[value="${day}"]`);
};
