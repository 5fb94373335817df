import { useTeam } from '../../../../features/visits/hand-over/use-team.ts';
import { SelectField } from '../../../../forms/select-field.tsx';
import { TextField } from '../../../../forms/text-fields.tsx';
import { today } from '../../../../shared/clock.ts';
import { RadioCards } from '../../../../ui/radio-cards.tsx';
import type { Took } from './draft.ts';

interface Props {
  took: Took;
  isNamed: boolean;
  onChange: (took: Took) => void;
}

/** When a visit took place, who carried it out, and how it was paid (rule B50). */
export function PastSection({ took, isNamed, onChange }: Props) {
  const { data: people = [] } = useTeam();
  const change = (some: Partial<Took>) => onChange({ ...took, ...some });
  const ways = [
    { value: 'NOT_YET' as const, label: 'Not paid yet' },
    ...(isNamed ? [{ value: 'HERS' as const, label: 'Cash to the professional' }] : []),
    { value: 'CASH' as const, label: 'Cash at the desk' },
    { value: 'UPI' as const, label: 'UPI to the salon' },
    { value: 'CARD' as const, label: 'Card' },
    { value: 'BANK' as const, label: 'Bank transfer' },
  ];
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Date"
          type="date"
          required
          max={today()}
          value={took.date}
          onChange={({ target }) => change({ date: target.value })}
        />
        <TextField
          label="Began at"
          type="time"
          required
          value={took.time}
          onChange={({ target }) => change({ time: target.value })}
        />
      </div>
      {isNamed && (
        <SelectField
          label="Carried out by"
          required
          options={[{ value: '', label: 'Choose who' }, ...people.map(({ id, name }) => ({ value: id, label: name }))]}
          value={took.professionalId}
          onChange={({ target }) => change({ professionalId: target.value })}
        />
      )}
      <RadioCards<Took['way']>
        legend="How was it paid?"
        showLegend
        className="grid gap-2 sm:grid-cols-2"
        cards={ways}
        value={took.way}
        onChange={way => change({ way })}
      />
      <p className="text-sm text-muted">
        It is entered as done, with its bill and commission. The customer gets no confirmation.
      </p>
    </div>
  );
}
