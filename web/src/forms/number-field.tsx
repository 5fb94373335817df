import type { ComponentProps } from 'react';
import { numberAsTyped } from '../shared/typed.ts';
import { TextField } from './text-field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'read' | 'pattern' | 'min' | 'max' | 'step'>;

/**
 * A number, as text: the form says what it may be. Not an input of type number, in which browsers refuse digits of other scripts, and
 * which a turn of the mouse wheel changes.
 */
export function NumberField({ inputMode = 'decimal', ...rest }: Props) {
  return <TextField inputMode={inputMode} autoComplete="off" {...rest} read={numberAsTyped} pattern="-?(\d+(\.\d+)?|\.\d+)" />;
}
