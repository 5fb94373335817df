import { Plus } from 'lucide-react';
import { useState } from 'react';
import * as words from '#words/checkout';
import * as common from '#words/common';
import { hasKept } from '../../../forms/use-kept.ts';
import { money } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { keys } from '../../../shared/storage.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { customer } from '../../accounts/auth/customer.ts';
import { type Address, townOf } from '../../schedule/address/address.ts';
import { AddressList } from '../../schedule/address/address-list.tsx';
import { useAddresses } from '../../schedule/address/use-addresses.ts';
import { askedPlace } from '../../schedule/area/area.ts';
import { OutsideNote } from '../../schedule/area/outside-note.tsx';
import { addressGone } from './refusal.tsx';
import type { OrderState } from './use-order.ts';

// Lazy, because it brings a form and a map.
const AddressDialog = lazy(() => import('../../schedule/address/address-dialog.tsx'));

interface Props {
  /** At its price with the way to the selected address. */
  cart: OrderState['cart'];
  selected: Address | undefined;
  /** The chosen address was deleted, and no refusal says so. */
  isChosenGone: boolean;
  onChoose: (addressId: string) => void;
  /** Goes to the next step with this address. */
  onContinue: (addressId: string) => void;
}

export function AddressStep({ cart, selected, isChosenGone, onChoose, onContinue }: Props) {
  const saved = useAddresses();
  const { addresses } = saved;
  // Reopens the dialog if the session ended while a new address was entered. `edited` stays the address that was opened: after
  // another read of the list, another one may be selected, which must not be overwritten.
  const [writing, setWriting] = useState<{ edited?: Address } | null>(() =>
    hasKept({ by: customer, of: keys.addressDraft }) ? {} : null,
  );
  const selectedId = selected?.id ?? null;
  // While the list loads, the button would move under the thumb.
  const isRead = Boolean(addresses || saved.error);

  return (
    <>
      {isChosenGone && (
        <Alert tone="warning" className="mb-5">
          {addressGone}
        </Alert>
      )}
      <div className="min-h-54">
        <AddressList saved={saved} className={gridLook}>
          {all => (
            <RadioCards
              legend={words.deliveryAddress}
              value={selectedId}
              onChange={onChoose}
              className={gridLook}
              cards={all.map(address => ({
                value: address.id,
                label: (
                  <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                    {address.street}
                    {address.id === selectedId && <Badge tone="good">{words.selected}</Badge>}
                  </span>
                ),
                hint: townOf(address),
              }))}
            />
          )}
        </AddressList>
        <OutsideNote place={selected ? askedPlace(selected) : null} className="mt-3" />
        {isRead && (
          <button
            type="button"
            onClick={() => setWriting({})}
            className="mt-3 flex min-h-14 w-full items-center justify-center gap-2 rounded-md border-2 border-dashed border-field px-4 py-3 font-semibold text-plum transition-colors hover:border-plum hover:bg-plum-tint"
          >
            <Plus aria-hidden className="size-5" />
            {common.addNewAddress}
          </button>
        )}
        {selected && (
          <Button variant="quiet" size="sm" block className="mt-1" onClick={() => setWriting({ edited: selected })}>
            {words.editSelected}
          </Button>
        )}
      </div>
      <BottomBar onDesktop="in page">
        <p className="min-w-0 flex-1 leading-tight lg:invisible">
          <span className="figures block text-lg font-semibold">{money(cart.finalPrice)}</span>
          <span className="figures text-sm text-muted">
            {common.services(cart.totalItems)}
            {cart.travelFee > 0 && ` + ${words.travel} ${money(cart.travelFee)}`}
          </span>
        </p>
        <Button disabled={!selectedId} onClick={() => selectedId && onContinue(selectedId)} className="min-w-40 max-md:flex-1">
          {common.goOn}
        </Button>
      </BottomBar>
      {writing && (
        <LateDialog onClose={() => setWriting(null)}>
          <AddressDialog
            address={writing.edited}
            onClose={() => setWriting(null)}
            onSaved={address => {
              saved.keep(address, writing.edited);
              setWriting(null);
              if (writing.edited) onChoose(address.id);
              else onContinue(address.id);
            }}
          />
        </LateDialog>
      )}
    </>
  );
}

const gridLook = 'grid gap-3 md:grid-cols-2';
