// What changed in the cart by itself: customers notice a sum that changes too late.

import * as words from '#words/cart-news';
import { money } from '../../../shared/format.ts';
import { nameIn } from '../../../shared/name-in.ts';
import { toast } from '../../../ui/toast.ts';
import { refOfService } from '../choice/choice.ts';
import type { Cart } from './cart.ts';

interface PriceChange {
  code: 'PRICE_CHANGED';
  params: { name: string; price: number; before: number };
}

/** A change that the server tells once, or a price that differs from the cart read before. */
export type CartNews = Cart['changes'][number] | PriceChange;

export function newsOf(cart: Cart | null, before: Cart | null): CartNews[] {
  if (!cart) return [];
  const prices = new Map(before?.items.map(({ service }) => [refOfService(service), service.price]));
  const changed = cart.items.flatMap(({ service }): PriceChange[] => {
    const { price } = service;
    const old = prices.get(refOfService(service));
    return old === undefined || old === price
      ? []
      : [{ code: 'PRICE_CHANGED', params: { name: nameIn(service), price, before: old } }];
  });
  return [...cart.changes, ...changed];
}

/** In words for people. Price changes have no full stop. */
export function newsWords(news: CartNews): string {
  if (!isPriceChange(news)) return words.cartChangeWords(news) ?? news.message;
  const { name, price, before } = news.params;
  return words.priceNow(name, words.nowInsteadOf(money(price), money(before)));
}

export function tellNews(news: CartNews[]): void {
  for (const one of news) toast.info(newsWords(one), { key: JSON.stringify([one.code, one.params]) });
}

function isPriceChange(news: CartNews): news is PriceChange {
  return news.code === 'PRICE_CHANGED';
}
