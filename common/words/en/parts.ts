import type { With, With2 } from '../languages.ts';
export const pageOf: With2<string, string> = (page, total) => `Page ${page} of ${total}`;
export const quantityOf: With<string> = what => `Quantity of ${what}`;
export const removeOf: With<string> = what => `Remove ${what}`;
export const oneLess: With<string> = what => `One ${what} less`;
export const oneMore: With<string> = what => `One ${what} more`;
export const inForceSince: With<string> = day => `In force since ${day}`;
export const contentsOf: With<string> = title => `Contents of ${title}`;
export const copyOf: With<string> = what => `Copy ${what}`;
export const holdsAtMost: With<number> = n => `This field holds at most ${n} characters.`;
/** What a translated legal page says of itself. English is the text that decides. */
export const isTranslation: string = '';
