/** The kinds of messages. A new kind needs no migration. */
export const MESSAGE_KINDS = [
  // To the customer.
  'CONFIRMATION',
  'MOVED',
  'CANCELLED',
  'REMINDER',
  /** Who comes, on the eve of the visit. */
  'PROFESSIONAL',
  'ON_THE_WAY',
  'LATE',
  /** Whether another time suits the customer, because nobody can come as booked. */
  'TIME_PROPOSED',
  /** Why a visit did not take place. */
  'NO_SHOW',
  'REFUSED',
  'RECEIPT',
  /** Whether the customer would review the visit. */
  'REVIEW_ASKED',
  'REFUNDED',
  /** The account is erased soon, because nobody has used it for three years. */
  'ACCOUNT_ENDS',
  // To the professional.
  'TOMORROW',
  'VISIT_NEW',
  'VISIT_MOVED',
  'VISIT_CANCELLED',
  /** Changes of several visits of hers, told together. */
  'VISITS_CHANGED',
  // To the salon.
  'UNCOVERED',
  'SUMMARY',
  /** Somebody asks about a course. */
  'ENQUIRY',
  'WEBHOOK_DISABLED',
] as const;
