import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useKeptWork, useLeftWork } from './left-work.ts';

interface Options<Values> {
  /** What the form begins with is not a thing that others may have changed; it may be another at midnight. */
  isNew?: boolean;
  /** Passwords, which are never kept: as they begin. */
  empty?: Partial<Values>;
}

interface Left<Values> {
  base: Partial<Values>;
  typed: Values;
}

/**
 * Gives the form of a dialog back what was in it when the session ended, `of` the thing it is about. When that has changed
 * meanwhile, there is nothing to go on with.
 */
export function useInterrupted<Values extends FieldValues>(
  of: string,
  form: UseFormReturn<Values>,
  { isNew = false, empty = {} }: Options<Values> = {},
): void {
  const { dirtyFields, defaultValues } = form.formState;
  const base = defaultValues as Partial<Values>;
  const isBegun = Object.entries(dirtyFields).some(([name, isDirty]) => isDirty && !(name in empty));
  const [ofTheSame] = useState(() => (isNew ? of : `${of} ${JSON.stringify(base)}`));
  const left = useLeftWork<Left<Values>>(ofTheSame);
  useKeptWork(ofTheSame, () => (isBegun ? { base, typed: { ...form.getValues(), ...empty } } : null));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!left) return;
    const isUntouched = (name: string) => left.typed[name] === left.base[name];
    const entries = Object.entries(left.typed).map(([name, value]) => [name, isUntouched(name) ? base[name] : value]);
    form.reset(Object.fromEntries(entries), { keepDefaultValues: true });
  }, []);
}
