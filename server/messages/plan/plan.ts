/** Plans the messages that follow from an event (rule Q2). */
import { SECOND } from '../../../common/time.ts';
import type { Deps } from '../../platform/deps.ts';
import type { EventNotice } from '../../platform/events/events.ts';
import type { JobKind } from '../../platform/jobs/rules.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { NAMING } from '../facts/who-comes-rules.ts';
import { AT_ONCE, isGathered, VISIT_KINDS } from '../send/gather-rules.ts';
import { dropWaiting, queue } from '../send/send.ts';
import { alertSalon } from '../tell/alert-salon.ts';
import { eventsAbout, findAboutNow } from '../who-learns/about.ts';
import { alertsFor, togetherOf } from '../who-learns/alert-rules.ts';
import { isOff, KINDS } from '../who-learns/kinds.ts';
import { partsOf } from '../who-learns/message.ts';
import { pointlessOf } from '../who-learns/pointless-rules.ts';
import { concernedBy, plannedFor, type Told } from './plan-rules.ts';
import { countSentTo } from './store.ts';

const plan = ({ db, clock, channels }: Deps, eventId: string, bookingId: string): Promise<void> =>
  db.tx(async tx => {
    const now = clock.now();
    const { capacity, messagesOff } = await readSettings(tx);
    const about = await findAboutNow(tx, bookingId, capacity);
    const events = await eventsAbout(tx, bookingId);
    const hasEve = capacity === 'PROFESSIONALS' && !messagesOff.includes('PROFESSIONAL');
    // What waits for professionals is judged together when it is sent (rule Q26), and so are alerts (rule Q53).
    const waiting = await dropWaiting(tx, bookingId, row =>
      isGathered(row.kind) || togetherOf(row.kind) ? null : pointlessOf({ ...row, step: partsOf(row).step }, about, events, now),
    );
    const event = events.find(({ id }) => id === eventId);
    if (!event || !about) return;
    const { userId } = about.booking;
    const hasMail = channels.EMAIL !== undefined && about.email !== null;
    const told: Told = new Map();
    for (const id of concernedBy(event, about, events))
      told.set(id, await countSentTo(tx, id, [...VISIT_KINDS, 'VISITS_CHANGED'], now - AT_ONCE.within));
    const isNaming = waiting.some(({ kind }) => NAMING.includes(kind));
    const wanted = plannedFor(event, { about, events, told, isNaming, hasEve }, now).filter(
      one => !isOff(one.kind, messagesOff) && (isGathered(one.kind) || pointlessOf(one, about, events, now) === null),
    );
    await queue(
      tx,
      wanted.map(({ way: only, ...one }) => ({
        ...{ subject: bookingId, ...one },
        ...{ bookingId, userId },
        ways: KINDS[one.kind].ways.filter(way => (way === 'PHONE' ? only === undefined : hasMail)),
      })),
      now,
    );
    await alertSalon(tx, alertsFor(event, about, now), now);
  });

/** Follows each event of a booking. A second run writes nothing again, because each message has a key. */
export const planMessages: JobKind<EventNotice> = {
  name: 'MESSAGES',
  tries: 12,
  timeLimit: 30 * SECOND,
  run: async ({ eventId, bookingId }, deps) => {
    if (bookingId !== null) await plan(deps, eventId, bookingId);
  },
};
