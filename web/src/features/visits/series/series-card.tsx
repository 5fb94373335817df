import { CalendarSync, CirclePause, CircleX, type LucideIcon, MapPin } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as words from '#words/series';
import { problemOf } from '../../../api/message-of.ts';
import { shortDate } from '../../../shared/short-date.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { failureToast } from '../../../ui/failure-toast.ts';
import { servicesWords } from '../wait/wait.ts';
import type { SeriesHands } from './hands.ts';
import { rhythmWords, type ShownSeries, toCome } from './series.ts';
import type { SeriesTask } from './series-task.tsx';
import { VisitRows } from './visit-rows.tsx';

interface Props {
  as?: 'li' | 'section';
  series: ShownSeries;
  hands: SeriesHands;
  onTask: (task: SeriesTask) => void;
  /** Stands above the services. */
  head?: ReactNode;
  /** The number of a visit that the page shows by itself. */
  without?: number;
  /** The number of the visit that the page is about; it comes first. */
  first?: number;
}

/** A series with its next visits and what can be done with it. */
export function SeriesCard({ as = 'li', series, hands, onTask, head, without, first }: Props) {
  const { address, services, state, until, pausedUntil, later } = series;
  const others = toCome(series).filter(({ number }) => number !== without);
  const visits = others.toSorted((a, b) => Number(b.number === first) - Number(a.number === first));
  return (
    <Card as={as} padding="sm" className="flex flex-col gap-3 lg:p-6!">
      {head}
      <h3 className="text-lg font-semibold text-pretty wrap-anywhere">{servicesWords(services)}</h3>
      <ul className="grid gap-1.5">
        <Fact icon={CalendarSync}>{rhythmWords(series)}</Fact>
        {address && (
          <Fact icon={MapPin}>{[address.building, `${address.city} ${address.postalCode}`].filter(Boolean).join(', ')}</Fact>
        )}
        {state === 'PAUSED' && pausedUntil && <Fact icon={CirclePause}>{words.pausedUntil(shortDate(pausedUntil))}</Fact>}
        {state !== 'ENDED' && until && <Fact icon={CircleX}>{words.untilWords(shortDate(until))}</Fact>}
      </ul>
      {visits.length > 0 && <VisitRows series={series} visits={visits} hands={hands} onTask={onTask} />}
      {later.length > 0 && state === 'ACTIVE' && (
        <p className="figures text-sm text-muted">{words.laterThen(later.map(day => shortDate(day)).join('; '))}</p>
      )}
      {state !== 'ENDED' && (
        <div className="mt-auto flex flex-wrap gap-2 max-sm:*:flex-1">
          {state === 'PAUSED' ? (
            <GoOn hands={hands} />
          ) : (
            <Button size="sm" variant="secondary" onClick={() => onTask({ doing: 'pause', series, hands })}>
              {words.pause}
            </Button>
          )}
          <Button size="sm" variant="quiet" onClick={() => onTask({ doing: 'end', series, hands })}>
            {words.end}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** Ends the pause. What it skipped is booked again, as far as it is to come. */
function GoOn({ hands }: { hands: SeriesHands }) {
  const [failure] = useState(failureToast);

  async function goOn() {
    failure.takeBack();
    try {
      await hands.act({ act: 'RESUME' }, words.goesOn);
    } catch (error) {
      const { text, hint } = problemOf(error, words.resumeFailed);
      failure.say(text, hint ? { detail: hint } : {});
    }
  }

  return (
    <Button size="sm" onClick={goOn}>
      {words.goOn}
    </Button>
  );
}

export function EndedBadge() {
  return (
    <Badge>
      <CircleX aria-hidden className="size-3.5" strokeWidth={2} />
      {words.ended}
    </Badge>
  );
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="figures flex gap-2.5">
      <Icon aria-hidden className="mt-0.75 size-4.5 shrink-0 text-muted" strokeWidth={1.75} />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}
