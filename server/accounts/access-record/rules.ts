/** What counts as reading the data of customers, and how readings are put together (rule P12). Pure. */

import { HOUR, type Instant, istDate, istMidnight } from '../../../common/time.ts';
import type { PersonalRead } from '../../platform/contract/bind.ts';
import type { accessRecord } from '../../platform/db/schema.ts';

export type AccessRow = typeof accessRecord.$inferSelect;
export type Actor = Pick<AccessRow, 'actor' | 'actorId'>;

/** Whom a reading was about, as its path says it. Who the customer is, the database says later. */
export type Subject = { of: 'customer' | 'booking' | 'document'; id: string } | null;

/** Readings of one hour by one reader with one operation about one subject. */
export interface Reading extends Actor, Pick<AccessRow, 'day' | 'hour' | 'operation' | 'times' | 'entries'> {
  subject: Subject;
}

const SUBJECTS: [RegExp, 'customer' | 'booking' | 'document'][] = [
  [/^\/(customer\/admin|booking\/user)\/\{id\}/, 'customer'],
  [/^\/booking\/(admin\/)?\{id\}/, 'booking'],
  [/^\/document\/\{id\}/, 'document'],
];

/** null for a list, and for a learner, who has no account. */
function subjectOf(path: string, id: string | undefined): Subject {
  const of = SUBJECTS.find(([pattern]) => pattern.test(path))?.[1];
  return of && id !== undefined ? { of, id } : null;
}

/** How many entries a list has, or the page of one. 1 for everything else; 0 for a file, which is not read again here. */
function entriesOf(body: unknown): number {
  if (typeof body !== 'object' || body === null || !('data' in body)) return 0;
  const { data } = body;
  if (Array.isArray(data)) return data.length;
  const content = typeof data === 'object' && data !== null && 'content' in data ? data.content : undefined;
  return Array.isArray(content) ? content.length : 1;
}

/** Nobody's data were read: pages ask for lists again and again, and many are empty. */
export function isEmptyList(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'data' in body && entriesOf(body) === 0;
}

const actorOf = ({ role, id, key }: PersonalRead['caller']): Actor => ({
  actor: key ? 'KEY' : role === 'PROFESSIONAL' ? 'PROFESSIONAL' : 'STAFF',
  actorId: id,
});

export function readingOf({ caller, path, id, operationId, body }: PersonalRead, now: Instant): Reading {
  const day = istDate(now);
  return {
    ...{ day, hour: Math.floor((now - istMidnight(day)) / HOUR), ...actorOf(caller), operation: operationId },
    ...{ subject: subjectOf(path, id), times: 1, entries: entriesOf(body) },
  };
}

/** Equal for readings that are put together. */
export function keyOf({ day, hour, actorId, operation, subject }: Reading): string {
  return [day, hour, actorId, operation, subject?.of, subject?.id].join(' ');
}

export function together(one: Reading | undefined, other: Reading): Reading {
  return one ? { ...one, times: one.times + other.times, entries: one.entries + other.entries } : other;
}
