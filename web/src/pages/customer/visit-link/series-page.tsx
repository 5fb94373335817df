import { CalendarX, CircleCheck, CircleX, Link2Off, type LucideIcon, Phone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as common from '#words/common';
import * as words from '#words/series';
import { hasCode } from '../../../api/api-error.ts';
import { messageOf } from '../../../api/message-of.ts';
import { useSettings } from '../../../features/salon/settings/use-settings.ts';
import {
  dayOf,
  isAboutTime,
  isBooked,
  type LinkedSeries,
  type SeriesVisit,
  whenWords,
} from '../../../features/visits/series/series.ts';
import { SeriesCard } from '../../../features/visits/series/series-card.tsx';
import SeriesTaskDialog, { type SeriesTask } from '../../../features/visits/series/series-task.tsx';
import { useLinkedSeries } from '../../../features/visits/series/use-linked-series.ts';
import { paths } from '../../../paths.ts';
import { longDate } from '../../../shared/format.ts';
import { callLink } from '../../../shared/outside-links.ts';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ErrorState } from '../../../ui/notice-state.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** A visit of a series that could not be booked as usual: the customer chooses a time or skips it, without a sign-in. */
export default function SeriesPage({ token }: { token: string }) {
  useDocumentTitle(words.linkTitle);
  const { series, error, reload, hands } = useLinkedSeries(token);
  const [task, setTask] = useState<SeriesTask | null>(null);
  if (hasCode(error, 'NOT_FOUND')) return <Lapsed />;
  if (!series) {
    return (
      <Frame title={words.linkTitle}>
        {error ? (
          <ErrorState title={words.loadFailed} onRetry={reload}>
            <p>{messageOf(error, common.checkConnectionShort)}</p>
          </ErrorState>
        ) : (
          <div aria-busy>
            <Skeleton className="h-80 rounded-lg" />
          </div>
        )}
      </Frame>
    );
  }
  return (
    <Frame title={titleOf(series)}>
      <Outcome series={series} />
      <h2 className="sr-only">{words.title}</h2>
      <SeriesCard as="section" series={series} hands={hands} onTask={setTask} first={series.number} />
      {task && <SeriesTaskDialog task={task} onClose={() => setTask(null)} />}
    </Frame>
  );
}

function ownVisit({ visits, number }: LinkedSeries): SeriesVisit | undefined {
  return visits.find(visit => visit.number === number);
}

function titleOf(series: LinkedSeries): string {
  const visit = ownVisit(series);
  if (series.state === 'ENDED' || visit?.state !== 'ASKED') return words.linkTitle;
  return isAboutTime(visit) ? words.someAsked : words.pleaseCall;
}

/** What became of the visit that the link is about, if nothing is to choose any more. */
function Outcome({ series }: { series: LinkedSeries }) {
  const visit = ownVisit(series);
  const isOver = series.state === 'ENDED';
  if (!isOver && visit?.state === 'ASKED') return null;
  const booked = visit && isBooked(visit);
  const [icon, text]: [LucideIcon, string] = booked
    ? [CircleCheck, words.linkBooked]
    : isOver
      ? [CircleX, words.linkEnded]
      : visit?.state === 'SKIPPED'
        ? [CircleX, words.linkSkipped]
        : [CalendarX, words.linkMissed];
  const Icon = icon;
  return (
    <div role="status" className={`mb-4 flex gap-3 rounded-md px-4 py-3 ${booked ? 'bg-leaf-tint' : 'bg-sand'}`}>
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" strokeWidth={1.75} />
      <p className="figures min-w-0">
        <span className="block font-semibold">{text}</span>
        {visit && <span className="block">{booked ? whenWords(visit) : longDate(dayOf(visit))}</span>}
      </p>
    </div>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  const phone = useSettings()?.phone;
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-6 md:py-12">
      <PageTitle className="mb-4 text-balance">{title}</PageTitle>
      {children}
      {phone && (
        <p className="mt-4 text-center">
          <LinkButton href={callLink(phone)} variant="quiet" size="sm">
            <Phone aria-hidden className="size-4.5" />
            {common.callTheSalon}
          </LinkButton>
        </p>
      )}
    </div>
  );
}

function Lapsed() {
  return (
    <div className="page-width py-12">
      <PageTitle hidden>{words.linkTitle}</PageTitle>
      <EmptyState
        icon={Link2Off}
        title={words.linkLapsed}
        action={<LinkButton href={paths.bookings}>{words.openBookings}</LinkButton>}
      >
        <p>{words.linkLapsedText}</p>
      </EmptyState>
    </div>
  );
}
