import type { LucideIcon } from 'lucide-react';

interface Props<Value extends string> {
  /** Name of the choice for screen readers. */
  legend: string;
  options: readonly { value: Value; label: string; icon: LucideIcon }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Two or three ways to see the same thing, as one pill. */
export function Segments<Value extends string>({ legend, options, value, onChange }: Props<Value>) {
  return (
    <fieldset className="flex rounded-full border border-field bg-card p-0.5">
      <legend className="sr-only">{legend}</legend>
      {options.map(({ value: one, label, icon: Icon }) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === value}
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
