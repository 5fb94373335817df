// Keeps changes of the cart that were made without network, and sends them in order, once (rule W41). The rules are in
// waiting-rules.ts. The storage has the truth, because all tabs share it.
import { mutate } from 'swr';
import * as words from '#words/cart';
import { hasCode } from '../../../api/api-error.ts';
import { api, ask } from '../../../api/client.ts';
import { isJudged } from '../../../api/unanswered.ts';
import { isLike } from '../../../shared/is-like.ts';
import { nameIn } from '../../../shared/name-in.ts';
import { newKey } from '../../../shared/new-key.ts';
import { keepTrying, queueSender } from '../../../shared/queue.ts';
import { keys, read, readJson, remove, subscribe, writeJson } from '../../../shared/storage.ts';
import { toast } from '../../../ui/toast.ts';
import { choiceFields, refOfService } from '../choice/choice.ts';
import type { Cart } from './cart.ts';
import { cartFailures, cartProblem } from './cart-errors.ts';
import { cartKey, latestCart, loadCart } from './load-cart.ts';
import { openCart, putCart } from './put-cart.ts';
import { waitingChanges } from './waiting-changes.ts';
import { conflictOf, type KeptWish, type Wish, wished, withWish } from './waiting-rules.ts';

interface Kept {
  /** The customer. */
  by: string;
  expiresAt: number;
  wishes: KeptWish[];
}

/** Whoever was away for longer has forgotten what they wanted. */
const lifetimeMs = 3 * 24 * 60 * 60_000;

const service = { id: '', name: '', price: 0, durationInMinutes: 0, imageUrl: null, categoryName: null };

function isKept(value: unknown): value is Kept {
  if (!isLike({ by: '', expiresAt: 0, wishes: [{ key: '', wish: { kind: '' } }] }, value)) return false;
  return value.wishes.every(({ wish }) => wish.kind === 'clear' || isLike({ kind: '', service }, wish));
}

function keptWishes(): KeptWish[] {
  const kept = readJson(keys.cartWaiting, isKept);
  return kept && kept.by === read(keys.userId) && kept.expiresAt > Date.now() ? kept.wishes : [];
}

export function hasKeptWishes(): boolean {
  return keptWishes().length > 0;
}

export function keepWish(one: KeptWish, userId: string): void {
  store(withWish(keptWishes(), one), userId);
}

function store(wishes: KeptWish[], by: string): void {
  if (wishes.length === 0) remove(keys.cartWaiting);
  else writeJson(keys.cartWaiting, { by, expiresAt: Date.now() + lifetimeMs, wishes } satisfies Kept);
}

/** Sends what waits until the network fails again. */
export const sendKeptWishes = queueSender('cart wishes', sendAll);

async function sendAll(): Promise<void> {
  const userId = read(keys.userId);
  if (!userId || !read(keys.authToken) || !hasKeptWishes()) return;
  let cart: Cart | null;
  try {
    // Somebody may have changed the cart elsewhere.
    cart = await loadCart(cartKey(userId));
  } catch {
    return;
  }
  let isSent = false;
  for (let one = keptWishes()[0]; one; one = keptWishes()[0]) {
    const now = one;
    const isDone = await carryOut(now, cart, userId);
    if (!isDone) return;
    cart = latestCart(userId);
    isSent = true;
    // Another one for the same service may have taken its place meanwhile.
    store(
      keptWishes().filter(({ key }) => key !== now.key),
      userId,
    );
  }
  if (isSent) toast.success(words.upToDate);
}

/** Resolves to false if it has to wait on. */
async function carryOut({ key, wish }: KeptWish, cart: Cart | null, userId: string): Promise<boolean> {
  const conflict = conflictOf(wish, cart);
  if (wish.kind === 'set' && conflict === 'gone') {
    toast.info(words.leftMeanwhile(nameIn(wish.service)), told);
    return true;
  }
  try {
    putCart(await send(wish, key, userId), userId);
    if (wish.kind === 'set' && conflict === 'changed')
      toast.info(words.changedElsewhere(nameIn(wish.service), wish.quantity), told);
    return true;
  } catch (error) {
    if (!isJudged(error)) return false;
    const { text } = cartProblem(error, wish.kind === 'add' ? cartFailures.add : cartFailures.quantity);
    toast.error(text, { ...told, detail: wish.kind === 'clear' ? undefined : nameIn(wish.service) });
    void mutate(cartKey(userId));
    return true;
  }
}

/** Nobody is waiting for these, so they stay longer than others. */
const told = { durationMs: 15_000 };

async function send(wish: Wish, key: string, userId: string): Promise<Cart> {
  const cartId = latestCart(userId)?.id ?? (await openCart(userId));
  const path = { cartId };
  if (wish.kind === 'clear') return ask(api.DELETE('/cart/{cartId}/items', { params: { path } }));
  const { service, kind } = wish;
  if (kind === 'set') {
    const params = { path: { cartId, serviceId: refOfService(service) }, query: { quantity: wish.quantity } };
    return ask(api.PUT('/cart/{cartId}/services/{serviceId}', { params }));
  }
  const add = (idempotencyKey: string, to: string) =>
    ask(
      api.POST('/cart/{cartId}/items', {
        params: { path: { cartId: to }, header: { 'idempotency-key': idempotencyKey } },
        body: { serviceId: service.id, quantity: 1, ...choiceFields(service) },
      }),
    );
  return add(key, cartId).catch(async error => {
    // The cart was ordered meanwhile, so this was not added to it.
    if (hasCode(error, 'CART_NOT_FOUND')) return add(newKey(), await openCart(userId));
    throw error;
  });
}

/** On the screen, before the changes of this moment. */
function show(): void {
  const userId = read(keys.userId);
  const kept = userId === null ? [] : keptWishes();
  const before = waitingChanges.read();
  if (kept.length === 0 && !before.some(({ isKept }) => isKept)) return;
  waitingChanges.set([
    ...kept.map(({ wish }) => ({
      userId: userId ?? '',
      ref: null,
      show: (cart: Cart) => wished(cart, wish),
      isKept: true,
    })),
    ...before.filter(({ isKept }) => !isKept),
  ]);
}

let shownText: string | null = null;

/** Follows the storage, which other tabs change, too. */
function follow(): void {
  const text = read(keys.cartWaiting);
  const state = text && `${read(keys.userId)} ${text}`;
  if (state === shownText) return;
  shownText = state;
  show();
}

// None where the first paint is rendered.
if (typeof window !== 'undefined') {
  subscribe(follow);
  follow();
  keepTrying(() => {
    if (hasKeptWishes()) void sendKeptWishes();
  });
}
