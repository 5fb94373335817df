/** Recognises a file by its first bytes. Name and declared type do not count (rule C8). Pure. */

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
export function formatOf(file: Buffer): Format | undefined {
  const head = headOf(file);
  return FORMATS.find(([, is]) => is(head))?.[0];
}

/** True for HEIC and HEIF photos of phones. An AVIF may name `mif1` too, so ask formatOf first. */
export function isHeic(file: Buffer): boolean {
  return /^.{4}ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/s.test(headOf(file));
}

/** Marks that make a picture a web page or a script too; long enough not to stand in a photo by chance. */
const MARKUP = /<(script|!doctype|iframe|html[\s>]|\?php\s)/i;

/** Encoding would remove the HTML, but HTML is refused, and nobody hides it in a picture by mistake (rule C8). */
export function carriesMarkup(file: Buffer): boolean {
  return MARKUP.test(file.toString('latin1'));
}
