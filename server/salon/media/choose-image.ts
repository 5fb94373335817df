/** A staff form sets a new picture, removes the picture, or leaves it (rule C7). */
import type { files } from '#contract';
import type { Instant } from '../../../common/time.ts';
import { invalidField } from '../../platform/contract/errors.ts';
import type { Queries } from '../../platform/db/database.ts';
import { encodeUpload } from './encode.ts';
import { keepImage } from './image.ts';

/** Stores a new picture in the caller's transaction, and returns the id of the picture to show. */
type ChosenImage = (tx: Queries, now: Instant, before: string | null) => Promise<string | null>;

/**
 * Slow: call it before the transaction (rule E1). Throws INVALID_IMAGE, OVERLOADED, and VALIDATION_ERROR if the form does both.
 */
export async function chooseImage(field: files, file: Buffer | undefined, remove = false): Promise<ChosenImage> {
  if (file && remove) throw invalidField('removeImage', 'notBoth', { fields: [field, 'removeImage'] });
  if (remove) return async () => null;
  if (!file) return async (_tx, _now, before) => before;
  const variants = await encodeUpload(file);
  return (tx, now) => keepImage(tx, variants, now);
}
