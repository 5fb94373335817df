// What a customer or staff choose of a service: a variant and add-ons (rules C31 and C32).
import type { components } from '#contract';
import { type Choice, choiceOf, lineName, refWith } from '../../../../../common/choice.ts';

/** A service on sale. */
export type Choosable = components['schemas']['Service'];
type Options = Pick<Choosable, 'variants' | 'addOns'>;

export type { Choice };

/** Whether there is something to choose. */
export function hasOptions({ variants, addOns }: Options): boolean {
  return variants !== undefined || addOns !== undefined;
}

/** The default: the first variant without add-ons. */
export function firstChoice({ variants }: Options): Choice {
  const [first] = variants ?? [];
  return first ? { variantId: first.id } : {};
}

/** The service as chosen: name, price (rupees) and minutes are all in. A variant that is gone is the first one. */
export function chosenService<One extends Choosable>(service: One, { variantId, addOnIds = [] }: Choice): One & Choice {
  const { name, price, durationInMinutes, variants = [], addOns = [] } = service;
  const variant = variants.find(({ id }) => id === variantId) ?? variants[0];
  const more = addOns.filter(({ id }) => addOnIds.includes(id));
  const base = variant ?? { price, durationInMinutes };
  const paise = more.reduce((sum, one) => sum + Math.round(one.price * 100), Math.round(base.price * 100));
  const options = [...(variant ? [variant] : []), ...more];
  return {
    ...service,
    name: lineName(
      name,
      options.map(one => one.name),
    ),
    price: paise / 100,
    durationInMinutes: more.reduce((sum, one) => sum + one.durationInMinutes, base.durationInMinutes),
    ...(variant && { variantId: variant.id }),
    ...(more.length > 0 && { addOnIds: more.map(({ id }) => id) }),
  };
}

/** Tells the lines of a cart or an order apart, and names the service in requests that take texts (`ServiceRef`). */
export function refOfService({ id, ...choice }: Choice & { id: string }): string {
  return refWith(id, choiceOf(choice));
}

/** The choice as bodies of requests take it. */
export function choiceFields({ variantId, addOnIds }: Choice): { variantId?: string; addOnIds?: string[] } {
  return { ...(variantId && { variantId }), ...(addOnIds && addOnIds.length > 0 && { addOnIds: [...addOnIds] }) };
}
