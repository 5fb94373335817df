import { Plus } from 'lucide-react';
import { adminPaths } from '../../../admin-paths.ts';
import { messageOf } from '../../../api/message-of.ts';
import { useOverview } from '../../../features/analytics/use-overview.ts';
import { BookingPanel } from '../../../features/booking-admin/booking-panel.tsx';
import { SettleQuestion } from '../../../features/booking-admin/settle-question.tsx';
import { today } from '../../../shared/days.ts';
import { longDate } from '../../../shared/format.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { AdminPage } from '../layout/admin-page.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { Figures } from './figures.tsx';
import { FreeSlots } from './free-slots.tsx';
import { cardsToSettle, OverdueVisits, RefundsDue, SettleLinks, UnpaidVisits } from './to-settle.tsx';
import { openVisits, TodaysVisits } from './todays-visits.tsx';
import { UnreadMessages } from './unread-messages.tsx';

/** The day on one screen; a phone shows first what is needed between two visits (rule W18). */
export default function DashboardPage() {
  const { data: overview, error, isStale, reload } = useOverview();
  // Keeps its place while loading, or New Booking would move away under the thumb.
  const day = overview?.date ?? today();
  return (
    <AdminPage
      title="Dashboard"
      isStale={isStale}
      action={
        <>
          <p className="figures text-muted">{longDate(day)}</p>
          <LinkButton href={adminPaths.newBooking} size="sm" className="md:ml-auto">
            <Plus aria-hidden className="size-4.5" />
            New Booking
          </LinkButton>
        </>
      }
    >
      {overview && <SettleLinks overview={overview} />}
      {overview ? (
        <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_23rem]">
          <SettleQuestion visits={[...openVisits(overview.visits), ...cardsToSettle(overview)]}>
            <div className="grid grid-cols-1 content-start gap-8">
              <TodaysVisits overview={overview} />
              <OverdueVisits overview={overview} />
              <UnpaidVisits overview={overview} />
              <RefundsDue overview={overview} />
            </div>
          </SettleQuestion>
          <div className="grid grid-cols-1 content-start gap-8">
            <UnreadMessages count={overview.unreadMessages} />
            <FreeSlots overview={overview} />
            <Figures overview={overview} />
          </div>
        </div>
      ) : error ? (
        <ErrorState title="Failed to load the dashboard" onRetry={reload}>
          <p>{messageOf(error, 'Please check your connection and try again.')}</p>
        </ErrorState>
      ) : (
        <DashboardSkeleton />
      )}
      <BookingPanel />
    </AdminPage>
  );
}
