import { Card } from '../../../ui/card.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Repeat } from '../../../ui/repeat.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { cell, Table } from '../../../ui/table.tsx';
import type { Item } from './item.ts';
import { RowActions } from './row-actions.tsx';

/** A list in the room of a desktop: a row each. */
export function ItemTable({ caption, columns, items }: { caption: string; columns: string[]; items: Item[] | undefined }) {
  return (
    <Card padding="none" className="overflow-hidden">
      <Table caption={caption} columns={[...columns, 'Actions'].map(label => ({ label, isFigure: label === 'Actions' }))}>
        {items?.map(item => <Row key={item.id} item={item} />) ?? (
          <Repeat times={8}>
            <tr>
              <td colSpan={columns.length + 1} className={cell}>
                <Skeleton className="h-12" />
              </td>
            </tr>
          </Repeat>
        )}
      </Table>
    </Card>
  );
}

function Row({ item: { name, shortName, picture, cells, actions } }: { item: Item }) {
  return (
    <tr className="transition-colors hover:bg-ground">
      <th scope="row" className={`${cell} min-w-68 font-semibold!`}>
        <span className="flex items-center gap-4">
          <Picture src={picture} name={name} sizes="64px" width={64} height={48} className="w-16! shrink-0 rounded-sm text-xl!" />
          <span title={shortName === name ? undefined : name} className="wrap-anywhere">
            {shortName}
          </span>
        </span>
      </th>
      {cells.map(({ label, value, isText }) => (
        <td key={label} className={`${cell} ${isText ? 'text-sm text-muted wrap-anywhere' : 'figures whitespace-nowrap'}`}>
          {value}
        </td>
      ))}
      <td className={`${cell} text-right whitespace-nowrap`}>
        <RowActions name={name} {...actions} />
      </td>
    </tr>
  );
}
