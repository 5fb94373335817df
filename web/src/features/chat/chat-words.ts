// What staff and professionals write to customers on WhatsApp, filled in (rule Q12).
import { money } from '../../shared/format.ts';

interface Writer {
  /** The customer's first name. */
  customer: string;
  salon: string;
  /** The professional, if she writes herself. */
  by?: string | undefined;
}

interface Told extends Writer {
  /** 'Friday, 20 Nov 2026, 09:00 AM' */
  when: string;
  reference?: string | undefined;
  /** What is to pay, in rupees. */
  amount: number;
  upiId?: string | null | undefined;
}

export interface ChatWords {
  label: string;
  text: string;
}

function greeting({ customer, salon, by }: Writer): string {
  return `Namaste ${customer}, this is ${by ? `${by} from ${salon}` : salon}.`;
}

/** How the booking stands, which only the salon tells the customer. */
export function aboutBooking(
  { customer, salon, when, reference }: Pick<Told, 'customer' | 'salon' | 'when' | 'reference'>,
  stands: 'is cancelled:' | 'is booked for' | 'was booked for',
): string {
  return `Namaste ${customer}, your visit by ${salon} ${stands} ${when} (booking ${reference}).`;
}

/** What a professional writes at each step of her visit. */
export function aboutStep(writer: Writer, state: 'PLANNED' | 'ON_THE_WAY' | 'ARRIVED' | 'STARTED' | 'DONE'): string {
  const said = {
    PLANNED: ' I am on my way to you.',
    ON_THE_WAY: ' I am on my way to you.',
    ARRIVED: ' I have arrived and am at your door.',
    STARTED: '',
    DONE: " Thank you for today's visit.",
  };
  return greeting(writer) + said[state];
}

/** The messages to choose from. */
export function chatWords({ when, reference, amount, upiId, ...writer }: Told): ChatWords[] {
  const hello = greeting(writer);
  const booking = reference ? ` (booking ${reference})` : '';
  const upi = upiId ? ` You can pay by UPI to ${upiId}.` : '';
  return [
    { label: 'Confirm', text: `${hello} Your visit is booked for ${when}${booking}. Does this time suit you?` },
    { label: 'On the way', text: `${hello} ${writer.by ? 'I am' : 'We are'} on the way to you.` },
    ...(amount > 0 ? [{ label: 'Payment', text: `${hello} ${money(amount)} is to pay for your visit${booking}.${upi}` }] : []),
    { label: 'Thanks', text: `${hello} Thank you for your visit. We would be glad to come again.` },
  ];
}
