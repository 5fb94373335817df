/** What each kind of message is: to whom, on which ways, and whether it may go out at night (rules Q1, Q3). Pure. */
import type { MESSAGE_KINDS } from '../shared/message-kinds.ts';

export type MessageKind = (typeof MESSAGE_KINDS)[number];

/**
 * The ways of a message. PHONE is WhatsApp where it may be used and SMS otherwise. FALLBACK is the SMS after a WhatsApp that failed.
 * Each way of a message is a row of the log.
 */
export type Way = 'PHONE' | 'FALLBACK' | 'EMAIL';

interface Kind {
  to: 'CUSTOMER' | 'PROFESSIONAL' | 'SALON';
  ways: readonly ('PHONE' | 'EMAIL')[];
  /** It cannot wait until the morning. */
  atNight?: boolean;
}

const customer = (...ways: Kind['ways']): Kind => ({ to: 'CUSTOMER', ways });
const professional: Kind = { to: 'PROFESSIONAL', ways: ['PHONE'] };

export const KINDS: Record<MessageKind, Kind> = {
  CONFIRMATION: customer('PHONE', 'EMAIL'),
  MOVED: customer('PHONE', 'EMAIL'),
  CANCELLED: customer('PHONE', 'EMAIL'),
  REMINDER: customer('PHONE', 'EMAIL'),
  PROFESSIONAL: customer('PHONE'),
  ON_THE_WAY: { ...customer('PHONE'), atNight: true },
  LATE: { ...customer('PHONE'), atNight: true },
  TIME_PROPOSED: customer('PHONE', 'EMAIL'),
  NO_SHOW: customer('PHONE', 'EMAIL'),
  REFUSED: customer('PHONE', 'EMAIL'),
  RECEIPT: customer('PHONE', 'EMAIL'),
  REVIEW_ASKED: customer('PHONE', 'EMAIL'),
  REFUNDED: customer('PHONE', 'EMAIL'),
  ACCOUNT_ENDS: customer('PHONE', 'EMAIL'),
  TOMORROW: professional,
  VISIT_NEW: professional,
  VISIT_MOVED: professional,
  VISIT_CANCELLED: professional,
  VISITS_CHANGED: professional,
  UNCOVERED: { to: 'SALON', ways: ['PHONE', 'EMAIL'] },
  SUMMARY: { to: 'SALON', ways: ['EMAIL'], atNight: true },
  ENQUIRY: { to: 'SALON', ways: ['PHONE', 'EMAIL'] },
  WEBHOOK_DISABLED: { to: 'SALON', ways: ['EMAIL'] },
};
