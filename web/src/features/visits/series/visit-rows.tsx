import { useState } from 'react';
import * as words from '#words/series';
import { problemOf } from '../../../api/message-of.ts';
import { money } from '../../../shared/format.ts';
import { shortDate } from '../../../shared/short-date.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { failureToast } from '../../../ui/failure-toast.ts';
import type { Tone } from '../../../ui/tones.ts';
import type { SeriesHands } from './hands.ts';
import {
  askedWords,
  dayOf,
  hasBegun,
  isAboutTime,
  isBooked,
  optionWords,
  type SeriesOption,
  type SeriesVisit,
  type ShownSeries,
  whenWords,
} from './series.ts';
import type { SeriesTask } from './series-task.tsx';

interface Props {
  series: ShownSeries;
  visits: readonly SeriesVisit[];
  hands: SeriesHands;
  /** Left out, the rows only tell. */
  onTask?: ((task: SeriesTask) => void) | undefined;
}

/** Visits of a series, each with its state and what can be done with it. */
export function VisitRows({ series, visits, hands, onTask }: Props) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {visits.map(visit => (
        <li key={visit.number} className="grid gap-2 py-3">
          <VisitRow series={series} visit={visit} hands={hands} onTask={onTask} />
        </li>
      ))}
    </ul>
  );
}

type RowProps = Omit<Props, 'visits'> & { visit: SeriesVisit };

function VisitRow({ series, visit, hands, onTask }: RowProps) {
  const why = visit.state === 'ASKED' ? (hands.staff?.why(visit) ?? askedWords(visit, series.professional?.name)) : null;
  const isOpen = series.state !== 'ENDED';
  // Ordinary visits can still be cancelled and moved after the series has ended, on their own cards.
  const canAct = isOpen && onTask && (isBooked(visit) ? !hasBegun(visit) : visit.state === 'ASKED');
  const day = shortDate(dayOf(visit));
  return (
    <>
      <div className="figures flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="font-semibold">{whenWords(visit)}</span>
        <VisitState visit={visit} asked={hands.staff?.asked ?? (isAboutTime(visit) ? words.asked : words.pleaseCall)} />
      </div>
      {visit.finalPrice !== null && isBooked(visit) && (
        <p className="figures flex flex-wrap gap-x-3 text-sm text-muted">
          <span>{money(visit.finalPrice)}</span>
          {visit.rise > 0 && <span className="font-semibold text-ink">{words.dearer(money(visit.rise))}</span>}
        </p>
      )}
      {why && <p>{why}</p>}
      {why && isOpen && isAboutTime(visit) && <Options visit={visit} hands={hands} />}
      {canAct && (
        <div className="flex flex-wrap gap-2">
          {isAboutTime(visit) && (
            <Button
              size="sm"
              variant="secondary"
              aria-label={words.anotherTimeOf(day)}
              onClick={() => onTask({ doing: 'move', series, visit, hands })}
            >
              {words.anotherTime}
            </Button>
          )}
          <Button
            size="sm"
            variant="quiet"
            aria-label={words.skipOf(day)}
            onClick={() => onTask({ doing: 'skip', series, visit, hands })}
          >
            {words.skip}
          </Button>
        </div>
      )}
    </>
  );
}

const states: Record<SeriesVisit['state'], { label: string; tone: Tone | 'neutral' }> = {
  BOOKED: { label: words.booked, tone: 'good' },
  MOVED: { label: words.moved, tone: 'good' },
  ASKED: { label: words.asked, tone: 'warning' },
  SKIPPED: { label: words.skipped, tone: 'neutral' },
  MISSED: { label: words.missed, tone: 'neutral' },
};

function VisitState({ visit: { state, reason }, asked }: { visit: SeriesVisit; asked: string }) {
  const { label, tone } = states[state];
  const said = state === 'ASKED' ? asked : state === 'SKIPPED' && reason === 'PAUSED' ? words.inPause : label;
  return <Badge tone={tone}>{said}</Badge>;
}

interface OptionsProps {
  visit: SeriesVisit;
  hands: SeriesHands;
}

/** The two nearest times, each with one tap. */
function Options({ visit: { number, options, answerBy }, hands }: OptionsProps) {
  const [failure] = useState(failureToast);
  const [isBusy, setBusy] = useState(false);

  async function choose({ bookingDate, bookingTime, anyone }: SeriesOption) {
    if (isBusy) return;
    setBusy(true);
    failure.takeBack();
    try {
      await hands.act({ act: 'MOVE', number, bookingDate, bookingTime, ...(anyone && { anyone }) }, words.choosesTime);
    } catch (error) {
      const { text, hint } = problemOf(error, words.moveFailed);
      failure.say(text, hint ? { detail: hint } : {});
    } finally {
      setBusy(false);
    }
  }

  if (options.length === 0) return <p className="text-sm text-muted">{words.noOption}</p>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div role="group" aria-label={words.nearest} className="grid gap-2">
      {options.map(option => (
        <Button key={`${option.bookingDate} ${option.bookingTime}`} block className="figures" onClick={() => choose(option)}>
          {optionWords(option)}
        </Button>
      ))}
      {answerBy && !hands.staff && <p className="figures text-sm text-muted">{words.answerBy(shortDate(answerBy))}</p>}
    </div>
  );
}
