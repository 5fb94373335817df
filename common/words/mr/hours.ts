import type { With, With2 } from '../languages.ts';
export const openNow = 'आत्ता उघडे आहे';
export const until: With<string> = time => `${time} पर्यंत`;
export const opensAt: With<string> = time => `${time} वाजता उघडेल`;
export const opensOn: With2<string, string> = (day, time) => `${day} ${time} वाजता उघडेल`;
export const tomorrow = 'उद्या';
export const on: With<string> = day => `${day} रोजी`;
