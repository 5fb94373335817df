/**
 * The changed fields of what a form would send. `dirty` is the form's `dirtyFields`. Leaving out the others keeps what somebody else
 * changed meanwhile.
 */
export function onlyChanged<Fields extends object>(
  fields: Fields,
  dirty: Partial<Record<keyof Fields, unknown>>,
): Partial<Fields> {
  const changed = Object.entries(fields).filter(([name]) => dirty[name as keyof Fields]);
  return Object.fromEntries(changed) as Partial<Fields>;
}
