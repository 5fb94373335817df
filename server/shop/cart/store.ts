import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { type CartGuest, cart, cartItem, category, service } from '../../platform/db/schema.ts';
import { chosenOf } from '../catalog/choice-rules.ts';
import { type CartRow, type ChosenFrom, itemWith, type StoredCart, type StoredItem } from './line-rules.ts';

// A user has one cart (rule T1), so the user finds it. A request with another cart's id asks for somebody else's cart.

/** Joins the catalogue, so that one query reads a whole cart with present prices (rule F2). */
const wholeCart = prepared((db, { given }) =>
  db
    .select({
      cartId: cart.id,
      couponCode: cart.couponCode,
      guests: cart.guests,
      id: cartItem.id,
      quantity: cartItem.quantity,
      choice: cartItem.choice,
      serviceId: service.id,
      name: service.name,
      translations: service.translations,
      pricePaise: service.pricePaise,
      durationInMinutes: service.durationInMinutes,
      variants: service.variants,
      addOns: service.addOns,
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
const toItem = ({ cartId: _, couponCode: __, guests: ___, withdrawnAt, ...row }: WholeCartRow): StoredItem | null => {
  if (row.id === null) return null;
  const item = row as CartRow & ChosenFrom & { choice: string };
  return itemWith({ ...item, storedAs: item.choice }, item, withdrawnAt === null);
};

export async function findCart(db: Queries, userId: string): Promise<StoredCart | undefined> {
  const rows = await wholeCart.all(db, { userId });
  const [first] = rows;
  if (!first) return undefined;
  const { cartId: id, couponCode, guests } = first;
  return { id, userId, couponCode, guests, items: rows.map(toItem).filter(item => item !== null) };
}

/** The owner, the total and the unchecked coupon of every cart with a service on sale. */
export async function sumFilledCarts(db: Queries): Promise<{ userId: string; couponCode: string | null; totalPaise: number }[]> {
  const { name, translations, pricePaise, durationInMinutes, variants, addOns } = service;
  const rows = await db
    .select({
      ...{
        cartId: cart.id,
        userId: cart.userId,
        couponCode: cart.couponCode,
        choice: cartItem.choice,
        quantity: cartItem.quantity,
      },
      ...{ name, translations, pricePaise, durationInMinutes, variants, addOns },
    })
    .from(cart)
    .innerJoin(cartItem, eq(cartItem.cartId, cart.id))
    .innerJoin(service, eq(service.id, cartItem.serviceId))
    .where(isNull(service.withdrawnAt));
  return [...Map.groupBy(rows, ({ cartId }) => cartId).values()].map(lines => ({
    userId: (lines[0] as (typeof rows)[number]).userId,
    couponCode: lines[0]?.couponCode ?? null,
    totalPaise: lines.reduce((sum, line) => sum + (chosenOf(line, line.choice)?.pricePaise ?? 0) * line.quantity, 0),
  }));
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

const nothingChosen = prepared((db, { given }) =>
  db
    .update(cart)
    .set({ couponCode: null, guests: null })
    .where(eq(cart.id, given('id'))),
);
/** Takes coupon and guests off. */
export function clearChoices(db: Queries, id: string) {
  return nothingChosen.run(db, { id });
}

/** null takes the guests off. */
export async function setGuests(db: Queries, id: string, guests: CartGuest[] | null): Promise<void> {
  await db.update(cart).set({ guests }).where(eq(cart.id, id));
}

const newItem = prepared((db, { given, value }) =>
  db
    .insert(cartItem)
    .values({
      id: value('id'),
      cartId: value('cartId'),
      serviceId: value('serviceId'),
      choice: value('choice'),
      quantity: value('quantity'),
    })
    .onConflictDoUpdate({
      target: [cartItem.cartId, cartItem.serviceId, cartItem.choice],
      set: { quantity: sql`${cartItem.quantity} + excluded.quantity` },
      setWhere: sql`${cartItem.quantity} + excluded.quantity <= ${given('most')}`,
    })
    .returning({ id: cartItem.id, quantity: cartItem.quantity }),
);
interface NewItem {
  id: string;
  cartId: string;
  serviceId: string;
  choice: string;
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
