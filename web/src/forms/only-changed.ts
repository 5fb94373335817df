/**
 * Of what a form would send, the fields that were changed in it; `dirty` is its `dirtyFields`. What somebody else has changed
 * meanwhile stays as they left it.
 */
export function onlyChanged<Fields extends object>(
  fields: Fields,
  dirty: Partial<Record<keyof Fields, unknown>>,
): Partial<Fields> {
  const changed = Object.entries(fields).filter(([name]) => dirty[name as keyof Fields]);
  return Object.fromEntries(changed) as Partial<Fields>;
}
