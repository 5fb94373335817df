import { useState } from 'react';
import { useSWRConfig } from 'swr';
import * as words from '#words/address';
import { ApiError, hasCode } from '../../../api/api-error.ts';
import { api, ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { mayBeDone } from '../../../api/unanswered.ts';
import { useSave } from '../../../api/use-save.ts';
import { useKeptForm } from '../../../forms/use-kept.ts';
import { keys } from '../../../shared/storage.ts';
import { failureToast } from '../../../ui/failure-toast.ts';
import { customer } from '../../accounts/auth/customer.ts';
import { useSession } from '../../accounts/auth/session.tsx';
import type { Address, AddressRequest } from './address.ts';
import { type AddressValues, requestOf, useAddressForm } from './address-form.ts';
import { AddressSteps } from './address-steps.tsx';
import { addressesKey } from './use-addresses.ts';

interface Props {
  address?: Address | undefined;
  onSaved: (saved: Address) => void;
  onClose: () => void;
}

/** Adds or changes an address of the customer. */
export default function AddressDialog({ address, onSaved, onClose }: Props) {
  const form = useAddressForm(address);
  const isResumed = useKeptForm(form, { by: customer, of: keys.addressDraft, about: address?.id ?? null });
  const saveOnce = useSave();
  const [failure] = useState(failureToast);
  const { userId } = useSession();
  const { mutate } = useSWRConfig();

  function send(body: AddressRequest): Promise<Address> {
    const add = () => saveOnce(body, header => ask(api.POST('/address', { params: { header }, body })));
    if (!address) return add();
    return ask(api.PUT('/address/{id}', { params: { path: { id: address.id } }, body })).catch(error => {
      // Deleted on another device meanwhile.
      if (hasCode(error, 'ADDRESS_NOT_FOUND')) return add();
      throw error;
    });
  }

  async function save(typed: AddressValues) {
    failure.takeBack();
    try {
      onSaved(await send(requestOf(typed)));
    } catch (error) {
      // The session ended. The login dialog has opened, and the form is kept.
      if (hasCode(error, 'UNAUTHORIZED')) return;
      // The form shows these beside their fields.
      if (error instanceof ApiError && error.errors.length > 0) throw error;
      // The address may have been saved: read the list, so that customers who give up do not add it again.
      if (mayBeDone(error) && userId) void mutate(addressesKey(userId)).catch(() => null);
      failure.say(words.error, { detail: messageOf(error, words.saveFailed) });
    }
  }

  return (
    <AddressSteps
      form={form}
      title={address ? words.editAddress : words.addNew}
      submit={words.save}
      isNew={!address}
      isResumed={isResumed}
      isAtHand
      onSubmit={save}
      onClose={onClose}
    />
  );
}
