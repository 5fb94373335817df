// The service worker: opens the site without network, and keeps the files of every version that a tab still shows. It has no data of
// anybody: the pages keep those themselves (web/src/offline), and drop them at sign-out.
import {
  type Ask,
  type Build,
  cacheOf,
  filesFor,
  inOwnLanguage,
  keptPageOf,
  outlived,
  pictures,
  type Way,
  wayOf,
} from './rules.ts';

// What a service worker has beyond a page, as far as it is used here. TypeScript's library for workers excludes the one for pages.

interface WaitingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface FetchEvent extends WaitingEvent {
  request: Request;
  /** The page's request, which the browser sent while the worker started. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

interface MessageFromPage extends WaitingEvent {
  data: unknown;
  ports: readonly MessagePort[];
}

interface Tab {
  postMessage: (message: unknown, ports: MessagePort[]) => void;
}

interface Events {
  install: WaitingEvent;
  activate: WaitingEvent;
  fetch: FetchEvent;
  message: MessageFromPage;
}

interface WorkerScope {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly Tab[]>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void;
}

/** The build puts it here (service-worker.ts). */
declare const BUILD: Build;

const scope = self as unknown as WorkerScope;
const build = BUILD;
const own = cacheOf(build.entry);
const keptPage = keptPageOf(build);

/** After this long without an answer the kept page is shown, and asks for itself. */
const patienceMs = 4000;

/** How long tabs have to say which version they are. */
const replyMs = 1000;

// A new version takes over at once. Open tabs go on with their own files, because those of every version are kept.
scope.addEventListener('install', event => event.waitUntil(install().then(() => scope.skipWaiting())));
scope.addEventListener('activate', event => event.waitUntil(activate()));
scope.addEventListener('fetch', event => {
  const way = wayOf(event.request, new URL(event.request.url), { origin: scope.location.origin, base: build.base });
  const answer = answers[way]?.(event);
  if (answer) event.respondWith(answer);
});
scope.addEventListener('message', event => {
  const ask = event.data as Ask;
  // A page in another language has just begun to register its own worker.
  const isOwn = ask.base === build.base;
  event.ports[0]?.postMessage(isOwn ? build.entry : '');
  if (isOwn) event.waitUntil(keepFor(ask));
});

const answers: { [way in Way]?: (event: FetchEvent) => Promise<Response> } = { page, foreign, file, picture };

async function install(): Promise<void> {
  const cache = await caches.open(own);
  await keepPage(cache);
  for (const path of [...build.core, ...pictures]) await keep(cache, path);
}

async function activate(): Promise<void> {
  const { navigationPreload } = scope.registration;
  // The page is asked for while the worker starts. Calls and pictures of the API go past it.
  await navigationPreload?.enable();
  await scope.clients.claim();
}

/** For a page that has loaded and is idle. */
async function keepFor(ask: Ask): Promise<void> {
  const cache = await caches.open(own);
  // One after the other, so that the visitor's next page need not wait. Storage may be full: then the rest is loaded when it is needed.
  for (const path of filesFor(ask, build)) {
    // A new version takes over only when this one has nothing left to do.
    if (scope.registration.waiting) return;
    await keep(cache, path);
  }
  if (ask.line !== 'thrifty') await keepPage(cache).catch(() => null);
  await forgetOutlived();
}

async function keep(cache: Cache, path: string): Promise<void> {
  if (await cache.match(path, { ignoreVary: true })) return;
  await cache.add(new Request(path, { credentials: 'omit', priority: 'low' }));
}

/** Only a page of this very version: a newer one would ask for files that are not kept. */
async function keepPage(cache: Cache): Promise<void> {
  const answer = await fetch(keptPage, { credentials: 'omit' });
  const html = await answer.clone().text();
  if (!answer.ok || !html.includes(build.entry)) throw new Error('The server has another version');
  await cache.put(keptPage, answer);
}

async function page(event: FetchEvent): Promise<Response> {
  const asked = askFor(event);
  try {
    const answer = await Promise.race([asked, timeIsUp()]);
    if (answer.status < 500) return answer;
  } catch {
    // No network, or none to speak of.
  }
  const cache = await caches.open(own).catch(() => null);
  return (await cache?.match(keptPage)) ?? asked;
}

/** The device keeps the language that was read last. Without network that one opens, whatever the address says. */
async function foreign(event: FetchEvent): Promise<Response> {
  const { referrer, url } = event.request;
  const asked = askFor(event);
  try {
    // A reader who comes from another page of the site has chosen the other language, and waits for it.
    return await (referrer ? asked : Promise.race([asked, timeIsUp()]));
  } catch {
    return Response.redirect(inOwnLanguage(new URL(url), build));
  }
}

function askFor(event: FetchEvent): Promise<Response> {
  const asked = Promise.resolve(event.preloadResponse).then(early => early ?? fetch(event.request));
  event.waitUntil(asked.catch(() => null));
  return asked;
}

function timeIsUp(): Promise<never> {
  return new Promise((_, giveUp) => setTimeout(giveUp, patienceMs));
}

/** From any version: a tab may be older than the worker. What a page loads by itself is kept as well. */
async function file(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await caches.match(request.url, { ignoreVary: true }).catch(() => undefined);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && isOwn(new URL(request.url).pathname)) {
    const copy = answer.clone();
    // Storage may be full.
    event.waitUntil(
      caches
        .open(own)
        .then(cache => cache.put(request.url, copy))
        .catch(() => null),
    );
  }
  return answer;
}

function isOwn(path: string): boolean {
  const { core, places, rest } = build;
  return [core, ...Object.values(places), ...Object.values(rest)].some(files => files.includes(path));
}

async function picture({ request }: FetchEvent): Promise<Response> {
  return fetch(request).catch(async error => {
    const kept = await caches.match(request.url, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  });
}

async function forgetOutlived(): Promise<void> {
  const live = await versionsOfTabs();
  for (const name of outlived(await caches.keys(), own, live)) await caches.delete(name);
}

/** The entries of all open tabs. Null if one did not answer: it is loading or frozen. */
async function versionsOfTabs(): Promise<string[] | null> {
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const replies = tabs.map(
    tab =>
      new Promise<string>((resolve, reject) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(String(data));
        setTimeout(reject, replyMs);
        tab.postMessage('version', [port2]);
      }),
  );
  return Promise.all(replies).catch(() => null);
}
