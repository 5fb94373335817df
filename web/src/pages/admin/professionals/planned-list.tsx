import { Undo2 } from 'lucide-react';
import { IconButton } from '../../../ui/button.tsx';

interface Props {
  label: string;
  entries: { key: string; words: string; note?: string | null; takeBack: () => void }[];
}

/** What is planned already, with an act to take it back. */
export function PlannedList({ label, entries }: Props) {
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-md bg-sand px-4">
      {entries.map(({ key, words, note, takeBack }) => (
        <li key={key} className="flex min-h-12 items-center gap-3 py-1.5">
          <p className="figures min-w-0 flex-1 font-semibold">
            {words}
            {note && <span className="block text-sm font-normal text-muted wrap-anywhere">{note}</span>}
          </p>
          <IconButton icon={Undo2} label={`Take back ${words}`} title="Take back" onClick={takeBack} className="-mr-2" />
        </li>
      ))}
    </ul>
  );
}
