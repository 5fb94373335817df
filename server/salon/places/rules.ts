/** Reads the text of a place search: a position, a plus code, a map link, or words (rule A10). Pure. */
import { plain } from '../../../common/plain.ts';
import { codeIn, isFullCode, positionOfCode } from './plus-code.ts';

export interface Degrees {
  latitude: number;
  longitude: number;
}

export type TypedPlace =
  | { kind: 'POSITION'; position: Degrees }
  /** A plus code that needs a place nearby. `locality` names it; empty if the text names none. */
  | { kind: 'SHORT_CODE'; code: string; locality: string }
  /** Words to look up. `hasLink`: they stood beside a link without a position, and may be empty. */
  | { kind: 'WORDS'; words: string; hasLink: boolean };

/** Turns quotes into minutes and seconds, the minus sign into a hyphen, and several blanks into one. */
const plainSigns = (text: string): string =>
  plain(text)
    .replace(/\s+/g, ' ')
    .replace(/[\u2032\u2018\u2019`\u00b4]/g, "'")
    .replace(/[\u2033\u201c\u201d]|''/g, '"')
    .replace(/[\u00ba\u02da]/g, '°')
    .replace(/[\u2212\u2013]/g, '-');

const HEMISPHERE = '((?<![a-z])[NSEW](?![a-z]))?';
const ANGLE = `${HEMISPHERE}\\s*([-+]?\\d{1,3}(?:\\.\\d+)?)(\\s*°)?\\s*(?:(\\d{1,2}(?:\\.\\d+)?)\\s*'\\s*)?(?:(\\d{1,2}(?:\\.\\d+)?)\\s*"\\s*)?${HEMISPHERE}`;
const BETWEEN = '(?:\\s*[,;/~]\\s*|\\s+|(?<=[NSEW"]))(?:(?:longitude|long|lon|lng)[\\s:=]*)?';
const PAIR = new RegExp(`(?<![\\d.])(?:lat(?:itude)?[\\s:=]*)?${ANGLE}${BETWEEN}${ANGLE}(?!\\.?\\d)`, 'i');

interface Angle {
  degrees: number;
  axis: 'latitude' | 'longitude' | undefined;
  isMarked: boolean;
}

/** House numbers have no degree sign and no two decimals. Numbers in links are never house numbers. */
const MARKS = { words: /\.\d\d/, link: /\.\d/ };
type Source = keyof typeof MARKS;

const angleOf = ([before, degrees = '', sign, minutes, seconds, after]: (string | undefined)[], source: Source): Angle => {
  const hemisphere = (before ?? after)?.toUpperCase();
  const size = Math.abs(Number(degrees)) + Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600;
  const isNegative = degrees.startsWith('-') || hemisphere === 'S' || hemisphere === 'W';
  return {
    degrees: isNegative ? -size : size,
    axis: hemisphere === undefined ? undefined : 'NS'.includes(hemisphere) ? 'latitude' : 'longitude',
    isMarked: sign !== undefined || hemisphere !== undefined || MARKS[source].test(degrees),
  };
};

const PARTS = 6;

const positionIn = (text: string, source: Source): Degrees | undefined => {
  const match = text.match(PAIR);
  if (!match) return undefined;
  const first = angleOf(match.slice(1, 1 + PARTS), source);
  const second = angleOf(match.slice(1 + PARTS), source);
  if (!first.isMarked || !second.isMarked) return undefined;
  const isTurned = first.axis === 'longitude' && second.axis !== 'longitude';
  const [latitude, longitude] = isTurned ? [second.degrees, first.degrees] : [first.degrees, second.degrees];
  // A phone that does not know its position says 0, 0.
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180 || (latitude === 0 && longitude === 0)) return undefined;
  return { latitude, longitude };
};

// Links

const LINK =
  /(?:https?:\/\/|geo:)\S+|(?<![\w.@])(?:maps\.app\.goo\.gl|goo\.gl|maps\.google\.|(?:www\.)?google\.[a-z.]+\/maps|maps\.apple|(?:www\.)?openstreetmap\.org|osm\.org|osmand\.net)\S*/i;

const urlOf = (link: string): URL | undefined => {
  const address = /^(https?|geo):/i.test(link) ? link : `https://${link}`;
  return URL.canParse(address) ? new URL(address) : undefined;
};

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    return part;
  }
};

/** Query names of places in map links: first the place searched for, then the centre of the map. */
const PLACE_NAMES = ['q', 'query', 'destination', 'daddr', 'coordinate', 'pin', 'sp', 'll', 'sll', 'center', 'viewpoint', 'cp'];

/** The parts of a link that may hold a position, the most certain first. */
const textsIn = (link: string): string[] => {
  const url = urlOf(link);
  if (!url) return [link];
  const { searchParams, hash } = url;
  const named = (...names: string[]) => names.map(name => searchParams.get(name)).find(Boolean) ?? '';
  const path = url.pathname.split('/').map(decoded);
  const [, place = ''] = link.match(/!3d(-?[\d.]+!4d-?[\d.]+)/) ?? [];
  return [
    place.replace('!4d', ','),
    `${named('mlat', 'lat', 'latitude')},${named('mlon', 'lon', 'lng', 'longitude')}`,
    ...PLACE_NAMES.map(name => searchParams.get(name) ?? '').map(text =>
      text.replace(/^(?:loc:|point\.)/i, '').replace('_', ','),
    ),
    ...path.filter(part => !part.startsWith('@')),
    ...path.filter(part => part.startsWith('@')).map(part => part.slice(1)),
    hash.replace(/^#(?:map=)?[\d.]+\//, ''),
    // Here a + belongs to a plus code and is not a blank.
    ...url.pathname.split('/'),
  ];
};

/** The words that a link without a position searches for. */
const wordsOf = (link: string): string => {
  const url = urlOf(link);
  const [, place] = url?.pathname.match(/\/(?:place|search)\/([^/@]+)/) ?? [];
  const named = ['q', 'query', 'destination', 'daddr'].map(name => url?.searchParams.get(name)).find(Boolean);
  return named ?? decoded(place ?? '');
};

const codeOrPosition = (text: string, source: Source): TypedPlace | undefined => {
  const position = positionIn(text, source);
  if (position) return { kind: 'POSITION', position };
  const found = codeIn(text);
  if (!found) return undefined;
  if (isFullCode(found.code)) return { kind: 'POSITION', position: positionOfCode(found.code) };
  return { kind: 'SHORT_CODE', code: found.code, locality: found.words };
};

export function readPlace(typed: string): TypedPlace {
  const text = plainSigns(typed);
  const [link] = text.match(LINK) ?? [];
  if (!link) return codeOrPosition(text, 'words') ?? { kind: 'WORDS', words: typed, hasLink: false };
  for (const part of textsIn(link)) {
    const place = codeOrPosition(plainSigns(part), 'link');
    if (place) return place;
  }
  const words = text.replace(link, ' ').trim();
  return codeOrPosition(words, 'words') ?? { kind: 'WORDS', words: words || wordsOf(link), hasLink: true };
}
