/** Helpers for every screen. */
import type { Locator, Page } from '@playwright/test';

/** Phones have bars and cards where wider screens have a sidebar and tables. */
export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 768;
}

export function main(page: Page): Locator {
  return page.getByRole('main');
}

export function dialog(page: Page, name: string | RegExp): Locator {
  return page.getByRole('dialog', { name, exact: true });
}

/** A part of the page that has a heading or label of its own. */
export function region(page: Page, name: string | RegExp): Locator {
  return page.getByRole('region', { name, exact: true });
}

export function toast(page: Page, text: string | RegExp): Locator {
  return region(page, 'Messages').getByText(text, { exact: true });
}

/** A list's row for a text of its own, or its card on a phone. */
export function row(page: Page, text: string): Locator {
  const cards = main(page).getByRole('listitem');
  return cards.or(main(page).getByRole('row')).filter({ visible: true, has: page.getByText(text, { exact: true }) });
}
