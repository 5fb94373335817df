// What was chosen in checkout outlives a reload and a session that ended on the way (reliability G8, G11). It
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

export function readDraft(userId: string | null, now = Date.now()): Draft {
  const kept = readJson(keys.checkoutDraft, looksLikeDraft);
  if (!kept || kept.userId !== userId || kept.expiresAt <= now) return emptyDraft;
  const { addressId, visit, paymentType, order, earlier = [] } = kept;
  return { step: possibleStep(kept), addressId, visit, paymentType, order, earlier };
}

/** Orders that may have been booked: those to ask about. */
export function unanswered({ order, earlier }: Pick<Draft, 'order' | 'earlier'>): Order[] {
  return order?.isUnanswered ? [order, ...earlier] : earlier;
}

export function keepDraft(userId: string, draft: Draft): void {
  writeJson(keys.checkoutDraft, { ...draft, userId, expiresAt: Date.now() + hourMs } satisfies Kept);
}

export function dropDraft(): void {
  remove(keys.checkoutDraft);
}

/** No further than what is still known and not past allows. */
function possibleStep({ step, addressId, visit }: Draft): Step {
  if (!addressId) return 1;
  return visit && visit.date >= today() ? step : (Math.min(step, 2) as Step);
}

function looksLikeDraft(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'userId' in value && 'expiresAt' in value && 'step' in value;
}
