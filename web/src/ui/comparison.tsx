import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { classes } from '../shared/class-names.ts';

type Props = {
  now: number;
  before: number;
  /** As it is written, beside the change. */
  written: string;
  /** Which way is welcome; none for what is neither good nor bad. */
  welcome?: 'more' | 'less' | undefined;
};

/** A figure against the one before, in words and with a sign: colour only says it again. */
export function Comparison({ now, before, written, welcome }: Props) {
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
      <span className="min-w-0">{words(now, before, written)}</span>
    </p>
  );
}

function words(now: number, before: number, written: string): string {
  if (now === before) return now === 0 ? 'None before either' : 'Same as before';
  if (before === 0) return 'None before';
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  // A tenth of a per cent is still a change.
  return `${percent === 0 ? 'A little' : `${percent}%`} ${now > before ? 'more' : 'less'} than ${written} before`;
}
