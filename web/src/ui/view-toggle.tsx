import { LayoutGrid, List } from 'lucide-react';
import * as common from '#words/common';
import { IconButton } from './button.tsx';

export type View = 'grid' | 'list';

const views = [
  { view: 'grid', label: common.gridView, icon: LayoutGrid },
  { view: 'list', label: common.listView, icon: List },
] as const;

interface Props {
  view: View;
  onChange: (view: View) => void;
  className?: string;
}

export function ViewToggle({ view, onChange, className = '' }: Props) {
  return (
    <fieldset className={`ml-auto flex rounded-full border border-field bg-card p-0.5 ${className}`}>
      <legend className="sr-only">{common.view}</legend>
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
