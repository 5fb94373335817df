/**
 * What a screen shows of a read. `data` is fresh or the last known, `error` is why the last try failed. Data stays on the screen and is
 * marked as stale. The error shows only without data.
 */
export function readState(data: unknown, error: unknown): { error: unknown; isStale: boolean } {
  if (data === undefined) return { error, isStale: false };
  return { error: undefined, isStale: error !== undefined };
}
