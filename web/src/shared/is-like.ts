/**
 * Whether a value that was kept in the browser, perhaps by an older site, can be used where one like `sample` is expected:
 * every field of it, and every field of every piece of its lists, is of the same kind. Null in the sample is a text or null;
 * an empty list there may hold anything.
 */
export function isLike<T>(sample: T, value: unknown): value is T {
  if (sample === null) return value === null || typeof value === 'string';
  if (Array.isArray(sample)) {
    return Array.isArray(value) && (sample.length === 0 || value.every(piece => isLike(sample[0], piece)));
  }
  if (typeof sample !== 'object') return typeof value === typeof sample;
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return Object.entries(sample).every(([name, field]) => isLike(field, fields[name]));
}
