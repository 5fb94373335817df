import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import * as common from '#words/common';
import * as words from '#words/party';
import type { Problem } from '../../../api/message-of.ts';
import { TextField } from '../../../forms/text-fields.tsx';
import { nameIn } from '../../../shared/name-in.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ProblemWords } from '../../../ui/problem-words.tsx';
import { refOfService } from '../choice/choice.ts';
import type { Cart, CartItem } from './cart.ts';
import { cartProblem } from './cart-errors.ts';
import { putGuests } from './change-cart.ts';
import { asRequest, draftsOf, type GuestDraft, MOST_GUESTS, toggled, withOneMore } from './guests-draft.ts';

interface Props {
  cart: Cart;
  onClose: () => void;
}

/** Who gets which services of the cart. The cart then has each service once for every guest who gets it. */
export default function GuestsDialog({ cart, onClose }: Props) {
  const [guests, setGuests] = useState(() => draftsOf(cart));
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  // The services as they were when it opened: one that nobody gets may come back.
  const [items] = useState(cart.items);
  const isWhole = guests.every(({ refs }) => refs.length > 0);

  function change(key: number, some: (guest: GuestDraft) => GuestDraft) {
    setGuests(guests.map(guest => (guest.key === key ? some(guest) : guest)));
  }

  async function save() {
    setChecked(true);
    if (!isWhole) return;
    setBusy(true);
    setProblem(null);
    try {
      await putGuests(asRequest(guests));
      onClose();
    } catch (error) {
      setProblem(cartProblem(error, words.guestsFailed));
      setBusy(false);
    }
  }

  return (
    <Dialog
      size="md"
      title={words.whoGetsWhat}
      hint={words.namesNotNeeded}
      onClose={() => !isBusy && onClose()}
      footer={
        <>
          <Button variant="secondary" onClick={() => !isBusy && onClose()}>
            {common.cancel}
          </Button>
          <Button block busy={isBusy} onClick={() => void save()}>
            {isBusy ? words.savingGuests : words.saveGuests}
          </Button>
        </>
      }
    >
      {problem && (
        <Alert tone="bad" className="mb-4">
          <ProblemWords of={problem} />
        </Alert>
      )}
      <div inert={isBusy}>
        <ul className="grid gap-4 pt-1">
          {guests.map((guest, index) => (
            <GuestFields
              key={guest.key}
              guest={guest}
              index={index}
              items={items}
              isMissing={isChecked && guest.refs.length === 0}
              onChange={some => change(guest.key, some)}
              onRemove={guests.length > 1 ? () => setGuests(guests.filter(one => one !== guest)) : undefined}
            />
          ))}
        </ul>
        {guests.length < MOST_GUESTS && (
          <Button variant="quiet" size="sm" onClick={() => setGuests(withOneMore(guests))} className="mt-3 -ml-2">
            <Plus aria-hidden className="size-4.5" strokeWidth={1.75} />
            {words.addGuest}
          </Button>
        )}
        <p className="mt-2 text-sm text-muted">{words.moreServices}</p>
      </div>
    </Dialog>
  );
}

interface GuestFieldsProps {
  guest: GuestDraft;
  index: number;
  items: CartItem[];
  /** The guest has no service yet, and the customer wanted to save. */
  isMissing: boolean;
  onChange: (some: (guest: GuestDraft) => GuestDraft) => void;
  onRemove: (() => void) | undefined;
}

function GuestFields({ guest, index, items, isMissing, onChange, onRemove }: GuestFieldsProps) {
  const name = guest.label.trim() || words.guest(index + 1);
  return (
    <li className="rounded-md border border-line p-3.5 md:p-4">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            label={words.nameOf(index + 1)}
            value={guest.label}
            maxLength={40}
            autoComplete="off"
            onChange={({ target }) => onChange(one => ({ ...one, label: target.value }))}
          />
        </div>
        {onRemove && <IconButton icon={Trash2} label={words.removeGuest(name)} onClick={onRemove} />}
      </div>
      <fieldset className="mt-3 flex min-w-0 flex-wrap gap-2">
        <legend className="sr-only">{words.servicesOf(name)}</legend>
        {items.map(({ service }) => {
          const ref = refOfService(service);
          return (
            <Chip
              key={ref}
              selected={guest.refs.includes(ref)}
              onClick={() => onChange(one => toggled(one, ref, items))}
              className="max-w-full whitespace-normal text-left"
            >
              {nameIn(service)}
            </Chip>
          );
        })}
      </fieldset>
      {isMissing && (
        <p role="alert" className="mt-2 text-sm font-semibold text-madder">
          {words.eachNeedsOne}
        </p>
      )}
    </li>
  );
}
