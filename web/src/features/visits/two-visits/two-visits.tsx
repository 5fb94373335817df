import { useState } from 'react';
import * as words from '#words/two-visits';
import { money } from '../../../shared/format.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { failureToast } from '../../../ui/failure-toast.ts';
import { useMinimumOrder } from '../../salon/settings/use-minimum-order.ts';
import { type Cart, type CartItem, itemsOf } from '../../shop/cart/cart.ts';
import { itemsWords } from './kept-aside.ts';
import { setAside } from './set-aside.ts';

interface Props {
  cart: Cart;
  /** The ids of each visit's services, more than one visit. */
  visits: string[][];
}

/** Which visits the services of a cart need, and a way to book the first of them (rule N73). */
export default function TwoVisits({ cart, visits }: Props) {
  const [failure] = useState(failureToast);
  const minimum = useMinimumOrder();
  const parts = visits.map(ids => ids.flatMap(id => itemsOf(cart, id)));

  async function bookFirst() {
    failure.takeBack();
    try {
      await setAside(parts.slice(1).flat());
    } catch {
      failure.say(words.failed);
    }
  }

  return (
    <Alert
      tone="warning"
      className="mb-5"
      action={
        <Button size="sm" onClick={bookFirst}>
          {words.bookFirst}
        </Button>
      }
    >
      <p className="font-semibold">{visits.length === 2 ? words.title : words.titleOfMany(visits.length)}</p>
      <p>{words.why}</p>
      <ol className="my-2 grid gap-1">
        {parts.map((items, at) => (
          <li key={items[0]?.id}>
            <span className="font-semibold">{words.visit(at + 1)}:</span> <span className="font-normal">{itemsWords(items)}</span>
            {sumOf(items) < minimum && <span className="block">{words.tooLittle(at + 1, money(minimum))}</span>}
          </li>
        ))}
      </ol>
      <p className="font-normal">{words.thenRest}</p>
    </Alert>
  );
}

/** In rupees, before a coupon. */
function sumOf(items: CartItem[]): number {
  return items.reduce((sum, { service, quantity }) => sum + service.price * quantity, 0);
}
