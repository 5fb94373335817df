import type { With, With2 } from '../languages.ts';

export const months = [...['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून'], ...['जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर']];
export const weekdays = ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'];
export const shortWeekdays = ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'];
export const hasTwoDigitHours: boolean = false;
/** `सुबह 9 बजे`, `सुबह 9:30 बजे`. */
export const timeOfDay: With2<string, number> = (time, hour) => `${partOfDay(hour)} ${time.replace(/:00$/, '')} बजे`;
/** `सुबह 9 से 11 बजे`: the part of the day once, and the hour's word once. */
export const timeSpan: With2<string, string> = (from, to) => {
  const [part = ''] = from.match(/^\D+/) ?? [];
  return `${from.replace(/.बजे$/, '')} से ${to.startsWith(part) ? to.slice(part.length) : to}`;
};
export const fromTo: With2<string, string> = (from, to) => `${from} से ${to}`;
/** The last of several names. */
export const lastOf: With2<string, string> = (others, last) => `${others} और ${last}`;
/** When we arrive, and for how long (rule Q34). */
export const between: With2<string, string> = (from, to) => `${timeSpan(from, to)} के बीच`;
export const forAbout: With<string> = length => `करीब ${length}`;
export const weArrive: With2<string, string> = (between, length) => `हम ${between} आएँगे, ${length}`;
export const hours: With<number> = n => `${n} ${n === 1 ? 'घंटा' : 'घंटे'}`;
export const minutes: With<number> = n => `${n} मिनट`;

function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return 'रात';
  return hour < 12 ? 'सुबह' : hour < 16 ? 'दोपहर' : 'शाम';
}
