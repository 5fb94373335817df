/** What a message of the log has to say as things are, or why it says nothing (rule Q5). */
import { istInstant } from '../../../common/minutes.ts';
import { type Instant, MINUTE } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { EventRow } from '../../platform/events/events.ts';
import type { Settings } from '../../salon/settings/settings.ts';
import { type AboutBooking, eventsAbout, findAboutNow } from '../who-learns/about.ts';
import { baseOf, KINDS, type MessageKind } from '../who-learns/kinds.ts';
import { type MessageRow, partsOf } from '../who-learns/message.ts';
import { visitTold } from '../who-learns/part-rules.ts';
import { pointlessOf } from '../who-learns/pointless-rules.ts';
import { afterNight } from '../who-learns/timing-rules.ts';
import type { MessageFacts } from '../words/message-facts.ts';
import { isAboutCourse, learnerFacts } from './about-course.ts';
import { factorFacts, isAboutFactor } from './about-factor.ts';
import { isAboutNudge, nudgeFacts } from './about-nudge.ts';
import { isAboutNumber, numberFacts } from './about-number.ts';
import { isAboutOffer, offerFacts } from './about-offer.ts';
import { isAboutReward, rewardFacts } from './about-reward.ts';
import { isAboutSeries, isAboutSeriesState, seriesFacts, seriesStateFacts, seriesStateKind } from './about-series.ts';
import { isAboutWish, wishFacts } from './about-wish.ts';
import { bookingFacts } from './booking-facts.ts';
import { dayFacts } from './day-facts.ts';
import { hasRise } from './store.ts';
import { besides, comesTo, namingOf, withoutSteps } from './who-comes.ts';
import { type Comes, NAMING, type Naming, whoKind } from './who-comes-rules.ts';

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

const comesIn = async (db: Queries, row: MessageRow, about: AboutBooking, events: EventRow[], now: Instant) => {
  const { kind, professionalId } = row;
  if (kind === 'ON_THE_WAY') return professionalId;
  // The salon may know (rule N11).
  if (KINDS[kind].to === 'SALON')
    return professionalId ?? visitTold({ ...row, step: partsOf(row).step }, about, events)?.professionalId ?? null;
  return NAMING.includes(kind) ? comesTo(db, about, now) : undefined;
};

interface Told {
  about: AboutBooking;
  /** The event that the message follows, if there is one. */
  event: EventRow | undefined;
  comes: Comes;
  /** What was sent the same way and named somebody. */
  naming: Naming[];
  facts: Pick<MessageFacts, 'feePaise' | 'refundPaise'>;
  step: string;
  /** Whether it is a visit of a series that costs more than the one before. */
  rises: boolean;
}

/** The end of the step of a reminder three days before. */
const EARLY = '.3';

/** Which text tells an event best: one that names who comes, who moved the visit, or the money (rule Q35). `kind` is no variant itself. Null if the customer knows all of it already. */
function variantOf(
  kind: MessageKind,
  { about: { booking, visit }, event, comes, naming, facts, step, rises }: Told,
  now: Instant,
): MessageKind | null {
  switch (kind) {
    case 'CONFIRMATION':
      if (rises) return 'SERIES_PRICE';
      return comes ? 'CONFIRMATION_WHO' : kind;
    case 'REMINDER':
      return booking.seriesId !== null && step.endsWith(EARLY) ? 'SERIES_SOON' : kind;
    case 'MOVED':
      if (event?.actor === 'CUSTOMER') return comes ? 'MOVED_WHO' : kind;
      return comes ? 'MOVED_BY_SALON_WHO' : 'MOVED_BY_SALON';
    case 'CANCELLED':
      if (booking.holdUntil !== null) return 'HOLD_ENDED';
      return facts.feePaise > 0 || facts.refundPaise > 0 ? 'CANCELLED_MONEY' : kind;
    case 'PROFESSIONAL':
      return whoKind(booking.bookingDate, comes, naming, now);
    case 'SERVICES_PROPOSED':
      // Whoever comes asks for the code; teams do not.
      return visit ? 'SERVICES_PROPOSED_CODE' : kind;
    case 'PAID':
      return booking.status === 'CANCELLED' ? 'PAID_LATE' : kind;
    default:
      return kind;
  }
}

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
  const comes = await comesIn(db, row, about, events, now);
  const facts = await bookingFacts(db, row, about, { settings, events, now, comes });
  const all = base === 'PROFESSIONAL' ? ((await namingOf(db, [bookingId])).get(bookingId) ?? []) : [];
  const naming = besides(row, withoutSteps(all, about.parts));
  const event = events.find(({ id }) => id === step);
  const rises = about.booking.seriesId !== null && (await hasRise(db, bookingId));
  const kind = variantOf(base, { about, event, comes, naming, facts, step, rises }, now);
  if (kind === null) return { drop: comes === undefined ? 'NOTHING_TO_SAY' : 'UNDONE' };
  const { bookingDate, startMinute } = about.booking;
  return {
    ...{ kind, facts, rows: [row] },
    ...(NAMING.includes(base) && { names: comes ?? null }),
    isOwnDoing: kind === 'CANCELLED' && events.find(one => one.kind === 'CANCELLED')?.actor === 'CUSTOMER',
    isUrgent: base === 'PROFESSIONAL' && istInstant(bookingDate, startMinute) < afterNight(now) + BEFORE_VISIT,
  };
};

type Asked = Pick<Deps, 'db' | 'offerForMessage' | 'seriesForMessage' | 'seriesStateForMessage' | 'nudgeForMessage'>;
/** Null if there is nothing to say. */
type FactsOf = (deps: Asked, row: MessageRow, settings: Settings, now: Instant) => Promise<MessageFacts | null>;

/** What messages about neither a booking nor a day say, by the kinds that are of a sort. */
const ABOUT_OTHERS: [is: (kind: MessageKind) => boolean, factsOf: FactsOf][] = [
  [isAboutCourse, ({ db }, row, settings) => learnerFacts(db.read, row, settings)],
  [isAboutWish, ({ db }, row, settings) => wishFacts(db.read, row, settings)],
  [isAboutNumber, ({ db }, row, settings) => numberFacts(db.read, row, settings)],
  [isAboutFactor, ({ db }, row, settings) => factorFacts(db.read, row, settings)],
  [isAboutReward, ({ db }, row, settings) => rewardFacts(db.read, row, settings)],
  [isAboutOffer, offerFacts],
  [isAboutSeries, seriesFacts],
  [isAboutSeriesState, seriesStateFacts],
  [isAboutNudge, nudgeFacts],
];

const aboutDay: FactsOf = ({ db }, row, settings, now) => dayFacts(db.read, row, { settings, events: [], now });

export async function findWords(
  deps: Asked,
  row: MessageRow,
  settings: Settings,
  now: Instant,
): Promise<Found | { drop: string }> {
  if (row.bookingId !== null) return aboutVisit(deps.db.read, row, row.bookingId, settings, now);
  const [, factsOf = aboutDay] = ABOUT_OTHERS.find(([is]) => is(row.kind)) ?? [];
  const facts = await factsOf(deps, row, settings, now);
  if (!facts) return { drop: 'NOTHING_TO_SAY' };
  return { kind: isAboutSeriesState(row.kind) ? seriesStateKind(row.kind, facts) : row.kind, facts, rows: [row] };
}
