import type { With } from '../languages.ts';

export const wholeDays = 'Whole days';
export const wholeDaysHint = 'When it is off, you choose the times.';
export const firstDay = 'First day';
export const lastDay = 'Last day';
export const from = 'From';
export const to = 'To';
export const note = 'Note';
export const firstDayRequired = 'First day is required';
export const lastDayRequired = 'Last day is required';
export const noteTooLong: With<number> = most => `Note must be at most ${most} characters`;
export const endsBeforeStart = 'Last day must not be before the first day';
export const timeRequired = 'Time is required';
export const mustBeLater = 'Must be after the start';
