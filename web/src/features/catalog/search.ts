/** True when the words are somewhere in the name or the description. */
export function matches(search: string, { name, description }: { name: string; description: string }): boolean {
  return `${name}\n${description}`.toLowerCase().includes(search.trim().toLowerCase());
}
