import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addDays, mondayOf, today } from '../../shared/days.ts';
import { dateSpan } from '../../shared/format.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

interface Props {
  day: string;
  onChange: (day: string) => void;
}

export function WeekNavigation({ day, onChange }: Props) {
  const monday = mondayOf(day);
  const sunday = addDays(monday, 6);
  const isToday = day === today();
  return (
    // Without a gap, a phone holds `30 Nov to 6 Dec 2026` on one line.
    <div className="mb-4 flex items-center md:gap-1">
      <IconButton icon={ChevronLeft} label="Week before" onClick={() => onChange(addDays(day, -7))} className="-ml-2.5" />
      <h2 aria-live="polite" className="figures min-w-0 font-semibold md:text-lg">
        {dateSpan(monday, sunday)}
      </h2>
      <IconButton icon={ChevronRight} label="Week after" onClick={() => onChange(addDays(day, 7))} />
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
