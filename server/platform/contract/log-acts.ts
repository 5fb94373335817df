/** Puts the acts of staff into the owner's log, around their handlers (rule K16). */
import type { FastifyRequest } from 'fastify';
import type { Queries } from '../db/database.ts';
import { type Change, changesBetween, runAct } from './acts.ts';
import type { Operation } from './operation.ts';
import type { Caller } from './types.ts';

export interface ActOfStaff {
  kind: NonNullable<Operation['x-log']>;
  operation: string;
  caller: Caller;
}

export interface LineOfAct {
  changes: Change[];
  targetId: string | null;
  /** False if the outcome is not known. */
  done: boolean;
}

/** Opens the line of an act, which nothing has written yet. */
export type LogAct = (act: ActOfStaff) => Promise<{
  /** Writes it, or writes it anew, in a transaction of the act. */
  write: (tx: Queries, line: LineOfAct) => Promise<void>;
  /** The same in a transaction of its own. */
  finish: (line: LineOfAct) => Promise<void>;
  /** Nothing was done. */
  remove: () => Promise<void>;
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
  const targetId = id ?? code ?? null;
  const line = await log({ kind, operation: operationId, caller });
  const noted = (changes: Change[] | undefined) => withoutPeople(changes ?? sentIn(request), kind);
  // The act stays done whatever becomes of this.
  const said = (writing: Promise<void>) =>
    writing.catch(error => request.log.warn(error, 'the log of staff lacks what became of an act'));
  return runAct(
    (tx, { changes, done }) => line.write(tx, { changes: noted(changes), targetId, done }),
    async act => {
      try {
        const outcome = await handle();
        const { changes, isRepeated, written } = act;
        act.isOver = true;
        const madeId = targetId ?? idIn((outcome.body as { data?: unknown } | undefined)?.data);
        const isSaid = written?.done && written.changes === changes && madeId === targetId;
        if (isRepeated && written) await said(line.remove());
        if (!isRepeated && !isSaid) await said(line.finish({ changes: noted(changes), targetId: madeId, done: true }));
        return outcome;
      } catch (error) {
        act.isOver = true;
        if (act.written) await said(line.remove());
        throw error;
      }
    },
  );
}
