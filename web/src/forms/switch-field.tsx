import { type ComponentProps, useId } from 'react';
import { Switch } from './switch.tsx';

type Props = Omit<ComponentProps<'input'>, 'id' | 'type' | 'role'> & { label: string; hint?: string | undefined };

/** A switch with its label. Spread react-hook-form's `register('name')` into it, or use `checked` and `onChange`. */
export function SwitchField({ label, hint, ...rest }: Props) {
  const id = useId();
  return (
    <div data-field className="flex min-h-12 items-center gap-4">
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-muted">
            {hint}
          </p>
        )}
      </div>
      <Switch {...rest} id={id} aria-describedby={hint ? `${id}-hint` : undefined} />
    </div>
  );
}
