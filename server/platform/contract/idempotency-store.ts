import { eq, like, lt } from 'drizzle-orm';
import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { idempotency } from '../db/schema.ts';

const answerOfKey = prepared((db, { given }) =>
  db
    .select()
    .from(idempotency)
    .where(eq(idempotency.key, given('key'))),
);
export function findAnswer(db: Queries, key: string) {
  return answerOfKey.one(db, { key });
}

const replaceAnswer = prepared((db, { value }) => {
  const bound = {
    userId: value('userId'),
    requestHash: value('requestHash'),
    answer: value('answer'),
    createdAt: value('createdAt'),
  };
  return db
    .insert(idempotency)
    .values({ key: value('key'), ...bound })
    .onConflictDoUpdate({ target: idempotency.key, set: bound });
});
/** Replaces an expired answer of the same key. */
export function keepAnswer(db: Queries, row: typeof idempotency.$inferInsert) {
  return replaceAnswer.run(db, { ...row });
}

export function removeAnswersBefore(db: Queries, instant: Instant) {
  return db.delete(idempotency).where(lt(idempotency.createdAt, instant));
}

export function removeAnswersAbout(db: Queries, userId: string) {
  return db.delete(idempotency).where(eq(idempotency.userId, userId));
}

/** Removes the kept answers that name this id. They are of a day at most, so reading all of them is quick. */
export function removeAnswersWith(db: Queries, id: string) {
  return db.delete(idempotency).where(like(idempotency.answer, `%"${id}"%`));
}
