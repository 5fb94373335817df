/** Whom the customer wished for, and when a customer may know who comes (rules N11, N15). Pure. */
import type { Instant } from '../../../common/time.ts';
import { eveOf, type VisitRow } from './progress-rules.ts';

type Chosen = Pick<VisitRow, 'chosen' | 'wishedId' | 'professionalId'>;

/** The customer wished for her. A visit that is chosen and not wished is fixed by staff. */
export function isWished(visit: Chosen | undefined): boolean {
  return visit?.chosen === true && visit.wishedId !== null && visit.wishedId === visit.professionalId;
}

/** The customer knows who comes: by the own wish or a yes, which staff may have replaced, and from the evening before on. */
export function isKnown(visit: Chosen & Pick<VisitRow, 'agreedId' | 'date'>, now: Instant): boolean {
  return (visit.chosen && (visit.wishedId ?? visit.agreedId) !== null) || now >= eveOf(visit.date);
}
