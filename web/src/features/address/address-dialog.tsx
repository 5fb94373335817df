import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { hasCode } from '../../api/api-error.ts';
import { messageOf } from '../../api/message-of.ts';
import { mayBeDone } from '../../api/unanswered.ts';
import { failureToast } from '../../ui/failure-toast.ts';
import { useSession } from '../auth/session.tsx';
import { useKeptDraft } from '../auth/use-kept-draft.ts';
import type { Address, AddressRequest } from './address.ts';
import { type AddressValues, requestOf, useAddressForm } from './address-form.ts';
import { AddressSteps } from './address-steps.tsx';
import { keptAddress } from './kept-address.ts';
import { addressSaver, hasFieldErrors } from './save-address.ts';
import { addressesKey } from './use-addresses.ts';
import { type TypedAddress, useTypedAddress } from './use-typed-address.ts';

interface Props {
  address?: Address | undefined;
  onSaved: (saved: Address) => void;
  onClose: () => void;
}

/** Saves an address of the customer: a new one, or the one that is changed. */
export default function AddressDialog({ address, onSaved, onClose }: Props) {
  const form = useAddressForm(address);
  const isResumed = useKeptDraft(keptAddress, form, address?.id ?? null);
  const [saveAddress] = useState(addressSaver);
  const [failure] = useState(failureToast);
  const { userId } = useSession();
  const { mutate } = useSWRConfig();

  async function save(typed: AddressValues) {
    failure.takeBack();
    try {
      onSaved(await saveAddress(requestOf(typed), address?.id));
    } catch (error) {
      // The session is over: the login dialog has come, and what was typed is kept.
      if (hasCode(error, 'UNAUTHORIZED')) return;
      // The form puts refused fields right beside them; anything else is said here.
      if (hasFieldErrors(error)) throw error;
      // Saved all the same, perhaps: who gives up here finds it in the list, and does not add it again.
      if (mayBeDone(error) && userId) void mutate(addressesKey(userId)).catch(() => null);
      failure.say('Address Error', { detail: messageOf(error, 'Failed to save address. Please try again.') });
    }
  }

  return (
    <AddressSteps
      form={form}
      title={address ? 'Edit Address' : 'Add New Address'}
      submit="Save Address"
      isNew={!address}
      isResumed={isResumed}
      isAtHand
      onSubmit={save}
      onClose={onClose}
    />
  );
}

interface EnteredProps {
  entered?: AddressRequest | undefined;
  typed: TypedAddress;
  onEntered: (entered: AddressRequest) => void;
  onClose: () => void;
}

/**
 * Only hands over what was entered: for staff, with whose booking it is saved. They are not where the visit is. In one file with the
 * other: what both are made of is one script so.
 */
export function EnteredAddressDialog({ entered, typed, onEntered, onClose }: EnteredProps) {
  const form = useAddressForm(entered && { ...entered, streetArea: entered.street });
  const isResumed = useTypedAddress(form, typed);
  return (
    <AddressSteps
      form={form}
      title="Add New Address"
      submit="Use Address"
      isNew={!entered}
      isResumed={isResumed}
      onSubmit={typed => onEntered(requestOf(typed))}
      onClose={onClose}
    />
  );
}
