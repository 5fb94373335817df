/** Playwright's `test` with one salon per spec file: data and clock are reset before the file's first test. */
import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { EDGE, SITE } from './places.ts';
import { forgetStaff } from './scene.ts';

/** The project and spec file that this worker's salon serves. */
let servedFile: string | undefined;

interface Kept {
  /** The file and the options that it was made for. */
  key: string;
  context: BrowserContext;
  /** An empty page of the site. It keeps the site's process alive, and starting that would be half of the cost of a test. */
  keeper: Page;
}
let kept: Kept | undefined;

const forget = async () => {
  const { context } = kept ?? {};
  kept = undefined;
  await context?.close();
};

/** Makes a context as if it were new. */
const clean = async (context: BrowserContext, keeper: Page, permissions: string[] | undefined) => {
  for (const page of context.pages()) if (page !== keeper) await page.close();
  await Promise.all([
    context.setOffline(false),
    context.setGeolocation(null),
    context.clearCookies(),
    context.clearPermissions(),
  ]);
  if (permissions) await context.grantPermissions(permissions);
  const devTools = await context.newCDPSession(keeper);
  await devTools.send('Storage.clearDataForOrigin', { origin: SITE, storageTypes: 'all' });
  await devTools.send('Network.clearBrowserCache');
  await devTools.detach();
};

export const test = base.extend<{ salon: undefined }>({
  salon: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern which fixtures are needed.
    async ({}, use, { project, file }) => {
      const wanted = `${project.name} ${file}`;
      if (servedFile !== wanted) {
        const { ok } = await fetch(`${EDGE}/fresh`);
        if (!ok) throw new Error('The salon did not start afresh');
        forgetStaff();
        servedFile = wanted;
      }
      await use(undefined);
    },
    { auto: true },
  ],
  // One context for the tests of a file that want the same options, cleaned after each of them.
  context: async ({ browser, viewport, hasTouch, permissions, serviceWorkers }, use, { project, file }) => {
    const key = JSON.stringify([project.name, file, viewport, hasTouch, permissions, serviceWorkers]);
    if (kept?.key !== key) {
      await forget();
      const context = await browser.newContext();
      const keeper = await context.newPage();
      await keeper.goto(`${SITE}/robots.txt`);
      kept = { key, context, keeper };
    }
    const { context, keeper } = kept;
    await use(context);
    // A clock that a test installed stays in its context. What a service worker leaves behind is not known. After a failed test the
    // runner starts a new worker, which has no context yet.
    const isAsNew = serviceWorkers !== 'allow' && (await keeper.evaluate(() => /native/.test(String(setTimeout))));
    if (isAsNew) await clean(context, keeper, permissions);
    else await forget();
  },
  // A page may ask once more while its test ends. The answer that a handler then misses fails no test.
  page: async ({ page }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

export { expect } from '@playwright/test';
