// What was chosen in checkout outlives a reload and a session that ended on the way (rule W23). It
// holds ids and times only, belongs to one customer, and is of no use an hour later.
import { today } from '../../shared/days.ts';
import { keys, readJson, remove, writeJson } from '../../shared/storage.ts';
import type { Choices, Order } from './order.ts';

export type Step = 1 | 2 | 3;

export type Draft = Choices & {
  step: Step;
  /** The order last sent, until it is known to be booked. */
  order: Order | null;
  /** Orders for something else, sent before it, that were never answered. The newest first. */
  earlier: Order[];
};

type Kept = Draft & { userId: string; expiresAt: number };

const hourMs = 60 * 60_000;

const emptyDraft: Draft = { step: 1, addressId: null, visit: null, paymentType: 'PAY_AFTER', order: null, earlier: [] };

/** What this tab chose last; a new tab begins with what was chosen last in any. */
export function readDraft(userId: string | null, now = Date.now()): Draft {
  const isGood = (kept: Kept | null): kept is Kept => kept?.userId === userId && kept.expiresAt > now;
  const last = readJson(keys.checkoutDraft, looksLikeDraft);
  const own = readOwn();
  // Once one of the tabs has ordered, what the others chose is of the past. Orders of theirs are still to be asked about.
  const kept = isGood(own) && (last || unanswered(own).length > 0) ? own : last;
  if (!isGood(kept)) return emptyDraft;
  const { addressId, visit, paymentType, order, earlier = [] } = kept;
  return { step: possibleStep(kept), addressId, visit, paymentType, order, earlier };
}

/** Orders that may have been booked: those to ask about. */
export function unanswered({ order, earlier }: Pick<Draft, 'order' | 'earlier'>): Order[] {
  return order?.isUnanswered ? [order, ...earlier] : earlier;
}

export function keepDraft(userId: string, draft: Draft): void {
  const kept: Kept = { ...draft, userId, expiresAt: Date.now() + hourMs };
  writeJson(keys.checkoutDraft, kept);
  // First, because there may be no room for the new one: the old one would be taken for it.
  dropOwnDraft();
  try {
    window.sessionStorage.setItem(keys.checkoutDraft, JSON.stringify(kept));
  } catch {
    // Forbidden or full: then there is what all tabs share.
  }
}

export function dropDraft(): void {
  remove(keys.checkoutDraft);
}

export function dropOwnDraft(): void {
  try {
    window.sessionStorage.removeItem(keys.checkoutDraft);
  } catch {
    // Forbidden: then nothing was kept either.
  }
}

/** No further than what is still known and not past allows. */
function possibleStep({ step, addressId, visit }: Draft): Step {
  if (!addressId) return 1;
  return visit && visit.date >= today() ? step : (Math.min(step, 2) as Step);
}

function looksLikeDraft(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'userId' in value && 'expiresAt' in value && 'step' in value;
}

/**
 * From the storage that lasts as long as the tab and is its own: in the one that all share, what is chosen in one tab would be found,
 * and ordered, in another after a reload, which a telephone makes by itself.
 */
function readOwn(): Kept | null {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(keys.checkoutDraft) ?? 'null');
    return looksLikeDraft(kept) ? kept : null;
  } catch {
    return null;
  }
}
