import { useDesktop, usePhone } from '../../../shared/use-media-query.ts';
import type { View } from '../../../ui/view-toggle.tsx';
import type { Item } from './item.ts';
import { ItemCards } from './item-cards.tsx';
import { ItemTable } from './item-table.tsx';
import { ItemTiles } from './item-tiles.tsx';

type Props = {
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
};

/** As a table where there is room for it, else as cards; as tiles when the grid is chosen, which a phone has no room for. */
export function ItemList({ label, columns, items, isBehind, view, found }: Props) {
  const isDesktop = useDesktop();
  const isPhone = usePhone();
  return (
    <div aria-busy={!items || isBehind} className={isBehind ? 'opacity-60 transition-opacity delay-150' : undefined}>
      <p role="status" className="sr-only">
        {found}
      </p>
      {view === 'grid' && !isPhone ? (
        <ItemTiles label={label} items={items} />
      ) : isDesktop ? (
        <ItemTable caption={label} columns={columns} items={items} />
      ) : (
        <ItemCards label={label} items={items} />
      )}
    </div>
  );
}
