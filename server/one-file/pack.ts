/** Packs many files into one: paths and sizes as a line of JSON, then the bytes in that order, all compressed. */
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

export interface PackedFile {
  /** The path from the folder's root, with `/`. */
  path: string;
  bytes: Buffer;
}

/** Level 15 packs 30 MB in seconds and unpacks as fast as any other. */
const LEVEL = 15;

export function pack(files: PackedFile[]): Buffer {
  const index = JSON.stringify(files.map(({ path, bytes }) => [path, bytes.length]));
  const whole = Buffer.concat([Buffer.from(`${index}\n`), ...files.map(({ bytes }) => bytes)]);
  return zstdCompressSync(whole, { params: { [constants.ZSTD_c_compressionLevel]: LEVEL } });
}

export function unpack(packed: Buffer): PackedFile[] {
  const whole = zstdDecompressSync(packed);
  const start = whole.indexOf('\n') + 1;
  const index = JSON.parse(whole.toString('utf8', 0, start)) as [string, number][];
  let at = start;
  return index.map(([path, size]) => {
    const bytes = whole.subarray(at, at + size);
    at += size;
    return { path, bytes };
  });
}
