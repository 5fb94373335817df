import { and, eq, lt } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { idempotency } from '../db/schema.ts';
import type { Instant } from '../shared/time.ts';

const answerOfKey = prepared((db, p) =>
  db
    .select()
    .from(idempotency)
    .where(and(eq(idempotency.userId, p('userId')), eq(idempotency.key, p('key')))),
);
export function findAnswer(db: Queries, userId: string, key: string) {
  return answerOfKey.one(db, { userId, key });
}

const replaceAnswer = prepared((db, p) => {
  const bound = { bodyHash: p('bodyHash'), answer: p('answer'), createdAt: p('createdAt') };
  return db
    .insert(idempotency)
    .values({ userId: p('userId'), key: p('key'), ...bound })
    .onConflictDoUpdate({ target: [idempotency.userId, idempotency.key], set: bound });
});
/** In the place of one under the same key that is too old to be given again. */
export function keepAnswer(db: Queries, row: typeof idempotency.$inferInsert) {
  return replaceAnswer.run(db, { ...row });
}
export function removeAnswersBefore(db: Queries, instant: Instant) {
  return db.delete(idempotency).where(lt(idempotency.createdAt, instant));
}
export function removeAnswersOf(db: Queries, userId: string) {
  return db.delete(idempotency).where(eq(idempotency.userId, userId));
}
