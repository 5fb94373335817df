/**
 * The rule by which services, customers and bookings are searched by words. Search and text are cut into folded words. Each word that
 * was typed must occur in the text, in any order. Pure.
 */

import { plain } from './plain.ts';

/** Joiners only choose how letters are drawn. Some keyboards write them, others do not. */
const JOINERS = /\p{Join_Control}/gu;
/** Blanks of any number and width. A line break stays: it separates a name from its description. */
const SPACES = /[^\S\n]+/g;
/** Phones write ’, keyboards write '. */
const APOSTROPHES = /[’‘ʼ]/g;

/** Makes texts that read alike equal, and sorts names: small letters, single blanks, straight apostrophes. */
export function fold(text: string): string {
  const letters = oneForm(text.normalize('NFKC').toLowerCase().replaceAll(JOINERS, ''));
  return letters.replaceAll(SPACES, ' ').replaceAll(APOSTROPHES, "'");
}

/** What looks the same in Devanagari, however it was typed: the older अॅ beside ॲ, two strokes beside the one vowel. */
const LOOK_ALIKE: [string, string][] = [
  ['\u093e\u0945', '\u0949'],
  ['\u093e\u0947', '\u094b'],
  ['\u093e\u0948', '\u094c'],
  ['\u0905\u0949', '\u0911'],
  ['\u0906\u0945', '\u0911'],
  ['\u0905\u0945', '\u0972'],
  ['\u090f\u0945', '\u0972'],
  ['\u090d', '\u0972'],
  ['\u0905\u094b', '\u0913'],
  ['\u0906\u0947', '\u0913'],
  ['\u0905\u094c', '\u0914'],
  ['\u0906\u0948', '\u0914'],
  ['\u0905\u093e', '\u0906'],
  ['\u090f\u0947', '\u0910'],
];

function oneForm(text: string): string {
  return LOOK_ALIKE.reduce((formed, [typed, usual]) => formed.replaceAll(typed, usual), text);
}

const QUOTES = /['’‘ʼ`´]/g;
/** Accents. The vowel signs of Indian scripts are no accents: a word without them is another word. */
const ACCENTS = /[\u0300-\u036f]/g;
/** The dot below ज़ or फ़, which many leave out. */
const NUKTA = /\u093c/g;
const CHANDRABINDU = /\u0901/g;
const ANUSVARA = '\u0902';
const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

/** Cuts a text into the words that are compared: 'Men’s Clean-up' is mens, clean, up. */
export function wordsOf(text: string): string[] {
  const letters = plain(text).replaceAll(QUOTES, '').normalize('NFKD').replaceAll(ACCENTS, '').replaceAll(NUKTA, '');
  return oneForm(letters.replaceAll(CHANDRABINDU, ANUSVARA).toLowerCase().normalize('NFC')).match(WORDS) ?? [];
}

/** A text that is prepared for searching. */
export interface Searched {
  words: string[];
  /** Without blanks, so that 'haircut' is found in 'hair cut'. */
  joined: string;
  /** Where in `joined` each word begins. */
  starts: number[];
}

export function searched(text: string): Searched {
  const words = wordsOf(text);
  const starts: number[] = [];
  let joined = '';
  for (const word of words) {
    starts.push(joined.length);
    joined += word;
  }
  return { words, joined, starts };
}

/** For each spelling, the others that mean the same: 'mehndi' → mehendi. */
export type Synonyms = Map<string, string[]>;

export function synonymsIn(groups: string[][]): Synonyms {
  const synonyms: Synonyms = new Map();
  for (const group of groups) {
    const spellings = group.map(text => wordsOf(text).join('')).filter(spelling => spelling !== '');
    for (const spelling of spellings) synonyms.set(spelling, [...(synonyms.get(spelling) ?? []), ...spellings]);
  }
  return synonyms;
}

const begins = (word: string, { joined, starts }: Searched): boolean => starts.some(start => joined.startsWith(word, start));

/** One or two letters occur in too many words, so they must begin one. */
export const FEW_LETTERS = 2;

const isIn = (word: string, text: Searched): boolean =>
  begins(word, text) || (word.length > FEW_LETTERS && text.words.some(one => one.includes(word)));

/** Words of at least this length may be split in two or have a mistake. Shorter ones would match by chance. */
export const LONG_WORD = 5;
const LETTERS_ONLY = /^[\p{L}\p{M}]+$/u;

/** Whether one letter was left out, added, replaced or swapped with the next. */
export function isOneLetterOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const rest = (text: string, skipped: number) => text.slice(start + skipped);
  if (one.length > other.length) return rest(one, 1) === rest(other, 0);
  if (one.length < other.length) return rest(one, 0) === rest(other, 1);
  const isSwapped = one[start] === other[start + 1] && one[start + 1] === other[start];
  return rest(one, 1) === rest(other, 1) || (isSwapped && rest(one, 2) === rest(other, 2));
}

/** Whether a word may be a typing mistake. A number may not: one digit off is another customer. */
export function mayMean(word: string): boolean {
  return word.length >= LONG_WORD && LETTERS_ONLY.test(word);
}

/** The beginning of `known`, or all of it, if that is one letter off the word. */
export function nearOf(word: string, known: string): string[] {
  if (!mayMean(word) || known.length < word.length - 1) return [];
  const beginnings = [-1, 0, 1].map(more => known.slice(0, word.length + more));
  return [...new Set(beginnings)].filter(beginning => isOneLetterOff(word, beginning));
}

/** Whether a word of the text, or its beginning, is one letter off the word. */
const isNear = (word: string, { joined, starts }: Searched): boolean =>
  starts.some(start => nearOf(word, joined.slice(start)).length > 0);

/** A search: the typed words, and the synonyms of their runs. */
export interface Wanted {
  words: string[];
  synonyms: Synonyms;
}

/** Small words between the words that people look for. */
const FILLERS = new Set(['and', 'at', 'for', 'in', 'of', 'the', 'with']);

export function wantedOf(words: string[], synonyms: Synonyms): Wanted {
  const telling = words.filter(word => !FILLERS.has(word));
  return { words: telling.length > 0 ? telling : words, synonyms };
}

export function wantedIn(search: string, synonyms: Synonyms): Wanted {
  return wantedOf(wordsOf(search), synonyms);
}

/** 'facials' → facial, but not 'gloss' → glos. */
const singularOf = (word: string): string | undefined => (/^\p{L}{3,}[^s]s$/u.test(word) ? word.slice(0, -1) : undefined);

/** Other spellings of a word. Each must begin a word of the text, so that 'sari' does not match 'necessarily'. */
const othersOf = (word: string, synonyms: Synonyms): string[] => {
  const singular = singularOf(word);
  return [word, singular].flatMap(one => (one ? [one, ...(synonyms.get(one) ?? [])] : []));
};

/** The most words that may stand for one: 'make up', 'tan removal'. */
const LONGEST_RUN = 3;

/** The positions of the words that are found, alone or in a run with their neighbours. */
const placesOf = ({ words, synonyms }: Wanted, isFound: (word: string, others: string[]) => boolean): Set<number> => {
  const covered = new Set<number>();
  for (let length = 1; length <= LONGEST_RUN; length++)
    for (let first = 0; first + length <= words.length; first++) {
      const run = words.slice(first, first + length).join('');
      if (!isFound(run, othersOf(run, synonyms))) continue;
      for (let place = first; place < first + length; place++) covered.add(place);
    }
  return covered;
};

const isFoundIn = (text: Searched) => (word: string, others: string[]) =>
  isIn(word, text) || others.some(other => begins(other, text));

/** The positions of the words that are in the text. */
export function wordsIn(wanted: Wanted, text: Searched): Set<number> {
  return placesOf(wanted, isFoundIn(text));
}

/** As `wordsIn`, but a word or synonym of five letters or more may have one mistake. */
export function nearWordsIn(wanted: Wanted, text: Searched): Set<number> {
  return placesOf(wanted, (word, others) => {
    if (isFoundIn(text)(word, others) || isNear(word, text)) return true;
    if (!mayMean(word)) return false;
    return [...wanted.synonyms].some(
      ([spelling, meant]) => isOneLetterOff(word, spelling) && meant.some(other => begins(other, text)),
    );
  });
}

const hasEach = ({ words }: Wanted, found: Set<number>): boolean => words.length > 0 && found.size === words.length;

/** Whether every word is in the text. A search without a letter or digit finds nothing. */
export function matches(wanted: Wanted, text: Searched): boolean {
  return hasEach(wanted, wordsIn(wanted, text));
}

export function nearlyMatches(wanted: Wanted, text: Searched): boolean {
  return hasEach(wanted, nearWordsIn(wanted, text));
}

/**
 * How well something matches: 0 if one of its names is the search itself, else the place of the first text that has every word, from 1 on.
 * `texts`: the most telling first, each with what the one before has.
 */
export function rankOf(wanted: Wanted, names: readonly Searched[], texts: readonly Searched[], has = matches): number {
  const whole = wanted.words.join('');
  if (names.some(({ words }) => wantedOf(words, wanted.synonyms).words.join('') === whole)) return 0;
  const first = texts.findIndex(text => has(wanted, text));
  return first < 0 ? texts.length + 1 : first + 1;
}

const pairsOf = (word: string): string[] => Array.from({ length: Math.max(0, word.length - 1) }, (_, i) => word.slice(i, i + 2));

/** The share of pairs of neighbouring letters that two words have in common, from 0 to 1. */
const likeness = (one: string, other: string): number => {
  const left = pairsOf(other);
  const all = pairsOf(one);
  const total = all.length + left.length;
  const shared = all.filter(pair => {
    const place = left.indexOf(pair);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
  return total === 0 ? 0 : (2 * shared.length) / total;
};

/** A likeness below this is chance. */
const LIKE = 0.5;

/** How near a text comes to a search that it does not match, from 0 to 1. */
export function nearness({ words, synonyms }: Wanted, text: Searched): number {
  const near = words.map(word => {
    if (word.length <= FEW_LETTERS) return 0;
    if (isFoundIn(text)(word, othersOf(word, synonyms))) return 1;
    const best = Math.max(0, ...text.words.map(one => likeness(word, one)));
    return best >= LIKE ? best : 0;
  });
  return near.reduce((sum, one) => sum + one, 0) / Math.max(1, words.length);
}
