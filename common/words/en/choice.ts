import type { With } from '../languages.ts';

export const choose = 'Choose';
/** Below `choose`. */
export const inCart: With<number> = n => `${n} in your cart`;
export const chooseOne = 'Choose one';
export const addIfYouLike = 'Add if you like';
export const add = 'Add';
