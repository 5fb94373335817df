import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Address } from '../../../features/address/address.ts';
import { AddressList } from '../../../features/address/address-list.tsx';
import { useAddresses } from '../../../features/address/use-addresses.ts';
import { hasKept } from '../../../features/auth/use-kept.ts';
import { lazy } from '../../../shared/lazy.ts';
import { keys } from '../../../shared/storage.ts';
import { Button } from '../../../ui/button.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { AddressRow } from './address-row.tsx';
import { DeleteAddressDialog } from './delete-address-dialog.tsx';
import { Panel } from './panel.tsx';

const AddressDialog = lazy(() => import('../../../features/address/address-dialog.tsx'));

type Shown = { dialog: 'new' } | { dialog: 'edit' | 'delete'; address: Address };

/** Customers manage their saved addresses here (rule A5). */
export function SavedAddresses() {
  const saved = useAddresses();
  // Reopens the dialog if the session ended while a new address was entered.
  const [shown, setShown] = useState<Shown | null>(() => (hasKept(keys.addressDraft, null) ? { dialog: 'new' } : null));
  const title = useRef<HTMLHeadingElement>(null);
  const close = () => setShown(null);

  return (
    <Panel
      title="Saved addresses"
      titleRef={title}
      action={
        <Button variant="secondary" size="sm" aria-label="Add New Address" onClick={() => setShown({ dialog: 'new' })}>
          <Plus aria-hidden className="size-4.5" />
          Add
        </Button>
      }
    >
      <AddressList saved={saved}>
        {addresses =>
          addresses.length === 0 ? (
            <p className="text-muted">None yet. Add the address where we should come, and booking is quicker.</p>
          ) : (
            <ul className="-my-4 divide-y divide-line">
              {addresses.map(address => (
                <AddressRow
                  key={address.id}
                  address={address}
                  onEdit={() => setShown({ dialog: 'edit', address })}
                  onDelete={() => setShown({ dialog: 'delete', address })}
                />
              ))}
            </ul>
          )
        }
      </AddressList>
      {shown?.dialog === 'delete' && (
        <DeleteAddressDialog
          address={shown.address}
          onClose={close}
          onUnsure={() => void saved.reload().catch(() => null)}
          onDeleted={() => {
            saved.drop(shown.address.id);
            close();
            // The button that opened the question is gone with its row.
            setTimeout(() => title.current?.focus());
          }}
        />
      )}
      {shown && shown.dialog !== 'delete' && (
        <LateDialog onClose={close}>
          <AddressDialog
            address={shown.dialog === 'edit' ? shown.address : undefined}
            onClose={close}
            onSaved={address => {
              saved.keep(address, shown.dialog === 'edit' ? shown.address : undefined);
              close();
              toast.success(shown.dialog === 'edit' ? 'Address updated' : 'Address saved');
            }}
          />
        </LateDialog>
      )}
    </Panel>
  );
}
