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
export const findAnswer = (db: Queries, userId: string, key: string) => answerOfKey.one(db, { userId, key });

const replaceAnswer = prepared((db, p) => {
  const bound = { bodyHash: p('bodyHash'), answer: p('answer'), createdAt: p('createdAt') };
  return db
    .insert(idempotency)
    .values({ userId: p('userId'), key: p('key'), ...bound })
    .onConflictDoUpdate({ target: [idempotency.userId, idempotency.key], set: bound });
});
/** In the place of one under the same key that is too old to be given again. */
export const keepAnswer = (db: Queries, row: typeof idempotency.$inferInsert) => replaceAnswer.run(db, { ...row });
export const removeAnswersBefore = (db: Queries, instant: Instant) =>
  db.delete(idempotency).where(lt(idempotency.createdAt, instant));
export const removeAnswersOf = (db: Queries, userId: string) => db.delete(idempotency).where(eq(idempotency.userId, userId));
