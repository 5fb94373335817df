import { RadioCards } from '../../../ui/radio-cards.tsx';
import { WAYS, type Way } from './use-booking-acts.ts';
import { methodWords } from './use-payments.ts';

interface Props {
  value: Way;
  onChange: (way: Way) => void;
}

/** Asks how money was given back. Cash up counts it by that way (rule M12). */
export function WayBack({ value, onChange }: Props) {
  return (
    <div className="mb-4">
      <RadioCards<Way>
        legend="How was it given back?"
        showLegend
        className="grid gap-2 sm:grid-cols-2"
        cards={WAYS.map(way => ({ value: way, label: methodWords[way] }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
