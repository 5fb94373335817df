/** Which visit of a booking with several a message is about (rule N105). Pure. */
import type { EventRow } from '../../platform/events/events.ts';
import type { VisitRow } from '../../schedule/professional/visit-rules.ts';
import type { AboutBooking } from './about.ts';
import { KINDS, type MessageKind } from './kinds.ts';

interface Said {
  kind: MessageKind;
  step: string;
  professionalId: string | null;
}

/** Alerts about how one professional fares. */
const OF_ONE: MessageKind[] = ['VISIT_LATE', 'NOT_SET_OUT', 'HELP', 'NOBODY_HERE'];

/** Whether the message says when one of them begins, and not when the booking does. */
export function isOfOne({ kind }: Pick<Said, 'kind'>, { parts }: Pick<AboutBooking, 'parts'>): boolean {
  return parts.length > 1 && (KINDS[kind].to === 'PROFESSIONAL' || OF_ONE.includes(kind));
}

/**
 * The visit of whom the message names or goes to, or that its event is about; otherwise the lead's. Null without any. `events` are those of
 * the booking.
 */
export function visitTold(
  { kind, step, professionalId }: Said,
  { visit, parts }: Pick<AboutBooking, 'visit' | 'parts'>,
  events: EventRow[],
): VisitRow | null {
  if (parts.length < 2) return visit;
  const part = events.find(({ id }) => id === step)?.part;
  const ofEvent = parts.find(one => one.part === part);
  const hers = professionalId === null ? undefined : parts.find(one => one.professionalId === professionalId);
  return (KINDS[kind].to === 'PROFESSIONAL' ? (hers ?? ofEvent) : (ofEvent ?? hers)) ?? visit;
}
