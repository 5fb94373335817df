/** Changes of a cart by its customer (rules T4, T7). Each returns the whole new cart. */

import { choiceIn, choiceOf, partsOfRef, refWith } from '../../../common/choice.ts';
import { type Instant, type IsoDate, istDate } from '../../../common/time.ts';
import { AppError, invalidField } from '../../platform/contract/errors.ts';
import type { Once, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { CartGuest } from '../../platform/db/schema.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/shared/ids.ts';
import type { Names } from '../../platform/shared/translations.ts';
import { mustFindService, servicesOnSale } from '../catalog/catalog.ts';
import { type Choosable, chosenOf } from '../catalog/choice-rules.ts';
import { findOrMakeCart, mustFindCart, settle } from './cart.ts';
import { itemWith, type StoredCart, type StoredItem } from './line-rules.ts';
import { emptyCart } from './order.ts';
import { MAX_QUANTITY, MAX_SERVICES, onSale, serviceNotAdded, withChanges, withItem } from './rules.ts';
import { addItem, removeCart, removeItems, setGuests, setQuantity } from './store.ts';

type Cart = Schemas['Cart'];

/** The owner of a cart, and its id. Without `cartId`, any id is right. */
export interface Owned {
  userId: string;
  cartId: string | undefined;
}

/**
 * `work` writes its change and returns the changed cart, so that the cart is read only once (rule F2). Throws CART_NOT_FOUND if the cart
 * is not this customer's, and what `work` throws. Then nothing has changed.
 */
export function changeCart({ db, clock }: Deps, owned: Owned, work: CartChange): Promise<Cart> {
  return db.tx(tx => changeCartIn(tx, owned, istDate(clock.now()), work));
}

type CartChange = (tx: Queries, cart: StoredCart, today: IsoDate) => Promise<StoredCart>;

const changeCartIn = async (tx: Queries, { userId, cartId }: Owned, today: IsoDate, work: CartChange): Promise<Cart> =>
  settle(tx, await work(tx, await mustFindCart(tx, userId, cartId), today), today);

const itemOf = ({ items }: StoredCart, itemId: string): StoredItem => {
  const item = items.find(({ id }) => id === itemId);
  if (!item) throw new AppError('CART_ITEM_NOT_FOUND');
  return item;
};

/** Withdrawn services do not count, because they drop out in the same call. */
const mustHold = (cart: StoredCart): StoredCart => {
  if (onSale(cart).length <= MAX_SERVICES) return cart;
  throw invalidField('serviceId', 'maxServices', { limit: MAX_SERVICES });
};

/** The line of a service with this choice. */
const lineOf = ({ items }: StoredCart, serviceId: string, choice: string): StoredItem | undefined =>
  items.find(item => item.serviceId === serviceId && item.choice === choice);

/** The choice as the service has it (rule C32). Throws SERVICE_NOT_FOUND. */
const mustBeOffered = (service: Choosable, choice: string): string => {
  const chosen = chosenOf(service, choice);
  if (!chosen) throw new AppError('SERVICE_NOT_FOUND', { params: { reason: 'CHOICE_GONE' } });
  return chosen.choice;
};

/** Adds the service, or raises its quantity. Undefined if there would be too many. */
const addTo = async (
  tx: Queries,
  cart: StoredCart,
  { serviceId, choice, quantity }: Pick<StoredItem, 'serviceId' | 'choice' | 'quantity'>,
) => {
  // A line from before the service had variants keeps its text.
  const storedAs = lineOf(cart, serviceId, choice)?.storedAs ?? choice;
  const added = await addItem(tx, { id: newId(), cartId: cart.id, serviceId, choice: storedAs, quantity }, MAX_QUANTITY);
  return added && { ...added, choice, storedAs };
};

/** Throws SERVICE_NOT_FOUND if the service is not on sale as chosen, VALIDATION_ERROR if quantity or services exceed the limit. */
export function addToCart(
  { db, clock }: Deps,
  owned: Owned,
  { serviceId, quantity, ...choice }: Schemas['CartItemRequest'],
  once: Once,
): Promise<Cart> {
  const add: CartChange = async (tx, cart) => {
    const service = await mustFindService(tx, serviceId);
    const added = await addTo(tx, cart, { serviceId, quantity, choice: mustBeOffered(service, choiceOf(choice)) });
    if (!added) throw invalidField('quantity', 'maxQuantity', { limit: MAX_QUANTITY });
    return mustHold(withItem(cart, itemWith(added, { ...service, serviceId })));
  };
  return db.tx(tx => once(tx, () => changeCartIn(tx, owned, istDate(clock.now()), add)));
}

/** Who names a service without a choice, as older clients do, means its only line. */
const onlyLineOf = ({ items }: StoredCart, serviceId: string): StoredItem | undefined => {
  const lines = items.filter(item => item.serviceId === serviceId);
  return lines.length === 1 ? lines[0] : undefined;
};

/**
 * Sets the quantity of a service as chosen; 0 removes it. A repeated call changes nothing. `ref` is the contract's `ServiceRef`. Throws
 * SERVICE_NOT_FOUND if the service is neither in the cart nor on sale as chosen, VALIDATION_ERROR if the services exceed the limit.
 */
export function putInCart(deps: Deps, owned: Owned, ref: string, quantity: number): Promise<Cart> {
  const { serviceId, choice: asked } = partsOfRef(ref);
  const choice = choiceOf(choiceIn(asked));
  return changeCart(deps, owned, async (tx, cart) => {
    const there = lineOf(cart, serviceId, choice) ?? (choice === '' ? onlyLineOf(cart, serviceId) : undefined);
    if (quantity === 0) {
      if (there) await removeItems(tx, cart.id, [there.id]);
      return { ...cart, items: cart.items.filter(item => item !== there) };
    }
    if (there) {
      await setQuantity(tx, there.id, quantity);
      return withItem(cart, { ...there, quantity });
    }
    const service = await mustFindService(tx, serviceId);
    const offered = mustBeOffered(service, choice);
    // The default may be in the cart by its own name.
    const before = lineOf(cart, serviceId, offered);
    if (before) {
      await setQuantity(tx, before.id, quantity);
      return withItem(cart, { ...before, quantity });
    }
    const added = await addTo(tx, cart, { serviceId, quantity, choice: offered });
    return added ? mustHold(withItem(cart, itemWith(added, { ...service, serviceId }))) : cart;
  });
}

interface Line {
  serviceId: string;
  choice: string;
  /** The name at the time of booking, for services that are no longer on sale. */
  name: string;
  names: Names | null;
  quantity: number;
}

/** The guests come along, unless the cart has its own (rule T14). Services that are no longer on sale drop out when it is shown. */
const withGuests = async (
  tx: Queries,
  cart: StoredCart,
  guests: CartGuest[] | null,
  today: ReadonlyMap<string, string>,
): Promise<StoredCart> => {
  if (guests === null || cart.guests !== null) return cart;
  const named = guests.map(({ label, serviceIds }) => ({ label, serviceIds: serviceIds.map(ref => today.get(ref) ?? ref) }));
  await setGuests(tx, cart.id, named);
  return { ...cart, guests: named };
};

/**
 * Raises the customer's cart to these quantities, in the caller's transaction. Makes a cart if there is none. A larger quantity stays.
 * `guests` share the lines, with the references of then. Throws VALIDATION_ERROR if the services exceed the limit; UNAUTHORIZED.
 */
export async function fillCart(
  tx: Queries,
  userId: string,
  { lines, guests }: { lines: Line[]; guests: CartGuest[] | null },
  now: Instant,
): Promise<Cart> {
  let { cart } = await findOrMakeCart(tx, userId, now);
  const services = await servicesOnSale(
    tx,
    lines.map(({ serviceId }) => serviceId),
  );
  const notAdded: Schemas['CartChange'][] = [];
  const today = new Map<string, string>();
  for (const { serviceId, choice: booked, name, names, quantity } of lines) {
    const service = services.get(serviceId);
    const choice = service && chosenOf(service, booked)?.choice;
    const there = lineOf(cart, serviceId, choice ?? booked);
    if (!service || choice === undefined) {
      // A service that dropped out of the cart is among the cart's changes already.
      if (!there) notAdded.push(serviceNotAdded({ name, names }));
      continue;
    }
    today.set(refWith(serviceId, booked), refWith(serviceId, choice));
    const missing = quantity - (there?.quantity ?? 0);
    if (missing <= 0) continue;
    const added = await addTo(tx, cart, { serviceId, choice, quantity: missing });
    if (added) cart = withItem(cart, itemWith(added, { ...service, serviceId }));
  }
  const filled = await withGuests(tx, mustHold(cart), guests, today);
  return withChanges(await settle(tx, filled, istDate(now)), notAdded);
}

/** Throws CART_ITEM_NOT_FOUND. */
export function changeQuantity(deps: Deps, owned: Owned, itemId: string, quantity: number): Promise<Cart> {
  return changeCart(deps, owned, async (tx, cart) => {
    const item = itemOf(cart, itemId);
    await setQuantity(tx, item.id, quantity);
    return withItem(cart, { ...item, quantity });
  });
}

/** Throws CART_ITEM_NOT_FOUND. */
export function removeFromCart(deps: Deps, owned: Owned, itemId: string): Promise<Cart> {
  return changeCart(deps, owned, async (tx, cart) => {
    const item = itemOf(cart, itemId);
    await removeItems(tx, cart.id, [item.id]);
    return { ...cart, items: cart.items.filter(other => other !== item) };
  });
}

export function clearCart(deps: Deps, owned: Owned): Promise<Cart> {
  return changeCart(deps, owned, async (tx, cart) => {
    await emptyCart(tx, cart.id);
    return { ...cart, couponCode: null, guests: null, items: [] };
  });
}

/** The next `openCart` makes a new one. */
export function deleteCart({ db }: Deps, { userId, cartId }: Owned): Promise<void> {
  return db.tx(async tx => {
    await removeCart(tx, (await mustFindCart(tx, userId, cartId)).id);
  });
}
