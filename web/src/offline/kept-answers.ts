// Keeps the last answers of the API, and gives them back when there is no network. The screens need not know: they show them like any
// other answer, and the bar says how old they are.
import { api, ask, type Middleware } from '../api/client.ts';
import type { Cart } from '../features/shop/cart/cart.ts';
import { latestCart } from '../features/shop/cart/load-cart.ts';
import { allCategories, type Category, type Service } from '../features/shop/catalog/catalog.ts';
import { searchTextOf, serviceSample } from '../features/shop/catalog/kept-service.ts';
import type { Booking } from '../features/visits/booking/booking.ts';
import type { Series } from '../features/visits/series/series.ts';
import type { Wait } from '../features/visits/wait/wait.ts';
import { isCutOff } from '../shared/cut-off.ts';
import { isLike } from '../shared/is-like.ts';
import { readerLanguage } from '../shared/reader-language.ts';
import { findBest } from '../shared/search.ts';
import { keys, read, readJson, writeJson } from '../shared/storage.ts';
import { keepBookings, keepCart, keepSeries, keepWaits, keptBookings, keptCart, keptSeries, keptWaits } from './kept-own.ts';
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
    if (part === undefined || part === 'catalogue') return;
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

function keepOwn(part: 'cart' | 'bookings' | 'waits' | 'series', { success, errorCode, data }: Body, request: Request): void {
  const by = read(keys.userId);
  // The call may be of somebody who has signed out since.
  if (!by || request.headers.get('Authorization') !== `Bearer ${read(keys.authToken)}`) return;
  if (part === 'bookings' && success && Array.isArray(data)) keepBookings(data as Booking[], by);
  // POST /wait answers one of them.
  if (part === 'waits' && success && Array.isArray(data)) keepWaits(data as Wait[], by);
  // POST /series answers one of them, too.
  if (part === 'series' && success && Array.isArray(data)) keepSeries(data as Series[], by);
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
  if (part === 'waits' || part === 'series') {
    const data = part === 'waits' ? keptWaits() : keptSeries();
    return asAnswer(data && { data, savedAt: keptBookings()?.savedAt ?? 0 });
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
  const isFresh = bookings && Date.now() - bookings.savedAt < freshMs;
  if (!isFresh) await ask(api.GET('/booking/user/{id}', { params: { path: { id: userId } } })).catch(() => null);
  // My Bookings may have read them before this file was there to keep them.
  if (!isFresh || !keptWaits()) await ask(api.GET('/wait')).catch(() => null);
  if (!isFresh || !keptSeries()) await ask(api.GET('/series')).catch(() => null);
}

/** Bookings kept for less than this are not read ahead again. */
const freshMs = 10 * 60_000;

// The whole catalogue, kept for when there is no network. It says nothing about anybody.
interface KeptCatalogue {
  savedAt: number;
  categories: Category[];
  services: Service[];
}

/** Older ones are read again when a page is idle. */
const catalogueFreshMs = 3 * 60 * 60_000;
/** Prices of last month help nobody. */
const lifetimeMs = 30 * 24 * 60 * 60_000;
const pageSize = 100;

/** Reads it in a few small answers, unless it is fresh. */
async function keepCatalogue(): Promise<void> {
  const kept = keptCatalogue();
  if (kept && Date.now() - kept.savedAt < catalogueFreshMs) return;
  const categories = await allCategories(api, 50);
  const services: Service[] = [];
  for (let page = 0, pages = 1; page < pages; page++) {
    const { content, totalPages } = await ask(
      api.GET('/service/all', { params: { query: { page, size: pageSize, ...readerLanguage } } }),
    );
    services.push(...content);
    pages = totalPages;
  }
  writeJson(keys.catalogue, { savedAt: Date.now(), categories, services } satisfies KeptCatalogue);
}

function keptCatalogue(): KeptCatalogue | null {
  const kept = readJson(keys.catalogue, isKept);
  return kept && Date.now() - kept.savedAt < lifetimeMs ? kept : null;
}

interface Answer {
  data: unknown;
  savedAt: number;
}

/** What the server would have answered. Undefined if that is not known. */
function keptAnswerOf(schemaPath: string, { searchParams, pathname }: URL): Answer | undefined {
  const kept = keptCatalogue();
  if (!kept) return undefined;
  const { savedAt } = kept;
  const answer = (data: unknown) => (data === undefined ? undefined : { data, savedAt });
  if (schemaPath === '/category') return answer(pageOf(kept.categories, searchParams));
  if (schemaPath === '/service/{id}') {
    const id = decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1));
    return answer(kept.services.find(service => service.id === id));
  }
  if (schemaPath !== '/service/all' && schemaPath !== '/service/category') return undefined;
  const categoryId = searchParams.get('categoryId');
  const ofCategory = kept.services.filter(service => categoryId === null || service.categoryId === categoryId);
  const search = searchParams.get('search') ?? '';
  return answer({ ...pageOf(findBest(ofCategory, search, searchTextOf), searchParams), matched: 'EXACT', suggestions: [] });
}

/** The list as a page of the contract. */
function pageOf<One>(all: One[], query: URLSearchParams) {
  const [page, size] = [Number(query.get('page') ?? 0), Number(query.get('size') ?? 20)];
  const content = all.slice(page * size, (page + 1) * size);
  return { content, page, size, totalPages: Math.ceil(all.length / size), totalElements: all.length };
}

const sample: Omit<KeptCatalogue, 'services'> & { services: (typeof serviceSample)[] } = {
  savedAt: 0,
  categories: [{ id: '', name: '', description: '', imagePath: null, serviceCount: 0, sac: '' }],
  services: [serviceSample],
};

function isKept(value: unknown): value is KeptCatalogue {
  return isLike<unknown>(sample, value);
}
