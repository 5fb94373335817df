/** The places that are held for somebody who was offered them, and the quarter hours that they take. */
import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/db/database.ts';
import { heldPlace } from '../../platform/db/schema.ts';

export type HeldRow = typeof heldPlace.$inferSelect;

export async function addHeld(db: Queries, row: HeldRow): Promise<void> {
  await db.insert(heldPlace).values(row);
}

/** Its quarter hours go with it. */
export async function removeHeld(db: Queries, id: string): Promise<void> {
  await db.delete(heldPlace).where(eq(heldPlace.id, id));
}

export function allHeld(db: Queries): Promise<HeldRow[]> {
  return db.select().from(heldPlace).execute();
}

export async function hasHeld(db: Queries, professionalId: string): Promise<boolean> {
  const rows = await db.select({ id: heldPlace.id }).from(heldPlace).where(eq(heldPlace.professionalId, professionalId)).limit(1);
  return rows.length > 0;
}
