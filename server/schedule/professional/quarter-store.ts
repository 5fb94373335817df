/** The quarter hours that visits and held places take: the last guard against a professional who is booked twice (rule N9). */
import { eq, inArray } from 'drizzle-orm';
import type { IsoDate } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { forEach, prepared } from '../../platform/db/prepared.ts';
import { visit, visitQuarter } from '../../platform/db/schema.ts';

/** Inserts this number of quarter hours of one visit in one statement. */
const insertQuarters = forEach((quarters: number) =>
  prepared((db, { value }) =>
    db.insert(visitQuarter).values(
      Array.from({ length: quarters }, (_, n) => ({
        professionalId: value('professionalId'),
        date: value('date'),
        quarter: value(`${n}`),
        visitId: value('visitId'),
        heldId: value('heldId'),
      })),
    ),
  ),
);
interface Taking {
  professionalId: string;
  date: IsoDate;
  visitId?: string;
  heldId?: string;
}

/** For a visit or a held place. Throws a duplicate (db/fault.ts) if one of the quarter hours, which must be in order, is taken. */
export async function takeQuarters(db: Queries, { professionalId, date, ...taker }: Taking, quarters: number[]): Promise<void> {
  const takenBy = { visitId: null, heldId: null, ...taker };
  await insertQuarters(quarters.length).run(db, { ...quarters, professionalId, date, ...takenBy });
}

/** Those of one visit. */
export function giveBackQuarters(db: Queries, visitId: string) {
  return db.delete(visitQuarter).where(eq(visitQuarter.visitId, visitId));
}

/** Those of all visits of a booking. */
export function giveBackAllQuarters(db: Queries, bookingId: string) {
  const its = db.select({ id: visit.id }).from(visit).where(eq(visit.bookingId, bookingId));
  return db.delete(visitQuarter).where(inArray(visitQuarter.visitId, its));
}
