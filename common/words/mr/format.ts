import type { With, With2 } from '../languages.ts';

export const months = [
  ...['जानेवारी', 'फेब्रुवारी', 'मार्च', 'एप्रिल', 'मे', 'जून'],
  ...['जुलै', 'ऑगस्ट', 'सप्टेंबर', 'ऑक्टोबर', 'नोव्हेंबर', 'डिसेंबर'],
];
export const weekdays = ['रविवार', 'सोमवार', 'मंगळवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'];
export const shortWeekdays = ['रवि', 'सोम', 'मंगळ', 'बुध', 'गुरु', 'शुक्र', 'शनि'];
export const hasTwoDigitHours: boolean = false;
export const timeOfDay: With2<string, number> = (time, hour) => `${partOfDay(hour)} ${time}`;
/** `सकाळी 9 ते 11`: the part of the day once. */
export const timeSpan: With2<string, string> = (from, to) => {
  const [part = ''] = from.match(/^\D+/) ?? [];
  return `${from} ते ${to.startsWith(part) ? to.slice(part.length) : to}`.replaceAll(':00', '');
};
export const fromTo: With2<string, string> = (from, to) => `${from} ते ${to}`;
/** The last of several names. */
export const lastOf: With2<string, string> = (others, last) => `${others} आणि ${last}`;
/** When we arrive, and for how long (rule Q34). */
export const between: With2<string, string> = (from, to) => `${timeSpan(from, to)} दरम्यान`;
export const forAbout: With<string> = length => `सुमारे ${length}`;
export const weArrive: With2<string, string> = (between, length) => `आम्ही ${between} येऊ, ${length}`;
export const hours: With<number> = n => `${n} तास`;
export const minutes: With<number> = n => `${n} ${n === 1 ? 'मिनिट' : 'मिनिटे'}`;

function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return 'रात्री';
  return hour < 12 ? 'सकाळी' : hour < 16 ? 'दुपारी' : 'संध्या.';
}
