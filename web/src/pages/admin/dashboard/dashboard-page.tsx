import { ChevronRight, CircleAlert, Plus } from 'lucide-react';
import { Link } from 'wouter';
import type { components } from '#contract';
import { addDays } from '../../../../../common/time.ts';
import { adminPaths } from '../../../admin-paths.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import { channelWords } from '../../../features/messages/message-log/log-words.ts';
import { AdminPage } from '../../../features/office/admin-shell/admin-page.tsx';
import { useOverview } from '../../../features/office/analytics/use-overview.ts';
import { SetupSteps } from '../../../features/office/setup/setup-steps.tsx';
import { useUnserved } from '../../../features/salon/settings/use-unserved.ts';
import { readServices } from '../../../features/shop/catalog-admin/staff-catalog.ts';
import { BookingPanel } from '../../../features/visits/booking-admin/booking-panel.tsx';
import { SettleQuestion } from '../../../features/visits/booking-admin/settle-question.tsx';
import { useTeam } from '../../../features/visits/hand-over/use-team.ts';
import { today } from '../../../shared/clock.ts';
import { longDate, plural } from '../../../shared/format.ts';
import { leaveWords } from '../../../shared/span-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ErrorState } from '../../../ui/notice-state.tsx';
import { Repeat } from '../../../ui/repeat.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Figures, FreeSlots } from './figures.tsx';
import { Section } from './section.tsx';
import { TodayList } from './today-list.tsx';
import { NobodyHere } from './urgent.tsx';
import { useToday } from './use-today.ts';
import { cardsToSettle, OverdueVisits, openVisits, SettleLinks, TodaysVisits, UnpaidVisits } from './visits.tsx';

/** The day on one screen; a phone shows first what is needed between two visits (rule W18). */
export default function DashboardPage() {
  const { data: overview, error, isStale, reload } = useOverview();
  const list = useToday();
  // Both at once, so that nothing moves when the second comes.
  const isRead = overview !== undefined && (list.data !== undefined || list.error !== undefined);
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
      {isRead && <SettleLinks overview={overview} />}
      {isRead ? (
        <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_23rem]">
          <SettleQuestion visits={cardsToSettle(overview, openVisits(overview.visits))}>
            <div className="grid grid-cols-1 content-start gap-8">
              <TodayList list={list} />
              <OverdueVisits overview={overview} />
              <TodaysVisits overview={overview} />
              <UnpaidVisits overview={overview} />
            </div>
          </SettleQuestion>
          <div className="grid grid-cols-1 content-start gap-8">
            <UnservedServices />
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

/** Says that the installation has no provider, so that nobody is told anything. */
function NothingSent() {
  const { data } = useInstallation();
  if (data?.channels.length !== 0) return null;
  return (
    <Alert tone="warning" className="mb-5">
      No message is sent: neither customers nor professionals get confirmations and reminders. Configure a provider of SMS,
      WhatsApp or e-mail on the server.
    </Alert>
  );
}

type MetCeiling = components['schemas']['MetCeiling'];

const whatHappened: Record<MetCeiling['ceiling'], (channel: string) => string> = {
  RECIPIENT: channel => `Somebody got too many messages by ${channel}.`,
  ACCOUNT: () => 'A customer caused too many messages.',
  SALON: channel => `As many messages went out by ${channel} as the server may send in an hour.`,
  PASSCODES: () => 'As many SMS went out as the server may send in an hour, so some people got no one-time password.',
};

/** Says for a day that a ceiling held messages back (rule X13). */
function CeilingsMet() {
  const { data } = useInstallation();
  if (!data || data.ceilings.length === 0) return null;
  const met = new Set(data.ceilings.map(({ ceiling, channel }) => whatHappened[ceiling](channelWords[channel])));
  return (
    <Alert tone="warning" className="mb-5">
      {[...met].join(' ')} <TextLink href={adminPaths.messageLog}>Messages that were held back</TextLink>
    </Alert>
  );
}

/** What the installation sends by, and what it held back. */
function useInstallation() {
  return useStaffRead(['/message-log/admin', 'channels'], () =>
    ask(adminApi.GET('/message-log/admin', { params: { query: { size: 1 } } })),
  );
}

const daysShown = 14;

/** Leave that professionals entered themselves: staff have not seen it yet (rule N32). */
function OwnLeave({ today }: { today: string }) {
  const { data } = useTeam();
  const own = (data ?? []).flatMap(({ name, leave }) =>
    leave.filter(one => one.enteredByHerself && one.fromDate <= addDays(today, daysShown)).map(one => ({ ...one, name })),
  );
  if (own.length === 0) return null;
  return (
    <Section title="Leave entered by professionals" more={[{ href: adminPaths.professionals, label: 'Professionals' }]}>
      <ul className="divide-y divide-line rounded-lg border border-line bg-card">
        {own.map(({ id, name, note, ...span }) => (
          <li key={id} className="px-4 py-2.5 wrap-anywhere">
            <span className="block font-semibold">{name}</span>
            <span className="figures block text-sm">{leaveWords(span)}</span>
            {note && <span className="block text-sm text-muted">{note}</span>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const named = 3;

/** Services on sale that nobody can carry out, so customers cannot book them (rule N72). */
function UnservedServices() {
  const unserved = useUnserved();
  // The names are read only when there is something to say.
  const { data } = useStaffRead(unserved.size > 0 ? ['/service/all', 'names'] : null, readServices);
  if (unserved.size === 0) return null;
  const names = (data ?? []).filter(({ id }) => unserved.has(id)).map(({ name }) => name);
  const rest = unserved.size - named;
  return (
    <Link
      href={adminPaths.services}
      className="flex min-h-14 items-center gap-3 rounded-lg border border-line bg-marigold-tint px-4 py-3 hover:border-field"
    >
      <CircleAlert aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="block font-semibold">Nobody does {plural(unserved.size, 'service')} on sale</span>
        <span className="block text-sm">
          {names.slice(0, named).join(', ')}
          {rest > 0 && ` and ${rest} more`}
        </span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0" />
    </Link>
  );
}
