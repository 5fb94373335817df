import { Car, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { minuteOf } from '../../../../../../common/minutes.ts';
import { AlertBadge } from '../../../../features/messages/alert/alerts.tsx';
import { misfitWords } from '../../../../features/visits/hand-over/candidates.ts';
import { keyOf } from '../../../../features/visits/hand-over/visit-key.ts';
import { duration, plural } from '../../../../shared/format.ts';
import { spansWords } from '../../../../shared/span-words.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Portrait } from '../../../../ui/portrait.tsx';
import { RadioCards } from '../../../../ui/radio-cards.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { UsedBar } from './board-column.tsx';
import { type Gap, utilisationOf } from './board-rules.ts';
import { canBeGiven, customerOf, type Day, type DayColumn, type DayVisit, signsOf, timesOf } from './day.ts';
import { type DayWaits, type HeldTime, PhoneGap, PhoneHeld } from './day-waits.tsx';
import { giveLabel } from './uncovered-tray.tsx';
import type { VisitActs } from './visit-block.tsx';

interface Props extends VisitActs {
  day: Day;
  waits: DayWaits;
}

/** The day on a phone: one professional at a time, her visits with the travel between them. */
export function PhoneDay({ day: { professionals, uncovered }, waits, ...acts }: Props) {
  const [chosen, choose] = useState<string | null>(null);
  const shown = professionals.find(({ professional }) => professional.id === chosen) ?? professionals[0];
  if (!shown) return null;
  const open = new Set(uncovered.map(keyOf));
  return (
    <>
      <RadioCards
        compact
        legend="Professional"
        value={shown.professional.id}
        onChange={choose}
        className="max-md:steady-text -mx-4 flex gap-1.5 overflow-x-auto px-4 py-1 *:w-20 *:shrink-0"
        cards={professionals.map(column => ({ value: column.professional.id, label: <Choice of={column} /> }))}
      />
      <HerDay of={shown} uncovered={open} waits={waits} {...acts} />
    </>
  );
}

function Choice({ of: { professional, visits } }: { of: DayColumn }) {
  const [first] = professional.name.split(' ');
  return (
    <span className="grid justify-items-center gap-0.5">
      <Portrait of={professional} className="size-9" />
      <VisuallyHidden>{`${professional.name}, ${plural(visits.length, 'visit')}`}</VisuallyHidden>
      <span aria-hidden className="w-16 truncate text-xs">
        {first}
      </span>
      <span aria-hidden className="figures text-xs font-normal text-muted">
        {visits.length || '–'}
      </span>
    </span>
  );
}

interface HerDayProps extends VisitActs {
  of: DayColumn;
  uncovered: ReadonlySet<string>;
  waits: DayWaits;
}

function HerDay({ of: column, uncovered, waits, ...acts }: HerDayProps) {
  const { professional, hours, leave, visits, active } = column;
  const used = utilisationOf(column);
  return (
    <section aria-label={`Day of ${professional.name}`} className="mt-4">
      <h3 className="font-display text-xl font-medium">{professional.name}</h3>
      <p className="figures text-sm text-muted">
        {active ? spansWords(hours) || 'Off on this day' : 'Not active'}
        {leave.length > 0 && ` · on leave ${spansWords(leave)}`}
      </p>
      {used !== null && (
        <div className="figures mt-1 text-sm">
          {used} % used: {duration(column.visitMinutes)} of visits, {duration(column.travelMinutes)} of travel
          <UsedBar share={used} />
        </div>
      )}
      {visits.length === 0 && <p className="mt-4 text-muted">No visit on this day.</p>}
      <ol className="mt-4 grid grid-cols-1 gap-2 empty:hidden">
        {entriesOf(column, waits).map(({ from, visit, gap, held }) =>
          visit ? (
            <PhoneVisit key={keyOf(visit)} visit={visit} isUncovered={uncovered.has(keyOf(visit))} {...acts} />
          ) : gap ? (
            <PhoneGap key={from} of={column} waits={waits} gap={gap} />
          ) : (
            held && <PhoneHeld key={held.waitId} waits={waits} held={held} />
          ),
        )}
      </ol>
    </section>
  );
}

interface Entry {
  from: number;
  visit?: DayVisit;
  gap?: Gap;
  held?: HeldTime;
}

/** Her visits with the times that are held and, as long as anybody waits, those that are free; in order. */
function entriesOf(column: DayColumn, waits: DayWaits): Entry[] {
  const entries: Entry[] = [
    ...column.visits.map(visit => ({ from: minuteOf(visit.from), visit })),
    ...waits.gapsIn(column).map(gap => ({ from: gap.from, gap })),
    ...waits.heldIn(column).map(held => ({ from: minuteOf(held.from), held })),
  ];
  return entries.sort((one, other) => one.from - other.from);
}

interface VisitProps extends VisitActs {
  visit: DayVisit;
  isUncovered: boolean;
}

function PhoneVisit({ visit, isUncovered, onOpen, onGive }: VisitProps) {
  return (
    <li>
      {visit.travelMinutes > 0 && (
        <p className="figures mb-2 ml-4 flex items-center gap-1.5 border-l-2 border-dotted border-field py-1 pl-3 text-sm text-muted">
          <Car aria-hidden className="size-4" strokeWidth={1.75} />
          {visit.travelMinutes} min of travel
        </p>
      )}
      <div
        className={`rounded-lg border bg-card p-3 wrap-anywhere shadow-card ${isUncovered ? 'border-2 border-madder' : visit.payBy ? 'border-dashed border-plum' : 'border-line'}`}
      >
        <button
          type="button"
          data-visit={keyOf(visit)}
          onClick={() => onOpen(visit.bookingId)}
          className="grid min-h-11 w-full content-center text-left"
        >
          <span className="figures text-sm text-muted">{timesOf(visit)}</span>
          <span className="font-semibold underline decoration-line underline-offset-4">{customerOf(visit)}</span>
        </button>
        <p className="text-sm">{[visit.area, visit.services].filter(Boolean).join(' · ')}</p>
        {isUncovered && (
          <p className="mt-1 flex items-center gap-1.5 text-sm font-semibold text-madder">
            <CircleAlert aria-hidden className="size-4" />
            {misfitWords(visit.reason)}
          </p>
        )}
        <div className="mt-1 flex flex-wrap items-center gap-1.5">
          <AlertBadge bookingId={visit.bookingId} delaysOnly />
          {signsOf(visit).map(sign => (
            <Badge key={sign} tone={sign.endsWith('late') ? 'warning' : 'neutral'}>
              {sign}
            </Badge>
          ))}
          {canBeGiven(visit) && (
            <Button
              size="sm"
              variant="quiet"
              className="-mr-2 ml-auto"
              aria-label={giveLabel(visit)}
              onClick={() => onGive(visit)}
            >
              Give to…
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
