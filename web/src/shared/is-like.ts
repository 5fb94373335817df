/**
 * Whether a value that an older site may have stored can be used like `sample`: every field, and every field of each list entry, has the
 * same kind. In the sample, null means text or null, and an empty list allows any entries.
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
