import { type ReactNode, useState } from 'react';
import * as common from '#words/common';
import * as words from '#words/series';
import { addDays } from '../../../../../common/time.ts';
import { hasCode } from '../../../api/api-error.ts';
import { type Problem, problemOf } from '../../../api/message-of.ts';
import { SelectField } from '../../../forms/select-field.tsx';
import { TextField } from '../../../forms/text-fields.tsx';
import { today } from '../../../shared/clock.ts';
import { time } from '../../../shared/format.ts';
import { shortDate } from '../../../shared/short-date.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ProblemWords } from '../../../ui/problem-words.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { useSettings } from '../../salon/settings/use-settings.ts';
import { type Booking, titleOf } from '../booking/booking.ts';
import { AHEAD, isShutBy, MOST_WEEKS, nextDays, rhythmOf, type SeriesRequest, USUAL_WEEKS } from './series.ts';

interface Props {
  booking: Booking;
  /** What is proposed until somebody chooses. Undefined if nobody knows. */
  usualWeeks: number | undefined;
  /** What it costs, and how it is paid and ended. */
  terms: ReactNode;
  /** Throws the server's refusal. */
  onBegin: (body: SeriesRequest) => Promise<unknown>;
  onClose: () => void;
}

type Who = 'HER' | 'ANYONE';
type OrElse = NonNullable<SeriesRequest['orElse']>;
type Length = 'OPEN' | 'UNTIL';

/** A visit may begin by so much before or after the usual time. */
const FLEX_MINUTES = 60;

/** The last day of a series lies within these days. */
const FURTHEST = 5 * 366;

/** Asks how often a visit comes again, who comes and until when, and shows the next days before anything is booked. */
export function BeginDialog({ booking, usualWeeks = USUAL_WEEKS, terms, onBegin, onClose }: Props) {
  const { bookingId, bookingDate, bookingTime, professional } = booking;
  const settings = useSettings();
  const [chosenWeeks, setWeeks] = useState<number | null>(null);
  const everyWeeks = chosenWeeks ?? usualWeeks;
  const [who, setWho] = useState<Who>(professional ? 'HER' : 'ANYONE');
  const [orElse, setOrElse] = useState<OrElse>('ASK');
  const [length, setLength] = useState<Length>('OPEN');
  const [until, setUntil] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const isNamed = settings?.capacity === 'PROFESSIONALS' && professional !== null;
  const [first, last] = [addDays(today(), 1), addDays(today(), FURTHEST)];
  const isGood = length === 'OPEN' || (until >= first && until <= last);
  const end = length === 'UNTIL' && isGood ? until : null;
  const isBooked = booking.status === 'PENDING';
  const most = isBooked ? AHEAD - 1 : AHEAD;
  const days = nextDays({ first: bookingDate, everyWeeks, until: end, most, isShut: isShutBy(settings) });

  async function submit() {
    setChecked(true);
    if (!isGood || days.length === 0) return;
    setBusy(true);
    setProblem(null);
    try {
      await onBegin({
        ...{ bookingId, everyWeeks, flexMinutes: FLEX_MINUTES, orElse, until: end },
        ...(isNamed && { professionalId: who === 'HER' ? professional.id : null }),
      });
    } catch (error) {
      if (!hasCode(error, 'UNAUTHORIZED')) setProblem(problemOf(error, words.beginFailed));
      setOver(hasCode(error, 'SERIES_STATE', 'TOO_MANY_SERIES', 'BOOKING_NOT_FOUND'));
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={words.title}
      hint={<span className="wrap-anywhere">{titleOf(booking)}</span>}
      onClose={() => !isBusy && onClose()}
      footer={
        <>
          {!isOver && (
            <Button variant="secondary" onClick={() => !isBusy && onClose()}>
              {common.cancel}
            </Button>
          )}
          <Button
            block
            busy={isBusy}
            aria-disabled={!isOver && days.length === 0}
            onClick={isOver ? onClose : () => void submit()}
          >
            {isOver ? common.close : isBusy ? words.beginning : words.book(words.every(everyWeeks))}
          </Button>
        </>
      }
    >
      {problem && (
        <Alert tone="bad" className="mb-4">
          <ProblemWords of={problem} />
        </Alert>
      )}
      {!isOver && (
        <div className="grid gap-5 pt-1" inert={isBusy}>
          <SelectField
            label={words.howOften}
            value={String(everyWeeks)}
            onChange={({ target }) => setWeeks(Number(target.value))}
            options={weeks.map(n => ({ value: String(n), label: words.every(n) }))}
            hint={<span className="figures">{rhythmOf({ everyWeeks, day: bookingDate, bookingTime })}</span>}
          />
          {isNamed && (
            <Pair<Who>
              legend={words.whoComes}
              value={who}
              onChange={setWho}
              cards={[
                { value: 'HER', label: professional.name },
                { value: 'ANYONE', label: words.anyone },
              ]}
            />
          )}
          {isNamed && who === 'HER' && (
            <Pair<OrElse>
              legend={words.ifSheCannot(professional.name)}
              value={orElse}
              onChange={setOrElse}
              cards={[
                { value: 'ASK', label: words.askMe },
                { value: 'ANYONE', label: words.somebodyElse },
              ]}
            />
          )}
          <div className="grid gap-3">
            <Pair<Length>
              legend={words.howLong}
              value={length}
              onChange={setLength}
              cards={[
                { value: 'OPEN', label: words.open },
                { value: 'UNTIL', label: words.untilDay },
              ]}
            />
            {length === 'UNTIL' && (
              <TextField
                label={words.lastDay}
                type="date"
                value={until}
                min={first}
                max={last}
                onChange={({ target }) => setUntil(target.value)}
                error={isChecked && !isGood ? words.notThen(shortDate(first), shortDate(last)) : undefined}
              />
            )}
          </div>
          <NextDays days={days} already={isBooked ? bookingDate : null} bookingTime={bookingTime} />
          {terms}
        </div>
      )}
    </Dialog>
  );
}

const weeks = Array.from({ length: MOST_WEEKS }, (_, n) => n + 1);

interface PairProps<Value extends string> {
  legend: string;
  value: Value;
  onChange: (value: Value) => void;
  cards: { value: Value; label: string }[];
}

/** One of two, beside each other. */
function Pair<Value extends string>(props: PairProps<Value>) {
  return <RadioCards<Value> showLegend compact className="grid grid-cols-2 gap-2" {...props} />;
}

interface NextProps {
  /** What is booked with the button. */
  days: string[];
  /** The visit that is booked already, if it is to come. */
  already: string | null;
  bookingTime: string;
}

/** The visits that are booked then. */
function NextDays({ days, already, bookingTime }: NextProps) {
  return (
    <section aria-label={words.nextVisits} className="grid gap-2 rounded-md bg-plum-tint p-3.5">
      <p className="text-sm font-semibold">{words.nextVisits}</p>
      <ul className="figures grid gap-1">
        {already && (
          <li className="flex flex-wrap gap-x-2">
            <span>
              {shortDate(already)}, {time(bookingTime)}
            </span>
            <span className="text-muted">{words.alreadyBooked}</span>
          </li>
        )}
        {days.map(day => (
          <li key={day} className="font-semibold">
            {shortDate(day)}, {time(bookingTime)}
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{days.length === 0 ? words.noneBefore : words.bookedNow}</p>
    </section>
  );
}
