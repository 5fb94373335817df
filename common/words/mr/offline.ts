import type { With } from '../languages.ts';
import { plural } from './plural.ts';

export const noConnection = 'इंटरनेट नाही.';
export const shownAsOf: With<string> = when => `${when} पर्यंतची माहिती दिसत आहे.`;
export const changesWait: With<number> = n => `${plural(n, 'बदल पाठवायचा', 'बदल पाठवायचे')} बाकी.`;
