/** Apps, passkeys, recovery codes, and what awaits its second step. */
import { and, asc, count, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { passkey, recoveryCode, signInTicket, staffTotp } from '../../platform/db/schema.ts';

export type Totp = typeof staffTotp.$inferSelect;
export type Ticket = typeof signInTicket.$inferSelect;
export type Passkey = typeof passkey.$inferSelect;

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
/** Whether an app was on. */
export async function removeTotp(tx: Queries, adminId: string): Promise<boolean> {
  const removed = await tx.delete(staffTotp).where(eq(staffTotp.adminId, adminId)).returning({ key: staffTotp.key });
  return removed.some(({ key }) => key !== null);
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
const isOf = (id: string, purpose: Ticket['purpose']) => and(eq(signInTicket.id, id), eq(signInTicket.purpose, purpose));

/** Counts a try before it is judged. Undefined if the ticket has ended. */
export async function tryTicket(
  tx: Queries,
  id: string,
  purpose: Ticket['purpose'],
  tries: number,
  now: Instant,
): Promise<Ticket | undefined> {
  const live = and(isOf(id, purpose), lt(signInTicket.tries, tries), gt(signInTicket.expiresAt, now));
  const change = { tries: sql`${signInTicket.tries} + 1` };
  return (await tx.update(signInTicket).set(change).where(live).returning())[0];
}
/** Undefined if the ticket has ended. */
export async function setChallenge(tx: Queries, id: string, challenge: string, tries: number, now: Instant) {
  const live = and(isOf(id, 'SIGN_IN'), lt(signInTicket.tries, tries), gt(signInTicket.expiresAt, now));
  return (await tx.update(signInTicket).set({ challenge }).where(live).returning())[0];
}
/** The challenge counts once. */
export function dropChallenge(tx: Queries, id: string) {
  return tx.update(signInTicket).set({ challenge: null }).where(eq(signInTicket.id, id));
}
/** Whether it was there: of two at once one ends it. */
export async function endTicket(tx: Queries, id: string): Promise<boolean> {
  return (await tx.delete(signInTicket).where(eq(signInTicket.id, id)).returning({ id: signInTicket.id })).length > 0;
}
export function removeTicketsOf(tx: Queries, adminId: string) {
  return tx.delete(signInTicket).where(eq(signInTicket.adminId, adminId));
}
export function removeTicketsBefore(tx: Queries, now: Instant) {
  return tx.delete(signInTicket).where(lt(signInTicket.expiresAt, now));
}

export function findPasskeys(db: Queries, adminId: string): Promise<Passkey[]> {
  const own = db.select().from(passkey).where(eq(passkey.adminId, adminId));
  return own.orderBy(asc(passkey.createdAt), asc(passkey.id)).execute();
}
export async function findPasskey(db: Queries, adminId: string, credentialId: string): Promise<Passkey | undefined> {
  const own = and(eq(passkey.adminId, adminId), eq(passkey.credentialId, credentialId));
  return (await db.select().from(passkey).where(own))[0];
}
export function addPasskey(tx: Queries, row: typeof passkey.$inferInsert) {
  return tx.insert(passkey).values(row);
}
export function notePasskeyUse(tx: Queries, id: string, counter: number, lastUsedAt: Instant) {
  return tx.update(passkey).set({ counter, lastUsedAt }).where(eq(passkey.id, id));
}
/** Whether there was one. */
export async function removePasskey(tx: Queries, adminId: string, id: string): Promise<boolean> {
  const own = and(eq(passkey.adminId, adminId), eq(passkey.id, id));
  return (await tx.delete(passkey).where(own).returning({ id: passkey.id })).length > 0;
}
export function removePasskeysOf(tx: Queries, adminId: string) {
  return tx.delete(passkey).where(eq(passkey.adminId, adminId));
}
