/** What a calendar app reads at the address of a feed (rule I10). */
import { istInstant } from '../../../common/minutes.ts';
import { addDays, HOUR, type IsoDate, istDate } from '../../../common/time.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { listOf } from '../../platform/shared/list-of.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { servicesOfParts } from '../../schedule/professional/part-services.ts';
import { nameOfProfessional } from '../../schedule/professional/team.ts';
import { isContactShown } from '../../schedule/professional/visit-rules.ts';
import { calendarHost, RAISING_SEQUENCE, uidOf, vcalendar, vevent } from '../words/calendar-entry.ts';
import { unlinked } from '../words/unlinked.ts';
import { hashOf } from './feeds.ts';
import { countEvents, type FeedVisit, findFeed, findServices, findVisits, noteRead } from './store.ts';

const [DAYS_BACK, DAYS_AHEAD] = [30, 90];

/** The first word of the name, because others may see the calendar. Undefined after the account was deleted. */
const firstName = (fullName: string | null): string | undefined => fullName?.trim().split(/\s+/)[0];

type Services = { name: string; quantity: number }[];

/** What a feed says of customers: the salon's who and where about, a professional's less, or more if the owner allows it. */
interface Shows {
  name: boolean;
  /** From the evening before, as on the professional's phone (rule N44). */
  house: (date: IsoDate) => boolean;
}

const placeOf = ({ address, bookingDate }: FeedVisit, { house }: Shows): string | undefined => {
  if (!address) return undefined;
  const area = `${address.city} ${address.postalCode}`;
  return unlinked(house(bookingDate) ? `${address.street}, ${area}` : area);
};

const entryOf = (
  visit: FeedVisit,
  services: Services,
  sequence: number,
  { host, shows }: { host: string; shows: Shows },
): string => {
  const { bookingId, bookingDate, startMinute, durationInMinutes, status, changedAt, fullName } = visit;
  const { visitId = bookingId, partCount } = visit;
  const isCancelled = status === 'CANCELLED';
  const title = [shows.name && firstName(fullName), listOf(services)].filter(Boolean).join(': ');
  return vevent({
    // Several of a party may be in one calendar, beside the whole.
    uid: uidOf(partCount > 1 ? visitId : bookingId, host),
    sequence,
    // The time of the change, not of reading: an unchanged feed keeps its ETag.
    stamp: changedAt,
    start: istInstant(bookingDate, startMinute),
    end: istInstant(bookingDate, startMinute + durationInMinutes),
    // Many apps show a cancelled visit like any other.
    summary: isCancelled ? `Cancelled: ${title}` : title,
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
    location: placeOf(visit, shows),
  });
};

const visitsOf = async (
  db: Queries,
  professionalId: string | null,
  today: IsoDate,
  by: { host: string; shows: Shows },
): Promise<string[]> => {
  const visits = await findVisits(db, professionalId, { from: addDays(today, -DAYS_BACK), to: addDays(today, DAYS_AHEAD) });
  const ids = visits.map(({ bookingId }) => bookingId);
  const [services, ofPart] = [await findServices(db, ids), await servicesOfParts(db, professionalId === null ? [] : ids)];
  const changes = await countEvents(db, ids, RAISING_SEQUENCE);
  return visits.map(one => entryOf(one, ofPart(one) ?? services.get(one.bookingId) ?? [], changes.get(one.bookingId) ?? 0, by));
};

/** Throws NOT_FOUND for an unknown or revoked feed, and for the feed of a professional who is not active or whose salon has teams. */
export async function readFeed({ db, clock, config }: Deps, token: string): Promise<string> {
  const now = clock.now();
  const feed = await findFeed(db.read, hashOf(token));
  const { capacity, salonName, feedsShowCustomer } = await readSettings(db.read);
  if (!feed || (feed.professionalId !== null && (!feed.active || capacity === 'TEAMS'))) throw new AppError('NOT_FOUND');
  // Apps read every few minutes. Staff need to know whether a feed is in use, not each time.
  if (feed.lastReadAt === null || now - feed.lastReadAt >= HOUR) await db.tx(tx => noteRead(tx, feed.id, now));
  const name = feed.professionalId && (await nameOfProfessional(db.read, feed.professionalId));
  const isAllowed = feed.professionalId !== null && feedsShowCustomer;
  const shows = {
    name: feed.professionalId === null || isAllowed,
    house: (date: IsoDate) => isAllowed && isContactShown(date, now),
  };
  const events = await visitsOf(db.read, feed.professionalId, istDate(now), { host: calendarHost(config), shows });
  return vcalendar(events, { method: 'PUBLISH', name: name ? `${salonName}: ${name}` : salonName });
}
