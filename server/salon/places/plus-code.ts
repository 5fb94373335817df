/** Plus codes (open location codes) of map apps: `7JHX43X5+8F` names a place, `43X5+8F` a place near a known one. Pure. */
import { decode, isFull, isShort, recoverNearest } from '@erikmichelson/open-location-code-ts';

interface Degrees {
  latitude: number;
  longitude: number;
}

export { isFull as isFullCode };

/** The position of a full code: the middle of its area. */
export function positionOfCode(code: string): Degrees {
  const { latitudeCenter: latitude, longitudeCenter: longitude } = decode(code);
  return { latitude, longitude };
}

/** The position nearest to `near` that has this short code. */
export function nearestOfCode(code: string, near: Degrees): Degrees {
  return positionOfCode(recoverNearest(code, near.latitude, near.longitude));
}

/** Two digits before the plus would be too few: house numbers and sums look like that. */
const CODE = /(?<![\p{L}\p{N}])((?:[2-9CFGHJMPQRVWX]{2}){2,4}\+[2-9CFGHJMPQRVWX]{2,7})(?![\p{L}\p{N}+])/iu;

/** The code in a text, and the words beside it. */
export function codeIn(text: string): { code: string; words: string } | undefined {
  const [, code = ''] = text.match(CODE) ?? [];
  if (!isFull(code) && !isShort(code)) return undefined;
  const words = text.replace(code, ' ').replace(/\s+/g, ' ');
  return { code: code.toUpperCase(), words: words.replace(/^[\s,.;:()]+|[\s,.;:()]+$/g, '') };
}
