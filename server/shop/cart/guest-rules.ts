/** For whom the services of a cart are (rule T14). The cart's lines decide what it has; the guests share it. Pure. */

import { refWith } from '../../../common/choice.ts';
import { sharedAmong } from '../../../common/guests.ts';
import type { CartGuest } from '../../platform/db/schema.ts';
import type { StoredItem } from './line-rules.ts';

type Line = Pick<StoredItem, 'serviceId' | 'choice' | 'storedAs' | 'quantity'>;

/** The guests with just the services that the cart has on sale, as an older client may have changed them since. Null without guests. */
export function guestsWith(named: CartGuest[] | null, lines: readonly Line[]): CartGuest[] | null {
  if (named === null) return null;
  // A line keeps the reference that it was added with, and the shop may call the same choice otherwise by now.
  const today = new Map(
    lines.map(({ serviceId, choice, storedAs }) => [refWith(serviceId, storedAs), refWith(serviceId, choice)]),
  );
  const guests = named.map(guest => ({ ...guest, serviceIds: guest.serviceIds.map(ref => today.get(ref) ?? ref) }));
  const quantities = lines.map(({ serviceId, choice, quantity }) => [refWith(serviceId, choice), quantity] as const);
  return sharedAmong(guests, new Map(quantities));
}
