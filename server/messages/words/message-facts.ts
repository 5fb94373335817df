/** What the texts of messages may say. */
import type { Instant, IsoDate, Minute } from '../../../common/time.ts';
import { smsName } from '../../salon/settings/name-rules.ts';
import type { Settings } from '../../salon/settings/settings.ts';

/** Everything a text may need. Dates and minutes are in India, money is paise. */
export interface MessageFacts {
  salonName: string;
  /** The salon's name in Latin letters, as templates have it (rule C22). */
  brand: string;
  /** Empty if the salon has said none. */
  salonPhone: string;
  /** The full name; texts use the first word. */
  customerName: string | null;
  bookingId: string | null;
  reference: string | null;
  date: IsoDate | null;
  /** The window in which she comes. */
  startMinute: Minute | null;
  endMinute: Minute | null;
  /** How long the services take. */
  lengthMinutes: Minute | null;
  /** When the visit is over: after its services, and not before the window ends. */
  untilMinute: Minute | null;
  /** The day by which money is to be paid. */
  dueOn: IsoDate | null;
  /** Until when an offered time is held. */
  heldUntilMinute: Minute | null;
  services: string[];
  /** NUDGE and WIN_BACK: what is due. */
  categoryName: string | null;
  professionalName: string | null;
  /** The others who come to a party. */
  otherNames: string[];
  /** For how many guests; 0 for an ordinary booking. */
  guestCount: number;
  /** What the customer tells the professional. */
  startCode: string | null;
  /** The code of this message agrees to this proposal of other services; without it, it starts the visit. */
  proposalId?: string;
  /** ENQUIRY: what somebody wants to learn. */
  courseName: string | null;
  lateMinutes: number | null;
  /** What the message is about: the price, what was paid, or what was returned. */
  amountPaise: number | null;
  /** The price of the visit; below, what is paid of it and what is to be paid. */
  pricePaise: number | null;
  paidPaise: number;
  duePaise: number;
  /** What the salon keeps of a cancelled visit; below, what goes back. */
  feePaise: number;
  refundPaise: number;
  /** The address on one line; only for professionals and e-mail. */
  address: string | null;
  /** The absolute address of `/v/{token}`. */
  link: string | null;
  /** SEQUENCE of the calendar entry: how often the visit was moved or cancelled. */
  sequence: number;
  /** MOVED: where it was. */
  fromDate: IsoDate | null;
  fromMinute: Minute | null;
  /** TOMORROW, UNCOVERED: one line a visit. */
  lines: string[];
  /** SUMMARY: its figures. */
  counts: Record<string, number>;
  /** For e-mails about a booking and for downloads. Without it there is no calendar entry. */
  calendar?: {
    /** Behind the @ of the UID: PUBLIC_URL's host, or `nikhar`. It stays the same for a booking. */
    host: string;
    /** The sender's address. */
    organizer: string;
    /** The customer's address. Without it the entry is no invitation. */
    attendee?: string;
    now: Instant;
  };
}

/** What every message says of the salon. */
export function salonFacts(settings: Settings) {
  return { salonName: settings.salonName, brand: smsName(settings), salonPhone: settings.phone };
}

export type Money = Pick<MessageFacts, 'amountPaise' | 'pricePaise' | 'paidPaise' | 'duePaise' | 'feePaise' | 'refundPaise'>;
export const NO_MONEY: Money = { amountPaise: null, pricePaise: null, paidPaise: 0, duePaise: 0, feePaise: 0, refundPaise: 0 };

/** A message that says nothing but of the salon. */
export const NOTHING: Omit<MessageFacts, keyof ReturnType<typeof salonFacts>> = {
  customerName: null,
  bookingId: null,
  reference: null,
  date: null,
  startMinute: null,
  endMinute: null,
  untilMinute: null,
  dueOn: null,
  heldUntilMinute: null,
  lengthMinutes: null,
  services: [],
  categoryName: null,
  professionalName: null,
  otherNames: [],
  guestCount: 0,
  startCode: null,
  courseName: null,
  lateMinutes: null,
  ...NO_MONEY,
  address: null,
  link: null,
  sequence: 0,
  fromDate: null,
  fromMinute: null,
  lines: [],
  counts: {},
};
