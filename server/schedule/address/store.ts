import { and, asc, count, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { address, user } from '../../platform/db/schema.ts';
import type { AddressFields } from './rules.ts';

export type AddressRow = typeof address.$inferSelect;

const ofUser = prepared((db, { given }) =>
  db
    .select()
    .from(address)
    .where(eq(address.userId, given('userId')))
    .orderBy(asc(address.createdAt), asc(address.id)),
);
export function findAddresses(db: Queries, userId: string) {
  return ofUser.all(db, { userId });
}

const countOfUser = prepared((db, { given }) =>
  db
    .select({ addresses: count() })
    .from(address)
    .where(eq(address.userId, given('userId'))),
);
export async function countAddresses(db: Queries, userId: string): Promise<number> {
  return (await countOfUser.one(db, { userId }))?.addresses ?? 0;
}

const byIdAndUser = prepared((db, { given }) =>
  db
    .select()
    .from(address)
    .where(and(eq(address.id, given('id')), eq(address.userId, given('userId')))),
);
export function findAddress(db: Queries, id: string, userId: string) {
  return byIdAndUser.one(db, { id, userId });
}

const byId = prepared((db, { given }) =>
  db
    .select()
    .from(address)
    .where(eq(address.id, given('id'))),
);
/** Whoever's it is. */
export function findAnyAddress(db: Queries, id: string): Promise<AddressRow | undefined> {
  return byId.one(db, { id });
}

const byIdWithCustomer = prepared((db, { given }) =>
  db
    .select({
      address,
      customer: { fullName: user.fullName, mobile: user.mobile, active: user.active, womenOnly: user.womenOnly },
    })
    .from(address)
    .innerJoin(user, eq(user.id, address.userId))
    .where(and(eq(address.id, given('id')), eq(address.userId, given('userId')))),
);
export function findWithCustomer(db: Queries, id: string, userId: string) {
  return byIdWithCustomer.one(db, { id, userId });
}

export function addAddress(db: Queries, row: AddressRow) {
  return db.insert(address).values(row);
}

/** The changed row; undefined if this customer has no such address. */
export async function changeAddress(
  db: Queries,
  id: string,
  userId: string,
  fields: AddressFields,
): Promise<AddressRow | undefined> {
  const rows = await db
    .update(address)
    .set(fields)
    .where(and(eq(address.id, id), eq(address.userId, userId)))
    .returning();
  return rows[0];
}

/** Whether this customer had such an address. */
export async function removeAddress(db: Queries, id: string, userId: string): Promise<boolean> {
  const rows = await db
    .delete(address)
    .where(and(eq(address.id, id), eq(address.userId, userId)))
    .returning({ id: address.id });
  return rows.length > 0;
}
