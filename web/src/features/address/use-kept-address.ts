import { useEffect, useState } from 'react';
import { keys, read } from '../../shared/storage.ts';
import { useLatest } from '../../shared/use-latest.ts';
import { toast } from '../../ui/toast.ts';
import type { AddressForm } from './address-form.ts';
import { dropKeptAddress, keepAddress, keptAddress } from './kept-address.ts';

/**
 * Gives the form back what was typed in it when the session ended, and keeps that when it ends now. `addressId` is null for a
 * new address, undefined where nothing is kept. True when there was something.
 */
export function useKeptAddress(form: AddressForm, addressId: string | null | undefined): boolean {
  const [userId] = useState(() => read(keys.userId));
  const [kept] = useState(() => (addressId === undefined ? null : keptAddress(addressId)));
  const isUnsaved = useLatest(form.formState.isDirty);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and once again when the dialog goes
  useEffect(() => {
    if (kept) {
      form.reset(kept, { keepDefaultValues: true });
      dropKeptAddress();
      toast.info('What you had typed is here again.');
    }
    return () => {
      // By the server: nobody goes on after a logout, in whichever tab that was.
      const isCutOff = !read(keys.authToken) && read(keys.cutOff);
      if (isCutOff && isUnsaved.current && userId && addressId !== undefined) keepAddress(userId, addressId, form.getValues());
    };
  }, []);
  return kept !== null;
}
