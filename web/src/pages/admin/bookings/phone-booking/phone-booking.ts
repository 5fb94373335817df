import type { components } from '#contract';
import { choiceIn, partsOfRef } from '../../../../../../common/choice.ts';
import { hasCode } from '../../../../api/api-error.ts';
import { api, ask } from '../../../../api/client.ts';
import type { GuestDraft } from '../../../../features/shop/cart/guests-draft.ts';
import type { Service } from '../../../../features/shop/catalog/catalog.ts';
import { type Choice, choiceFields, chosenService, refOfService } from '../../../../features/shop/choice/choice.ts';
import type { Coupon } from '../../../../features/shop/coupon/coupon.ts';
import { whyUnusable } from '../../../../features/shop/coupon/staff-coupons.ts';
import { type Known, type PriceSettings, priceOfVisit } from '../../../../features/visits/booking/extras.ts';

export type StaffBookingRequest = components['schemas']['StaffBookingRequest'];

/** A service as it is chosen, and its quantity. */
export interface Line {
  service: Service & Choice;
  quantity: number;
}

export function minutesOf(lines: Line[]): number {
  return lines.reduce((sum, { service, quantity }) => sum + service.durationInMinutes * quantity, 0);
}

/** Whether the service still has what was chosen of it. */
function isOffered({ variants = [], addOns = [] }: Service, { variantId, addOnIds = [] }: Choice): boolean {
  const hasVariant = variantId === undefined || variants.some(({ id }) => id === variantId);
  return hasVariant && addOnIds.every(one => addOns.some(({ id }) => id === one));
}

/** Enough to read a line. */
interface Wanted {
  service: Pick<Service, 'id'> & Choice;
  quantity: number;
}

/** The same services with their current prices, without those withdrawn meanwhile. */
export async function readAnew(lines: Wanted[]): Promise<Line[]> {
  const read = async ({ service: { id, variantId, addOnIds }, quantity }: Wanted) => {
    const service = await ask(api.GET('/service/{id}', { params: { path: { id } } }));
    const choice = choiceFields({ variantId, addOnIds });
    return isOffered(service, choice) ? { service: chosenService(service, choice), quantity } : null;
  };
  const unlessGone = (error: unknown) => {
    if (hasCode(error, 'SERVICE_NOT_FOUND')) return null;
    throw error;
  };
  const found = await Promise.all(lines.map(line => read(line).catch(unlessGone)));
  return found.filter(line => line !== null);
}

/** Services as an order names them, with their prices; without those that are gone. */
export async function linesOf(refs: string[]): Promise<Line[]> {
  const named = [...Map.groupBy(refs, ref => ref)].map(([ref, same]) => ({ ...partsOfRef(ref), quantity: same.length }));
  const wanted = named.map(({ serviceId: id, choice, quantity }) => ({ service: { id, ...choiceIn(choice) }, quantity }));
  return readAnew(wanted);
}

/** The price that staff tell the customer, in whole paise (rule M3). The server books at no other price. */
export function priceOf(lines: Line[], coupon: Coupon | undefined, settings: PriceSettings | undefined, known: Known = {}) {
  const {
    totalPrice: total,
    discount,
    finalPrice: final,
    travelFee,
    quietDiscount,
  } = priceOfVisit(lines, coupon, settings, known);
  return { total, discount, final, travelFee, quietDiscount };
}

/** Whether the coupon can be redeemed on this day. The server decides in the end. */
export function isUsable(coupon: Coupon, today: string): boolean {
  return coupon.isActive && whyUnusable(coupon, today) === null;
}

/** What all guests get together: each service as often as guests have it. */
export function linesFor(lines: Line[], guests: readonly GuestDraft[] | null): Line[] {
  if (!guests) return lines;
  const refs = guests.flatMap(guest => guest.refs);
  const timesOf = ({ service }: Line) => refs.filter(ref => ref === refOfService(service)).length;
  return lines.map(line => ({ ...line, quantity: timesOf(line) })).filter(({ quantity }) => quantity > 0);
}
