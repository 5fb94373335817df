/** Plus codes (open location codes) of map apps: `7JHX43X5+8F` names a place, `43X5+8F` a place near a known one. Pure. */

interface Degrees {
  latitude: number;
  longitude: number;
}

const DIGITS = '23456789CFGHJMPQRVWX';
/** The `+` follows eight digits; a short code leaves out the first ones. */
const BEFORE_PLUS = 8;
/** Up to here digits come in pairs, each a twentieth of the pair before; then one at a time. */
const PAIRED = 10;

const pairs = (digits: string): [string, string][] =>
  Array.from({ length: digits.length / 2 }, (_, i) => [digits[2 * i] as string, digits[2 * i + 1] as string]);

/** The middle of the area of a full code. */
const centre = (code: string): Degrees => {
  const digits = code.replace('+', '');
  let [latitude, longitude, height, width] = [-90, -180, 400, 400];
  for (const [north, east] of pairs(digits.slice(0, PAIRED))) {
    height /= 20;
    width /= 20;
    latitude += DIGITS.indexOf(north) * height;
    longitude += DIGITS.indexOf(east) * width;
  }
  for (const digit of digits.slice(PAIRED)) {
    height /= 5;
    width /= 4;
    latitude += Math.floor(DIGITS.indexOf(digit) / 4) * height;
    longitude += (DIGITS.indexOf(digit) % 4) * width;
  }
  return { latitude: latitude + height / 2, longitude: longitude + width / 2 };
};

/** The first digits of the codes around a place. */
const prefixAt = ({ latitude, longitude }: Degrees, length: number): string => {
  let [north, east, size, prefix] = [Math.min(latitude + 90, 179.999), (longitude + 180) % 360, 20, ''];
  while (prefix.length < length) {
    prefix += `${DIGITS[Math.floor(north / size)]}${DIGITS[Math.floor(east / size)]}`;
    north %= size;
    east %= size;
    size /= 20;
  }
  return prefix;
};

/** Moves `degrees` by whole steps to the value nearest to `near`. */
const nearest = (degrees: number, near: number, step: number): number => degrees + Math.round((near - degrees) / step) * step;

export function isFullCode(code: string): boolean {
  return code.indexOf('+') === BEFORE_PLUS;
}

/** The position of a code; for a short one, the place nearest to `near` that has it. */
export function positionOfCode(code: string, near: Degrees): Degrees {
  const missing = BEFORE_PLUS - code.indexOf('+');
  const found = centre(prefixAt(near, missing) + code);
  if (missing === 0) return found;
  const step = 400 / 20 ** (missing / 2);
  return {
    latitude: nearest(found.latitude, near.latitude, step),
    longitude: nearest(found.longitude, near.longitude, step),
  };
}

const DIGIT = `[${DIGITS}]`;
/** Two, four, six or eight digits before the plus. No full code lies beyond the poles. */
const CODE = new RegExp(
  `(?<![\\p{L}\\p{N}])((?:[2-9C]${DIGIT}${DIGIT}{6}|${DIGIT}{6}|${DIGIT}{4})\\+${DIGIT}{2,7})(?![\\p{L}\\p{N}+])`,
  'iu',
);

/** The code in a text, and the words beside it. */
export function codeIn(text: string): { code: string; words: string } | undefined {
  const [, code] = text.match(CODE) ?? [];
  if (!code) return undefined;
  const words = text.replace(code, ' ').replace(/\s+/g, ' ');
  return { code: code.toUpperCase(), words: words.replace(/^[\s,.;:()]+|[\s,.;:()]+$/g, '') };
}
