/** A line of a cart, with its service as it is today (rules T3 and C32). Pure. */
import type { CartGuest } from '../../platform/db/schema.ts';
import { type Names, namesOf, type Translations } from '../../platform/shared/translations.ts';
import { type Choosable, chosenOf } from '../catalog/choice-rules.ts';

export interface StoredItem {
  id: string;
  quantity: number;
  serviceId: string;
  /** As the service has it today: the default of a service with variants names its first one (rule C32). */
  choice: string;
  /** As the cart keeps it. */
  storedAs: string;
  /** With what was chosen, as price and minutes. */
  name: string;
  names: Names | null;
  pricePaise: number;
  durationInMinutes: number;
  imageId: string | null;
  categoryName: string | null;
  categoryTranslations: Translations | null;
  /** No longer on sale: the service, or what was chosen of it. */
  withdrawn: 'SERVICE' | 'CHOICE' | null;
}
export interface StoredCart {
  id: string;
  userId: string;
  couponCode: string | null;
  /** As the customer named them, with the references of then; null without guests. */
  guests: CartGuest[] | null;
  /** In the order in which they were added. */
  items: StoredItem[];
}

/** What a cart keeps of a line. */
export type CartRow = Pick<StoredItem, 'id' | 'quantity' | 'storedAs'>;
/** The service of a line as it is today. */
export type ChosenFrom = Choosable & Pick<StoredItem, 'serviceId' | 'imageId' | 'categoryName' | 'categoryTranslations'>;

/** A line of a cart. If the service no longer has what was chosen, the line has the service's own name. */
export function itemWith(row: CartRow & { choice: string }, service: ChosenFrom, isOnSale = true): StoredItem {
  const { id, quantity, storedAs, choice } = row;
  const { serviceId, imageId, categoryName, categoryTranslations, name, translations, pricePaise, durationInMinutes } = service;
  const chosen = chosenOf(service, choice);
  return {
    ...{ id, quantity, storedAs, serviceId, imageId, categoryName, categoryTranslations },
    ...(chosen ?? { choice, name, names: namesOf(translations), pricePaise, durationInMinutes }),
    withdrawn: isOnSale ? (chosen ? null : 'CHOICE') : 'SERVICE',
  };
}
