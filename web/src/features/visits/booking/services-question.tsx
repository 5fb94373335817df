import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import * as words from '#words/visit-services';
import { refOf } from '../../../../../common/choice.ts';
import { type Problem, problemOf } from '../../../api/message-of.ts';
import { today } from '../../../shared/clock.ts';
import { money, time } from '../../../shared/format.ts';
import { nameIn } from '../../../shared/name-in.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ProblemWords } from '../../../ui/problem-words.tsx';
import type { ShownBooking } from './booking.ts';

export interface ServicesAnswer {
  proposalId: string;
  agreed: boolean;
}

interface Props {
  booking: ShownBooking;
  /** Throws the server's refusal. */
  onAnswer: (answer: ServicesAnswer) => Promise<void>;
}

/** Whether other services, or another price, suit the customer (rule B60). */
export function ServicesQuestion({ booking, onAnswer }: Props) {
  const [busyWith, setBusyWith] = useState<boolean | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { servicesProposal: proposal, items: before, finalPrice } = booking;
  if (!proposal || booking.status !== 'PENDING') return null;
  const { proposalId, items, code } = proposal;
  const { totalPrice, finalPrice: after } = proposal;
  const countOf = (ref: string) => before.find(one => refOf(one) === ref)?.quantity ?? 0;
  const isNew = (item: (typeof items)[number]) => item.quantity > countOf(refOf(item));
  const comesBack = booking.amountPaid - after;
  // The professional at the door asks for the code, so it would only confuse before.
  const isTheDay = booking.bookingDate === today();
  const gone = before.filter(one => !items.some(item => refOf(item) === refOf(one)));

  async function answer(agreed: boolean) {
    if (busyWith !== null) return;
    setBusyWith(agreed);
    setProblem(null);
    try {
      await onAnswer({ proposalId, agreed });
    } catch (error) {
      setProblem(problemOf(error, words.answerFailed));
      setBusyWith(null);
    }
  }

  return (
    <section aria-label={words.mayWeChange} className="grid gap-3 rounded-md border border-marigold bg-marigold-tint p-3.5">
      <p className="flex gap-2.5 font-semibold">
        <ListPlus aria-hidden className="mt-0.5 size-5 shrink-0" strokeWidth={1.75} />
        {words.mayWeChange}
      </p>
      <ul className="figures grid gap-1">
        {items.map(item => (
          <li key={refOf(item)} className="flex justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">
              {item.quantity > 1 && `${item.quantity} × `}
              {nameIn(item)}
              {isNew(item) && <span className="font-semibold"> ({words.isNew})</span>}
            </span>
            <span>{money(item.price * item.quantity)}</span>
          </li>
        ))}
        {gone.length > 0 && <li>{words.without(gone.map(nameIn).join(', '))}</li>}
        {booking.travelFee !== undefined && (
          <li className="flex justify-between gap-4">
            <span>{words.travel}</span>
            <span>{money(booking.travelFee)}</span>
          </li>
        )}
        {totalPrice > after && (
          <li className="flex justify-between gap-4">
            <span>{words.discount}</span>
            <span>{money(after - totalPrice)}</span>
          </li>
        )}
      </ul>
      <p className="figures flex flex-wrap items-baseline justify-between gap-x-4">
        <span>
          {words.totalBefore} {money(finalPrice)}
        </span>
        <span className="text-lg font-semibold">
          {words.total} {money(after)}
        </span>
        <span className="basis-full">{words.until(time(proposal.to))}</span>
        {comesBack > 0 && <span className="basis-full">{words.comesBack(money(comesBack))}</span>}
      </p>
      {problem && (
        <Alert tone="bad">
          <ProblemWords of={problem} />
        </Alert>
      )}
      <div className="flex flex-wrap gap-2 *:flex-1">
        <Button busy={busyWith === true} onClick={() => answer(true)}>
          {words.agree}
        </Button>
        <Button variant="secondary" busy={busyWith === false} onClick={() => answer(false)}>
          {words.noThanks}
        </Button>
      </div>
      {code && isTheDay && (
        <p>
          {words.orTellCode} <span className="figures text-lg font-semibold">{code}</span>
        </p>
      )}
    </section>
  );
}
