/** Matches the keys of all that she reads about herself, for SWR's `mutate`: leave changes her days, too. */
export function isOfVisits(key: unknown): boolean {
  return Array.isArray(key) && String(key[0]).startsWith('/visit');
}
