import { useState } from 'react';
import { type GuestDraft, withOneMore } from '../../../../features/shop/cart/guests-draft.ts';
import { GuestsFields } from '../../../../features/shop/cart/guests-fields.tsx';
import { refOfService } from '../../../../features/shop/choice/choice.ts';
import { SwitchField } from '../../../../forms/switch-field.tsx';
import type { Line } from './phone-booking.ts';

interface Props {
  lines: Line[];
  /** Null for one person. */
  guests: GuestDraft[] | null;
  onChange: (guests: GuestDraft[] | null) => void;
}

/** Whether the visit is for several guests, and who gets what. */
export function GuestsSection({ lines, guests, onChange }: Props) {
  // Kept while it is switched off: a slip must not cost what was entered.
  const [last, setLast] = useState<GuestDraft[] | null>(null);
  const refs = lines.map(({ service }) => refOfService(service));
  const first = { key: 0, label: '', refs };

  function change(next: GuestDraft[] | null) {
    setLast(next ?? guests);
    onChange(next);
  }

  return (
    <div className="mt-4 grid grid-cols-1 gap-3 border-t border-line pt-4">
      <SwitchField
        label="For several guests"
        hint="Several professionals may come, so that everyone is ready in time."
        checked={guests !== null}
        onChange={({ target }) => change(target.checked ? (last ?? withOneMore([first])) : null)}
      />
      {guests && (
        <GuestsFields
          guests={guests}
          services={lines.map(({ service }) => ({ ref: refOfService(service), name: service.name }))}
          isChecked={false}
          onChange={change}
        />
      )}
    </div>
  );
}
