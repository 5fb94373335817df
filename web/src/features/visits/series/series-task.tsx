import { lazy } from '../../../shared/lazy.ts';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { EndQuestion } from './end-question.tsx';
import type { SeriesHands } from './hands.ts';
import { PauseDialog } from './pause-dialog.tsx';
import type { SeriesVisit, ShownSeries } from './series.ts';
import { SkipQuestion } from './skip-question.tsx';

// Lazy, because it brings the calendar of free times.
const OtherTimeDialog = lazy(() => import('./other-time-dialog.tsx'));

interface OfSeries {
  series: ShownSeries;
  hands: SeriesHands;
}

/** What somebody is about to do with a series, as it was when they began. */
export type SeriesTask = OfSeries & ({ doing: 'pause' | 'end' } | { doing: 'skip' | 'move'; visit: SeriesVisit });

interface Props {
  task: SeriesTask;
  onClose: () => void;
}

/** Rendered above the lists: a visit may leave its place there, and its dialog must stay to say why something was refused. */
export default function SeriesTaskDialog({ task, onClose }: Props) {
  const { series, hands } = task;
  switch (task.doing) {
    case 'skip':
      return <SkipQuestion visit={task.visit} hands={hands} onClose={onClose} />;
    case 'move':
      return (
        <LateDialog onClose={onClose}>
          <OtherTimeDialog visit={task.visit} hands={hands} onClose={onClose} />
        </LateDialog>
      );
    case 'pause':
      return <PauseDialog series={series} hands={hands} onClose={onClose} />;
    case 'end':
      return <EndQuestion series={series} hands={hands} onClose={onClose} />;
  }
}
