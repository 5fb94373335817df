/** The customer says for whom the services of the cart are (rule T14). */

import { partsOfRef, refWith } from '../../../common/choice.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { CartGuest } from '../../platform/db/schema.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/shared/ids.ts';
import { servicesOnSale } from '../catalog/catalog.ts';
import { chosenOf } from '../catalog/choice-rules.ts';
import { changeCart, type Owned } from './change.ts';
import { itemWith, type StoredCart, type StoredItem } from './line-rules.ts';
import { quantitiesOf } from './order.ts';
import { MAX_QUANTITY } from './rules.ts';
import { addItem, removeItems, setGuests, setQuantity } from './store.ts';

/** The line of a service for all guests together: the one that the cart has, or a new one. */
const lineFor = async (
  tx: Queries,
  { id: cartId, items }: StoredCart,
  { serviceId, choice, quantity }: Pick<StoredItem, 'serviceId' | 'choice' | 'quantity'>,
  service: Parameters<typeof itemWith>[1],
): Promise<StoredItem> => {
  const there = items.find(item => item.serviceId === serviceId && item.choice === choice);
  if (there) {
    if (there.quantity !== quantity) await setQuantity(tx, there.id, quantity);
    return { ...there, quantity };
  }
  const row = { id: newId(), quantity };
  await addItem(tx, { ...row, cartId, serviceId, choice }, MAX_QUANTITY);
  return itemWith({ ...row, choice, storedAs: choice }, service);
};

/**
 * The cart has just what these guests get from now on, and keeps its coupon; without guests it keeps its services. Throws CART_NOT_FOUND,
 * SERVICE_NOT_FOUND, VALIDATION_ERROR beyond the limits of a cart.
 */
export function putGuests(deps: Deps, owned: Owned, guests: Schemas['CartGuestsRequest']['guests']): Promise<Schemas['Cart']> {
  const refs = guests.flatMap(({ serviceIds }) => serviceIds);
  quantitiesOf(refs);
  return changeCart(deps, owned, async (tx, cart) => {
    if (guests.length === 0) {
      await setGuests(tx, cart.id, null);
      return { ...cart, guests: null };
    }
    const services = await servicesOnSale(
      tx,
      refs.map(ref => partsOfRef(ref).serviceId),
    );
    const offered = (ref: string) => {
      const { serviceId, choice: asked } = partsOfRef(ref);
      const service = services.get(serviceId);
      const chosen = service && chosenOf(service, asked);
      if (!service || !chosen) throw new AppError('SERVICE_NOT_FOUND', service ? { params: { reason: 'CHOICE_GONE' } } : {});
      return { serviceId, service, choice: chosen.choice, ref: refWith(serviceId, chosen.choice) };
    };
    const named: CartGuest[] = guests.map(({ label, serviceIds }) => ({
      label: label?.trim() || null,
      serviceIds: serviceIds.map(ref => offered(ref).ref),
    }));
    const items: StoredItem[] = [];
    for (const [ref, quantity] of quantitiesOf(named.flatMap(({ serviceIds }) => serviceIds))) {
      const { serviceId, choice, service } = offered(ref);
      items.push(await lineFor(tx, cart, { serviceId, choice, quantity }, { ...service, serviceId }));
    }
    const gone = cart.items.filter(({ id }) => !items.some(item => item.id === id)).map(({ id }) => id);
    if (gone.length > 0) await removeItems(tx, cart.id, gone);
    await setGuests(tx, cart.id, named);
    // In the order in which the cart had them first.
    const place = ({ id }: StoredItem) => cart.items.findIndex(item => item.id === id) >>> 0;
    return { ...cart, guests: named, items: items.toSorted((a, b) => place(a) - place(b)) };
  });
}
