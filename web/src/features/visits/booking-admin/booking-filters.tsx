import { DayRange } from '../../../forms/day-range.tsx';
import { FilterSelect } from '../../../forms/filter-select.tsx';
import { SearchField } from '../../../forms/search-field.tsx';
import { ChipStrip } from '../../../ui/chip-strip.tsx';
import type { BookingFilter } from './use-booking-filter.ts';
import type { When } from './when.ts';

const statuses = [
  { value: 'all', label: 'All Status' },
  { value: 'pending', label: 'Pending' },
  { value: 'completed', label: 'Completed' },
  { value: 'cancelled', label: 'Cancelled' },
] as const;

const payments = [
  { value: 'all', label: 'All Payments' },
  { value: 'unpaid', label: 'Unpaid' },
  { value: 'paid', label: 'Paid' },
] as const;

export function BookingFilters({ filter }: { filter: BookingFilter }) {
  const { search, status, setStatus, payment, setPayment } = filter;
  return (
    <div className="mb-3 grid grid-cols-1 gap-3">
      <div className="field-columns grid gap-2 md:grid-cols-[1fr_11rem_11rem] md:gap-3">
        <SearchField
          label="Search bookings by service name, customer name or mobile"
          placeholder="Service, customer or mobile"
          value={search.typed}
          onChange={search.type}
          className="max-md:col-span-full"
        />
        <FilterSelect label="Status" value={status} options={[...statuses]} onChange={setStatus} />
        <FilterSelect label="Payment" value={payment} options={[...payments]} onChange={setPayment} />
      </div>
      <WhenFilter filter={filter} />
    </div>
  );
}

const options: { value: When; label: string }[] = [
  { value: 'all', label: 'All dates' },
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'today', label: 'Today' },
  { value: 'tomorrow', label: 'Tomorrow' },
  { value: 'week', label: 'This week' },
  { value: 'month', label: 'This month' },
  { value: 'custom', label: 'Other dates' },
];

function WhenFilter({ filter: { when, setWhen, written, setDay, problem } }: { filter: BookingFilter }) {
  return (
    <>
      <ChipStrip label="Visit date" options={options} chosen={when} onChoose={setWhen} />
      {when === 'custom' && <DayRange days={written} onChange={setDay} problem={problem} />}
    </>
  );
}
