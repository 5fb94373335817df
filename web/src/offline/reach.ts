// Whether the salon answers, and how old what the page shows is.
import { api } from '../api/client.ts';
import { isKeptPage } from '../shared/cut-off.ts';
import { makeStore } from '../shared/store.ts';

/** Parts of the site that are read and grow old together. */
export type Part = 'catalogue' | 'cart' | 'bookings' | 'waits' | 'series';

interface Reach {
  /** False when the last call had no answer. */
  isReached: boolean;
  /** When the server answered what is shown, in epoch ms by this device's clock. */
  shownAsOf: { [part in Part]?: number };
}

export const reach = makeStore<Reach>({ isReached: true, shownAsOf: {} });

export function noteAnswer(part: Part | undefined, at: number): void {
  const { shownAsOf } = reach.read();
  reach.set({ isReached: true, shownAsOf: part ? { ...shownAsOf, [part]: at } : shownAsOf });
}

export function noteNoAnswer(part: Part | undefined, at: number | undefined): void {
  const { shownAsOf } = reach.read();
  reach.set({ isReached: false, shownAsOf: part ? { ...shownAsOf, [part]: at } : shownAsOf });
}

/** The part that an address of the API reads. */
export function partOf(schemaPath: string): Part | undefined {
  if (/^\/(category|service)\b/.test(schemaPath)) return 'catalogue';
  if (schemaPath.startsWith('/cart')) return 'cart';
  if (schemaPath === '/wait') return 'waits';
  if (schemaPath === '/series') return 'series';
  return schemaPath === '/booking/user/{id}' ? 'bookings' : undefined;
}

/** The part that a page shows. */
export function partAt(path: string): Part | undefined {
  if (/^\/(services|all-services|book)?(\/|$)/.test(path)) return 'catalogue';
  if (/^\/(cart|checkout)/.test(path)) return 'cart';
  return path.startsWith('/bookings') ? 'bookings' : undefined;
}

const lookMs = 10_000;

/**
 * Browsers notice no salon that comes back. So a kept page looks now and then, and tells as browsers tell of the network: everything is
 * read again and what waits is sent.
 */
export function watchReach(): void {
  if (!isKeptPage) return;
  setInterval(() => {
    if (document.hidden || !navigator.onLine || reach.read().isReached) return;
    api
      .GET('/settings')
      .then(({ response }) => response.ok && dispatchEvent(new Event('online')))
      .catch(() => null);
  }, lookMs);
}
