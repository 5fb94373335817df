import { lazy } from '../../../shared/lazy.ts';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import type { Booking } from '../booking/booking.ts';
import SeriesTaskDialog, { type SeriesTask } from './series-task.tsx';

const BeginSheet = lazy(() => import('./begin-sheet.tsx'));

/** What a customer is about to do with a series, or that a visit is to come again. */
export type OwnSeriesTask = SeriesTask | { doing: 'begin'; booking: Booking; everyWeeks: number };

interface Props {
  task: OwnSeriesTask;
  onClose: () => void;
}

export default function OwnTaskDialog({ task, onClose }: Props) {
  if (task.doing !== 'begin') return <SeriesTaskDialog task={task} onClose={onClose} />;
  return (
    <LateDialog onClose={onClose}>
      <BeginSheet booking={task.booking} everyWeeks={task.everyWeeks} onClose={onClose} />
    </LateDialog>
  );
}
