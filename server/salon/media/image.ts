/** Pictures live in the database and never change (rule C10). */

import type { Instant } from '../../../common/time.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/shared/ids.ts';
import type { Variant } from './encode.ts';
import { addImage, findVariant, removeUnused } from './store.ts';

/** Stores a picture in the caller's transaction and returns its id. */
export async function keepImage(tx: Queries, variants: Variant[], now: Instant): Promise<string> {
  const id = newId();
  await addImage(tx, id, variants, now);
  return id;
}

/**
 * Deletes a picture that nothing shows any more, in the caller's transaction. Does nothing if it is `shown`: asking would read
 * every service, and every booking made meanwhile changes one.
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
      // Pictures are public, so pages of others, such as a partner's, may show them.
      'cross-origin-resource-policy': 'cross-origin',
      etag: `"${id}-${variant.width}"`,
    },
  };
}
