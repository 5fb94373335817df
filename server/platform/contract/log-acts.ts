/** Puts the acts of staff into the owner's log, around their handlers (rule K16). */
import type { FastifyRequest } from 'fastify';
import { acts, type Change, changesBetween } from './acts.ts';
import type { Operation } from './operation.ts';
import type { Caller } from './types.ts';

export interface ActOfStaff {
  kind: NonNullable<Operation['x-log']>;
  operation: string;
  caller: Caller;
  /** The thing of the address; null for something new. */
  targetId: string | null;
}

/** Writes an act down before it happens. Throws if it cannot: then nothing happens. */
export type LogAct = (act: ActOfStaff) => Promise<{
  done: (changes: Change[], madeId: string | null) => Promise<void>;
  notDone: () => Promise<void>;
}>;

/** What nobody else may read. */
const SECRETS = new Set(['currentPassword', 'password', 'newPassword', 'code', 'secret', 'mobile', 'response']);

/** Numbers, dates and names of ours, such as CASH; no texts that somebody typed. */
const CODE = /^(true|false|-?[\d.]+|[A-Z][A-Z_]*|\d{4}-\d\d-\d\d)$/;

/** Of people and money the log keeps no text, because it may name somebody. */
const withoutPeople = (changes: Change[], kind: ActOfStaff['kind']): Change[] => {
  if (kind === 'PRICES' || kind === 'SETTINGS') return changes;
  const shown = (text: string | null) => (kind === 'MONEY' && text !== null && CODE.test(text) ? text : null);
  return changes.map(({ field, from, to }) => ({ field, from: shown(from), to: shown(to) }));
};

/** What was sent, where the use case does not say what changed. */
const sentIn = ({ query, body }: FastifyRequest): Change[] => {
  const fields = { ...(query as object), ...(Buffer.isBuffer(body) ? {} : (body as object)) };
  const shown = Object.entries(fields).filter(([name, value]) => !SECRETS.has(name) && !Buffer.isBuffer(value));
  return changesBetween({}, Object.fromEntries(shown));
};

const idIn = (data: unknown): string | null => {
  if (typeof data !== 'object' || data === null) return null;
  const { id, bookingId } = data as { id?: unknown; bookingId?: unknown };
  return typeof id === 'string' ? id : typeof bookingId === 'string' ? bookingId : null;
};

/** Runs the handler of an operation that the contract logs. Customers are not logged: what they do is in the history of their bookings. */
export async function logged<Answer extends { body?: unknown }>(
  log: LogAct,
  { operationId, 'x-log': kind }: Operation,
  request: FastifyRequest,
  handle: () => Promise<Answer>,
): Promise<Answer> {
  const { caller } = request;
  if (!kind || caller?.role !== 'ADMIN') return handle();
  const { id, code } = request.params as { id?: string; code?: string };
  const entry = await log({ kind, operation: operationId, caller, targetId: id ?? code ?? null });
  // What came of it is written after the act, which stays done whatever becomes of this line: without it the log says that nobody knows.
  const said = (writing: Promise<void>) =>
    writing.catch(error => request.log.warn(error, 'the log of staff lacks what became of an act'));
  try {
    const { outcome, changes, isRepeated } = await acts(handle);
    const data = (outcome.body as { data?: unknown } | undefined)?.data;
    const noted = withoutPeople(changes ?? sentIn(request), kind);
    await said(isRepeated ? entry.notDone() : entry.done(noted, idIn(data)));
    return outcome;
  } catch (error) {
    await said(entry.notDone());
    throw error;
  }
}
