/** What needs the salon now, for a bar on every page of the admin area (rule N60). Computed when asked, never stored. */
import { timeOf } from '../../../common/minutes.ts';
import { addDays, HOUR, type Instant, type IsoDate, istDate, type Minute } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings, type Settings } from '../../salon/settings/settings.ts';
import { readTeam } from '../../schedule/professional/team.ts';
import { uncoveredUntil } from '../../schedule/professional/uncovered.ts';
import { bookedProfessional } from '../../schedule/professional/visit-rules.ts';
import { lostMessages } from '../message-log/log.ts';
import { delaysOn } from '../plan/delays.ts';
import { findCalls, findNobodyHere, findPartCounts, findRefused } from './store.ts';

type Alert = Schemas['Alert'];

/** How many alerts are shown at most. */
const MOST_ALERTS = 50;

/** A visit that a professional has ended at the door is news for so long (ms). Nobody has to decide anything about it. */
const REFUSED_FOR = 2 * HOUR;

const URGENCY: Alert['kind'][] = ['HELP', 'NOBODY_HERE', 'UNCOVERED', 'NOT_SET_OUT', 'LATE', 'REFUSED', 'MESSAGE_FAILED'];

/** The most urgent kind first, and within a kind the next visit. */
function inOrder(alerts: Alert[]): Alert[] {
  const slotOf = ({ bookingDate, bookingTime }: Alert) => `${bookingDate} ${bookingTime}`;
  return alerts.toSorted(
    (a, b) => URGENCY.indexOf(a.kind) - URGENCY.indexOf(b.kind) || (slotOf(a) < slotOf(b) ? -1 : Number(slotOf(a) > slotOf(b))),
  );
}

interface About {
  bookingId: string;
  professionalId: string | null;
  date: IsoDate;
  startMinute: Minute;
  /** Which visit of the booking, and how many it has. Left out, it is about the booking. */
  part?: number;
  partCount?: number;
}
type Found = Omit<Alert, 'professional' | 'bookingDate' | 'bookingTime' | 'bookingId' | 'part' | 'parts'> & { about: About };

const NO_MESSAGE = { messageId: null, messageKind: null, reason: null };

/** The alerts about visits of named professionals. A visit that nobody can carry out is not also one for which nobody has set out. */
const aboutVisits = async (db: Queries, settings: Settings, now: Instant): Promise<Found[]> => {
  const today = istDate(now);
  const calls = await findCalls(db);
  const uncovered = await uncoveredUntil(db, now, addDays(today, 1));
  const left = new Set(uncovered.map(({ id }) => id));
  const partCounts = await findPartCounts(
    db,
    uncovered.map(({ bookingId }) => bookingId),
  );
  const delays = (await delaysOn(db, settings, today, now)).filter(({ visit }) => !left.has(visit.id));
  return [
    ...calls.map(about => ({ kind: 'HELP' as const, lateMinutes: null, ...NO_MESSAGE, about })),
    ...(await findNobodyHere(db)).map(about => ({ kind: 'NOBODY_HERE' as const, lateMinutes: null, ...NO_MESSAGE, about })),
    ...uncovered.map(visit => ({
      ...{ kind: 'UNCOVERED' as const, lateMinutes: null, ...NO_MESSAGE },
      about: { ...visit, partCount: partCounts.get(visit.bookingId) ?? 1 },
    })),
    ...delays.map(({ visit: about, isNotSetOut, minutes }) => {
      const kind = isNotSetOut ? ('NOT_SET_OUT' as const) : ('LATE' as const);
      return { kind, lateMinutes: minutes, ...NO_MESSAGE, about };
    }),
    ...(await findRefused(db, now - REFUSED_FOR)).map(about => ({
      ...{ kind: 'REFUSED' as const, lateMinutes: null, ...NO_MESSAGE, about },
    })),
  ];
};

const aboutMessages = async (deps: Deps): Promise<Found[]> =>
  (await lostMessages(deps)).map(({ id, kind, reason, bookingId, bookingDate: date, startMinute, professionalId }) => ({
    ...{ kind: 'MESSAGE_FAILED', lateMinutes: null, messageId: id, messageKind: kind, reason },
    about: { bookingId, professionalId, date, startMinute },
  }));

export async function listAlerts(deps: Deps): Promise<Schemas['AlertListAnswer']['data']> {
  const { read: db } = deps.db;
  const settings = await readSettings(db);
  const hasNames = settings.capacity === 'PROFESSIONALS';
  const found = [...(hasNames ? await aboutVisits(db, settings, deps.clock.now()) : []), ...(await aboutMessages(deps))];
  if (found.length === 0) return { alerts: [], total: 0 };
  const team = new Map((await readTeam(db)).map(({ record }) => [record.id, record]));
  const alerts = found.map(({ about, ...alert }): Alert => {
    const person = hasNames ? team.get(about.professionalId ?? '') : undefined;
    return {
      ...alert,
      ...{ bookingId: about.bookingId, bookingDate: about.date, bookingTime: timeOf(about.startMinute) },
      ...(about.part && about.partCount && about.partCount > 1 && { part: about.part, parts: about.partCount }),
      professional: person ? bookedProfessional(person) : null,
    };
  });
  return { alerts: inOrder(alerts).slice(0, MOST_ALERTS), total: alerts.length };
}
