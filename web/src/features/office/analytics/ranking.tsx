import { useId } from 'react';
import { count, money } from '../../../shared/format.ts';
import { Card } from '../../../ui/card.tsx';
import { FiguresTable } from './figures-table.tsx';

interface Ranked {
  key: string;
  name: string;
  times: number;
  rupees: number;
}

interface Props {
  title: string;
  /** 'Service', 'Booked', 'Revenue'. */
  columns: [name: string, times: string, rupees: string];
  places: Ranked[];
  /** Shown when the period has none. */
  none: string;
}

/** A ranking, highest first: a table with bars under the names. */
export function Ranking({ title, columns, places, none }: Props) {
  const titleId = useId();
  const most = Math.max(1, ...places.map(({ times }) => times));
  return (
    <Card as="section" padding="none" aria-labelledby={titleId} className="min-w-0 p-4 md:p-6">
      <h2 id={titleId} className="mb-2 font-display text-xl font-medium">
        {title}
      </h2>
      {places.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <FiguresTable
          caption={title}
          columns={columns}
          rows={places.map(({ key, name, times, rupees }) => ({
            key,
            name,
            share: times / most,
            figures: [
              { text: count(times), value: times },
              { text: money(rupees), value: rupees },
            ],
          }))}
        />
      )}
    </Card>
  );
}
