/** Who comes to a visit as things are, and what its customer was told of it (rule Q31). */
import type { Instant, IsoDate } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { openAmong } from '../../schedule/professional/uncovered.ts';
import type { VisitRow } from '../../schedule/professional/visit-rules.ts';
import { isKnown } from '../../schedule/professional/visit-rules.ts';
import type { AboutBooking } from '../who-learns/about.ts';
import type { MessageRow } from '../who-learns/message.ts';
import { partsOf } from '../who-learns/message.ts';
import { findAlive, findVisitsOn } from './store.ts';
import type { Comes } from './who-comes-rules.ts';
import { NAMING, newsOf } from './who-comes-rules.ts';

/** Those who come to one booking, of these visits in order of part. Null if one of them cannot come. */
const comesOf = (visits: VisitRow[], open: Set<string>): string | null => {
  const ids = visits.map(({ id, professionalId }) => (open.has(id) ? null : professionalId));
  return ids.includes(null) ? null : [...new Set(ids)].join();
};

/** The professional whom the customer may know of: undefined before we tell a name, null if we know of nobody. */
export async function comesTo(db: Queries, { visit, parts }: AboutBooking, now: Instant): Promise<Comes> {
  const known = (parts.length > 1 ? parts : visit ? [visit] : []).filter(one => isKnown(one, now));
  return known.length === 0 ? undefined : comesOf(known, await openAmong(db, known, now));
}

/** The messages to customers that named somebody and wait or were sent, by booking. */
export async function namingOf(db: Queries, bookingIds: string[]): Promise<Map<string | null, MessageRow[]>> {
  return Map.groupBy(await findAlive(db, bookingIds, NAMING), ({ bookingId }) => bookingId);
}

/** The professional has not come yet. */
const WAITED_FOR = ['PLANNED', 'ON_THE_WAY'];

const isMail = (row: Pick<MessageRow, 'key'>): boolean => partsOf(row).way === 'EMAIL';

/** The messages to the phone, or by e-mail where nothing reaches the phone: an e-mail that waits does not hold up the SMS. */
function byMainWay(naming: MessageRow[] = []): MessageRow[] {
  const toPhone = naming.filter(row => !isMail(row));
  return toPhone.length > 0 ? toPhone : naming;
}

/** Of a party, without what says that one of them is on her way: it does not say who comes. `parts`: all visits. */
export function withoutSteps(naming: MessageRow[], parts: unknown[]): MessageRow[] {
  return parts.length > 1 ? naming.filter(({ kind }) => kind !== 'ON_THE_WAY') : naming;
}

/** What was sent the same way as this message, without its own other tries. */
export function besides(row: MessageRow, naming: MessageRow[] = []): MessageRow[] {
  const [own, step] = [isMail(row), partsOf(row).step];
  return naming.filter(one => one.id !== row.id && isMail(one) === own && partsOf(one).step !== step && one.sentAt !== null);
}

/**
 * The pending visits of this day whose customers have to be told who comes, by what is new (newsOf), in order of time. Of a party that is
 * news as long as somebody has not come yet, whether the lead has or not.
 */
export async function newsOn(db: Queries, date: IsoDate, now: Instant) {
  const visits = await findVisitsOn(db, date);
  const partsOf = Map.groupBy(visits, ({ bookingId }) => bookingId);
  const open = await openAmong(db, visits, now);
  const naming = await namingOf(
    db,
    visits.map(({ bookingId }) => bookingId),
  );
  return visits.flatMap(visit => {
    if (visit.part > 1) return [];
    const parts = (partsOf.get(visit.bookingId) ?? [visit]).toSorted((a, b) => a.part - b.part);
    const comes = comesOf(parts, open);
    if (!parts.some(({ state }) => WAITED_FOR.includes(state))) return [];
    const known = withoutSteps(naming.get(visit.bookingId) ?? [], parts);
    const news = newsOf(date, comes, byMainWay(known), now);
    return news === null ? [] : [{ visit, comes, news }];
  });
}
