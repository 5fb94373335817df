import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useLocation } from 'wouter';
import * as common from '#words/common';
import * as words from '#words/payment';
import { hasCode } from '../../../api/api-error.ts';
import { api, ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { useSession } from '../../../features/accounts/auth/session.tsx';
import type { Booking } from '../../../features/visits/booking/booking.ts';
import { bookingKey, useBookings } from '../../../features/visits/booking/use-bookings.ts';
import { paths } from '../../../paths.ts';
import { classes } from '../../../shared/class-names.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { type Tone, tones } from '../../../ui/tones.ts';
import type { BookingPayment } from './payment-view.ts';
import type { useStartPayment } from './use-start-payment.ts';

export interface ScreenProps {
  booking: Booking;
  payment: BookingPayment;
  starting: ReturnType<typeof useStartPayment>;
  hasReturned: boolean;
  reload: () => Promise<unknown>;
  /** The time at the salon in epoch ms. */
  now: number;
}

interface Props {
  /** Replaces the icon's disc. */
  sign?: ReactNode;
  icon?: LucideIcon;
  tone?: Tone;
  title: string;
  /** Read out when it changes. */
  words: ReactNode;
  children?: ReactNode;
}

/** The same places in every state, so that screen readers hear what changed and nothing jumps. */
export function Screen({ sign, icon: Icon, tone = 'info', title, words, children }: Props) {
  return (
    <>
      {sign ?? (
        <span
          className={classes('grid size-20 place-items-center rounded-full md:size-24', tones[tone].surface, tones[tone].ink)}
        >
          {Icon && <Icon aria-hidden className="size-9 md:size-11" strokeWidth={1.75} />}
        </span>
      )}
      <PageTitle className="mt-5 max-w-xl text-balance">{title}</PageTitle>
      <div role="status" className="my-2 max-w-md text-lg text-balance">
        {words}
      </div>
      {children}
    </>
  );
}

const turning = (
  <span className="grid size-20 place-items-center rounded-full bg-plum-tint md:size-24">
    <span aria-hidden className="size-10 animate-spin rounded-full border-4 border-line border-t-plum" />
  </span>
);

export function WaitingScreen(props: Omit<Props, 'sign' | 'icon' | 'tone'>) {
  return <Screen sign={turning} {...props} />;
}

/** While the provider's page opens, or the payment is read. */
export function OpeningScreen({ title = words.opening }: { title?: string }) {
  return <WaitingScreen title={title} words={words.oneMoment} />;
}

/** The ways on from here. */
export function Ways({ children }: { children?: ReactNode }) {
  return (
    <div className="mt-6 flex w-full max-w-md flex-wrap justify-center gap-3 max-sm:*:w-full">
      {children}
      <LinkButton href={paths.bookings} variant="quiet">
        {common.myBookings}
      </LinkButton>
    </div>
  );
}

type PayAfterProps = Pick<ScreenProps, 'payment'> & { reload: () => Promise<unknown> };

/** For whom paying online does not work: the visit is booked, and they pay after it (rule M40). Nothing where a deposit is due. */
export function PayAfter({ payment: { bookingId, mayPayAfter }, reload }: PayAfterProps) {
  const { userId } = useSession();
  const { mutate } = useSWRConfig();
  const { reload: reloadBookings } = useBookings();
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!mayPayAfter) return null;

  async function choose() {
    setBusy(true);
    setProblem(null);
    try {
      const booking = await ask(api.PUT('/booking/{id}/pay-after', { params: { path: { id: bookingId } } }));
      if (userId) void mutate(bookingKey(userId, bookingId), booking, { revalidate: false });
      void reloadBookings().catch(() => null);
      navigate(paths.orderSuccess, { replace: true, state: { bookingId } });
    } catch (error) {
      // The session ended, and the login dialog has opened.
      if (!hasCode(error, 'UNAUTHORIZED')) setProblem(messageOf(error, words.payAfterFailed));
      // The booking may have been paid, or its time given back.
      await reload().catch(() => null);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="mt-3 grid w-full max-w-md gap-3">
      {problem && (
        <Alert tone="bad" className="text-left">
          {problem}
        </Alert>
      )}
      <Button block variant="secondary" busy={isBusy} onClick={() => void choose()}>
        {words.payAfterInstead}
      </Button>
    </div>
  );
}
