/** Pictures as an owner's phone has them. */
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

interface File {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A JPEG of one colour. */
export async function photo(width: number, height: number, background = '#a03060'): Promise<File> {
  return {
    name: `${width}x${height}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  };
}

/** A PNG of noise, which is as large as its pixels: about 1.9 MB. */
export async function heavyPhoto(): Promise<File> {
  const [width, height] = [900, 700];
  const raw = { width, height, channels: 3 } as const;
  return {
    name: 'heavy.png',
    mimeType: 'image/png',
    buffer: await sharp(randomBytes(width * height * 3), { raw })
      .png()
      .toBuffer(),
  };
}

/** A file that only claims to be a picture. */
export function notAPicture(name: string, mimeType: string, bytes = 100): File {
  return {
    name,
    mimeType,
    buffer: Buffer.alloc(bytes, 'x'),
  };
}

/** What a phone's camera writes: stored lying on its side, over 5 MB, red above and blue below once it stands upright. */
export async function cameraPhoto(): Promise<File> {
  const [width, height] = [3200, 2400];
  const pixels = randomBytes(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    // The left side of the file is at the top when it is shown.
    pixels[3 * pixel + (pixel % width < width / 2 ? 2 : 0)] = 0;
  }
  return {
    name: 'IMG_0001.JPG',
    mimeType: 'image/jpeg',
    buffer: await sharp(pixels, { raw: { width, height, channels: 3 } })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 90 })
      .toBuffer(),
  };
}

/** The first bytes of an iPhone's photo, which no browser but Safari reads. */
export function heicPhoto(mimeType: string): File {
  return {
    name: 'IMG_0002.HEIC',
    mimeType,
    buffer: Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(6 * 1024 * 1024)]),
  };
}
