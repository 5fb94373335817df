/** What a customer does to their cart (rulings R5, R9). Each answers the whole cart that came of it. */
import { AppError, invalidField } from '../contract/errors.ts';
import type { Schemas } from '../contract/types.ts';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../shared/ids.ts';
import { type IsoDate, istDate } from '../shared/time.ts';
import { emptyCart, settle } from './cart.ts';
import { MAX_QUANTITY, MAX_SERVICES } from './rules.ts';
import { addItem, countItems, findCartId, isOnSale, removeCart, removeItems, setQuantity } from './store.ts';

type Cart = Schemas['Cart'];

/** Whose cart, and which; `cartId` undefined means whichever is theirs. */
export interface Owned {
  userId: string;
  cartId: string | undefined;
}

const idOfOwn = async (tx: Queries, { userId, cartId }: Owned): Promise<string> => {
  const id = await findCartId(tx, userId);
  if (id === undefined || (cartId !== undefined && cartId !== id)) throw new AppError('CART_NOT_FOUND');
  return id;
};

/** Throws CART_NOT_FOUND unless the cart is this customer's, and whatever `work` throws; then nothing has changed. */
export const changeCart = (
  { db, clock }: Deps,
  owned: Owned,
  work: (tx: Queries, cartId: string, today: IsoDate) => Promise<void>,
): Promise<Cart> =>
  db.tx(async tx => {
    const today = istDate(clock.now());
    await work(tx, await idOfOwn(tx, owned), today);
    return settle(tx, owned.userId, today);
  });

/** Throws SERVICE_NOT_FOUND for what is not on sale, VALIDATION_ERROR where quantities or services pass the most. */
export const addToCart = (deps: Deps, owned: Owned, { serviceId, quantity }: Schemas['CartItemRequest']): Promise<Cart> =>
  changeCart(deps, owned, async (tx, cartId) => {
    if (!(await isOnSale(tx, serviceId))) throw new AppError('SERVICE_NOT_FOUND');
    const fits = await addItem(tx, { id: newId(), cartId, serviceId, quantity }, MAX_QUANTITY);
    if (!fits) throw invalidField('quantity', `You can have at most ${MAX_QUANTITY} of one service in your cart.`);
    if ((await countItems(tx, cartId)) > MAX_SERVICES) {
      throw invalidField('serviceId', `You can have at most ${MAX_SERVICES} different services in your cart.`);
    }
  });

/** Throws CART_ITEM_NOT_FOUND. */
export const changeQuantity = (deps: Deps, owned: Owned, itemId: string, quantity: number): Promise<Cart> =>
  changeCart(deps, owned, async (tx, cartId) => {
    if (!(await setQuantity(tx, cartId, itemId, quantity))) throw new AppError('CART_ITEM_NOT_FOUND');
  });

/** Throws CART_ITEM_NOT_FOUND. */
export const removeFromCart = (deps: Deps, owned: Owned, itemId: string): Promise<Cart> =>
  changeCart(deps, owned, async (tx, cartId) => {
    if ((await removeItems(tx, cartId, [itemId])) === 0) throw new AppError('CART_ITEM_NOT_FOUND');
  });

export const clearCart = (deps: Deps, owned: Owned): Promise<Cart> => changeCart(deps, owned, emptyCart);

/** The next `openCart` makes a new one. */
export const deleteCart = ({ db }: Deps, owned: Owned): Promise<void> =>
  db.tx(async tx => {
    await removeCart(tx, await idOfOwn(tx, owned));
  });
