/** Rules R64, R65 and R69: uploaded pictures, valid and invalid (rules C8 to C10). */
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { image, imageVariant } from '../../platform/db/schema.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { formOf, picture, portOf } from '../../test/form.ts';
import { makeAdmin } from '../../test/makers.ts';

let app: TestApp;
let token: string;
let categories = 0;
beforeAll(async () => {
  app = await startApp();
  token = (await makeAdmin(app)).token;
});
afterAll(() => app.close());

const category = () => ({ name: `Category ${++categories}`, description: 'Pictures of all kinds.' });
const upload = async (bytes: Buffer, name = 'photo.png', type = 'image/png') =>
  app.call('POST', '/category/create', { token, ...(await formOf({ ...category(), imageFile: { bytes, name, type } })) });

/** Uploads a picture, and returns the bytes that are served in this width. */
const served = async (bytes: Buffer, width = 800): Promise<Buffer> => {
  const answer = await upload(bytes);
  expect([answer.status, answer.body.message]).toEqual([201, 'Category created']);
  return (await app.call('GET', `${answer.body.data.imagePath}?width=${width}`)).body;
};

const count = async () => ({
  images: (await app.db.read.select().from(image)).length,
  categories: (await app.call('GET', '/category?size=1')).body.data.totalElements,
});

const isRefused = async (bytes: Buffer, name?: string, type?: string, message = 'Please select a valid image file') => {
  const before = await count();
  const answer = await upload(bytes, name, type);
  expect([answer.status, answer.body.errorCode, answer.body.message]).toEqual([415, 'INVALID_IMAGE', message]);
  expect(await count()).toEqual(before);
};

describe('pictures', () => {
  it.each(['png', 'jpeg', 'gif', 'webp', 'avif'] as const)('are kept as WebP in our widths: %s', async format => {
    const answer = await upload(await picture(1000, 500, format), 'a file', 'application/octet-stream');
    expect(answer.status).toBe(201);
    for (const [asked, width] of [
      [1, 160],
      [160, 160],
      [161, 320],
      [480, 480],
      [800, 800],
      [4000, 800],
    ]) {
      const { body, headers } = await app.call('GET', `${answer.body.data.imagePath}?width=${asked}`);
      const { format: kept, width: is, height } = await sharp(body).metadata();
      expect([kept, is, height]).toEqual(['webp', width, (width as number) / 2]);
      expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cross-origin-resource-policy': 'cross-origin' });
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('may be a GIF of the first version', async () => {
    const gif = await picture(40, 40, 'gif');
    gif.write('GIF87a', 'latin1');
    expect((await sharp(await served(gif)).metadata()).width).toBe(40);
  });

  it('may be an AVIF by a compatible brand only, as the standard allows', async () => {
    const avif = await picture(40, 40, 'avif');
    avif.write('mif1', 8, 'latin1');
    expect((await sharp(await served(avif)).metadata()).width).toBe(40);
  });

  it('are never enlarged', async () => {
    const { width, height } = await sharp(await served(await picture(200, 100))).metadata();
    expect([width, height]).toEqual([200, 100]);
  });

  it.each([
    [100, 20_000],
    [20_000, 100],
    [1, 1],
    [1, 16_384],
    [30_000, 1],
  ])('may have %i × %i pixels', async (width, height) => {
    expect((await sharp(await served(await picture(width, height, 'png'))).metadata()).format).toBe('webp');
  });

  it('keep their colours: grey, 16 bits, CMYK, transparent', async () => {
    const red = sharp({ create: { width: 50, height: 50, channels: 4, background: '#c02020ff' } });
    const colourOf = async (bytes: Buffer) =>
      (await sharp(await served(bytes)).stats()).channels.map(({ mean }) => Math.round(mean));
    const near = (colour: number[], expected: number[], by: number) => {
      for (const [i, mean] of expected.entries()) expect(Math.abs((colour[i] as number) - mean)).toBeLessThan(by);
    };
    near(await colourOf(await red.clone().png().toBuffer()), [192, 32, 32], 8);
    near(await colourOf(await red.clone().toColourspace('rgb16').png().toBuffer()), [192, 32, 32], 8);
    near(await colourOf(await red.clone().toColourspace('cmyk').jpeg().toBuffer()), [192, 32, 32], 40);
    near(await colourOf(await red.clone().greyscale().png().toBuffer()), [82], 30);
    const clear = sharp({ create: { width: 50, height: 50, channels: 4, background: '#00000000' } });
    expect((await sharp(await served(await clear.png().toBuffer())).metadata()).hasAlpha).toBe(true);
  });

  it('R69 lose their position and stand upright', async () => {
    const photo = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#204060' } })
      .withExif({ IFD0: { Copyright: 'Asha', Make: 'Canary' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '21/1 8/1 44/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('Canary');
    const bytes = await served(photo);
    const { exif, icc, xmp, iptc, orientation, width, height } = await sharp(bytes).metadata();
    expect({ exif, icc, xmp, iptc, orientation, width, height }).toEqual({ width: 30, height: 60 });
    expect(bytes.toString('latin1')).not.toMatch(/Canary|Asha|GPS|EXIF/);
  });

  it('show their first frame if they are animated', async () => {
    const frames = [...'ab'].map((_, i) => Buffer.alloc(40 * 40 * 3, i === 0 ? 250 : 5));
    const moving = await sharp(Buffer.concat(frames), { raw: { width: 40, height: 80, channels: 3, pageHeight: 40 } })
      .gif({ delay: [100, 100], loop: 0 })
      .toBuffer();
    expect((await sharp(moving, { pages: -1 }).metadata()).pages).toBe(2);
    const still = sharp(await served(moving), { pages: -1 });
    expect((await still.metadata()).pages ?? 1).toBe(1);
    expect((await still.stats()).channels[0]?.mean).toBeGreaterThan(240);
  });
});

describe('valid pictures are accepted', () => {
  it.each(['image/jpg', 'image/pjpeg', 'image/x-png', 'application/octet-stream', 'text/plain', 'image/heic', ''])(
    'with the declared type "%s", for a category and a service',
    async type => {
      const file = { bytes: await picture(50, 40), name: 'IMG 0001', type };
      const made = await app.call('POST', '/category/create', { token, ...(await formOf({ ...category(), imageFile: file })) });
      expect([made.status, typeof made.body.data.imagePath]).toEqual([201, 'string']);
      const service = {
        name: 'Manicure',
        description: 'Nails.',
        price: 500,
        durationInMinutes: 30,
        categoryId: made.body.data.id,
      };
      const sold = await app.call('POST', '/service/create', { token, ...(await formOf({ ...service, imageUrl: file })) });
      expect([sold.status, typeof sold.body.data.imageUrl]).toEqual([201, 'string']);
    },
  );

  const photo = (format: 'jpeg' | 'gif') =>
    sharp({
      create: { width: 640, height: 480, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 90, sigma: 50 } },
    })
      .blur(2)
      .withMetadata({ orientation: 6 })
      .toFormat(format);

  it.each([1, 2, 12, 200])('as a JPEG whose last %i bytes are missing', async missing => {
    for (const bytes of [await photo('jpeg').toBuffer(), await photo('jpeg').jpeg({ progressive: true }).toBuffer()]) {
      const { width, height } = await sharp(await served(bytes.subarray(0, -missing))).metadata();
      expect([width, height]).toEqual([480, 640]);
    }
    await isRefused((await photo('jpeg').toBuffer()).subarray(0, 15_000));
  });

  it('as a JPEG of one colour and a GIF whose last bytes are missing', async () => {
    for (const bytes of [await picture(300, 300), await photo('gif').toBuffer()]) await served(bytes.subarray(0, -2));
  });
});

describe('R64 files that are no pictures', () => {
  const text = (content: string) => Buffer.from(content);
  it.each([
    [
      'an SVG with a script',
      'a.svg',
      text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
    ],
    ['an SVG as .png', 'a.png', text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['HTML as .png', 'a.png', text('<!doctype html><script>alert(1)</script>')],
    ['PHP', 'a.php.png', text('<?php system($_GET[0]);')],
    ['a PDF', 'a.pdf', text('%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF')],
    ['a program', 'a.exe', Buffer.concat([text('MZ\x90\0'), Buffer.alloc(2000)])],
    ['an ELF program', 'a', Buffer.concat([text('\x7fELF'), Buffer.alloc(2000)])],
    ['nothing', 'a.png', Buffer.alloc(0)],
    ['zeros', 'a.png', Buffer.alloc(5000)],
    ['the first bytes of a PNG', 'a.png', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['the first bytes of an AVIF', 'a.avif', text('\0\0\0\x1cftypavif\0\0\0\0avifmif1')],
    ['an MP4 film', 'a.mp4', text('\0\0\0\x18ftypmp42\0\0\0\0mp42isom')],
    ['a GIF that is a script', 'a.gif', text('GIF89a/*\0\0\0\0*/=1;alert(1)')],
  ])('%s', async (_title, name, bytes) => {
    await isRefused(bytes, name, 'image/png');
  });

  it.each(['heic', 'heix', 'hevc', 'mif1', 'msf1'])('a photo of the brand %s, with a message about HEIC', async brand => {
    const words = 'HEIC pictures are not supported. Save the picture as JPG and try again.';
    for (const type of ['image/heic', 'image/jpeg', '']) {
      await isRefused(text(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic`), 'IMG_0001.HEIC', type, words);
    }
  });

  it('a HEIC photo that claims to be an AVIF', async () => {
    const avif = (await picture(40, 40, 'avif')).toString('latin1');
    await isRefused(Buffer.from(avif.replaceAll('av01', 'hvc1').replaceAll('av1C', 'hvcC'), 'latin1'), 'a.avif');
  });

  it('a TIFF and a BMP', async () => {
    await isRefused(
      await sharp(await picture(20, 20))
        .tiff()
        .toBuffer(),
      'a.png',
    );
    await isRefused(Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)]), 'a.png');
  });

  it.each(['png', 'jpeg', 'gif', 'webp', 'avif'] as const)('a truncated %s', async format => {
    const noise = await sharp({
      create: { width: 400, height: 300, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 120, sigma: 60 } },
    })
      .toFormat(format)
      .toBuffer();
    for (const share of [0.5, 0.9]) await isRefused(noise.subarray(0, noise.length * share));
  });

  it('a GIF that is HTML as well', async () => {
    await isRefused(
      Buffer.concat([await picture(20, 20, 'gif'), Buffer.from('<html><ScRiPt>alert(1)</script></html>')]),
      'a.gif',
    );
  });

  it.each(['<HTML lang="en">', '<!DOCTYPE html>', '<iframe src="x">', '<?php echo 1;', '<script>'])(
    'a picture that has %s in it',
    async markup => {
      await isRefused(Buffer.concat([await picture(20, 20), Buffer.from(markup)]));
    },
  );

  it('serves only the picture of a file that holds more', async () => {
    const hidden = Buffer.from('<script>alert(document.domain)</script>PK\x03\x04', 'utf16le');
    for (const format of ['gif', 'jpeg', 'png', 'webp'] as const) {
      const bytes = await served(Buffer.concat([await picture(40, 40, format), hidden]));
      expect(bytes.includes(hidden)).toBe(false);
      expect(bytes.toString('latin1').replaceAll('\0', '')).not.toContain('<script');
    }
  });
});

describe('R65 pictures of too many pixels', () => {
  const TOO_MANY_PIXELS = 'The picture has more than 40 megapixels. Make it smaller and try again.';
  const oneColour = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9, palette: true, colours: 2 })
      .toBuffer();
  /** A PNG that claims other measures: bytes 16 to 24, and the check sum of its head behind them. */
  const claiming = (png: Buffer, width: number, height: number) => {
    const claim = Buffer.from(png);
    claim.writeUInt32BE(width, 16);
    claim.writeUInt32BE(height, 20);
    claim.writeUInt32BE(crc32(claim.subarray(12, 29)), 29);
    return claim;
  };

  it('are refused by their head, before a pixel of theirs is read', async () => {
    // Whoever read the pixels would find most of them missing, and say that the picture is broken.
    await isRefused(claiming(await oneColour(40, 40), 16_000, 16_000), 'bomb.png', 'image/png', TOO_MANY_PIXELS);
    await isRefused(claiming(await oneColour(40, 40), 8000, 5000), 'broken.png', 'image/png');
  });

  it('are refused beyond 40 megapixels by a row', { timeout: 60_000 }, async () => {
    expect((await upload(await oneColour(8000, 5000))).status).toBe(201);
    for (const format of ['jpeg', 'webp', 'gif'] as const) {
      await isRefused(await picture(8000, 5001, format), 'large', 'image/png', TOO_MANY_PIXELS);
    }
    await isRefused(claiming(await oneColour(40, 40), 8000, 5001), 'large', 'image/png', TOO_MANY_PIXELS);
  });
});

it('R94 queues or refuses many uploads at once, while other requests are served', { timeout: 120_000 }, async () => {
  const photo = await sharp({
    create: { width: 2000, height: 1500, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 120, sigma: 20 } },
  })
    .jpeg({ quality: 60 })
    .toBuffer();
  let running = true;
  let served = 0;
  const others = (async () => {
    while (running) {
      await fetch(`http://127.0.0.1:${portOf(app)}/api/v1/category`);
      served++;
    }
  })();
  const answers = await Promise.all(Array.from({ length: 16 }, () => upload(photo, 'a.jpg')));
  running = false;
  await others;
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter(status => status === 201).length).toBeGreaterThanOrEqual(8);
  for (const answer of answers.filter(({ status }) => status !== 201)) {
    expect([answer.status, answer.body.errorCode]).toEqual([503, 'OVERLOADED']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  // If an upload kept the process busy, others would be served between two uploads only.
  expect(served).toBeGreaterThan(2 * answers.length);
});

describe('getting one', () => {
  const url = async () => (await upload(await picture(400, 400))).body.data.imagePath as string;
  const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${portOf(app)}${path}`, init);

  it('answers HEAD with the headers of GET, and no body', async () => {
    const path = await url();
    const [whole, head] = [await get(path), await get(path, { method: 'HEAD' })];
    const length = String((await whole.arrayBuffer()).byteLength);
    expect([head.status, head.headers.get('content-length'), (await head.arrayBuffer()).byteLength]).toEqual([200, length, 0]);
    for (const name of ['content-type', 'cache-control', 'etag']) expect(head.headers.get(name)).toBe(whole.headers.get(name));
    expect((await get('/api/v1/image/none', { method: 'HEAD' })).status).toBe(404);
  });

  it('answers 304 to a client with its ETag in any form', async () => {
    const path = await url();
    const etag = (await get(path)).headers.get('etag') as string;
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const answer = await app.call('GET', path, { headers: { 'if-none-match': known } });
      expect([known, answer.status, answer.headers.etag]).toEqual([known, 304, etag]);
    }
    expect((await app.call('GET', path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    expect((await app.call('GET', `${path}?width=160`, { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  it('answers NOT_FOUND to an unknown id, and 400 to a wrong width', async () => {
    const answer = await app.call('GET', '/image/none');
    expect([answer.status, answer.body.errorCode, answer.headers['cache-control']]).toEqual([404, 'NOT_FOUND', 'no-store']);
    for (const width of [0, -1, 4001, 'NaN']) expect((await app.call('GET', `${await url()}?width=${width}`)).status).toBe(400);
  });
});

it('deletes replaced and orphaned pictures with all widths, and keeps others', async () => {
  const { body } = await upload(await picture(900, 600));
  const [id, first] = [body.data.id, body.data.imagePath];
  const kept = (await upload(await picture(300, 300))).body.data.imagePath;
  const change = { token, ...(await formOf({ imageFile: { bytes: await picture(500, 500, 'webp') } })) };
  const second = (await app.call('PUT', `/category/update/${id}`, change)).body.data.imagePath;
  expect(second).not.toBe(first);
  expect([(await app.call('GET', first)).status, (await app.call('GET', second)).status]).toEqual([404, 200]);

  await app.call('PUT', `/category/update/${id}`, { token, ...(await formOf({ name: 'Renamed' })) });
  expect((await app.call('GET', second)).status).toBe(200);

  await app.call('DELETE', `/category/delete/${id}`, { token });
  expect([(await app.call('GET', second)).status, (await app.call('GET', kept)).status]).toEqual([404, 200]);
  const owners = new Set((await app.db.read.select({ id: image.id }).from(image)).map(row => row.id));
  const variants = await app.db.read.select({ imageId: imageVariant.imageId }).from(imageVariant);
  expect(variants.filter(({ imageId }) => !owners.has(imageId))).toEqual([]);
});
