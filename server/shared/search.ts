/**
 * How everything is searched by words: services, customers, bookings. Both sides are cut into folded words; each word that was
 * typed must be somewhere in the text, in any order. web/src/shared/search.ts follows the same rule for lists that the browser
 * filters; both are held to server/shared/search-cases.json.
 */

import { plain } from './typed.ts';

/** Joiners choose how letters are drawn, and some keyboards write them where others do not. */
const JOINERS = /\p{Join_Control}/gu;
/** However many, and of whatever width. A line's end parts a name from what follows it. */
const SPACES = /[^\S\n]+/g;
/** A telephone writes ’ where a keyboard writes '. */
const APOSTROPHES = /[’‘ʼ]/g;

/** The order of names, and one key for texts that read alike: small letters, single blanks, straight apostrophes. */
export function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(JOINERS, '').replaceAll(SPACES, ' ').replaceAll(APOSTROPHES, "'");
}

const QUOTES = /['’‘ʼ`´]/g;
/** Accents. Vowel signs of Indian scripts have code points of their own and stay: without them a word is another one. */
const ACCENTS = /[\u0300-\u036f]/g;
/** The dot below ज़ or फ़, which many leave out. */
const NUKTA = /\u093c/g;
const CHANDRABINDU = /\u0901/g;
const ANUSVARA = '\u0902';
const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text as they are compared: 'Men’s Clean-up' is mens, clean, up. */
export function wordsOf(text: string): string[] {
  const letters = plain(text).replaceAll(QUOTES, '').normalize('NFKD').replaceAll(ACCENTS, '').replaceAll(NUKTA, '');
  return letters.replaceAll(CHANDRABINDU, ANUSVARA).toLowerCase().normalize('NFC').match(WORDS) ?? [];
}

/** A text to search in. */
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

/** Spellings that mean the same, by each of them: 'mehndi' → mehendi. */
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

/** One or two letters are in too many words, so they must begin one. */
export const FEW_LETTERS = 2;

const isIn = (word: string, text: Searched): boolean =>
  begins(word, text) || (word.length > FEW_LETTERS && text.words.some(one => one.includes(word)));

/** Words of this length or more may be written in two, or have a mistake; shorter ones would match by chance. */
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

/** Whether a word may be meant by this one, which has a typing mistake. Never a number: one digit off is another customer. */
export function mayMean(word: string): boolean {
  return word.length >= LONG_WORD && LETTERS_ONLY.test(word);
}

/** What `known` begins with, or all of it, where that is one letter off the word. */
export function nearOf(word: string, known: string): string[] {
  if (!mayMean(word) || known.length < word.length - 1) return [];
  const beginnings = [-1, 0, 1].map(more => known.slice(0, word.length + more));
  return [...new Set(beginnings)].filter(beginning => isOneLetterOff(word, beginning));
}

/** Whether a word of the text, or its beginning, is one letter off. */
const isNear = (word: string, { joined, starts }: Searched): boolean =>
  starts.some(start => nearOf(word, joined.slice(start)).length > 0);

/** A search: the words that were typed, and what else each run of them may be called. */
export interface Wanted {
  words: string[];
  synonyms: Synonyms;
}

/** Small words that people put between those they search for. */
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

/** Other spellings of a word. Each must begin a word of the text: 'sari' is no part of 'necessarily'. */
const othersOf = (word: string, synonyms: Synonyms): string[] => {
  const singular = singularOf(word);
  return [word, singular].flatMap(one => (one ? [one, ...(synonyms.get(one) ?? [])] : []));
};

/** Words written apart that may be one: 'make up', 'tan removal'. */
const LONGEST_RUN = 3;

/** The places of the words that are found, alone or in a run with their neighbours. */
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

/** The places of the words that are in the text. */
export function wordsIn(wanted: Wanted, text: Searched): Set<number> {
  return placesOf(wanted, isFoundIn(text));
}

/** The same, where a word of five letters or more may have one mistake. Synonyms may be mistyped, too. */
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

/** Whether each word is somewhere in the text. A search without a letter or digit finds nothing. */
export function matches(wanted: Wanted, text: Searched): boolean {
  return hasEach(wanted, wordsIn(wanted, text));
}

export function nearlyMatches(wanted: Wanted, text: Searched): boolean {
  return hasEach(wanted, nearWordsIn(wanted, text));
}

const pairsOf = (word: string): string[] => Array.from({ length: Math.max(0, word.length - 1) }, (_, i) => word.slice(i, i + 2));

/** From 0 to 1: how many pairs of neighbouring letters two words share. */
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

/** Less than this is chance. */
const LIKE = 0.5;

/** From 0 to 1: how near a text comes to a search that it does not match. */
export function nearness({ words, synonyms }: Wanted, text: Searched): number {
  const near = words.map(word => {
    if (word.length <= FEW_LETTERS) return 0;
    if (isFoundIn(text)(word, othersOf(word, synonyms))) return 1;
    const best = Math.max(0, ...text.words.map(one => likeness(word, one)));
    return best >= LIKE ? best : 0;
  });
  return near.reduce((sum, one) => sum + one, 0) / Math.max(1, words.length);
}
