/**
 * The values that change in a message. In an SMS each has a type, because operators in India block a message whose value breaks the type
 * that is registered for it (rule Q21). Pure.
 */

import { latin } from '../../../common/latin.ts';
import { clockLabel } from '../../../common/minutes.ts';
import { rupees, toRupees } from '../../../common/money.ts';
import { allNames } from '../../../common/names.ts';
import { mobilePart } from '../../../common/phone.ts';
import type { IsoDate, Minute } from '../../../common/time.ts';
import { wordsOf } from '../../../common/words/all.ts';
import type { Language } from '../../../common/words/languages.ts';
import { lengthInWords, shortDay, timeInWords, weekdayAndDay } from '../../platform/shared/local-words.ts';
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

const firstWord = (name: string | null): string => name?.trim().split(/\s+/)[0] ?? '';

/** English in every language: Devanagari is neither letters nor digits to some operators. */
const bareDay = (date: IsoDate): string => shortDay('en', date);
/** `1030AM` or `9AM`: a colon would break the type. */
const bareTime = (minute: Minute): string => clockLabel(minute).replace(/^0/, '').replace(/:00|:/, '').replace(' ', '');

/** `Rs` reads well between Devanagari. */
const inWords = (paise: number, language: Language): string => {
  const [whole, rest] = [Math.floor(paise / 100), paise % 100];
  return `${language === 'en' ? `${whole} rupees` : `Rs ${whole}`}${rest ? ` ${rest} paise` : ''}`;
};

interface Variable {
  tag: Tag;
  /** For an SMS, in its type. */
  typed(facts: MessageFacts, language: Language): string;
  /** For WhatsApp and e-mail, in any script. */
  free(facts: MessageFacts, language: Language): string;
}

type Unknown = keyof (typeof wordsOf)['en']['messages']['unknown'];
const unknown = (name: Unknown, language: Language): string => wordsOf[language].messages.unknown[name];
const typedUnknown = (name: Unknown, language: Language): string => latin(unknown(name, language));

const person = (nameOf: (facts: MessageFacts) => string | null, instead: Unknown): Variable => ({
  tag: 'alphanumeric',
  typed: (facts, language) => alphanumeric(firstWord(nameOf(facts)), typedUnknown(instead, language)),
  free: (facts, language) => firstWord(nameOf(facts)) || unknown(instead, language),
});

/** The first names of all who come. */
const namesOfAll = ({ professionalName, otherNames }: MessageFacts): string[] => [
  ...new Set([professionalName, ...otherNames].map(firstWord).filter(Boolean)),
];

const allWhoCome = (facts: MessageFacts, language: Language): string =>
  allNames(namesOfAll(facts), wordsOf[language].format.lastOf);

const TYPED_AND = { en: ' and ', hi: ' aur ', mr: ' ani ' };

/** `Asha and Rekha and Kavita`: the type allows no comma, and without one two names read like one. Too many stand side by side. */
const typedNames = (facts: MessageFacts, language: Language): string => {
  const names = namesOfAll(facts).map(latin);
  const joined = names.join(TYPED_AND[language]);
  return joined.length <= LONGEST ? joined : names.join(' ');
};

const figure = (of: (facts: MessageFacts) => number): Variable => {
  const written = (facts: MessageFacts) => String(Math.round(of(facts)));
  return { tag: 'numeric', typed: written, free: written };
};

/** A number of visits with its noun, where the noun changes with the number. */
const counted = (of: (facts: MessageFacts) => number): Variable => {
  const written = (facts: MessageFacts, language: Language) => wordsOf[language].messages.visits(of(facts));
  return { tag: 'alphanumeric', typed: written, free: written };
};

const money = (of: (facts: MessageFacts) => number | null): Variable => ({
  tag: 'alphanumeric',
  typed: (facts, language) => inWords(of(facts) ?? 0, language),
  free: facts => rupees(toRupees(of(facts) ?? 0)),
});

/** `27 Nov between 11AM and 1115AM`. In Devanagari the template says that it is between the two. */
const typedArrival = ({ date, startMinute, endMinute }: MessageFacts, language: Language): string => {
  if (!date) return typedUnknown('when', language);
  const [from, to] = [bareTime(startMinute ?? 0), bareTime(endMinute ?? 0)];
  return `${bareDay(date)} ${language === 'en' ? `between ${from} and ${to}` : `${from} to ${to}`}`;
};

/** `Fri, 27 Nov, between 11:00 AM and 11:15 AM, for about 1 h 15 min`: when we arrive and for how long, never the window as the visit. */
const freeArrival = ({ date, startMinute, endMinute, lengthMinutes, guestCount }: MessageFacts, language: Language): string => {
  if (!date) return unknown('when', language);
  const { between, forAbout } = wordsOf[language].format;
  return [
    weekdayAndDay(language, date),
    between(timeInWords(language, startMinute ?? 0), timeInWords(language, endMinute ?? 0)),
    ...(lengthMinutes ? [forAbout(lengthInWords(language, lengthMinutes))] : []),
    ...(guestCount > 1 ? [wordsOf[language].messages.forGuests(guestCount)] : []),
  ].join(', ');
};

export const VARIABLES = {
  customer: person(facts => facts.customerName, 'customer'),
  /** Whom the message greets. */
  reader: person(facts => facts.customerName, 'reader'),
  /** All who come to a party: `Asha and Rekha`. */
  professional: {
    tag: 'alphanumeric',
    typed: (facts, language) => alphanumeric(typedNames(facts, language), typedUnknown('professional', language)),
    free: (facts, language) => allWhoCome(facts, language) || unknown('professional', language),
  },
  course: {
    tag: 'alphanumeric',
    typed: ({ courseName }) => alphanumeric(courseName ?? '', 'of our academy'),
    free: ({ courseName }) => courseName ?? 'of our academy',
  },
  /** When we come to the customer (rule Q34). */
  arrival: { tag: 'alphanumeric', typed: typedArrival, free: freeArrival },
  /** The planned start of a visit: for its professional, and to name a visit. */
  when: {
    tag: 'alphanumeric',
    typed: ({ date, startMinute }, language) =>
      date ? `${bareDay(date)} ${bareTime(startMinute ?? 0)}` : typedUnknown('when', language),
    free: (facts, language) =>
      facts.date
        ? `${weekdayAndDay(language, facts.date)}, ${timeInWords(language, facts.startMinute ?? 0)}`
        : unknown('when', language),
  },
  /** What is due. */
  category: {
    tag: 'alphanumeric',
    typed: ({ categoryName }, language) => alphanumeric(categoryName ?? '', typedUnknown('visit', language)),
    free: ({ categoryName }, language) => categoryName || unknown('visit', language),
  },
  /** Until when an offered time is held. */
  until: {
    tag: 'alphanumeric',
    typed: ({ heldUntilMinute }) => bareTime(heldUntilMinute ?? 0),
    free: ({ heldUntilMinute }, language) => timeInWords(language, heldUntilMinute ?? 0),
  },
  day: {
    tag: 'alphanumeric',
    typed: ({ date }, language) => (date ? bareDay(date) : typedUnknown('day', language)),
    free: ({ date }, language) => (date ? weekdayAndDay(language, date) : unknown('day', language)),
  },
  /** The day by which it is to be paid. */
  due: {
    tag: 'alphanumeric',
    typed: ({ dueOn }, language) => (dueOn ? bareDay(dueOn) : typedUnknown('day', language)),
    free: ({ dueOn }, language) => (dueOn ? weekdayAndDay(language, dueOn) : unknown('day', language)),
  },
  amount: money(facts => facts.amountPaise),
  fee: money(facts => facts.feePaise),
  refund: money(facts => facts.refundPaise),
  code: { tag: 'numeric', typed: facts => facts.startCode ?? '', free: facts => facts.startCode ?? '' },
  late: figure(facts => facts.lateMinutes ?? 0),
  count: figure(facts => facts.lines.length),
  visits: counted(facts => facts.lines.length),
  completed: figure(facts => facts.counts.completed ?? 0),
  /** The telephone of the salon. */
  phone: {
    tag: 'alphanumeric',
    typed: ({ salonPhone }, language) => alphanumeric(mobilePart(salonPhone) ?? salonPhone, typedUnknown('salon', language)),
    free: ({ salonPhone }, language) => salonPhone || unknown('salon', language),
  },
  link: { tag: 'url', typed: facts => facts.link ?? '', free: facts => facts.link ?? '' },
} satisfies Record<string, Variable>;

export type VariableName = keyof typeof VARIABLES;
