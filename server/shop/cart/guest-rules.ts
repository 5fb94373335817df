/** For whom the services of a cart are (rule T14). The cart's lines decide what it has; the guests share it. Pure. */

import { refWith } from '../../../common/choice.ts';
import type { CartGuest } from '../../platform/db/schema.ts';
import type { StoredItem } from './line-rules.ts';

type Line = Pick<StoredItem, 'serviceId' | 'choice' | 'storedAs' | 'quantity'>;

/** The last guests who have it lose what is too much. */
const without = (guests: CartGuest[], ref: string, tooMany: number): CartGuest[] => {
  let left = tooMany;
  const kept = guests.toReversed().map(guest => {
    const serviceIds = guest.serviceIds.toReversed().filter(one => one !== ref || left-- <= 0);
    return { ...guest, serviceIds: serviceIds.reverse() };
  });
  return kept.reverse();
};

/** What is new belongs to the first guest. */
const withMore = (guests: CartGuest[], ref: string, missing: number): CartGuest[] =>
  guests.map((guest, n) =>
    n === 0 ? { ...guest, serviceIds: [...guest.serviceIds, ...Array.from({ length: missing }, () => ref)] } : guest,
  );

/**
 * The guests with just the services that the cart has on sale, as an older client may have changed them since. A guest who has none is
 * left out. Null without guests.
 */
export function guestsWith(named: CartGuest[] | null, lines: readonly Line[]): CartGuest[] | null {
  if (named === null) return null;
  // A line keeps the reference that it was added with, and the shop may call the same choice otherwise by now.
  const today = new Map(
    lines.map(({ serviceId, choice, storedAs }) => [refWith(serviceId, storedAs), refWith(serviceId, choice)]),
  );
  const refs = new Set(today.values());
  const nameOf = (ref: string) => today.get(ref) ?? ref;
  let guests = named.map(guest => ({ ...guest, serviceIds: guest.serviceIds.map(nameOf).filter(ref => refs.has(ref)) }));
  for (const { serviceId, choice, quantity } of lines) {
    const ref = refWith(serviceId, choice);
    const shared = guests.flatMap(guest => guest.serviceIds).filter(one => one === ref).length;
    if (shared > quantity) guests = without(guests, ref, shared - quantity);
    if (shared < quantity) guests = withMore(guests, ref, quantity - shared);
  }
  const served = guests.filter(guest => guest.serviceIds.length > 0);
  return served.length > 0 ? served : null;
}
