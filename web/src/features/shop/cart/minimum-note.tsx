import * as words from '#words/cart';
import { money } from '../../../shared/format.ts';
import type { Cart } from './cart.ts';
import { MinimumWays } from './minimum-ways.tsx';
import { missingTo } from './missing.ts';

interface Props {
  id: string;
  cart: Cart;
  minimum: number;
}

/** Why checkout is blocked, how much is missing, and what helps (rule B5: the final price counts). */
export function MinimumNote({ id, cart, minimum }: Props) {
  const missing = missingTo(minimum, cart);
  return (
    <div className="grid gap-1.5">
      <span aria-hidden className="block h-1.5 overflow-hidden rounded-full bg-sand">
        <span
          className="block h-full rounded-full bg-marigold transition-[width]"
          style={{ width: `${(cart.finalPrice / minimum) * 100}%` }}
        />
      </span>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <p id={id} className="figures flex-1 basis-40 text-sm font-medium">
          <span>{words.minimumIs(money(minimum))}</span>{' '}
          {missing !== null && <span className="font-normal whitespace-nowrap text-muted">{words.addMore(money(missing))}</span>}
        </p>
        <MinimumWays cart={cart} minimum={minimum} />
      </div>
    </div>
  );
}
