import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { hasCode, messageOf } from '../../../api/api-error.ts';
import { api, ask } from '../../../api/client.ts';
import { type Address, addressLine } from '../../../features/address/address.ts';
import { addressesKey } from '../../../features/address/use-addresses.ts';
import { useSession } from '../../../features/auth/session.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.ts';

type Props = { address: Address; onClose: () => void; onDeleted: () => void };

export function DeleteAddressDialog({ address, onClose, onDeleted }: Props) {
  const { userId } = useSession();
  const { mutate } = useSWRConfig();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function remove() {
    setBusy(true);
    try {
      await ask(api.DELETE('/address/{id}', { params: { path: { id: address.id } } })).catch(error => {
        // Gone already, from another device.
        if (!hasCode(error, 'ADDRESS_NOT_FOUND')) throw error;
      });
      if (userId) void mutate<Address[]>(addressesKey(userId), known => known?.filter(({ id }) => id !== address.id), false);
      toast.success('Address deleted');
      onDeleted();
    } catch (error) {
      setProblem(messageOf(error, 'Failed to delete address. Please try again.'));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Delete this address?"
      footer={
        <>
          <Button variant="secondary" block onClick={onClose} className="max-sm:px-3!">
            Keep Address
          </Button>
          <Button variant="danger" block busy={isBusy} onClick={remove} className="max-sm:px-3!">
            {isBusy ? 'Deleting...' : 'Delete Address'}
          </Button>
        </>
      }
    >
      {problem && (
        <Alert tone="bad" className="mb-4">
          {problem}
        </Alert>
      )}
      <p className="font-semibold wrap-anywhere">{addressLine(address)}</p>
      <p className="mt-2 text-muted">Visits you have booked there already stay as they are.</p>
    </Dialog>
  );
}
