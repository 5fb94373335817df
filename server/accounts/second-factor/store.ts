/** Apps, recovery codes and sign-ins that await their second step. */
import { and, count, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { recoveryCode, signInTicket, staffTotp } from '../../platform/db/schema.ts';

export type Totp = typeof staffTotp.$inferSelect;
export type Ticket = typeof signInTicket.$inferSelect;

export async function findTotp(db: Queries, adminId: string): Promise<Totp | undefined> {
  return (await db.select().from(staffTotp).where(eq(staffTotp.adminId, adminId)))[0];
}

/** The same, while no other transaction judges a code of this person: guesses at once are counted one by one. */
export async function lockTotp(tx: Queries, adminId: string): Promise<Totp | undefined> {
  const mine = eq(staffTotp.adminId, adminId);
  return (await tx.update(staffTotp).set({ lastStep: staffTotp.lastStep }).where(mine).returning())[0];
}

/** A new key that awaits its first code. One from before works until then. */
export function putNewKey(tx: Queries, adminId: string, newKey: string, newKeyAt: Instant) {
  const set = { newKey, newKeyAt };
  return tx
    .insert(staffTotp)
    .values({ adminId, ...set })
    .onConflictDoUpdate({ target: staffTotp.adminId, set });
}
export function useNewKey(tx: Queries, adminId: string, { newKey }: Pick<Totp, 'newKey'>, lastStep: number, since: Instant) {
  const change = { key: newKey, since, lastStep, newKey: null, newKeyAt: null };
  return tx.update(staffTotp).set(change).where(eq(staffTotp.adminId, adminId));
}
export function noteStep(tx: Queries, adminId: string, lastStep: number) {
  return tx.update(staffTotp).set({ lastStep }).where(eq(staffTotp.adminId, adminId));
}
export function removeTotp(tx: Queries, adminId: string) {
  return tx.delete(staffTotp).where(eq(staffTotp.adminId, adminId));
}

export async function countCodesLeft(db: Queries, adminId: string): Promise<number> {
  const left = and(eq(recoveryCode.adminId, adminId), isNull(recoveryCode.usedAt));
  return (await db.select({ left: count() }).from(recoveryCode).where(left))[0]?.left ?? 0;
}
export async function replaceCodes(tx: Queries, adminId: string, rows: (typeof recoveryCode.$inferInsert)[]): Promise<void> {
  await removeCodes(tx, adminId);
  await tx.insert(recoveryCode).values(rows);
}
export function removeCodes(tx: Queries, adminId: string) {
  return tx.delete(recoveryCode).where(eq(recoveryCode.adminId, adminId));
}
/** Whether there was such a code that nobody had used. Of two at once one gets it. */
export async function spendCode(tx: Queries, adminId: string, codeHash: string, usedAt: Instant): Promise<boolean> {
  const unused = and(eq(recoveryCode.adminId, adminId), eq(recoveryCode.codeHash, codeHash), isNull(recoveryCode.usedAt));
  return (await tx.update(recoveryCode).set({ usedAt }).where(unused).returning({ id: recoveryCode.id })).length > 0;
}

export function addTicket(tx: Queries, row: typeof signInTicket.$inferInsert) {
  return tx.insert(signInTicket).values(row);
}
/** Counts a try before it is judged. Undefined if the ticket has ended. */
export async function tryTicket(tx: Queries, id: string, tries: number, now: Instant): Promise<Ticket | undefined> {
  const live = and(eq(signInTicket.id, id), lt(signInTicket.tries, tries), gt(signInTicket.expiresAt, now));
  const change = { tries: sql`${signInTicket.tries} + 1` };
  return (await tx.update(signInTicket).set(change).where(live).returning())[0];
}
export function removeTicketsOf(tx: Queries, adminId: string) {
  return tx.delete(signInTicket).where(eq(signInTicket.adminId, adminId));
}
export function removeTicketsBefore(tx: Queries, now: Instant) {
  return tx.delete(signInTicket).where(lt(signInTicket.expiresAt, now));
}
