// The kinds of messages, in words for staff.
import type { components } from '#contract';

export type MessageKind = components['schemas']['MessageKind'];

type SalonKind = components['schemas']['AlertKind'] | 'BOOKINGS_CHANGED' | 'ALERTS' | 'SECOND_FACTOR';

/** To the salon itself and its staff (rule Q51). */
const salonWords: Record<SalonKind, string> = {
  UNCOVERED: 'Uncovered visits',
  SUMMARY: 'Summary of the day',
  ENQUIRY: 'Question about a course',
  WEBHOOK_DISABLED: 'Webhook disabled',
  BOOKING_NEW: 'New booking',
  BOOKING_MOVED: 'Booking moved',
  BOOKING_CANCELLED: 'Booking cancelled',
  BOOKINGS_CHANGED: 'Several bookings changed',
  HELP: 'Call for help',
  NOBODY_HERE: 'Nobody is there',
  VISIT_REFUSED: 'Refused at the door (salon)',
  LEAVE: 'Leave that leaves visits to nobody',
  VISIT_LATE: 'Visit late',
  NOT_SET_OUT: 'Nobody has set out',
  MESSAGE_FAILED: 'Message failed',
  ALERTS: 'Several alerts',
  PAYMENT_FAILED: 'Online payment failed',
  PAYMENT_LATE: 'Online payment came too late',
  PARTY_BALANCE: 'Second step not paid',
  LOW_REVIEW: 'Review with few stars',
  SECOND_FACTOR: 'Second factor changed',
};

export const kindWords: Record<MessageKind, string> = {
  CONFIRMATION: 'Confirmation',
  CONFIRMATION_WHO: 'Confirmation with the name',
  MOVED: 'Visit moved',
  MOVED_WHO: 'Visit moved, with the name',
  MOVED_BY_SALON: 'Visit moved by the salon',
  MOVED_BY_SALON_WHO: 'Visit moved by the salon, with the name',
  CANCELLED: 'Visit cancelled',
  CANCELLED_MONEY: 'Visit cancelled, with the money',
  HOLD_ENDED: 'Not paid in time',
  PLACE_CHANGED: 'Address changed',
  REMINDER: 'Reminder',
  PROFESSIONAL: 'Who comes',
  WHO_CHANGED: 'Somebody else comes',
  WHO_OPEN: 'Not known who comes',
  ON_THE_WAY: 'On the way',
  LATE: 'Running late',
  TIME_PROPOSED: 'Another time proposed',
  SERVICES_PROPOSED: 'Other services proposed',
  SERVICES_PROPOSED_CODE: 'Other services proposed, with the code',
  SERVICES_CHANGED: 'Services or price changed',
  PARTY_BALANCE_DUE: 'Second step to pay',
  NO_SHOW: 'Nobody was there',
  REFUSED: 'Refused at the door',
  RECEIPT: 'Receipt',
  REVIEW_ASKED: 'Review asked for',
  REFUNDED: 'Refunded',
  PAID: 'Paid online',
  PAID_LATE: 'Paid too late',
  WAIT_OFFER: 'A time got free',
  SERIES_ASK: 'Regular visit: which time',
  SERIES_SOON: 'Regular visit in three days',
  SERIES_PRICE: 'Regular visit costs more',
  SERIES_PAUSED: 'Regular visits paused',
  SERIES_PAUSED_OFF: 'Regular visits paused, with visits cancelled',
  SERIES_ENDED: 'Regular visits ended',
  SERIES_ENDED_OFF: 'Regular visits ended, with visits cancelled',
  NUDGE: 'A visit is due (advertising)',
  WIN_BACK: 'Come back (advertising)',
  FRIEND_REWARD: 'Coupon for a friend',
  ACCOUNT_ENDS: 'Account ends',
  NUMBER_NEW: 'Number changed, to the new one',
  NUMBER_OLD: 'Number changed, to the old one',
  AREA_NOW: 'The salon comes to them now',
  ENROLLED: 'Enrolled in a course',
  FEE_TAKEN: 'Course fee taken',
  FEE_RETURNED: 'Course fee returned',
  TO_TEAMS: 'Visits left to teams',
  TOMORROW: 'Visits of tomorrow',
  VISIT_NEW: 'New visit',
  VISIT_MOVED: 'Visit moved (professional)',
  VISIT_CANCELLED: 'Visit taken away',
  VISITS_CHANGED: 'Several visits changed',
  ...salonWords,
};

/** Texts that take the place of another kind. They are switched off with it (rule Q35). */
const texts: MessageKind[] = [
  ...(['CONFIRMATION_WHO', 'MOVED_WHO', 'MOVED_BY_SALON', 'MOVED_BY_SALON_WHO', 'CANCELLED_MONEY', 'HOLD_ENDED'] as const),
  ...(['WHO_CHANGED', 'WHO_OPEN', 'PAID_LATE', 'SERVICES_PROPOSED_CODE'] as const),
  ...(['SERIES_SOON', 'SERIES_PRICE', 'SERIES_PAUSED_OFF', 'SERIES_ENDED_OFF'] as const),
];
export const messageKinds = Object.keys(kindWords) as MessageKind[];
/** What staff switch on and off. */
export const switchableKinds = messageKinds.filter(kind => !texts.includes(kind) && kind !== 'SECOND_FACTOR');

export function isForSalon(kind: MessageKind): boolean {
  return kind in salonWords;
}
