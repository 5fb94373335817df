// What can wait until the page stands (start.tsx).
import { dropOthers } from './offline/kept-own.ts';
import { areaHere, followVersions, startWorker } from './offline/worker.ts';
import { sweep } from './shared/sweep.ts';

/** What weak networks need beside the first screen (rules W40 to W44). Resolves when the page has what it needs without network. */
async function startOffline(): Promise<void> {
  dropOthers();
  // The professional's phone keeps her days itself (web/src/pages/professional/visit). The admin area needs the salon.
  const site = areaHere() === 'site' ? await import('./offline/site-offline.ts') : null;
  site?.startSite();
  if (import.meta.env.PROD) void start(site?.readAhead);
}

async function start(readAhead: (() => Promise<void>) | undefined): Promise<void> {
  const worker = await startWorker();
  // Without it no page opens, so nothing needs to be read ahead.
  if (!worker) return;
  followVersions(worker);
  if (navigator.onLine) await readAhead?.();
}

/** For a page that opens without network: it has the last known answers then. */
export const ready = startOffline();
sweep();
