import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import { isValidHtml } from './valid-html.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** How often axe looks at a page that changes meanwhile. A page with a clock never stands still. */
const looks = 5;

/** Checks the page with axe and against the HTML standard once nothing changes and its animations have ended. */
export async function isAccessible(page: Page, what: string) {
  // A page without its title has not loaded.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // Once for each document. @axe-core/playwright loads it for each check, which then takes three times as long.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const said = await page.evaluate(async looks => {
    const { axe } = window as unknown as { axe: typeof Axe };
    let changedAt = 0;
    const changes = new MutationObserver(() => {
      changedAt = performance.now();
    });
    changes.observe(document, { subtree: true, childList: true, attributes: true });
    // What a tap opens may be on its way.
    const settled = async () => {
      do await new Promise(resolve => setTimeout(resolve, 100));
      while (performance.now() - changedAt < 100);
      await Promise.allSettled(
        document.getAnimations().map(one => one.effect?.getComputedTiming().iterations === 1 && one.finished),
      );
    };
    try {
      for (let look = 1; ; look += 1) {
        await settled();
        const begun = performance.now();
        // Otherwise axe describes every element that passes.
        const { violations } = await axe.run({ resultTypes: ['violations'], reporter: 'no-passes', iframes: false });
        // What axe sees of a dialog that is only opening says nothing about the dialog.
        if (changedAt > begun && look < looks) continue;
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
      }
    } finally {
      changes.disconnect();
    }
  }, looks);
  expect.soft(said, what).toEqual([]);
  await isValidHtml(page, what);
}

/** Nothing of it stands beyond the screen's width. */
export async function isNarrow(page: Page, what: string) {
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(tooWide, `${what} is too wide`).toBeLessThanOrEqual(0);
}

/** Both. */
export async function isFine(page: Page, what: string) {
  await isAccessible(page, what);
  await isNarrow(page, what);
}
