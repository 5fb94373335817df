/**
 * Who learns of what (rule Q30): for each event what the screens of the four say from now on, and which messages go out. The planner
 * (server/messages/plan/plan-rules.ts), the rounds (rounds.ts there) and the academy read it, and the rule book shows it. A new kind of event needs a row. Pure data.
 */
import type { EventKind } from '../../platform/events/events.ts';
import type { AlertKind } from '../../platform/shared/message-kinds.ts';
import type { MessageKind } from './kinds.ts';

/** What nobody taps or saves: a time of day, a default of somebody, or the academy. */
export type Moment =
  | 'EVE'
  | 'EVENING'
  | 'UNCOVERED'
  | 'TO_TEAMS'
  | 'LATE'
  | 'NOT_SET_OUT'
  | 'FORGOTTEN'
  | 'PAYMENT_FAILED'
  | 'PAYMENT_LATE'
  | 'BALANCE_SOON'
  | 'BALANCE_UNPAID'
  | 'DOCUMENT_ISSUED'
  | 'REVIEWED'
  | 'MESSAGE_FAILED'
  | 'ENQUIRED'
  | 'WAIT_OFFERED'
  | 'SERIES_ASKED'
  | 'SERIES_PAUSED'
  | 'SERIES_ENDED'
  | 'DUE'
  | 'FRIEND_CAME'
  | 'AREA_GROWN'
  | 'NUMBER_CHANGED'
  | 'SECOND_FACTOR_CHANGED'
  | 'ENROLLED'
  | 'FEE_TAKEN'
  | 'FEE_RETURNED';
export type Occasion = EventKind | Moment;

/** When a message goes out, beside the event itself. */
export const CONDITIONS = {
  KNOWN: 'once the name was told',
  BY_OTHERS: 'unless the customer did it',
  BY_THEM: 'by e-mail alone if the customer did it',
  CALLED_OFF: 'if somebody called it off',
  WITH_SERIES: 'by e-mail alone if a pause or the end of its series did',
  NO_SHOW: 'if nobody was there',
  REFUSED: 'if it was refused at the door',
  NOT_REFUSED: 'unless it was refused at the door',
  NOT_BY_THEM: 'unless they refused it at the door',
  NOT_AT_DOOR: 'unless the professional did it',
  ONLINE: 'if online, and no confirmation says it',
  UNSAID: 'unless the message before says it',
  LOST: 'if the visit is another’s now',
  KEPT: 'if the visit stays theirs',
  THEIRS: 'to this person alone',
} as const;
export type Condition = Exclude<keyof typeof CONDITIONS, 'THEIRS'>;

export interface Sends {
  kind: MessageKind;
  if?: Condition;
  /** The only way that it goes, although the kind has others. */
  way?: 'EMAIL';
}
export type Alerts =
  | { kind: AlertKind; if?: Extract<Condition, 'REFUSED' | 'NOT_REFUSED'> }
  | { kind: 'SECOND_FACTOR'; if: 'THEIRS' };
export interface Learns {
  /** What the screens say from now on. */
  screens: string;
  sends: readonly Sends[];
}
export interface Row {
  /** What happened, for the rule book. */
  what: string;
  customer: Learns;
  /** The professional who had the visit before, and the one who has it from now on. */
  had: Learns;
  gets: Learns;
  /** The salon: kinds of messages, beside its pages, which show all. */
  salon: readonly Alerts[];
}
export type Reader = 'customer' | 'had' | 'gets';

const shows = (screens: string, ...sends: (MessageKind | Sends)[]): Learns => ({
  screens,
  sends: sends.map(one => (typeof one === 'string' ? { kind: one } : one)),
});
const NOTHING = shows('');
const GIVEN_AWAY = shows('leaves the day', { kind: 'VISIT_CANCELLED', if: 'LOST' });
const LEAVES = shows('leaves the day', { kind: 'VISIT_CANCELLED', if: 'LOST' }, { kind: 'VISIT_MOVED', if: 'KEPT' });
const COMES = shows('stands in the day', { kind: 'VISIT_NEW', if: 'LOST' });
const NEW = shows('stands in the day', 'VISIT_NEW');
const NAMED = shows('name who comes now', { kind: 'PROFESSIONAL', if: 'KNOWN' });

const row = (what: string, customer: Learns, had = NOTHING, gets = NOTHING, ...salon: (AlertKind | Alerts)[]): Row => ({
  ...{ what, customer, had, gets },
  salon: salon.map(one => (typeof one === 'string' ? { kind: one } : one)),
});

export const WHO_LEARNS: Record<Occasion, Row> = {
  BOOKED: row('Booked', shows('the visit, and when we arrive', 'CONFIRMATION', 'REMINDER'), NOTHING, COMES, 'BOOKING_NEW'),
  CONFIRMED: row(
    'Confirmed: paid, or to be paid afterwards',
    shows('the visit, and what is paid', 'CONFIRMATION', 'REMINDER'),
    NOTHING,
    NEW,
    'BOOKING_NEW',
  ),
  REINSTATED: row(
    'Paid late, and the time was free',
    shows('the visit again', 'CONFIRMATION', 'REMINDER'),
    NOTHING,
    NEW,
    'BOOKING_NEW',
  ),
  MOVED: row(
    'Moved, by whomever',
    shows('the new time, and who comes then', 'MOVED', 'REMINDER'),
    LEAVES,
    COMES,
    'BOOKING_MOVED',
  ),
  ADDRESS_CHANGED: row(
    'Address changed',
    shows(
      'the new address',
      { kind: 'PLACE_CHANGED', if: 'BY_OTHERS' },
      { kind: 'PLACE_CHANGED', if: 'BY_THEM', way: 'EMAIL' },
      { kind: 'PROFESSIONAL', if: 'KNOWN' },
    ),
    LEAVES,
    COMES,
  ),
  ASSIGNED: row('Given to somebody else', NAMED, GIVEN_AWAY, COMES),
  HANDED_OVER: row('Handed over by the program, before a name was told', NOTHING, GIVEN_AWAY, COMES),
  CANCELLED: row(
    'Cancelled, by whomever',
    shows(
      'why, fee kept, and what goes back',
      { kind: 'CANCELLED', if: 'CALLED_OFF' },
      { kind: 'CANCELLED', if: 'WITH_SERIES', way: 'EMAIL' },
      { kind: 'NO_SHOW', if: 'NO_SHOW' },
      { kind: 'REFUSED', if: 'REFUSED' },
    ),
    shows('leaves the day, or why it ended at the door', { kind: 'VISIT_CANCELLED', if: 'NOT_BY_THEM' }),
    NOTHING,
    { kind: 'BOOKING_CANCELLED', if: 'NOT_REFUSED' },
    { kind: 'VISIT_REFUSED', if: 'REFUSED' },
  ),
  DELETED: row('Deleted', shows('nothing any more'), shows('leaves the day'), NOTHING),
  ON_THE_WAY: row('Set out', shows('on the way since when', 'ON_THE_WAY'), NOTHING, shows('the next step')),
  ARRIVED: row('Arrived', shows('at the door since when'), NOTHING, shows('the next step')),
  STARTED: row('Started, perhaps early', shows('started at, no start code, no cancelling'), NOTHING, shows('the next step')),
  CODE_WAIVED: row('Start code waived', NOTHING, NOTHING, shows('may start without it')),
  HELP: row('Called for help', NOTHING, NOTHING, shows('that help is asked for'), 'HELP'),
  HELP_ANSWERED: row('Help answered', NOTHING, NOTHING, shows('that the salon has answered')),
  CALLED: row('Called the customer from the door', NOTHING, NOTHING, shows('that the call was noted')),
  NOBODY_HERE: row('Told that nobody is there', NOTHING, NOTHING, shows('that the salon decides'), 'NOBODY_HERE'),
  WAIT_LONGER: row('Staff ask to wait longer', NOTHING, NOTHING, shows('that the salon asks to wait longer')),
  PART_DONE: row('One of several professionals is done', shows('done, and who still works'), NOTHING, shows('done')),
  TIME_PROPOSED: row('Another time proposed', shows('the proposal, to agree to or not', 'TIME_PROPOSED')),
  TIME_WITHDRAWN: row('Proposal taken back', shows('the visit as booked')),
  SERVICES_PROPOSED: row(
    'Other services, or a higher price, proposed',
    shows('the old and the new, the code, yes or no', 'SERVICES_PROPOSED'),
    NOTHING,
    shows('that the customer is asked'),
  ),
  SERVICES_DECLINED: row('The customer said no to them', shows('the visit as booked'), NOTHING, shows('the visit as booked')),
  SERVICES_WITHDRAWN: row('Not asked about them any more', shows('the visit as booked'), NOTHING, shows('the visit as booked')),
  SERVICES_CHANGED: row(
    'Other services, or another price',
    shows(
      'the services, the price, and how long',
      { kind: 'SERVICES_CHANGED', if: 'BY_OTHERS' },
      { kind: 'SERVICES_CHANGED', if: 'BY_THEM', way: 'EMAIL' },
    ),
    shows('the services, the time, and what to collect', { kind: 'VISIT_MOVED', if: 'NOT_AT_DOOR' }),
  ),
  EXTERNAL_CHANGED: row('Notes of a program changed', NOTHING, NOTHING, NOTHING),
  COMPLETED: row('Done', shows('bill, review, tip', 'RECEIPT', 'REVIEW_ASKED'), NOTHING, shows('done, and what was taken')),
  PAID: row('Paid', shows('paid', { kind: 'PAID', if: 'ONLINE' }), NOTHING, shows('nothing to collect')),
  PART_PAID: row(
    'Paid in part',
    shows('paid, and what is due', { kind: 'PAID', if: 'ONLINE' }),
    NOTHING,
    shows('what to collect'),
  ),
  UNPAID: row('Payment taken back', shows('what is due'), NOTHING, shows('what to collect')),
  REFUNDED: row('Refunded', shows('refunded on which day', { kind: 'REFUNDED', if: 'UNSAID' }), NOTHING, NOTHING),
  PART_RETURNED: row('Refunded in part, also after the visit', shows('what the salon holds', 'REFUNDED'), NOTHING, NOTHING),
  UNREFUNDED: row('Refund taken back', shows('the refund is due'), NOTHING, NOTHING),

  EVE: row(
    '18:00 on the eve',
    shows('who comes, or that we will tell; the start code', 'PROFESSIONAL'),
    NOTHING,
    shows('the address'),
  ),
  EVENING: row('20:00 on the eve', NOTHING, NOTHING, shows('the day', 'TOMORROW'), 'SUMMARY'),
  UNCOVERED: row(
    'Leave or hours leave it uncovered',
    shows('no name: we will tell you who comes', { kind: 'PROFESSIONAL', if: 'KNOWN' }),
    shows('the leave'),
    NOTHING,
    'LEAVE',
    'UNCOVERED',
  ),
  TO_TEAMS: row('The salon goes to teams', shows('no name'), shows('no visits to come', 'TO_TEAMS')),
  LATE: row('Late', shows('how far the professional is', 'LATE'), NOTHING, shows('the planned time'), 'VISIT_LATE'),
  NOT_SET_OUT: row('Nobody has set out', NOTHING, NOTHING, shows('I am on my way'), 'NOT_SET_OUT'),
  FORGOTTEN: row('Nobody said how it ended', shows('booked, until staff end it'), NOTHING, shows('done is still possible')),
  PAYMENT_FAILED: row('Online payment failed', shows('try again, and until when'), NOTHING, NOTHING, 'PAYMENT_FAILED'),
  PAYMENT_LATE: row(
    'Paid after the time was given back',
    shows('that it came too late, and goes back'),
    NOTHING,
    NOTHING,
    'PAYMENT_LATE',
  ),
  BALANCE_SOON: row(
    'Three days before the second step of a party',
    shows('what is to be paid, and by when', 'PARTY_BALANCE_DUE'),
  ),
  BALANCE_UNPAID: row(
    'The second step of a party is not paid on its day',
    shows('what is to be paid, and by when'),
    NOTHING,
    NOTHING,
    'PARTY_BALANCE',
  ),
  DOCUMENT_ISSUED: row('Document issued', shows('the document, also behind the link of messages')),
  REVIEWED: row('Reviewed or answered', shows('the review and the answer'), NOTHING, NOTHING, 'LOW_REVIEW'),
  MESSAGE_FAILED: row('Message failed for good', shows('all that it said'), NOTHING, NOTHING, 'MESSAGE_FAILED'),
  ENQUIRED: row('Asked about a course', NOTHING, NOTHING, NOTHING, 'ENQUIRY'),
  WAIT_OFFERED: row(
    'A time got free for somebody who waits',
    shows('the time, until when it is held, take or decline', 'WAIT_OFFER'),
  ),
  SERIES_ASKED: row(
    'A visit of a series could not be booked as usual',
    shows('the two nearest times, and to skip it', 'SERIES_ASK'),
  ),
  SERIES_PAUSED: row(
    'A series paused by staff, or with visits that are cancelled',
    shows('until when, and what goes on', 'SERIES_PAUSED'),
  ),
  SERIES_ENDED: row(
    'A series ended by staff, or with visits that are cancelled',
    shows('that it has ended, and what stays', 'SERIES_ENDED'),
  ),
  DUE: row(
    'A visit is due, and the customer allowed reminders',
    shows('three times that one tap books, and an end to such messages', 'NUDGE', 'WIN_BACK'),
  ),
  FRIEND_CAME: row('A friend came and paid: both are rewarded', shows('the coupon, in profile and cart', 'FRIEND_REWARD')),
  AREA_GROWN: row(
    'The area has grown, and staff tell those who wished it',
    shows('that we come, when the place is asked for', 'AREA_NOW'),
  ),
  NUMBER_CHANGED: row(
    'The mobile number of an account changed',
    shows('the new number', 'NUMBER_NEW', 'NUMBER_OLD'),
    NOTHING,
    shows('the new number', 'NUMBER_NEW', 'NUMBER_OLD'),
  ),
  SECOND_FACTOR_CHANGED: row('The second factor of somebody on the staff changed', NOTHING, NOTHING, NOTHING, {
    ...{ kind: 'SECOND_FACTOR', if: 'THEIRS' },
  }),
  ENROLLED: row('Enrolled', shows('the course in the profile', 'ENROLLED')),
  FEE_TAKEN: row('Fee taken', shows('receipt, and what is due', 'FEE_TAKEN')),
  FEE_RETURNED: row('Fee returned', shows('what is due', 'FEE_RETURNED')),
};

/** The kinds that may go out to this reader. */
export function kindsFor(occasion: Occasion, reader: Reader | 'salon'): MessageKind[] {
  const of = WHO_LEARNS[occasion];
  return (reader === 'salon' ? of.salon : of[reader].sends).map(({ kind }) => kind);
}

const READERS = ['customer', 'had', 'gets'] as const;

/** Whether an event of this kind may send anything, so that it has to be looked at. */
export function isTold(kind: EventKind): boolean {
  const { salon } = WHO_LEARNS[kind];
  return salon.length > 0 || READERS.some(reader => WHO_LEARNS[kind][reader].sends.length > 0);
}
