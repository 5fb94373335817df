import { type ReactNode, useId } from 'react';
import { classes } from '../shared/class-names.ts';

export interface RadioCard<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
  /** Can be chosen, but looks as if it could not. */
  muted?: boolean | undefined;
}

interface Props<Value extends string> {
  /** Name of the group. Hidden if a heading says the same. */
  legend: string;
  showLegend?: boolean;
  cards: RadioCard<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** Classes of the grid around the cards. */
  className?: string;
  /** Small cards with centred text, for days and times. */
  compact?: boolean;
}

/** A radio group drawn as cards, so that arrow keys and screen readers know it. */
export function RadioCards<Value extends string>({
  legend,
  showLegend = false,
  cards,
  value,
  onChange,
  className,
  compact = false,
}: Props<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className={showLegend ? 'mb-2 text-sm font-semibold' : 'sr-only'}>{legend}</legend>
      <div className={className ?? 'grid gap-3'}>
        {cards.map(card => (
          <label
            key={card.value}
            className={classes(
              'group relative flex min-h-12 rounded-md border transition-colors',
              card.muted ? 'border-line bg-sand text-muted' : 'border-field bg-card',
              'has-checked:border-plum has-checked:bg-plum-tint has-checked:ring-1 has-checked:ring-plum',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-plum',
              'has-disabled:border-line has-disabled:bg-sand has-disabled:text-muted',
              compact ? 'flex-col items-center justify-center px-2 py-2 text-center' : 'items-start gap-3 px-4 py-3.5',
            )}
          >
            <input
              type="radio"
              name={name}
              value={card.value}
              checked={card.value === value}
              disabled={card.disabled}
              onChange={() => onChange(card.value)}
              className={compact ? 'sr-only' : 'mt-0.5 size-5 shrink-0'}
            />
            <span className={classes('min-w-0 font-semibold wrap-anywhere', compact ? 'text-sm' : 'flex-1')}>
              {card.label}
              {card.hint && (
                <span className={classes('block font-normal text-muted', compact ? 'text-xs' : 'mt-0.5 text-sm')}>
                  {card.hint}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
