// What can wait until the page stands (start.tsx).
import { dropOthers } from './offline/kept-own.ts';
import { areaHere, followVersions, startWorker } from './offline/worker.ts';
import { keys, read, write } from './shared/storage.ts';
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

/** A friend's link names the code; the page that it opened may be left by now, so the browser is asked what it opened. */
function keepFriendsCode(): void {
  const [opened] = performance.getEntriesByType('navigation');
  const code = opened && new URL(opened.name, location.href).searchParams.get('r');
  if (code && /^[0-9A-Za-z]{4,20}$/.test(code)) write(keys.friendsCode, code);
  if (read(keys.friendsCode)) void import('./features/office/referral/carried-code.ts').then(({ carryCode }) => carryCode());
}

/** For a page that opens without network: it has the last known answers then. */
export const ready = startOffline();
sweep();
keepFriendsCode();
