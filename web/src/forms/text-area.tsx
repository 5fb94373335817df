import type { ComponentProps } from 'react';
import { classes } from '../shared/class-names.ts';
import { controlLook, Field, type FieldLook } from './field.tsx';
import { useFull } from './use-full.ts';

type Props = FieldLook & Omit<ComponentProps<'textarea'>, 'id'>;

export function TextArea({ label, required, hint, error, className, ...rest }: Props) {
  const { full, onInput } = useFull(rest.maxLength);
  return (
    <Field label={label} required={required} hint={hint} error={error} full={full}>
      {wiring => (
        <textarea rows={3} onInput={onInput} {...rest} {...wiring} className={classes(controlLook, 'resize-y', className)} />
      )}
    </Field>
  );
}
