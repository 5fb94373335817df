import type { With } from '../languages.ts';

export const wholeDays = 'पूरे दिन की';
export const wholeDaysHint = 'इसे बंद करके आप समय चुन सकते हैं।';
export const firstDay = 'पहला दिन';
export const lastDay = 'आखिरी दिन';
export const from = 'कब से';
export const to = 'कब तक';
export const note = 'नोट';
export const firstDayRequired = 'कृपया पहला दिन चुनें';
export const lastDayRequired = 'कृपया आखिरी दिन चुनें';
export const noteTooLong: With<number> = most => `नोट में ज़्यादा से ज़्यादा ${most} अक्षर लिखें`;
export const endsBeforeStart = 'आखिरी दिन पहले दिन से पहले नहीं हो सकता';
export const timeRequired = 'कृपया समय चुनें';
export const mustBeLater = 'शुरू होने के बाद का समय चुनें';
