import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import * as common from '#words/common';
import * as words from '#words/payment';
import type { Booking } from '../../../features/visits/booking/booking.ts';
import { paths } from '../../../paths.ts';
import { classes } from '../../../shared/class-names.ts';
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
