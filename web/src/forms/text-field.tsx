import type { ChangeEvent, ComponentProps } from 'react';
import { classes } from '../shared/class-names.ts';
import { controlLook } from './control-look.ts';
import { Field, type FieldLook } from './field.tsx';
import { retype } from './retype.ts';
import { useFull } from './use-full.ts';

type Props = FieldLook &
  Omit<ComponentProps<'input'>, 'id'> & {
    /** Normalises the text while it is typed or pasted. */
    read?: ((text: string) => string) | undefined;
  };

/** Spread react-hook-form's `register('name')` into it, or use `value` and `onChange`. */
export function TextField({ label, required, hint, error, read, onChange, className, ...rest }: Props) {
  const { full, look } = useFull(rest.maxLength);

  function change(event: ChangeEvent<HTMLInputElement>) {
    if (read) retype(event.target, read);
    look(event);
    onChange?.(event);
  }

  return (
    <Field label={label} required={required} hint={hint} error={error} full={full}>
      {wiring => <input type="text" {...rest} {...wiring} onChange={change} className={classes(controlLook, className)} />}
    </Field>
  );
}
