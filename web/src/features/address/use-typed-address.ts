import { type RefObject, useEffect, useState } from 'react';
import { toast } from '../../ui/toast.ts';
import type { AddressForm, AddressValues } from './address-form.ts';

/** The unsaved input of the dialog. Its owner keeps it, and empties it when the dialog goes. */
export type TypedAddress = RefObject<AddressValues | null>;

/** Fills the form with the earlier input and reports new input to the owner. True if there was some. */
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
