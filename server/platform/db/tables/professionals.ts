/** The people who visit customers, and their visits. */
import { check, col, index, primaryKey, sql, table, uniqueIndex } from '../dialect/dialect.ts';
import { booking } from './bookings.ts';
import { image, service } from './catalogue.ts';

/** A professional's spans on a weekday; the gaps are breaks. */
export interface WeekdayHours {
  day: 'MONDAY' | 'TUESDAY' | 'WEDNESDAY' | 'THURSDAY' | 'FRIDAY' | 'SATURDAY' | 'SUNDAY';
  spans: { from: string; to: string }[];
}

/** A person who visits customers (rule N1). Staff who sign in to the admin area are `admin`. */
export const professional = table(
  'professional',
  {
    id: col.text().primaryKey(),
    name: col.text().notNull(),
    about: col.text().notNull(),
    languages: col.json<string[]>().notNull(),
    /** For her own sign-in. */
    mobile: col.text(),
    /** The language of messages to her. */
    messageLanguage: col.oneOf(['en', 'hi', 'mr']).notNull().default('en'),
    gender: col.oneOf(['MALE', 'FEMALE', 'OTHER']),
    active: col.bool().notNull(),
    /** She can do whatever the salon offers, also what it adds later (rule N70). Then her rows in `professional_skill` do not count. */
    allServices: col.bool().notNull().default(false),
    /** Where her day starts. Null if it starts from the salon. */
    startLatitude: col.text(),
    startLongitude: col.text(),
    /** The longest way that she takes to a visit. */
    maxTravelMinutes: col.int(),
    /** The hours of each weekday, in the contract's form. */
    hours: col.json<WeekdayHours[]>().notNull(),
    /** Her share of the visits, in hundredths: 200 gets twice as many as 100. */
    weightHundredths: col.int().notNull(),
    imageId: col.text().references(() => image.id),
    /** How many visits she has carried out, kept with each of them. A team that is kept for its version has an older number. */
    completedVisits: col.int().notNull().default(0),
    createdAt: col.time().notNull(),
    /** When all that was personal went. The row stays for past visits and pay (rule P13). */
    erasedAt: col.time(),
  },
  t => [uniqueIndex('professional_mobile').on(t.mobile), check('professional_weight', sql`${t.weightHundredths} > 0`)],
);

/** The services that a professional can carry out, unless it is all of them. */
export const professionalSkill = table(
  'professional_skill',
  {
    professionalId: col
      .text()
      .notNull()
      .references(() => professional.id, { onDelete: 'cascade' }),
    serviceId: col
      .text()
      .notNull()
      .references(() => service.id),
  },
  t => [primaryKey({ columns: [t.professionalId, t.serviceId] })],
);

/** Hours of one date that replace those of its weekday; none if she is off. */
export const professionalDay = table(
  'professional_day',
  {
    professionalId: col
      .text()
      .notNull()
      .references(() => professional.id, { onDelete: 'cascade' }),
    date: col.text().notNull(),
    spans: col.json<{ from: string; to: string }[]>().notNull(),
  },
  t => [primaryKey({ columns: [t.professionalId, t.date] })],
);

export const professionalLeave = table(
  'professional_leave',
  {
    id: col.text().primaryKey(),
    professionalId: col
      .text()
      .notNull()
      .references(() => professional.id, { onDelete: 'cascade' }),
    fromDate: col.text().notNull(),
    fromMinute: col.int().notNull(),
    toDate: col.text().notNull(),
    toMinute: col.int().notNull(),
    note: col.text(),
    /** She entered it on her phone. */
    enteredByHerself: col.bool().notNull().default(false),
    createdAt: col.time().notNull(),
  },
  t => [index('professional_leave_to').on(t.toDate)],
);

/** What the router said of the way between two places (rule N4). Places are rounded, so that near addresses share an answer. */
export const travelTime = table(
  'travel_time',
  {
    /** `latitude,longitude`, rounded. */
    fromPlace: col.text().notNull(),
    toPlace: col.text().notNull(),
    /** −1 where the router knows no road. */
    minutes: col.int().notNull(),
    askedAt: col.time().notNull(),
  },
  t => [primaryKey({ columns: [t.fromPlace, t.toPlace] })],
);

/** One row. Each change of a professional gives it another version, so that every instance knows when to read them again. */
export const professionalVersion = table('professional_version', {
  id: col.int().primaryKey(),
  version: col.text().notNull(),
});

export interface Proposal {
  date: string;
  startMinute: number;
  professionalId: string;
  /** When staff asked. */
  at: number;
}

/**
 * What one professional carries out of a booking (rule N1). Only salons with named professionals have visits. It repeats what the booking
 * has where the plan of a day needs it, so that one index answers.
 */
export const visit = table(
  'visit',
  {
    /** Visits of before 022 have the id of their booking. Nothing may rely on that. */
    id: col.text().primaryKey(),
    bookingId: col
      .text()
      .notNull()
      .references(() => booking.id, { onDelete: 'cascade' }),
    /** The parts of a booking count from 1, and part 1 is the lead's. An ordinary booking has no other. */
    part: col.int().notNull().default(1),
    /** Null if nobody could be found. */
    professionalId: col.text().references(() => professional.id),
    /** The customer or staff chose her, so no program moves the visit. */
    chosen: col.bool().notNull(),
    /** The professional whom the customer wished for. It stays if staff send another. */
    wishedId: col.text(),
    /** The professional to whom the customer said yes when staff asked (rule N82): known, and not wished. */
    agreedId: col.text(),
    /** Staff overruled her hours, her leave or her travel. */
    forced: col.bool().notNull(),
    /** The booking is pending and not deleted, and she is not done: the visit takes her time. */
    pending: col.bool().notNull(),
    date: col.text().notNull(),
    startMinute: col.int().notNull(),
    /** The start and the minutes of the services. */
    endMinute: col.int().notNull(),
    /** Null after the customer's account was deleted. */
    latitude: col.text(),
    longitude: col.text(),
    serviceIds: col.json<string[]>().notNull(),
    womenOnly: col.bool().notNull(),
    /** How far the professional is. The last DONE completes the booking. */
    state: col.oneOf(['PLANNED', 'ON_THE_WAY', 'ARRIVED', 'STARTED', 'DONE']).notNull().default('PLANNED'),
    /** When she tapped each state, by her phone's clock. */
    onTheWayAt: col.time(),
    arrivedAt: col.time(),
    startedAt: col.time(),
    doneAt: col.time(),
    /** Wrong start codes. After five, only staff can let her start. */
    wrongCodes: col.int().notNull().default(0),
    /** Staff let her start without the code. */
    codeWaived: col.bool().notNull().default(false),
    /** What she took at the door. */
    collected: col.oneOf(['CASH', 'UPI']),
    /** She asked for help then, and staff have not answered yet. */
    helpAt: col.time(),
    /** She called the customer from the door, by her phone's clock. */
    calledAt: col.time(),
    /** She told that nobody is there, by her phone's clock, and staff have not let her wait longer since. */
    nobodyAt: col.time(),
    /** With a call for help of one who does not lead: why the visit was refused at the door (rule N103). Null once staff answered. */
    refusal: col.oneOf(['UNSAFE', 'HEALTH', 'NOT_AS_BOOKED', 'NO_PLACE', 'CUSTOMER_DECLINED', 'OTHER']),
    /** Another time that staff asked the customer about (rule N82). It takes nobody's time. */
    proposal: col.json<Proposal>(),
  },
  t => [
    uniqueIndex('visit_part').on(t.bookingId, t.part),
    index('visit_help').on(t.helpAt).where(sql`${t.helpAt} IS NOT NULL`),
    index('visit_nobody').on(t.nobodyAt).where(sql`${t.nobodyAt} IS NOT NULL AND ${t.pending}`),
    index('visit_day').on(t.date, t.professionalId, t.startMinute).where(sql`${t.pending}`),
    index('visit_professional').on(t.professionalId, t.date),
    check('visit_part_number', sql`${t.part} BETWEEN 1 AND 6`),
    check('visit_span', sql`${t.startMinute} >= 0 AND ${t.startMinute} < ${t.endMinute} AND ${t.endMinute} <= 1440`),
  ],
);

/** A time that is kept for somebody who was offered it (rule B92). It takes the place like a visit, with teams and with professionals. */
export const heldPlace = table(
  'held_place',
  {
    /** That of the offer. */
    id: col.text().primaryKey(),
    /** Null with teams. */
    professionalId: col.text().references(() => professional.id, { onDelete: 'cascade' }),
    date: col.text().notNull(),
    startMinute: col.int().notNull(),
    endMinute: col.int().notNull(),
    latitude: col.text(),
    longitude: col.text(),
    serviceIds: col.json<string[]>().notNull(),
    womenOnly: col.bool().notNull(),
  },
  t => [index('held_place_date').on(t.date)],
);

/** The quarter hours that pending visits and held places take: the fact that nobody is at two visits at once (rule N9). */
export const visitQuarter = table(
  'visit_quarter',
  {
    professionalId: col.text().notNull(),
    date: col.text().notNull(),
    /** From midnight: 18 is 09:00. */
    quarter: col.int().notNull(),
    /** Null for a held place. */
    visitId: col.text().references(() => visit.id, { onDelete: 'cascade' }),
    heldId: col.text().references(() => heldPlace.id, { onDelete: 'cascade' }),
  },
  t => [
    primaryKey({ columns: [t.professionalId, t.date, t.quarter] }),
    index('visit_quarter_visit').on(t.visitId),
    index('visit_quarter_held').on(t.heldId).where(sql`${t.heldId} IS NOT NULL`),
    check('visit_quarter_taker', sql`(${t.visitId} IS NULL) <> (${t.heldId} IS NULL)`),
  ],
);

/** Who had a visit to come when the salon went to teams. It gets her back when the salon returns to names (rule N76). */
export const visitBeforeTeams = table(
  'visit_before_teams',
  {
    bookingId: col
      .text()
      .notNull()
      .references(() => booking.id, { onDelete: 'cascade' }),
    part: col.int().notNull().default(1),
    professionalId: col
      .text()
      .notNull()
      .references(() => professional.id, { onDelete: 'cascade' }),
    chosen: col.bool().notNull(),
    womenOnly: col.bool().notNull(),
  },
  t => [primaryKey({ columns: [t.bookingId, t.part] })],
);
