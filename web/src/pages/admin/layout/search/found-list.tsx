import { Link } from 'wouter';
import type { HitGroup } from './hit.ts';

interface Line {
  group: number;
  href: string;
  title: string;
  under: string;
}

/** What the arrow keys go through, from top to bottom: the hits of each group, then the link to all of them. */
export function linesOf(groups: readonly HitGroup[]): Line[] {
  return groups.flatMap(({ hits, all }, group) => [
    ...hits.map(({ href, title, under }) => ({ group, href, title, under })),
    ...(all ? [{ group, href: all.href, title: all.label, under: '' }] : []),
  ]);
}

interface Props {
  id: string;
  label: string;
  groups: readonly HitGroup[];
  /** Place of the chosen line. */
  chosen: number;
  idOf: (line: number) => string;
  /** A line was followed. */
  onGo: () => void;
}

/** The list of a combobox: its field keeps the focus, and the lines are links, so that a click of the middle button opens a tab. */
export function FoundList({ id, label, groups, chosen, idOf, onGo }: Props) {
  const lines = linesOf(groups).map((line, place) => ({ ...line, place }));
  return (
    <div role="listbox" id={id} aria-label={label}>
      {groups.map((group, n) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
        <div key={group.label} role="group" aria-label={group.label} className="mb-3">
          <p aria-hidden className="px-1 pb-1 text-sm font-semibold text-muted">
            {group.label}
          </p>
          {lines
            .filter(line => line.group === n)
            .map(({ href, title, under, place }) => (
              <Link
                key={place}
                href={href}
                role="option"
                id={idOf(place)}
                tabIndex={-1}
                aria-selected={place === chosen}
                onClick={onGo}
                className="block min-h-12 rounded-md px-3 py-1.5 hover:bg-sand aria-selected:bg-plum-tint"
              >
                <span className="block truncate font-semibold">{title}</span>
                {under && <span className="figures block truncate text-sm text-muted">{under}</span>}
              </Link>
            ))}
        </div>
      ))}
    </div>
  );
}
