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
    <ul aria-label={label} className="grid gap-5 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
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

function ItemTile({ item: { name, shortName, picture, cells, actions } }: { item: Item }) {
  return (
    <Card as="li" padding="none" className="flex flex-col overflow-hidden">
      <Picture src={picture} name={name} sizes="(width < 64rem) 45vw, 300px" />
      <div className="flex flex-1 flex-col p-4 pb-2">
        <p title={shortName === name ? undefined : name} className="font-semibold wrap-anywhere">
          {shortName}
        </p>
        <ItemCells cells={cells} className="my-1 items-center" />
        <div className="mt-auto -mr-2 flex justify-end">
          <RowActions name={name} {...actions} />
        </div>
      </div>
    </Card>
  );
}
