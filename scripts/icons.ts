/** Draws the icons of home screens and tabs, and the picture of shared links, from the site's SVG files at every build. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** An icon file with one PNG: header, one entry, the picture. Every browser since 2010 reads it. */
const ico = (png: Buffer, size: number): Buffer => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits of a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
};

/** Reads icon.svg and hero.svg of `folder` and writes the pictures beside them. */
export async function makeIcons(folder: string) {
  const rounded = readFileSync(join(folder, 'icon.svg'), 'utf8');
  // Phones cut icons into their own shapes, but all of them leave the middle 80 %, where the mark lies.
  const square = rounded.replace(/ rx="\d+"/, '');
  if (square === rounded) throw new Error('icon.svg has no rounded corners to fill');

  const png = (svg: string, size: number) =>
    sharp(Buffer.from(svg), { density: (72 * size) / 64 })
      .resize(size, size)
      .png();
  const write = async (name: string, picture: Sharp) => writeFileSync(join(folder, name), await picture.toBuffer());

  await write('icon-192.png', png(rounded, 192));
  await write('icon-512.png', png(rounded, 512));
  await write('icon-maskable-512.png', png(square, 512));
  await write('apple-touch-icon.png', png(square, 180));
  writeFileSync(join(folder, 'favicon.ico'), ico(await png(rounded, 32).toBuffer(), 32));
  // The size of link previews. JPEG, because some do not show WebP.
  await write(
    'share.jpg',
    sharp(join(folder, 'hero.svg')).resize(1200, 630).flatten({ background: '#F5ECE1' }).jpeg({ quality: 82 }),
  );
}
