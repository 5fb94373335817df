/** Writes a message in the reader's language, for each channel (rules Q20, Q21, Q22). Pure. */
import { rupees, toRupees } from '../../../common/money.ts';
import { wordsOf } from '../../../common/words/all.ts';
import type { Language } from '../../../common/words/languages.ts';
import type { CalendarMethod, ChannelName } from '../../platform/outside/channel.ts';
import { baseOf, KINDS, type MessageKind } from '../who-learns/kinds.ts';
import { calendarEntryOf } from './calendar-entry.ts';
import type { MessageFacts } from './message-facts.ts';
import { type Tag, VARIABLES, type VariableName } from './variables.ts';

export interface Rendered {
  text: string;
  /** In the order of the template. */
  variables: Record<string, string>;
  subject?: string;
  calendar?: { method: CalendarMethod; content: string };
}

type Part = 'sms' | 'letters' | 'subjects';
const wordsFor = (kind: MessageKind, part: Part, language: Language): string => {
  const words: Record<MessageKind, string> = { ...wordsOf[language].messages[part], ...wordsOf[language].alerts[part] };
  return words[kind];
};

const PLACE = /\{(\w+)\}/g;
const variablesIn = (template: string): VariableName[] =>
  [...template.matchAll(PLACE)].flatMap(([, name]) => (name === 'brand' ? [] : [name as VariableName]));

/** Without a link, the sentence that leads to it goes. Hindi ends a sentence with a bar. */
const templateOf = (kind: MessageKind, channel: ChannelName, language: Language, link: string | null): string => {
  const template = wordsFor(kind, channel === 'SMS' ? 'sms' : 'letters', language);
  return link === null ? template.replace(/ [^.।]*\{link\}/, '') : template;
};

const fill = (template: string, wordOf: (name: string) => string): string =>
  template.replace(PLACE, (_place, name) => wordOf(name));

const inRupees = (paise: number): string => rupees(toRupees(paise));

const IN_RUPEES = ['received', 'toCollect'];

/** One line a figure of the summary. */
function figureLines(counts: Record<string, number>, language: Language): string[] {
  const names: Record<string, string> = wordsOf[language].alerts.figures;
  return Object.entries(counts).map(
    ([name, figure]) => `${names[name] ?? name}: ${IN_RUPEES.includes(name) ? rupees(figure) : figure}`,
  );
}

const detailsOf = (kind: MessageKind, language: Language, facts: MessageFacts): string => {
  const { services, guestCount, address, reference, pricePaise, paidPaise, duePaise, lines, counts, salonPhone } = facts;
  const words = wordsOf[language].messages;
  return [
    ...(services.length > 0 ? [words.services(services.join(', '))] : []),
    ...(guestCount > 1 ? [words.guests(guestCount)] : []),
    ...(pricePaise === null ? [] : [(paidPaise >= pricePaise ? words.pricePaid : words.price)(inRupees(pricePaise))]),
    ...(paidPaise > 0 && duePaise > 0 ? [words.paidAndDue(inRupees(paidPaise), inRupees(duePaise))] : []),
    ...(address ? [words.address(address)] : []),
    ...(reference ? [words.reference(reference)] : []),
    ...lines,
    ...figureLines(counts, language),
    // The salon need not call itself.
    ...(salonPhone && KINDS[kind].to !== 'SALON' ? [words.questions(salonPhone)] : []),
  ].join('\n');
};

/** The visit does not take place: the calendar entry goes. */
const ENDS_ENTRY: MessageKind[] = ['CANCELLED', 'NO_SHOW', 'REFUSED'];
const WITH_ENTRY: MessageKind[] = ['CONFIRMATION', 'MOVED', 'PLACE_CHANGED', 'SERVICES_CHANGED', ...ENDS_ENTRY];
/** Nobody had been told of a visit that was never firm. */
const hasEntry = (kind: MessageKind): boolean => WITH_ENTRY.includes(baseOf(kind)) && kind !== 'HOLD_ENDED';

/** Whether the text leads somewhere. */
export function hasLink(kind: MessageKind, channel: ChannelName): boolean {
  return variablesIn(wordsFor(kind, channel === 'SMS' ? 'sms' : 'letters', 'en')).includes('link');
}

/**
 * The text of a message and its variables. The text of SMS and WhatsApp is the registered template with the variables in place, to the
 * character.
 */
export function rendered(kind: MessageKind, channel: ChannelName, language: Language, facts: MessageFacts): Rendered {
  const template = templateOf(kind, channel, language, facts.link);
  const names = variablesIn(template);
  const form = channel === 'SMS' ? 'typed' : 'free';
  const variables = Object.fromEntries(names.map(name => [name, VARIABLES[name][form](facts, language)]));
  const text = fill(template, name => (name === 'brand' ? facts.brand : (variables[name] as string)));
  if (channel !== 'EMAIL') return { text, variables };
  const calendar = hasEntry(kind) ? calendarEntryOf(ENDS_ENTRY.includes(baseOf(kind)), language, facts) : undefined;
  return {
    // A function, because an address may hold `$&`.
    text: text.replace('\n\n', () => `\n\n${detailsOf(kind, language, facts)}\n\n`),
    variables,
    subject: `${wordsFor(kind, 'subjects', language)} - ${facts.salonName}`,
    ...(calendar && { calendar }),
  };
}

/** What the owner registers for a kind: the template with its variables in order, for an operator of SMS or for WhatsApp. */
export function templateToRegister(kind: MessageKind, channel: 'SMS' | 'WHATSAPP', language: Language, brand: string) {
  const template = templateOf(kind, channel, language, '');
  const variables: { name: string; tag: Tag }[] = variablesIn(template).map(name => ({ name, tag: VARIABLES[name].tag }));
  const placeOf = (name: string) =>
    channel === 'SMS' ? `#${VARIABLES[name as VariableName].tag}#` : `{{${variables.findIndex(one => one.name === name) + 1}}}`;
  return { text: fill(template, name => (name === 'brand' ? brand : placeOf(name))), variables };
}
