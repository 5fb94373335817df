import { useSession } from '../../accounts/auth/session.tsx';
import { useProfile } from '../../accounts/profile/use-profile.ts';
import { useMinimumOrder } from '../../salon/settings/use-minimum-order.ts';
import { type Settings, useSettings } from '../../salon/settings/use-settings.ts';
import type { Address } from '../../schedule/address/address.ts';
import { useAddresses } from '../../schedule/address/use-addresses.ts';
import type { Cart } from '../../shop/cart/cart.ts';
import type { Booking } from '../booking/booking.ts';
import { depositOf, partyStepsOf } from '../booking/cancel-terms.ts';
import { priceOfVisit } from '../booking/extras.ts';
import { useBookings } from '../booking/use-bookings.ts';
import type { Draft } from './checkout-draft.ts';
import { type Choices, orderBody, type PaymentType } from './order.ts';

export interface Payment {
  /** A coupon pays the order in full. */
  isFree: boolean;
  /** PAY_NOW is paid online. Otherwise by UPI to the salon. */
  isOnline: boolean;
  offered: PaymentType[];
  type: PaymentType;
  /** Rupees to pay online when the order is placed with PAY_AFTER; 0 for nothing (rule M16). */
  deposit: number;
  /** What more has to be paid some days before a visit for guests (rule M63). */
  later: { amount: number; by: string } | null;
  /** The deposit is asked of this customer, because nobody was there twice (rule M31). */
  isDepositAsked: boolean;
}

/** The order from the current cart, draft, settings and addresses: each may have changed since the customer chose. */
export function useOrder(inCart: Cart, draft: Draft) {
  const { userId } = useSession();
  const settings = useSettings();
  const saved = useAddresses();
  const minimum = useMinimumOrder();
  const address = saved.addresses?.find(({ id }) => id === draft.addressId);
  const usualId = useUsualAddress(saved.addresses);
  const selected = address ?? saved.addresses?.find(({ id }) => id === usualId);
  /** As it costs at this place and time. */
  const cart = { ...inCart, ...priceOfVisit(inCart.items, inCart.coupon, settings, { where: selected, when: draft.visit }) };
  const isFree = cart.finalPrice === 0;
  const offered: PaymentType[] = (!isFree && settings?.paymentTypes) || ['PAY_AFTER'];
  const paymentType = offered.includes(draft.paymentType) ? draft.paymentType : 'PAY_AFTER';
  const isNamed = settings?.capacity === 'PROFESSIONALS';
  const { professional, womenOnly } = draft;
  const { profile } = useProfile(isNamed || (settings?.noShowDepositPercent ?? 0) > 0);
  const asked = profile?.depositAsked ?? 0;
  const party = usePartyAfter(cart.guests ? null : draft.visit);
  const who: Who = { professional, womenOnly, isWomenOnly: womenOnly ?? profile?.womenOnly ?? false };
  return {
    cart,
    saved,
    /** The chosen address, once the saved ones are loaded. */
    address,
    /** The chosen address, or else the usual one, which the first step proposes. */
    selected,
    /** The chosen address was deleted, on the profile page or on another device. */
    isAddressGone: saved.addresses !== undefined && draft.addressId !== null && !address,
    /** The minimum order if the cart is below it, else null (rule W8). */
    minimum: inCart.finalPrice < minimum ? minimum : null,
    payment: {
      ...{ isFree, isOnline: settings?.onlinePayment ?? false, offered, type: paymentType },
      ...stepsOf(cart, draft.visit, settings, asked),
      isDepositAsked: asked > 0,
    } satisfies Payment,
    /** The request. Null if a detail is missing or the address is not loaded. */
    body: orderBody(userId, cart, {
      addressId: address?.id ?? null,
      visit: draft.visit,
      party: draft.party,
      paymentType,
      professional: isNamed ? professional : null,
      womenOnly: isNamed ? womenOnly : null,
      trialFor: party && party.bookingId === draft.trialFor ? party.bookingId : null,
    }),
    /** The customer's next booking for guests, of which this order may be a trial; undefined without one. */
    party,
    /** The wish who shall come. Null in a salon with teams. */
    who: isNamed ? who : null,
  };
}

/** What has to be paid online before the visit, if it is paid after the service. Rupees. */
function stepsOf(
  cart: Pick<Cart, 'finalPrice' | 'guests'>,
  visit: Draft['visit'],
  settings: Settings | undefined,
  asked: number,
) {
  if (!settings) return { deposit: 0, later: null };
  if (cart.guests && visit) return partyStepsOf(cart.finalPrice, visit.date, settings, asked);
  return { deposit: depositOf(cart.finalPrice, settings, asked), later: null };
}

/** Who shall come. `isWomenOnly` is what this order says, or else the profile. */
export type Who = Pick<Choices, 'professional' | 'womenOnly'> & { isWomenOnly: boolean };

export type OrderState = ReturnType<typeof useOrder>;

/** The customer's first booking for guests on a later day than this visit. */
function usePartyAfter(visit: Draft['visit']): Booking | undefined {
  const { bookings = [] } = useBookings();
  if (!visit) return undefined;
  const later = bookings.filter(one => one.guests && one.status === 'PENDING' && one.bookingDate > visit.date);
  return later.toSorted((a, b) => (a.bookingDate < b.bookingDate ? -1 : 1))[0];
}

/** The saved address of the latest booking, or else the one saved last. Null while unknown, and without any. */
function useUsualAddress(addresses: Address[] | undefined): string | null {
  const { bookings, error } = useBookings();
  if (!addresses) return null;
  const latestSaved = addresses.at(-1)?.id ?? null;
  if (addresses.length === 1 || error) return latestSaved;
  // Wait for the bookings, or the selection would jump from one address to another.
  if (!bookings) return null;
  const isSaved = ({ addressId }: Booking) => addresses.some(({ id }) => id === addressId);
  const lastVisit = bookings.filter(isSaved).toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))[0];
  return lastVisit?.addressId ?? latestSaved;
}
