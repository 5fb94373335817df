import { ChevronLeft, ChevronRight, Hourglass, UserRoundPlus } from 'lucide-react';
import { addDays } from '../../../../../common/time.ts';
import { adminPaths } from '../../../admin-paths.ts';
import { messageOf } from '../../../api/message-of.ts';
import { Allowed } from '../../../api/staff-role.tsx';
import { FilterSelect } from '../../../forms/filter-select.tsx';
import { today } from '../../../shared/clock.ts';
import { plainTime, time } from '../../../shared/format.ts';
import { shortDate } from '../../../shared/short-date.ts';
import { IconButton } from '../../../ui/button.tsx';
import { SidePanel } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ErrorState } from '../../../ui/notice-state.tsx';
import { Repeat } from '../../../ui/repeat.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StaleNote } from '../../../ui/stale-note.tsx';
import { useSlots } from '../booking/availability.ts';
import { useHasNames, useTeam } from '../hand-over/use-team.ts';
import { OffersOff } from './offers-off.tsx';
import type { AskedWaits } from './use-asked-waits.ts';
import { WaitCard } from './wait-card.tsx';
import { WaitFiguresNote } from './wait-figures.tsx';
import { type Gap, type StaffWait, useWaitsOfDay } from './waits.ts';

interface Props {
  asked: AskedWaits;
  onChange: (asked: AskedWaits) => void;
  onClose: () => void;
}

/** Who waits for a day, whom a gap of it fits, and what can be done about it (rule B97). */
export default function WaitsOfDay({ asked, onChange, onClose }: Props) {
  const { date, gap } = asked;
  const { data, error, isBehind, isStale, reload } = useWaitsOfDay(date, gap);
  return (
    <SidePanel
      title="Waiting List"
      onClose={onClose}
      footer={
        <Allowed to="POST /wait/admin">
          <LinkButton block variant="secondary" href={adminPaths.newWaitFor(date)}>
            <UserRoundPlus aria-hidden className="size-4.5" strokeWidth={1.75} />
            Let a Caller Wait
          </LinkButton>
        </Allowed>
      }
    >
      <DayChoice date={date} onChange={date => onChange({ date, gap: null })} />
      <GapChoice date={date} gap={gap} onChange={gap => onChange({ date, gap })} />
      {data ? (
        <div aria-busy={isBehind} className="mt-5 transition-opacity aria-busy:opacity-60">
          {isStale && <StaleNote className="mb-4" />}
          <OffersOff />
          <Waits waits={data.waits} date={date} gap={gap} />
          {data.figures && <WaitFiguresNote figures={data.figures} />}
        </div>
      ) : error ? (
        <ErrorState title="Failed to fetch who waits" onRetry={reload}>
          <p>{messageOf(error, 'Please check your connection and try again.')}</p>
        </ErrorState>
      ) : (
        <div role="status" aria-busy="true" aria-label="Loading who waits" className="mt-5 grid gap-3">
          <Repeat times={3}>
            <Skeleton className="h-44 rounded-lg" />
          </Repeat>
        </div>
      )}
    </SidePanel>
  );
}

/** The day of the panel, which may be another than that of the page. Nobody waits for a day that is past. */
function DayChoice({ date, onChange }: { date: string; onChange: (date: string) => void }) {
  const isFirst = date <= today();
  return (
    <div className="-ml-2.5 flex items-center">
      <IconButton
        icon={ChevronLeft}
        label="Day before"
        aria-disabled={isFirst}
        onClick={() => isFirst || onChange(addDays(date, -1))}
      />
      <p aria-live="polite" className="figures min-w-36 text-center font-semibold">
        {date === today() ? `Today, ${shortDate(date).split(', ')[1]}` : shortDate(date)}
      </p>
      <IconButton icon={ChevronRight} label="Day after" onClick={() => onChange(addDays(date, 1))} />
    </div>
  );
}

interface GapProps {
  date: string;
  gap: Gap | null;
  onChange: (gap: Gap | null) => void;
}

/** A short visit, only to have the starts of the day. */
const someMinutes = 30;

/** The time that somebody could fill, and whose it is. */
function GapChoice({ date, gap, onChange }: GapProps) {
  const { data: slots } = useSlots(date, { minutes: someMinutes });
  const { data: team } = useTeam();
  const hasNames = useHasNames();
  const starts = (slots ?? []).filter(({ reason }) => reason !== 'PAST' && reason !== 'CLOSED').map(({ startTime }) => startTime);
  const times = gap ? [...new Set([...starts, gap.time])].sort() : starts;
  const people = (team ?? []).filter(({ active, id }) => active || id === gap?.professionalId);
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <FilterSelect
        label="Who fits this time?"
        value={gap?.time ?? ''}
        options={[
          { value: '', label: 'Who fits a time?' },
          ...times.map(one => ({ value: one, label: `Who fits ${time(one)}?` })),
        ]}
        onChange={one => onChange(one ? { time: one, professionalId: gap?.professionalId ?? null } : null)}
        className="min-w-0 flex-1 basis-44"
      />
      {gap && hasNames && (
        <FilterSelect
          label="Whose time"
          value={gap.professionalId ?? ''}
          options={[{ value: '', label: 'Anyone' }, ...people.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={id => onChange({ ...gap, professionalId: id || null })}
          className="min-w-0 flex-1 basis-36"
        />
      )}
    </div>
  );
}

interface WaitsProps {
  waits: StaffWait[];
  date: string;
  gap: Gap | null;
}

function Waits({ waits, date, gap }: WaitsProps) {
  if (waits.length === 0) {
    return (
      <EmptyState icon={Hourglass} title="Nobody waits for this day">
        <p>Customers wait where a day or a time is full, and callers through you. A time that gets free is offered to them.</p>
      </EmptyState>
    );
  }
  if (!gap) return <List label="Who waits" waits={waits} date={date} gap={null} />;
  const fitting = waits.filter(({ fits }) => fits);
  const others = waits.filter(({ fits }) => !fits);
  return (
    <div className="grid gap-6">
      <section>
        <h3 className="figures mb-2 font-semibold">{gapWords(gap, fitting, heldFor(waits, date, gap))}</h3>
        {fitting.length > 0 && <List label="Whom it fits" waits={fitting} date={date} gap={gap} />}
      </section>
      {others.length > 0 && (
        <section>
          <h3 className="mb-2 font-semibold text-muted">{fitting.length > 0 ? 'The others' : 'All who wait'}</h3>
          <List label="Whom it does not fit" waits={others} date={date} gap={null} />
        </section>
      )}
    </div>
  );
}

/** For whom the time is held by now. */
function heldFor(waits: StaffWait[], date: string, { time, professionalId }: Gap): StaffWait | undefined {
  return waits.find(({ wait: { offer } }) => {
    if (offer?.bookingDate !== date || offer.bookingTime !== time) return false;
    return professionalId === null || offer.professional?.id === professionalId;
  });
}

function gapWords({ time }: Gap, fitting: StaffWait[], held: StaffWait | undefined): string {
  const when = plainTime(time);
  if (fitting.length > 0) return `${when} fits`;
  return held ? `${when} is held for ${held.customer.fullName}` : `${when} fits nobody who waits`;
}

function List({ label, waits, date, gap }: WaitsProps & { label: string }) {
  return (
    <ul aria-label={label} className="grid grid-cols-1 gap-3">
      {waits.map(one => (
        <WaitCard key={one.wait.id} of={one} date={date} gap={gap} />
      ))}
    </ul>
  );
}
