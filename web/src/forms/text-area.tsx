import type { ChangeEvent, ComponentProps } from 'react';
import { classes } from '../shared/class-names.ts';
import { controlLook } from './control-look.ts';
import { Field, type FieldLook } from './field.tsx';
import { useFull } from './use-full.ts';

type Props = FieldLook & Omit<ComponentProps<'textarea'>, 'id'>;

export function TextArea({ label, required, hint, error, onChange, className, ...rest }: Props) {
  const { full, look } = useFull(rest.maxLength);

  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    look(event);
    onChange?.(event);
  }

  return (
    <Field label={label} required={required} hint={hint} error={error} full={full}>
      {wiring => (
        <textarea rows={3} {...rest} {...wiring} onChange={change} className={classes(controlLook, 'resize-y', className)} />
      )}
    </Field>
  );
}
