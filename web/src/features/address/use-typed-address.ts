import { type RefObject, useEffect, useState } from 'react';
import { toast } from '../../ui/toast.ts';
import type { AddressForm, AddressValues } from './address-form.ts';

/** What is typed in the dialog and not handed over yet. It is its owner's to keep, and to empty when the dialog goes. */
export type TypedAddress = RefObject<AddressValues | null>;

/** Gives the form back what was typed before, and tells its owner what is typed now. True when there was something. */
export function useTypedAddress(form: AddressForm, typed: TypedAddress): boolean {
  const [before] = useState(typed.current);
  const { isDirty } = form.formState;

  useEffect(() => {
    typed.current = isDirty ? form.getValues() : null;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!before) return;
    form.reset(before, { keepDefaultValues: true });
    toast.info('What you had typed is here again.');
  }, []);
  return before !== null;
}
