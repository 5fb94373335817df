import type { With, With2 } from '../languages.ts';
export const openNow = 'अभी खुला है';
export const until: With<string> = time => `${time} तक`;
export const opensAt: With<string> = time => `${time} खुलेगा`;
export const opensOn: With2<string, string> = (day, time) => `${day} ${time} खुलेगा`;
export const tomorrow = 'कल';
export const on: With<string> = day => `${day} को`;
