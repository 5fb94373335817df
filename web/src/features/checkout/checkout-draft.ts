// A customer's choices in checkout, kept for an hour, so that they survive a reload and the end of a session (rule W23). The draft
// holds only ids and times.
import type { Sent } from '../../api/use-save.ts';
import { today } from '../../shared/days.ts';
import { keys, readJson, remove, writeJson } from '../../shared/storage.ts';
import type { BookingRequest, Choices } from './order.ts';

export type Step = 1 | 2 | 3;

export type Draft = Choices & {
  step: Step;
  /** Orders without an answer, the newest first. Checkout asks about them. */
  unanswered: readonly Sent<BookingRequest>[];
};

type Kept = Draft & { userId: string; expiresAt: number };

const hourMs = 60 * 60_000;

const emptyDraft: Draft = { step: 1, addressId: null, visit: null, paymentType: 'PAY_AFTER', unanswered: [] };

/** The last choices of this tab. A new tab begins with the last choices of any tab. */
export function readDraft(userId: string | null, now = Date.now()): Draft {
  const isGood = (kept: Kept | null): kept is Kept => kept?.userId === userId && kept.expiresAt > now;
  const last = readJson(keys.checkoutDraft, looksLikeDraft);
  const own = readOwn();
  // Once a tab has ordered, the choices of the other tabs are stale. Their unanswered orders are not.
  const kept = isGood(own) && (last || own.unanswered.length > 0) ? own : last;
  if (!isGood(kept)) return emptyDraft;
  const { addressId, visit, paymentType, unanswered } = kept;
  return { step: possibleStep(kept), addressId, visit, paymentType, unanswered };
}

export function keepDraft(userId: string, draft: Draft): void {
  const kept: Kept = { ...draft, userId, expiresAt: Date.now() + hourMs };
  writeJson(keys.checkoutDraft, kept);
  // Drop the old one first: if there is no room for the new one, it would be read instead.
  dropOwnDraft();
  try {
    window.sessionStorage.setItem(keys.checkoutDraft, JSON.stringify(kept));
  } catch {
    // Forbidden or full. The storage that all tabs share has the draft, too.
  }
}

export function dropDraft(): void {
  remove(keys.checkoutDraft);
}

export function dropOwnDraft(): void {
  try {
    window.sessionStorage.removeItem(keys.checkoutDraft);
  } catch {
    // Forbidden, so nothing was kept.
  }
}

/** The kept step, or an earlier one when a choice is missing or past. */
function possibleStep({ step, addressId, visit }: Draft): Step {
  if (!addressId) return 1;
  return visit && visit.date >= today() ? step : (Math.min(step, 2) as Step);
}

function looksLikeDraft(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'userId' in value && 'expiresAt' in value && 'unanswered' in value;
}

/**
 * Reads the storage of this tab alone. Phones reload pages by themselves: from the shared storage a reloaded tab would take, and order,
 * what another tab chose.
 */
function readOwn(): Kept | null {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(keys.checkoutDraft) ?? 'null');
    return looksLikeDraft(kept) ? kept : null;
  } catch {
    return null;
  }
}
