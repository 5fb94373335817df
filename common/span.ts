/** Spans of a day, in minutes from midnight. */
import type { Minute } from './time.ts';

/** The minutes of a day that a visit takes: from start up to, but not including, end. */
export interface Span {
  startMinute: Minute;
  endMinute: Minute;
}

export function overlaps(a: Span, b: Span): boolean {
  return a.startMinute < b.endMinute && b.startMinute < a.endMinute;
}

export function isWithin(span: Span, { startMinute, endMinute }: Span): boolean {
  return startMinute <= span.startMinute && span.endMinute <= endMinute;
}

export function minutesOf(spans: Span[]): Minute {
  return spans.reduce((sum, { startMinute, endMinute }) => sum + endMinute - startMinute, 0);
}

/** What is left of the spans without the others. */
export function without(spans: Span[], others: Span[]): Span[] {
  return others.reduce((left, other) => left.flatMap(span => (overlaps(span, other) ? around(span, other) : [span])), spans);
}

const around = ({ startMinute, endMinute }: Span, hole: Span): Span[] =>
  [
    { startMinute, endMinute: hole.startMinute },
    { startMinute: hole.endMinute, endMinute },
  ].filter(part => part.startMinute < part.endMinute);

/** The parts that both have in common. Each list is in order and does not overlap itself. */
export function common(these: Span[], those: Span[]): Span[] {
  return these.flatMap(a =>
    those
      .filter(b => overlaps(a, b))
      .map(b => ({ startMinute: Math.max(a.startMinute, b.startMinute), endMinute: Math.min(a.endMinute, b.endMinute) })),
  );
}
