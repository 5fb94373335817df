import type { ComponentProps } from 'react';
import { numberAsTyped } from '../shared/as-typed.ts';
import { TextField } from './text-field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'read' | 'pattern' | 'min' | 'max' | 'step'>;

/**
 * A number as text, which the form validates. Not an input of type number: browsers refuse digits of other scripts there, and the mouse
 * wheel changes the value.
 */
export function NumberField({ inputMode = 'decimal', ...rest }: Props) {
  return <TextField inputMode={inputMode} autoComplete="off" {...rest} read={numberAsTyped} pattern="-?(\d+(\.\d+)?|\.\d+)" />;
}
