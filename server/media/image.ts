/** Pictures are kept in the database and served for ever (rule C10). */
import { AppError } from '../contract/errors.ts';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../shared/ids.ts';
import type { Instant } from '../shared/time.ts';
import type { Variant } from './encode.ts';
import { addImage, findVariant, removeUnused } from './store.ts';

/** Keeps a picture in the transaction of what shows it; returns its id. */
export async function keepImage(tx: Queries, variants: Variant[], now: Instant): Promise<string> {
  const id = newId();
  await addImage(tx, id, variants, now);
  return id;
}

/**
 * Forgets a picture unless something shows it still, in the transaction that may have ended that. Nothing is asked when it is
 * `shown`: who shows a picture is a question about every service, and every booking made meanwhile changes one.
 */
export async function dropImage(tx: Queries, id: string | null, shown: string | null = null): Promise<void> {
  if (id !== shown && id !== null) await removeUnused(tx, id);
}

/** Throws NOT_FOUND. `width` is in pixels. */
export async function readImage({ db }: Deps, id: string, width: number) {
  const variant = await findVariant(db.read, id, width);
  if (!variant) throw new AppError('NOT_FOUND');
  return {
    status: 200 as const,
    body: variant.bytes,
    headers: {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      // Public as they are, pictures may be shown on the pages of others, such as a partner's.
      'cross-origin-resource-policy': 'cross-origin',
      etag: `"${id}-${variant.width}"`,
    },
  };
}
