import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { classes } from '../shared/class-names.ts';

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

/** From fewer than this, a small difference is a large but meaningless percentage. */
const smallBase = 10;
/** Above this, a percentage says nothing. */
const largePercent = 300;

/** How to write the figure. `less` is the word for a decrease: `less` money, `fewer` bookings. */
export interface Said {
  write: (value: number) => string;
  less: 'less' | 'fewer';
}

/** Compares a figure with the previous one: by percentage, or by difference where a percentage would mislead. */
export function comparison(now: number, before: number, { write, less }: Said): string {
  if (now === before) return now === 0 ? 'None before either' : 'Same as before';
  if (before === 0) return 'None before';
  const change = Math.abs(now - before);
  const way = now > before ? 'more' : less;
  const percent = Math.round((change / before) * 100);
  if (before < smallBase || percent > largePercent) return `${write(change)} ${way} than before`;
  // Less than half a per cent is still a change.
  return `${percent === 0 ? 'A little' : `${percent}%`} ${way} than ${write(before)} before`;
}
