import { mayBeDone } from '../../../api/unanswered.ts';
import { type Address, addressLine } from '../../../features/address/address.ts';
import { deleteAddress } from '../../../features/address/delete-address.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast.ts';

interface Props {
  address: Address;
  onClose: () => void;
  onDeleted: () => void;
  onUnsure: () => void;
}

export function DeleteAddressDialog({ address, onClose, onDeleted, onUnsure }: Props) {
  async function remove() {
    await deleteAddress(address.id).catch(error => {
      // It may be deleted although the answer was lost. Read the list again, so that nobody books for a deleted address.
      if (mayBeDone(error)) onUnsure();
      throw error;
    });
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
