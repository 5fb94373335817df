// The professional's taps that the server has not taken yet (rule W36). Pure.
import { isBefore, TIME_OF, type VisitStep } from '../../../../../common/visit-steps.ts';
import type { ErrorCode } from '../../../api/api-error.ts';
import type { DoorRefusal, ProfessionalVisit } from './visit.ts';

/** What she tells from the door (rules N83 and N84). */
export type DoorStep = 'CALLED' | 'NOBODY_HERE' | 'REFUSED';

/** What she tapped. `HELP` calls for help. */
export type Step = VisitStep | DoorStep | 'HELP';

export function isDoorStep(step: Step): step is DoorStep {
  return step === 'CALLED' || step === 'NOBODY_HERE' || step === 'REFUSED';
}

export interface Tap {
  id: string;
  bookingId: string;
  step: Step;
  /** When she tapped, RFC 3339, as far as the salon's time was known then. */
  at: string;
  /** How far the phone's clock was ahead of that time, in ms. */
  ahead?: number;
  code: string | null;
  paymentReceived: 'CASH' | 'UPI' | null;
  /** By UPI to the salon's own account (rule M43). */
  toSalon?: boolean;
  /** Rupees that she got beside the price. Taps of an older version have none. */
  tip?: number;
  /** The professionals for whom it is; left out for all who come (rule M61). */
  tipFor?: string[];
  /** Why the visit is refused. */
  refusal?: DoorRefusal;
  /** What the notice calls the visit if the server refuses the tap for good. */
  visit: string;
  /** Why the server refused it, if she can still do something about it. */
  refused: ErrorCode | null;
}

/** When she tapped and when it is sent, both by one clock, so that the server can set them right. `ahead`: as it is known now. */
export function timesOf(tap: Pick<Tap, 'at' | 'ahead'>, ahead: number, now: number): { at: string; sentAt: string } {
  const onPhone = Date.parse(tap.at) + (tap.ahead ?? 0);
  return { at: new Date(onPhone - ahead).toISOString(), sentAt: new Date(now - ahead).toISOString() };
}

/** A tap that the server will never take. It stays until she has read why. */
export interface LostTap {
  tap: Tap;
  why: ErrorCode;
}

export interface Queue {
  taps: Tap[];
  lost: LostTap[];
}

export const emptyQueue: Queue = { taps: [], lost: [] };

/** A step that waits already is not added again, but a new code replaces a refused one. The first time stays. */
export function withTap(queue: Queue, tap: Tap): Queue {
  const before = queue.taps.find(one => one.bookingId === tap.bookingId && one.step === tap.step);
  if (!before) return { ...queue, taps: [...queue.taps, tap] };
  if (!before.refused) return queue;
  const again = { ...before, code: tap.code, refused: null };
  return { ...queue, taps: queue.taps.map(one => (one === before ? again : one)) };
}

/** The first tap that can be sent. Behind a refused tap the later steps of that visit wait; help does not. */
export function nextTap({ taps }: Queue): Tap | undefined {
  const held = new Set(taps.filter(({ refused }) => refused).map(({ bookingId }) => bookingId));
  return taps.find(({ bookingId, step, refused }) => !refused && (step === 'HELP' || !held.has(bookingId)));
}

export function withoutTap(queue: Queue, { id }: Tap): Queue {
  return { ...queue, taps: queue.taps.filter(tap => tap.id !== id) };
}

/** With these she can try again: with the right code, or once staff have waived it. */
const curable: ErrorCode[] = ['START_CODE_INVALID', 'START_CODE_LOCKED'];

/** After a refusal. One that she cannot cure takes the later steps of the same visit with it. */
export function withRefusal(queue: Queue, tap: Tap, why: ErrorCode): Queue {
  if (curable.includes(why)) {
    return { ...queue, taps: queue.taps.map(one => (one.id === tap.id ? { ...one, refused: why } : one)) };
  }
  const at = queue.taps.findIndex(({ id }) => id === tap.id);
  const goes = (one: Tap, index: number) =>
    one.id === tap.id || (tap.step !== 'HELP' && index > at && one.bookingId === tap.bookingId && one.step !== 'HELP');
  return {
    taps: queue.taps.filter((one, index) => !goes(one, index)),
    lost: [...queue.lost, { tap, why }],
  };
}

export function withoutLost(queue: Queue, { tap }: LostTap): Queue {
  return { ...queue, lost: queue.lost.filter(one => one.tap.id !== tap.id) };
}

/** Once staff have waived the code, a start that was refused for its code can be sent again. */
export function withWaivers(queue: Queue, visits: ProfessionalVisit[]): Queue {
  const waived = new Set(visits.filter(({ codeWaived }) => codeWaived).map(({ bookingId }) => bookingId));
  const isFree = ({ bookingId, refused }: Tap) => refused !== null && waived.has(bookingId);
  if (!queue.taps.some(isFree)) return queue;
  return { ...queue, taps: queue.taps.map(tap => (isFree(tap) ? { ...tap, code: null, refused: null } : tap)) };
}

/** A visit as she sees it: as the server knows it, with her taps on top. */
export interface ShownVisit extends ProfessionalVisit {
  /** A tap waits to be sent. */
  isWaiting: boolean;
  /** Why her start was refused. */
  refused: ErrorCode | null;
  /** How she was paid, if that waits to be sent. */
  paidBy: Tap['paymentReceived'];
  /** She refused the visit, and that waits to be sent. */
  isRefused: boolean;
}

export function shownVisit(visit: ProfessionalVisit, { taps }: Queue): ShownVisit {
  const shown: ShownVisit = { ...visit, isWaiting: false, refused: null, paidBy: null, isRefused: false };
  for (const { step, at, refused, paymentReceived, tip = 0 } of taps.filter(({ bookingId }) => bookingId === visit.bookingId)) {
    if (step === 'HELP') {
      shown.helpAt ??= at;
      shown.isWaiting = true;
    } else if (isDoorStep(step)) {
      if (step === 'CALLED') shown.calledAt ??= at;
      else if (step === 'NOBODY_HERE') shown.nobodyAt ??= at;
      else shown.isRefused = true;
      shown.isWaiting = true;
    } else if (refused) {
      // The steps behind it wait, so she sees the visit as it was before.
      shown.refused = refused;
      break;
    } else if (isBefore(shown.state, step)) {
      shown.state = step;
      shown[TIME_OF[step]] ??= at;
      shown.isWaiting = true;
      shown.paidBy = paymentReceived;
      // Of a tip for several the salon says what is hers.
      if (!visit.party?.others.length) shown.tip += tip;
    }
  }
  return shown;
}
