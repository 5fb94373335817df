import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { setting } from '../db/schema.ts';

const THE_ROW = 1;

const theRow = prepared(db => db.select({ value: setting.value }).from(setting).where(eq(setting.id, THE_ROW)));

/** Everything the row holds; nothing of an installation whose settings were never saved. */
export const findStored = async (db: Queries): Promise<Record<string, unknown>> =>
  ((await theRow.one(db))?.value ?? {}) as Record<string, unknown>;

export const replaceStored = async (db: Queries, value: Record<string, unknown>) => {
  await db.insert(setting).values({ id: THE_ROW, value }).onConflictDoUpdate({ target: setting.id, set: { value } });
};
