import { today } from '../../../shared/clock.ts';
import { longDate, weekday } from '../../../shared/format.ts';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { type CalendarDay, loadText } from './use-week.ts';

interface Props {
  days: CalendarDay[];
  value: string;
  onChange: (day: string) => void;
}

/** The week within the width of a phone: seven days to choose from. */
export function WeekStrip({ days, value, onChange }: Props) {
  return (
    <RadioCards
      compact
      legend="Day"
      value={value}
      onChange={onChange}
      className="max-md:steady-text grid grid-cols-7 gap-1 *:px-0.5!"
      cards={days.map(day => ({ value: day.date, label: <Day day={day} /> }))}
    />
  );
}

function Day({ day }: { day: CalendarDay }) {
  const visits = day.visits.length;
  const isToday = day.date === today();
  return (
    <>
      <VisuallyHidden>{`${isToday ? 'Today, ' : ''}${longDate(day.date)}, ${loadText(day).toLowerCase()}`}</VisuallyHidden>
      <span aria-hidden className="grid">
        <span className={`text-xs ${isToday ? 'font-bold text-plum underline underline-offset-4' : ''}`}>
          {weekday(day.date).slice(0, 2)}
        </span>
        <span className="figures font-display text-xl font-medium">{Number(day.date.slice(8))}</span>
        <span className="figures text-xs font-normal text-muted">{day.closed && visits === 0 ? 'off' : visits || '–'}</span>
      </span>
    </>
  );
}
