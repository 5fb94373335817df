// What staff and professionals write to customers on WhatsApp, filled in (rule Q12).
import * as words from '#words/chat';
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
  return words.greeting(customer, by ? words.thisIsHer(by, salon) : words.thisIsSalon(salon));
}

/** What a professional writes at each step of her visit. */
export function aboutStep(writer: Writer, state: 'PLANNED' | 'ON_THE_WAY' | 'ARRIVED' | 'STARTED' | 'DONE'): string {
  const said = {
    PLANNED: words.onMyWay,
    ON_THE_WAY: words.onMyWay,
    ARRIVED: words.atYourDoor,
    STARTED: '',
    DONE: words.thankYouToday,
  };
  return `${greeting(writer)} ${said[state]}`.trim();
}

/** The messages to choose from. */
export function chatWords({ when, reference, amount, upiId, ...writer }: Told): ChatWords[] {
  const say = (...sentences: string[]) => [greeting(writer), ...sentences].join(' ');
  const booking = reference ? ` (${words.booking(reference)})` : '';
  const upi = upiId ? [words.payByUpi(upiId)] : [];
  return [
    { label: words.confirm, text: say(words.isBooked(`${when}${booking}`)) },
    { label: words.onTheWay, text: say(writer.by ? words.iAmOnTheWay : words.weAreOnTheWay) },
    ...(amount > 0 ? [{ label: words.payment, text: say(words.isToPay(money(amount), booking), ...upi) }] : []),
    { label: words.thanks, text: say(words.thankYou) },
  ];
}
