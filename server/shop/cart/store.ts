import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { cart, cartItem, category, service } from '../../platform/db/schema.ts';
import type { Translations } from '../../platform/shared/translations.ts';

export interface StoredItem {
  id: string;
  quantity: number;
  serviceId: string;
  name: string;
  translations: Translations | null;
  pricePaise: number;
  durationInMinutes: number;
  imageId: string | null;
  categoryName: string | null;
  categoryTranslations: Translations | null;
  /** No longer on sale. */
  withdrawn: boolean;
}
export interface StoredCart {
  id: string;
  couponCode: string | null;
  /** In the order in which they were added. */
  items: StoredItem[];
}

// A user has one cart (rule T1), so the user finds it. A request with another cart's id asks for somebody else's cart.

/** Joins the catalogue, so that one query reads a whole cart with present prices (rule F2). */
const wholeCart = prepared((db, { given }) =>
  db
    .select({
      cartId: cart.id,
      couponCode: cart.couponCode,
      id: cartItem.id,
      quantity: cartItem.quantity,
      serviceId: service.id,
      name: service.name,
      translations: service.translations,
      pricePaise: service.pricePaise,
      durationInMinutes: service.durationInMinutes,
      imageId: service.imageId,
      withdrawnAt: service.withdrawnAt,
      categoryName: category.name,
      categoryTranslations: category.translations,
    })
    .from(cart)
    .leftJoin(cartItem, eq(cartItem.cartId, cart.id))
    .leftJoin(service, eq(service.id, cartItem.serviceId))
    .leftJoin(category, eq(category.id, service.categoryId))
    .where(eq(cart.userId, given('userId')))
    .orderBy(cartItem.id),
);
type WholeCartRow = Awaited<ReturnType<typeof wholeCart.all>>[number];

/** Null for the only row of an empty cart, which has no item. */
const toItem = ({ cartId: _, couponCode: __, withdrawnAt, ...item }: WholeCartRow): StoredItem | null =>
  item.id === null ? null : ({ ...item, withdrawn: withdrawnAt !== null } as StoredItem);

export async function findCart(db: Queries, userId: string): Promise<StoredCart | undefined> {
  const rows = await wholeCart.all(db, { userId });
  const [first] = rows;
  if (!first) return undefined;
  return { id: first.cartId, couponCode: first.couponCode, items: rows.map(toItem).filter(item => item !== null) };
}

/** The total and the unchecked coupon of every cart with a service on sale. */
export async function sumFilledCarts(db: Queries): Promise<{ couponCode: string | null; totalPaise: number }[]> {
  return db
    .select({ couponCode: cart.couponCode, totalPaise: sql`sum(${service.pricePaise} * ${cartItem.quantity})`.mapWith(Number) })
    .from(cart)
    .innerJoin(cartItem, eq(cartItem.cartId, cart.id))
    .innerJoin(service, eq(service.id, cartItem.serviceId))
    .where(isNull(service.withdrawnAt))
    .groupBy(cart.id, cart.couponCode);
}

/** False if the user has one already. */
export async function addCart(db: Queries, row: typeof cart.$inferInsert): Promise<boolean> {
  const added = await db.insert(cart).values(row).onConflictDoNothing().returning({ id: cart.id });
  return added.length > 0;
}
export function removeCart(db: Queries, id: string) {
  return db.delete(cart).where(eq(cart.id, id));
}

const newCoupon = prepared((db, { given, value }) =>
  db
    .update(cart)
    .set({ couponCode: value('code') })
    .where(eq(cart.id, given('id'))),
);
/** null removes the coupon. */
export function setCoupon(db: Queries, id: string, code: string | null) {
  return newCoupon.run(db, { id, code });
}

const newItem = prepared((db, { given, value }) =>
  db
    .insert(cartItem)
    .values({ id: value('id'), cartId: value('cartId'), serviceId: value('serviceId'), quantity: value('quantity') })
    .onConflictDoUpdate({
      target: [cartItem.cartId, cartItem.serviceId],
      set: { quantity: sql`${cartItem.quantity} + excluded.quantity` },
      setWhere: sql`${cartItem.quantity} + excluded.quantity <= ${given('most')}`,
    })
    .returning({ id: cartItem.id, quantity: cartItem.quantity }),
);
interface NewItem {
  id: string;
  cartId: string;
  serviceId: string;
  quantity: number;
}
/** Adds an item, or raises its quantity, and returns it. Returns undefined and changes nothing if the quantity would exceed `most`. */
export function addItem(db: Queries, item: NewItem, most: number): Promise<{ id: string; quantity: number } | undefined> {
  return newItem.one(db, { ...item, most });
}

const newQuantity = prepared((db, { given, value }) =>
  db
    .update(cartItem)
    .set({ quantity: value('quantity') })
    .where(eq(cartItem.id, given('id'))),
);
export function setQuantity(db: Queries, id: string, quantity: number) {
  return newQuantity.run(db, { id, quantity });
}

export function removeItems(db: Queries, cartId: string, ids: string[]) {
  return db.delete(cartItem).where(and(eq(cartItem.cartId, cartId), inArray(cartItem.id, ids)));
}

const allItems = prepared((db, { given }) => db.delete(cartItem).where(eq(cartItem.cartId, given('cartId'))));
export function removeAllItems(db: Queries, cartId: string) {
  return allItems.run(db, { cartId });
}
