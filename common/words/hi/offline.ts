import type { With } from '../languages.ts';
import { plural } from './plural.ts';

export const noConnection = 'इंटरनेट नहीं है।';
export const shownAsOf: With<string> = when => `${when} तक की जानकारी दिख रही है।`;
export const changesWait: With<number> = n => `${plural(n, 'बदलाव भेजना', 'बदलाव भेजने')} बाकी।`;
