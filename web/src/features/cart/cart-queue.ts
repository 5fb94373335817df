// Sends the customer's changes one after the other and puts each answer in place of the cart.
import { mutate } from 'swr';
import { hasCode } from '../../api/api-error.ts';
import { keys, read } from '../../shared/storage.ts';
import type { Cart } from './cart.ts';
import { tellOtherTabs } from './cart-channel.ts';
import { CartError } from './cart-errors.ts';
import { cartKey, changedTo } from './load-cart.ts';
import { type Change, waitingChanges } from './waiting-changes.ts';

interface Wish {
  /** A later wish about the same thing replaces an earlier one that is not sent yet; null stands alone. */
  about: string | null;
  show: Change['show'];
  send: (userId: string) => Promise<Cart>;
}

let isSending = false;

/** Shows the change and has it sent in its turn. Settles when it is answered, or when a later wish has replaced it. */
export function change({ about, show, send }: Wish): Promise<void> {
  const userId = read(keys.userId);
  if (!userId || !read(keys.authToken)) return Promise.reject(new CartError('Please log in to access cart'));
  return new Promise((resolve, reject) => {
    const replaced = (other: Change) => about !== null && other.about === about && other.userId === userId && !other.isSent;
    const waiting = waitingChanges.read();
    for (const other of waiting.filter(replaced)) other.resolve();
    const made = { userId, about, show, send: async () => send(userId), isSent: false, resolve, reject };
    waitingChanges.set([...waiting.filter(other => !replaced(other)), made]);
    void sendAll();
  });
}

async function sendAll(): Promise<void> {
  if (isSending) return;
  isSending = true;
  for (let next = waitingChanges.read()[0]; next; next = waitingChanges.read()[0]) await sendOne(next);
  isSending = false;
}

async function sendOne(sent: Change): Promise<void> {
  const { userId } = sent;
  sent.isSent = true;
  try {
    // Wished for by who has signed out meanwhile: it is no wish of who is here now.
    if (read(keys.userId) !== userId) throw new CartError('Please log in to access cart');
    show(await sent.send(), userId);
    done(sent);
    sent.resolve();
  } catch (error) {
    if (hasCode(error, 'CART_NOT_FOUND')) show(null, userId);
    done(sent);
    // Refused, or perhaps done without our hearing of it: the server knows.
    if (!hasCode(error, 'UNAUTHORIZED')) void mutate(cartKey(userId));
    sent.reject(error);
  }
}

/** In the same breath as `done`, so that nothing is shown twice or not at all in between. */
function show(cart: Cart | null, userId: string): void {
  void mutate(cartKey(userId), changedTo(cart, userId), { revalidate: false });
  tellOtherTabs();
}

function done(change: Change): void {
  waitingChanges.set(waitingChanges.read().filter(other => other !== change));
}
