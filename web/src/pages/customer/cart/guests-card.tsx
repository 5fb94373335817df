import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import * as words from '#words/party';
import { type Cart, itemOf } from '../../../features/shop/cart/cart.ts';
import { putGuests } from '../../../features/shop/cart/change-cart.ts';
import { namedGuests } from '../../../features/visits/guests/guests.ts';
import { lazy } from '../../../shared/lazy.ts';
import { nameIn } from '../../../shared/name-in.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import type { Attempt } from './use-attempt.ts';

// Lazy, because most carts are for one person.
const GuestsDialog = lazy(() => import('../../../features/shop/cart/guests-dialog.tsx'));

interface Props {
  cart: Cart;
  attempt: Attempt;
}

/** For whom the services are: one person, or several guests who are served side by side. */
export function GuestsCard({ cart, attempt }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { guests } = cart;

  function choose(whom: 'ONE' | 'SEVERAL') {
    if (whom === 'SEVERAL') setOpen(true);
    else if (guests) void attempt(putGuests([]), words.guestsFailed);
  }

  return (
    <Card as="section" aria-labelledby="guests-title" className="mt-5">
      <div className="flex min-h-11 items-center gap-3">
        <UsersRound aria-hidden className="size-5 shrink-0 text-plum" strokeWidth={1.75} />
        <h2 id="guests-title" className="flex-1 font-display text-xl font-medium">
          {words.forWhom}
        </h2>
        {guests && (
          <Button variant="quiet" size="sm" onClick={() => setOpen(true)} className="-mr-2">
            {words.changeGuests}
          </Button>
        )}
      </div>
      <RadioCards
        legend={words.forWhom}
        className="mt-2 grid gap-3 sm:grid-cols-2"
        value={guests || isOpen ? 'SEVERAL' : 'ONE'}
        onChange={choose}
        cards={[
          { value: 'ONE', label: words.onePerson, hint: words.onePersonHint },
          { value: 'SEVERAL', label: words.several, hint: words.severalHint },
        ]}
      />
      {guests && (
        <ul className="mt-4 grid gap-2">
          {namedGuests(guests).map(({ key, name, serviceIds }) => (
            <li key={key} className="text-sm wrap-anywhere">
              <span className="font-semibold">{name}</span>
              <span className="block text-muted">{serviceIds.map(ref => nameOf(cart, ref)).join(', ')}</span>
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <LateDialog onClose={() => setOpen(false)}>
          <GuestsDialog cart={cart} onClose={() => setOpen(false)} />
        </LateDialog>
      )}
    </Card>
  );
}

function nameOf(cart: Cart, ref: string): string {
  const item = itemOf(cart, ref);
  return item ? nameIn(item.service) : '';
}
