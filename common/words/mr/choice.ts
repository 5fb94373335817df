import type { With } from '../languages.ts';

export const choose = 'निवडा';
export const inCart: With<number> = n => `कार्टमध्ये ${n}`;
export const chooseOne = 'एक निवडा';
export const addIfYouLike = 'हवे असल्यास जोडा';
export const add = 'जोडा';
