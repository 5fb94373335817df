// Who gets what, while somebody decides it.
import { nameIn } from '../../../shared/name-in.ts';
import { refOfService } from '../choice/choice.ts';
import type { Cart, Guest } from './cart.ts';

export const MOST_GUESTS = 12;

/** A service to choose for a guest, with its choice. */
export interface Choosable {
  ref: string;
  name: string;
}

/** A guest in the form. The key tells guests without a name apart. */
export interface GuestDraft {
  key: number;
  label: string;
  /** References of the services, in order. */
  refs: string[];
}

export function choosableIn({ items }: Cart): Choosable[] {
  return items.map(({ service }) => ({ ref: refOfService(service), name: nameIn(service) }));
}

export function draftsFrom(guests: readonly Guest[]): GuestDraft[] {
  return guests.map(({ label, serviceIds }, key) => ({ key, label: label ?? '', refs: serviceIds }));
}

/** As the cart has it; at first two guests, or as many as one service is wanted: the first of them gets one of each. */
export function draftsOf({ items, guests }: Cart): GuestDraft[] {
  if (guests) return draftsFrom(guests);
  const most = Math.max(2, ...items.map(({ quantity }) => quantity));
  return Array.from({ length: Math.min(most, MOST_GUESTS) }, (_, key) => ({
    key,
    label: '',
    refs: items.filter(({ quantity }) => quantity > key).map(({ service }) => refOfService(service)),
  }));
}

/** Gives the guest a service, or takes it away. */
export function toggled(guest: GuestDraft, ref: string, services: readonly Choosable[]): GuestDraft {
  if (guest.refs.includes(ref)) return { ...guest, refs: guest.refs.filter(one => one !== ref) };
  const order = services.map(one => one.ref);
  return { ...guest, refs: [...guest.refs, ref].sort((a, b) => order.indexOf(a) - order.indexOf(b)) };
}

export function withOneMore(guests: readonly GuestDraft[]): GuestDraft[] {
  const key = Math.max(-1, ...guests.map(one => one.key)) + 1;
  return [...guests, { key, label: '', refs: [] }];
}

export function asRequest(guests: readonly GuestDraft[]): Guest[] {
  return guests.map(({ label, refs }) => ({ label: label.trim() || null, serviceIds: refs }));
}
