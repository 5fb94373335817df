import { nameIn } from '../../../shared/name-in.ts';
import type { Aside } from './kept-aside.ts';

/** `Facial, 4 × Men's Haircut` */
export function itemsWords(items: Aside[]): string {
  return items.map(({ service, quantity }) => (quantity > 1 ? `${quantity} × ${nameIn(service)}` : nameIn(service))).join(', ');
}
