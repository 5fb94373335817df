// What can wait until the page stands (start.tsx).
import { startOffline } from './offline/start-offline.ts';
import { sweep } from './shared/sweep.ts';

/** Resolves when the page has what it needs without network. */
export const ready = startOffline();
sweep();
