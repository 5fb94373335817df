// Who gets what of a cart, while the customer decides it.
import { refOfService } from '../choice/choice.ts';
import type { Cart, CartItem, Guest } from './cart.ts';

export const MOST_GUESTS = 12;

/** A guest in the form. The key tells guests without a name apart. */
export interface GuestDraft {
  key: number;
  label: string;
  /** References of the services, in the order of the cart. */
  refs: string[];
}

/** As the cart has it; at first two guests, or as many as one service is wanted: the first of them gets one of each. */
export function draftsOf({ items, guests }: Cart): GuestDraft[] {
  if (guests) return guests.map(({ label, serviceIds }, key) => ({ key, label: label ?? '', refs: serviceIds }));
  const most = Math.max(2, ...items.map(({ quantity }) => quantity));
  return Array.from({ length: Math.min(most, MOST_GUESTS) }, (_, key) => ({
    key,
    label: '',
    refs: items.filter(({ quantity }) => quantity > key).map(({ service }) => refOfService(service)),
  }));
}

/** Gives the guest a service of the cart, or takes it away. */
export function toggled(guest: GuestDraft, ref: string, items: readonly CartItem[]): GuestDraft {
  if (guest.refs.includes(ref)) return { ...guest, refs: guest.refs.filter(one => one !== ref) };
  const order = items.map(({ service }) => refOfService(service));
  return { ...guest, refs: [...guest.refs, ref].sort((a, b) => order.indexOf(a) - order.indexOf(b)) };
}

export function withOneMore(guests: GuestDraft[]): GuestDraft[] {
  const key = Math.max(-1, ...guests.map(one => one.key)) + 1;
  return [...guests, { key, label: '', refs: [] }];
}

export function asRequest(guests: readonly GuestDraft[]): Guest[] {
  return guests.map(({ label, refs }) => ({ label: label.trim() || null, serviceIds: refs }));
}
