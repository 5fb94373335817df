// Keeps the last answers of the API, and gives them back when there is no network. The screens need not know: they show them like any
// other answer, and the bar says how old they are.
import { api, ask, type Middleware } from '../api/client.ts';
import type { Cart } from '../features/shop/cart/cart.ts';
import { latestCart } from '../features/shop/cart/load-cart.ts';
import type { Booking } from '../features/visits/booking/booking.ts';
import { isCutOff } from '../shared/cut-off.ts';
import { keys, read } from '../shared/storage.ts';
import { keepCatalogue, keptAnswerOf } from './kept-catalogue.ts';
import { keepBookings, keepCart, keptBookings, keptCart } from './kept-own.ts';
import { noteAnswer, noteNoAnswer, partOf } from './reach.ts';

interface Body {
  success?: boolean;
  errorCode?: string;
  data?: unknown;
}

/** Marks an answer that was kept. */
const keptHeader = 'X-Kept';

const keeping: Middleware = {
  async onResponse({ request, response, schemaPath }) {
    if (response.headers.has(keptHeader)) return;
    const part = partOf(schemaPath);
    noteAnswer(response.ok && request.method === 'GET' ? part : undefined, Date.now());
    if (part !== 'cart' && part !== 'bookings') return;
    const body = await response
      .clone()
      .json()
      .catch(() => null);
    keepOwn(part, body, request);
  },
  onError({ request, schemaPath }) {
    if (request.signal.aborted) return undefined;
    const kept = request.method === 'GET' && isCutOff() ? keptAnswer(schemaPath, new URL(request.url)) : undefined;
    noteNoAnswer(kept && partOf(schemaPath), kept?.savedAt);
    return kept && new Response(JSON.stringify(kept.body), { status: kept.status, headers: jsonHeaders });
  },
};
const jsonHeaders = { 'Content-Type': 'application/json', [keptHeader]: 'true' };

export function keepAnswers(): void {
  api.use(keeping);
}

function keepOwn(part: 'cart' | 'bookings', { success, errorCode, data }: Body, request: Request): void {
  const by = read(keys.userId);
  // The call may be of somebody who has signed out since.
  if (!by || request.headers.get('Authorization') !== `Bearer ${read(keys.authToken)}`) return;
  if (part === 'bookings' && success && Array.isArray(data)) keepBookings(data as Booking[], by);
  if (part === 'cart' && success && isCart(data)) keepCart(data, by);
  if (errorCode === 'CART_NOT_FOUND') keepCart(null, by);
}

/** Every change of the cart answers the whole cart. */
function isCart(data: unknown): data is Cart {
  return typeof data === 'object' && data !== null && 'items' in data && 'finalPrice' in data;
}

interface KeptAnswer {
  status: number;
  body: Body & { message: string };
  savedAt: number;
}

function keptAnswer(schemaPath: string, url: URL): KeptAnswer | undefined {
  const part = partOf(schemaPath);
  if (part === 'catalogue') return asAnswer(keptAnswerOf(schemaPath, url));
  if (part === 'bookings') {
    const kept = keptBookings();
    return asAnswer(kept && { data: kept.of, savedAt: kept.savedAt });
  }
  const kept = part === 'cart' && /^\/cart\/(user\/\{userId\}|\{cartId\})$/.test(schemaPath) ? keptCart() : null;
  if (!kept || kept.of.cart) return asAnswer(kept && { data: kept.of.cart, savedAt: kept.savedAt });
  return { status: 404, body: { success: false, errorCode: 'CART_NOT_FOUND', message: '' }, savedAt: kept.savedAt };
}

function asAnswer(kept: { data: unknown; savedAt: number } | null | undefined): KeptAnswer | undefined {
  return kept ? { status: 200, body: { success: true, message: '', data: kept.data }, savedAt: kept.savedAt } : undefined;
}

/** Reads what would be missing without network, once the page is idle. */
export async function readAhead(): Promise<void> {
  await keepCatalogue().catch(() => null);
  const userId = read(keys.userId);
  if (!userId || !read(keys.authToken)) return;
  const cart = latestCart(userId);
  if (cart) keepCart(cart, userId);
  else await ask(api.GET('/cart/user/{userId}', { params: { path: { userId } } })).catch(() => null);
  const bookings = keptBookings();
  if (bookings && Date.now() - bookings.savedAt < freshMs) return;
  await ask(api.GET('/booking/user/{id}', { params: { path: { id: userId } } })).catch(() => null);
}

/** Bookings kept for less than this are not read ahead again. */
const freshMs = 10 * 60_000;
