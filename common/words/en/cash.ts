import type { With } from '../languages.ts';

export const isRight = 'The cash is right';
export const isMissing: With<string> = amount => `${amount} is missing`;
export const tooMuch: With<string> = amount => `${amount} too much`;
export const notSettled = 'Not settled';
export const settled = 'Settled';
export const changedSince = 'Changed since';
export const isOpen: With<string> = amount => `${amount} open`;
export const toGiveBack: With<string> = amount => `${amount} to give back`;
