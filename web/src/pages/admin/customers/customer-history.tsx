import { Link } from 'wouter';
import { adminPaths } from '../../../admin-paths.ts';
import type { Customer } from '../../../features/accounts/customer/customer.ts';
import { type Booking, titleOf } from '../../../features/visits/booking/booking.ts';
import { DueBadge, StatusBadge } from '../../../features/visits/booking/booking-badges.tsx';
import { count, date, money, time } from '../../../shared/format.ts';
import { LinkButton } from '../../../ui/link-button.tsx';

interface Props {
  customer: Customer;
  bookings: Booking[];
}

/** Totals over all time, and the latest visits with a link to each booking. Only paid visits are in the sum, so each says if it is paid. */
export function CustomerHistory({ customer, bookings }: Props) {
  return (
    <section aria-labelledby="customer-history">
      <h3 id="customer-history" className="font-display text-xl font-medium">
        Bookings
      </h3>
      <dl className="mt-3 grid grid-cols-2 gap-3">
        <Total label="Booked" value={count(customer.bookings)} />
        <Total label="Spent" value={money(customer.spent)} />
      </dl>
      {bookings.some(({ status }) => status === 'CANCELLED') && (
        <p className="mt-2 text-sm text-muted">Cancelled bookings are listed below, but not counted.</p>
      )}
      {bookings.length === 0 ? (
        <p className="mt-4 text-muted">No bookings yet.</p>
      ) : (
        <>
          <ul className="mt-3 divide-y divide-line">
            {bookings.map(booking => (
              <Visit key={booking.bookingId} booking={booking} />
            ))}
          </ul>
          <LinkButton
            href={adminPaths.bookingsOf(customer.mobile)}
            variant="secondary"
            size="sm"
            block
            className="mt-4 wrap-anywhere"
          >
            All Bookings of {customer.fullName}
          </LinkButton>
        </>
      )}
    </section>
  );
}

function Total({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col rounded-md bg-sand px-4 py-3">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="figures text-xl font-semibold wrap-anywhere">{value}</dd>
    </div>
  );
}

function Visit({ booking }: { booking: Booking }) {
  const { bookingId, bookingDate, bookingTime, finalPrice, status } = booking;
  return (
    <li>
      {/* `opened` makes the closing booking lead back to this customer (shared/use-url.ts). */}
      <Link href={adminPaths.booking(bookingId)} state={{ opened: 'booking' }} className="group grid gap-1 py-3">
        <span className="figures flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm text-muted">
          {date(bookingDate)}, {time(bookingTime)}
          <span className="flex flex-wrap gap-1.5">
            <StatusBadge status={status} />
            <DueBadge booking={booking} />
          </span>
        </span>
        <span className="flex items-baseline justify-between gap-3">
          <span className="font-semibold wrap-anywhere group-hover:text-plum group-hover:underline">{titleOf(booking)}</span>
          <span className="figures">{money(finalPrice)}</span>
        </span>
      </Link>
    </li>
  );
}
