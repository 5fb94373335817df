import { date, money, time, weekday } from '../../shared/format.ts';
import { writtenMobile } from '../../shared/phone.ts';
import { shorten } from '../../shared/shorten.ts';
import { Card } from '../../ui/card.tsx';
import { type Column, cell, figureCell, Table } from '../../ui/table.tsx';
import { type Booking, titleOf } from '../booking/booking.ts';
import { StatusBadge } from '../booking/booking-badges.tsx';
import { DueBadge } from '../booking/due-badge.tsx';
import { nameOf } from './booking-question.tsx';
import type { BookingOrder } from './use-booking-filter.ts';

interface Props {
  bookings: Booking[];
  order: BookingOrder;
  onOpen: (id: string) => void;
}

const columns: Column[] = [
  { label: 'Visit' },
  { label: 'Customer' },
  { label: 'Services' },
  { label: 'Address' },
  { label: 'Amount', isFigure: true },
  { label: 'Status' },
];

/** The list on a desktop: a whole row opens its booking. Texts are cut as rule W16 says, and whole in the booking. */
export function BookingTable({ bookings, order, onOpen }: Props) {
  return (
    <Card padding="none" className="hidden overflow-hidden xl:block">
      <Table caption={`Bookings, ${order} visit first`} columns={columns} className="text-sm [&_thead]:bg-sand">
        {bookings.map(booking => (
          <Row key={booking.bookingId} booking={booking} onOpen={onOpen} />
        ))}
      </Table>
    </Card>
  );
}

function Row({ booking, onOpen }: { booking: Booking; onOpen: (id: string) => void }) {
  const { bookingId, bookingDate, bookingTime, user, address } = booking;
  const name = nameOf(user);
  return (
    <tr data-record={bookingId} className="relative transition-colors hover:bg-plum-tint has-focus-visible:bg-plum-tint">
      <td className={`${cell} figures whitespace-nowrap`}>
        {weekday(bookingDate).slice(0, 3)}, {date(bookingDate)}
        <span className="block text-muted">{time(bookingTime)}</span>
      </td>
      <th scope="row" className={`${cell} whitespace-nowrap`}>
        <button
          type="button"
          title={name}
          onClick={() => onOpen(bookingId)}
          className="text-left font-semibold after:absolute after:inset-0 focus-visible:outline-offset-4"
        >
          {shorten(name, 15)}
        </button>
        {user.mobile && <span className="figures block text-muted">{writtenMobile(user.mobile)}</span>}
      </th>
      <td title={titleOf(booking)} className={cell}>
        {shorten(titleOf(booking), 40)}
      </td>
      <td title={address?.street} className={`${cell} text-muted`}>
        {address ? shorten(address.street, 40) : 'No longer kept'}
      </td>
      <td className={`${figureCell} font-semibold!`}>{money(booking.finalPrice)}</td>
      <td className={cell}>
        <span className="flex flex-wrap gap-1.5">
          <StatusBadge status={booking.status} />
          <DueBadge booking={booking} />
        </span>
      </td>
    </tr>
  );
}
