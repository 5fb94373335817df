import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import { isValidHtml } from './valid-html.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Checks the page with axe and against the HTML standard once nothing changes and its animations have ended. */
export async function isAccessible(page: Page, what: string) {
  // A page without its title has not loaded.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.evaluate(async () => {
    // What a tap opens may be on its way.
    await new Promise<void>(resolve => {
      const settle = () => {
        changes.disconnect();
        resolve();
      };
      let quiet = setTimeout(settle, 100);
      const changes = new MutationObserver(() => {
        clearTimeout(quiet);
        quiet = setTimeout(settle, 100);
      });
      changes.observe(document, { subtree: true, childList: true, attributes: true });
    });
    await Promise.allSettled(
      document.getAnimations().map(one => one.effect?.getComputedTiming().iterations === 1 && one.finished),
    );
  });
  // Once for each document. @axe-core/playwright loads it for each check, which then takes three times as long.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const said = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof Axe };
    // Otherwise axe describes every element that passes.
    const { violations } = await axe.run({ resultTypes: ['violations'], reporter: 'no-passes', iframes: false });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  });
  expect.soft(said, what).toEqual([]);
  await isValidHtml(page, what);
}
