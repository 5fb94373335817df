// Registers the service worker (web/src/worker) and tells it which files this page's area needs.
import { base, language } from '#words/site';
import { waitingChanges } from '../features/shop/cart/waiting-changes.ts';
import { isPageWorkKept } from '../shared/kept.ts';
import type { Area, Ask, Line } from '../worker/rules.ts';

/** The part of the browser's connection that is used here: not every browser has it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** One worker for the whole site, of the language that was read last: pages in another one put theirs in its place. */
const script = base ? `/worker.${language}.js` : '/worker.js';

/** Null where there is none: without https, in a private window, or with storage that is full. The site works all the same. */
export async function startWorker(): Promise<ServiceWorkerRegistration | null> {
  try {
    await idle();
    await navigator.serviceWorker.register(script, { updateViaCache: 'none' });
    return await Promise.race([navigator.serviceWorker.ready, givenUp()]);
  } catch {
    return null;
  }
}

/** The worker has not started after this: it could not keep its files. */
const patienceMs = 60_000;

function givenUp(): Promise<null> {
  return new Promise(resolve => setTimeout(resolve, patienceMs, null));
}

/** Safari has no idle callbacks. */
function idle(): Promise<unknown> {
  return new Promise(resolve => ('requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: 5000 }) : resolve(0)));
}

/** Has the worker keep the files of this area. Resolves to the version that it has, by the first script's address; empty in another language. */
function askToKeep(worker: ServiceWorker | null): Promise<string> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(String(data));
    worker?.postMessage({ base, area: areaHere(), line: lineOf(navigator) } satisfies Ask, [port2]);
  });
}

export function areaHere(): Area {
  const path = location.pathname.slice(base.length);
  if (/^\/admin(\/|$)/.test(path)) return 'admin';
  return /^\/pro(\/|$)/.test(path) ? 'professional' : 'site';
}

/** Every page loads its own files. Other pages' files must cost nobody money. */
function lineOf({ connection }: Navigator & { connection?: Connection }): Line {
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return 'thrifty';
  return connection?.effectiveType === '3g' ? 'slow' : 'good';
}

// A new version reaches an open tab without loss (rule W43). The tab goes on with its own files, which the worker keeps. The next link
// that is followed loads the new version, unless something typed would be lost.
const hourMs = 60 * 60_000;

export function followVersions(worker: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (data === 'version') ports[0]?.postMessage(ownEntry());
  });
  serviceWorker.startMessages();
  const look = async () => {
    // When another takes over, the registration may still name the one before.
    const entry = await askToKeep(serviceWorker.controller ?? worker.active);
    if (entry && entry !== ownEntry()) goOnWithNextLink();
  };
  void look();
  // Another version has taken over.
  serviceWorker.addEventListener('controllerchange', () => void look());
  watchForOthers(worker);
  addEventListener('missing-script', () => void reloadIfGone());
}

/** The first script of this page, which names its version. */
function ownEntry(): string {
  const src = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src;
  return src ? new URL(src).pathname : '';
}

/** Browsers look for a new worker when a page is opened. A tab may stay open for days. */
function watchForOthers(worker: ServiceWorkerRegistration): void {
  let lookedAt = Date.now();
  const look = () => {
    if (document.hidden || Date.now() - lookedAt < hourMs) return;
    lookedAt = Date.now();
    worker.update().catch(() => null);
  };
  setInterval(look, hourMs);
  document.addEventListener('visibilitychange', look);
}

/** Where something was typed. Forms keep it while the tab lives, but not all of it through a new load. */
let typedAt: string | null = null;
let isWaiting = false;

function goOnWithNextLink(): void {
  if (isWaiting) return;
  isWaiting = true;
  addEventListener(
    'input',
    () => {
      typedAt = location.pathname;
    },
    { capture: true },
  );
  addEventListener(
    'click',
    event => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      // The router does not see the click, so the browser follows the link itself.
      if (link && isPlain(event, link) && !wouldLose()) event.stopPropagation();
    },
    { capture: true },
  );
}

function isPlain(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isHeld = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const isOwn = link.origin === location.origin && link.target === '' && !link.hasAttribute('download');
  return !isHeld && isOwn && link.pathname !== location.pathname && navigator.onLine;
}

function wouldLose(): boolean {
  if (typedAt === location.pathname || isPageWorkKept() || waitingChanges.read().length > 0) return true;
  // Forms with something unsaved hold this event (forms/use-leave-guard.ts).
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** A script did not load. If the server has another version by now and the worker did not keep this one's, only a new load helps. */
async function reloadIfGone(): Promise<void> {
  const { status } = await fetch(ownEntry(), { method: 'HEAD', cache: 'no-store' });
  if (status === 404 && !hasReloaded()) location.reload();
}

/** Whether the page has loaded again: that is done once, whatever happens. */
function hasReloaded(): boolean {
  const key = 'reloaded_for';
  try {
    const hasDone = sessionStorage.getItem(key) === ownEntry();
    sessionStorage.setItem(key, ownEntry());
    return hasDone;
  } catch {
    return true;
  }
}
