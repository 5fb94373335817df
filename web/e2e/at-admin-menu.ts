/** How staff get about in the admin area. Only this file knows how its menu is drawn (rule W70), so that another menu changes one place. */
import { expect, type Locator, type Page } from '@playwright/test';
import { isPhone } from './hands.ts';

/** The pages by their groups, as a salon has them with courses and without named professionals. */
export const MENU = {
  Today: ['Dashboard', 'Week'],
  Bookings: ['All Bookings', 'New Booking', 'Regular Visits', 'Messages', 'Sent Messages', 'Wishes'],
  People: ['Customers', 'Professionals', 'Reviews'],
  Catalogue: ['Services', 'Categories', 'Coupons'],
  Money: ['Cash Up', 'Pay', 'Documents', 'Tax', 'Analytics'],
  Academy: ['Enquiries', 'Courses'],
  Settings: ['All Settings', 'Staff', 'Sign-in', 'Who Read What'],
  Programs: ['Website Button', 'Calendar Feeds', 'API Keys', 'Webhooks', 'Jobs'],
} as const;

export type Group = keyof typeof MENU;

/** The phone's bar. */
export function shortcuts(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Shortcuts' });
}

/** The sidebar; on a phone the sheet behind *More*, which it opens. */
export async function openMenu(page: Page): Promise<Locator> {
  if (!isPhone(page)) return page.getByRole('navigation', { name: 'Admin' });
  await shortcuts(page).getByRole('button', { name: 'More' }).click();
  return page.getByRole('navigation', { name: 'Menu' });
}

/** The link to a page, once its group is open. */
export async function linkTo<G extends Group>(page: Page, group: G, name: (typeof MENU)[G][number]): Promise<Locator> {
  const menu = await openMenu(page);
  if (isPhone(page)) return menu.getByRole('region', { name: group }).getByRole('link', { name: new RegExp(`^${name}`) });
  const head = menu.getByRole('link', { name: new RegExp(`^${group}(,|$)`) });
  if ((await head.getAttribute('aria-current')) === null) await head.click();
  return menu.getByRole('list', { name: group }).getByRole('link', { name: new RegExp(`^${name}`) });
}

/** Goes to a page by the menu. On the way to a page of another group a desktop passes its first one. */
export async function goTo<G extends Group>(page: Page, group: G, name: (typeof MENU)[G][number]) {
  await (await linkTo(page, group, name)).click();
}

/** Goes to a group with one tap. */
export function toGroup(page: Page, group: 'Today' | 'Bookings' | 'People' | 'Money') {
  const bar = isPhone(page) ? shortcuts(page) : page.getByRole('navigation', { name: 'Admin' });
  return bar.getByRole('link', { name: new RegExp(`^${group}`) }).click();
}

/** Presses *Sign out*. A page with something unsaved asks first. */
export async function pressSignOut(page: Page) {
  if (isPhone(page)) await openMenu(page);
  await page.getByRole('button', { name: 'Sign out', exact: true }).filter({ visible: true }).click();
}

/** What the header says of where one is. */
export async function isAt(page: Page, group: Group, name: string) {
  const header = page.getByRole('banner');
  await expect(header).toContainText(group);
  await expect(header).toContainText(name);
}
