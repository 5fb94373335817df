/** Text that others wrote and no contract checks: providers' answers and reports. */

/**
 * The text as both databases keep it. PostgreSQL refuses a NUL, and half a surrogate does not survive. Both become U+FFFD, so an id that
 * has one equals none of ours.
 */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\ufffd');
}

/** The value with storable texts; undefined if `text` is not JSON. */
export function foreignJson(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value) => (typeof value === 'string' ? storable(value) : value));
  } catch {
    return undefined;
  }
}
