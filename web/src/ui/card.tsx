import type { ComponentProps } from 'react';
import { classes } from '../shared/class-names.ts';

type Props = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'li' | undefined;
  /** Padding. `none` for a picture that fills the card. */
  padding?: 'none' | 'sm' | 'md' | undefined;
};

const paddings = { none: '', sm: 'p-4', md: 'p-5 md:p-6' };

export function Card({ as: Tag = 'div', padding = 'md', className, ...rest }: Props) {
  const Element = Tag as 'div';
  return (
    <Element className={classes('rounded-lg border border-line bg-card shadow-card', paddings[padding], className)} {...rest} />
  );
}
