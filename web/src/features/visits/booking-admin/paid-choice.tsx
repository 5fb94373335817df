import type { operations } from '#contract';
import { money } from '../../../shared/format.ts';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import type { Booking } from '../booking/booking.ts';

/** How a visit was paid and who took the money, as the contract asks for it. */
export type Paid = NonNullable<operations['markBookingCompleted']['parameters']['query']>;

type By = NonNullable<Paid['paidBy']>;
/** HERS: the professional took it at the door. */
type Choice = By | 'CASH HERS' | 'UPI HERS';

interface Props {
  booking: Booking;
  /** Null until something is chosen. */
  paid: Paid | null;
  onChange: (paid: Paid) => void;
  /** Whether it may also be unpaid. */
  mayBeUnpaid: boolean;
}

/** Asks how what is due was paid. Cash up, pay and the bill go by the answer (rule N75). */
export function PaidChoice({ booking: { amountDue, professional }, paid, onChange, mayBeUnpaid }: Props) {
  const cards: { value: Choice; label: string }[] = [
    ...(professional
      ? [
          { value: 'CASH HERS' as const, label: `Cash to ${professional.name}` },
          { value: 'UPI HERS' as const, label: `UPI to ${professional.name}` },
        ]
      : []),
    { value: 'CASH', label: 'Cash at the desk' },
    { value: 'UPI', label: 'UPI to the salon' },
    { value: 'CARD', label: 'Card' },
    { value: 'BANK', label: 'Bank transfer' },
    ...(mayBeUnpaid ? [{ value: 'NOT_YET' as const, label: 'Not paid yet' }] : []),
  ];
  return (
    <div className="mb-4">
      <RadioCards<Choice>
        legend={`How was ${money(amountDue)} paid?`}
        showLegend
        className="grid gap-2 sm:grid-cols-2"
        cards={cards}
        value={paid && choiceOf(paid)}
        onChange={choice => onChange(paidOf(choice, professional?.id))}
      />
    </div>
  );
}

function choiceOf({ paidBy = 'NOT_YET', takenBy }: Paid): Choice {
  return takenBy && (paidBy === 'CASH' || paidBy === 'UPI') ? `${paidBy} HERS` : paidBy;
}

function paidOf(choice: Choice, professionalId: string | undefined): Paid {
  if (choice !== 'CASH HERS' && choice !== 'UPI HERS') return { paidBy: choice };
  return { paidBy: choice === 'CASH HERS' ? 'CASH' : 'UPI', ...(professionalId && { takenBy: professionalId }) };
}
