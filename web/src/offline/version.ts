// A new version reaches an open tab without loss (rule W43). The tab goes on with its own files, which the worker keeps. The next link
// that is followed loads the new version, unless something typed would be lost.

import { waitingChanges } from '../features/shop/cart/waiting-changes.ts';
import { isPageWorkKept } from '../shared/kept.ts';
import { askToKeep } from './worker.ts';

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
