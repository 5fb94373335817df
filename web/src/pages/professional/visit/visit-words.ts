import { timeSpan } from '#words/format';
import * as words from '#words/visit';
import { addDays } from '../../../../../common/time.ts';
import type { VisitStep } from '../../../../../common/visit-steps.ts';
import type { ErrorCode } from '../../../api/api-error.ts';
import { aboutStep } from '../../../features/messages/chat/chat-words.ts';
import { today } from '../../../shared/clock.ts';
import { clockOf, longDate, money, plainTime } from '../../../shared/format.ts';
import { nameIn } from '../../../shared/name-in.ts';
import type { LostTap, ShownVisit, Step } from './tap-rules.ts';
import type { DoorRefusal, EndedVisit, ProfessionalVisit, VisitState } from './visit.ts';

/** What the big button says. */
export const stepWords: Record<Step, string> = {
  ON_THE_WAY: words.onMyWay,
  ARRIVED: words.arrived,
  STARTED: words.start,
  DONE: words.done,
  HELP: words.needHelp,
  CALLED: words.customerCalled,
  NOBODY_HERE: words.nobodyHere,
  REFUSED: words.visitRefused,
};

/** Why a visit is refused at the door. */
export const refusalNames: Record<DoorRefusal, string> = {
  UNSAFE: words.refusedUnsafe,
  HEALTH: words.refusedHealth,
  NOT_AS_BOOKED: words.refusedNotAsBooked,
  NO_PLACE: words.refusedNoPlace,
  CUSTOMER_DECLINED: words.refusedByCustomer,
  OTHER: words.refusedOther,
};

/** `Nobody was there. Ended at 11:35 AM` */
export function endedWords({ reason, endedAt }: EndedVisit): string {
  const why = reason === 'NO_SHOW' ? words.nobodyWasThere : words.visitWasRefused;
  return `${why}${words.sentenceEnd} ${words.endedAt(clockOf(endedAt))}`;
}

const nextSteps: Record<VisitState, VisitStep | null> = {
  PLANNED: 'ON_THE_WAY',
  ON_THE_WAY: 'ARRIVED',
  ARRIVED: 'STARTED',
  STARTED: 'DONE',
  DONE: null,
};

export function nextStep({ state }: { state: VisitState }): VisitStep | null {
  return nextSteps[state];
}

/** The words with the time of day of an RFC 3339 time, if it is known. */
function since(known: (time: string) => string, at: string | null, otherwise: string): string {
  return at ? known(clockOf(at)) : otherwise;
}

export function stateWords({ state, onTheWayAt, arrivedAt, startedAt, doneAt }: ProfessionalVisit): string {
  switch (state) {
    case 'PLANNED':
      return words.notBegun;
    case 'ON_THE_WAY':
      return since(words.onTheWaySince, onTheWayAt, words.onTheWay);
    case 'ARRIVED':
      return since(words.arrivedAt, arrivedAt, words.hasArrived);
    case 'STARTED':
      return since(words.startedAt, startedAt, words.started);
    case 'DONE':
      return since(words.doneAt, doneAt, words.done);
  }
}

const stateNames: Record<VisitState, string> = {
  PLANNED: words.notBegun,
  ON_THE_WAY: words.onTheWay,
  ARRIVED: words.hasArrived,
  STARTED: words.started,
  DONE: words.done,
};

export function stateName(state: VisitState): string {
  return stateNames[state];
}

export function helpWords({ helpAt }: ProfessionalVisit): string {
  return since(words.askedForHelp, helpAt, words.helpIsAskedFor);
}

/** `9:30 AM - 10:30 AM`, `सकाळी 9:30 ते 10:30`. */
export function spanWords({ from, to }: { from: string; to: string }): string {
  return timeSpan(plainTime(from), plainTime(to));
}

/** Without a name once the account is deleted. */
export function customerOf({ firstName }: Pick<ProfessionalVisit, 'firstName'>): string {
  return firstName || words.customer;
}

/** How notices name a visit. */
export function nameOf(visit: ProfessionalVisit): string {
  return `${customerOf(visit)}, ${plainTime(visit.from)}`;
}

/** `2 × Classic Manicure`, not broken after the sign. */
export function serviceWords({ quantity, ...service }: ProfessionalVisit['services'][number]): string {
  return quantity > 1 ? `${quantity}\u00a0×\u00a0${nameIn(service)}` : nameIn(service);
}

export function dayWords(date: string, now = today()): string {
  if (date === now) return words.today;
  return date === addDays(now, 1) ? words.tomorrow : longDate(date);
}

/** Begins a WhatsApp message to the customer. */
export function wordsToCustomer(visit: ProfessionalVisit, by: string, salon: string): string {
  return aboutStep({ customer: customerOf(visit), language: visit.language, by, salon }, visit.state);
}

/** What to do about a start that was refused. */
export function refusedWords(refused: ErrorCode): string {
  return refused === 'START_CODE_LOCKED' ? words.codeLocked : words.wrongCode;
}

/** Why a tap is lost. */
function whyLost(why: ErrorCode): string {
  if (why === 'VISIT_TOO_EARLY') return words.tooEarly;
  return why === 'BOOKING_NOT_FOUND' ? words.notYours : words.salonChanged;
}

/** A tap that the server will never take, and what to do. */
export function lostWords({ tap, why }: LostTap): { title: string; hint: string } {
  const { step, visit, paymentReceived, tip } = tap;
  const paid = paymentReceived && (paymentReceived === 'CASH' ? words.tellPaidInCash : words.tellPaidByUpi);
  return {
    title: words.notAccepted(stepWords[step], visit),
    hint: [whyLost(why), words.callIfWrong, paid, paid && tip && words.tellTip(money(tip))].filter(Boolean).join(' '),
  };
}

/** What she has to take from the customer. */
export function collectWords({ collect, state, paidBy, collected }: ShownVisit): string {
  if (paidBy) return (paidBy === 'CASH' ? words.takenInCash : words.takenByUpi)(money(collect));
  if (collected && collect <= 0) return collected === 'CASH' ? words.paidInCash : words.paidByUpi;
  if (collect <= 0) return words.nothingToCollect;
  return (state === 'DONE' ? words.notPaidYet : words.collect)(money(collect));
}
