import { Plus } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { type Address, type AddressRequest, townOf } from '../address/address.ts';

/** A saved address by its id, or one that was entered for this visit and is saved with it. */
export type Place = { addressId: string } | { address: AddressRequest };

const entered = 'entered';

type Props = {
  saved: Address[];
  place: Place | null;
  /** What was entered, also while another one is chosen. */
  written: AddressRequest | null;
  onChoose: (place: Place) => void;
  onWrite: () => void;
};

/** Where the team goes. */
export function AddressSection({ saved, place, written, onChoose, onWrite }: Props) {
  const cards = [
    ...saved.map(address => ({ value: address.id, label: address.street, hint: townOf(address) })),
    ...(written ? [{ value: entered, label: lineOf(written), hint: townOf(written) }] : []),
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

/** As the server joins it (rulings R7). */
function lineOf({ flatNumber, building, street, landmark }: AddressRequest): string {
  return [flatNumber, building, street, landmark].filter(Boolean).join(', ');
}
