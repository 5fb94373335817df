/** Staff read the log of messages, and try failed ones again (rule Q10). */
import { ceilingsMet } from '../auth/sent.ts';
import { AppError } from '../contract/errors.ts';
import type { Schemas } from '../contract/types.ts';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { ChannelName } from '../outside/channel.ts';
import { pageOf } from '../shared/page.ts';
import { DAY, toRfc3339 } from '../shared/time.ts';
import { queueAgain } from './send.ts';
import { countLogged, findLogged, findSentTo, type LogFilter, type MessageRow, waitAgain } from './store.ts';

const toLogged = (row: MessageRow): Schemas['LoggedMessage'] => {
  const { id, bookingId, kind, channel, sentTo, language, text, state, reason, dueAt, sentAt } = row;
  return {
    ...{ id, bookingId, kind, channel, to: sentTo, language, text, state, reason },
    dueAt: toRfc3339(dueAt),
    sentAt: sentAt === null ? null : toRfc3339(sentAt),
  };
};

/** A page of the log, the latest due first, the channels of the installation, and the ceilings that were met in the last 24 hours. */
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
    ...pageOf(rows.map(toLogged), page, size, total),
    channels: Object.keys(channels) as ChannelName[],
    ceilings: met.map(({ at, ...one }) => ({ ...one, at: toRfc3339(at) })),
  };
}

/** Makes a failed or dropped message due at once, with all its tries. Throws NOT_FOUND for any other. */
export function retryLogged({ db, clock }: Deps, id: string): Promise<Schemas['LoggedMessage']> {
  return db.tx(async tx => {
    const now = clock.now();
    const row = await waitAgain(tx, id, now);
    if (!row) throw new AppError('NOT_FOUND');
    await queueAgain(tx, row, now);
    return toLogged(row);
  });
}

/** What the customer was sent, oldest first, for their export. */
export async function messagesTo(db: Queries, userId: string): Promise<Schemas['LoggedMessage'][]> {
  return (await findSentTo(db, userId)).map(toLogged);
}
