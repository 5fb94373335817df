import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { adminPaths } from '../../../admin-paths.ts';
import { today } from '../../../shared/clock.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { whyNotSent } from '../message-log/log-words.ts';
import { useKnown } from '../message-log/use-known.ts';
import { type Alert, matterOf, slotOf } from './alerts.tsx';

interface Props {
  alerts: Alert[];
  total: number;
  onClose: () => void;
}

/** All alerts; each leads to where it can be solved. */
export default function AlertsDialog({ alerts, total, onClose }: Props) {
  return (
    <Dialog onClose={onClose} title={`Alerts (${total})`}>
      <ul className="-mx-2 divide-y divide-line">
        {alerts.map(alert => (
          <li key={`${alert.kind} ${alert.bookingId} ${alert.part} ${alert.messageId}`}>
            <Line of={alert} onOpen={onClose} />
          </li>
        ))}
      </ul>
      {total > alerts.length && <p className="mt-2 text-sm text-muted">and {total - alerts.length} more, later ones</p>}
    </Dialog>
  );
}

/** A visit without anybody is solved on the day board, everything else in the booking. */
function pathOf({ kind, bookingId, bookingDate }: Alert): string {
  return kind === 'UNCOVERED' ? adminPaths.dayOf(bookingDate, bookingId) : adminPaths.booking(bookingId);
}

function Line({ of: alert, onOpen }: { of: Alert; onOpen: () => void }) {
  const { kind, messageId, reason } = alert;
  return (
    <>
      <Link
        href={pathOf(alert)}
        onClick={onOpen}
        className="flex min-h-14 items-center gap-3 rounded-md px-2 py-2 -outline-offset-2 hover:bg-sand"
      >
        <span className="min-w-0 flex-1 wrap-anywhere">
          <span className={`block font-semibold ${kind === 'MESSAGE_FAILED' ? '' : 'text-madder'}`}>{matterOf(alert)}</span>
          <span className="figures block text-sm text-muted">{slotOf(alert, today())}</span>
          {reason && <span className="block text-sm">{whyNotSent(reason)}</span>}
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
      </Link>
      {messageId && <Known messageId={messageId} />}
    </>
  );
}

/** Staff have called: the message is no alert any more. */
function Known({ messageId: id }: { messageId: string }) {
  const known = useKnown();
  return (
    <Button size="sm" variant="secondary" className="mb-3 ml-2" onClick={() => void known(id)}>
      They know by now
    </Button>
  );
}
