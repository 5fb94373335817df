import * as words from '#words/waiting';
import { lazy } from '../../../shared/lazy.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import type { Booking } from '../booking/booking.ts';
import { useWaits } from './use-waits.ts';
import { daysWords, servicesWords, type Wait } from './wait.ts';

// Lazy, because few wait.
const ChangeWaitSheet = lazy(() => import('./change-wait-sheet.tsx'));
const EarlierSheet = lazy(() => import('./earlier-sheet.tsx'));

/** What the customer is about to do. `booking` and `wait` stay as they were when they began. */
export type WaitTask = { doing: 'earlier'; booking: Booking } | { doing: 'change' | 'end'; wait: Wait };

interface Props {
  task: WaitTask;
  onClose: () => void;
}

/** Rendered above the lists: a wait may leave its place there, and its dialog must stay to say why something was refused. */
export default function WaitTaskDialog({ task, onClose }: Props) {
  const { add, change, end } = useWaits();
  if (task.doing === 'end') return <EndQuestion wait={task.wait} end={end} onClose={onClose} />;
  return (
    <LateDialog onClose={onClose}>
      {task.doing === 'earlier' ? (
        <EarlierSheet booking={task.booking} add={add} onClose={onClose} />
      ) : (
        <ChangeWaitSheet wait={task.wait} change={change} onClose={onClose} />
      )}
    </LateDialog>
  );
}

interface EndProps {
  wait: Wait;
  end: (id: string) => Promise<void>;
  onClose: () => void;
}

function EndQuestion({ wait, end, onClose }: EndProps) {
  return (
    <ConfirmDialog
      danger
      title={words.endQuestion}
      confirm={words.stop}
      confirming={words.stopping}
      cancel={words.keep}
      fallback={words.endFailed}
      onConfirm={async () => {
        await end(wait.id);
        onClose();
      }}
      onClose={onClose}
      promise={<p className="mt-4">{wait.state === 'OFFERED' ? words.endHeldText : words.endText}</p>}
    >
      <p className="font-semibold wrap-anywhere">{wait.bookingId === null ? servicesWords(wait.services) : words.earlier}</p>
      <p className="figures text-muted">{daysWords(wait)}</p>
    </ConfirmDialog>
  );
}
