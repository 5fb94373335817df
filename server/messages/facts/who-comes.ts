/** Who comes to a visit as things are, and what its customer was told of it (rule Q31). */
import type { Instant, IsoDate } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { openAmong } from '../../schedule/professional/uncovered.ts';
import type { VisitRow } from '../../schedule/professional/visit-rules.ts';
import { isKnown } from '../../schedule/professional/visit-rules.ts';
import type { MessageRow } from '../who-learns/message.ts';
import { partsOf } from '../who-learns/message.ts';
import { findAlive, findVisitsOn } from './store.ts';
import type { Comes } from './who-comes-rules.ts';
import { NAMING, newsOf } from './who-comes-rules.ts';

/** Who comes as the customer may know it: undefined before the name is told, null if we do not know. */
export async function comesTo(db: Queries, visit: VisitRow | null, now: Instant): Promise<Comes> {
  if (!visit || !isKnown(visit, now)) return undefined;
  return (await openAmong(db, [visit], now)).has(visit.id) ? null : visit.professionalId;
}

/** The messages to customers that named somebody and wait or were sent, by booking. */
export async function namingOf(db: Queries, bookingIds: string[]): Promise<Map<string | null, MessageRow[]>> {
  return Map.groupBy(await findAlive(db, bookingIds, NAMING), ({ bookingId }) => bookingId);
}

const isMail = (row: Pick<MessageRow, 'key'>): boolean => partsOf(row).way === 'EMAIL';

/** The messages to the phone, or by e-mail where nothing reaches the phone: an e-mail that waits does not hold up the SMS. */
function byMainWay(naming: MessageRow[] = []): MessageRow[] {
  const toPhone = naming.filter(row => !isMail(row));
  return toPhone.length > 0 ? toPhone : naming;
}

/** Without what says that one of the others is on her way: it says nothing about who leads (rule N105). `parts`: all visits. */
export function aboutLead(naming: MessageRow[], parts: Pick<VisitRow, 'part' | 'professionalId'>[]): MessageRow[] {
  const others = new Set(parts.filter(({ part }) => part > 1).map(({ professionalId }) => professionalId));
  return naming.filter(({ kind, professionalId }) => kind !== 'ON_THE_WAY' || !others.has(professionalId));
}

/** What was sent the same way as this message, without its own other tries. */
export function besides(row: MessageRow, naming: MessageRow[] = []): MessageRow[] {
  const [own, step] = [isMail(row), partsOf(row).step];
  return naming.filter(one => one.id !== row.id && isMail(one) === own && partsOf(one).step !== step && one.sentAt !== null);
}

/** The pending visits of this day whose customers have to be told who comes, by what is new (newsOf), in order of time. */
export async function newsOn(db: Queries, date: IsoDate, now: Instant) {
  // Customers are told the lead's name, or each of the others would be news again.
  const all = await findVisitsOn(db, date);
  const visits = all.filter(({ part }) => part === 1);
  const partsOf = Map.groupBy(all, ({ bookingId }) => bookingId);
  const open = await openAmong(db, visits, now);
  const naming = await namingOf(
    db,
    visits.map(({ bookingId }) => bookingId),
  );
  return visits.flatMap(visit => {
    const comes = open.has(visit.id) ? null : visit.professionalId;
    const known = aboutLead(naming.get(visit.bookingId) ?? [], partsOf.get(visit.bookingId) ?? []);
    const news = newsOf(date, comes, byMainWay(known), now);
    return news === null ? [] : [{ visit, comes, news }];
  });
}
