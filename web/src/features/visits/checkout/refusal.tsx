import { CloudOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { components } from '#contract';
import * as words from '#words/checkout';
import * as common from '#words/common';
import type { ApiError, ErrorCode } from '../../../api/api-error.ts';
import { messageOf } from '../../../api/message-of.ts';
import { paths } from '../../../paths.ts';
import { money } from '../../../shared/format.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ErrorState } from '../../../ui/notice-state.tsx';
import { type CartNews, newsWords } from '../../shop/cart/cart-news.ts';
import type { Step } from './checkout-draft.ts';
import type { BookingRequest } from './order.ts';

/** Stays at the step that can fix it when the toast has gone. */
export function RefusalNote({ refusal }: { refusal: Refusal }) {
  const note = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new refusal scrolls into view
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'center' });
  }, [refusal]);

  return (
    <Alert
      ref={note}
      tone="warning"
      className="mb-5"
      action={
        refusal.seeBookings && (
          <LinkButton variant="secondary" size="sm" href={paths.bookings}>
            {common.myBookings}
          </LinkButton>
        )
      }
    >
      {refusal.words}
    </Alert>
  );
}

// What a refused order means for the customer: the step that can fix it, what to read again, and what to say.
export type Stale = 'cart' | 'settings' | 'slots' | 'addresses' | 'bookings';

export interface Refusal {
  /** The step that can fix it. */
  step: Step;
  /** What to read again. */
  stale: Stale[];
  words: string;
  /** Links to the customer's bookings, which explain it. */
  seeBookings?: boolean;
  /** The step itself shows the problem. */
  isShownByStep?: boolean;
}

type Quote = components['schemas']['Quote'];

const byDefault: Pick<Refusal, 'step' | 'stale'> = { step: 3, stale: ['cart'] };

const byCode: { [code in ErrorCode]?: Omit<Refusal, 'words'> } = {
  // The services may take longer now. The slots for the old duration would offer this one again.
  SLOT_UNAVAILABLE: { step: 2, stale: ['cart', 'slots'], isShownByStep: true },
  DUPLICATE_BOOKING: { step: 2, stale: ['cart', 'slots', 'bookings'], seeBookings: true },
  CART_EMPTY: { step: 3, stale: ['cart', 'bookings'], seeBookings: true },
  TOO_MANY_BOOKINGS: { step: 3, stale: ['bookings'], seeBookings: true },
  // The travel fee and the quiet hours are among the settings.
  PRICE_CHANGED: { step: 3, stale: ['cart', 'settings'] },
  // The salon may have changed the payment types or the minimum while this page was open.
  VALIDATION_ERROR: { step: 3, stale: ['cart', 'settings'] },
  MINIMUM_ORDER_VALUE: { step: 3, stale: ['cart', 'settings'] },
  ADDRESS_NOT_FOUND: { step: 1, stale: ['addresses'] },
  // The area may be smaller since the address was chosen. The step offers the wish.
  OUTSIDE_AREA: { step: 1, stale: ['settings', 'slots'] },
};

/** `news` is what changed in the cart, which was read again after the refusal. */
export function refusalOf(error: ApiError, order: BookingRequest, news: CartNews[] = []): Refusal {
  const known = byCode[error.errorCode] ?? byDefault;
  // The slots do not say it.
  const isAboutWish = error.params.reason === 'WOMEN_ONLY';
  return { ...known, ...(isAboutWish && { isShownByStep: false }), words: wordsWith(news, error, order) };
}

/** Also shown before any order, when the list of addresses lacks the chosen one. */
export const addressGone = words.addressGone;

const outside = words.outside;

const serviceGone = words.serviceGone;

function wordsWith(news: CartNews[], error: ApiError, order: BookingRequest): string {
  // The news names the service.
  if (error.errorCode === 'SERVICE_NOT_FOUND' && news.length > 0) return news.map(sentence).join(' ');
  // The refusal itself says that the coupon left the cart.
  const others = isAboutCoupon(error) ? news.filter(({ code }) => code !== 'COUPON_REMOVED') : news;
  return [wordsFor(error, order), ...others.map(sentence)].join(' ');
}

function sentence(news: CartNews): string {
  return news.code === 'PRICE_CHANGED' ? `${newsWords(news)}.` : newsWords(news);
}

function wordsFor(error: ApiError, order: BookingRequest): string {
  if (error.errorCode === 'PRICE_CHANGED' && isQuote(error.data)) {
    const { finalPrice } = error.data;
    return words.priceChanged(money(order.finalPrice), money(finalPrice));
  }
  if (error.errorCode === 'OUTSIDE_AREA') return outside;
  // The page selects another address, and the server's words would seem to be about that one.
  if (error.errorCode === 'ADDRESS_NOT_FOUND') return addressGone;
  // 'Service not found.' would seem to be about the services that are still shown.
  if (error.errorCode === 'SERVICE_NOT_FOUND') return serviceGone;
  const why = messageOf(error, words.placeFailed);
  // Without the coupon the cart costs more than the customer has seen.
  return isAboutCoupon(error) ? words.reviewWithout(why) : why;
}

function isAboutCoupon({ errorCode }: ApiError): boolean {
  return errorCode.startsWith('COUPON_');
}

function isQuote(data: unknown): data is Quote {
  return typeof data === 'object' && data !== null && 'finalPrice' in data && typeof data.finalPrice === 'number';
}

export function UnansweredNote() {
  return (
    <Alert tone="warning" className="mb-5">
      {words.unanswered}
    </Alert>
  );
}

/** For an unanswered order with an empty cart: it was most likely booked. */
export function UnansweredOrder({ isSending, onTryAgain }: { isSending: boolean; onTryAgain: () => void }) {
  return (
    <ErrorState
      icon={CloudOff}
      title={words.didItArrive}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button busy={isSending} onClick={onTryAgain}>
            {common.tryAgain}
          </Button>
          <LinkButton variant="secondary" href={paths.bookings}>
            {common.myBookings}
          </LinkButton>
        </div>
      }
    >
      <p>{words.unanswered}</p>
    </ErrorState>
  );
}
