import { Minus, Plus, Trash2 } from 'lucide-react';
import * as parts from '#words/parts';
import { classes } from '../shared/class-names.ts';
import { IconButton } from './button.tsx';

interface Props {
  quantity: number;
  onChange: (quantity: number) => void;
  /** What is counted, for screen readers: 'Haircut'. */
  of: string;
  max: number;
  /** If given, a bin replaces the minus at 1. */
  onRemove?: (() => void) | undefined;
  /** As high as a button of this size, because one may replace the other. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Full width. */
  block?: boolean | undefined;
}

const heights = { sm: 'h-11', md: 'h-12', lg: 'h-14' };

export function QuantityStepper({ quantity, onChange, of, max, onRemove, size = 'sm', block = false }: Props) {
  const canLess = quantity > 1;
  const canMore = quantity < max;
  // A `disabled` button would lose the focus when it is pressed.
  return (
    <fieldset
      className={classes(
        'inline-flex items-center justify-between rounded-full bg-card inset-ring inset-ring-field',
        heights[size],
        block && 'w-full',
      )}
    >
      <legend className="sr-only">{parts.quantityOf(of)}</legend>
      {onRemove && !canLess ? (
        <IconButton icon={Trash2} label={parts.removeOf(of)} onClick={onRemove} />
      ) : (
        <IconButton
          icon={Minus}
          label={parts.oneLess(of)}
          aria-disabled={!canLess}
          onClick={() => canLess && onChange(quantity - 1)}
        />
      )}
      <output className="figures min-w-7 text-center font-semibold">{quantity}</output>
      <IconButton
        icon={Plus}
        label={parts.oneMore(of)}
        aria-disabled={!canMore}
        onClick={() => canMore && onChange(quantity + 1)}
      />
    </fieldset>
  );
}
