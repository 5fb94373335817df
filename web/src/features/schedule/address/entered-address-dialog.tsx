import * as words from '#words/address';
import { useKeptForm } from '../../../forms/use-kept.ts';
import type { Person } from '../../../shared/kept.ts';
import type { AddressRequest } from './address.ts';
import { requestOf, useAddressForm } from './address-form.ts';
import { AddressSteps } from './address-steps.tsx';

interface Props {
  entered?: AddressRequest | undefined;
  /** Whose address it is, and for what. */
  kept: { by: Person; of: string };
  onEntered: (entered: AddressRequest) => void;
  onClose: () => void;
}

/** For staff: hands over what was entered, which is saved with the booking. Apart from the customers' dialog, which needs their session. */
export default function EnteredAddressDialog({ entered, kept, onEntered, onClose }: Props) {
  const form = useAddressForm(entered && { ...entered, streetArea: entered.street });
  const isResumed = useKeptForm(form, kept);
  return (
    <AddressSteps
      form={form}
      title={words.addNew}
      submit={words.use}
      isNew={!entered}
      isResumed={isResumed}
      onSubmit={typed => onEntered(requestOf(typed))}
      onClose={onClose}
    />
  );
}
