import { hasCode } from '../../../api/api-error.ts';
import { api, ask } from '../../../api/client.ts';
import { type Address, addressLine } from '../../../features/address/address.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast.ts';

type Props = { address: Address; onClose: () => void; onDeleted: () => void };

export function DeleteAddressDialog({ address, onClose, onDeleted }: Props) {
  async function remove() {
    await ask(api.DELETE('/address/{id}', { params: { path: { id: address.id } } })).catch(error => {
      // Gone already, from another device.
      if (!hasCode(error, 'ADDRESS_NOT_FOUND')) throw error;
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
      fallback="Failed to delete address. Please try again."
      onConfirm={remove}
      onClose={onClose}
    >
      <p className="font-semibold wrap-anywhere">{addressLine(address)}</p>
      <p className="mt-2 text-muted">Visits you have booked there already stay as they are.</p>
    </ConfirmDialog>
  );
}
