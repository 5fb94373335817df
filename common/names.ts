/** `Asha, Rekha and Sunita`. `lastOf` puts the last name behind the others, in the reader's language. */
export function allNames(names: readonly string[], lastOf: (others: string, last: string) => string): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : lastOf(names.slice(0, -1).join(', '), last);
}
