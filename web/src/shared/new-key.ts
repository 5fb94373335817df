/** For an `Idempotency-Key`. Not crypto.randomUUID, which is missing where a site is tried out without https. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
}
