/** Bookings, their events and their counts. */
import type { Names } from '../../shared/translations.ts';
import { check, col, index, primaryKey, sql, table } from '../dialect/dialect.ts';

/** The address at the time of booking. Later edits of the address do not change it (rule B8). */
export interface AddressSnapshot {
  flatNumber: string;
  building: string | null;
  street: string;
  streetArea: string;
  landmark: string | null;
  city: string;
  state: string;
  postalCode: string;
  country: string;
  latitude: string;
  longitude: string;
  instructions: string | null;
}

/** A service as it is booked, without its booking and its place in it. */
export interface ServiceLine {
  serviceId: string;
  /** What was chosen of the service (`choiceOf` in common/choice.ts); '' for the default, and in proposals from before choices. */
  choice?: string;
  /** With what was chosen. */
  name: string;
  names: Names | null;
  pricePaise: number;
  quantity: number;
  durationInMinutes: number;
}

/** What staff lowered the price by (rule B61). Paise. */
export interface HandDiscount {
  paise: number;
  reason: string;
}

/** Other services, or another price, that wait for the customer's yes (rule B60). Paise. */
export interface ServicesProposal {
  id: string;
  at: number;
  by: 'STAFF' | 'PROFESSIONAL';
  lines: ServiceLine[];
  totalPaise: number;
  discountPaise: number;
  roundOffPaise: number;
  finalPaise: number;
  handDiscount: HandDiscount | null;
  /** Codes that the professional typed and that were not the customer's. */
  wrongCodes: number;
}

/** What an event of other services keeps. Paise; no personal data. */
export interface ServicesDetails {
  added: { name: string; quantity: number }[];
  removed: { name: string; quantity: number }[];
  finalPaise: number;
  finalPaiseBefore: number;
  /** How the customer agreed; null for what is only proposed. */
  agreed: 'CUSTOMER' | 'CODE' | 'TELEPHONE' | 'NOT_NEEDED' | null;
}

export const booking = table(
  'booking',
  {
    id: col.text().primaryKey(),
    /** No foreign key: bookings outlive a deleted account (rule P3). */
    userId: col.text().notNull(),
    bookingDate: col.text().notNull(),
    /** Minutes from IST midnight. One team is away from start to end. */
    startMinute: col.int().notNull(),
    endMinute: col.int().notNull(),
    durationInMinutes: col.int().notNull(),
    addressId: col.text(),
    address: col.json<AddressSnapshot>(),
    totalPaise: col.paise().notNull(),
    discountPaise: col.paise().notNull(),
    finalPaise: col.paise().notNull(),
    /** The fee for the way, a part of the total (rule M50). */
    travelPaise: col.paise().notNull().default(0),
    /** By how many per cent the services were cheaper, a part of the discount (rule M51). */
    quietPercent: col.int().notNull().default(0),
    couponId: col.text(),
    couponCode: col.text(),
    paymentType: col.oneOf(['PAY_NOW', 'PAY_AFTER']).notNull(),
    /** By how much the price was rounded to whole rupees; below 0 if it became less. A part of the discount (rule M3). */
    roundOffPaise: col.paise().notNull().default(0),
    /** When the whole price was paid, for a cancelled visit as long as a refund is due. Null otherwise. */
    paidAt: col.time(),
    refundedAt: col.time(),
    /** The sums of its payments and refunds, kept with each of them (rule M10). What the salon holds, without tips. */
    heldPaise: col.paise().notNull().default(0),
    /** Given back after the visit: it is no longer owed. */
    creditedPaise: col.paise().notNull().default(0),
    /** The sum of online payments that are under way. */
    pendingPaise: col.paise().notNull().default(0),
    /** What must be paid online before the booking is firm. */
    advancePaise: col.paise().notNull().default(0),
    /** What a party must have paid in all by this day (rule M64). 0 and null without a second step. */
    laterPaise: col.paise().notNull().default(0),
    laterOn: col.text(),
    /** The cancellation policy that the customer saw (rule M17): free until then, later this share of the price. Null and 0 without. */
    freeCancelUntil: col.time(),
    cancelFeePercent: col.int().notNull().default(0),
    /** What that share comes to, in whole rupees (rule M42). */
    lateFeePaise: col.paise().notNull().default(0),
    /** Until when what was just booked can be cancelled for free, if nobody has set out (rule M41). Null without a fee. */
    graceUntil: col.time(),
    /** What the salon keeps of a cancelled visit. */
    feePaise: col.paise().notNull().default(0),
    /** Until when the time is kept for a booking that is not firm. Null if it is firm (rule M13). */
    holdUntil: col.time(),
    status: col.oneOf(['PENDING', 'COMPLETED', 'CANCELLED']).notNull(),
    createdAt: col.time().notNull(),
    /** Null for a booking that is older than the event stream. The stream names the member of staff. */
    madeBy: col.oneOf(['CUSTOMER', 'STAFF']),
    /** The last change, including the deletion of the booking or of its customer's account. */
    changedAt: col.time().notNull().default(0),
    completedAt: col.time(),
    cancelledAt: col.time(),
    /** Why a cancelled visit did not take place (rule B40). Null for an ordinary cancellation. */
    cancelReason: col.oneOf(['NO_SHOW', 'REFUSED']),
    /** Why it was refused at the door (rule N84). */
    refusal: col.oneOf(['UNSAFE', 'HEALTH', 'NOT_AS_BOOKED', 'NO_PLACE', 'CUSTOMER_DECLINED', 'OTHER']),
    /** Deleted by staff, and hidden from everybody. */
    deletedAt: col.time(),
    /** The end of the id in upper case. Staff type it to find the booking. */
    reference: col.text().notNull(),
    /** An integrator's id for the booking, and their notes. */
    externalId: col.text(),
    metadata: col.json<Record<string, string>>(),
    /** Staff entered it after it took place (rule B50). */
    enteredAfter: col.bool().notNull().default(false),
    /** The owner's test (rule W50): professionals and programs do not hear of it. */
    isTest: col.bool().notNull().default(false),
    handDiscount: col.json<HandDiscount>(),
    servicesProposal: col.json<ServicesProposal>(),
    /** The import that brought it from another program (rule B82). Null for all others. */
    importRunId: col.text(),
    /** The series that it is a visit of (rule B99). Null for a booking by itself. */
    seriesId: col.text(),
    /** For how many guests it is (rule B140); 0 for an ordinary booking. */
    guestCount: col.int().notNull().default(0),
    /** How the customer calls them, in order. Null without, and after the account was deleted. */
    guestLabels: col.json<(string | null)[]>(),
    /** By when the guests are to be ready, in minutes from IST midnight. Null without. */
    readyBy: col.int(),
    /** How many teams or professionals come. */
    partCount: col.int().notNull().default(1),
    /** The booking that this one belongs to, such as the wedding of a trial. */
    relatedTo: col.text(),
  },
  t => [
    // For the staff's list. It covers the list's filters and the figures of a period.
    index('booking_list')
      .on(t.bookingDate, t.startMinute, t.id, t.status, t.paidAt, t.endMinute, t.userId, t.finalPaise, t.discountPaise)
      .where(sql`${t.deletedAt} IS NULL`),
    // For taken places and overdue visits, which it covers. It stays small, because it holds only pending bookings.
    index('booking_pending')
      .on(t.bookingDate, t.startMinute, t.id, t.endMinute, t.userId)
      .where(sql`${t.status} = 'PENDING' AND ${t.deletedAt} IS NULL`),
    // For a customer's bookings. It covers their number, their sum and the staff's filters.
    index('booking_user').on(t.userId, t.bookingDate, t.startMinute, t.id, t.status, t.paidAt, t.deletedAt, t.heldPaise),
    index('booking_reference').on(t.reference),
    index('booking_external').on(t.externalId).where(sql`${t.externalId} IS NOT NULL`),
    index('booking_created').on(t.createdAt),
    // For the number of a customer's no-shows. It stays small.
    index('booking_no_show').on(t.userId, t.bookingDate).where(sql`${t.cancelReason} = 'NO_SHOW' AND ${t.deletedAt} IS NULL`),
    // For the bookings for guests, and the places that they take. It stays small.
    index('booking_party')
      .on(t.bookingDate, t.id, t.startMinute, t.endMinute, t.partCount, t.status)
      .where(sql`${t.guestCount} > 0 AND ${t.deletedAt} IS NULL`),
    // For the second step of parties. It stays small.
    index('booking_later').on(t.laterOn).where(sql`${t.laterOn} IS NOT NULL`),
    // For integrators, who read changes by cursor.
    index('booking_changed').on(t.changedAt, t.id),
    check('booking_span', sql`${t.startMinute} >= 0 AND ${t.startMinute} < ${t.endMinute} AND ${t.endMinute} <= 1440`),
    check(
      'booking_money',
      sql`${t.discountPaise} >= 0 AND ${t.finalPaise} = ${t.totalPaise} - ${t.discountPaise} AND ${t.finalPaise} >= 0`,
    ),
  ],
);

export const bookingItem = table(
  'booking_item',
  {
    bookingId: col
      .text()
      .notNull()
      .references(() => booking.id, { onDelete: 'cascade' }),
    position: col.int().notNull(),
    serviceId: col.text().notNull(),
    /** What was chosen of the service (`choiceOf` in common/choice.ts); '' for the default. */
    choice: col.text().notNull().default(''),
    /** With what was chosen. */
    name: col.text().notNull(),
    /** In Hindi and Marathi, as they were when it was booked (rule B8). */
    names: col.json<Names>(),
    pricePaise: col.paise().notNull(),
    quantity: col.int().notNull(),
    durationInMinutes: col.int().notNull(),
    /** A copy of the booking's date, so that an index finds the latest bookings of a service. */
    bookingDate: col.text().notNull(),
  },
  t => [
    primaryKey({ columns: [t.bookingId, t.position] }),
    index('booking_item_name').on(t.name, t.bookingDate, t.bookingId),
    index('booking_item_service').on(t.serviceId, t.bookingDate, t.bookingId),
    check('booking_item_quantity', sql`${t.quantity} > 0`),
  ],
);

/** A service of a guest: by which part and when (rule B140). Its name and price are those of the booking's item. */
export const guestService = table(
  'guest_service',
  {
    bookingId: col
      .text()
      .notNull()
      .references(() => booking.id, { onDelete: 'cascade' }),
    /** The guest's place among those of the booking, from 0. */
    guest: col.int().notNull(),
    /** Its place among the guest's services, from 0. */
    nth: col.int().notNull(),
    serviceId: col.text().notNull(),
    choice: col.text().notNull().default(''),
    /** From 1, the lead's. */
    part: col.int().notNull(),
    startMinute: col.int().notNull(),
    endMinute: col.int().notNull(),
  },
  t => [
    primaryKey({ columns: [t.bookingId, t.guest, t.nth] }),
    check('guest_service_part', sql`${t.part} BETWEEN 1 AND 6`),
    check('guest_service_span', sql`${t.startMinute} < ${t.endMinute}`),
  ],
);

/** The kinds of events (decision 008). A new kind needs no migration. */
export const EVENT_KINDS = [
  'BOOKED',
  'MOVED',
  'ADDRESS_CHANGED',
  /** Staff gave the visit to a professional. */
  'ASSIGNED',
  /** The visit went to another professional, so that another booking finds one. Its customer notices nothing (rule N7). */
  'HANDED_OVER',
  /** The professional's steps. DONE is COMPLETED. */
  'ON_THE_WAY',
  'ARRIVED',
  'STARTED',
  /** Staff let her start without the start code. */
  'CODE_WAIVED',
  /** She called for help, and staff answered. */
  'HELP',
  'HELP_ANSWERED',
  /** She called the customer from the door, told that nobody is there, and staff let her wait longer. */
  'CALLED',
  'NOBODY_HERE',
  'WAIT_LONGER',
  /** One of several professionals is done, and others are not (rule N101). */
  'PART_DONE',
  /** Staff asked the customer about another time, or took that back. */
  'TIME_PROPOSED',
  'TIME_WITHDRAWN',
  /** The customer was asked about other services or another price, said no, was not asked any more; and the visit got them (rule B60). */
  'SERVICES_PROPOSED',
  'SERVICES_DECLINED',
  'SERVICES_WITHDRAWN',
  'SERVICES_CHANGED',
  /** An integrator's id or notes. */
  'EXTERNAL_CHANGED',
  'COMPLETED',
  'CANCELLED',
  'PAID',
  'UNPAID',
  'REFUNDED',
  'UNREFUNDED',
  /** A part of the price came in, or went back. */
  'PART_PAID',
  'PART_RETURNED',
  /** The advance was paid, so the booking is firm (rule M13). */
  'CONFIRMED',
  /** Money came after the time was given back, and the time was still free. */
  'REINSTATED',
  'DELETED',
] as const;

/**
 * The event stream. Each change of a booking writes a row in the same transaction, and rows never change (decision 008). Rows hold no
 * personal data of the customer.
 */
export const event = table(
  'event',
  {
    id: col.text().primaryKey(),
    at: col.time().notNull(),
    kind: col.oneOf(EVENT_KINDS).notNull(),
    /** SYSTEM: the program, by a time limit or on a report of the payment provider. */
    actor: col.oneOf(['CUSTOMER', 'STAFF', 'API_KEY', 'PROFESSIONAL', 'SYSTEM']).notNull(),
    /** The e-mail of the member of staff, or the name of the API key, at that time. */
    actorName: col.text(),
    /** Null if the event is not about a booking. */
    bookingId: col.text().references(() => booking.id, { onDelete: 'cascade' }),
    /** Where a moved visit was before. */
    fromDate: col.text(),
    fromMinute: col.int(),
    /** The professional who has the visit from then on, or who tapped. */
    professionalId: col.text(),
    /** Which visit of a booking with several it is about (decision 022). Null for an ordinary booking, and for all of them. */
    part: col.int(),
    services: col.json<ServicesDetails>(),
  },
  t => [index('event_booking').on(t.bookingId, t.at, t.id)],
);

/**
 * The number of bookings of a past month, by status and payment, without deleted ones. A month without rows is counted when it is read
 * (list/month-store.ts).
 */
export const bookingMonth = table(
  'booking_month',
  {
    /** YYYY-MM, in India. */
    month: col.text().notNull(),
    status: col.oneOf(['PENDING', 'COMPLETED', 'CANCELLED']).notNull(),
    paid: col.bool().notNull(),
    bookings: col.int().notNull(),
  },
  t => [primaryKey({ columns: [t.month, t.status, t.paid] })],
);
