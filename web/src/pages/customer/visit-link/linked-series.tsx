import { useState } from 'react';
import * as words from '#words/series';
import { SeriesCard } from '../../../features/visits/series/series-card.tsx';
import SeriesTaskDialog, { type SeriesTask } from '../../../features/visits/series/series-task.tsx';
import { useLinkedSeries } from '../../../features/visits/series/use-linked-series.ts';

/** Below a visit: the series that it belongs to, with its other visits. Nothing until it is there. */
export default function LinkedSeries({ token }: { token: string }) {
  const { series, hands } = useLinkedSeries(token);
  const [task, setTask] = useState<SeriesTask | null>(null);
  if (!series) return null;
  return (
    <>
      <div className="mt-4">
        <SeriesCard
          as="section"
          series={series}
          hands={hands}
          onTask={setTask}
          without={series.number}
          head={<p className="text-sm font-semibold text-muted">{words.title}</p>}
        />
      </div>
      {task && <SeriesTaskDialog task={task} onClose={() => setTask(null)} />}
    </>
  );
}
