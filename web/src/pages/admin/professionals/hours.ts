import type { components } from '#contract';
import { minuteOf, timeOf } from '../../../../../common/minutes.ts';
import { WEEK, type Weekday, weekdayOf } from '../../../../../common/time.ts';
import { dayName, spansOf } from '../../../features/salon/settings/opening-hours.ts';
import type { Settings } from '../../../features/salon/settings/use-settings.ts';
import { duration, plural } from '../../../shared/format.ts';
import { spansWords } from '../../../shared/span-words.ts';

type Schemas = components['schemas'];
export type DayHours = Schemas['ProfessionalHours'];
export type ClockSpan = Schemas['ClockSpan'];

/** Without seconds, as browsers' time fields have it. */
const toField = (time: string) => time.slice(0, 5);

export function spansToField(spans: ClockSpan[]): ClockSpan[] {
  return spans.map(({ from, to }) => ({ from: toField(from), to: toField(to) }));
}

/** What a day begins with that is switched on. */
export const usualDay: ClockSpan[] = [{ from: '09:00', to: '19:00' }];

/** Every day of the week, with times as fields have them. */
export function wholeWeek(hours: DayHours[]): DayHours[] {
  return WEEK.map(day => ({ day, spans: spansToField(hours.find(one => one.day === day)?.spans ?? []) }));
}

/** The hours of this date in an ordinary week, with times as fields have them. */
export function usualSpansOn(hours: DayHours[], date: string): ClockSpan[] {
  return spansToField(hours.find(({ day }) => day === weekdayOf(date))?.spans ?? []);
}

/** The salon's opening hours as hours of a professional. */
export function salonWeek(openingHours: Settings['openingHours'] = []): DayHours[] {
  return openingHours.map(({ day, closed, ...times }) => ({ day, spans: closed ? [] : spansOf(times) }));
}

/** The spans with the seconds of the contract. */
export function spansToSend(spans: ClockSpan[]): ClockSpan[] {
  return spans.map(({ from, to }) => ({ from: `${from}:00`, to: `${to}:00` }));
}

export function weekToSend(hours: DayHours[]): DayHours[] {
  return hours.map(({ day, spans }) => ({ day, spans: spansToSend(spans) }));
}

const lengthOf = ({ from, to }: ClockSpan) => minuteOf(to) - minuteOf(from);

/** Puts a break of an hour into the middle of the longest part of the day. */
export function withBreak(spans: ClockSpan[]): ClockSpan[] {
  const longest = spans.reduce((best, span) => (lengthOf(span) > lengthOf(best) ? span : best));
  const [starts, ends] = [minuteOf(longest.from), minuteOf(longest.to)];
  const pause = Math.floor((starts + ends - 60) / 2 / 30) * 30;
  if (!(starts < pause && pause + 60 < ends)) return [...spans, { from: '', to: '' }];
  const halves = [
    { from: longest.from, to: toField(timeOf(pause)) },
    { from: toField(timeOf(pause + 60)), to: longest.to },
  ];
  return spans.flatMap(span => (span === longest ? halves : [span]));
}

const shortDay = (day: Weekday) => dayName(day).slice(0, 3);

/** `Mon–Sat 9 AM–7 PM`; days and hours in all when the week has more than two kinds of days. */
export function weekWords(hours: DayHours[]): string {
  const runs: { first: Weekday; last: Weekday; times: string }[] = [];
  for (const { day, spans } of wholeWeek(hours)) {
    const times = spansWords(spans);
    const run = runs.at(-1);
    if (run?.times === times) run.last = day;
    else runs.push({ first: day, last: day, times });
  }
  const working = runs.filter(({ times }) => times);
  if (working.length === 0) return '';
  if (working.length > 2) {
    const days = hours.filter(({ spans }) => spans.length > 0);
    const minutes = days.flatMap(({ spans }) => spans).reduce((sum, span) => sum + lengthOf(span), 0);
    return `${plural(days.length, 'day')}, ${duration(minutes)} a week`;
  }
  return working
    .map(({ first, last, times }) => `${first === last ? shortDay(first) : `${shortDay(first)}–${shortDay(last)}`} ${times}`)
    .join(' · ');
}

type Path = `${number}.${'from' | 'to'}`;

/** The parts of a day must be in order and apart. */
export function clockSpans(all: ClockSpan[], refuse: (path: Path, message: string) => void): void {
  all.forEach(({ from, to }, i) => {
    const before = all[i - 1]?.to;
    if (from && before && from < before) refuse(`${i}.from`, 'Must not be before the end of the part above');
    if (from && to && from >= to) refuse(`${i}.to`, 'Must be after the start');
  });
}
