import { Plus } from 'lucide-react';
import {
  type Address,
  type AddressRequest,
  enteredStreet,
  type Place,
  townOf,
} from '../../../../features/schedule/address/address.ts';
import { Button } from '../../../../ui/button.tsx';
import { RadioCards } from '../../../../ui/radio-cards.tsx';

const entered = 'entered';

interface Props {
  saved: Address[];
  place: Place | null;
  /** The entered address, also while a saved one is chosen. */
  written: AddressRequest | null;
  onChoose: (place: Place) => void;
  onWrite: () => void;
}

/** The address of the visit. */
export function AddressSection({ saved, place, written, onChoose, onWrite }: Props) {
  const cards = [
    ...saved.map(address => ({ value: address.id, label: address.street, hint: townOf(address) })),
    ...(written ? [{ value: entered, label: enteredStreet(written), hint: townOf(written) }] : []),
  ];
  return (
    <div className="grid grid-cols-1 gap-3">
      {cards.length > 0 && (
        <RadioCards
          legend="Address"
          value={place && ('addressId' in place ? place.addressId : entered)}
          onChange={value => onChoose(value === entered && written ? { address: written } : { addressId: value })}
          className="grid gap-3 md:grid-cols-2"
          cards={cards}
        />
      )}
      <Button variant="secondary" size="sm" onClick={onWrite} className="justify-self-start">
        <Plus aria-hidden className="size-4.5" />
        {written ? 'Change the entered address' : cards.length > 0 ? 'Another address' : 'Enter the address'}
      </Button>
    </div>
  );
}
