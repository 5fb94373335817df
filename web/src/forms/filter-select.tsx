import { ChevronDown } from 'lucide-react';
import { controlLook } from './control-look.ts';

interface Props<Value extends string> {
  /** Name for screen readers. Others see its first choice ('All Status'). */
  label: string;
  value: Value;
  options: { value: Value; label: string }[];
  onChange: (value: Value) => void;
  className?: string;
}

/** A choice above a list. It stands out while it filters. */
export function FilterSelect<Value extends string>({ label, value, options, onChange, className = '' }: Props<Value>) {
  const isActive = value !== options[0]?.value;
  return (
    <span className={`relative block ${className}`}>
      <select
        aria-label={label}
        value={value}
        onChange={event => onChange(event.target.value as Value)}
        className={`${controlLook} appearance-none rounded-full! pr-10 pl-4 ${isActive ? 'border-plum! bg-plum-tint! font-semibold' : ''}`}
      >
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-muted" />
    </span>
  );
}
