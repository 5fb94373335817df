import type { Language } from '../languages.ts';

export const language: Language = 'hi';
/** The beginning of every address in this language. */
export const base: string = '/hi';
