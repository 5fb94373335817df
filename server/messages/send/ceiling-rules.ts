/** How many messages go out at most (rule X13). Pure. */
import { DAY, HOUR } from '../../../common/time.ts';
import type { ChannelName } from '../../platform/outside/channel.ts';
import { baseOf, type MessageKind } from '../who-learns/kinds.ts';
import type { MessageRow } from '../who-learns/message.ts';

interface Limit {
  max: number;
  /** Milliseconds. */
  within: number;
}

const OF_TEAM: Limit[] = [
  { max: 40, within: HOUR },
  { max: 120, within: DAY },
];

/** The ceilings of one recipient by each channel. Whoever works here hears of many visits. */
export const PER_RECIPIENT: Record<MessageRow['recipient'], Limit[]> = {
  CUSTOMER: [
    { max: 20, within: HOUR },
    { max: 60, within: DAY },
  ],
  PROFESSIONAL: OF_TEAM,
  SALON: OF_TEAM,
};

/** All messages about the visits of one customer, to anybody and by all channels. */
export const PER_ACCOUNT: Limit = { max: 80, within: DAY };

/** What customers cause as often as they like, and what comes for many accounts at once and can wait. */
const IN_BULK: MessageKind[] = [
  'CONFIRMATION',
  'MOVED',
  'CANCELLED',
  'PLACE_CHANGED',
  'VISIT_NEW',
  'VISIT_MOVED',
  'VISIT_CANCELLED',
  'VISITS_CHANGED',
  'ENQUIRY',
  'ACCOUNT_ENDS',
  'AREA_NOW',
  'BOOKING_NEW',
  'BOOKING_MOVED',
  'BOOKING_CANCELLED',
  'BOOKINGS_CHANGED',
  'PAYMENT_FAILED',
  'PAYMENT_LATE',
  'LOW_REVIEW',
];

/** A quarter of each ceiling is kept for the rest, such as reminders: nothing else uses it up. */
export function shareOf(kind: MessageKind, max: number): number {
  return IN_BULK.includes(baseOf(kind)) ? Math.ceil((max * 3) / 4) : max;
}

/** What the installation sends by a channel in an hour. */
export function hourlyCeiling(
  channel: ChannelName,
  config: Record<'SMS_HOURLY_CEILING' | 'WHATSAPP_HOURLY_CEILING' | 'MAIL_HOURLY_CEILING', number>,
): number {
  const { SMS_HOURLY_CEILING, WHATSAPP_HOURLY_CEILING, MAIL_HOURLY_CEILING } = config;
  return { SMS: SMS_HOURLY_CEILING, WHATSAPP: WHATSAPP_HOURLY_CEILING, EMAIL: MAIL_HOURLY_CEILING }[channel];
}
