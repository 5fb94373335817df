import * as common from '#words/common';
import { isDay } from '../../../common/calendar.ts';
import { TextField } from './text-fields.tsx';

/** `yyyy-MM-dd`, or empty. */
interface Days {
  from: string;
  to: string;
}

interface Props {
  days: Days;
  onChange: (end: keyof Days, day: string) => void;
  problem?: Partial<Days> | null;
}

/** First and last day of a period, both inclusive. */
export function DayRange({ days: { from, to }, onChange, problem }: Props) {
  return (
    <div className="field-columns grid items-start gap-2 md:max-w-md md:gap-3">
      <TextField
        label={common.from}
        type="date"
        value={from}
        max={to || undefined}
        onChange={event => onChange('from', event.target.value)}
        error={problem?.from}
        className="px-2!"
      />
      <TextField
        label={common.to}
        type="date"
        value={to}
        min={from || undefined}
        onChange={event => onChange('to', event.target.value)}
        error={problem?.to}
        className="px-2!"
      />
    </div>
  );
}

/** While someone types 2026, a date field holds the years 2, 20 and 202. They are valid, but nobody means them. */
export function isTypedDay(text: string): boolean {
  return isDay(text) && text >= '1900';
}

/** Such a year, or one with a digit too many. */
export function isHalfTyped(text: string): boolean {
  return /^\d{5,6}-/.test(text) || (isDay(text) && !isTypedDay(text));
}
