import { MapPin } from 'lucide-react';
import { writtenMobile } from '../../../../../common/phone.ts';
import { AlertBadge } from '../../../features/messages/alert/alerts.tsx';
import { type Booking, titleOf } from '../../../features/visits/booking/booking.ts';
import { DueBadge, StatusBadge } from '../../../features/visits/booking/booking-badges.tsx';
import { nameOf } from '../../../features/visits/booking-admin/booking-question.tsx';
import { SettleButton } from '../../../features/visits/booking-admin/settle-question.tsx';
import { VisitProgress } from '../../../features/visits/booking-admin/visit-progress.tsx';
import { mapLink } from '../../../map/map-links.ts';
import { duration, money, time } from '../../../shared/format.ts';
import { shortDate } from '../../../shared/short-date.ts';
import { useUrlValue } from '../../../shared/use-url.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Portrait } from '../../../ui/portrait.tsx';
import { ReachButtons } from '../../../ui/reach-buttons.tsx';

interface Props {
  visit: Booking;
  isNext?: boolean;
  isOverdue?: boolean;
  /** The card names the day of a visit on another day; without `today`, of every visit. */
  today?: string;
}

/** What the beautician needs on the way to a visit and at its end. */
export function VisitCard({ visit, isNext = false, isOverdue = false, today }: Props) {
  const [, open] = useUrlValue('booking');
  const { bookingDate, bookingTime, durationInMinutes, user, address, status } = visit;
  const map = mapLink(address);
  return (
    <Card
      as="li"
      data-record={visit.bookingId}
      padding="sm"
      className={`grid break-inside-avoid grid-cols-1 gap-2 wrap-anywhere ${isNext ? 'border-plum! ring-1 ring-plum' : ''}`}
    >
      <div className="flex flex-wrap items-center gap-2">
        <span className="figures mr-auto font-display text-xl font-medium">
          {bookingDate !== today && `${shortDate(bookingDate, today)}, `}
          <span className="whitespace-nowrap">{time(bookingTime)}</span>
          <span className="font-sans text-sm whitespace-nowrap text-muted"> · about {duration(durationInMinutes)}</span>
        </span>
        {isNext && <Badge className="bg-marigold!">Next</Badge>}
        {isOverdue && <Badge tone="bad">Overdue</Badge>}
        <AlertBadge bookingId={visit.bookingId} />
        {status !== 'PENDING' && <StatusBadge status={status} reason={visit.cancelReason} />}
        {/* Beside the price it says that all of it is due. */}
        {!(visit.paymentState === 'UNPAID' && visit.amountDue > 0) && <DueBadge booking={visit} />}
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <button
          type="button"
          data-opens
          onClick={() => open(visit.bookingId)}
          className="-my-2 min-h-11 min-w-0 text-left text-lg font-semibold underline decoration-line underline-offset-4 hover:decoration-plum"
        >
          {nameOf(user)}
        </button>
        <span className="figures text-lg font-semibold whitespace-nowrap">
          {money(visit.amountDue || visit.refundDue || visit.finalPrice)}
          {visit.amountDue > 0 && <span className="text-sm font-normal text-muted"> due</span>}
          {visit.refundDue > 0 && <span className="text-sm font-normal text-muted"> to give back</span>}
        </span>
      </div>
      {user.mobile && <p className="figures -mt-2 text-sm text-muted">{writtenMobile(user.mobile)}</p>}
      <p>{titleOf(visit)}</p>
      {address && (
        <p className="flex gap-2 text-sm">
          <MapPin aria-hidden className="mt-0.5 size-4.5 shrink-0 text-muted" strokeWidth={1.75} />
          {map ? (
            <a
              href={map}
              target="_blank"
              rel="noopener"
              className="underline decoration-line underline-offset-4 hover:decoration-plum"
            >
              {address.street}, {address.city}
              <span className="sr-only"> (map, opens in a new tab)</span>
            </a>
          ) : (
            <span>
              {address.street}, {address.city}
            </span>
          )}
        </p>
      )}
      <WhoComes visit={visit} />
      {address?.instructions && (
        <p className="rounded-md bg-marigold-tint px-3 py-2 text-sm whitespace-pre-line">{address.instructions}</p>
      )}
      <div className="flex flex-wrap items-center gap-2 pt-1">
        <ReachButtons name={user.fullName ?? 'the customer'} mobile={user.mobile} map={map} />
        <SettleButton booking={visit} />
      </div>
    </Card>
  );
}

/** All who come, and how far each is; nothing with teams. */
function WhoComes({ visit }: { visit: Booking }) {
  const { bookingId, professional, parts = [{ part: 1, professional, visit: visit.visit }] } = visit;
  return parts.map(
    one =>
      one.professional && (
        <div key={one.part} className="text-sm">
          <p className="flex items-center gap-2">
            <Portrait of={one.professional} className="size-7" />
            {one.professional.name}
          </p>
          <VisitProgress bookingId={bookingId} part={one.part} visit={one.visit} />
        </div>
      ),
  );
}
