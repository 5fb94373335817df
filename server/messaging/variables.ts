/**
 * The values that change in a message. In an SMS each has a type, because operators in India block a message whose value breaks the type
 * that is registered for it (rule Q21). Pure.
 */
import { rupees, toRupees } from '../shared/money.ts';
import { clockLabel, type IsoDate, type Minute } from '../shared/time.ts';
import { latin } from './latin.ts';
import type { MessageFacts } from './message-facts.ts';

/** The types of the DLT. `alphanumeric` has letters, digits and single spaces, at most 40. */
export type Tag = 'alphanumeric' | 'numeric' | 'url';

const LONGEST = 40;

/** Letters and digits with single spaces. `instead` serves when none are left. */
export function alphanumeric(text: string, instead: string): string {
  // O'Brien is one word, Anne-Marie are two.
  const words =
    latin(text)
      .replaceAll(/['’`]/g, '')
      .match(/[A-Za-z0-9]+/g) ?? [];
  const whole = words.join(' ');
  if (whole.length <= LONGEST) return whole || instead;
  const cut = whole.slice(0, LONGEST + 1);
  return cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : LONGEST);
}

/** The salon's name, as a registered template may have it: the letters and marks that every phone shows in one part of an SMS. */
export function brandOf(salonName: string): string {
  return latin(salonName)
    .replaceAll(/[^A-Za-z0-9 &.,'()/+-]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
}

const firstWord = (name: string | null): string => name?.trim().split(/\s+/)[0] ?? '';

const short = (date: IsoDate): string =>
  new Date(`${date}T00:00:00Z`)
    .toLocaleDateString('en-IN', { timeZone: 'UTC', day: 'numeric', month: 'short' })
    .replace('Sept', 'Sep');
const long = (date: IsoDate): string => {
  const weekday = new Date(`${date}T00:00:00Z`).toLocaleDateString('en-IN', { timeZone: 'UTC', weekday: 'short' });
  return `${weekday}, ${short(date)}`;
};
/** `1030AM` or `9AM`: a colon would break the type. */
const bareTime = (minute: Minute): string => clockLabel(minute).replace(/^0/, '').replace(/:00|:/, '').replace(' ', '');

const inWords = (paise: number): string => {
  const [whole, rest] = [Math.floor(paise / 100), paise % 100];
  return `${whole} rupees${rest ? ` ${rest} paise` : ''}`;
};

interface Variable {
  tag: Tag;
  /** For an SMS, in its type. */
  typed(facts: MessageFacts): string;
  /** For WhatsApp and e-mail, in any script. */
  free(facts: MessageFacts): string;
}

const person = (nameOf: (facts: MessageFacts) => string | null, instead: string): Variable => ({
  tag: 'alphanumeric',
  typed: facts => alphanumeric(firstWord(nameOf(facts)), instead),
  free: facts => firstWord(nameOf(facts)) || instead,
});

const figure = (of: (facts: MessageFacts) => number): Variable => {
  const written = (facts: MessageFacts) => String(Math.round(of(facts)));
  return { tag: 'numeric', typed: written, free: written };
};

const window = ({ startMinute, endMinute }: MessageFacts): string =>
  [startMinute, endMinute].flatMap(minute => (minute === null ? [] : clockLabel(minute))).join(' - ');

export const VARIABLES = {
  customer: person(facts => facts.customerName, 'a customer'),
  /** Whom the message greets. */
  reader: person(facts => facts.customerName, 'there'),
  professional: person(facts => facts.professionalName, 'Our professional'),
  when: {
    tag: 'alphanumeric',
    typed: ({ date, startMinute }) => (date ? `${short(date)} ${bareTime(startMinute ?? 0)}` : 'the booked day'),
    free: facts => (facts.date ? `${long(facts.date)}, ${window(facts)}` : 'the booked day'),
  },
  day: {
    tag: 'alphanumeric',
    typed: ({ date }) => (date ? short(date) : 'tomorrow'),
    free: ({ date }) => (date ? long(date) : 'tomorrow'),
  },
  amount: {
    tag: 'alphanumeric',
    typed: ({ amountPaise }) => inWords(amountPaise ?? 0),
    free: ({ amountPaise }) => rupees(toRupees(amountPaise ?? 0)),
  },
  late: figure(facts => facts.lateMinutes ?? 0),
  count: figure(facts => facts.lines.length),
  completed: figure(facts => facts.counts.completed ?? 0),
  link: { tag: 'url', typed: facts => facts.link ?? '', free: facts => facts.link ?? '' },
} satisfies Record<string, Variable>;

export type VariableName = keyof typeof VARIABLES;
