/**
 * What staff change, for the owner's log (rule K16). The contract says `x-log` of an operation; the binder opens an act around its handler,
 * use cases may say what changed, and each transaction of the act writes its line, too. It lives beside the request, so that no use case
 * must pass it on.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { isDeepStrictEqual } from 'node:util';
import { labelOf } from '../../../common/field-names.ts';
import type { Queries, Tx } from '../db/database.ts';

/** A field and its values as short texts; null where there was none, or where the value is nobody's business. */
export interface Change {
  field: string;
  from: string | null;
  to: string | null;
}

/** What the line of an act says of it. Without `changes` it says what was sent. */
interface Said {
  changes: Change[] | undefined;
  /** False as long as more of the act may follow. */
  done: boolean;
}

export interface Act {
  changes: Change[] | undefined;
  /** The answer was given before: a repeated request with the same key changes nothing. */
  isRepeated: boolean;
  /** The running transaction does nothing of the act yet. */
  isTry: boolean;
  /** Several transactions do it. */
  isInParts: boolean;
  isOver: boolean;
  /** Writes the line, or writes it anew. */
  write: (tx: Queries, said: Said) => Promise<void>;
  /** As the log has it. */
  written: Said | undefined;
}

const acting = new AsyncLocalStorage<Act | undefined>();

const MOST_FIELDS = 30;
const LONGEST = 200;

/** A part of something, such as a variant: what changed of it is said by its name. */
interface Part extends Record<string, unknown> {
  id: string;
  name: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A list of parts, or none; null for anything else. */
const partsOf = (value: unknown): Part[] | null => {
  if (value === undefined) return [];
  const areParts = Array.isArray(value) && value.every(part => isRecord(part) && 'id' in part && 'name' in part);
  return areParts ? value : null;
};

const factOf = (field: string, value: unknown): string => `${labelOf(field).toLowerCase()} ${wordsOf(value)}`;

/** As an owner reads it: `fee 0, up to km 3; fee 80, up to km 10`. By name, because PostgreSQL keeps JSON in an order of its own. */
const wordsOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(wordsOf).join(value.some(isRecord) ? '; ' : ', ');
  if (!isRecord(value)) return String(value ?? 'none');
  const fields = Object.keys(value).filter(field => value[field] !== undefined);
  return fields
    .toSorted()
    .map(field => factOf(field, value[field]))
    .join(', ');
};

const textOf = (value: unknown): string | null => {
  if (value === undefined || value === null) return null;
  // By characters: PostgreSQL takes no half of one that JavaScript counts as two.
  const characters = [...wordsOf(value)];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…` : characters.join('');
};

/** `Long hair: price 1499, duration 90`, of these fields. */
const partText = (part: Part, fields: string[]): string | null =>
  textOf(`${part.name}: ${fields.map(field => factOf(field, part[field])).join(', ')}`);
const WHAT_IT_COSTS = ['price', 'durationInMinutes'];

/** Which parts came, went or changed, each by itself, or else their new order. */
const changesOfParts = (field: string, before: Part[], after: Part[]): Change[] => {
  const gone = before.filter(({ id }) => after.every(part => part.id !== id));
  const others = after.flatMap(part => {
    const was = before.find(({ id }) => id === part.id);
    if (!was) return [{ field, from: null, to: partText(part, WHAT_IT_COSTS) }];
    const fields = Object.keys({ ...was, ...part }).filter(name => !isDeepStrictEqual(was[name], part[name]));
    return fields.length > 0 ? [{ field, from: partText(was, fields), to: partText(part, fields) }] : [];
  });
  const changes = [...gone.map(part => ({ field, from: partText(part, WHAT_IT_COSTS), to: null })), ...others];
  const order = (parts: Part[]) => textOf(parts.map(({ name }) => name));
  return changes.length > 0 ? changes : [{ field, from: order(before), to: order(after) }];
};

const changesOf = (field: string, before: unknown, after: unknown): Change[] => {
  const [was, is] = [partsOf(before), partsOf(after)];
  if (was && is && was.length + is.length > 0) return changesOfParts(field, was, is);
  return [{ field, from: textOf(before), to: textOf(after) }];
};

/** Each field that differs. Fields that `after` does not have stayed as they were. */
export function changesBetween(before: object, after: object): Change[] {
  const was = before as Record<string, unknown>;
  return Object.entries(after)
    .filter(([field, to]) => to !== undefined && !isDeepStrictEqual(was[field], to))
    .flatMap(([field, to]) => changesOf(field, was[field], to))
    .slice(0, MOST_FIELDS);
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

/** Says that the running transaction counts a try, or begins something, and does nothing of the act yet. */
export function noteTry(): void {
  const act = acting.getStore();
  if (act) act.isTry = true;
}

/** Says that several transactions do the act. Its outcome is not known before the last. */
export function noteParts(): void {
  const act = acting.getStore();
  if (act) act.isInParts = true;
}

/** Runs the work of an act. */
export async function runAct<T>(write: Act['write'], work: (act: Act) => Promise<T>): Promise<T> {
  const act: Act = {
    changes: undefined,
    isRepeated: false,
    isTry: false,
    isInParts: false,
    isOver: false,
    write,
    written: undefined,
  };
  try {
    return await acting.run(act, () => work(act));
  } finally {
    act.isOver = true;
  }
}

/** What the running transaction makes true; undefined for nothing new. */
const saidOf = ({ isRepeated, isTry, isInParts, changes, written }: Act): Said | undefined =>
  isRepeated || isTry || (written && written.changes === changes) ? undefined : { changes, done: !isInParts };

/**
 * The same transactions, which write the line of their act. So it is in the log exactly if its change is in the database, and costs no
 * commit of its own. Works that share a commit run in the context of any of them (group-commit.ts), so each gets its own act back.
 */
export function inActs(tx: Tx): Tx {
  return async work => {
    const act = acting.getStore();
    if (!act || act.isOver) return tx(db => (acting.getStore() ? acting.run(undefined, () => work(db)) : work(db)));
    let said: Said | undefined;
    const run = async (db: Queries) => {
      act.isTry = false;
      const value = await work(db);
      said = saidOf(act);
      if (said) await act.write(db, said);
      return value;
    };
    const value = await tx(db => acting.run(act, () => run(db)));
    act.written = said ?? act.written;
    return value;
  };
}
