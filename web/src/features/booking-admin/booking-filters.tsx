import { FilterSelect } from '../../forms/filter-select.tsx';
import { SearchField } from '../../forms/search-field.tsx';
import type { BookingFilter } from './use-booking-filter.ts';
import { WhenFilter } from './when-filter.tsx';

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
