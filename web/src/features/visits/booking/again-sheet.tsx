import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import * as words from '#words/booking';
import * as common from '#words/common';
import { messageOf } from '../../../api/message-of.ts';
import { paths } from '../../../paths.ts';
import { money } from '../../../shared/format.ts';
import { useGone } from '../../../shared/use-gone.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Portrait } from '../../../ui/portrait.tsx';
import { ProblemWords } from '../../../ui/problem-words.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { ReadFailed } from '../../../ui/read-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextSkeleton } from '../../../ui/text-skeleton.tsx';
import { useSession } from '../../accounts/auth/session.tsx';
import { useSettings } from '../../salon/settings/use-settings.ts';
import { addressLine } from '../../schedule/address/address.ts';
import { useAddresses } from '../../schedule/address/use-addresses.ts';
import { proposeAgain } from '../../schedule/professional/same-again.ts';
import { cartAttempts } from '../../shop/cart/cart-attempts.ts';
import { cartFailures } from '../../shop/cart/cart-errors.ts';
import { bookAgain } from '../../shop/cart/change-cart.ts';
import { AgainItems, AgainTerms } from './again-order.tsx';
import { visitIn } from './availability.ts';
import type { Booking } from './booking.ts';
import { type AgainOffer, keyOf, useAgain } from './use-again.ts';
import { visitLine } from './visit-line.ts';

interface Props {
  booking: Booking;
  onClose: () => void;
}

/** Books an earlier visit once more: choose one of the next times, confirm (rule W90). */
export default function AgainSheet({ booking, onClose }: Props) {
  const again = useAgain(booking);
  const { offer, time, isBusy, minimum, deposit, paymentType } = again;
  const more = useMoreTimes(booking, again.isForAnyone, onClose);
  const isBookable = time !== null && minimum === null;
  const now = paymentType === 'PAY_AFTER' ? deposit : (offer?.finalPrice ?? 0);
  return (
    <Dialog
      onClose={onClose}
      title={words.bookAgain}
      footer={
        offer?.reason === null && (
          <Button block busy={isBusy} aria-disabled={!isBookable} onClick={() => isBookable && again.place()}>
            {isBusy
              ? words.bookingIt
              : !time
                ? words.chooseTime
                : now > 0
                  ? words.payNowOf(money(now))
                  : words.bookFor(money(offer.finalPrice))}
          </Button>
        )
      }
    >
      {again.error ? (
        <ReadFailed onRetry={again.reload}>{messageOf(again.error, words.againFailed)}</ReadFailed>
      ) : !offer ? (
        <AgainSkeleton />
      ) : (
        <div className="grid gap-5" inert={isBusy}>
          {again.problem && (
            <Alert tone="bad">
              <ProblemWords of={again.problem} />
            </Alert>
          )}
          <AgainItems offer={offer} />
          {offer.reason === null && <WhoAndWhere booking={booking} offer={offer} again={again} />}
          <Times offer={offer} chosen={again.chosen} onChoose={again.choose} more={more} />
          {minimum !== null && offer.items.length > 0 && (
            <Alert
              tone="warning"
              action={
                <Button size="sm" variant="secondary" onClick={() => more.go(paths.cart)}>
                  {words.addService}
                </Button>
              }
            >
              {words.belowMinimum(money(minimum))}
            </Alert>
          )}
          {time && <AgainTerms price={offer.finalPrice} time={time} deposit={deposit} />}
        </div>
      )}
    </Dialog>
  );
}

interface More {
  isGoing: boolean;
  /** Fills the cart, and goes on with it. */
  go: (path: string) => void;
}

/** The long way: the services go into the cart, at today's prices, and checkout proposes who came before. */
function useMoreTimes({ bookingId, professional }: Booking, isForAnyone: boolean, onClose: () => void): More {
  const { userId } = useSession();
  const [here, navigate] = useLocation();
  const [attempt] = useState(cartAttempts);
  const [isGoing, setGoing] = useState(false);
  const gone = useGone();
  async function go(path: string) {
    setGoing(true);
    const isDone = await attempt(bookAgain(bookingId), cartFailures.add);
    setGoing(false);
    if (!isDone) return;
    if (userId && professional && !isForAnyone) proposeAgain(userId, professional);
    // Do not navigate if they closed the sheet or left the page meanwhile.
    if (gone.current || location.pathname !== here) return;
    onClose();
    navigate(path);
  }
  return { isGoing, go: path => void go(path) };
}

interface WhoProps {
  booking: Booking;
  offer: AgainOffer;
  again: ReturnType<typeof useAgain>;
}

/** Who comes, and where to. */
function WhoAndWhere({ booking, offer, again }: WhoProps) {
  const { professional } = offer;
  const before = booking.professional;
  // The address as it is now: the customer may have corrected it since.
  const address = useAddresses().addresses?.find(({ id }) => id === offer.addressId);
  return (
    <div className="grid gap-3">
      {professional && (
        <div className="flex items-center gap-3">
          <Portrait of={professional} className="size-10" />
          <p className="min-w-0 flex-1 wrap-anywhere">
            <span className="block font-semibold">{professional.name}</span>
            <span className="block text-sm text-muted">{words.comes}</span>
          </p>
          <Button variant="quiet" size="sm" className="-mr-3 shrink-0" onClick={again.letAnyoneCome}>
            {words.letAnyone}
          </Button>
        </div>
      )}
      {before && !professional && !again.isForAnyone && <p className="wrap-anywhere">{words.hersAreGone(before.name)}</p>}
      <p className="flex gap-2.5 text-sm text-muted">
        <MapPin aria-hidden className="mt-0.5 size-4.5 shrink-0" strokeWidth={1.75} />
        <span className="min-w-0 flex-1 wrap-anywhere">{address ? addressLine(address) : <TextSkeleton />}</span>
      </p>
    </div>
  );
}

interface TimesProps {
  offer: AgainOffer;
  chosen: string | null;
  onChoose: (key: string) => void;
  more: More;
}

const noTime = {
  NO_SERVICE: words.noServiceAgain,
  NO_ADDRESS: words.noAddressAgain,
  OUTSIDE_AREA: words.outsideAgain,
  FULL: words.fullAgain,
};

function Times({ offer: { times, reason }, chosen, onChoose, more }: TimesProps) {
  const isNamed = useSettings()?.capacity === 'PROFESSIONALS';
  const [, navigate] = useLocation();
  const isAddress = reason === 'NO_ADDRESS' || reason === 'OUTSIDE_AREA';
  return (
    <div className="grid gap-3">
      {reason === null ? (
        <RadioCards
          legend={words.nextTimes}
          showLegend
          value={chosen}
          onChange={onChoose}
          cards={times.map(time => ({
            value: keyOf(time),
            label: <span className="figures">{visitLine(visitIn(time.date, time, isNamed))}</span>,
            // A quiet time has a lower price of its own (rule M51).
            ...(time.finalPrice !== undefined && {
              hint: <span className="figures font-semibold text-leaf">{money(time.finalPrice)}</span>,
            }),
          }))}
        />
      ) : (
        <Alert tone="warning">{noTime[reason]}</Alert>
      )}
      {reason === 'NO_SERVICE' ? (
        <Button variant="secondary" block onClick={() => navigate(paths.services)}>
          {common.browseServices}
        </Button>
      ) : (
        <Button
          variant={reason === null ? 'quiet' : 'secondary'}
          block
          busy={more.isGoing}
          onClick={() => more.go(paths.checkout)}
        >
          {isAddress ? words.otherAddress : words.moreTimes}
        </Button>
      )}
    </div>
  );
}

function AgainSkeleton() {
  return (
    <div className="grid gap-4" aria-busy>
      <Skeleton className="h-6 w-3/4" />
      <Skeleton className="h-10" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  );
}
