/** Staff read the log of messages, and try failed ones again (rule Q10). */
import { istInstant } from '../../../common/minutes.ts';
import { DAY, type Instant, istDate, toRfc3339 } from '../../../common/time.ts';
import { ceilingsMet } from '../../accounts/auth/sent.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { ChannelName } from '../../platform/outside/channel.ts';
import { pageOf } from '../../platform/shared/page.ts';
import { readTeam } from '../../schedule/professional/team.ts';
import { answerMessage, retryMessage } from '../send/send.ts';
import { isLost } from '../who-learns/alert-rules.ts';
import { namesOfPeople } from '../who-learns/listeners.ts';
import type { MessageRow } from '../who-learns/message.ts';
import { countLogged, findLastToPhone, findLogged, findLost, findSentTo, type LogFilter, namesOfCustomers } from './store.ts';

const orNull = (instant: Instant | null) => (instant === null ? null : toRfc3339(instant));

/** Whom each message is for, by name: customers, professionals and people on the salon's staff. */
const namesFor = async (db: Queries, rows: MessageRow[]): Promise<(row: MessageRow) => string | null> => {
  const customers = await namesOfCustomers(
    db,
    rows.flatMap(({ recipient, userId }) => (recipient === 'CUSTOMER' && userId ? [userId] : [])),
  );
  const team = new Map((await readTeam(db)).map(({ record }) => [record.id, record.name]));
  const people = await namesOfPeople(db);
  const nameOf: Record<MessageRow['recipient'], (row: MessageRow) => string | undefined> = {
    CUSTOMER: ({ userId }) => customers.get(userId ?? ''),
    PROFESSIONAL: ({ professionalId }) => team.get(professionalId ?? ''),
    SALON: ({ personId }) => people.get(personId),
  };
  return row => nameOf[row.recipient](row) ?? null;
};

const showLogged = async (db: Queries, rows: MessageRow[]): Promise<Schemas['LoggedMessage'][]> => {
  const nameOf = await namesFor(db, rows);
  return rows.map(row => {
    const { id, bookingId, kind, channel, recipient, sentTo, language, text, state, reason } = row;
    return {
      ...{ id, bookingId, kind, channel, recipient, recipientName: nameOf(row), to: sentTo, language, text, state, reason },
      ...{ dueAt: toRfc3339(row.dueAt), sentAt: orNull(row.sentAt), toldAt: orNull(row.toldAt) },
    };
  });
};

/** A page of the log, the latest due first, the channels of the installation, and the ceilings that were met in the last 24 hours. */
/**
 * Whether messages do not reach this customer's phone: the last one failed for good, or there was no way to send it (rule Q36). An e-mail
 * alone is not enough, because nobody reads it on the way.
 */
export async function isUnreached(db: Queries, of: { userId: string } | { bookingId: string }): Promise<boolean> {
  const last = await findLastToPhone(db, of);
  return last?.state === 'FAILED' || last?.state === 'DROPPED';
}

export async function listLogged(
  { db: { read: db }, channels, clock }: Deps,
  filter: LogFilter,
  page: number,
  size: number,
): Promise<Schemas['MessageLogPage']> {
  const [rows, total, met] = await Promise.all([
    findLogged(db, filter, page, size),
    countLogged(db, filter),
    ceilingsMet(db, DAY, clock.now()),
  ]);
  return {
    ...pageOf(await showLogged(db, rows), page, size, total),
    channels: Object.keys(channels) as ChannelName[],
    ceilings: met.map(({ at, ...one }) => ({ ...one, at: toRfc3339(at) })),
    unreached: filter.bookingId !== undefined && (await isUnreached(db, { bookingId: filter.bookingId })),
  };
}

/** Makes a failed or dropped message due at once, with all its tries. Throws NOT_FOUND for any other. */
export function retryLogged({ db, clock }: Deps, id: string): Promise<Schemas['LoggedMessage']> {
  return db.tx(async tx => onlyLogged(tx, await retryMessage(tx, id, clock.now())));
}

const onlyLogged = async (db: Queries, row: MessageRow): Promise<Schemas['LoggedMessage']> =>
  (await showLogged(db, [row]))[0] as Schemas['LoggedMessage'];

/** Staff told its reader in another way. A second time it keeps the first time. Throws NOT_FOUND for any but a failed message. */
export function answerFailed({ db, clock }: Deps, id: string): Promise<Schemas['LoggedMessage']> {
  return db.tx(async tx => onlyLogged(tx, await answerMessage(tx, id, clock.now())));
}

/** Messages about coming visits that failed in the last two days and that nobody has answered (rule Q52), the latest first. */
export async function lostMessages({ db: { read: db }, channels, clock }: Pick<Deps, 'db' | 'channels' | 'clock'>) {
  const now = clock.now();
  const rows = await findLost(db, now - 2 * DAY, istDate(now));
  const isComing = ({ bookingDate, startMinute }: (typeof rows)[number]) => now < istInstant(bookingDate, startMinute);
  const lost = rows.filter(row => isComing(row) && isLost(row, channels.SMS !== undefined));
  // Of several who come, it is the one who was to read it.
  return lost.map(({ leadId, readerId, ...row }) => ({
    ...row,
    professionalId: row.recipient === 'PROFESSIONAL' ? readerId : leadId,
  }));
}

/** What the customer was sent, oldest first, for their export. */
export async function messagesTo(db: Queries, userId: string): Promise<Schemas['LoggedMessage'][]> {
  return showLogged(db, await findSentTo(db, userId));
}
