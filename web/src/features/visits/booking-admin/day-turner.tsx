import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addDays } from '../../../../../common/time.ts';
import { today } from '../../../shared/clock.ts';
import { Button, IconButton } from '../../../ui/button.tsx';

interface Props {
  unit: 'Week' | 'Day';
  title: string;
  day: string;
  onChange: (day: string) => void;
}

/** Turns to the week or day before and after, and back to today. */
export function DayTurner({ unit, title, day, onChange }: Props) {
  const step = unit === 'Week' ? 7 : 1;
  const isToday = day === today();
  return (
    // Without a gap, a phone holds `30 Nov to 6 Dec 2026` on one line.
    <div className="mb-4 flex items-center md:gap-1">
      <IconButton icon={ChevronLeft} label={`${unit} before`} onClick={() => onChange(addDays(day, -step))} className="-ml-2.5" />
      <h2 aria-live="polite" className="figures min-w-0 font-semibold md:text-lg">
        {title}
      </h2>
      <IconButton icon={ChevronRight} label={`${unit} after`} onClick={() => onChange(addDays(day, step))} />
      <Button
        size="sm"
        variant="secondary"
        // `aria-disabled`, because a disabled button would lose the focus when pressed.
        aria-disabled={isToday}
        className="ml-auto"
        onClick={() => isToday || onChange(today())}
      >
        Today
      </Button>
    </div>
  );
}
