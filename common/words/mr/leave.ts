import type { With } from '../languages.ts';

export const wholeDays = 'पूर्ण दिवसाची';
export const wholeDaysHint = 'हे बंद केल्यास तुम्ही वेळ निवडू शकता.';
export const firstDay = 'पहिला दिवस';
export const lastDay = 'शेवटचा दिवस';
export const from = 'कधीपासून';
export const to = 'कधीपर्यंत';
export const note = 'नोट';
export const firstDayRequired = 'कृपया पहिला दिवस निवडा';
export const lastDayRequired = 'कृपया शेवटचा दिवस निवडा';
export const noteTooLong: With<number> = most => `नोटमध्ये जास्तीत जास्त ${most} अक्षरे लिहा`;
export const endsBeforeStart = 'शेवटचा दिवस पहिल्या दिवसाच्या आधी असू शकत नाही';
export const timeRequired = 'कृपया वेळ निवडा';
export const mustBeLater = 'सुरू होण्याच्या नंतरची वेळ निवडा';
