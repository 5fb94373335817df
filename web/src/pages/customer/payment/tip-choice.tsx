import * as party from '#words/party';
import * as words from '#words/payment';
import type { Booking } from '../../../features/visits/booking/booking.ts';
import { TipForWhom } from '../../../features/visits/guests/tip-for-whom.tsx';
import { TextField } from '../../../forms/text-fields.tsx';
import { numberAsTyped } from '../../../shared/as-typed.ts';
import { money } from '../../../shared/format.ts';
import { RadioCards } from '../../../ui/radio-cards.tsx';

const offered = ['0', '50', '100', 'other'] as const;

export interface TipChosen {
  choice: (typeof offered)[number];
  /** For `other`. */
  typed: string;
  /** The professional for whom it is; null for all who come. */
  whose: string | null;
}

export const NO_TIP: TipChosen = { choice: '0', typed: '', whose: null };

/** The most that the contract takes, in rupees. */
const most = 10_000;

/** The tip in rupees; null if what was typed is no amount. */
export function tipIn({ choice, typed }: TipChosen): number | null {
  if (choice !== 'other') return Number(choice);
  return /^\d+$/.test(typed) && Number(typed) <= most ? Number(typed) : null;
}

interface TipChoiceProps {
  booking: Booking;
  chosen: TipChosen;
  onChange: (chosen: TipChosen) => void;
  /** Whether a mistake is shown. */
  isChecked: boolean;
}

/** A tip for the professional, or for those who come (rules M11 and M61). */
export function TipChoice({ booking, chosen, onChange, isChecked }: TipChoiceProps) {
  const { parts = [] } = booking;
  return (
    <div className="grid gap-3 text-left">
      <RadioCards
        compact
        legend={parts.length > 1 ? party.addTip : words.addTip}
        showLegend
        value={chosen.choice}
        onChange={choice => onChange({ ...chosen, choice })}
        className="grid grid-cols-4 gap-2"
        cards={offered.map(value => ({
          value,
          label: value === 'other' ? words.otherTip : value === '0' ? words.noTip : money(Number(value)),
        }))}
      />
      {chosen.choice === 'other' && (
        <TextField
          label={words.tipInRupees}
          inputMode="numeric"
          autoComplete="off"
          read={numberAsTyped}
          maxLength={5}
          value={chosen.typed}
          onChange={event => onChange({ ...chosen, typed: event.target.value })}
          error={isChecked && tipIn(chosen) === null ? words.tipTooMuch(money(most)) : undefined}
        />
      )}
      {tipIn(chosen) !== 0 && (
        <TipForWhom
          people={parts.map(({ professional }) => professional)}
          value={chosen.whose}
          onChange={whose => onChange({ ...chosen, whose })}
        />
      )}
    </div>
  );
}
