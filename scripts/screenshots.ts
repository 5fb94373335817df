/**
 * `npm run screenshots`: every screen of the journey at 360, 768 and 1280 px, to be looked at, into .cache/screenshots.
 * With `-- --readme` the README's pictures in web/screenshots are written anew.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { fromAccountMenu, newMobile, signInWithCode } from '../web/e2e/customer.ts';
import { SITE } from '../web/e2e/places.ts';
import { chromiumPath } from './chromium.ts';

const OUT = '.cache/screenshots';
const README = 'web/screenshots';
const WIDTHS = [
  [360, 640],
  [768, 1024],
  [1280, 800],
] as const;
/** What the README shows: the name of a picture and its width. */
const SHOWN = [
  'home-1280',
  'home-360',
  'all-services-360',
  'service-360',
  'cart-360',
  'checkout-time-360',
  'bookings-360',
  'cart-1280',
];

const forReadme = process.argv.includes('--readme');
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });

const server = spawn(process.execPath, ['web/e2e/serve.ts'], { stdio: 'inherit' });
const isUp = async () => (await fetch(`${SITE}/api/v1/settings`).catch(() => null))?.ok ?? false;
while (!(await isUp())) await new Promise(resolve => setTimeout(resolve, 200));

const args = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const browser = await chromium.launch({ executablePath: chromiumPath(), args });

const settled = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
};

const shoot = async (page: Page, name: string) => {
  await settled(page);
  const width = page.viewportSize()?.width;
  const png = await page.screenshot({ path: join(OUT, `${name}-${width}.png`) });
  if (forReadme && SHOWN.includes(`${name}-${width}`)) {
    mkdirSync(README, { recursive: true });
    await sharp(png)
      .webp({ quality: 85 })
      .toFile(join(README, `${name}-${width}.webp`));
  }
};

const tour = async (context: BrowserContext) => {
  const page = await context.newPage();
  const visit = async (path: string, name: string) => {
    await page.goto(SITE + path);
    await shoot(page, name);
  };
  await visit('/', 'home');
  await visit('/services', 'services');
  await visit('/all-services', 'all-services');
  await page.getByRole('listitem').getByRole('heading').getByRole('link').nth(2).click();
  await shoot(page, 'service');
  await visit('/services/details/none', 'service-not-found');
  await visit('/no-such-page', 'not-found');

  await page.goto(SITE);
  await fromAccountMenu(page, 'Login');
  await shoot(page, 'login');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Register/ })
    .click();
  await shoot(page, 'register');
  await page.getByRole('dialog').getByLabel('Full Name').fill('Asha Deshmukh');
  await signInWithCode(page, newMobile());

  await visit('/cart', 'cart-empty');
  await page.goto(`${SITE}/all-services`);
  for (const n of [2, 4, 6]) {
    await page.getByRole('button', { name: 'Add to Cart' }).nth(n).click();
    await page.waitForTimeout(300);
  }
  await visit('/cart', 'cart');
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  const checkout = page.getByRole('dialog', { name: 'Checkout' });
  await checkout.getByRole('button', { name: 'Add New Address' }).click();
  const address = page.getByRole('dialog', { name: /address/i }).last();
  await address.getByPlaceholder('Search for area, street...').fill('Sitabuldi');
  await address
    .getByText(/Sitabuldi, .*Nagpur/)
    .first()
    .click();
  await shoot(page, 'address-map');
  await address.getByRole('button', { name: 'Confirm Location' }).click();
  await shoot(page, 'address-details');
  await address.getByLabel(/^Flat\/House No\./).fill('12');
  await address.getByLabel(/^Building/).fill('Lotus Residency');
  await address.getByRole('button', { name: 'Save Address' }).click();
  await checkout.getByRole('radio', { disabled: false }).first().waitFor({ state: 'attached' });
  await shoot(page, 'checkout-time');
  await checkout.getByRole('button', { name: 'Continue' }).click();
  await shoot(page, 'checkout-summary');
  await checkout.getByRole('button', { name: 'Back' }).click();
  await checkout.getByRole('button', { name: 'Back' }).click();
  await shoot(page, 'checkout-address');
  await checkout.getByRole('button', { name: 'Continue' }).click();
  await checkout.getByRole('button', { name: 'Continue' }).click();
  await checkout.getByRole('button', { name: /Place Order/ }).click();
  await page.waitForURL(/order-success/);
  await page.waitForTimeout(600);
  await page.screenshot({ path: join(OUT, `order-success-${page.viewportSize()?.width}.png`) });
  await page.waitForURL(/bookings/);
  await shoot(page, 'bookings');
};

try {
  for (const [width, height] of WIDTHS) {
    const context = await browser.newContext({ viewport: { width, height }, locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
    await tour(context);
    await context.close();
  }
  console.log(`Screenshots are in ${OUT}${forReadme ? `, the README's in ${README}` : ''}`);
} finally {
  await browser.close();
  server.kill();
}
