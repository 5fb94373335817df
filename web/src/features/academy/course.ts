import type { components } from '#contract';
import * as words from '#words/academy';
import { shortWeekdays } from '#words/format';
import { weeks as weeksOf } from '#words/head';
import { WEEK, type Weekday } from '../../../../common/time.ts';
import { money } from '../../shared/format.ts';
import { spansWords } from '../../shared/span-words.ts';

type Schemas = components['schemas'];
export type Course = Schemas['Course'];
export type CourseDetail = Schemas['CourseDetail'];
export type Batch = Schemas['CourseBatch'];

/** `Mon, Wed, Fri`; three days or more in a row are a span: `Mon–Sat`. */
export function daysWords(days: readonly Weekday[]): string {
  const runs: Weekday[][] = [];
  for (const day of WEEK.filter(one => days.includes(one))) {
    const last = runs.at(-1)?.at(-1);
    if (last && WEEK.indexOf(day) === WEEK.indexOf(last) + 1) runs.at(-1)?.push(day);
    else runs.push([day]);
  }
  return runs
    .map(run => run.map(day => shortWeekdays[(WEEK.indexOf(day) + 1) % 7]))
    .map(run => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(', ')))
    .join(', ');
}

/** `Mon–Fri, 10 AM–1 PM`. */
export function hoursWords({ days, fromTime, toTime }: Batch): string {
  return `${daysWords(days)}, ${spansWords([{ from: fromTime, to: toTime }])}`;
}

export function seatsWords({ seatsLeft }: Batch): string {
  return seatsLeft === 0 ? words.full : words.seatsLeft(seatsLeft);
}

/** `8 weeks · ₹25,000`. */
export function courseLine({ weeks, fee }: Pick<Course, 'weeks' | 'fee'>): string {
  return `${weeksOf(weeks)} · ${fee > 0 ? money(fee) : words.free}`;
}

/** Whether somebody born on this day is under 18 on `today`. */
export function isUnder18(dateOfBirth: string, today: string): boolean {
  return dateOfBirth !== '' && `${Number(dateOfBirth.slice(0, 4)) + 18}${dateOfBirth.slice(4)}` > today;
}
