import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { classes } from '../shared/class-names.ts';
import { comparison, type Said } from './comparison-words.ts';

type Props = Said & {
  now: number;
  before: number;
  /** Which change is good news. Undefined if neither is. */
  welcome?: 'more' | 'less' | undefined;
};

/** Compares a figure with the previous one in words and with a sign. Colour only repeats it. */
export function Comparison({ now, before, welcome, ...said }: Props) {
  const change = now - before;
  const Icon = change === 0 ? Minus : change > 0 ? TrendingUp : TrendingDown;
  const isWelcome = welcome && change !== 0 && change > 0 === (welcome === 'more');
  return (
    <p
      className={classes(
        'figures flex items-start gap-1.5 text-sm',
        !welcome || change === 0 ? 'text-muted' : isWelcome ? 'text-leaf' : 'text-madder',
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0" strokeWidth={2} />
      <span className="min-w-0">{comparison(now, before, said)}</span>
    </p>
  );
}
