import type { With } from '../languages.ts';

export const travelOf: With<string> = fee => `येण्या-जाण्याचा खर्च ${fee} वेगळा लागेल.`;
export const travelUpTo: With<string> = fee => `येण्या-जाण्याचा खर्च वेगळा लागेल, पत्त्यानुसार ${fee} पर्यंत.`;
export const quietUpTo: With<number> = percent => `कमी गर्दीच्या वेळी सर्व्हिसवर ${percent}% पर्यंत सूट.`;
