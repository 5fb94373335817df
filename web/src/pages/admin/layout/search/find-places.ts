import { adminPaths } from '../../../../admin-paths.ts';
import type { AdminGroup } from '../../../../features/office/admin-shell/admin-pages.ts';
import { type Subject, subjects } from '../../../../features/office/admin-shell/settings-subjects.ts';
import { find } from '../../../../shared/search.ts';
import { type Hit, type HitGroup, mostOfAKind } from './hit.ts';

type Findable = Hit & { words: string };

const pagesOf = (group: AdminGroup): Findable[] =>
  group.pages.map(({ href, label, words }) => ({
    id: href,
    href,
    title: label,
    under: group.label,
    words: `${group.label} ${words}`,
  }));

const settingsOf = ({ id, title, settings }: Subject): Findable[] =>
  settings.map(({ name, label, words }) => {
    const href = adminPaths.settingsOf(id, name);
    return { id: href, href, title: label, under: `Settings, ${title}`, words };
  });

const pageOf = ({ id, title, hint }: Subject): Findable => {
  const href = adminPaths.settingsOf(id);
  return { id: href, href, title, under: 'Settings', words: hint };
};

/** The pages and settings that have every word of `text` in their name or other words, in any of the three languages. */
export function findPlaces(groups: readonly AdminGroup[], text: string): HitGroup[] {
  return [
    { label: 'Pages', hits: best([...groups.flatMap(pagesOf), ...subjects.map(pageOf)], text) },
    { label: 'Settings', hits: best(subjects.flatMap(settingsOf), text) },
  ];
}

/** The best hits: pages and settings whose own name has the words come first. */
function best(all: Findable[], text: string): Hit[] {
  const byName = find(all, text, ({ title }) => title);
  const byAll = find(all, text, ({ title, words }) => `${title} ${words}`);
  const sorted = [...new Set([...byName.filter(one => byAll.includes(one)), ...byAll])];
  return sorted.slice(0, mostOfAKind).map(({ words: _, ...hit }) => hit);
}
