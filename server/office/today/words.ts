/** The sentences of the list of today. Pure. */

import { clockLabel, minuteOf } from '../../../common/minutes.ts';
import { addDays, type IsoDate, type IsoTime, type Minute, weekdayNumber } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';

/** `Asha D.`, as short as staff need it to know whom it is about. */
export function shortly(fullName: string | null | undefined): string {
  const [first, ...others] = fullName?.trim().split(/\s+/) ?? [];
  if (!first) return 'A former customer';
  const last = others.at(-1);
  return last ? `${first} ${[...last][0]}.` : first;
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `today`, `tomorrow`, or `Fri, 4 Dec`. */
export function dayWords(date: IsoDate, today: IsoDate): string {
  if (date === today) return 'today';
  if (date === addDays(today, 1)) return 'tomorrow';
  const year = date.slice(0, 4) === today.slice(0, 4) ? '' : ` ${date.slice(0, 4)}`;
  return `${WEEKDAYS[weekdayNumber(date)]}, ${Number(date.slice(8))} ${MONTHS[Number(date.slice(5, 7)) - 1]}${year}`;
}

/** `on Fri, 4 Dec`, but `tomorrow`. */
export function onDay(date: IsoDate, today: IsoDate): string {
  const words = dayWords(date, today);
  return words.startsWith('to') ? words : `on ${words}`;
}

/** `09:30 AM` */
export function clockWords(time: IsoTime | Minute): string {
  return clockLabel(typeof time === 'number' ? time : minuteOf(time));
}

/** `1 seat`, `3 seats`. */
export function plural(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}

const MISFITS: Record<Schemas['Misfit'], string> = {
  INACTIVE: 'is switched off',
  SKILL: 'cannot do all of its services',
  WISH: 'is not the woman whom the customer wishes',
  OFF: 'does not work then',
  LEAVE: 'is on leave',
  BUSY: 'has another visit',
  TRAVEL: 'cannot be there in time',
  AREA: 'does not go to that address',
};

/** Why a visit is uncovered: `Sunita Rao is on leave`. */
export function reasonWords({ professional, reason }: Pick<Schemas['UncoveredVisit'], 'professional' | 'reason'>): string {
  if (reason === null) return 'nobody has the visit';
  return `${professional?.name ?? 'who has it'} ${MISFITS[reason]}`;
}
