import type { With, With2 } from '../languages.ts';
export const openNow = 'Open now';
export const until: With<string> = time => `until ${time}`;
export const opensAt: With<string> = time => `Opens at ${time}`;
export const opensOn: With2<string, string> = (day, time) => `Opens ${day} at ${time}`;
export const tomorrow = 'tomorrow';
export const on: With<string> = day => `on ${day}`;
