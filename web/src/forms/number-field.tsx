import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'strip'>;

/** A number, as text: what it may be the form says. Turning the wheel over it scrolls, as everywhere, and changes nothing. */
export function NumberField({ inputMode = 'decimal', ...rest }: Props) {
  return <TextField inputMode={inputMode} min={0} {...rest} type="number" onWheel={event => event.currentTarget.blur()} />;
}
