import * as words from '#words/visit';
import { NumberField } from '../../../forms/number-field.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';

interface Tip {
  choice: '0' | '50' | '100' | 'other';
  /** Rupees as she typed them, for `other`. */
  typed: string;
}

export const noTip: Tip = { choice: '0', typed: '' };

/** The contract's bound. */
const mostRupees = 10_000;

/** Rupees; null while what she typed is no amount. */
export function tipOf({ choice, typed }: Tip): number | null {
  if (choice !== 'other') return Number(choice);
  return /^\d+(\.\d{1,2})?$/.test(typed) && Number(typed) <= mostRupees ? Number(typed) : null;
}

/** What the customer gave her beside the price. */
export function TipField({ value, onChange }: { value: Tip; onChange: (tip: Tip) => void }) {
  const isWrong = value.typed !== '' && tipOf(value) === null;
  return (
    <div className="mt-5 grid gap-3">
      <RadioCards<Tip['choice']>
        legend={words.tip}
        showLegend
        compact
        className="grid grid-cols-4 gap-2"
        cards={[
          { value: '0', label: words.noTip },
          { value: '50', label: '₹50' },
          { value: '100', label: '₹100' },
          { value: 'other', label: words.otherTip },
        ]}
        value={value.choice}
        onChange={choice => onChange({ ...value, choice })}
      />
      {value.choice === 'other' && (
        <NumberField
          label={words.tipInRupees}
          autoFocus
          value={value.typed}
          onChange={({ target }) => onChange({ ...value, typed: target.value })}
          error={isWrong ? words.tipWrong : undefined}
        />
      )}
    </div>
  );
}
