import type { With } from '../languages.ts';

export const choose = 'चुनें';
export const inCart: With<number> = n => `कार्ट में ${n}`;
export const chooseOne = 'एक चुनें';
export const addIfYouLike = 'चाहें तो जोड़ें';
export const add = 'जोड़ें';
