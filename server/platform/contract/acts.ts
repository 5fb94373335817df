/**
 * What staff change, for the owner's log (rule K16). The contract says `x-log` of an operation; the binder opens an act around its handler,
 * and use cases may say what changed. It lives beside the request, so that no use case must pass it on.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { isDeepStrictEqual } from 'node:util';

/** A field and its values as short texts; null where there was none, or where the value is nobody's business. */
export interface Change {
  field: string;
  from: string | null;
  to: string | null;
}

interface Act {
  changes: Change[] | undefined;
  /** The answer was given before: a repeated request with the same key changes nothing. */
  isRepeated: boolean;
}

const acting = new AsyncLocalStorage<Act>();

const MOST_FIELDS = 30;
const LONGEST = 200;

const textOf = (value: unknown): string | null => {
  if (value === undefined || value === null) return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

/** Each field that differs. Fields that `after` does not have stayed as they were. */
export function changesBetween(before: object, after: object): Change[] {
  const was = before as Record<string, unknown>;
  return Object.entries(after)
    .filter(([field, to]) => to !== undefined && !isDeepStrictEqual(was[field], to))
    .slice(0, MOST_FIELDS)
    .map(([field, to]) => ({ field, from: textOf(was[field]), to: textOf(to) }));
}

/**
 * Says what the act changes. Inside a transaction it may run twice: the last time counts. Nothing happens when nobody of the staff acts, as
 * when the demo is made.
 */
export function noteChanges(before: object, after: object): void {
  const act = acting.getStore();
  if (act) act.changes = changesBetween(before, after);
}

/** Says that the answer was given before, so the act is in the log already. */
export function noteRepeated(): void {
  const act = acting.getStore();
  if (act) act.isRepeated = true;
}

/** Runs the work of an act. Says beside its outcome what it noted. */
export async function acts<T>(work: () => Promise<T>): Promise<{ outcome: T } & Act> {
  const act: Act = { changes: undefined, isRepeated: false };
  const outcome = await acting.run(act, work);
  return { outcome, ...act };
}
