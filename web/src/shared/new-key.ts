/** For an `Idempotency-Key`. Not crypto.randomUUID, which exists only under https, and salons try the product without it. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
}
