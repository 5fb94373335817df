/** Gathers what somebody on the salon's staff is to be told at once into one message (rule Q53). */
import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { EventRow } from '../../platform/events/events.ts';
import type { Settings } from '../../salon/settings/settings.ts';
import { alertsFacts, bookingFacts } from '../facts/booking-facts.ts';
import { type AboutBooking, eventsAbout, findAboutNow } from '../who-learns/about.ts';
import { gatheredAs, togetherOf } from '../who-learns/alert-rules.ts';
import type { MessageKind } from '../who-learns/kinds.ts';
import { languageOf, type MessageRow, partsOf } from '../who-learns/message.ts';
import { isOfOne, visitTold } from '../who-learns/part-rules.ts';
import { pointlessOf } from '../who-learns/pointless-rules.ts';
import { salonFacts } from '../words/message-facts.ts';
import { claim, type Gathered } from './gather.ts';
import { changeWaiting, findWaitingAlerts } from './store.ts';

interface Told {
  row: MessageRow;
  about: AboutBooking;
  events: EventRow[];
}

/** The alerts that still have a point. The others are dropped. */
const judged = async (tx: Queries, rows: MessageRow[], { capacity }: Settings, now: Instant): Promise<Told[]> => {
  const told: Told[] = [];
  for (const row of rows) {
    const about = await findAboutNow(tx, row.bookingId ?? '', capacity);
    const events = await eventsAbout(tx, row.bookingId ?? '');
    const reason = pointlessOf({ ...row, step: partsOf(row).step }, about, events, now);
    if (reason || !about) await changeWaiting(tx, row.id, { dueAt: row.dueAt, state: 'DROPPED', reason: reason ?? 'DELETED' });
    else told.push({ row, about, events });
  }
  return told;
};

/** Gathers the message of this row with others of its group that wait for the same person, in the transaction `tx`. */
export async function gatherAlerts(
  tx: Queries,
  row: MessageRow,
  settings: Settings,
  { mayJoin, now }: { mayJoin: boolean; now: Instant },
): Promise<Gathered> {
  const several = togetherOf(row.kind);
  if (!several) throw new Error(`${row.kind} goes alone`);
  const { way } = partsOf(row);
  const waiting = (await findWaitingAlerts(tx, row.personId, gatheredAs(several))).filter(one => partsOf(one).way === way);
  // What goes alone takes no other along, not even one about the same booking.
  const mine = await claim(tx, row, mayJoin ? waiting : waiting.filter(({ id }) => id === row.id), mayJoin, now);
  if ('notBefore' in mine) return mine;
  const told = await judged(tx, mine, settings, now);
  const lead = told.find(one => one.row.id === row.id) ?? told[0];
  if (!lead) return 'SETTLED';
  const rows: [MessageRow, ...MessageRow[]] = [lead.row, ...told.filter(one => one !== lead).map(one => one.row)];
  if (rows.length > 1) {
    const kind: MessageKind = several;
    return {
      kind,
      facts: await alertsFacts(
        tx,
        told.map(({ row: one, about, events }) => {
          const visit = visitTold({ ...one, step: partsOf(one).step }, about, events);
          const { id, bookingDate } = about.booking;
          if (!visit || !isOfOne(one, about)) return { id, bookingDate, startMinute: about.booking.startMinute };
          return { id, bookingDate, startMinute: visit.startMinute, part: visit.part };
        }),
        salonFacts(settings),
        languageOf(lead.row),
      ),
      rows,
    };
  }
  const { about, events } = lead;
  const comes = lead.row.professionalId ?? about.visit?.professionalId ?? null;
  return { kind: lead.row.kind, facts: await bookingFacts(tx, lead.row, about, { settings, events, now, comes }), rows };
}
