// Local storage may be absent, full, forbidden, or hold anything. So reading gives null at worst, and values that cannot be stored last
// as long as the page. All keys of the product are in this list (rule W28), and those of professionals in professional-keys.ts.

import { language } from '#words/site';

export const keys = {
  authToken: 'auth_token',
  userId: 'user_id',
  cartId: 'cartId',
  adminToken: 'admin_token',
  adminCutOff: 'admin_cut_off',
  adminRole: 'admin_role',
  cutOff: 'cut_off',
  otpTimer: (mobile: string) => `otp_timer_${mobile}`,
  categories: ofLanguage('categories_cache'),
  services: (categoryId: string | null) => ofLanguage(`services_cache_${categoryId ?? 'all'}`),
  catalogue: ofLanguage('catalogue_cache'),
  settings: 'settings_cache',
  language: 'language',
  checkoutDraft: 'checkout_draft',
  addressDraft: 'address_draft',
  sameAgain: 'same_again_draft',
  profileDraft: 'profile_draft',
  ownCart: 'own_cart',
  ownBookings: 'own_bookings',
  paymentReturned: 'payment_returned',
  cartWaiting: 'own_cart_waiting',
  setAside: 'own_set_aside',
  friendsCode: 'friends_code',
} as const;

/** What is kept of the catalogue has the names of one language (rule C30). */
function ofLanguage(key: string): string {
  return language === 'en' ? key : `${key}_${language}`;
}

/** Values that the storage did not accept. Without them nobody could sign in there. */
const unstored = new Map<string, string>();

export function read(key: string): string | null {
  const kept = unstored.get(key);
  if (kept !== undefined) return kept;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function write(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
    unstored.delete(key);
  } catch {
    unstored.set(key, value);
  }
  tell();
}

export function remove(key: string): void {
  unstored.delete(key);
  try {
    window.localStorage.removeItem(key);
    // The draft of this tab, too (kept.ts).
    window.sessionStorage.removeItem(key);
  } catch {
    // The storage is forbidden, so nothing was stored.
  }
  tell();
}

/** The value if it is JSON of the expected shape, else null. */
export function readJson<T>(key: string, isValid: (value: unknown) => value is T): T | null {
  const text = read(key);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isValid(value) ? value : null;
  } catch {
    return null;
  }
}

export function writeJson(key: string, value: unknown): void {
  write(key, JSON.stringify(value));
}

/** Stored services are valid for 10 minutes (rule C16). */
export const servicesLifetimeMs = 10 * 60_000;

const listeners = new Set<() => void>();

/** Calls `listener` after every change in this tab or another, and when there may have been one. Returns a function that stops it. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  // A page in the back/forward cache hears of no changes.
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}
