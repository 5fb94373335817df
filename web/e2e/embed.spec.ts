/** The button on the salon's other web site, a page of another origin with a strict policy (rule I11). */

import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { goTo } from './at-admin-menu.ts';
import { isAccessible } from './axe.ts';
import { main, toast } from './hands.ts';
import { HOOK_PORT, SITE } from './places.ts';
import { openAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const OLD_SITE = `http://localhost:${HOOK_PORT}/`;
/** It makes each link and button ugly, and hides unknown elements. */
const STYLE = 'a, button { all: unset; color: lime; font-size: 4px !important } nikhar-book { display: none; opacity: 0 }';

let oldSite: Server;
let [head, body] = ['', ''];
test.beforeAll(async () => {
  oldSite = createServer(({ url }, response) => {
    if (url === '/style.css') return response.setHeader('content-type', 'text/css').end(STYLE);
    response.setHeader('content-security-policy', `default-src 'none'; script-src ${SITE}; style-src 'self'; img-src 'self'`);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Old site</title><link rel="stylesheet" href="/style.css">${head}</head><body><main><h1>Our salon</h1>${body}</main></body></html>`,
    );
  });
  await new Promise<void>(resolve => oldSite.listen(HOOK_PORT, 'localhost', resolve));
});
test.afterAll(() => {
  oldSite.closeAllConnections();
  oldSite.close();
});

/** Opens the old site with this in its body and its head. */
const openOldSite = async (page: Page, inBody: string, inHead = '') => {
  [body, head] = [inBody, inHead];
  await page.goto(OLD_SITE);
};

const tagWith = (options = '') => `<script src="${SITE}/embed.js" async ${options}></script>`;
const button = (page: Page, name = 'Book a visit') => page.getByRole('link', { name, exact: true });

/** The address of the tab that this opens. The tab knows nothing of the old site's window. */
const opened = async (page: Page, act: () => Promise<void>): Promise<string> => {
  const [tab] = await Promise.all([page.waitForEvent('popup'), act()]);
  await tab.waitForLoadState();
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  const address = tab.url();
  await tab.close();
  return address;
};

test('the tag that staff copy shows a button on the old site, which opens the booking site', async ({ page }) => {
  await openAsStaff(page, '/admin');
  await goTo(page, 'Programs', 'Website Button');
  await main(page).getByRole('button', { name: 'Copy Tag' }).click();
  await expect(toast(page, 'Tag copied!')).toBeVisible();
  const tag = await page.evaluate(() => navigator.clipboard.readText());
  expect(tag).toBe(`<script src="${SITE}/embed.js" async></script>`);
  await isAccessible(page, 'website button');

  // The page of staff is left before anybody listens: what it still says is not the old site's.
  await page.goto('about:blank');
  const problems: string[] = [];
  page.on('console', message => void problems.push(message.text()));
  page.on('pageerror', error => void problems.push(error.message));
  await openOldSite(page, `${tag}<p>Since 1998</p>`);
  await expect(button(page)).toHaveCSS('background-color', 'rgb(107, 29, 77)');
  await expect(button(page)).toHaveCSS('font-size', '16px');
  const { height = 0, y = 0 } = (await button(page).boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(44);
  expect(y).toBeLessThan((await page.getByText('Since 1998').boundingBox())?.y ?? 0);
  await isAccessible(page, 'the old site');

  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  await expect(button(page)).toHaveCSS('outline-width', '3px');
  expect(await opened(page, () => page.keyboard.press('Enter'))).toBe(`${SITE}/`);
  expect(await opened(page, () => button(page).click())).toBe(`${SITE}/`);

  expect(problems).toEqual([]);
});

test('the tag takes a text, a colour and a page, and no other site', async ({ page }) => {
  const options = (label: string, color: string, href: string) =>
    tagWith(`data-label="${label}" data-color="${color}" data-href="${href}"`);
  const tags = [
    options('White', '#ffffff', '/services'),
    options('Away', 'red; display: none', '//evil.test/'),
    options('Far', '#7a7a7a', 'https://evil.test/'),
  ];
  await openOldSite(page, tags.join('\n'));
  await expect(button(page, 'White')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(button(page, 'Away')).toHaveCSS('background-color', 'rgb(107, 29, 77)');
  await isAccessible(page, 'other colours');
  expect(await opened(page, () => button(page, 'White').click())).toBe(`${SITE}/services`);
  for (const name of ['Away', 'Far']) expect(new URL(await opened(page, () => button(page, name).click())).origin).toBe(SITE);
});

test("the old site's own links and buttons open it, too, and then no button is added", async ({ page }) => {
  const own = `<p><a href="#" data-nikhar-book="/about"><b>About them</b></a></p><button data-nikhar-book>Book with us</button>`;
  await openOldSite(page, own + tagWith());
  await page.waitForLoadState('load');
  await expect(button(page)).toHaveCount(0);
  expect(await opened(page, () => page.getByText('About them').click())).toBe(`${SITE}/about`);
  expect(await opened(page, () => page.getByRole('button', { name: 'Book with us' }).press('Enter'))).toBe(`${SITE}/`);
  expect(page.url()).toBe(OLD_SITE);
});

test('a tag in the head shows the button in the corner of the window', async ({ page }) => {
  await openOldSite(page, '<p>Since 1998</p>', tagWith());
  const { x = 0, y = 0, width = 0, height = 0 } = (await button(page).boundingBox()) ?? {};
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  expect([window.width - x - width, window.height - y - height]).toEqual([16, 16]);
});
