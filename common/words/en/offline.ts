import type { With } from '../languages.ts';
import { plural } from './plural.ts';

export const noConnection = 'No connection.';
export const shownAsOf: With<string> = when => `Shown as of ${when}.`;
export const changesWait: With<number> = n => `${plural(n, 'change waits', 'changes wait')} to be sent.`;
