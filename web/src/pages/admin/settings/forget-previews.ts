import { type Cache, unstable_serialize } from 'swr';

export const previewPath = '/settings/admin/preview';

/**
 * Takes all previews but that of `body` out of the cache. A form passes through hundreds of states, and hardly ever through
 * the same one twice; each with its answer would stay for as long as staff leaves the tab open.
 */
export function forgetPreviews(cache: Cache, body: string | null): void {
  const kept = body === null ? null : unstable_serialize([previewPath, body]);
  // The beginning of a key as SWR writes a list that begins with the path.
  const start = unstable_serialize([previewPath]);
  for (const key of [...cache.keys()]) if (key.startsWith(start) && key !== kept) cache.delete(key);
}
