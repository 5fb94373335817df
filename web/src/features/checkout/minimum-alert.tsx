import { money } from '../../shared/format.ts';
import { Alert } from '../../ui/alert.tsx';
import type { Cart } from '../cart/cart.ts';
import { MinimumWays } from '../cart/minimum-ways.tsx';
import { missingTo } from '../cart/missing.ts';

/** For the first two steps (rule W8). On the summary the note stands at the button. */
export function MinimumAlert({ cart, minimum }: { cart: Cart; minimum: number }) {
  const missing = missingTo(minimum, cart);
  return (
    <Alert tone="warning" className="mb-6" action={<MinimumWays cart={cart} minimum={minimum} />}>
      Minimum cart value for booking is {money(minimum)}.{missing !== null && ` Add ${money(missing)} more.`}
    </Alert>
  );
}
