/** Faults between browser and server, and control of the page's clock. */
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

/** These calls fail as if the server could not be reached. */
export function cutOff(page: Page, path = '/**') {
  return intercept(page, path, route => route.abort('connectionrefused'));
}

/** Ends every fault on these calls. */
export function restore(page: Page, path = '/**') {
  return page.unroute(at(path));
}

/** Refuses calls of this method with this code. */
export function refuse(page: Page, method: string, path: string, status: number, errorCode: string, message = '') {
  return intercept(page, path, route =>
    route.request().method() === method
      ? route.fulfill({ status, json: { success: false, message, errorCode, data: null } })
      : route.fallback(),
  );
}

/** Refuses calls of this method for this many seconds, as too frequent. */
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

/** Answers calls with this data in place of the server. */
export function answer(page: Page, path: string, data: unknown) {
  return intercept(page, path, route => route.fulfill({ json: { success: true, message: '', data } }));
}

/** Passes on the server's answers with these fields of their data in place of its own. */
export function amend(page: Page, path: string, fields: object) {
  return intercept(page, path, async route => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, data: { ...body.data, ...fields } } });
  });
}

/** Answers with a proxy's HTML page. */
export function answerHtml(page: Page, path = '/**', status = 200) {
  return intercept(page, path, route =>
    route.fulfill({ status, contentType: 'text/html', body: '<h1>Sign in to the Wi-Fi</h1>' }),
  );
}

/** The server carries out the first of these calls, and its answer is lost. */
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

/** As `loseAnswer`, but a proxy answers with an empty 200. */
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

/** Turns off the page's own timeouts, so that held calls do not time out on a slow machine. */
const waitWithPatience = async (page: Page) => {
  const patient = () => {
    AbortSignal.timeout = () => new AbortController().signal;
  };
  await page.addInitScript(patient);
  await page.evaluate(patient);
};

/** Never answers these calls. */
export function ignore(page: Page, path: string) {
  return intercept(page, path, () => {});
}

/** Holds these calls back. Resolves to a function that lets them go. */
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

/** The server carries out the first of these calls; its answer is held back. Resolves to a function that lets it go. */
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

/** Collects the addresses of calls of this method. */
export function callsOf(page: Page, method: string, path: RegExp): string[] {
  const made: string[] = [];
  page.on('request', sent => {
    if (sent.method() === method && path.test(new URL(sent.url()).pathname)) made.push(sent.url());
  });
  return made;
}

/** As `page.clock.install`, also for the platform's own timeouts. */
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

/** Stops the page's time, which `page.clock.runFor` moves. Needs `page.clock` installed before the page loaded. */
export function stopClock(page: Page) {
  // On a busy machine the wanted moment may have passed.
  return expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500)).toPass({ intervals: [0] });
}

/** Moves the page's time on in steps of `step` milliseconds until the element shows. */
export function runUntil(page: Page, shown: Locator, step = 250) {
  return expect(async () => {
    await page.clock.runFor(step);
    await expect(shown).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [0], timeout: 20_000 });
}

/** Adds a history entry, so that Back stays on the site. */
export function comeFromWithin(page: Page) {
  return page.evaluate(() => history.pushState(null, '', location.href));
}

/** Loads a page with this state in its history entry, as a reload or a restored tab does. */
export async function openWith(page: Page, path: string, state: object) {
  await page.goto('/robots.txt');
  await page.evaluate(([to, kept]) => history.replaceState(kept, '', to), [path, state] as const);
  await page.reload();
}

/** Goes back without waiting for the other page, unlike `page.goBack`. */
export function goBack(page: Page) {
  return page.evaluate(() => history.back());
}

/** Ends the session and presses the button at once, so that no other call meets the end first. */
export function pressAsSessionEnds(button: Locator, whose: 'admin_token' | 'auth_token') {
  return button.evaluate((element, key) => {
    localStorage.setItem(key, 'rubbish');
    (element as HTMLElement).click();
  }, whose);
}
