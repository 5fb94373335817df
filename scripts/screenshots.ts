/**
 * `npm run screenshots [-- name …]`: photographs every screen in its states (shots.ts) at 360, 768 and 1280 px into .cache/screenshots.
 * With `-- --readme` it renews the README's pictures in web/screenshots.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { SITE } from '../web/e2e/places.ts';
import config from '../web/e2e/playwright.config.ts';
import { chromiumPath } from './chromium.ts';
import { addHistory, startDemoSite } from './demo-site.ts';
import { type Shot, shots } from './shots.ts';

const OUT = '.cache/screenshots';
const README = 'web/screenshots';
const SIZES = [
  [360, 640],
  [768, 1024],
  [1280, 800],
] as const;
/** The README's pictures: name and width. */
const SHOWN = ['home-1280', 'checkout-time-360', 'admin-week-1280', 'admin-dashboard-360'];

const forReadme = process.argv.includes('--readme');
const names = process.argv.slice(2).filter(argument => !argument.startsWith('--'));
const isWanted = ({ name }: Shot, width: number) =>
  (!forReadme || SHOWN.includes(`${name}-${width}`)) && (names.length === 0 || names.includes(name));

const settled = async (page: Page) => {
  // A call that a shot holds back never ends.
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => null);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
};

/** Pictures load when they are near the window, so a shot of the whole page scrolls past all of them first. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise(resolve => setTimeout(resolve, 50));
    }
    scrollTo(0, 0);
  });

const shoot = async (page: Page, { name, go, full }: Shot, width: number) => {
  await go(page);
  await settled(page);
  if (full) {
    await scrollThrough(page);
    await settled(page);
  }
  const file = `${name}-${width}`;
  const png = await page.screenshot({
    path: join(OUT, `${file}.png`),
    fullPage: (full && !forReadme) ?? false,
    animations: 'disabled',
  });
  if (!forReadme) return;
  mkdirSync(README, { recursive: true });
  await sharp(png)
    .webp({ quality: 85 })
    .toFile(join(README, `${file}.webp`));
};

if (names.length === 0) rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const stop = await startDemoSite();
addHistory();
const browser = await chromium.launch({ ...config.use?.launchOptions, executablePath: chromiumPath() });
let failed = 0;
try {
  for (const [width, height] of SIZES) {
    const device = width < 768 ? { isMobile: true, hasTouch: true } : {};
    for (const shot of shots) {
      if (!isWanted(shot, width) || (shot.phoneOnly && width >= 768)) continue;
      const context = await browser.newContext({
        baseURL: SITE,
        viewport: { width, height },
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
        ...device,
      });
      await shoot(await context.newPage(), shot, width).catch(error => {
        failed++;
        console.error(`${shot.name}-${width}: ${error.message}`);
      });
      await context.close();
    }
  }
  console.log(`Screenshots are in ${OUT}${forReadme ? `, the README's in ${README}` : ''}`);
} finally {
  await browser.close();
  stop();
}
if (failed > 0) process.exit(1);
