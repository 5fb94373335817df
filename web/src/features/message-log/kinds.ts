// The kinds of messages, in words for staff.
import type { components } from '#contract';

export type MessageKind = components['schemas']['MessageKind'];

export const kindWords: Record<MessageKind, string> = {
  CONFIRMATION: 'Confirmation',
  MOVED: 'Visit moved',
  CANCELLED: 'Visit cancelled',
  REMINDER: 'Reminder',
  PROFESSIONAL: 'Who comes',
  ON_THE_WAY: 'On the way',
  LATE: 'Running late',
  TIME_PROPOSED: 'Another time proposed',
  NO_SHOW: 'Nobody was there',
  REFUSED: 'Refused at the door',
  RECEIPT: 'Receipt',
  REVIEW_ASKED: 'Review asked for',
  REFUNDED: 'Refunded',
  ACCOUNT_ENDS: 'Account ends',
  TOMORROW: 'Visits of tomorrow',
  VISIT_NEW: 'New visit',
  VISIT_MOVED: 'Visit moved (professional)',
  VISIT_CANCELLED: 'Visit taken away',
  VISITS_CHANGED: 'Several visits changed',
  UNCOVERED: 'Uncovered visits',
  SUMMARY: 'Summary of the day',
  ENQUIRY: 'Question about a course',
  WEBHOOK_DISABLED: 'Webhook disabled',
};

export const messageKinds = Object.keys(kindWords) as MessageKind[];
