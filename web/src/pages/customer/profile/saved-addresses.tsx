import { MapPin, Pencil, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import * as common from '#words/common';
import * as words from '#words/profile';
import { hasCode } from '../../../api/api-error.ts';
import { api, ask } from '../../../api/client.ts';
import { mayBeDone } from '../../../api/unanswered.ts';
import { customer } from '../../../features/accounts/auth/customer.ts';
import { type Address, addressLine, townOf } from '../../../features/schedule/address/address.ts';
import { AddressList } from '../../../features/schedule/address/address-list.tsx';
import { useAddresses } from '../../../features/schedule/address/use-addresses.ts';
import { hasKept } from '../../../forms/use-kept.ts';
import { lazy } from '../../../shared/lazy.ts';
import { keys } from '../../../shared/storage.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { Panel } from './panel.tsx';

const AddressDialog = lazy(() => import('../../../features/schedule/address/address-dialog.tsx'));

type Shown = { dialog: 'new' } | { dialog: 'edit' | 'delete'; address: Address };

/** Customers manage their saved addresses here (rule A5). */
export function SavedAddresses() {
  const saved = useAddresses();
  // Reopens the dialog if the session ended while a new address was entered.
  const [shown, setShown] = useState<Shown | null>(() =>
    hasKept({ by: customer, of: keys.addressDraft }) ? { dialog: 'new' } : null,
  );
  const title = useRef<HTMLHeadingElement>(null);
  const close = () => setShown(null);

  return (
    <Panel
      title={words.savedAddresses}
      titleRef={title}
      action={
        <Button variant="secondary" size="sm" aria-label={common.addNewAddress} onClick={() => setShown({ dialog: 'new' })}>
          <Plus aria-hidden className="size-4.5" />
          {common.add}
        </Button>
      }
    >
      <AddressList saved={saved}>
        {addresses =>
          addresses.length === 0 ? (
            <p className="text-muted">{words.noAddresses}</p>
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
              toast.success(shown.dialog === 'edit' ? words.addressUpdated : words.addressSaved);
            }}
          />
        </LateDialog>
      )}
    </Panel>
  );
}

interface Props {
  address: Address;
  onEdit: () => void;
  onDelete: () => void;
}

function AddressRow({ address, onEdit, onDelete }: Props) {
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
        <IconButton icon={Pencil} label={words.editOf(street)} onClick={onEdit} />
        <IconButton icon={Trash2} label={words.deleteOf(street)} onClick={onDelete} />
      </div>
    </li>
  );
}

interface DeleteAddressDialogProps {
  address: Address;
  onClose: () => void;
  onDeleted: () => void;
  onUnsure: () => void;
}

function DeleteAddressDialog({ address, onClose, onDeleted, onUnsure }: DeleteAddressDialogProps) {
  async function remove() {
    await deleteAddress(address.id).catch(error => {
      // The address may be deleted although the answer was lost. Read the list again, so that nobody books for a deleted address.
      if (mayBeDone(error)) onUnsure();
      throw error;
    });
    toast.success(words.addressDeleted);
    onDeleted();
  }

  return (
    <ConfirmDialog
      danger
      title={words.deleteAddressQuestion}
      confirm={words.deleteAddress}
      confirming={words.deleting}
      cancel={words.keepAddress}
      fallback={words.deleteAddressFailed}
      onConfirm={remove}
      onClose={onClose}
    >
      <p className="font-semibold wrap-anywhere">{addressLine(address)}</p>
      <p className="mt-2 text-muted">{words.visitsStay}</p>
    </ConfirmDialog>
  );
}

/** Succeeds too when another device deleted it. Throws ApiError. */
async function deleteAddress(id: string): Promise<void> {
  await ask(api.DELETE('/address/{id}', { params: { path: { id } } })).catch(error => {
    if (!hasCode(error, 'ADDRESS_NOT_FOUND')) throw error;
  });
}
