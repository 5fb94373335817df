import { useId } from 'react';
import * as words from '#words/series';
import { messageOf } from '../../../api/message-of.ts';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import { servicesWords } from '../wait/wait.ts';
import { rhythmWords } from './series.ts';
import { EndedBadge, SeriesCard } from './series-card.tsx';
import type { SeriesTask } from './series-task.tsx';
import { useSeries } from './use-series.ts';

interface Props {
  onTask: (task: SeriesTask) => void;
}

/** The customer's regular visits, with those that ended lately below. Nothing if there are none. */
export default function SeriesList({ onTask }: Props) {
  const titleId = useId();
  const { series = [], error, reload, handsOf } = useSeries();
  if (error && series.length === 0) {
    return (
      <ReadFailed onRetry={reload} className="mb-6">
        {messageOf(error, words.loadFailed)}
      </ReadFailed>
    );
  }
  if (series.length === 0) return null;
  const open = series.filter(({ state }) => state !== 'ENDED');
  const over = series.filter(({ state }) => state === 'ENDED');
  return (
    <section aria-labelledby={titleId} className="mb-10">
      <h2 id={titleId} className="mb-4 font-display text-2xl font-medium tracking-tight">
        {words.title}
      </h2>
      {open.length > 0 && (
        <ul className="grid gap-4 md:grid-cols-2 lg:gap-6">
          {open.map(one => (
            <SeriesCard key={one.id} series={one} hands={handsOf(one)} onTask={onTask} />
          ))}
        </ul>
      )}
      {over.length > 0 && (
        <ul className="mt-3 grid gap-1">
          {over.map(one => (
            <li key={one.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1 text-sm">
              <EndedBadge />
              <span className="figures min-w-0 text-muted wrap-anywhere">
                {servicesWords(one.services)} · {rhythmWords(one)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
