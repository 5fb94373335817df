import { type ComponentProps, useId } from 'react';

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

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  /** Name for screen readers, if no label is beside it. */
  label?: string;
};

/** The switch alone, for the row of a list. With a label: forms/switch-field.tsx. */
export function Switch({ label, ...rest }: SwitchProps) {
  return (
    <span className="relative inline-flex h-11 w-14 shrink-0 items-center">
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its state itself
        role="switch"
        aria-label={label}
        {...rest}
        className="peer absolute inset-0 z-10 size-full cursor-pointer opacity-0"
      />
      <span
        aria-hidden
        className="h-8 w-14 rounded-full border-2 border-field bg-sand transition-colors peer-checked:border-plum peer-checked:bg-plum peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-plum"
      />
      <span
        aria-hidden
        className="absolute left-1.5 size-5 rounded-full bg-field transition-[translate,background-color] peer-checked:translate-x-6 peer-checked:bg-card"
      />
    </span>
  );
}
