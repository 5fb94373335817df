import { CalendarDays, Clock, Link2, type LucideIcon, MapPin, MessageCircle, UserRound, UsersRound } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import * as words from '#words/booking';
import * as common from '#words/common';
import { lastOf } from '#words/format';
import * as partyWords from '#words/party';
import { allNames } from '../../../../../common/names.ts';
import { duration, longDate, money, time } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { nameIn } from '../../../shared/name-in.ts';
import { whatsAppLink } from '../../../shared/outside-links.ts';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useSettings } from '../../salon/settings/use-settings.ts';
import { addressLine } from '../../schedule/address/address.ts';
import { isAskedAnew, referenceOf, type ShownBooking, shortId, stepOf, titleOf } from './booking.ts';
import { StatusBadge } from './booking-badges.tsx';
import { PaymentBadge } from './payment-badge.tsx';
import { stepWords } from './step-words.ts';
import { useArrival } from './use-arrival.ts';
import { WhoComes } from './who-comes.tsx';

// Lazy, because few visits are for guests.
const GuestsOfBooking = lazy(() => import('../guests/guests-of-booking.tsx'));

interface Props {
  booking: ShownBooking;
  /** What the salon asks about the visit. */
  question?: ReactNode;
  /** What the customer says about the visit. */
  review?: ReactNode;
  actions?: ReactNode;
}

export function BookingCard({ booking, question, review, actions }: Props) {
  const { bookingDate, bookingTime, address, durationInMinutes, couponCode, professional, status, visit } = booking;
  const { discountByHand = 0, quietDiscount = 0, travelFee = 0 } = booking;
  const notByHand = booking.discount - discountByHand;
  // Without a coupon the round off is in it.
  const ofQuiet = quietDiscount > 0 && !couponCode ? notByHand : quietDiscount;
  const ofCoupon = notByHand - ofQuiet;
  const { guests, parts = [], readyBy } = booking;
  const relatedTo = 'relatedTo' in booking && booking.relatedTo;
  const step = stepOf(booking);
  const isPending = status === 'PENDING';
  const cameNames = guests ? parts.flatMap(one => one.professional?.name ?? []) : professional ? [professional.name] : [];
  const arrival = useArrival(booking);
  const several = booking.items.filter(({ quantity }) => quantity > 1);
  return (
    <Card as="li" padding="sm" className="flex flex-col gap-3 lg:p-6!">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusBadge isOwn status={status} isHeld={booking.payBy !== null} reason={booking.cancelReason} />
        <span className="ml-auto text-sm text-muted">
          {common.booking} <span className="figures uppercase">{referenceOf(booking)}</span>
        </span>
      </div>
      <h3 className="text-lg font-semibold text-pretty wrap-anywhere">{titleOf(booking)}</h3>
      {several.length > 0 && (
        <p className="figures -mt-2 text-sm text-muted wrap-anywhere">
          {several.map(item => `${item.quantity} × ${nameIn(item)}`).join(', ')}
        </p>
      )}
      {question}
      <ul className="grid gap-1.5">
        <Fact icon={CalendarDays}>{longDate(bookingDate)}</Fact>
        <Fact icon={Clock}>
          {arrival ?? (
            <>
              {time(bookingTime)}{' '}
              <span className="text-muted">
                · {words.about} {duration(durationInMinutes)}
              </span>
            </>
          )}
        </Fact>
        {cameNames.length > 0 && status === 'COMPLETED' && (
          <Fact icon={UserRound}>{words.cameToYou(allNames(cameNames, lastOf))}</Fact>
        )}
        {guests && <Fact icon={UsersRound}>{forGuests(guests.length, readyBy)}</Fact>}
        {relatedTo && <Fact icon={Link2}>{partyWords.belongsTo(shortId(relatedTo).toUpperCase())}</Fact>}
        <Fact icon={MapPin}>{address ? placeOf(address) : words.addressNotKept}</Fact>
      </ul>
      {step && <p className="rounded-md bg-marigold-tint px-3.5 py-2.5 font-semibold">{stepWords(step)}</p>}
      {/* Whom it names cannot come as booked. */}
      {visit && isPending && !isAskedAnew(booking) && <WhoComes booking={booking} visit={visit} />}
      {guests && status !== 'CANCELLED' && (
        <Suspense fallback={null}>
          <GuestsOfBooking guests={guests} parts={parts} />
        </Suspense>
      )}
      <NotDoneNote booking={booking} />
      {review}
      <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-3">
        <span className="figures text-lg font-semibold">{money(Math.round(booking.finalPrice))}</span>
        <PaymentBadge booking={booking} />
        {travelFee > 0 && <span className="figures text-sm text-muted">{words.withTravel(money(travelFee))}</span>}
        {ofQuiet > 0 && <span className="figures text-sm text-muted">{words.quietLess(money(ofQuiet))}</span>}
        {couponCode && ofCoupon > 0 && (
          <span className="figures text-sm text-muted">{words.savedWith(money(ofCoupon), couponCode)}</span>
        )}
        {discountByHand > 0 && <span className="figures text-sm text-muted">{words.salonGave(money(discountByHand))}</span>}
      </div>
      {actions && <div className="flex flex-wrap gap-2 max-sm:*:flex-1 max-sm:*:whitespace-nowrap">{actions}</div>}
    </Card>
  );
}

/** `For 3 guests · Everyone is ready by 05:00 PM`. */
function forGuests(guests: number, readyBy: string | undefined): string {
  const number = partyWords.forGuests(partyWords.guests(guests));
  return readyBy ? `${number} · ${partyWords.allReady(time(readyBy))}` : number;
}

/** By the link of a message: enough to tell one's addresses apart (rule Q13). */
function placeOf(address: NonNullable<ShownBooking['address']>): string {
  if ('street' in address) return addressLine(address);
  const { building, city, postalCode } = address;
  return [building, `${city} ${postalCode}`].filter(Boolean).join(', ');
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="figures flex gap-2.5">
      <Icon aria-hidden className="mt-0.75 size-4.5 shrink-0 text-muted" strokeWidth={1.75} />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}

/** Why a visit did not take place, what it costs, and a way to answer (rules N83 and N84). */
function NotDoneNote({ booking }: { booking: ShownBooking }) {
  const phone = useSettings()?.phone;
  const { cancelReason, cancellation, refundDue } = booking;
  if (!cancelReason) return null;
  const kept = cancellation?.kept ?? 0;
  const isNoShow = cancelReason === 'NO_SHOW';
  const isNotPaid = cancelReason === 'NOT_PAID';
  const sentences = [
    isNotPaid ? words.neverBooked : isNoShow ? words.weMetNobody : words.didNotTakePlace,
    isNoShow && kept > 0 ? words.feeIs(money(kept)) : words.costsNothing,
    refundDue > 0 && words.comesBack(money(refundDue)),
  ].filter(Boolean);
  return (
    <div className="grid justify-items-start gap-2 rounded-md bg-sand p-3.5">
      <p>{sentences.join(' ')}</p>
      {phone && (
        <LinkButton
          size="sm"
          variant="secondary"
          href={whatsAppLink(phone, words.aboutBooking(referenceOf(booking).toUpperCase()))}
        >
          <MessageCircle aria-hidden className="size-4.5" strokeWidth={1.75} />
          {words.answerUs}
        </LinkButton>
      )}
    </div>
  );
}

export function BookingCardSkeleton() {
  return (
    <Card as="li" padding="sm" className="grid gap-3 lg:p-6!">
      <div className="flex justify-between gap-4">
        <Skeleton className="h-5.5 w-24 rounded-full" />
        <Skeleton className="h-5.5 w-28" />
      </div>
      <Skeleton className="h-6.5 w-3/4" />
      <Skeleton className="h-4 w-2/5" />
      <Skeleton className="h-4 w-1/3" />
      <Skeleton className="h-4 w-4/5" />
      <div className="border-t border-line pt-3">
        <Skeleton className="h-6 w-1/4" />
      </div>
      <div className="flex gap-2">
        <Skeleton className="h-11 w-32 rounded-full" />
        <Skeleton className="h-11 w-24 rounded-full" />
      </div>
    </Card>
  );
}
