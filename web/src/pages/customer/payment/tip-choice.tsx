import * as words from '#words/payment';
import { TextField } from '../../../forms/text-field.tsx';
import { numberAsTyped } from '../../../shared/as-typed.ts';
import { money } from '../../../shared/format.ts';
import { RadioCards } from '../../../ui/radio-cards.tsx';

const offered = ['0', '50', '100', 'other'] as const;

export interface TipChosen {
  choice: (typeof offered)[number];
  /** For `other`. */
  typed: string;
}

/** The most that the contract takes, in rupees. */
const most = 10_000;

/** The tip in rupees; null if what was typed is no amount. */
export function tipIn({ choice, typed }: TipChosen): number | null {
  if (choice !== 'other') return Number(choice);
  return /^\d+$/.test(typed) && Number(typed) <= most ? Number(typed) : null;
}

interface Props {
  chosen: TipChosen;
  onChange: (chosen: TipChosen) => void;
  /** Whether a mistake is shown. */
  isChecked: boolean;
}

/** A tip for the professional (rule M11). */
export function TipChoice({ chosen, onChange, isChecked }: Props) {
  return (
    <div className="grid gap-3 text-left">
      <RadioCards
        compact
        legend={words.addTip}
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
    </div>
  );
}
