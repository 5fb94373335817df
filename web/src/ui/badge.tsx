import type { ReactNode } from 'react';
import { classes } from '../shared/class-names.ts';
import { type Tone, tones } from './tones.ts';

interface Props {
  tone?: Tone | 'neutral';
  children: ReactNode;
  className?: string;
}

export function Badge({ tone = 'neutral', children, className }: Props) {
  const look = tone === 'neutral' ? 'bg-sand text-ink' : `${tones[tone].surface} ${tones[tone].ink}`;
  return (
    <span className={classes('inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold', look, className)}>
      {children}
    </span>
  );
}
