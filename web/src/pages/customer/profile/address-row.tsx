import { MapPin, Pencil, Trash2 } from 'lucide-react';
import { type Address, townOf } from '../../../features/address/address.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

interface Props {
  address: Address;
  onEdit: () => void;
  onDelete: () => void;
}

export function AddressRow({ address, onEdit, onDelete }: Props) {
  const { street, instructions } = address;
  return (
    <li className="flex items-start gap-3 py-4">
      <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-plum max-sm:hidden" strokeWidth={1.75} />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-semibold">{street}</p>
        <p className="text-sm text-muted">{townOf(address)}</p>
        {instructions && <p className="mt-1 text-sm text-muted italic">“{instructions}”</p>}
      </div>
      <div className="-my-2 -mr-2 flex shrink-0">
        <IconButton icon={Pencil} label={`Edit ${street}`} onClick={onEdit} />
        <IconButton icon={Trash2} label={`Delete ${street}`} onClick={onDelete} />
      </div>
    </li>
  );
}
