/**
 * The planned visits and held times of a day as one text: the database makes it in a tenth of the time of the rows, and the same text means the same visits.
 */
import { type AnyColumn, and, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { IsoDate } from '../../../common/time.ts';
import type { Period } from '../../platform/contract/period.ts';
import type { Queries } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { heldPlace, visit } from '../../platform/db/schema.ts';
import type { VisitRow } from './visit-rules.ts';

/** How the database writes a value, and how we read it again. No value has a bar or a line break. */
interface Part<Value> {
  written: AnyColumn | SQL;
  read(text: string): Value;
}

const text = (written: AnyColumn): Part<string> => ({ written, read: value => value });
const whole = (written: AnyColumn): Part<number> => ({ written, read: Number });
const orNull = (column: AnyColumn): Part<string | null> => ({
  written: sql`coalesce(${column}, '')`,
  read: value => value || null,
});
const yesOrNo = (column: AnyColumn): Part<boolean> => ({
  written: sql`CASE WHEN ${column} THEN 'yes' ELSE 'no' END`,
  read: value => value === 'yes',
});

/** What decides whether another visit fits beside this one. A line has the parts in this order. */
const PARTS = {
  id: text(visit.id),
  bookingId: text(visit.bookingId),
  professionalId: orNull(visit.professionalId),
  chosen: yesOrNo(visit.chosen),
  forced: yesOrNo(visit.forced),
  womenOnly: yesOrNo(visit.womenOnly),
  startMinute: whole(visit.startMinute),
  endMinute: whole(visit.endMinute),
  latitude: orNull(visit.latitude),
  longitude: orNull(visit.longitude),
  serviceIds: { written: visit.serviceIds, read: JSON.parse } as Part<string[]>,
};
export type PlannedVisit = Pick<VisitRow, keyof typeof PARTS>;

/** A held time is a visit that nobody may move (rule B92). */
const HELD: Record<keyof typeof PARTS, SQL> = {
  id: sql`${heldPlace.id}`,
  bookingId: sql`${heldPlace.id}`,
  professionalId: sql`coalesce(${heldPlace.professionalId}, '')`,
  chosen: sql`'yes'`,
  forced: sql`'no'`,
  womenOnly: yesOrNo(heldPlace.womenOnly).written as SQL,
  startMinute: sql`${heldPlace.startMinute}`,
  endMinute: sql`${heldPlace.endMinute}`,
  latitude: sql`coalesce(${heldPlace.latitude}, '')`,
  longitude: sql`coalesce(${heldPlace.longitude}, '')`,
  serviceIds: sql`${heldPlace.serviceIds}`,
};

const NAMES = Object.keys(PARTS) as (keyof typeof PARTS)[];
const WRITTEN = Object.values(PARTS).map(({ written }) => written);
const HELD_WRITTEN = NAMES.map(name => HELD[name]);
const linesOf = (parts: (AnyColumn | SQL)[]) => sql<string>`string_agg(concat_ws('|', ${sql.join(parts, sql`, `)}), '\n')`;

/** Written out: a partial index serves only a condition that is known when the statement is prepared. */
const isPending = sql`${visit.pending}`;

const plannedTexts = prepared((db, { given }) =>
  db
    .select({ date: visit.date, text: linesOf(WRITTEN) })
    .from(visit)
    .where(and(isPending, gte(visit.date, given('from')), lte(visit.date, given('to'))))
    .groupBy(visit.date)
    .unionAll(
      db
        .select({ date: heldPlace.date, text: linesOf(HELD_WRITTEN) })
        .from(heldPlace)
        .where(and(gte(heldPlace.date, given('from')), lte(heldPlace.date, given('to'))))
        .groupBy(heldPlace.date),
    ),
);
/** The pending visits and held times of each of these days. Days without any are left out. */
export async function findPlannedTexts(db: Queries, { from, to }: Period): Promise<Map<IsoDate, string>> {
  const texts = new Map<IsoDate, string>();
  for (const { date, text: visits } of await plannedTexts.all(db, { from, to })) {
    const known = texts.get(date);
    texts.set(date, known === undefined ? visits : `${known}\n${visits}`);
  }
  return texts;
}

/** The part of such a text that each professional has, and '' for the visits that nobody has. */
export function byProfessional(visits: string): Map<string, string> {
  const place = NAMES.indexOf('professionalId');
  const lines = visits === '' ? [] : visits.split('\n');
  const parts = Map.groupBy(lines, line => line.split('|', place + 1)[place] as string);
  return new Map([...parts].map(([professionalId, hers]) => [professionalId, hers.join('\n')]));
}

const plannedVisit = (line: string): PlannedVisit => {
  const values = line.split('|');
  return Object.fromEntries(NAMES.map((name, n) => [name, PARTS[name].read(values[n] ?? '')])) as unknown as PlannedVisit;
};

/** The visits in such a text or part of it, in order of time. */
export function plannedIn(visits: string): PlannedVisit[] {
  const found = visits === '' ? [] : visits.split('\n').map(plannedVisit);
  return found.sort((a, b) => a.startMinute - b.startMinute || (a.id < b.id ? -1 : 1));
}
