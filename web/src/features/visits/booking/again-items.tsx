import * as words from '#words/booking';
import { money } from '../../../shared/format.ts';
import { nameIn } from '../../../shared/name-in.ts';
import { Alert } from '../../../ui/alert.tsx';
import type { AgainOffer } from './use-again.ts';

/** The services at today's prices; what changed since is said. */
export function AgainItems({ offer: { items, gone } }: { offer: AgainOffer }) {
  return (
    <div className="grid gap-3">
      {items.length > 0 && (
        <ul className="figures grid gap-1.5">
          {items.map(item => (
            <li key={item.serviceId} className="flex flex-wrap gap-x-4">
              <span className="min-w-0 flex-1 basis-40 font-medium wrap-anywhere">
                {item.quantity > 1 && `${item.quantity} × `}
                {nameIn(item)}
              </span>
              <span className="ml-auto whitespace-nowrap">
                {item.price !== item.priceBefore && (
                  <span className="mr-2 text-sm text-muted">{words.wasPrice(money(item.priceBefore * item.quantity))}</span>
                )}
                {money(item.price * item.quantity)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {gone.length > 0 && items.length > 0 && <Alert>{words.noLongerOffered(gone.map(nameIn).join(', '))}</Alert>}
    </div>
  );
}
