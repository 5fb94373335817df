/** The words of every message in English, for each channel (rules Q20, Q21, Q22). Pure. */
import type { CalendarMethod, ChannelName } from '../outside/channel.ts';
import { rupees, toRupees } from '../shared/money.ts';
import { calendarEntryOf } from './calendar-entry.ts';
import type { MessageKind } from './kinds.ts';
import type { MessageFacts } from './message-facts.ts';
import { brandOf, type Tag, VARIABLES, type VariableName } from './variables.ts';

export interface Rendered {
  text: string;
  /** In the order of the template. */
  variables: Record<string, string>;
  subject?: string;
  calendar?: { method: CalendarMethod; content: string };
}

/** At most two variables, a third only where the message needs it, and never two side by side (rule Q21). `{brand}` is no variable. */
const SMS: Record<MessageKind, string> = {
  CONFIRMATION: '{brand}: Your visit is booked for {when}. See or change it: {link}',
  MOVED: '{brand}: Your visit is now on {when}. See or change it: {link}',
  CANCELLED: '{brand}: Your visit on {when} is cancelled. Call us or use our site to book again.',
  REMINDER: '{brand}: A reminder of your visit on {when}. See or change it: {link}',
  PROFESSIONAL: '{brand}: {professional} comes to you on {when}. Details and start code: {link}',
  ON_THE_WAY: '{brand}: {professional} is on the way to you. Follow the visit: {link}',
  LATE: '{brand}: We are sorry, we come about {late} minutes late. Follow the visit: {link}',
  RECEIPT: '{brand}: Thank you for your visit. The total is {amount}. Details: {link}',
  REVIEW_ASKED: '{brand}: How was your visit? Your review helps others and us. Write it here: {link}',
  REFUNDED: '{brand}: We have returned {amount} for your visit on {when}. Banks need some days to show it.',
  TOMORROW: '{brand}: Your visits on {day}: {count} in all. Your page shows times and places.',
  VISIT_NEW: '{brand}: You have a new visit on {when} for {customer}. Your page shows the details.',
  VISIT_MOVED: '{brand}: A visit of yours has changed. It is on {when} for {customer}. Your page shows the details.',
  VISIT_CANCELLED: '{brand}: The visit on {when} is no longer yours. Your page shows the day.',
  UNCOVERED: '{brand}: On {day} nobody can carry out {count} of the visits. The dashboard shows them.',
  SUMMARY: '{brand}: The figures of {day} are in. Completed visits: {completed}. The dashboard shows more.',
  WEBHOOK_DISABLED: '{brand}: A webhook failed for days and is disabled. Settings show the reason.',
};

/** The sentences of WhatsApp and e-mail. WhatsApp takes no template that begins or ends with a variable. */
const FREE: Record<MessageKind, string> = {
  CONFIRMATION: 'Hello {reader}, your visit is booked for {when}. You can see, move or cancel it here: {link}\n\n{brand}',
  MOVED: 'Hello {reader}, your visit is now on {when}. You can see, move or cancel it here: {link}\n\n{brand}',
  CANCELLED: 'Hello {reader}, your visit on {when} is cancelled. To book again, call us or use our site.\n\n{brand}',
  REMINDER: 'Hello {reader}, a reminder of your visit on {when}. You can see, move or cancel it here: {link}\n\n{brand}',
  PROFESSIONAL: 'Hello {reader}, {professional} comes to you on {when}. You find details and start code here: {link}\n\n{brand}',
  ON_THE_WAY: 'Hello {reader}, {professional} is on the way to you. You can follow the visit here: {link}\n\n{brand}',
  LATE: 'Hello {reader}, we are sorry: we come about {late} minutes late. You can follow the visit here: {link}\n\n{brand}',
  RECEIPT: 'Hello {reader}, thank you for your visit. The total is {amount}. You find the details here: {link}\n\n{brand}',
  REVIEW_ASKED: 'Hello {reader}, how was your visit? Your review helps others and us. You can write it here: {link}\n\n{brand}',
  REFUNDED: 'Hello {reader}, we have returned {amount} for your visit on {when}. Banks need some days to show it.\n\n{brand}',
  TOMORROW: 'Hello {professional}, your visits on {day}: {count} in all. Your page shows times and places.\n\n{brand}',
  VISIT_NEW: 'You have a new visit on {when} for {customer}. Your page shows the details.\n\n{brand}',
  VISIT_MOVED: 'A visit of yours has changed. It is on {when} for {customer}. Your page shows the details.\n\n{brand}',
  VISIT_CANCELLED: 'The visit on {when} is no longer yours. Your page shows the day.\n\n{brand}',
  UNCOVERED: 'On {day} nobody can carry out {count} of the visits. The dashboard shows them.\n\n{brand}',
  SUMMARY: 'The figures of {day} are in. The dashboard shows more.\n\n{brand}',
  WEBHOOK_DISABLED: 'A webhook failed for days and is disabled. Settings show the reason.\n\n{brand}',
};

const SUBJECTS: Record<MessageKind, string> = {
  CONFIRMATION: 'Your visit is booked',
  MOVED: 'Your visit has moved',
  CANCELLED: 'Your visit is cancelled',
  REMINDER: 'A reminder of your visit',
  PROFESSIONAL: 'Who comes to you',
  ON_THE_WAY: 'We are on the way',
  LATE: 'We come a little later',
  RECEIPT: 'Thank you for your visit',
  REVIEW_ASKED: 'How was your visit?',
  REFUNDED: 'We have returned your money',
  TOMORROW: 'Your visits of tomorrow',
  VISIT_NEW: 'A new visit',
  VISIT_MOVED: 'A visit has changed',
  VISIT_CANCELLED: 'A visit is no longer yours',
  UNCOVERED: 'Visits that nobody can carry out',
  SUMMARY: 'The day in figures',
  WEBHOOK_DISABLED: 'A webhook is disabled',
};

const FIGURES: Record<string, string> = {
  completed: 'Completed visits',
  open: 'Visits still open',
  cancelled: 'Cancelled visits',
  received: 'Received',
  toCollect: 'Still to collect',
  newBookings: 'New bookings',
};
const IN_RUPEES = ['received', 'toCollect'];

const PLACE = /\{(\w+)\}/g;
const variablesIn = (template: string): VariableName[] =>
  [...template.matchAll(PLACE)].flatMap(([, name]) => (name === 'brand' ? [] : [name as VariableName]));

/** Without a link, the sentence that leads to it goes. */
const templateOf = (kind: MessageKind, channel: ChannelName, link: string | null): string => {
  const template = (channel === 'SMS' ? SMS : FREE)[kind];
  return link === null ? template.replace(/ [^.]*\{link\}/, '') : template;
};

const fill = (template: string, wordOf: (name: string) => string): string =>
  template.replace(PLACE, (_place, name) => wordOf(name));

const detailsOf = ({ services, address, reference, amountPaise, isPaid, lines, counts, salonPhone }: MessageFacts): string =>
  [
    ...(services.length > 0 ? [`Services: ${services.join(', ')}`] : []),
    ...(amountPaise === null ? [] : [`Price: ${rupees(toRupees(amountPaise))}${isPaid ? ', paid' : ''}`]),
    ...(address ? [`Address: ${address}`] : []),
    ...(reference ? [`Reference: ${reference}`] : []),
    ...lines,
    ...Object.entries(counts).map(
      ([name, figure]) => `${FIGURES[name] ?? name}: ${IN_RUPEES.includes(name) ? rupees(figure) : figure}`,
    ),
    `Questions? Call ${salonPhone}.`,
  ].join('\n');

const WITH_ENTRY: MessageKind[] = ['CONFIRMATION', 'MOVED', 'CANCELLED'];

/**
 * The text of a message and its variables. The text of SMS and WhatsApp is the registered template with the variables in place, to the
 * character.
 */
export function rendered(kind: MessageKind, channel: ChannelName, _language: 'en', facts: MessageFacts): Rendered {
  const template = templateOf(kind, channel, facts.link);
  const names = variablesIn(template);
  const form = channel === 'SMS' ? 'typed' : 'free';
  const variables = Object.fromEntries(names.map(name => [name, VARIABLES[name][form](facts)]));
  const text = fill(template, name => (name === 'brand' ? brandOf(facts.salonName) : (variables[name] as string)));
  if (channel !== 'EMAIL') return { text, variables };
  const calendar = WITH_ENTRY.includes(kind) ? calendarEntryOf(kind === 'CANCELLED', facts) : undefined;
  return {
    // A function, because an address may hold `$&`.
    text: text.replace('\n\n', () => `\n\n${detailsOf(facts)}\n\n`),
    variables,
    subject: `${SUBJECTS[kind]} - ${facts.salonName}`,
    ...(calendar && { calendar }),
  };
}

/** What the owner registers for a kind: the template with its variables in order, for an operator of SMS or for WhatsApp. */
export function templateToRegister(kind: MessageKind, channel: 'SMS' | 'WHATSAPP', salonName: string) {
  const template = templateOf(kind, channel, '');
  const variables: { name: string; tag: Tag }[] = variablesIn(template).map(name => ({ name, tag: VARIABLES[name].tag }));
  const placeOf = (name: string) =>
    channel === 'SMS' ? `#${VARIABLES[name as VariableName].tag}#` : `{{${variables.findIndex(one => one.name === name) + 1}}}`;
  return { text: fill(template, name => (name === 'brand' ? brandOf(salonName) : placeOf(name))), variables };
}
