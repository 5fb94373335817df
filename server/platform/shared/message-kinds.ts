/** The kinds of messages. A new kind needs no migration. */
export const MESSAGE_KINDS = [
  // To the customer.
  'CONFIRMATION',
  'CONFIRMATION_WHO',
  'MOVED',
  'MOVED_WHO',
  'MOVED_BY_SALON',
  'MOVED_BY_SALON_WHO',
  'CANCELLED',
  /** A cancellation with the fee that is kept, and what goes back. */
  'CANCELLED_MONEY',
  /** Nobody paid in time, so the time was given back. */
  'HOLD_ENDED',
  'PLACE_CHANGED',
  'REMINDER',
  /** Who comes, on the eve of the visit. */
  'PROFESSIONAL',
  /** Somebody else comes than we had said. */
  'WHO_CHANGED',
  /** We do not know yet who comes. */
  'WHO_OPEN',
  'ON_THE_WAY',
  'LATE',
  /** Whether another time suits the customer, because nobody can come as booked. */
  'TIME_PROPOSED',
  /** Whether other services, or another price, suit the customer; with the code to tell if somebody is named for the visit. */
  'SERVICES_PROPOSED',
  'SERVICES_PROPOSED_CODE',
  'SERVICES_CHANGED',
  /** The second step of a party is to be paid soon. */
  'PARTY_BALANCE_DUE',
  /** Why a visit did not take place. */
  'NO_SHOW',
  'REFUSED',
  'RECEIPT',
  /** Whether the customer would review the visit. */
  'REVIEW_ASKED',
  'REFUNDED',
  /** Online money for a visit came in. */
  'PAID',
  /** The money came after the time was given back, so it goes back, too. */
  'PAID_LATE',
  /** A time got free for somebody who waits. */
  'WAIT_OFFER',
  /** A visit of a series could not be booked as usual. */
  'SERIES_ASK',
  /** A visit of a series is three days ahead. */
  'SERIES_SOON',
  /** A visit of a series is booked and costs more than the one before. */
  'SERIES_PRICE',
  /** A series pauses or has ended; the second ones say how many visits that cancelled. */
  'SERIES_PAUSED',
  'SERIES_PAUSED_OFF',
  'SERIES_ENDED',
  'SERIES_ENDED_OFF',
  /** A visit is due soon. Advertising, which needs a consent of its own. */
  'NUDGE',
  /** The customer has not come back, and gets a coupon. */
  'WIN_BACK',
  /** A coupon for bringing a friend, or for coming as one. */
  'FRIEND_REWARD',
  /** The account is erased soon, because nobody has used it for three years. */
  'ACCOUNT_ENDS',
  /** The salon comes now where somebody wished it. */
  'AREA_NOW',
  'NUMBER_NEW',
  'NUMBER_OLD',
  // To the learner of a course, or the guardian.
  'ENROLLED',
  'FEE_TAKEN',
  'FEE_RETURNED',
  // To the professional.
  'TOMORROW',
  'VISIT_NEW',
  'VISIT_MOVED',
  'VISIT_CANCELLED',
  /** Changes of several visits of hers, told together. */
  'VISITS_CHANGED',
  /** The salon works with teams now, so none of the visits to come is theirs. */
  'TO_TEAMS',
  // To the salon.
  'UNCOVERED',
  'SUMMARY',
  /** Somebody asks about a course. */
  'ENQUIRY',
  'WEBHOOK_DISABLED',
  'BOOKING_NEW',
  'BOOKING_MOVED',
  'BOOKING_CANCELLED',
  /** Several of these, told together. */
  'BOOKINGS_CHANGED',
  /** A professional calls for help. */
  'HELP',
  /** A professional tells from a door that nobody is there. */
  'NOBODY_HERE',
  /** A professional has ended a visit that was refused at the door. */
  'VISIT_REFUSED',
  /** Her leave leaves visits of today or tomorrow to nobody. */
  'LEAVE',
  'VISIT_LATE',
  'NOT_SET_OUT',
  /** A message about a coming visit failed for good. */
  'MESSAGE_FAILED',
  /** Several of the three kinds before, told together. */
  'ALERTS',
  'PAYMENT_FAILED',
  /** An online payment came after its time was given back. */
  'PAYMENT_LATE',
  /** The second step of a party is not paid on its day. */
  'PARTY_BALANCE',
  'LOW_REVIEW',
  // To one of the staff, at the e-mail of the account. Staff cannot switch it off.
  'SECOND_FACTOR',
] as const;

/** What somebody on the salon's staff can be told of, the most urgent first. */
export const ALERT_KINDS = [
  'HELP',
  'NOBODY_HERE',
  'VISIT_REFUSED',
  'LEAVE',
  'VISIT_LATE',
  'NOT_SET_OUT',
  'MESSAGE_FAILED',
  'UNCOVERED',
  'BOOKING_NEW',
  'BOOKING_MOVED',
  'BOOKING_CANCELLED',
  'PAYMENT_FAILED',
  'PAYMENT_LATE',
  'PARTY_BALANCE',
  'LOW_REVIEW',
  'ENQUIRY',
  'SUMMARY',
  'WEBHOOK_DISABLED',
] as const satisfies readonly (typeof MESSAGE_KINDS)[number][];
/** What happens to the second factor of somebody on the staff. */
export const FACTOR_CHANGES = [
  'APP_ADDED',
  'APP_REMOVED',
  'PASSKEY_ADDED',
  'PASSKEY_REMOVED',
  'CODES_NEW',
  'CODE_USED',
  'RESET',
] as const;
export type FactorChange = (typeof FACTOR_CHANGES)[number];
export type AlertKind = (typeof ALERT_KINDS)[number];
