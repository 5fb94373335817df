import { LayoutGrid, List } from 'lucide-react';
import { IconButton } from './icon-button.tsx';

export type View = 'grid' | 'list';

const views = [
  { view: 'grid', label: 'Grid view', icon: LayoutGrid },
  { view: 'list', label: 'List view', icon: List },
] as const;

/** Spec 2.3: a phone shows the list and has no choice. */
export function ViewToggle({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  return (
    <fieldset className="ml-auto flex rounded-full max-md:hidden border border-field bg-card p-0.5">
      <legend className="sr-only">View</legend>
      {views.map(one => (
        <IconButton
          key={one.view}
          icon={one.icon}
          label={one.label}
          title={one.label}
          aria-pressed={one.view === view}
          onClick={() => onChange(one.view)}
          className="aria-pressed:bg-plum aria-pressed:text-card"
        />
      ))}
    </fieldset>
  );
}
