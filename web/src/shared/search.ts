// How the browser searches its own lists: as server/platform/shared/search.ts does. The same cases test both.

import { plain } from '../../../common/typed.ts';

const quotes = /['’‘ʼ`´]/g;
/** Accents, and the dot below ज़, which many leave out. Vowel signs of Indian scripts stay. */
const marks = /[\u0300-\u036f\u093c]/g;

/** What looks the same in Devanagari, however it was typed. */
const lookAlike: [string, string][] = [
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

/** The words of a text as they are compared: 'Men’s Clean-up' becomes mens, clean, up. */
function wordsOf(text: string): string[] {
  const letters = plain(text).replaceAll(quotes, '').normalize('NFKD').replaceAll(marks, '').replaceAll('ँ', 'ं');
  const oneForm = lookAlike.reduce(
    (text, [typed, usual]) => text.replaceAll(typed, usual),
    letters.toLowerCase().normalize('NFC'),
  );
  return oneForm.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** The words joined, so that 'haircut' is found in 'hair cut', and where each begins. */
interface Searched {
  words: string[];
  joined: string;
  starts: number[];
}

function searched(text: string): Searched {
  const words = wordsOf(text);
  const starts = words.map((_, place) => words.slice(0, place).join('').length);
  return { words, joined: words.join(''), starts };
}

function begins(word: string, { joined, starts }: Searched): boolean {
  return starts.some(start => joined.startsWith(word, start));
}

/** Words of one or two letters must begin a word, because too many contain them. */
function isIn(word: string, text: Searched): boolean {
  return begins(word, text) || (word.length > 2 && text.words.some(one => one.includes(word)));
}

/** Whether one letter is missing, added, replaced or swapped with the next. */
function isOneLetterOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [a, b] = [one.slice(start), other.slice(start)];
  if (one.length !== other.length) return one.length > other.length ? a.slice(1) === b : a === b.slice(1);
  return a.slice(1) === b.slice(1) || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2));
}

/** Words of five letters or more may have one typing mistake, numbers none. */
function mayMean(word: string): boolean {
  return word.length >= 5 && /^[\p{L}\p{M}]+$/u.test(word);
}

function isNear(word: string, { joined, starts }: Searched): boolean {
  const ends = [-1, 0, 1].map(more => word.length + more);
  return mayMean(word) && starts.some(start => ends.some(end => isOneLetterOff(word, joined.slice(start, start + end))));
}

const fillers = new Set(['and', 'at', 'for', 'in', 'of', 'the', 'with']);

/** 'facials' becomes facial, but 'gloss' does not become glos. */
const plurals = /^\p{L}{3,}[^s]s$/u;

/**
 * The items that have every word of the search, in any order. If there are none: those where a longer word differs in one letter.
 * `groups` are words with the same meaning.
 */
export function find<Item>(items: Item[], search: string, textOf: (item: Item) => string, groups: string[][] = []): Item[] {
  const typed = wordsOf(search);
  const telling = typed.filter(word => !fillers.has(word));
  const words = telling.length > 0 ? telling : typed;
  if (words.length === 0) return search.trim() ? [] : items;

  const joinedGroups = groups.map(group => group.map(text => wordsOf(text).join('')));
  const othersOf = (word: string) => {
    const forms = plurals.test(word) ? [word, word.slice(0, -1)] : [word];
    return [...forms, ...joinedGroups.filter(group => forms.some(form => group.includes(form))).flat()].filter(Boolean);
  };
  const isThere = (word: string, text: Searched) => isIn(word, text) || othersOf(word).some(other => begins(other, text));
  const mayBeThere = (word: string, text: Searched) =>
    isThere(word, text) ||
    isNear(word, text) ||
    (mayMean(word) &&
      joinedGroups.some(
        group => group.some(one => isOneLetterOff(word, one)) && group.some(other => other && begins(other, text)),
      ));
  /** Up to three words may be one word written apart: 'make up', 'tan removal'. */
  const hasEach = (text: Searched, has: typeof isThere) =>
    words.every((_, place) =>
      [1, 2, 3].some(length =>
        Array.from({ length }, (_, back) => words.slice(place - back, place - back + length)).some(
          run => run.length === length && has(run.join(''), text),
        ),
      ),
    );

  const texts = items.map(item => ({ item, text: searched(textOf(item)) }));
  const foundBy = (has: typeof isThere) => texts.filter(({ text }) => hasEach(text, has)).map(({ item }) => item);
  const exact = foundBy(isThere);
  return exact.length > 0 ? exact : foundBy(mayBeThere);
}

/** As `find`, for texts in lines, the most telling first: the whole first line, then what the first lines have. Equal ones keep their order. */
export function findBest<Item>(items: Item[], search: string, textOf: (item: Item) => string): Item[] {
  const whole = wordsOf(search).join('');
  const rankOf = (item: Item) => {
    const lines = textOf(item).split('\n');
    if (wordsOf(lines[0] ?? '').join('') === whole) return 0;
    return 1 + lines.findIndex((_, last) => find([item], search, () => lines.slice(0, last + 1).join('\n')).length > 0);
  };
  const ranked = find(items, search, textOf).map(item => ({ item, rank: rankOf(item) }));
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ item }) => item);
}
