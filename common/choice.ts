/**
 * What is chosen of a service: a variant and add-ons (rule C31). Requests that name services by texts alone write the choice behind the
 * service's id, as the contract's `ServiceRef` says. Pure.
 */

const SEPARATOR = '~';

/** `variantId` is left out without a variant, `addOnIds` without add-ons. */
export interface Choice {
  variantId?: string | undefined;
  addOnIds?: string[] | undefined;
}

/** The one text of a choice: the variant, then the add-ons in the order of their ids, as 'long~wash' or '~wash'. '' for no choice. */
export function choiceOf({ variantId = '', addOnIds = [] }: Choice): string {
  return [variantId, ...[...new Set(addOnIds)].sort()].join(SEPARATOR);
}

/** The other way round. */
export function choiceIn(text: string): { variantId?: string; addOnIds?: string[] } {
  const [variantId, ...addOnIds] = text.split(SEPARATOR);
  return { ...(variantId && { variantId }), ...(addOnIds.length > 0 && { addOnIds }) };
}

/** The text that names a service with its choice: 'id', or 'id~long~wash'. */
export function refWith(serviceId: string, choice: string): string {
  return choice === '' ? serviceId : `${serviceId}${SEPARATOR}${choice}`;
}

/** The same of a line of a cart or a booking. */
export function refOf({ serviceId, ...choice }: Choice & { serviceId: string }): string {
  return refWith(serviceId, choiceOf(choice));
}

/** The service of a `ServiceRef`, and the text of what is chosen of it. */
export function partsOfRef(ref: string): { serviceId: string; choice: string } {
  const end = ref.indexOf(SEPARATOR);
  return end < 0 ? { serviceId: ref, choice: '' } : { serviceId: ref.slice(0, end), choice: ref.slice(end + 1) };
}

interface Priced {
  /** Rupees. */
  price: number;
  durationInMinutes: number;
}

/** The lowest price of a service with the minutes that it buys, and whether another variant costs more. */
export function fromPrice(service: Priced & { variants?: Priced[] | undefined }): Priced & { isFrom: boolean } {
  const { variants = [] } = service;
  const [{ price, durationInMinutes } = service] = variants.toSorted((one, other) => one.price - other.price);
  return { price, durationInMinutes, isFrom: variants.some(other => other.price > price) };
}

/** The name of a line, such as 'Haircut · Long · with wash'. */
export function lineName(service: string, options: readonly string[]): string {
  return [service, ...options].join(' · ');
}
