/** What a message of the log has to say as things are, or why it says nothing (rule Q5). */

import { istInstant } from '../../../common/minutes.ts';
import { type Instant, MINUTE } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Settings } from '../../salon/settings/settings.ts';
import { type AboutBooking, findAboutNow } from './store.ts';
import { bookingFacts, dayFacts, eventsAbout } from './booking-facts.ts';
import { baseOf, KINDS, type MessageKind } from '../who-learns/kinds.ts';
import { isAboutCourse, learnerFacts } from './about-course.ts';
import type { MessageFacts } from '../words/message-facts.ts';
import { partsOf } from '../who-learns/message.ts';
import { isAboutNumber, numberFacts } from './about-number.ts';
import { pointlessOf } from '../plan/plan-rules.ts';
import type { MessageRow } from '../send/store.ts';
import { afterNight } from '../who-learns/timing-rules.ts';
import { variantOf } from './variants.ts';
import { besides, comesTo, namingOf } from './who-comes.ts';
import { NAMING } from './who-comes-rules.ts';
import { isAboutWish, wishFacts } from './about-wish.ts';

/** The row of the log that stands for a message, and those that went into it. */
export type Rows = [MessageRow, ...MessageRow[]];

export interface Found {
  /** What it tells, which may be more than its row said. */
  kind: MessageKind;
  facts: MessageFacts;
  rows: Rows;
  /**
   * The professional whom the message names to the customer; null if it says that we do not know. Undefined for a message that names
   * nobody.
   */
  names?: string | null;
  /** The reader did what it tells. */
  isOwnDoing?: boolean;
  /** The visit begins before the morning is over, so it cannot wait for the morning. */
  isUrgent?: boolean;
}

/** What is left for the customer to read it. */
const BEFORE_VISIT = 60 * MINUTE;

const comesIn = async (db: Queries, { kind, professionalId }: MessageRow, { visit }: AboutBooking, now: Instant) => {
  if (kind === 'ON_THE_WAY') return professionalId;
  // The salon may know (rule N11).
  if (KINDS[kind].to === 'SALON') return professionalId ?? visit?.professionalId ?? null;
  return NAMING.includes(kind) ? comesTo(db, visit, now) : undefined;
};

const aboutVisit = async (
  db: Queries,
  row: MessageRow,
  bookingId: string,
  settings: Settings,
  now: Instant,
): Promise<Found | { drop: string }> => {
  const { step } = partsOf(row);
  const about = await findAboutNow(db, bookingId, settings.capacity);
  const events = await eventsAbout(db, bookingId);
  const pointless = pointlessOf({ ...row, step }, about, events, now);
  if (pointless || !about) return { drop: pointless ?? 'DELETED' };
  const base = baseOf(row.kind);
  const comes = await comesIn(db, row, about, now);
  const facts = await bookingFacts(db, row, about, { settings, events, now, comes });
  const naming = base === 'PROFESSIONAL' ? besides(row, (await namingOf(db, [bookingId])).get(bookingId)) : [];
  const event = events.find(({ id }) => id === step);
  const kind = variantOf(base, { about, event, comes, naming, facts }, now);
  if (kind === null) return { drop: comes === undefined ? 'NOTHING_TO_SAY' : 'UNDONE' };
  const { bookingDate, startMinute } = about.booking;
  return {
    ...{ kind, facts, rows: [row] },
    ...(NAMING.includes(base) && { names: comes ?? null }),
    isOwnDoing: kind === 'CANCELLED' && events.find(one => one.kind === 'CANCELLED')?.actor === 'CUSTOMER',
    isUrgent: base === 'PROFESSIONAL' && istInstant(bookingDate, startMinute) < afterNight(now) + BEFORE_VISIT,
  };
};

export async function findWords(
  db: Queries,
  row: MessageRow,
  settings: Settings,
  now: Instant,
): Promise<Found | { drop: string }> {
  if (row.bookingId !== null) return aboutVisit(db, row, row.bookingId, settings, now);
  const facts = isAboutCourse(row.kind)
    ? await learnerFacts(db, row, settings)
    : isAboutWish(row.kind)
      ? await wishFacts(db, row, settings)
      : isAboutNumber(row.kind)
        ? await numberFacts(db, row, settings)
        : await dayFacts(db, row, { settings, events: [], now });
  return facts ? { kind: row.kind, facts, rows: [row] } : { drop: 'NOTHING_TO_SAY' };
}
