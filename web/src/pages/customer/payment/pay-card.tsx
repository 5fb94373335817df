import { type ReactNode, useEffect, useState } from 'react';
import * as words from '#words/payment';
import { type Booking, dueOnline } from '../../../features/visits/booking/booking.ts';
import { BookedVisit } from '../../../features/visits/booking/success-parts.tsx';
import { TextField } from '../../../forms/text-fields.tsx';
import { numberAsTyped } from '../../../shared/as-typed.ts';
import { onOurClock } from '../../../shared/clock.ts';
import { money } from '../../../shared/format.ts';
import { useCountdown } from '../../../shared/use-countdown.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import type { ButtonVariant } from '../../../ui/button-look.ts';
import { Card } from '../../../ui/card.tsx';
import { fill } from '../../../ui/fill.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { isUnderWay } from './payment-view.ts';
import { type ScreenProps, WaitingScreen, Ways } from './screen.tsx';

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
  const [chosen, setChosen] = useState<TipChosen>({ choice: '0', typed: '' });
  const [isChecked, setChecked] = useState(false);
  // What is under way has its amount already.
  const latest = payment.payments.find(({ id }) => id === payment.paymentId);
  const open = payment.state === 'PENDING' && isUnderWay(payment, now) ? latest : undefined;
  const tip = open ? open.tip : takesTip(booking) ? tipIn(chosen) : 0;
  const due = open?.amount ?? dueOnline(booking);

  function pay() {
    setChecked(true);
    if (tip !== null) void start(tip);
  }

  return (
    <Card padding="sm" className="mt-6 grid w-full max-w-md gap-4 md:p-6!">
      {!open && takesTip(booking) && <TipChoice chosen={chosen} onChange={setChosen} isChecked={isChecked} />}
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

const offered = ['0', '50', '100', 'other'] as const;

interface TipChosen {
  choice: (typeof offered)[number];
  /** For `other`. */
  typed: string;
}

/** The most that the contract takes, in rupees. */
const most = 10_000;

/** The tip in rupees; null if what was typed is no amount. */
function tipIn({ choice, typed }: TipChosen): number | null {
  if (choice !== 'other') return Number(choice);
  return /^\d+$/.test(typed) && Number(typed) <= most ? Number(typed) : null;
}

interface TipChoiceProps {
  chosen: TipChosen;
  onChange: (chosen: TipChosen) => void;
  /** Whether a mistake is shown. */
  isChecked: boolean;
}

/** A tip for the professional (rule M11). */
function TipChoice({ chosen, onChange, isChecked }: TipChoiceProps) {
  return (
    <div className="grid gap-3 text-left">
      <RadioCards
        compact
        legend={words.addTip}
        showLegend
        value={chosen.choice}
        onChange={choice => onChange({ ...chosen, choice })}
        className="grid grid-cols-4 gap-2"
        cards={offered.map(value => ({
          value,
          label: value === 'other' ? words.otherTip : value === '0' ? words.noTip : money(Number(value)),
        }))}
      />
      {chosen.choice === 'other' && (
        <TextField
          label={words.tipInRupees}
          inputMode="numeric"
          autoComplete="off"
          read={numberAsTyped}
          maxLength={5}
          value={chosen.typed}
          onChange={event => onChange({ ...chosen, typed: event.target.value })}
          error={isChecked && tipIn(chosen) === null ? words.tipTooMuch(money(most)) : undefined}
        />
      )}
    </div>
  );
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
