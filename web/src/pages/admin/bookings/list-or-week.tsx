import { CalendarDays, List } from 'lucide-react';

type View = 'list' | 'week';
interface Props {
  view: View;
  onChange: (view: View) => void;
}

const views = [
  { view: 'list', label: 'List', icon: List },
  { view: 'week', label: 'Week', icon: CalendarDays },
] as const;

export function ListOrWeek({ view, onChange }: Props) {
  return (
    <fieldset className="flex rounded-full border border-field bg-card p-0.5">
      <legend className="sr-only">View</legend>
      {views.map(({ view: one, label, icon: Icon }) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === view}
          onClick={() => onChange(one)}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-full px-4 text-sm font-semibold aria-pressed:bg-plum aria-pressed:text-card"
        >
          <Icon aria-hidden className="size-4.5" strokeWidth={1.75} />
          {label}
        </button>
      ))}
    </fieldset>
  );
}
