// Registers the service worker (web/src/worker) and tells it which files this page's area needs.
import { base, language } from '#words/site';
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
export function askToKeep(worker: ServiceWorker | null): Promise<string> {
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
