import { type Address, addressLine } from '../../../features/address/address.ts';
import { deleteAddress } from '../../../features/address/delete-address.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast.ts';

type Props = { address: Address; onClose: () => void; onDeleted: () => void };

export function DeleteAddressDialog({ address, onClose, onDeleted }: Props) {
  async function remove() {
    await deleteAddress(address.id);
    toast.success('Address deleted');
    onDeleted();
  }

  return (
    <ConfirmDialog
      danger
      title="Delete this address?"
      confirm="Delete Address"
      confirming="Deleting..."
      cancel="Keep Address"
      fallback="Failed to delete address."
      onConfirm={remove}
      onClose={onClose}
    >
      <p className="font-semibold wrap-anywhere">{addressLine(address)}</p>
      <p className="mt-2 text-muted">Visits you have booked there already stay as they are.</p>
    </ConfirmDialog>
  );
}
