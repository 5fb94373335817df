import type { ComponentProps } from 'react';
import { classes } from '../shared/class-names.ts';
import { controlLook, Field, type FieldLook } from './field.tsx';

type Props = FieldLook & Omit<ComponentProps<'textarea'>, 'id'>;

export function TextArea({ label, required, hint, error, className, ...rest }: Props) {
  return (
    <Field label={label} required={required} hint={hint} error={error}>
      {wiring => <textarea rows={3} {...rest} {...wiring} className={classes(controlLook, 'resize-y', className)} />}
    </Field>
  );
}
