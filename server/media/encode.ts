/** From an uploaded file to the WebP that is kept of it (rulings R4). */
import { AppError } from '../contract/errors.ts';
import { limitConcurrency } from '../contract/limit-concurrency.ts';
import { WIDTHS } from './rules.ts';
import { carriesMarkup, formatOf } from './sniff.ts';

/** Loaded with the first picture: most days of a salon see none, and its libraries are a sixth of the memory. */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  // Every picture is decoded once: what sharp keeps of the last ones would only be memory.
  sharp.cache(false);
  return sharp;
};

/** 40 megapixels (rulings R4): more is a bomb, or a camera nobody in the salon has. */
const MAX_PIXELS = 40_000_000;
/** Of the largest variant, in pixels: WebP cannot be taller than 16,383, and a page has no use for half of that. */
const MAX_HEIGHT = 2400;
/** The machine has few cores and other work: two pictures at once, eight waiting (reliability H11). */
const limited = limitConcurrency(2, 8);
/** More pixels than a telephone's photograph has: an AVIF of 40 megapixels takes 750 MB while it is decoded, so one at a time. */
const LARGE = 16_000_000;
const alone = limitConcurrency(1, 1);

export interface Variant {
  /** In pixels. */
  width: number;
  /** WebP. */
  bytes: Buffer;
}

/** `error` puts up with the small faults of many cameras, but not with a file cut short. */
const OPENING = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;

/**
 * The picture as WebP in our widths, upright, its first frame alone, never enlarged, without its metadata. One width
 * after the other: libuv's few threads serve the whole process. Throws when it cannot be decoded.
 */
export const variantsOf = async (picture: Buffer): Promise<Variant[]> => {
  const sharp = await loadSharp();
  const largest = { width: Math.max(...WIDTHS), height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true } as const;
  const { data, info } = await sharp(picture, OPENING).autoOrient().resize(largest).raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const variants: Variant[] = [];
  for (const width of WIDTHS.filter(width => width < info.width).concat(info.width)) {
    variants.push({ width, bytes: await sharp(data, { raw }).resize({ width }).webp({ quality: 78, effort: 2 }).toBuffer() });
  }
  return variants;
};

/** Throws for whatever is no picture of ours. */
const pixelsOf = async (file: Buffer): Promise<number> => {
  const format = formatOf(file);
  if (!format || carriesMarkup(file)) throw new Error('This is no picture');
  const sharp = await loadSharp();
  const { width, height, ...metadata } = await sharp(file, OPENING).metadata();
  // Of heif, sharp's `compression` is only a guess from the major brand: that no HEIC is an AVIF its decoder finds out.
  if (metadata.format !== format) throw new Error(`This is not the ${format} it says it is`);
  return width * height;
};

const refusing = <T>(decoding: Promise<T>): Promise<T> =>
  decoding.catch(cause => {
    throw new AppError('INVALID_IMAGE', { cause });
  });

/**
 * Variants of a file from outside. Slow: call it before the transaction that keeps them. Throws INVALID_IMAGE for
 * whatever is no whole PNG, JPG, GIF, WebP or AVIF of at most 40 megapixels, OVERLOADED when too many wait.
 */
export const encodeUpload = (file: Buffer): Promise<Variant[]> =>
  limited(async () => {
    // Here, for when the library cannot be loaded it is not the picture's fault.
    await loadSharp();
    const pixels = await refusing(pixelsOf(file));
    const encode = () => refusing(variantsOf(file));
    return pixels > LARGE ? alone(encode) : encode();
  });
