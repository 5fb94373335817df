import type { ErrorCode } from '../../api/api-error.ts';
import { addDays, inKolkata, today } from '../../shared/days.ts';
import { longDate, money, plainTime } from '../../shared/format.ts';
import { aboutStep } from '../chat/chat-words.ts';
import type { LostTap, ShownVisit, Step } from './tap-rules.ts';
import type { ProfessionalVisit, VisitState } from './visit.ts';

/** What the big button says. */
export const stepWords: Record<Step, string> = {
  ON_THE_WAY: 'I am on my way',
  ARRIVED: 'I have arrived',
  STARTED: 'Start',
  DONE: 'Done',
  HELP: 'I need help',
};

const nextSteps: Record<VisitState, Exclude<Step, 'HELP'> | null> = {
  PLANNED: 'ON_THE_WAY',
  ON_THE_WAY: 'ARRIVED',
  ARRIVED: 'STARTED',
  STARTED: 'DONE',
  DONE: null,
};

export function nextStep({ state }: { state: VisitState }): Exclude<Step, 'HELP'> | null {
  return nextSteps[state];
}

/** `9:40 AM` of an RFC 3339 time. */
function clockOf(at: string | null): string {
  return at ? plainTime(inKolkata(Date.parse(at)).clock) : '';
}

const since = (words: string, at: string | null) => (at ? `${words} ${clockOf(at)}` : words);

export function stateWords({ state, onTheWayAt, arrivedAt, startedAt, doneAt }: ProfessionalVisit): string {
  switch (state) {
    case 'PLANNED':
      return 'Not begun';
    case 'ON_THE_WAY':
      return since('On the way since', onTheWayAt);
    case 'ARRIVED':
      return since('Arrived at', arrivedAt);
    case 'STARTED':
      return since('Started at', startedAt);
    case 'DONE':
      return since('Done at', doneAt);
  }
}

export function helpWords({ helpAt }: ProfessionalVisit): string {
  return since('You asked for help at', helpAt);
}

/** `9:30 AM – 10:30 AM`. */
export function spanWords({ from, to }: { from: string; to: string }): string {
  return `${plainTime(from)} – ${plainTime(to)}`;
}

/** Without a name once the account is deleted. */
export function customerOf({ firstName }: ProfessionalVisit): string {
  return firstName || 'Customer';
}

/** How notices name a visit. */
export function nameOf(visit: ProfessionalVisit): string {
  return `${customerOf(visit)}, ${plainTime(visit.from)}`;
}

/** `2 × Classic Manicure`, not broken after the sign. */
export function serviceWords({ name, quantity }: ProfessionalVisit['services'][number]): string {
  return quantity > 1 ? `${quantity}\u00a0×\u00a0${name}` : name;
}

export function dayWords(date: string, now = today()): string {
  if (date === now) return 'Today';
  return date === addDays(now, 1) ? 'Tomorrow' : longDate(date);
}

/** Begins a WhatsApp message to the customer. */
export function wordsToCustomer(visit: ProfessionalVisit, by: string, salon: string): string {
  return aboutStep({ customer: customerOf(visit), by, salon }, visit.state);
}

/** What to do about a start that was refused. */
export function refusedWords(refused: ErrorCode): string {
  return refused === 'START_CODE_LOCKED'
    ? 'The start code was wrong too often. Call the salon: they can let you start without it.'
    : 'The start code was wrong. Ask the customer for it again.';
}

/** A tap that the server will never take, and what to do. */
export function lostWords({ tap, why }: LostTap): { title: string; hint: string } {
  const title = `“${stepWords[tap.step]}” of ${tap.visit} was not accepted.`;
  const isOthers = why === 'BOOKING_NOT_FOUND';
  const cause = isOthers ? 'This visit is not yours any more, or it was cancelled.' : 'The salon has changed this visit.';
  const paid = tap.paymentReceived
    ? ` Tell the salon that you were paid by ${tap.paymentReceived === 'CASH' ? 'cash' : 'UPI'}${tap.tip ? `, with a tip of ${money(tap.tip)}` : ''}.`
    : '';
  return { title, hint: `${cause} Call the salon if this is wrong.${paid}` };
}

/** What she has to take from the customer. */
export function collectWords({ collect, state, paidBy, collected }: ShownVisit): string {
  if (paidBy) return `${money(collect)} taken by ${paidBy === 'CASH' ? 'cash' : 'UPI'}`;
  if (collected && collect <= 0) return `Paid by ${collected === 'CASH' ? 'cash' : 'UPI'}`;
  if (collect <= 0) return 'Nothing to collect';
  return state === 'DONE' ? `${money(collect)} not paid yet` : `Collect ${money(collect)}`;
}
