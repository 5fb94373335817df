/** What a visit costs with other services or a discount by hand (rules B60, B61). Pure; money is paise. */

import type { HandDiscount, ServiceLine, ServicesDetails } from '../../platform/db/schema.ts';
import { namesOf, type Translations } from '../../platform/shared/translations.ts';
import { type Discount, price } from '../../shop/coupon/pricing.ts';
import type { BookingRow } from '../record/rules.ts';

interface OnSale {
  name: string;
  translations: Translations | null;
  pricePaise: number;
  durationInMinutes: number;
}

/** What is booked keeps its name and price, whatever its quantity; what is new has those of today. Undefined for an unknown service. */
export function linesFor(
  booked: ServiceLine[],
  wished: ReadonlyMap<string, number>,
  onSale: ReadonlyMap<string, OnSale>,
): ServiceLine[] | undefined {
  const before = new Map(booked.map(line => [line.serviceId, line]));
  const lines: ServiceLine[] = [];
  for (const [serviceId, quantity] of wished) {
    const [line, service] = [before.get(serviceId), onSale.get(serviceId)];
    if (line) lines.push({ ...line, quantity });
    else if (service) {
      const { name, translations, pricePaise, durationInMinutes } = service;
      lines.push({ serviceId, name, names: namesOf(translations), pricePaise, quantity, durationInMinutes });
    } else return undefined;
  }
  const placeOf = ({ serviceId }: ServiceLine) => booked.findIndex(line => line.serviceId === serviceId);
  const isBooked = (line: ServiceLine) => placeOf(line) >= 0;
  return [...lines.filter(isBooked).sort((a, b) => placeOf(a) - placeOf(b)), ...lines.filter(line => !isBooked(line))];
}

const grossOf = (lines: readonly ServiceLine[]): number => lines.reduce((sum, line) => sum + line.pricePaise * line.quantity, 0);

/** How many of each service are in one list and not in the other. */
const more = (lines: readonly ServiceLine[], than: readonly ServiceLine[]): ServicesDetails['added'] =>
  lines.flatMap(({ serviceId, name, quantity }) => {
    const extra = quantity - (than.find(other => other.serviceId === serviceId)?.quantity ?? 0);
    return extra > 0 ? [{ name, quantity: extra }] : [];
  });

/** What an event says of the change. */
export function detailsOf(
  { before, after }: { before: readonly ServiceLine[]; after: readonly ServiceLine[] },
  sums: Pick<ServicesDetails, 'finalPaise' | 'finalPaiseBefore' | 'agreed'>,
): ServicesDetails {
  return { added: more(after, before), removed: more(before, after), ...sums };
}

export function isSameServices(before: readonly ServiceLine[], after: readonly ServiceLine[]): boolean {
  return more(after, before).length === 0 && more(before, after).length === 0;
}

type Booked = Pick<BookingRow, 'totalPaise' | 'discountPaise' | 'roundOffPaise' | 'handDiscount' | 'couponCode'>;

/** What the coupon took off, to the paisa. */
const couponPart = ({ discountPaise, roundOffPaise, handDiscount }: Booked): number =>
  Math.max(discountPaise + roundOffPaise - (handDiscount?.paise ?? 0), 0);

/** What the coupon took off the services that stay booked. */
const shareKept = (booked: Booked, before: readonly ServiceLine[], after: readonly ServiceLine[]): Discount => {
  const kept = before.map(line => ({
    ...line,
    quantity: Math.min(line.quantity, after.find(({ serviceId }) => serviceId === line.serviceId)?.quantity ?? 0),
  }));
  const paise = booked.totalPaise === 0 ? 0 : Math.round((couponPart(booked) * grossOf(kept)) / booked.totalPaise);
  return { discountType: 'FIXED', discountHundredths: paise };
};

export interface ServicesPrice {
  totalPaise: number;
  discountPaise: number;
  roundOffPaise: number;
  finalPaise: number;
  handDiscount: HandDiscount | null;
  coupon: { code: string; effect: 'COUNTS' | 'BOOKED_ONLY'; paise: number; paiseBefore: number } | null;
}

/**
 * The price with these lines, by the one pricing function (rule M1). `usable` is the booking's coupon if it is valid today. Otherwise the
 * customer keeps what it took off what stays booked.
 */
export function priceOf(
  booked: Booked,
  { before, after }: { before: readonly ServiceLine[]; after: readonly ServiceLine[] },
  { usable, handDiscount, wholeRupees }: { usable: Discount | null; handDiscount: HandDiscount | null; wholeRupees: boolean },
): ServicesPrice {
  const { couponCode: code } = booked;
  const discount = code === null ? null : (usable ?? shareKept(booked, before, after));
  const exact = price(after, discount, { wholeRupees: false });
  // If some services went, the discount is no more than the rest.
  const hand = handDiscount && { ...handDiscount, paise: Math.min(handDiscount.paise, exact.finalPaise) };
  const coupon = code !== null && {
    code,
    effect: usable ? ('COUNTS' as const) : ('BOOKED_ONLY' as const),
    paise: exact.discountPaise,
    paiseBefore: couponPart(booked),
  };
  return {
    ...price(after, discount, { wholeRupees }, hand?.paise),
    handDiscount: hand && hand.paise > 0 ? hand : null,
    coupon: coupon || null,
  };
}
