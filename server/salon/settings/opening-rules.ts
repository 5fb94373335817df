/** When the salon is open (rule L2). Pure. */

import { minuteOf } from '../../../common/minutes.ts';
import type { Span } from '../../../common/span.ts';
import { type IsoDate, weekdayOf } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';

type Hours = Schemas['OpeningHours'];
type Settings = Pick<Schemas['Settings'], 'openingHours' | 'closedDays'>;

/** The parts of an open day, in order. Without a break it is one. */
export function spansOf({ opens, closes, spans = [] }: Pick<Hours, 'opens' | 'closes' | 'spans'>): Schemas['ClockSpan'][] {
  return spans.length > 0 ? spans : [{ from: opens, to: closes }];
}

/** When the salon is open on a date, in order; the gaps are breaks. Empty when it is closed. */
export function openSpansOn({ openingHours, closedDays }: Settings, date: IsoDate): Span[] {
  if (closedDays.includes(date)) return [];
  const weekday = weekdayOf(date);
  const hours = openingHours.find(({ day, closed }) => day === weekday && !closed);
  return hours ? spansOf(hours).map(({ from, to }) => ({ startMinute: minuteOf(from), endMinute: minuteOf(to) })) : [];
}

/** The span from the first opening of a date to its last closing; undefined when the salon is closed. */
export function openingOn(settings: Settings, date: IsoDate): Span | undefined {
  const spans = openSpansOn(settings, date);
  const [first, last] = [spans[0], spans.at(-1)];
  return first && last && { startMinute: first.startMinute, endMinute: last.endMinute };
}

/** As it is stored: `opens` and `closes` are the ends of the spans, and a day without a break has none. */
export function tidiedHours({ spans, ...hours }: Hours): Hours {
  const [first, last] = [spans?.[0], spans?.at(-1)];
  if (!spans || !first || !last) return hours;
  const ends = { ...hours, opens: first.from, closes: last.to };
  return spans.length > 1 ? { ...ends, spans } : ends;
}

/** An older client knows no breaks and sends the ends of a day back as it read them: then the breaks stay. */
export function withKeptBreaks<Of extends Pick<Settings, 'openingHours'>>(
  sent: Of,
  { openingHours }: Pick<Settings, 'openingHours'>,
): Of {
  const before = new Map(openingHours.map(hours => [hours.day, hours]));
  const kept = (hours: Hours): Hours => {
    const known = before.get(hours.day);
    const isEcho = hours.spans === undefined && hours.opens === known?.opens && hours.closes === known.closes;
    return isEcho && known.spans ? { ...hours, spans: known.spans } : hours;
  };
  return { ...sent, openingHours: sent.openingHours.map(kept) };
}

/** The first span that ends before it begins, or begins before the one before it has ended; undefined if there is none. */
export function wrongSpanIn(spans: Schemas['ClockSpan'][]): number | undefined {
  const wrong = spans.findIndex(({ from, to }, n) => from >= to || (n > 0 && from < (spans[n - 1]?.to ?? '')));
  return wrong === -1 ? undefined : wrong;
}
