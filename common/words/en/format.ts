import type { With, With2 } from '../languages.ts';

export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
export const shortWeekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
/** Whether an hour in a list has two digits. */
export const hasTwoDigitHours: boolean = true;
export const timeOfDay: With2<string, number> = (time, hour) => `${time} ${hour < 12 ? 'AM' : 'PM'}`;
/** From one time of day to another. */
export const timeSpan: With2<string, string> = (from, to) => `${from} - ${to}`;
export const fromTo: With2<string, string> = (from, to) => `${from} to ${to}`;
/** The last of several names. */
export const lastOf: With2<string, string> = (others, last) => `${others} and ${last}`;
/** When we arrive, and for how long (rule Q34). */
export const between: With2<string, string> = (from, to) => `between ${from} and ${to}`;
export const forAbout: With<string> = length => `for about ${length}`;
export const weArrive: With2<string, string> = (between, length) => `We arrive ${between}, ${length}`;
/** A length of time: the words of its hours and of its minutes. */
export const hours: With<number> = n => `${n} h`;
export const minutes: With<number> = n => `${n} min`;
