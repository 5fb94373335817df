/** Pictures: re-encoded once, kept in the database, served for ever (rulings R4). */
import sharp from 'sharp';
import { AppError } from '../contract/errors.ts';
import type { Deps } from '../deps.ts';
import { WIDTHS } from './rules.ts';
import { findVariant } from './store.ts';

/** The picture as WebP in our widths, without its metadata. Runs before the transaction that stores it. */
export const variantsOf = async (picture: Buffer): Promise<{ width: number; bytes: Buffer }[]> => {
  const largest = { width: Math.max(...WIDTHS), withoutEnlargement: true };
  const { data, info } = await sharp(picture).rotate().resize(largest).raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const encode = (width: number) => sharp(data, { raw }).resize({ width }).webp({ quality: 78, effort: 2 }).toBuffer();
  const widths = WIDTHS.filter(width => width < info.width).concat(info.width);
  return Promise.all(widths.map(async width => ({ width, bytes: await encode(width) })));
};

export const readImage = async ({ db }: Deps, id: string, width: number) => {
  const variant = await findVariant(db.read, id, width);
  if (!variant) throw new AppError('NOT_FOUND');
  return {
    status: 200 as const,
    body: variant.bytes,
    headers: {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${id}-${variant.width}"`,
    },
  };
};
