import { ChevronRight, Mail, Plus } from 'lucide-react';
import { Link } from 'wouter';
import { adminPaths } from '../../../admin-paths.ts';
import { messageOf } from '../../../api/message-of.ts';
import { CeilingsMet } from '../../../features/messages/message-log/ceilings-met.tsx';
import { NothingSent } from '../../../features/messages/message-log/nothing-sent.tsx';
import { useOverview } from '../../../features/office/analytics/use-overview.ts';
import { SetupSteps } from '../../../features/office/setup/setup-steps.tsx';
import { BookingPanel } from '../../../features/visits/booking-admin/booking-panel.tsx';
import { SettleQuestion } from '../../../features/visits/booking-admin/settle-question.tsx';
import { today } from '../../../shared/clock.ts';
import { longDate, plural } from '../../../shared/format.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Repeat } from '../../../ui/repeat.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AdminPage } from '../layout/admin-page.tsx';
import { Figures } from './figures.tsx';
import { FreeSlots } from './free-slots.tsx';
import { NobodyHere } from './nobody-here.tsx';
import { OwnLeave } from './own-leave.tsx';
import { cardsToSettle, OverdueVisits, RefundsDue, SettleLinks, UnpaidVisits } from './to-settle.tsx';
import { openVisits, TodaysVisits } from './todays-visits.tsx';
import { Uncovered } from './uncovered.tsx';
import { UnservedServices } from './unserved-services.tsx';

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
      <NobodyHere />
      <SetupSteps />
      <NothingSent />
      <CeilingsMet />
      {overview && <SettleLinks overview={overview} />}
      {overview ? (
        <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_23rem]">
          <SettleQuestion visits={cardsToSettle(overview, openVisits(overview.visits))}>
            <div className="grid grid-cols-1 content-start gap-8">
              <OverdueVisits overview={overview} />
              <Uncovered today={overview.date} />
              <TodaysVisits overview={overview} />
              <UnpaidVisits overview={overview} />
              <RefundsDue overview={overview} />
            </div>
          </SettleQuestion>
          <div className="grid grid-cols-1 content-start gap-8">
            <UnservedServices />
            <UnreadMessages count={overview.unreadMessages} />
            <OwnLeave today={overview.date} />
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

function DashboardSkeleton() {
  return (
    <div aria-busy className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_23rem]">
      <span className="sr-only">Loading the dashboard</span>
      <div className="grid content-start gap-3">
        <Skeleton className="mb-1 h-8 w-44" />
        <Repeat times={3}>
          <Skeleton className="h-56 rounded-lg" />
        </Repeat>
      </div>
      <div className="grid content-start gap-3">
        <Skeleton className="mb-1 h-8 w-40" />
        <Skeleton className="h-44 rounded-lg" />
        <Skeleton className="mt-5 mb-1 h-8 w-32" />
        <Skeleton className="h-80 rounded-lg" />
      </div>
    </div>
  );
}

function UnreadMessages({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Link
      href={adminPaths.messages}
      className="flex min-h-14 items-center gap-3 rounded-lg border border-line bg-marigold-tint px-4 py-3 font-semibold hover:border-field"
    >
      <Mail aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
      <span className="flex-1">{plural(count, 'unread message')}</span>
      <ChevronRight aria-hidden className="size-5 shrink-0" />
    </Link>
  );
}
