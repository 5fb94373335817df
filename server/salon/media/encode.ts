/**
 * Turns an uploaded file into the stored WebP variants (rule C10). Its first bytes say what it is: name and declared type do not count
 * (rule C8).
 */
import { AppError } from '../../platform/contract/errors.ts';
import { limitConcurrency } from '../../platform/contract/limit-concurrency.ts';
import { WIDTHS } from './rules.ts';

/** sharp's names for them. AVIF is a kind of heif to it. */
type Format = 'png' | 'jpeg' | 'gif' | 'webp' | 'heif';

const FORMATS: [Format, (head: string) => boolean][] = [
  ['png', head => head.startsWith('\x89PNG\r\n\x1a\n')],
  ['jpeg', head => head.startsWith('\xff\xd8\xff')],
  ['gif', head => head.startsWith('GIF87a') || head.startsWith('GIF89a')],
  ['webp', head => head.startsWith('RIFF') && head.startsWith('WEBP', 8)],
  // The `ftyp` box names AVIF as its major brand or as a compatible one.
  ['heif', head => head.startsWith('ftyp', 4) && /^(....)*?avi[fs]/s.test(head.slice(8))],
];
const headOf = (file: Buffer) => file.toString('latin1', 0, 64);

/** Undefined for everything else: SVG, HTML, PDF, programs, empty files. */
function formatOf(file: Buffer): Format | undefined {
  const head = headOf(file);
  return FORMATS.find(([, is]) => is(head))?.[0];
}

/** True for HEIC and HEIF photos of phones. An AVIF may name `mif1` too, so ask formatOf first. */
function isHeic(file: Buffer): boolean {
  return /^.{4}ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/s.test(headOf(file));
}

/** Marks that make a picture a web page or a script too; long enough not to stand in a photo by chance. */
const MARKUP = /<(script|!doctype|iframe|html[\s>]|\?php\s)/i;

/** Encoding would remove the HTML, but HTML is refused, and nobody hides it in a picture by mistake (rule C8). */
function carriesMarkup(file: Buffer): boolean {
  return MARKUP.test(file.toString('latin1'));
}

/** Loaded with the first upload: most days have none, and the libraries are a sixth of the memory. */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  // Every picture is decoded once, so sharp's cache would only cost memory.
  sharp.cache(false);
  return sharp;
};

/** 40 megapixels (rule C9): more is a bomb, or a camera that no salon has. */
const MAX_PIXELS = 40_000_000;
/** Pixels of the largest variant. WebP allows 16,383, and no page needs half of that. */
const MAX_HEIGHT = 2400;
/** The machine has few cores and other work: two pictures at once, eight waiting (rule C11). */
const limited = limitConcurrency(2, 8);
/** More pixels than a phone's photo. Decoding an AVIF of 40 megapixels takes 750 MB, so only one at a time. */
const LARGE = 16_000_000;
const alone = limitConcurrency(1, 1);

export interface Variant {
  /** In pixels. */
  width: number;
  /** WebP. */
  bytes: Buffer;
}

/** `error` forgives small faults of many cameras, but no missing end. */
const STRICT = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;
const LENIENT = { ...STRICT, failOn: 'none' } as const;

/**
 * Makes WebP in our widths: upright, only the first frame, never enlarged, without metadata. It makes one width
 * after the other, because libuv's few threads serve the whole process. Throws when the picture cannot be decoded.
 */
export async function variantsOf(picture: Buffer, opening: typeof STRICT | typeof LENIENT = STRICT): Promise<Variant[]> {
  const sharp = await loadSharp();
  const largest = { width: Math.max(...WIDTHS), height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true } as const;
  const { data, info } = await sharp(picture, opening).autoOrient().resize(largest).raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const variants: Variant[] = [];
  for (const width of WIDTHS.filter(width => width < info.width).concat(info.width)) {
    variants.push({ width, bytes: await sharp(data, { raw }).resize({ width }).webp({ quality: 78, effort: 2 }).toBuffer() });
  }
  return variants;
}

/**
 * Throws INVALID_IMAGE for pictures that we refuse for a reason of their own, and other errors for files that are not pictures.
 */
const inspect = async (file: Buffer) => {
  const format = formatOf(file);
  if (!format && isHeic(file)) {
    throw new AppError('INVALID_IMAGE', { params: { reason: 'HEIC' } });
  }
  if (!format || carriesMarkup(file)) throw new Error('This is no picture');
  const sharp = await loadSharp();
  // Reads only the header, so even a bomb costs nothing.
  const { width, height, ...metadata } = await sharp(file, { ...LENIENT, limitInputPixels: false }).metadata();
  // For heif, sharp guesses `compression` from the major brand. Its decoder finds out that a HEIC is not an AVIF.
  if (metadata.format !== format) throw new Error(`This is not the ${format} it says it is`);
  const pixels = width * height;
  if (pixels > MAX_PIXELS) {
    throw new AppError('INVALID_IMAGE', { params: { reason: 'TOO_MANY_PIXELS', limit: MAX_PIXELS / 1_000_000 } });
  }
  return { format, pixels };
};

/** True if the decoder invented this pixel because the file ends before it: mid-grey in a JPEG, transparent in a GIF. */
const isMadeUp = ([red = 0, green = 0, blue = 0, alpha = 0]: Uint8Array): boolean =>
  alpha === 0 || [red, green, blue].every(value => Math.abs(value - 128) <= 2);

/**
 * Uploads sometimes lose the last bytes of a file. Such a picture is good enough, half a picture is not. True if the last 4 % of
 * the rows show anything.
 */
const isNearlyWhole = async (file: Buffer): Promise<boolean> => {
  const sharp = await loadSharp();
  const small = sharp(file, LENIENT).resize(100, 100, { fit: 'fill', kernel: 'nearest' });
  const end = (await small.toColourspace('srgb').ensureAlpha().raw().toBuffer()).subarray(-4 * 100 * 4);
  for (let pixel = 0; pixel < end.length; pixel += 4) if (!isMadeUp(end.subarray(pixel, pixel + 4))) return true;
  return false;
};

const decode = async (file: Buffer, format: string): Promise<Variant[]> => {
  try {
    return await variantsOf(file);
  } catch (error) {
    // Other formats need no check: a PNG that lost no pixel decodes strictly, and a cut WebP or AVIF does not decode at all.
    if (!(format === 'jpeg' || format === 'gif') || !(await isNearlyWhole(file))) throw error;
    return variantsOf(file, LENIENT);
  }
};

const refusing = <T>(decoding: Promise<T>): Promise<T> =>
  decoding.catch(cause => {
    throw cause instanceof AppError ? cause : new AppError('INVALID_IMAGE', { cause });
  });

/**
 * The variants of an uploaded file. Slow: call it before the transaction. Throws OVERLOADED if too many wait, and INVALID_IMAGE
 * unless the file is a PNG, JPG, GIF, WebP or AVIF of at most 40 megapixels that decodes.
 */
export function encodeUpload(file: Buffer): Promise<Variant[]> {
  return limited(async () => {
    // Outside `refusing`: if the library cannot be loaded, it is not the picture's fault.
    await loadSharp();
    const { format, pixels } = await refusing(inspect(file));
    const encode = () => refusing(decode(file, format));
    return pixels > LARGE ? alone(encode) : encode();
  });
}
