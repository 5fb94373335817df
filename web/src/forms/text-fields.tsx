import { type ChangeEvent, type ComponentProps, useState } from 'react';
import * as parts from '#words/parts';
import { numberAsTyped } from '../shared/as-typed.ts';
import { classes } from '../shared/class-names.ts';
import { controlLook } from './control-look.ts';
import { Field, type FieldLook } from './field.tsx';
import { retype } from './retype.ts';

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

type TextAreaProps = FieldLook & Omit<ComponentProps<'textarea'>, 'id'>;

export function TextArea({ label, required, hint, error, onChange, className, ...rest }: TextAreaProps) {
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

/** Browsers cut text that is too long without a word. This returns the message once a field has its maximum length. */
function useFull(maxLength: number | undefined) {
  const [isFull, setFull] = useState(false);
  return {
    look: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setFull(maxLength !== undefined && target.value.length >= maxLength),
    full: isFull ? parts.holdsAtMost(maxLength ?? 0) : undefined,
  };
}

type NumberFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'read' | 'pattern' | 'min' | 'max' | 'step'>;

/**
 * A number as text, which the form validates. Not an input of type number: browsers refuse digits of other scripts there, and the mouse
 * wheel changes the value.
 */
export function NumberField({ inputMode = 'decimal', ...rest }: NumberFieldProps) {
  return <TextField inputMode={inputMode} autoComplete="off" {...rest} read={numberAsTyped} pattern="-?(\d+(\.\d+)?|\.\d+)" />;
}
