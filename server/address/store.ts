import { and, asc, count, eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { address } from '../db/schema.ts';
import type { AddressFields } from './rules.ts';

export type AddressRow = typeof address.$inferSelect;

const ofUser = prepared((db, p) =>
  db
    .select()
    .from(address)
    .where(eq(address.userId, p('userId')))
    .orderBy(asc(address.createdAt), asc(address.id)),
);
export const findAddresses = (db: Queries, userId: string) => ofUser.all(db, { userId });

const countOfUser = prepared((db, p) =>
  db
    .select({ addresses: count() })
    .from(address)
    .where(eq(address.userId, p('userId'))),
);
export const countAddresses = async (db: Queries, userId: string): Promise<number> =>
  (await countOfUser.one(db, { userId }))?.addresses ?? 0;

const byIdAndUser = prepared((db, p) =>
  db
    .select()
    .from(address)
    .where(and(eq(address.id, p('id')), eq(address.userId, p('userId')))),
);
export const findAddress = (db: Queries, id: string, userId: string) => byIdAndUser.one(db, { id, userId });

export const addAddress = (db: Queries, row: AddressRow) => db.insert(address).values(row);

/** The changed row; undefined when this customer has no such address. */
export const changeAddress = async (
  db: Queries,
  id: string,
  userId: string,
  fields: AddressFields,
): Promise<AddressRow | undefined> => {
  const rows = await db
    .update(address)
    .set(fields)
    .where(and(eq(address.id, id), eq(address.userId, userId)))
    .returning();
  return rows[0];
};

/** Whether there was such an address of this customer's. */
export const removeAddress = async (db: Queries, id: string, userId: string): Promise<boolean> => {
  const rows = await db
    .delete(address)
    .where(and(eq(address.id, id), eq(address.userId, userId)))
    .returning({ id: address.id });
  return rows.length > 0;
};
