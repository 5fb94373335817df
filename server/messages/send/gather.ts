/** Gathers what a professional is to be told about changes of her visits into one message (rule Q26). */
import { type Instant, MINUTE } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { EventRow } from '../../platform/events/events.ts';
import type { Settings } from '../../salon/settings/settings.ts';
import { bookingFacts, changesFacts } from '../facts/booking-facts.ts';
import { type AboutBooking, eventsAbout, findAboutNow } from '../who-learns/about.ts';
import type { MessageKind } from '../who-learns/kinds.ts';
import { type MessageRow, partsOf } from '../who-learns/message.ts';
import { pointlessOf } from '../who-learns/pointless-rules.ts';
import type { MessageFacts } from '../words/message-facts.ts';
import { netOf, VISIT_KINDS } from './gather-rules.ts';
import { changeWaiting, findWaitingFor } from './store.ts';

/** Longer than a send takes. While it lasts, no other message of hers takes these changes along. */
const LEASE = 2 * MINUTE;
const GATHERING = 'GATHERING';

export type Gathered =
  /** Nothing is left to say: its rows are dropped. */
  | 'SETTLED'
  /** Another message takes this change along until then. */
  | { notBefore: Instant }
  /** One message. The first row stands for it in the log, and the others went into it. */
  | { kind: MessageKind; facts: MessageFacts; rows: [MessageRow, ...MessageRow[]] };

const stepOf = (row: Pick<MessageRow, 'key'>): string => partsOf(row).step;

/**
 * Takes what waits for the reader of this row, so that nobody else sends it. The transaction makes instances take turns. Without
 * `mayJoin` it takes only what is about the same booking.
 */
export async function claim(
  tx: Queries,
  row: MessageRow,
  waiting: MessageRow[],
  mayJoin: boolean,
  now: Instant,
): Promise<MessageRow[] | { notBefore: Instant }> {
  const own = waiting.find(({ id }) => id === row.id);
  if (!own) return [];
  if (own.dueAt > now) return { notBefore: own.dueAt };
  const isFree = ({ id, reason, dueAt }: MessageRow) => id === row.id || reason !== GATHERING || dueAt <= now;
  const mine = waiting.filter(one => isFree(one) && (mayJoin || one.bookingId === row.bookingId));
  for (const { id } of mine) await changeWaiting(tx, id, { dueAt: now + LEASE, reason: GATHERING });
  return mine;
}

interface Told {
  rows: MessageRow[];
  kind: MessageKind;
  step: string;
  about: AboutBooking;
  events: EventRow[];
}

/** Gathers the message of this row with her others that wait, in the transaction `tx`. `mayJoin`: changes of several visits fit one text. */
export async function gather(
  tx: Queries,
  row: MessageRow,
  settings: Settings,
  { mayJoin, now }: { mayJoin: boolean; now: Instant },
): Promise<Gathered> {
  const waiting = await findWaitingFor(tx, row.professionalId ?? '', VISIT_KINDS);
  const mine = await claim(tx, row, waiting, mayJoin, now);
  if ('notBefore' in mine) return mine;
  const told: Told[] = [];
  for (const [bookingId, rows] of Map.groupBy(mine, one => one.bookingId ?? '')) {
    const about = await findAboutNow(tx, bookingId, settings.capacity);
    const events = await eventsAbout(tx, bookingId);
    const net = netOf(rows, about, events, stepOf);
    const drop =
      'drop' in net
        ? net.drop
        : settings.messagesOff.includes(net.kind)
          ? 'SWITCHED_OFF'
          : pointlessOf({ ...net, professionalId: row.professionalId }, about, events, now);
    if (drop !== null || 'drop' in net || !about) {
      for (const { id, dueAt } of rows) await changeWaiting(tx, id, { dueAt, state: 'DROPPED', reason: drop });
    } else {
      told.push({ ...net, rows, about, events });
    }
  }
  const [first, ...others] = told;
  if (!first) return 'SETTLED';
  // The row that is due stands for all, so the log shows it where staff look.
  const all = told.flatMap(({ rows }) => rows);
  const lead = all.find(({ id }) => id === row.id) ?? (first.rows[0] as MessageRow);
  const rows: [MessageRow, ...MessageRow[]] = [lead, ...all.filter(one => one !== lead)];
  if (others.length > 0) {
    const visits = told.map(({ about: { booking, parts } }) => {
      const hers = parts.find(({ professionalId }) => professionalId === row.professionalId);
      return { bookingId: booking.id, startMinute: (hers ?? booking).startMinute, part: hers?.part };
    });
    return { kind: 'VISITS_CHANGED', facts: await changesFacts(tx, lead, visits, settings), rows };
  }
  const { kind, step, about, events } = first;
  return { kind, facts: await bookingFacts(tx, { ...lead, kind }, about, { settings, events, now, step }), rows };
}
