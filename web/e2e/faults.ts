/** What goes wrong between the browser and the salon, and the hands of the page's own clock. */
import { expect, type Locator, type Page } from '@playwright/test';

const at = (path: string) => `**/api/v1${path}`;

/** From its next load on, the page asks the API for everything: it ignores the answers that it came with. */
export function askForEverything(page: Page) {
  const drop = () =>
    document.addEventListener('readystatechange', () => document.getElementById('first-answers')?.remove(), { once: true });
  return page.addInitScript(drop);
}

/** Has calls to this address of the API, those of the first screen included, handled by `handler`. */
const intercept = async (page: Page, path: string, ...how: HowToRoute) => {
  await askForEverything(page);
  await page.route(at(path), ...how);
};
type HowToRoute = Parameters<Page['route']> extends [unknown, ...infer Rest] ? Rest : never;

/** These calls reach nobody. */
export function cutOff(page: Page, path = '/**') {
  return intercept(page, path, route => route.abort('connectionrefused'));
}

/** The line is back: what was cut off, refused or invented before is so no more. */
export function restore(page: Page, path = '/**') {
  return page.unroute(at(path));
}

/** Calls of this method are refused with this code. */
export function refuse(page: Page, method: string, path: string, status: number, errorCode: string, message = '') {
  return intercept(page, path, route =>
    route.request().method() === method
      ? route.fulfill({ status, json: { success: false, message, errorCode, data: null } })
      : route.fallback(),
  );
}

/** Calls of this method come too often, and may come again in so many seconds. */
export function refuseForNow(page: Page, method: string, path: string, seconds: number) {
  return intercept(page, path, route =>
    route.request().method() === method
      ? route.fulfill({
          status: 429,
          headers: { 'retry-after': String(seconds) },
          json: { success: false, message: 'Too many requests. Please try again later.', errorCode: 'RATE_LIMITED', data: null },
        })
      : route.fallback(),
  );
}

/** Calls are answered with this, whatever the salon would say. */
export function answer(page: Page, path: string, data: unknown) {
  return intercept(page, path, route => route.fulfill({ json: { success: true, message: '', data } }));
}

/** A proxy's page in the place of the answer. */
export function answerHtml(page: Page, path = '/**', status = 200) {
  return intercept(page, path, route =>
    route.fulfill({ status, contentType: 'text/html', body: '<h1>Sign in to the Wi-Fi</h1>' }),
  );
}

/** The salon gets the first of these calls and does it, and its answer is lost on the way. */
export function loseAnswer(page: Page, path: string) {
  return intercept(
    page,
    path,
    async route => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}

/** As `loseAnswer`, and a proxy makes an empty 200 of it. */
export function emptyAnswer(page: Page, path: string) {
  return intercept(
    page,
    path,
    async route => {
      await route.fetch();
      await route.fulfill({ status: 200, contentType: 'application/json', body: '' });
    },
    { times: 1 },
  );
}

/** From here on the page waits for an answer however long it takes: what is held must not time out on a slow machine. */
const waitWithPatience = async (page: Page) => {
  const patient = () => {
    AbortSignal.timeout = () => new AbortController().signal;
  };
  await page.addInitScript(patient);
  await page.evaluate(patient);
};

/** These calls are never answered. */
export function ignore(page: Page, path: string) {
  return intercept(page, path, () => {});
}

/** Holds these calls back until it is let go. */
export async function hold(page: Page, path: string) {
  await waitWithPatience(page);
  let letGo = () => {};
  const gate = new Promise<void>(resolve => {
    letGo = resolve;
  });
  await intercept(page, path, async route => {
    await gate;
    await route.fallback();
  });
  return letGo;
}

/** The salon gets the first of these calls and does it; its answer waits until it is let go. */
export async function holdAnswer(page: Page, path: string) {
  await waitWithPatience(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  await intercept(
    page,
    path,
    async route => {
      const response = await route.fetch();
      await promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  return resolve;
}

/** The calls of this method made so far, as they are made. */
export function callsOf(page: Page, method: string, path: RegExp): string[] {
  const made: string[] = [];
  page.on('request', sent => {
    if (sent.method() === method && path.test(new URL(sent.url()).pathname)) made.push(sent.url());
  });
  return made;
}

/** As `page.clock.install`, and the platform's own timeouts go by that clock too. */
export async function installClock(page: Page) {
  await page.clock.install();
  await page.addInitScript(() => {
    AbortSignal.timeout = milliseconds => {
      const abort = new AbortController();
      setTimeout(() => abort.abort(new DOMException('Time is up', 'TimeoutError')), milliseconds);
      return abort.signal;
    };
  });
}

/** From here on the page's time stands still, if `page.clock` was installed before it came; `page.clock.runFor` moves it. */
export function stopClock(page: Page) {
  // On a busy machine the moment asked for may be past when the page hears of it.
  return expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500)).toPass({ intervals: [0] });
}

/** Moves the page's time on in steps of so many milliseconds until it shows what is waited for; longer ones where only the end counts. */
export function runUntil(page: Page, shown: Locator, step = 250) {
  return expect(async () => {
    await page.clock.runFor(step);
    await expect(shown).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [0], timeout: 20_000 });
}

/** Back would lead to a page of the site, as it does for whoever came here by a link. */
export function comeFromWithin(page: Page) {
  return page.evaluate(() => history.pushState(null, '', location.href));
}

/** Loads a page whose history entry remembers this, as a reload and a restored tab do. */
export async function openWith(page: Page, path: string, state: object) {
  await page.goto('/robots.txt');
  await page.evaluate(([to, kept]) => history.replaceState(kept, '', to), [path, state] as const);
  await page.reload();
}

/** Not the page's own `goBack`, which waits for the other page. */
export function goBack(page: Page) {
  return page.evaluate(() => history.back());
}
