// Searches lists that the browser has, by the rule by which the server searches.
import { matches, nearlyMatches, rankOf, searched, synonymsIn, wantedIn } from '../../../common/search.ts';

/**
 * The items that have every word of the search, in any order. If there are none: those where a longer word differs in one letter.
 * `groups` are words with the same meaning.
 */
export function find<Item>(items: Item[], search: string, textOf: (item: Item) => string, groups: string[][] = []): Item[] {
  const wanted = wantedIn(search, synonymsIn(groups));
  if (wanted.words.length === 0) return search.trim() ? [] : items;
  const texts = items.map(item => ({ item, text: searched(textOf(item)) }));
  const foundBy = (has: typeof matches) => texts.filter(({ text }) => has(wanted, text)).map(({ item }) => item);
  const exact = foundBy(matches);
  return exact.length > 0 ? exact : foundBy(nearlyMatches);
}

/** As `find`, for texts in lines, the most telling first: the whole first line, then what the first lines have. Equal ones keep their order. */
export function findBest<Item>(items: Item[], search: string, textOf: (item: Item) => string): Item[] {
  const wanted = wantedIn(search, new Map());
  const rank = (item: Item) => {
    const lines = textOf(item).split('\n');
    const beginnings = lines.map((_, last) => searched(lines.slice(0, last + 1).join('\n')));
    return rankOf(wanted, beginnings.slice(0, 1), beginnings, nearlyMatches);
  };
  const ranked = find(items, search, textOf).map(item => ({ item, rank: rank(item) }));
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ item }) => item);
}
