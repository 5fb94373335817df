import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from '../shared/class-names.ts';
import { controlLook } from './control-look.ts';
import { Field, type FieldLook } from './field.tsx';

type Props = FieldLook &
  Omit<ComponentProps<'select'>, 'id'> & {
    options: { value: string; label: string }[];
    /** Comes with the bounds of an id, and means nothing here. */
    maxLength?: number;
  };

/** Browsers cut a long choice at the edge, so the full text is below: on phones, and for very long texts everywhere. */
export function SelectField({ label, required, hint, error, options, className, maxLength: _, ...rest }: Props) {
  const chosen = options.find(({ value }) => value === rest.value)?.label ?? '';
  const inFull = chosen.length > 30 && (
    <span className={classes('wrap-anywhere', chosen.length <= 60 && 'sm:hidden')}>{chosen}</span>
  );
  return (
    <Field label={label} required={required} hint={hint ?? inFull} error={error}>
      {wiring => (
        <span className="relative block">
          <select {...rest} {...wiring} className={classes(controlLook, 'appearance-none pr-11', className)}>
            {options.map(option => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-muted" />
        </span>
      )}
    </Field>
  );
}
