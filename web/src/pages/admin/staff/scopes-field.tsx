import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { type Area, areas, type Scope } from './staff-access.ts';

interface Props {
  scopes: Scope[];
  error: string | undefined;
  onChange: (scopes: Scope[]) => void;
  /** For the first box, which gets the focus when a mistake is shown. */
  focusRef: (box: HTMLInputElement | null) => void;
}

/** Areas, each to read and most to change. Who may change may read: a box ticks or clears the other one. */
export function ScopesField({ scopes, error, onChange, focusRef }: Props) {
  const errorId = useId();

  /** Sets an area to these scopes. */
  const set = ({ read, change }: Area, chosen: Scope[]) =>
    onChange([...scopes.filter(scope => scope !== read.scope && scope !== change?.scope), ...chosen]);

  return (
    <div className="grid gap-2">
      {areas.map((area, index) => (
        <fieldset key={area.label} className="min-w-0 border-t border-line pt-3">
          <legend className="float-left w-full font-semibold">{area.label}</legend>
          <div className="clear-both grid gap-x-5 sm:grid-cols-2">
            <Check
              label="Read"
              hint={area.read.hint}
              isChecked={scopes.includes(area.read.scope)}
              describedBy={error && errorId}
              focusRef={index === 0 ? focusRef : undefined}
              onChange={isOn => set(area, isOn ? [area.read.scope] : [])}
            />
            {area.change && (
              <Check
                label="Change"
                hint={area.change.hint}
                isChecked={scopes.includes(area.change.scope)}
                describedBy={error && errorId}
                onChange={isOn => set(area, [area.read.scope, ...(isOn && area.change ? [area.change.scope] : [])])}
              />
            )}
          </div>
        </fieldset>
      ))}
      {error && (
        <p id={errorId} role="alert" className="flex gap-1.5 text-sm font-medium text-madder">
          <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

interface CheckProps {
  label: string;
  hint: string;
  isChecked: boolean;
  describedBy: string | undefined;
  focusRef?: Props['focusRef'] | undefined;
  onChange: (isOn: boolean) => void;
}

function Check({ label, hint, isChecked, describedBy = '', focusRef, onChange }: CheckProps) {
  const hintId = useId();
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
      <input
        ref={focusRef}
        type="checkbox"
        aria-label={label}
        aria-describedby={`${hintId} ${describedBy}`.trim()}
        checked={isChecked}
        onChange={event => onChange(event.target.checked)}
        className="mt-0.5 size-5 shrink-0"
      />
      <span className="min-w-0">
        {label}
        <span id={hintId} className="block text-sm text-muted">
          {hint}
        </span>
      </span>
    </label>
  );
}
