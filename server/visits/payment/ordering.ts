/**
 * One order at the provider for one payment (rule M24). A row reserves the payment before the provider is asked, so of many calls at once
 * one asks and the others wait for it, on every instance. The provider is asked outside any transaction.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { DAY, type Instant, SECOND } from '../../../common/time.ts';
import { changePayment } from '../../money/ledger/ledger.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { PATIENCE } from '../../platform/outside/call.ts';
import type { Gateway } from '../../platform/outside/gateway.ts';
import { newId, referenceOf } from '../../platform/shared/ids.ts';
import { payAddress } from './addresses.ts';
import { isBeingOrdered, ORDERING_TIME } from './rules.ts';
import { addOrdering, findOrdering, type OrderingRow, removeOrdering, removeOrderingsBefore } from './store.ts';

/** Between two looks at what another call is ordering, and how long a customer waits for it. Milliseconds. */
const LOOK_EVERY = 0.2 * SECOND;
const LONGEST_WAIT = PATIENCE + SECOND;

/** Paise. */
export interface Wanted {
  amountPaise: number;
  tipPaise: number;
  /** The professionals for whom the tip is, in order; null for all who come. */
  tipFor: string[] | null;
}

export type Turn =
  /** Ours. `isAgain`: an earlier call asked, and its answer was lost. */
  | { kind: 'ASK'; row: OrderingRow; isAgain: boolean }
  /** Another call is asking for this order. */
  | { kind: 'WAIT'; row: OrderingRow };

const unavailable = (cause?: unknown) => new AppError('PAYMENT_PROVIDER_UNAVAILABLE', { cause });

/** Whether two payments are for the same money. */
export function isAlike(one: Wanted, other: Wanted): boolean {
  const isForSame = one.tipFor?.join() === other.tipFor?.join();
  return one.amountPaise === other.amountPaise && one.tipPaise === other.tipPaise && isForSame;
}

const isSame = (row: OrderingRow, { provider }: Gateway, wanted: Wanted): boolean =>
  row.provider === provider && isAlike(row, wanted);

const newRow = (
  bookingId: string,
  { provider }: Gateway,
  wanted: Wanted,
  now: Instant,
  url: (id: string) => string,
): OrderingRow => {
  const id = newId();
  return {
    ...{ id, bookingId, provider, method: 'ONLINE', state: 'ORDERING', ...wanted, refundedPaise: 0, orderId: null },
    ...{ providerId: null, blockedAt: null, url: url(id), note: null, professionalId: null, toSalon: false, createdAt: now },
    ...{ expiresAt: null, paidAt: null },
    checkAt: now + ORDERING_TIME,
  };
};

/** Reserves the payment, or finds who did. Throws PAYMENT_PENDING while another amount is being ordered. */
export async function takeTurn(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  tx: Queries,
  bookingId: string,
  gateway: Gateway,
  wanted: Wanted,
): Promise<Turn> {
  const now = clock.now();
  const found = await findOrdering(tx, bookingId);
  const isOurs = found !== undefined && isSame(found, gateway, wanted);
  if (found && isBeingOrdered(found, now)) {
    if (!isOurs) throw new AppError('PAYMENT_PENDING');
    return { kind: 'WAIT', row: found };
  }
  if (isOurs) {
    const row = { ...found, checkAt: now + ORDERING_TIME };
    await changePayment(tx, row.id, { checkAt: row.checkAt });
    return { kind: 'ASK', row, isAgain: true };
  }
  if (found) await removeOrdering(tx, found.id);
  const row = newRow(bookingId, gateway, wanted, now, id => payAddress(config, id));
  await addOrdering(tx, row);
  return { kind: 'ASK', row, isAgain: false };
}

/** Waits until the other call has ended. Throws PAYMENT_PROVIDER_UNAVAILABLE if it failed, or takes too long. */
export async function waitForTurn({ db }: Pick<Deps, 'db'>, { bookingId, id, checkAt }: OrderingRow): Promise<void> {
  const until = performance.now() + LONGEST_WAIT;
  for (;;) {
    await delay(LOOK_EVERY);
    const row = await findOrdering(db.read, bookingId);
    if (row?.id !== id) return;
    if (row.checkAt !== checkAt || performance.now() >= until) throw unavailable();
  }
}

/** Answers the provider's id of the order. One whose making nobody heard of is looked for first, by our receipt. */
export async function askForOrder(
  { config }: Pick<Deps, 'config'>,
  gateway: Gateway,
  { row: { id: paymentId, bookingId, amountPaise, tipPaise }, isAgain }: Extract<Turn, { kind: 'ASK' }>,
): Promise<string> {
  const wanted = {
    ...{ paymentId, amountPaise: amountPaise + tipPaise },
    ...{ description: `Booking ${referenceOf(bookingId)}`, returnUrl: payAddress(config, paymentId, '/return') },
  };
  try {
    return (isAgain && (await gateway.findOrder(wanted))) || (await gateway.createOrder(wanted));
  } catch (error) {
    throw unavailable(error);
  }
}

/** Lets the next call ask at once. If this fails, too, the time to order ends by itself. */
export async function giveUpTurn({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>, mine: OrderingRow): Promise<void> {
  try {
    await db.tx(async tx => {
      const row = await findOrdering(tx, mine.bookingId);
      if (row?.id === mine.id && row.checkAt === mine.checkAt) await changePayment(tx, mine.id, { checkAt: clock.now() });
    });
  } catch (err) {
    log.warn({ err }, 'an order that failed blocks its payment for some seconds');
  }
}

/** What nobody went on with for a day. */
export async function forgetOrderings(tx: Queries, now: Instant): Promise<void> {
  await removeOrderingsBefore(tx, now - DAY);
}
