// A customer's choices in checkout, kept for an hour, so that they survive a reload and the end of a session (rule W23). The draft
// holds only ids and times.
import type { Sent } from '../../api/use-save.ts';
import { today } from '../../shared/days.ts';
import { findKept, keep, type Place } from '../../shared/kept.ts';
import { keys } from '../../shared/storage.ts';
import type { BookingRequest, Choices } from './order.ts';

export type Step = 1 | 2 | 3;

export type Draft = Choices & {
  step: Step;
  /** Orders without an answer, the newest first. Checkout asks about them. */
  unanswered: readonly Sent<BookingRequest>[];
};

const emptyDraft: Draft = { step: 1, addressId: null, visit: null, paymentType: 'PAY_AFTER', unanswered: [] };

/**
 * The last choices of this tab. A new tab begins with the last choices of any tab. Phones reload pages by themselves: from the shared
 * storage alone, a reloaded tab would take, and order, what another tab chose.
 */
export function readDraft(userId: string | null): Draft {
  const read = (place: Place) => findKept<Draft>(place, keys.checkoutDraft, userId, null, isDraft);
  const [own, last] = [read('tab'), read('device')];
  // Once a tab has ordered, the choices of the other tabs are stale. Their unanswered orders are not.
  const kept = own && (last || own.unanswered.length > 0) ? own : last;
  return kept ? { ...kept, step: possibleStep(kept) } : emptyDraft;
}

export function keepDraft(userId: string, draft: Draft): void {
  for (const place of ['device', 'tab'] as const) keep(place, keys.checkoutDraft, { by: userId, about: null, work: draft });
}

/** The kept step, or an earlier one when a choice is missing or past. */
function possibleStep({ step, addressId, visit }: Draft): Step {
  if (!addressId) return 1;
  return visit && visit.date >= today() ? step : (Math.min(step, 2) as Step);
}

function isDraft(work: object): boolean {
  return 'step' in work && 'unanswered' in work;
}
