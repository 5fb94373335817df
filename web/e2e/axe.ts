import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isValidHtml } from './valid-html.ts';

/** Checks the page with axe and against the HTML standard once its animations have ended. */
export async function isAccessible(page: Page, what: string) {
  // A page without its title has not loaded.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(one => one.effect?.getComputedTiming().iterations === 1 && one.finished)),
  );
  // Within the page: there are no frames of other origins, and a second page to collect the results doubles the time.
  // Otherwise axe describes every element that passes, which takes most of its time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  const { violations } = await axe.setLegacyMode().analyze();
  const said = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  expect.soft(said, what).toEqual([]);
  await isValidHtml(page, what);
}
