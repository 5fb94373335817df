/** A message as the log has it: a row, and the parts of its key. */

import { isLanguage, type Language } from '../../../common/words/languages.ts';
import type { messageLog } from '../../platform/db/schema.ts';
import type { MessageKind, Way } from './kinds.ts';

export type MessageRow = typeof messageLog.$inferSelect;
export type MessageState = MessageRow['state'];

/** The parts of a row's key: `subject:kind:step:way`. */
export function partsOf({ key }: Pick<MessageRow, 'key'>) {
  const [subject = '', , step = '', way = ''] = key.split(':');
  return { subject, step, way };
}

/** The reader's language when the message was written. */
export function languageOf({ language }: MessageRow): Language {
  return isLanguage(language) ? language : 'en';
}

/** The key of a row: one message has one, however often it is planned. */
export function keyOf(
  { subject, kind, step, personId }: { subject: string; kind: MessageKind; step: string; personId?: string | null },
  way: Way,
): string {
  return [subject, kind, step, way, ...(personId ? [personId] : [])].join(':');
}

/** Those whom a message named, the lead first, by ids with commas; null if it named nobody. */
export function namedIn({ professionalId, others }: Pick<MessageRow, 'professionalId' | 'others'>): string | null {
  return professionalId === null || !others ? professionalId : `${professionalId},${others}`;
}

/** The same as the log keeps it. */
export function namesAsKept(names: string | null): Pick<MessageRow, 'professionalId' | 'others'> {
  const [professionalId = null, ...others] = names?.split(',') ?? [];
  return { professionalId, others: others.join(',') || null };
}
