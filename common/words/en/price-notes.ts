import type { With } from '../languages.ts';

export const travelOf: With<string> = fee => `Travel to you costs ${fee} more.`;
/** By the distance. */
export const travelUpTo: With<string> = fee => `Travel to you costs up to ${fee} more, by your address.`;
/** Per cent. */
export const quietUpTo: With<number> = percent => `At quiet times services cost up to ${percent}% less.`;
