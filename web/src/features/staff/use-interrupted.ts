import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useKeptWork, useLeftWork } from './left-work.ts';

/**
 * Gives the form of a dialog back what was in it when the session ended, `of` the thing it is about. When that has changed
 * meanwhile, there is nothing to go on with. Passwords are never kept: `empty` holds those fields as they begin.
 */
export function useInterrupted<Values extends FieldValues>(
  of: string,
  form: UseFormReturn<Values>,
  empty: Partial<Values> = {},
): void {
  const { dirtyFields, defaultValues } = form.formState;
  const isBegun = Object.entries(dirtyFields).some(([name, isDirty]) => isDirty && !(name in empty));
  const [ofTheSame] = useState(() => `${of} ${JSON.stringify(defaultValues)}`);
  const left = useLeftWork<Values>(ofTheSame);
  useKeptWork(ofTheSame, () => (isBegun ? { ...form.getValues(), ...empty } : null));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (left) form.reset(left, { keepDefaultValues: true });
  }, []);
}
