/** What each kind of message is: to whom, on which ways, and whether it may go out at night (rules Q1, Q3). Pure. */

import { type Instant, istDate } from '../../../common/time.ts';
import type { MESSAGE_KINDS } from '../../platform/shared/message-kinds.ts';

export type MessageKind = (typeof MESSAGE_KINDS)[number];

/**
 * The ways of a message. PHONE is WhatsApp where it may be used and SMS otherwise. FALLBACK is the SMS after a WhatsApp that failed.
 * Each way of a message is a row of the log.
 */
export type Way = 'PHONE' | 'FALLBACK' | 'EMAIL';

interface Kind {
  to: 'CUSTOMER' | 'PROFESSIONAL' | 'SALON';
  ways: readonly ('PHONE' | 'EMAIL')[];
  /** True if it cannot wait until the morning. */
  atNight?: boolean;
  /** The kind that it takes the place of, if there is more to say. Staff switch both off together (rule Q35). */
  of?: MessageKind;
  /** True of advertising: by ways that the customer allowed for it alone, and between 10:00 and 19:00 (rules Q39 and Q41). */
  marketing?: true;
  /** True if staff cannot switch it off. */
  always?: true;
}

const customer = (...ways: Kind['ways']): Kind => ({ to: 'CUSTOMER', ways });
const instead = (of: MessageKind, ...ways: Kind['ways']): Kind => ({ ...customer(...ways), of });
const professional: Kind = { to: 'PROFESSIONAL', ways: ['PHONE'] };
const salon: Kind = { to: 'SALON', ways: ['PHONE', 'EMAIL'] };

export const KINDS: Record<MessageKind, Kind> = {
  CONFIRMATION: customer('PHONE', 'EMAIL'),
  CONFIRMATION_WHO: instead('CONFIRMATION', 'PHONE', 'EMAIL'),
  MOVED: customer('PHONE', 'EMAIL'),
  MOVED_WHO: instead('MOVED', 'PHONE', 'EMAIL'),
  MOVED_BY_SALON: instead('MOVED', 'PHONE', 'EMAIL'),
  MOVED_BY_SALON_WHO: instead('MOVED', 'PHONE', 'EMAIL'),
  CANCELLED: customer('PHONE', 'EMAIL'),
  CANCELLED_MONEY: instead('CANCELLED', 'PHONE', 'EMAIL'),
  HOLD_ENDED: instead('CANCELLED', 'PHONE', 'EMAIL'),
  PLACE_CHANGED: customer('PHONE', 'EMAIL'),
  REMINDER: customer('PHONE', 'EMAIL'),
  PROFESSIONAL: customer('PHONE', 'EMAIL'),
  WHO_CHANGED: instead('PROFESSIONAL', 'PHONE', 'EMAIL'),
  WHO_OPEN: instead('PROFESSIONAL', 'PHONE', 'EMAIL'),
  ON_THE_WAY: { ...customer('PHONE'), atNight: true },
  LATE: { ...customer('PHONE'), atNight: true },
  TIME_PROPOSED: customer('PHONE', 'EMAIL'),
  // The professional waits at the door for the answer.
  SERVICES_PROPOSED: { ...customer('PHONE', 'EMAIL'), atNight: true },
  SERVICES_PROPOSED_CODE: { ...instead('SERVICES_PROPOSED', 'PHONE', 'EMAIL'), atNight: true },
  SERVICES_CHANGED: customer('PHONE', 'EMAIL'),
  PARTY_BALANCE_DUE: customer('PHONE', 'EMAIL'),
  NO_SHOW: customer('PHONE', 'EMAIL'),
  REFUSED: customer('PHONE', 'EMAIL'),
  RECEIPT: customer('PHONE', 'EMAIL'),
  REVIEW_ASKED: customer('PHONE', 'EMAIL'),
  REFUNDED: customer('PHONE', 'EMAIL'),
  PAID: customer('PHONE', 'EMAIL'),
  PAID_LATE: instead('PAID', 'PHONE', 'EMAIL'),
  // It is held for some minutes, and by night only staff offer.
  WAIT_OFFER: { ...customer('PHONE', 'EMAIL'), atNight: true },
  SERIES_ASK: customer('PHONE', 'EMAIL'),
  SERIES_SOON: instead('REMINDER', 'PHONE', 'EMAIL'),
  SERIES_PRICE: instead('CONFIRMATION', 'PHONE', 'EMAIL'),
  SERIES_PAUSED: customer('PHONE', 'EMAIL'),
  SERIES_PAUSED_OFF: instead('SERIES_PAUSED', 'PHONE', 'EMAIL'),
  SERIES_ENDED: customer('PHONE', 'EMAIL'),
  SERIES_ENDED_OFF: instead('SERIES_ENDED', 'PHONE', 'EMAIL'),
  NUDGE: { ...customer('PHONE', 'EMAIL'), marketing: true },
  WIN_BACK: { ...customer('PHONE', 'EMAIL'), marketing: true },
  FRIEND_REWARD: customer('PHONE', 'EMAIL'),
  ACCOUNT_ENDS: customer('PHONE', 'EMAIL'),
  AREA_NOW: customer('PHONE'),
  /** A professional may be its reader, too (server/messages/tell/tell-number.ts). Somebody else may have changed the number. */
  NUMBER_NEW: { ...customer('PHONE', 'EMAIL'), atNight: true },
  NUMBER_OLD: { ...customer('PHONE'), atNight: true },
  ENROLLED: customer('PHONE'),
  FEE_TAKEN: customer('PHONE'),
  FEE_RETURNED: customer('PHONE'),
  TOMORROW: professional,
  VISIT_NEW: professional,
  VISIT_MOVED: professional,
  VISIT_CANCELLED: professional,
  VISITS_CHANGED: professional,
  TO_TEAMS: professional,
  UNCOVERED: salon,
  SUMMARY: { to: 'SALON', ways: ['EMAIL'], atNight: true },
  ENQUIRY: salon,
  WEBHOOK_DISABLED: { to: 'SALON', ways: ['EMAIL'] },
  BOOKING_NEW: salon,
  BOOKING_MOVED: salon,
  BOOKING_CANCELLED: salon,
  BOOKINGS_CHANGED: salon,
  HELP: { ...salon, atNight: true },
  NOBODY_HERE: { ...salon, atNight: true },
  VISIT_REFUSED: { ...salon, atNight: true },
  LEAVE: salon,
  VISIT_LATE: { ...salon, atNight: true },
  NOT_SET_OUT: { ...salon, atNight: true },
  MESSAGE_FAILED: salon,
  ALERTS: { ...salon, atNight: true },
  PAYMENT_FAILED: salon,
  PAYMENT_LATE: salon,
  PARTY_BALANCE: salon,
  LOW_REVIEW: salon,
  // Somebody else may have done it, who would switch it off first.
  SECOND_FACTOR: { to: 'SALON', ways: ['EMAIL'], atNight: true, always: true },
};

/** The kind that this one takes the place of, or itself. */
export function baseOf(kind: MessageKind): MessageKind {
  return KINDS[kind].of ?? kind;
}

/** Whether the owner has switched this kind off, or the one that it takes the place of. */
export function isOff(kind: MessageKind, messagesOff: readonly string[]): boolean {
  return KINDS[kind].always !== true && messagesOff.includes(baseOf(kind));
}

/**
 * Whether it goes out at night. Leave does on the day itself, which its step begins with: then somebody has to be found before the
 * morning (rule Q4).
 */
export function goesAtNight(kind: MessageKind, step: string, now: Instant): boolean {
  return KINDS[kind].atNight === true || (kind === 'LEAVE' && step.startsWith(istDate(now)));
}
