import { BellRing, ChevronRight } from 'lucide-react';
import { Suspense, useState } from 'react';
import { today } from '../../../shared/clock.ts';
import { plural } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { matterOf, slotOf } from './alert-words.ts';
import { type Alert, useAlerts } from './use-alerts.ts';

const AlertsDialog = lazy(() => import('./alerts-dialog.tsx'));
// Lazy, because calls are rare.
const HelpCalls = lazy(() => import('./help-calls.tsx'));

/** What needs the salon now, on every page of the admin area (rule N60): calls for help whole, the rest as a line that opens a list. */
export function AlertBar() {
  const { data } = useAlerts({ isLive: true });
  const alerts = data?.alerts ?? [];
  const rest = alerts.filter(({ kind }) => kind !== 'HELP');
  const others = (data?.total ?? 0) - (alerts.length - rest.length);
  return (
    <div className="print:hidden">
      <div role="alert" className="empty:hidden">
        {rest.length < alerts.length && (
          // Its own boundary: the page stays while the calls load.
          <Suspense fallback={null}>
            <HelpCalls />
          </Suspense>
        )}
      </div>
      {rest.length > 0 && <Line alerts={rest} total={others} />}
    </div>
  );
}

function Line({ alerts, total }: { alerts: Alert[]; total: number }) {
  const [isOpen, setOpen] = useState(false);
  const [first] = alerts;
  if (!first) return null;
  const isUrgent = first.kind !== 'MESSAGE_FAILED';
  return (
    <section aria-label="Alerts" className={isUrgent ? 'bg-madder-tint text-madder' : 'bg-marigold-tint'}>
      <span role="status" className="sr-only">
        {plural(total, 'alert')}
      </span>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="mx-auto flex min-h-11 w-full max-w-7xl items-center gap-2 px-4 py-1.5 text-left text-sm font-semibold -outline-offset-2 md:px-8"
      >
        <BellRing aria-hidden className="size-5 shrink-0" strokeWidth={2} />
        <span className="figures min-w-0 flex-1 truncate">
          {matterOf(first)} <span className="font-normal">· {slotOf(first, today())}</span>
        </span>
        {total > 1 && (
          <span className="figures shrink-0 whitespace-nowrap">
            +{total - 1}
            <span className="max-sm:sr-only"> more</span>
          </span>
        )}
        <ChevronRight aria-hidden className="size-5 shrink-0" />
      </button>
      {isOpen && (
        <LateDialog onClose={() => setOpen(false)}>
          <AlertsDialog alerts={alerts} total={total} onClose={() => setOpen(false)} />
        </LateDialog>
      )}
    </section>
  );
}
