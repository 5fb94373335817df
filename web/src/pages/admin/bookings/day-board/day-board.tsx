import { CalendarX2, LayoutGrid, MapPinned, WandSparkles } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { adminPaths } from '../../../../admin-paths.ts';
import { messageOf } from '../../../../api/message-of.ts';
import { DayTurner } from '../../../../features/visits/booking-admin/day-turner.tsx';
import { useUrlDay } from '../../../../features/visits/booking-admin/use-week.ts';
import type { Candidate } from '../../../../features/visits/hand-over/candidates.ts';
import { refusalWords, useHandOver } from '../../../../features/visits/hand-over/use-hand-over.tsx';
import { keyOf } from '../../../../features/visits/hand-over/visit-key.ts';
import { WaitsButton } from '../../../../features/visits/wait-admin/waits-button.tsx';
import { longDate } from '../../../../shared/format.ts';
import { lazy } from '../../../../shared/lazy.ts';
import { usePhone } from '../../../../shared/use-media-query.ts';
import { useUrlChoice, useUrlValue } from '../../../../shared/use-url.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { LateDialog } from '../../../../ui/late-dialog.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { ErrorState } from '../../../../ui/notice-state.tsx';
import { Segments } from '../../../../ui/segments.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { StaleNote } from '../../../../ui/stale-note.tsx';
import { toast } from '../../../../ui/toast.ts';
import { BoardGrid } from './board-grid.tsx';
import { columnOf, customerOf, type Day, type DayVisit, givenVisit, timesOf, useDay } from './day.ts';
import { DayMap } from './day-map.tsx';
import { type DayWaits, useDayWaits } from './day-waits.tsx';
import { PhoneDay } from './phone-day.tsx';
import { UncoveredTray } from './uncovered-tray.tsx';
import { useDrag } from './use-drag.ts';
import type { VisitActs } from './visit-block.tsx';

const ProposalDialog = lazy(() => import('./proposal-dialog.tsx'));
const GiveDialog = lazy(() => import('../../../../features/visits/hand-over/give-dialog.tsx'));

const shows = [
  { value: 'board', label: 'Board', icon: LayoutGrid },
  { value: 'map', label: 'Map', icon: MapPinned },
] as const;

/** A day of all professionals: who visits whom, and what nobody can carry out yet (rule N31). */
export default function DayBoard() {
  const [date, setDate] = useUrlDay();
  const { data: day, error, isBehind, isStale, reload } = useDay(date);
  return (
    <>
      <DayTurner unit="Day" title={longDate(date)} day={date} onChange={setDate} />
      {error ? (
        <ErrorState title="Failed to fetch the day" onRetry={reload}>
          <p>{messageOf(error, 'Please check your connection and try again.')}</p>
        </ErrorState>
      ) : day ? (
        <div aria-busy={isBehind} className="transition-opacity aria-busy:opacity-60">
          {isStale && <StaleNote className="mb-4" />}
          {day.professionals.length === 0 ? <NobodyYet /> : <LoadedDay day={day} />}
        </div>
      ) : (
        <div role="status" aria-busy="true" aria-label="Loading the day" className="grid gap-4">
          <Skeleton className="h-12 w-52" />
          <Skeleton className="h-140 rounded-lg" />
        </div>
      )}
    </>
  );
}

function NobodyYet() {
  return (
    <EmptyState
      icon={CalendarX2}
      title="No professional works yet"
      action={<LinkButton href={adminPaths.professionals}>Professionals</LinkButton>}
    >
      <p>Add the people who visit your customers. Each gets a column of this day.</p>
    </EmptyState>
  );
}

function LoadedDay({ day }: { day: Day }) {
  const [show, setShow] = useUrlChoice('show', ['board', 'map']);
  const [, open] = useUrlValue('booking');
  const [given, setGiven] = useState<DayVisit | null>(null);
  const [isProposing, setProposing] = useState(false);
  const isPhone = usePhone();
  const waits = useDayWaits(day);
  useNamedVisit();
  useFocusAfter(given);
  const acts = { onOpen: open, onGive: setGiven };

  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <Segments legend="Show" options={shows} value={show} onChange={setShow} />
        <Button variant="secondary" size="sm" onClick={() => setProposing(true)}>
          <WandSparkles aria-hidden className="size-4.5" strokeWidth={1.75} />
          Propose
        </Button>
        <WaitsButton date={day.date} />
        {show === 'board' && (
          <p className="min-w-0 flex-1 basis-72 text-sm text-muted max-md:hidden">
            Drag a visit to another name, or press M on it. With a finger, hold it first. Meanwhile each name shows the travel it
            adds.
          </p>
        )}
      </div>
      {day.closed && (
        <Alert className="mb-4" tone="warning">
          The salon is closed on this day.
        </Alert>
      )}
      {show === 'map' ? (
        <DayMap day={day} onOpen={open} />
      ) : isPhone ? (
        <>
          <UncoveredTray day={day} dragging={null} {...acts} />
          <PhoneDay day={day} waits={waits} {...acts} />
        </>
      ) : (
        <WideDay day={day} waits={waits} {...acts} />
      )}
      {isProposing && (
        <LateDialog onClose={() => setProposing(false)}>
          <ProposalDialog date={day.date} onClose={() => setProposing(false)} />
        </LateDialog>
      )}
      {given && (
        <LateDialog onClose={() => setGiven(null)}>
          <GiveDialog
            visit={givenVisit(day, given)}
            hint={`${customerOf(given)}, ${timesOf(given)}`}
            onClose={() => setGiven(null)}
            onOpenBooking={() => {
              setGiven(null);
              open(given.bookingId);
            }}
          />
        </LateDialog>
      )}
    </>
  );
}

function focusVisit(key: string): void {
  const visit = document.querySelector<HTMLElement>(`[data-visit="${CSS.escape(key)}"]`);
  visit?.focus();
  visit?.scrollIntoView({ block: 'nearest' });
}

/** The dashboard links to a visit of the day: it takes the focus once. */
function useNamedVisit(): void {
  const [params] = useSearchParams();
  const named = params.get('visit');
  useEffect(() => {
    if (named) focusVisit(named);
  }, [named]);
}

/** A visit that was handed over stands in another column now; the focus follows it. */
function useFocusAfter(given: DayVisit | null): void {
  const last = useRef<string>(null);
  useEffect(() => {
    if (given) last.current = keyOf(given);
    else if (last.current) {
      focusVisit(last.current);
      last.current = null;
    }
  }, [given]);
}

interface Props extends VisitActs {
  day: Day;
  waits: DayWaits;
}

/** Tray and columns, between which visits are dragged. */
function WideDay({ day, waits, ...acts }: Props) {
  const { handOver } = useHandOver();
  const dragging = useDrag({ onDrop: (visit, to, candidates) => void drop(visit, to, candidates) });

  async function drop(visit: DayVisit, to: string, candidates: Promise<Candidate[]>) {
    if (columnOf(day, visit)?.professional.id === to) return;
    try {
      const candidate = (await candidates).find(({ professional }) => professional.id === to);
      if (candidate) await handOver(givenVisit(day, visit), candidate);
    } catch (error) {
      toast.error('The visit stays where it was', { detail: refusalWords(error) });
    }
  }

  return (
    <div ref={dragging.board}>
      <UncoveredTray day={day} dragging={dragging} {...acts} />
      <BoardGrid day={day} dragging={dragging} waits={waits} {...acts} />
    </div>
  );
}
