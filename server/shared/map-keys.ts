/** An object with these keys, in their order, and what is made of each. */
export function mapKeys<Key extends string, Value>(keys: Key[], make: (key: Key) => Value) {
  return Object.fromEntries(keys.map(key => [key, make(key)])) as Record<Key, Value>;
}
