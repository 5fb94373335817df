import * as words from '#words/party';
import { RadioCards } from '../../../ui/radio-cards.tsx';

interface Person {
  id: string;
  name: string;
}

interface Props {
  /** Who comes, by part; null where nobody is known. */
  people: readonly (Person | null)[];
  /** The professional for whom the tip is; null for all. */
  value: string | null;
  onChange: (value: string | null) => void;
}

const ALL = 'all';

/** Whether a tip is shared, or for one of those who come (rule M61). Nothing where one comes. */
export function TipForWhom({ people, value, onChange }: Props) {
  const known = [...new Map(people.flatMap(one => (one ? [[one.id, one] as const] : []))).values()];
  if (known.length < 2) return null;
  return (
    <RadioCards
      legend={words.tipForWhom}
      showLegend
      className="grid gap-2 sm:grid-cols-2"
      value={value ?? ALL}
      onChange={chosen => onChange(chosen === ALL ? null : chosen)}
      cards={[{ value: ALL, label: words.tipShared }, ...known.map(({ id, name }) => ({ value: id, label: name }))]}
    />
  );
}
