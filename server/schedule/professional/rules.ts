/** What a professional looks like in the contract, and which entries are mistakes (rules N2, N3). Pure. */

import { minuteOf, timeOf } from '../../../common/minutes.ts';
import { type IsoDate, toRfc3339, WEEK } from '../../../common/time.ts';
import { type FieldError, fieldError } from '../../platform/contract/errors.ts';
import { mistakesInPosition } from '../../platform/contract/position.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { imagePath } from '../../salon/media/rules.ts';
import { type RatingSums, toRating } from '../../salon/rating/rules.ts';
import { canDo, type Skills } from '../fit/fit-rules.ts';
import type { LeaveRow, ProfessionalRecord } from './store.ts';
import { type ClockSpan, wrongSpanOf } from './workday-rules.ts';

/** Staff read this where an erased professional was (rule P13). */
export const FORMER = 'Former professional';

/** By name, whatever its capitals. */
export function byName(a: Pick<ProfessionalRecord, 'name'>, b: Pick<ProfessionalRecord, 'name'>): number {
  const [first, second] = [a.name.toLowerCase(), b.name.toLowerCase()];
  return first === second ? 0 : first < second ? -1 : 1;
}

/** `sums`: of her reviews. For *all services*, the record names them (`namingAll`). */
export function toProfessional(record: ProfessionalRecord, sums: RatingSums): Schemas['Professional'] {
  const { id, name, imageId, about, languages, allServices, serviceIds, completedVisits } = record;
  const { rating, reviewCount } = toRating(sums);
  const skills = { allServices, serviceIds };
  return { id, name, photoUrl: imagePath(imageId), about, languages, ...skills, completedVisits, rating, reviewCount };
}

export function toLeave(leave: LeaveRow): Schemas['Leave'] {
  const { id, fromDate, fromMinute, toDate, toMinute, note, enteredByHerself, createdAt } = leave;
  return {
    id,
    fromDate,
    fromTime: timeOf(fromMinute),
    toDate,
    toTime: timeOf(toMinute),
    note,
    enteredByHerself,
    createdAt: toRfc3339(createdAt),
  };
}

export function toDetail(
  record: ProfessionalRecord,
  sums: RatingSums,
  mobileChanges: Schemas['MobileChange'][],
): Schemas['ProfessionalDetail'] {
  const { mobile, gender, messageLanguage, active, hours, days, leave } = record;
  const { startLatitude, startLongitude, maxTravelMinutes, weightHundredths } = record;
  const hasStart = startLatitude !== null && startLongitude !== null;
  return {
    ...toProfessional(record, sums),
    mobile,
    gender,
    messageLanguage,
    active,
    start: hasStart ? { latitude: startLatitude, longitude: startLongitude } : null,
    maxTravelMinutes,
    weight: weightHundredths / 100,
    hours: hours.toSorted((a, b) => WEEK.indexOf(a.day) - WEEK.indexOf(b.day)),
    days,
    leave: leave.map(toLeave),
    createdAt: toRfc3339(record.createdAt),
    mobileChanges,
  };
}

/** Mistakes in the spans of a day: each must end after it begins, and begin after the one before it. */
export function mistakesInSpans(field: string, spans: ClockSpan[]): FieldError[] {
  const wrong = wrongSpanOf(spans);
  return wrong === undefined ? [] : [fieldError(`${field}.${wrong}.to`, 'after', { than: `${field}.${wrong}.from` })];
}

/** Mistakes that the contract's schema cannot express. */
export function mistakesIn({ name, start, hours = [] }: Schemas['ProfessionalUpdate']): FieldError[] {
  const days = hours.map(({ day }) => day);
  return [
    ...(name !== undefined && name.trim() === '' ? [fieldError('name', 'required')] : []),
    ...(start ? mistakesInPosition(start).map(mistake => ({ ...mistake, field: `start.${mistake.field}` })) : []),
    ...days.flatMap((day, n) => (days.indexOf(day) < n ? [fieldError(`hours.${n}.day`, 'unique')] : [])),
    ...hours.flatMap(({ spans }, n) => mistakesInSpans(`hours.${n}.spans`, spans)),
  ];
}

export interface LeaveSpan {
  fromDate: IsoDate;
  fromMinute: number;
  toDate: IsoDate;
  toMinute: number;
}

/** In whole minutes: a part of a minute is a minute of leave. */
export function leaveSpanOf({ fromDate, fromTime, toDate, toTime }: Schemas['LeaveRequest']): LeaveSpan {
  return { fromDate, fromMinute: Math.floor(minuteOf(fromTime)), toDate, toMinute: Math.ceil(minuteOf(toTime)) };
}

export function mistakesInLeave({ fromDate, fromTime, toDate, toTime }: Schemas['LeaveRequest']): FieldError[] {
  if (`${toDate} ${toTime}` > `${fromDate} ${fromTime}`) return [];
  return [
    toDate < fromDate
      ? fieldError('toDate', 'notBefore', { than: 'fromDate' })
      : fieldError('toTime', 'after', { than: 'fromTime' }),
  ];
}

const doneBy = (skills: Skills, ids: readonly string[]): string[] => ids.filter(id => canDo(skills, id));

/**
 * The fewest visits so that one of the team can do all of each, the one with the most services first (rule N73). Exact up to two visits;
 * beyond that each visit takes the most of what is left. What nobody can do is in none.
 */
export function visitsNeeded(team: readonly Skills[], serviceIds: readonly string[]): string[][] {
  const doable = serviceIds.filter(id => team.some(skills => canDo(skills, id)));
  if (doable.length === 0) return [];
  const parts = team.map(skills => doneBy(skills, doable)).toSorted((a, b) => b.length - a.length);
  for (const first of parts) {
    const rest = doable.filter(id => !first.includes(id));
    if (rest.length === 0) return [first];
    if (parts.some(other => rest.every(id => other.includes(id)))) return [first, rest];
  }
  const [most = []] = parts;
  return [
    most,
    ...visitsNeeded(
      team,
      doable.filter(id => !most.includes(id)),
    ),
  ];
}
