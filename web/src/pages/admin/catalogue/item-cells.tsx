import type { Item } from './item.ts';

/** Where there are no columns: what is short beside each other, a text in lines of its own. */
export function ItemCells({ cells, className }: { cells: Item['cells']; className: string }) {
  return (
    <p className={`figures flex flex-wrap gap-x-2 text-sm text-muted ${className}`}>
      {cells.map(({ label, value, isText }) => (
        <span key={label} className={isText ? 'line-clamp-2 w-full wrap-anywhere' : undefined}>
          {value}
        </span>
      ))}
    </p>
  );
}
