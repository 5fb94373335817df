import { useDesktop } from '../../../shared/use-media-query.ts';
import type { View } from '../../../ui/view-toggle.tsx';
import type { Item } from './item.ts';
import { ItemCards } from './item-cards.tsx';
import { ItemTable } from './item-table.tsx';
import { ItemTiles } from './item-tiles.tsx';

interface Props {
  /** What is listed: 'Services'. */
  label: string;
  /** All columns but the last, Actions. */
  columns: string[];
  /** Undefined while they are loading. */
  items: Item[] | undefined;
  /** Those shown belong to another question, whose answer is on its way. */
  isBehind: boolean;
  view: View;
  /** How many there are, for who hears the page. */
  found: string | undefined;
}

/** Tiles when the grid is chosen. The list is a table where there is room for one, else cards. */
export function ItemList({ label, columns, items, isBehind, view, found }: Props) {
  const isDesktop = useDesktop();
  return (
    <div aria-busy={!items || isBehind} className={isBehind ? 'opacity-60 transition-opacity delay-150' : undefined}>
      <p role="status" className="sr-only">
        {found}
      </p>
      {view === 'grid' ? (
        <ItemTiles label={label} items={items} />
      ) : isDesktop ? (
        <ItemTable caption={label} columns={columns} items={items} />
      ) : (
        <ItemCards label={label} items={items} />
      )}
    </div>
  );
}
