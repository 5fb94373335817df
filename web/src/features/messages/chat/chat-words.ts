// What staff and professionals write to customers on WhatsApp, filled in (rule Q12). The text is in the customer's language, its label in
// the writer's.
import * as labels from '#words/chat';
import { weekdayNumber } from '../../../../../common/time.ts';
import * as en from '../../../../../common/words/en/chat.ts';
import * as enFormat from '../../../../../common/words/en/format.ts';
import * as hi from '../../../../../common/words/hi/chat.ts';
import * as hiFormat from '../../../../../common/words/hi/format.ts';
import type { Language } from '../../../../../common/words/languages.ts';
import * as mr from '../../../../../common/words/mr/chat.ts';
import * as mrFormat from '../../../../../common/words/mr/format.ts';
import { money } from '../../../shared/format.ts';
import { shortDate } from '../../../shared/short-date.ts';

const wordsOf = { en, hi, mr };
const formatOf = { en: enFormat, hi: hiFormat, mr: mrFormat };

interface Writer {
  /** The customer's first name. */
  customer: string;
  /** The customer's language. */
  language: Language;
  salon: string;
  /** The professional's name, if the professional writes. */
  by?: string | undefined;
}

interface Visit extends Writer {
  /** `2026-11-20` */
  date: string;
  /** `09:00:00` */
  time: string;
  reference?: string | undefined;
}

interface Told extends Visit {
  /** What is to pay, in rupees. */
  amount: number;
  upiId?: string | null | undefined;
  /** What of it is asked for before the visit (rule M63): rupees, the day, and where it is paid. */
  step?: { amount: number; by: string; link: string } | null | undefined;
}

export interface ChatWords {
  label: string;
  text: string;
}

function greeting({ customer, language, salon, by }: Writer): string {
  const words = wordsOf[language];
  return words.greeting(customer, by ? words.thisIsHer(by, salon) : words.thisIsSalon(salon));
}

/** `11 Dec` */
function dayOf(language: Language, date: string): string {
  const [, month = 1, day = 1] = date.split('-').map(Number);
  return `${day} ${formatOf[language].months[month - 1]}`;
}

/** `Friday, 20 Nov, 9:00 AM`; `शुक्रवार, 20 नवंबर, सुबह 9 बजे`. */
function moment({ language, date, time }: Visit): string {
  const { weekdays, timeOfDay } = formatOf[language];
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const clock = `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`;
  return `${weekdays[weekdayNumber(date)]}, ${dayOf(language, date)}, ${timeOfDay(clock, hour)}`;
}

/** What a professional writes at each step of her visit. */
export function aboutStep(writer: Writer, state: 'PLANNED' | 'ON_THE_WAY' | 'ARRIVED' | 'STARTED' | 'DONE'): string {
  const words = wordsOf[writer.language];
  const said = {
    PLANNED: words.onMyWay,
    ON_THE_WAY: words.onMyWay,
    ARRIVED: words.atYourDoor,
    STARTED: '',
    DONE: words.thankYouToday,
  };
  return `${greeting(writer)} ${said[state]}`.trim();
}

/** Whether another time suits the customer, because nobody can come as booked. `who` is undefined while nobody is named. */
export function proposed({ who, ...visit }: Visit & { who: string | undefined }): string {
  const words = wordsOf[visit.language];
  const can = who ? words.canComeThen(who, moment(visit)) : words.weCanComeThen(moment(visit));
  return [greeting(visit), words.cannotComeAsBooked, can, words.howToAnswer].join(' ');
}

/** Asks who is due whether we come again (rule B114). */
export function comeAgain({ services, weeks, ...writer }: Writer & { services: string; weeks: number }): string {
  const words = wordsOf[writer.language];
  return [greeting(writer), words.lastWas(services, weeks), words.comeAgain].join(' ');
}

function bookingOf({ language, reference }: Visit): string {
  return reference ? ` (${wordsOf[language].booking(reference)})` : '';
}

/** How the booking stands, to begin a message with. */
export function aboutBooking(visit: Visit, state: keyof typeof en.stands): string {
  return `${greeting(visit)} ${wordsOf[visit.language].stands[state](`${moment(visit)}${bookingOf(visit)}`)}`;
}

/** The messages to choose from. */
export function chatWords(told: Told): ChatWords[] {
  const { amount, upiId, by, step, language } = told;
  const words = wordsOf[told.language];
  const say = (...sentences: string[]) => [greeting(told), ...sentences].join(' ');
  const booking = bookingOf(told);
  const upi = upiId ? [words.payByUpi(upiId)] : [];
  return [
    { label: labels.confirm, text: say(words.isBooked(`${moment(told)}${booking}`)) },
    { label: labels.onTheWay, text: say(by ? words.iAmOnTheWay : words.weAreOnTheWay) },
    ...(step
      ? [
          {
            label: labels.payBefore(shortDate(step.by)),
            text: say(words.isToPayBy(money(step.amount), dayOf(language, step.by), booking), words.payHere(step.link)),
          },
        ]
      : []),
    ...(amount > 0 ? [{ label: labels.payment, text: say(words.isToPay(money(amount), booking), ...upi) }] : []),
    { label: labels.thanks, text: say(words.thankYou) },
  ];
}
