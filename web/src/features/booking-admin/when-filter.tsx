import { DayRange } from '../../forms/day-range.tsx';
import { ChipStrip } from '../../ui/chip-strip.tsx';
import type { BookingFilter } from './use-booking-filter.ts';
import type { When } from './when.ts';

const options: { value: When; label: string }[] = [
  { value: 'all', label: 'All dates' },
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'today', label: 'Today' },
  { value: 'tomorrow', label: 'Tomorrow' },
  { value: 'week', label: 'This week' },
  { value: 'month', label: 'This month' },
  { value: 'custom', label: 'Other dates' },
];

export function WhenFilter({ filter: { when, setWhen, written, setDay, problem } }: { filter: BookingFilter }) {
  return (
    <>
      <ChipStrip label="Visit date" options={options} chosen={when} onChoose={setWhen} />
      {when === 'custom' && <DayRange days={written} onChange={setDay} problem={problem} />}
    </>
  );
}
