import { Card } from '../../../ui/card.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Repeat } from '../../../ui/repeat.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Item } from './item.ts';
import { ItemCells } from './item-cells.tsx';
import { RowActions } from './row-actions.tsx';

/** The grid view: the pictures as customers see them. */
export function ItemTiles({ label, items }: { label: string; items: Item[] | undefined }) {
  return (
    <ul aria-label={label} className={gridLook}>
      {items?.map(item => <ItemTile key={item.id} item={item} />) ?? (
        <Repeat times={8}>
          <Card as="li" padding="none" className="overflow-hidden">
            <Skeleton className="aspect-4/3 rounded-none!" />
            <span className="grid h-38 content-start gap-3 p-4">
              <Skeleton className="h-4 w-4/5" />
              <Skeleton className="h-4 w-1/2" />
            </span>
          </Card>
        </Repeat>
      )}
    </ul>
  );
}

// Two on a phone, one where its letters are large.
const gridLook =
  'grid gap-3 max-md:grid-cols-[repeat(auto-fill,minmax(min(100%,9.25rem),1fr))] md:grid-cols-2 md:gap-5 lg:grid-cols-3 xl:grid-cols-4';

function ItemTile({ item: { name, shortName, picture, cells, actions } }: { item: Item }) {
  return (
    <Card as="li" padding="none" className="flex flex-col overflow-hidden">
      <Picture src={picture} name={name} sizes="(width < 64rem) 45vw, 300px" />
      <div className="flex flex-1 flex-col p-4 pb-2 max-md:px-2.5 max-md:pt-3">
        <p title={shortName === name ? undefined : name} className="font-semibold wrap-anywhere">
          {shortName}
        </p>
        <ItemCells cells={cells} className="my-1 items-center" />
        <div className="mt-auto -mr-2 flex justify-end max-md:-mx-2 max-md:justify-between">
          <RowActions name={name} {...actions} />
        </div>
      </div>
    </Card>
  );
}
