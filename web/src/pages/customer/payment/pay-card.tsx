import { type ReactNode, useEffect, useState } from 'react';
import * as party from '#words/party';
import * as words from '#words/payment';
import { type Booking, dueOnline, type Step, stepOf } from '../../../features/visits/booking/booking.ts';
import { BookedVisit } from '../../../features/visits/booking/success-parts.tsx';
import { onOurClock } from '../../../shared/clock.ts';
import { longDate, money } from '../../../shared/format.ts';
import { useCountdown } from '../../../shared/use-countdown.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import type { ButtonVariant } from '../../../ui/button-look.ts';
import { Card } from '../../../ui/card.tsx';
import { fill } from '../../../ui/fill.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { isUnderWay } from './payment-view.ts';
import { type ScreenProps, WaitingScreen, Ways } from './screen.tsx';
import { NO_TIP, TipChoice, tipIn } from './tip-choice.tsx';

type Props = Omit<ScreenProps, 'hasReturned' | 'reload'> & {
  /** The words of the button, for an amount like ₹1,499. */
  label: (sum: string) => string;
  variant?: ButtonVariant;
  /** Above the button. */
  children?: ReactNode;
};

/** The tip, if one makes sense, and the button to the provider's page. */
export function PayCard({ booking, payment, starting, now, label, variant = 'primary', children }: Props) {
  const { isStarting, problem, start } = starting;
  const [chosen, setChosen] = useState(NO_TIP);
  const [paysAll, setPaysAll] = useState(false);
  const [isChecked, setChecked] = useState(false);
  // What is under way has its amount already.
  const latest = payment.payments.find(({ id }) => id === payment.paymentId);
  const open = payment.state === 'PENDING' && isUnderWay(payment, now) ? latest : undefined;
  const tip = open ? open.tip : takesTip(booking) ? tipIn(chosen) : 0;
  const step = booking.payBy === null ? stepOf(booking) : null;
  const isChoice = step !== null && step.amount < booking.amountDue;
  const due = open?.amount ?? (isChoice && paysAll ? booking.amountDue : dueOnline(booking));

  function pay() {
    setChecked(true);
    if (tip === null) return;
    const tipFor = open ? open.tipFor : chosen.whose ? [chosen.whose] : undefined;
    void start({
      ...(tip > 0 && { tip, ...(tipFor && { tipFor }) }),
      ...(isChoice && due === step.amount && { onlyLater: true }),
    });
  }

  return (
    <Card padding="sm" className="mt-6 grid w-full max-w-md gap-4 md:p-6!">
      {!open && isChoice && <WhatToPay step={step} all={booking.amountDue} paysAll={paysAll} onChange={setPaysAll} />}
      {!open && takesTip(booking) && <TipChoice booking={booking} chosen={chosen} onChange={setChosen} isChecked={isChecked} />}
      {open && open.tip > 0 && <p className="figures text-sm text-muted">{words.withTip(money(open.tip))}</p>}
      {children}
      {problem && (
        <Alert tone="bad" className="text-left">
          {problem}
        </Alert>
      )}
      <Button block size="lg" variant={variant} busy={isStarting} onClick={pay}>
        {isStarting ? words.opening : label(money(due + (tip ?? 0)))}
      </Button>
    </Card>
  );
}

interface WhatToPayProps {
  step: Step;
  /** All that is due, in rupees. */
  all: number;
  paysAll: boolean;
  onChange: (paysAll: boolean) => void;
}

/** The second step of a party's deposit by itself, or all that is due (rule M64). */
function WhatToPay({ step, all, paysAll, onChange }: WhatToPayProps) {
  return (
    <div className="text-left">
      <RadioCards
        legend={party.whatToPay}
        showLegend
        className="grid gap-2"
        value={paysAll ? 'all' : 'step'}
        onChange={chosen => onChange(chosen === 'all')}
        cards={[
          { value: 'step', label: money(step.amount), hint: party.byDay(longDate(step.by)) },
          { value: 'all', label: money(all), hint: party.allThatIsDue },
        ]}
      />
    </div>
  );
}

/** A tip is for somebody: after the visit, or if she is known by name. */
function takesTip({ status, visit }: Booking): boolean {
  return status === 'COMPLETED' || visit !== null;
}

/** Counts down to the time until which the salon keeps the slot. */
export function TimeLeft({ until }: { until: string }) {
  const seconds = useCountdown(onOurClock(Date.parse(until)));
  const left = (
    <strong role="timer" aria-live="off" className="figures whitespace-nowrap">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </strong>
  );
  return <p>{fill(words.keepYourTime, { time: left })}</p>;
}

/** Banks mostly answer within seconds. After that people wonder, and some did not pay at all. */
const usualMs = 10_000;

export function Confirming({ booking, ...rest }: ScreenProps) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), usualMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <WaitingScreen title={words.confirming} words={isLong ? words.bankIsLate : words.takesSeconds}>
      <BookedVisit booking={booking} />
      {isLong && (
        <PayCard booking={booking} {...rest} variant="secondary" label={words.haveNotPaid}>
          {booking.payBy && <TimeLeft until={booking.payBy} />}
        </PayCard>
      )}
      <Ways />
    </WaitingScreen>
  );
}
