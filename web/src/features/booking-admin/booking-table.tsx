import { money, shortDate, time } from '../../shared/format.ts';
import { shorten } from '../../shared/shorten.ts';
import { type Booking, titleOf } from '../booking/booking.ts';
import { StatusBadge } from '../booking/booking-badges.tsx';
import { DueBadge } from './due-badge.tsx';

type Props = { bookings: Booking[]; onOpen: (id: string) => void };

const columns = ['Visit', 'Customer', 'Services', 'Address', 'Amount', 'Status'];

/** The list on a desktop: a whole row opens its booking. Texts are cut as spec 9 says, and whole in the booking. */
export function BookingTable({ bookings, onOpen }: Props) {
  return (
    <div className="hidden overflow-hidden rounded-lg border border-line bg-card shadow-card lg:block">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">Bookings, latest visit first</caption>
        <thead className="border-b border-line bg-sand text-xs text-muted">
          <tr>
            {columns.map(column => (
              <th key={column} scope="col" className={`px-4 py-3 font-semibold ${column === 'Amount' ? 'text-right' : ''}`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {bookings.map(booking => (
            <Row key={booking.bookingId} booking={booking} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ booking, onOpen }: { booking: Booking; onOpen: (id: string) => void }) {
  const { bookingId, bookingDate, bookingTime, user, address } = booking;
  const name = user.fullName ?? 'Deleted account';
  return (
    <tr className="relative transition-colors hover:bg-plum-tint has-focus-visible:bg-plum-tint">
      <td className="figures px-4 py-3 whitespace-nowrap">
        {shortDate(bookingDate)} {bookingDate.slice(0, 4)}
        <span className="block text-muted">{time(bookingTime)}</span>
      </td>
      <th scope="row" className="px-4 py-3 font-normal whitespace-nowrap">
        <button
          type="button"
          title={name}
          onClick={() => onOpen(bookingId)}
          className="text-left font-semibold after:absolute after:inset-0 focus-visible:outline-offset-4"
        >
          {shorten(name, 15)}
        </button>
        <span className="figures block text-muted">{user.mobile}</span>
      </th>
      <td title={titleOf(booking)} className="px-4 py-3">
        {shorten(titleOf(booking), 40)}
      </td>
      <td title={address?.street} className="px-4 py-3 text-muted">
        {address ? shorten(address.street, 40) : 'No longer kept'}
      </td>
      <td className="figures px-4 py-3 text-right font-semibold whitespace-nowrap">{money(booking.finalPrice)}</td>
      <td className="px-4 py-3">
        <span className="flex flex-wrap gap-1.5">
          <StatusBadge status={booking.status} />
          <DueBadge booking={booking} />
        </span>
      </td>
    </tr>
  );
}
