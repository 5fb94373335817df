// A customer's choices in checkout, kept for an hour, so that they survive a reload and the end of a session (rule W23). The draft
// holds only ids and times.
import type { Sent } from '../../../api/use-save.ts';
import { today } from '../../../shared/clock.ts';
import { findKept, keep, type Place } from '../../../shared/kept.ts';
import { keys } from '../../../shared/storage.ts';
import type { BookingRequest, Choices } from './order.ts';

export type Step = 1 | 2 | 3;

export type Draft = Choices & {
  step: Step;
  /** Orders without an answer, the newest first. Checkout asks about them. */
  unanswered: readonly Sent<BookingRequest>[];
  /** The last order of this customer on this device. The choices are for the next one. */
  lastOrderId: string | null;
};

const emptyDraft: Draft = {
  step: 1,
  addressId: null,
  visit: null,
  party: null,
  paymentType: 'PAY_AFTER',
  professional: null,
  womenOnly: null,
  trialFor: null,
  unanswered: [],
  lastOrderId: null,
};

/**
 * The last choices of this tab. A new tab begins with the last choices of any tab. Phones reload pages by themselves: from the shared
 * storage alone, a reloaded tab would take, and order, what another tab chose.
 */
export function readDraft(userId: string | null): Draft {
  const own = find('tab', userId);
  const last = find('device', userId);
  const kept = own && (last || own.unanswered.length > 0) ? upToDate(userId, own) : last;
  // An older site kept fewer choices.
  return kept ? { ...emptyDraft, ...kept, step: possibleStep(kept) } : emptyDraft;
}

/** Once a tab has ordered, the choices of the other tabs are stale, unless they have an unanswered order. */
export function upToDate(userId: string | null, draft: Draft): Draft {
  const last = find('device', userId);
  if (!last || last.lastOrderId === draft.lastOrderId) return draft;
  return draft.unanswered.length > 0 ? { ...draft, lastOrderId: last.lastOrderId } : last;
}

export function keepDraft(userId: string, draft: Draft): void {
  for (const place of ['device', 'tab'] as const) keepIn(place, userId, draft);
}

/** The next order begins without choices, in every tab. */
export function keepOrdered(userId: string, bookingId: string): void {
  keepIn('device', userId, { ...emptyDraft, lastOrderId: bookingId });
}

function find(place: Place, userId: string | null): Draft | null {
  return findKept<Draft>(place, keys.checkoutDraft, userId, null, isDraft);
}

function keepIn(place: Place, userId: string, draft: Draft): void {
  keep(place, keys.checkoutDraft, { by: userId, about: null, work: draft });
}

/** The kept step, or an earlier one when a choice is missing or past. */
function possibleStep({ step, addressId, visit }: Draft): Step {
  if (!addressId) return 1;
  return visit && visit.date >= today() ? step : (Math.min(step, 2) as Step);
}

function isDraft(work: object): boolean {
  return 'step' in work && 'unanswered' in work;
}
