/** What a visit costs with other services or a discount by hand (rules B60, B61). Pure; money is paise. */

import { partsOfRef, refWith } from '../../../common/choice.ts';
import { type Discount, price, quietPaiseOf } from '../../../common/price.ts';
import type { HandDiscount, ServiceLine, ServicesDetails } from '../../platform/db/schema.ts';
import { type Choosable, chosenOf } from '../../shop/catalog/choice-rules.ts';
import type { BookingRow } from '../record/rules.ts';

/** Whether both are the same service with the same choice. */
const isSameLine = (one: ServiceLine, other: ServiceLine): boolean =>
  one.serviceId === other.serviceId && (one.choice ?? '') === (other.choice ?? '');

/**
 * The booked line that a wish means. Who names no choice, as older clients do, means the service as it is booked (rule C32).
 */
export function bookedLineOf(booked: readonly ServiceLine[], ref: string): ServiceLine | undefined {
  const { serviceId, choice } = partsOfRef(ref);
  const lines = booked.filter(line => line.serviceId === serviceId);
  return lines.find(line => (line.choice ?? '') === choice) ?? (choice === '' ? lines[0] : undefined);
}

/**
 * What is booked keeps its name and price, whatever its quantity; what is new has those of today. `wished` has the quantities by
 * `ServiceRef`. Undefined if a service is not on sale as it was chosen.
 */
export function linesFor(
  booked: ServiceLine[],
  wished: ReadonlyMap<string, number>,
  onSale: ReadonlyMap<string, Choosable>,
): ServiceLine[] | undefined {
  const lines: ServiceLine[] = [];
  for (const [ref, quantity] of wished) {
    const { serviceId, choice } = partsOfRef(ref);
    const service = onSale.get(serviceId);
    const chosen = service && chosenOf(service, choice);
    const line = bookedLineOf(booked, ref) ?? (chosen && bookedLineOf(booked, refWith(serviceId, chosen.choice)));
    const wish = line ?? (chosen && { serviceId, ...chosen, quantity });
    if (!wish) return undefined;
    const same = lines.findIndex(other => isSameLine(other, wish));
    if (same < 0) lines.push({ ...wish, quantity });
    else lines[same] = { ...wish, quantity: (lines[same]?.quantity ?? 0) + quantity };
  }
  const placeOf = (wish: ServiceLine) => booked.findIndex(line => isSameLine(line, wish));
  const isBooked = (line: ServiceLine) => placeOf(line) >= 0;
  return [...lines.filter(isBooked).sort((a, b) => placeOf(a) - placeOf(b)), ...lines.filter(line => !isBooked(line))];
}

const grossOf = (lines: readonly ServiceLine[]): number => lines.reduce((sum, line) => sum + line.pricePaise * line.quantity, 0);

/** How many of each service are in one list and not in the other. */
const more = (lines: readonly ServiceLine[], than: readonly ServiceLine[]): ServicesDetails['added'] =>
  lines.flatMap(line => {
    const extra = line.quantity - (than.find(other => isSameLine(other, line))?.quantity ?? 0);
    return extra > 0 ? [{ name: line.name, quantity: extra }] : [];
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

type Booked = Pick<
  BookingRow,
  'totalPaise' | 'travelPaise' | 'quietPercent' | 'discountPaise' | 'roundOffPaise' | 'handDiscount' | 'couponCode'
>;

const servicesPart = ({ totalPaise, travelPaise }: Pick<Booked, 'totalPaise' | 'travelPaise'>): number =>
  totalPaise - travelPaise;

/** What the coupon took off, to the paisa. */
const couponPart = (booked: Booked): number => {
  const { discountPaise, roundOffPaise, handDiscount, quietPercent } = booked;
  const others = (handDiscount?.paise ?? 0) + quietPaiseOf(servicesPart(booked), quietPercent);
  return Math.max(discountPaise + roundOffPaise - others, 0);
};

/** What the coupon took off the services that stay booked. */
const shareKept = (booked: Booked, before: readonly ServiceLine[], after: readonly ServiceLine[]): Discount => {
  const kept = before.map(line => ({
    ...line,
    quantity: Math.min(line.quantity, after.find(other => isSameLine(other, line))?.quantity ?? 0),
  }));
  const services = servicesPart(booked);
  const paise = services === 0 ? 0 : Math.round((couponPart(booked) * grossOf(kept)) / services);
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
  // The way is the same, and so is the time: what both add and take off stays as it was booked.
  const { couponCode: code, travelPaise, quietPercent } = booked;
  const extras = { travelPaise, quietPercent };
  const discount = code === null ? null : (usable ?? shareKept(booked, before, after));
  const exact = price(after, discount, { wholeRupees: false }, extras);
  // If some services went, the discount is no more than the rest.
  const hand = handDiscount && { ...handDiscount, paise: Math.min(handDiscount.paise, exact.finalPaise) };
  const coupon = code !== null && {
    code,
    effect: usable ? ('COUNTS' as const) : ('BOOKED_ONLY' as const),
    paise: exact.discountPaise - quietPaiseOf(grossOf(after), quietPercent),
    paiseBefore: couponPart(booked),
  };
  return {
    ...price(after, discount, { wholeRupees }, { ...extras, handPaise: hand?.paise ?? 0 }),
    handDiscount: hand && hand.paise > 0 ? hand : null,
    coupon: coupon || null,
  };
}
