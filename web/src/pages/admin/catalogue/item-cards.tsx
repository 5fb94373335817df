import { Card } from '../../../ui/card.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Repeat } from '../../../ui/repeat.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Item } from './item.ts';
import { ItemCells } from './item-cells.tsx';
import { RowActions } from './row-actions.tsx';

/** The list of a phone: the card opens the view, its two buttons lie at the thumb. */
export function ItemCards({ label, items }: { label: string; items: Item[] | undefined }) {
  return (
    <ul aria-label={label} className="grid gap-3 md:grid-cols-2">
      {items?.map(item => <ItemCard key={item.id} item={item} />) ?? (
        <Repeat times={8}>
          <Card as="li" padding="none" className="flex h-26 items-center gap-3 p-2.5">
            <Skeleton className="aspect-4/3 w-20 shrink-0" />
            <span className="grid flex-1 gap-2.5">
              <Skeleton className="h-4 w-4/5" />
              <Skeleton className="h-4 w-1/2" />
            </span>
          </Card>
        </Repeat>
      )}
    </ul>
  );
}

function ItemCard({ item: { name, shortName, picture, cells, actions } }: { item: Item }) {
  const { onView, ...rest } = actions;
  return (
    <Card as="li" padding="none" className="relative flex min-h-26 items-center gap-3 p-2.5 pr-1">
      <Picture src={picture} name={name} sizes="80px" width={80} height={60} className="w-20! shrink-0 rounded-sm text-2xl!" />
      <div className="min-w-0 flex-1">
        <button
          type="button"
          aria-label={`View ${name}`}
          onClick={onView}
          className="text-left font-semibold wrap-anywhere after:absolute after:inset-0 after:rounded-lg"
        >
          {shortName}
        </button>
        <ItemCells cells={cells} className="mt-0.5" />
      </div>
      <div className="relative z-1 flex shrink-0 flex-col">
        <RowActions name={name} {...rest} />
      </div>
    </Card>
  );
}
