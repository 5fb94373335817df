/** How far a professional is with a visit, who may know it, and the start code (rules N10, N11, N15, N41 to N44). Pure. */

import { createHmac, timingSafeEqual } from 'node:crypto';
import { istInstant } from '../../../common/minutes.ts';
import { addDays, type Instant, type IsoDate, istMidnight, type Minute } from '../../../common/time.ts';
import { invalidField } from '../../platform/contract/errors.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { visit } from '../../platform/db/schema.ts';
import { imagePath } from '../../salon/media/rules.ts';

export type VisitRow = typeof visit.$inferSelect;

/**
 * The only visit of a booking; undefined without any. It throws for a booking with several, because planning one of them would leave the
 * others where they are.
 */
export function onlyPart(parts: VisitRow[]): VisitRow | undefined {
  const [visit, ...others] = parts;
  if (others.length > 0) throw new Error(`The booking ${visit?.bookingId} has ${parts.length} visits, and only one was expected`);
  return visit;
}

/** The visit of this part; undefined without any visits. Throws VALIDATION_ERROR for a part that the booking has not. */
export function onePart(parts: VisitRow[], part: number): VisitRow | undefined {
  const found = parts.find(visit => visit.part === part);
  if (!found && parts.length > 0) throw invalidField('part', 'oneOf', { values: parts.map(visit => String(visit.part)) });
  return found;
}

type Times = Pick<VisitRow, 'onTheWayAt' | 'arrivedAt' | 'startedAt' | 'doneAt'>;
export type Progress = Times &
  Pick<
    VisitRow,
    'state' | 'wrongCodes' | 'codeWaived' | 'collected' | 'helpAt' | 'calledAt' | 'nobodyAt' | 'refusal' | 'proposal'
  >;

/**
 * A visit that moves, or goes to somebody else, begins anew. A call for help stays until staff answer it, and so do wrong tries of the
 * start code, because the code stays the same (rule N43).
 */
export const NOT_BEGUN: Omit<Progress, 'helpAt' | 'refusal' | 'wrongCodes'> = {
  state: 'PLANNED',
  onTheWayAt: null,
  arrivedAt: null,
  startedAt: null,
  doneAt: null,
  codeWaived: false,
  collected: null,
  calledAt: null,
  nobodyAt: null,
  proposal: null,
};

/** As answers show it: a booking that staff completed is DONE, whatever she tapped. */
export function progressIn<Of extends Pick<Progress, 'state' | 'doneAt'>>(
  visit: Of,
  { status, completedAt }: { status: string; completedAt: Instant | null },
): Of {
  return status === 'COMPLETED' ? { ...visit, state: 'DONE', doneAt: visit.doneAt ?? completedAt } : visit;
}

const EVENING = 18 * 60;
/** From then on, customers see who comes, and she sees where she goes (rules N11, N44). */
export function eveOf(date: IsoDate): Instant {
  return istInstant(addDays(date, -1), EVENING);
}

export const MAX_WRONG_CODES = 5;

/** True if only staff can let her start. */
export function isCodeLocked({ wrongCodes, codeWaived }: Pick<Progress, 'wrongCodes' | 'codeWaived'>): boolean {
  return wrongCodes >= MAX_WRONG_CODES && !codeWaived;
}

/** Four digits, always the same for a booking. They are computed, so that no reader of the database learns them. */
export function startCodeOf(secret: string, bookingId: string): string {
  const number = createHmac('sha256', secret).update(`start code of ${bookingId}`).digest().readUInt32BE();
  return String(number % 10_000).padStart(4, '0');
}

/** `typed` has four digits, as the contract demands. */
export function isStartCode(secret: string, bookingId: string, typed: string): boolean {
  return timingSafeEqual(Buffer.from(typed), Buffer.from(startCodeOf(secret, bookingId)));
}

/** Whether the professional sees the customer's address and mobile: from the evening before until the end of the day after. */
export function isContactShown(date: IsoDate, now: Instant): boolean {
  return eveOf(date) <= now && now < istMidnight(addDays(date, 2));
}

type Chosen = Pick<VisitRow, 'chosen' | 'wishedId' | 'professionalId'>;

/** The customer wished for her. A visit that is chosen and not wished is fixed by staff. */
export function isWished(visit: Chosen | undefined): boolean {
  return visit?.chosen === true && visit.wishedId !== null && visit.wishedId === visit.professionalId;
}

/** The customer knows who comes: by the own wish or a yes, which staff may have replaced, and from the evening before on. */
export function isKnown(visit: Chosen & Pick<VisitRow, 'agreedId' | 'date'>, now: Instant): boolean {
  return (visit.chosen && (visit.wishedId ?? visit.agreedId) !== null) || now >= eveOf(visit.date);
}

/** Whether the visit's time is still to come and nobody has set out for it. */
export function isToCome(
  { pending, state, date, startMinute }: { pending: boolean; state: string; date: IsoDate; startMinute: Minute },
  now: Instant,
): boolean {
  return pending && state === 'PLANNED' && istInstant(date, startMinute) > now;
}

export function bookedProfessional({
  id,
  name,
  imageId,
}: {
  id: string;
  name: string;
  imageId: string | null;
}): Schemas['BookedProfessional'] {
  return { id, name, photoUrl: imagePath(imageId) };
}
