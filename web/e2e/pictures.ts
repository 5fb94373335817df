/** Pictures as an owner's telephone has them. */
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

interface File {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A JPEG of one colour. */
export const photo = async (width: number, height: number, background = '#a03060'): Promise<File> => ({
  name: `${width}x${height}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

/** A PNG of noise, which is as large as its pixels: about 1.9 MB. */
export const heavyPhoto = async (): Promise<File> => {
  const [width, height] = [900, 700];
  const raw = { width, height, channels: 3 } as const;
  return {
    name: 'heavy.png',
    mimeType: 'image/png',
    buffer: await sharp(randomBytes(width * height * 3), { raw })
      .png()
      .toBuffer(),
  };
};

/** A file that says it is a picture. */
export const notAPicture = (name: string, mimeType: string, bytes = 100): File => ({
  name,
  mimeType,
  buffer: Buffer.alloc(bytes, 'x'),
});
