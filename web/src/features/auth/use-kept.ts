import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isLike } from '../../shared/is-like.ts';
import { keys, read, readJson, remove, writeJson } from '../../shared/storage.ts';
import { useLatest } from '../../shared/use-latest.ts';
import { toast } from '../../ui/toast.ts';
import { useSession } from './session.tsx';

interface Options<Values> {
  /** What is kept: a key of the storage, or any name in the memory. */
  of: string;
  /** Which one, where there are several. A draft about another one is not given back. */
  about?: string | null;
  /**
   * `hour`: for an hour, when the server ended the session. It outlives the page, which phones drop while their owner reads the SMS
   * of the next login. A logout drops it.
   * `memory`: until the page is loaded again, when the form is left.
   */
  where: 'hour' | 'memory';
  /** The fields to keep; all of them unless named. */
  fields?: (keyof Values)[];
}

interface Kept {
  userId: string | null;
  about: string | null;
  expiresAt: number;
  values: object;
}

const hourMs = 60 * 60_000;
const memory = new Map<string, Kept>();

/**
 * Keeps what was typed and not saved, and gives it back when the same customer opens the form again (rule W23). What a visitor typed
 * is given to whoever signs in. True when there was something.
 */
export function useKept<Values extends FieldValues>(form: UseFormReturn<Values>, options: Options<Values>): boolean {
  const { of, about = null, where, fields } = options;
  const { userId } = useSession();
  // After a logout it is still theirs.
  const author = useRef(userId);
  if (userId) author.current = userId;
  const sample = (form.formState.defaultValues ?? {}) as Values;
  const [found] = useState(() => find(of, where, about, userId, pick(sample, fields)));
  const isUnsaved = useLatest(form.formState.isDirty);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and again when the form goes
  useEffect(() => {
    if (found.isDone) {
      remove(of);
      memory.delete(of);
    }
    if (found.values) {
      form.reset({ ...form.getValues(), ...found.values }, { keepDefaultValues: true });
      if (where === 'hour') toast.info('What you had typed is here again.');
    }
    return () => {
      const isCutOff = !read(keys.authToken) && read(keys.cutOff) !== null;
      if (!isUnsaved.current || (where === 'hour' && !isCutOff)) return;
      const values = pick(form.getValues(), fields);
      const draft = { userId: author.current, about, values };
      if (where === 'hour') writeJson(of, { ...draft, expiresAt: Date.now() + hourMs } satisfies Kept);
      else memory.set(of, { ...draft, expiresAt: Number.POSITIVE_INFINITY });
    };
  }, []);
  return found.values !== null;
}

/** Whether the customer who is here left such a draft within the hour. Drops another customer's, and an older one. */
export function hasKept(of: string, about: string | null): boolean {
  const { values, isDone } = find(of, 'hour', about, read(keys.userId), {});
  if (isDone && !values) remove(of);
  return values !== null;
}

interface Found {
  values: object | null;
  /** It is given back now, or its time or its owner has gone. */
  isDone: boolean;
}

function find(of: string, where: Options<unknown>['where'], about: string | null, userId: string | null, sample: object): Found {
  const isKept = (value: unknown): value is Kept =>
    isLike<Kept>({ userId: null, about: null, expiresAt: 0, values: sample }, value);
  const kept = where === 'hour' ? readJson(of, isKept) : memory.get(of);
  if (!kept) return { values: null, isDone: false };
  const isTheirs = kept.userId === null || kept.userId === userId;
  if (!isTheirs || kept.expiresAt <= Date.now()) return { values: null, isDone: true };
  return kept.about === about ? { values: kept.values, isDone: true } : { values: null, isDone: false };
}

function pick<Values extends object>(values: Values, fields: (keyof Values)[] | undefined): object {
  return fields ? Object.fromEntries(fields.map(field => [field, values[field]])) : values;
}
