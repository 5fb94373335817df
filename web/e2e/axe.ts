import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isValidHtml } from './valid-html.ts';

/** Axe and the HTML standard on what is shown, once it moves no more. */
export async function isAccessible(page: Page, what: string) {
  // A page without its title is not there yet, or it never will be.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(one => one.effect?.getComputedTiming().iterations === 1 && one.finished)),
  );
  // Within the page: there is no frame of another origin, and a second page to gather the findings costs half the time.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const said = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  expect.soft(said, what).toEqual([]);
  await isValidHtml(page, what);
}
