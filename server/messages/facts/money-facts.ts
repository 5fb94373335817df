/** The sums that a message about a booking says, in paise (rule Q33). */
import type { Instant } from '../../../common/time.ts';
import { ledgerOf } from '../../money/ledger/ledger.ts';
import { due, refundDue } from '../../money/ledger/rules.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { booking } from '../../platform/db/schema.ts';
import type { EventKind, EventRow } from '../../platform/events/events.ts';
import { baseOf, type MessageKind } from '../who-learns/kinds.ts';
import { type Money, NO_MONEY } from '../words/message-facts.ts';

/** The visit does not take place. */
const ENDED: MessageKind[] = ['CANCELLED', 'NO_SHOW', 'REFUSED'];
const RECEIVED: EventKind[] = ['PAID', 'PART_PAID'];
const RETURNED: EventKind[] = ['REFUNDED', 'PART_RETURNED'];

/** Whether a row of the ledger was written by this event, and by none of these kinds before it. `events`: latest first. */
const since = (event: EventRow, events: EventRow[], kinds: EventKind[]) => {
  const earlier = events.slice(events.indexOf(event) + 1).find(({ kind }) => kinds.includes(kind))?.at ?? 0;
  return (at: Instant | null): boolean => at !== null && at > earlier && at <= event.at;
};

const sum = <Row>(rows: Row[], paise: (row: Row) => number): number => rows.reduce((total, row) => total + paise(row), 0);

/** `step` names the event that the message tells. */
export async function moneyFacts(
  db: Queries,
  kind: MessageKind,
  row: typeof booking.$inferSelect,
  events: EventRow[],
  step: string,
): Promise<Money> {
  const price = { pricePaise: row.finalPaise, paidPaise: row.heldPaise, duePaise: due(row) };
  const whole = { ...NO_MONEY, ...price, amountPaise: row.finalPaise };
  const base = baseOf(kind);
  const hasEnded = ENDED.includes(base);
  const event = events.find(one => (hasEnded ? one.kind === 'CANCELLED' : one.id === step));
  if (!event || !(hasEnded || base === 'PAID' || base === 'REFUNDED')) return whole;
  const { payments, refunds } = await ledgerOf(db, row.id);
  const given = refunds.filter(({ state }) => state === 'PENDING' || state === 'DONE');
  if (hasEnded) {
    const back = given.filter(({ createdAt }) => createdAt >= event.at);
    return { ...whole, feePaise: row.feePaise, refundPaise: refundDue(row) + sum(back, ({ amountPaise }) => amountPaise) };
  }
  if (base === 'REFUNDED') {
    const isOf = since(event, events, RETURNED);
    return {
      ...whole,
      amountPaise: sum(
        given.filter(({ createdAt }) => isOf(createdAt)),
        one => one.amountPaise,
      ),
    };
  }
  const isOf = since(event, events, RECEIVED);
  const online = payments.filter(({ provider, state, paidAt }) => provider !== 'NONE' && state === 'PAID' && isOf(paidAt));
  return { ...whole, amountPaise: sum(online, ({ amountPaise, tipPaise }) => amountPaise + tipPaise) };
}
