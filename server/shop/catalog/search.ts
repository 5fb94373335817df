/** Finds services by words. A salon has a few hundred, so this searches them in memory, by the rule of shared/search.ts. */

import {
  matches,
  nearlyMatches,
  nearness,
  rankOf,
  type Searched,
  searched,
  synonymsIn,
  type Wanted,
  wantedIn,
} from '../../../common/search.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import { textsOf } from '../../platform/shared/translations.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { listOnSale, type ServiceSort, type ShownService } from './store.ts';

const MOST_SUGGESTIONS = 5;
/** A name below this nearness is not suggested. */
const NEAR_ENOUGH = 0.2;
/** More than the services of a salon. Each changed text adds an entry. */
const MOST_KEPT = 5000;

const kept = new Map<string, Searched>();

/** Prepares each text for searching only once. */
const searchedOnce = (text: string): Searched => {
  const known = kept.get(text);
  if (known) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const made = searched(text);
  kept.set(text, made);
  return made;
};

/** In every language, each by itself. */
const namesOf = ({ name, translations }: ShownService): Searched[] => textsOf('name', name, translations).map(searchedOnce);

/** In every language: who reads English may type Hindi, and the other way round (rule C30). */
const nameOf = ({ name, translations }: ShownService): Searched => searchedOnce(textsOf('name', name, translations).join('\n'));

const withCategory = ({ name, translations, categoryName, categoryTranslations }: ShownService): Searched =>
  searchedOnce([...textsOf('name', name, translations), ...textsOf('name', categoryName ?? '', categoryTranslations)].join('\n'));

/** The names of its variants and add-ons. */
const optionNamesOf = ({ variants, addOns }: ShownService): string[] =>
  [...(variants ?? []), ...(addOns ?? [])].flatMap(({ name, translations }) => textsOf('name', name, translations));

const textOf = (row: ShownService): Searched => {
  const { name, description, translations, categoryName, categoryTranslations } = row;
  return searchedOnce(
    [
      ...textsOf('name', name, translations),
      ...optionNamesOf(row),
      ...textsOf('name', categoryName ?? '', categoryTranslations),
      ...textsOf('description', description, translations),
    ].join('\n'),
  );
};

/** The whole name first, then the words of the name, the category, the description; equal ones in the order that they had (rule C2). */
const bestFirst = (rows: ShownService[], wanted: Wanted, has: typeof matches): ShownService[] => {
  const rankIn = (row: ShownService) => rankOf(wanted, namesOf(row), [nameOf(row), withCategory(row), textOf(row)], has);
  const ranks = new Map(rows.map(row => [row, rankIn(row)]));
  return rows.toSorted((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0));
};

interface Found {
  /** In the requested order; with `popular`, what matches best comes first. */
  found: ShownService[];
  matched: NonNullable<Schemas['ServicePage']['matched']>;
  /** Services with nearly these words, the nearest first. Empty unless nothing was found. */
  suggestions: ShownService[];
}

/** Finds exact matches, else services that are one letter off, else none but suggestions from all categories. */
export async function searchServices(
  db: Queries,
  search: string,
  { categoryId }: { categoryId: string | null | undefined },
  sort: ServiceSort,
): Promise<Found> {
  const wanted = wantedIn(search, synonymsIn((await readSettings(db)).searchSynonyms));
  const all = await listOnSale(db, sort);
  const offered = all.filter(row => categoryId === undefined || row.categoryId === categoryId);
  for (const [matched, has] of [
    ['EXACT', matches],
    ['SPELLING', nearlyMatches],
  ] as const) {
    const some = offered.filter(row => has(wanted, textOf(row)));
    if (some.length > 0) return { found: sort === 'popular' ? bestFirst(some, wanted, has) : some, matched, suggestions: [] };
  }
  const suggestions = all
    .map(row => ({ row, byName: nearness(wanted, nameOf(row)), byText: nearness(wanted, textOf(row)) }))
    .filter(({ byName }) => byName >= NEAR_ENOUGH)
    .toSorted((a, b) => b.byName - a.byName || b.byText - a.byText)
    .slice(0, MOST_SUGGESTIONS)
    .map(({ row }) => row);
  return { found: [], matched: 'NONE', suggestions };
}
