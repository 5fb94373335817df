import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { writtenMobile } from '../../../../../common/phone.ts';
import { adminPaths } from '../../../admin-paths.ts';
import { hasCode } from '../../../api/api-error.ts';
import { messageOf } from '../../../api/message-of.ts';
import { shortDate } from '../../../shared/short-date.ts';
import { Alert } from '../../../ui/alert.tsx';
import { SidePanel } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/notice-state.tsx';
import { ReachButtons } from '../../../ui/reach-buttons.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useCustomer } from '../../accounts/customer/customer.ts';
import { type Series, toCome } from '../series/series.ts';
import { EndedBadge, SeriesCard } from '../series/series-card.tsx';
import SeriesTaskDialog, { type SeriesTask } from '../series/series-task.tsx';
import { useStaffHands, useStaffSeries } from './staff-series.ts';

interface Props {
  id: string;
  onClose: () => void;
}

/** One series beside the page: its visits, and whom to call about them. */
export default function SeriesPanel({ id, onClose }: Props) {
  const { data: series, error, reload } = useStaffSeries(id);
  return (
    <SidePanel onClose={onClose} title="Regular Visits">
      {series ? (
        <Shown series={series} />
      ) : hasCode(error, 'NOT_FOUND', 'VALIDATION_ERROR') ? (
        <EmptyState icon={SearchX} title="There are no such visits">
          <p>The customer’s account was deleted, or the address was mistyped.</p>
        </EmptyState>
      ) : error ? (
        <ErrorState title="Failed to load the regular visits" onRetry={reload}>
          <p>{messageOf(error, 'Please check your connection and try again.')}</p>
        </ErrorState>
      ) : (
        <div aria-busy>
          <Skeleton className="h-80" />
        </div>
      )}
    </SidePanel>
  );
}

function Shown({ series }: { series: Series }) {
  const { data: known } = useCustomer(series.userId);
  const [task, setTask] = useState<SeriesTask | null>(null);
  const customer = known?.customer;
  const address = known?.addresses.find(({ id }) => id === series.addressId);
  const hands = useStaffHands(series, address && { latitude: address.latitude, longitude: address.longitude });
  const asked = toCome(series).find(({ state }) => state === 'ASKED');
  return (
    <div className="grid grid-cols-1 gap-5">
      {customer && (
        <section aria-label="Customer">
          <p className="font-semibold wrap-anywhere">
            <TextLink href={adminPaths.customer(customer.id)}>{customer.fullName}</TextLink>
          </p>
          <p className="figures">{writtenMobile(customer.mobile)}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <ReachButtons name={customer.fullName} mobile={customer.mobile} email={customer.email} />
          </div>
        </section>
      )}
      {asked?.answerBy && (
        <Alert tone="warning">
          The customer was asked about {shortDate(asked.dueDate)}. Call if there is no answer by {shortDate(asked.answerBy)}.
        </Alert>
      )}
      <h3 className="sr-only">Visits</h3>
      <SeriesCard as="section" series={series} hands={hands} onTask={setTask} head={series.state === 'ENDED' && <EndedBadge />} />
      {task && <SeriesTaskDialog task={task} onClose={() => setTask(null)} />}
    </div>
  );
}
