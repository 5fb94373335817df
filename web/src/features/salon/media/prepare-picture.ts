/** Turns a chosen file into one that the server accepts, or says why not (rules C8, C9). */

const maxBytes = 5 * 1024 * 1024;
const maxPixels = 40_000_000;
/** Twice the widest picture that the server keeps, and as high as its highest. */
const shrunk = { width: 1600, height: 2400 };

const notAnImage = 'Please select a valid image file';
const tooLarge = 'Image size must be less than 5MB';
const heic = 'HEIC pictures are not supported. Save the picture as JPG and try again.';

export type Prepared = { file: File; problem: null } | { file: null; problem: string };

// Each validation of the form asks again, and decoding a picture takes time.
const known = new WeakMap<File, Promise<Prepared>>();

export function prepare(chosen: File): Promise<Prepared> {
  const prepared = known.get(chosen) ?? look(chosen);
  known.set(chosen, prepared);
  return prepared;
}

async function look(chosen: File): Promise<Prepared> {
  const type = await typeOf(chosen).catch(() => null);
  if (!type) return { file: null, problem: notAnImage };
  const isHeic = type === 'image/heic';
  const file = new File([chosen], chosen.name, { type });
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) {
    if (isHeic) return { file: null, problem: heic };
    // The server's decoder may know the format, and otherwise says what is wrong.
    return file.size < maxBytes ? { file, problem: null } : { file: null, problem: tooLarge };
  }
  try {
    if (!isHeic && file.size < maxBytes && bitmap.width * bitmap.height <= maxPixels) return { file, problem: null };
    const smaller = await shrink(bitmap, file.name);
    return smaller ? { file: smaller, problem: null } : { file: null, problem: tooLarge };
  } finally {
    bitmap.close();
  }
}

/** The type by the first bytes. Phones and browsers declare wrong types, or none. */
async function typeOf(file: File): Promise<string | null> {
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, 64).arrayBuffer()));
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (/^GIF8[79]a/.test(head)) return 'image/gif';
  if (/^RIFF.{4}WEBP/s.test(head)) return 'image/webp';
  if (/^.{4}ftyp(.{4})*?avi[fs]/s.test(head)) return 'image/avif';
  if (/^.{4}ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/s.test(head)) return 'image/heic';
  return null;
}

/** A smaller picture in fewer bytes. Null if it would not be smaller. The bitmap is upright already. */
async function shrink(bitmap: ImageBitmap, name: string): Promise<File | null> {
  const scale = Math.min(1, shrunk.width / bitmap.width, shrunk.height / bitmap.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  // Browsers that cannot write WebP write PNG instead, which may still be too large.
  const webp = await written(canvas, 'image/webp', name);
  if (webp) return webp;
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return written(canvas, 'image/jpeg', name);
}

async function written(canvas: HTMLCanvasElement, type: string, name: string): Promise<File | null> {
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, type, 0.9));
  return blob && blob.size < maxBytes ? new File([blob], name, { type: blob.type }) : null;
}
