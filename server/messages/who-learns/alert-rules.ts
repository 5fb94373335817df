/** Which alerts the salon gets from an event (rules Q51 to Q53). Pure. */
import { type Instant, MINUTE } from '../../../common/time.ts';
import type { Language } from '../../../common/words/languages.ts';
import type { EventRow } from '../../platform/events/events.ts';
import type { AlertKind } from '../../platform/shared/message-kinds.ts';
import type { Settings } from '../../salon/settings/settings.ts';
import type { AboutBooking } from './about.ts';
import type { MessageKind, Way } from './kinds.ts';
import { type Listener, SALON_ID, toldOf } from './listener-rules.ts';
import type { MessageRow } from './message.ts';
import { WHO_LEARNS } from './who-learns.ts';

/** A message to the salon, before it is known who hears of it. */
export interface Alert {
  kind: AlertKind;
  /** Tells this alert of its kind and subject from the others. */
  step: string;
  dueAt: Instant;
  /** What it is about: the booking's id, the professional's, or `salon`. */
  subject: string;
  bookingId: string | null;
  userId: string | null;
  professionalId: string | null;
}

/** An alert for one person, or for the salon itself (null). */
interface Addressed extends Alert {
  personId: string | null;
  language: Language;
  ways: Way[];
}

/** Alerts that are told together if several come at once, and as what. */
const TOGETHER = {
  BOOKINGS_CHANGED: ['BOOKING_NEW', 'BOOKING_MOVED', 'BOOKING_CANCELLED'],
  ALERTS: ['VISIT_LATE', 'NOT_SET_OUT', 'MESSAGE_FAILED'],
} as const satisfies Partial<Record<MessageKind, AlertKind[]>>;
type Several = keyof typeof TOGETHER;

/** Bookings wait so long for others. */
const GATHERED_FOR = MINUTE;

/** As what this kind is told with others; undefined if it goes alone. */
export function togetherOf(kind: MessageKind): Several | undefined {
  return (Object.keys(TOGETHER) as Several[]).find(several => (TOGETHER[several] as readonly MessageKind[]).includes(kind));
}

/** The kinds that are told together as this one. */
export function gatheredAs(several: Several): AlertKind[] {
  return [...TOGETHER[several]];
}

/** What the salon is told of an event. What staff did themselves they know, and a hold is no booking yet. */
export function alertsFor(event: EventRow, { booking }: AboutBooking, now: Instant): Alert[] {
  const isRefused = booking.cancelReason === 'REFUSED';
  const toSalon = WHO_LEARNS[event.kind].salon.filter(one => one.kind !== 'SECOND_FACTOR');
  const row = toSalon.find(one => !one.if || (one.if === 'REFUSED') === isRefused);
  if (!row || event.actor === 'STAFF' || booking.holdUntil !== null || booking.isTest) return [];
  const { id: bookingId, userId } = booking;
  const { kind } = row;
  // Payment makes a booking firm that was told when it was made, or makes it known.
  const step = event.kind === 'BOOKED' || event.kind === 'CONFIRMED' ? '' : event.id;
  const dueAt = togetherOf(kind) ? Math.max(now, event.at + GATHERED_FOR) : now;
  return [{ kind, step, dueAt, subject: bookingId, bookingId, userId, professionalId: event.professionalId }];
}

/** One message for each person who hears of it. Somebody who was added since hears nothing. */
export function wantedOf(alerts: Alert[], listeners: Listener[], { messagesOff }: Pick<Settings, 'messagesOff'>): Addressed[] {
  return alerts
    .filter(({ kind }) => !messagesOff.includes(kind))
    .flatMap(alert =>
      toldOf(listeners, alert.kind)
        .filter(({ listener }) => listener.createdAt <= alert.dueAt)
        .map(({ listener: { id, language }, ways }) => ({ ...alert, personId: id === SALON_ID ? null : id, language, ways })),
    );
}

/** Whose reader would wait for nobody, or open to nobody, if the message never came. */
const ABOUT_COMING: MessageKind[] = [
  ...(['CONFIRMATION', 'MOVED', 'CANCELLED', 'REMINDER', 'PROFESSIONAL', 'ON_THE_WAY', 'LATE'] as const),
  ...(['VISIT_NEW', 'VISIT_MOVED', 'VISIT_CANCELLED'] as const),
];

/**
 * Whether nobody has told the reader what this message says, after its last try: by phone, because everybody has one. With `hasSms` an
 * SMS follows a WhatsApp.
 */
export function isLost(
  { kind, channel, bookingId }: Pick<MessageRow, 'kind' | 'channel' | 'bookingId'>,
  hasSms: boolean,
): boolean {
  const isFollowed = channel === 'WHATSAPP' && hasSms;
  return bookingId !== null && ABOUT_COMING.includes(kind) && channel !== 'EMAIL' && !isFollowed;
}

/** The alert of a message that is lost. It names the professional if it was hers. */
export function failureAlert({ id, bookingId, userId, recipient, professionalId }: MessageRow, now: Instant): Alert {
  const hers = recipient === 'PROFESSIONAL' ? professionalId : null;
  return { kind: 'MESSAGE_FAILED', step: id, dueAt: now, subject: bookingId ?? '', bookingId, userId, professionalId: hers };
}
