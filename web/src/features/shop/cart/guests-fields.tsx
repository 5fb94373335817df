import { Plus, Trash2 } from 'lucide-react';
import * as words from '#words/party';
import { TextField } from '../../../forms/text-fields.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { type Choosable, type GuestDraft, MOST_GUESTS, toggled, withOneMore } from './guests-draft.ts';

interface Props {
  guests: GuestDraft[];
  /** The services to choose from. */
  services: readonly Choosable[];
  /** True once the customer wanted to save: guests without a service are marked. */
  isChecked: boolean;
  onChange: (guests: GuestDraft[]) => void;
}

/** Who gets which of the services. */
export function GuestsFields({ guests, services, isChecked, onChange }: Props) {
  const change = (key: number, some: (guest: GuestDraft) => GuestDraft) =>
    onChange(guests.map(guest => (guest.key === key ? some(guest) : guest)));
  return (
    <>
      <ul className="grid gap-4 pt-1">
        {guests.map((guest, index) => (
          <OneGuest
            key={guest.key}
            guest={guest}
            index={index}
            services={services}
            isMissing={isChecked && guest.refs.length === 0}
            onChange={some => change(guest.key, some)}
            onRemove={guests.length > 1 ? () => onChange(guests.filter(one => one !== guest)) : undefined}
          />
        ))}
      </ul>
      {guests.length < MOST_GUESTS && (
        <Button variant="quiet" size="sm" onClick={() => onChange(withOneMore(guests))} className="mt-3 -ml-2">
          <Plus aria-hidden className="size-4.5" strokeWidth={1.75} />
          {words.addGuest}
        </Button>
      )}
    </>
  );
}

interface OneGuestProps {
  guest: GuestDraft;
  index: number;
  services: readonly Choosable[];
  /** The guest has no service yet, and the customer wanted to save. */
  isMissing: boolean;
  onChange: (some: (guest: GuestDraft) => GuestDraft) => void;
  onRemove: (() => void) | undefined;
}

function OneGuest({ guest, index, services, isMissing, onChange, onRemove }: OneGuestProps) {
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
        {services.map(({ ref, name }) => (
          <Chip
            key={ref}
            selected={guest.refs.includes(ref)}
            onClick={() => onChange(one => toggled(one, ref, services))}
            className="max-w-full whitespace-normal text-left"
          >
            {name}
          </Chip>
        ))}
      </fieldset>
      {isMissing && (
        <p role="alert" className="mt-2 text-sm font-semibold text-madder">
          {words.eachNeedsOne}
        </p>
      )}
    </li>
  );
}
