import { and, asc, eq, isNull, notExists, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/db/database.ts';
import { booking, bookingItem, demoRow, professional, service, setup } from '../../platform/db/schema.ts';

export type SetupRow = typeof setup.$inferSelect;

const THE_ROW = 1;
const NOTHING: SetupRow = { id: THE_ROW, logoImageId: null, confirmed: [], dismissedAt: null, testBookingId: null };

export async function findSetup(db: Queries): Promise<SetupRow> {
  const [row] = await db.select().from(setup).where(eq(setup.id, THE_ROW));
  return row ?? NOTHING;
}

export async function changeSetup(db: Queries, change: Partial<SetupRow>): Promise<void> {
  const row = { ...(await findSetup(db)), ...change };
  await db.insert(setup).values(row).onConflictDoUpdate({ target: setup.id, set: row });
}

type Kind = (typeof demoRow.$inferSelect)['kind'];
type Owner = typeof service | typeof professional | typeof booking;

const notOfDemo = (db: Queries, kind: Kind, owner: Owner) =>
  notExists(
    db
      .select({ id: demoRow.id })
      .from(demoRow)
      .where(and(eq(demoRow.kind, kind), eq(demoRow.id, sql`${owner.id}`))),
  );

/** Whether the salon sells something that is not the demo's. */
export async function hasOwnService(db: Queries): Promise<boolean> {
  const found = db.select({ id: service.id }).from(service);
  return (await found.where(and(isNull(service.withdrawnAt), notOfDemo(db, 'SERVICE', service))).limit(1)).length > 0;
}

export async function hasOwnProfessional(db: Queries): Promise<boolean> {
  const found = db.select({ id: professional.id }).from(professional);
  const isThere = and(eq(professional.active, true), isNull(professional.erasedAt));
  return (await found.where(and(isThere, notOfDemo(db, 'PROFESSIONAL', professional))).limit(1)).length > 0;
}

export async function hasOwnBooking(db: Queries): Promise<boolean> {
  const found = db.select({ id: booking.id }).from(booking);
  return (await found.where(notOfDemo(db, 'BOOKING', booking)).limit(1)).length > 0;
}

/** The cheapest on sale. */
export async function findCheapest(db: Queries): Promise<string | undefined> {
  const cheapest = db.select({ id: service.id }).from(service).where(isNull(service.withdrawnAt));
  return (await cheapest.orderBy(asc(service.pricePaise), asc(service.id)).limit(1))[0]?.id;
}

/** The test visit with its first service; undefined once it is deleted. */
export async function findTest(db: Queries, bookingId: string) {
  const [found] = await db
    .select({
      bookingDate: booking.bookingDate,
      startMinute: booking.startMinute,
      endMinute: booking.endMinute,
      serviceName: bookingItem.name,
    })
    .from(booking)
    .innerJoin(bookingItem, eq(bookingItem.bookingId, booking.id))
    .where(and(eq(booking.id, bookingId), isNull(booking.deletedAt)))
    .orderBy(asc(bookingItem.position))
    .limit(1);
  return found;
}
