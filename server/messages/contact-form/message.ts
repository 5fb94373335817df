/** The contact form, and the staff's list of its messages (rule V13). */

import { DAY, type Instant, toRfc3339 } from '../../../common/time.ts';
import { AppError, type FieldError, fieldError, mustHaveNone } from '../../platform/contract/errors.ts';
import { forgetAnswersAbout } from '../../platform/contract/idempotency.ts';
import type { Once, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/shared/ids.ts';
import { pageOf } from '../../platform/shared/page.ts';
import {
  addMessage,
  countMessages,
  deleteBefore,
  findMessages,
  type MessageRow,
  markRead,
  markUnread,
  removeMessage,
} from './store.ts';

/** As the privacy policy promises (common/words/en/privacy.ts). */
const KEPT = 365 * DAY;

const toMessage = (row: MessageRow): Schemas['Message'] => ({
  ...row,
  createdAt: toRfc3339(row.createdAt),
  readAt: row.readAt === null ? null : toRfc3339(row.readAt),
});

/** Throws VALIDATION_ERROR with every invalid field; without mobile and e-mail, `mobile` is the field. */
export function sendMessage({ db, clock }: Deps, entered: Schemas['MessageRequest'], once: Once): Promise<Schemas['Message']> {
  const row: MessageRow = {
    id: newId(),
    name: entered.name.trim(),
    mobile: entered.mobile ?? null,
    email: entered.email ?? null,
    message: entered.message.trim(),
    createdAt: clock.now(),
    readAt: null,
  };
  const mistakes: FieldError[] = [];
  if (!row.name) mistakes.push(fieldError('name', 'required'));
  if (!row.mobile && !row.email) mistakes.push(fieldError('mobile', 'anyOf', { fields: ['email', 'mobile'] }));
  if (!row.message) mistakes.push(fieldError('message', 'required'));
  mustHaveNone(mistakes);
  const add = async (tx: Queries) => {
    await addMessage(tx, row);
    return toMessage(row);
  };
  return db.tx(tx => once(tx, () => add(tx), { customerOf: ({ id }) => id }));
}

/** Newest first. `read` true: messages that were read; false: unread ones; undefined: all. */
export async function listMessages(
  { db }: Deps,
  read: boolean | undefined,
  page: number,
  size: number,
): Promise<Schemas['MessagePage']> {
  const [rows, total] = await Promise.all([findMessages(db.read, read, page, size), countMessages(db.read, read)]);
  return pageOf(rows.map(toMessage), page, size, total);
}

/** The newest `most` unread messages. */
export async function unreadNewest(db: Queries, most: number) {
  const rows = await findMessages(db, false, 0, most);
  return rows.map(({ id, name, createdAt }) => ({ id, name, createdAt }));
}

/** How many messages are unread. */
export function unreadMessages(db: Queries): Promise<number> {
  return countMessages(db, false);
}

const mustBeThere = (row: MessageRow | undefined): MessageRow => {
  if (!row) throw new AppError('NOT_FOUND');
  return row;
};

/** Throws NOT_FOUND. */
export async function markMessageRead({ db, clock }: Deps, id: string): Promise<Schemas['Message']> {
  return toMessage(mustBeThere(await db.tx(tx => markRead(tx, id, clock.now()))));
}

/** Throws NOT_FOUND. */
export async function markMessageUnread({ db }: Deps, id: string): Promise<Schemas['Message']> {
  return toMessage(mustBeThere(await db.tx(tx => markUnread(tx, id))));
}

/** Throws NOT_FOUND. */
export async function deleteMessage({ db }: Deps, id: string): Promise<void> {
  await db.tx(async tx => {
    if (!(await removeMessage(tx, id))) throw new AppError('NOT_FOUND');
    await forgetAnswersAbout(tx, id);
  });
}

/** Read or not: nobody needs a question any more after a year. */
export async function forgetMessages(tx: Queries, now: Instant): Promise<void> {
  await deleteBefore(tx, now - KEPT);
}
