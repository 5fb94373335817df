/** Which text tells an event best: one that names who comes, who moved the visit, or the money (rule Q35). Pure. */

import type { Instant } from '../../../common/time.ts';
import type { EventRow } from '../../platform/events/events.ts';
import type { AboutBooking } from './store.ts';
import type { MessageKind } from '../who-learns/kinds.ts';
import type { MessageFacts } from '../words/message-facts.ts';
import { type Comes, type Naming, whoKind } from './who-comes-rules.ts';

interface Told {
  about: AboutBooking;
  /** The event that the message follows, if there is one. */
  event: EventRow | undefined;
  comes: Comes;
  /** What was sent the same way and named somebody. */
  naming: Naming[];
  facts: Pick<MessageFacts, 'feePaise' | 'refundPaise'>;
}

/** `kind` is no variant itself. Null if the customer knows all of it already. */
export function variantOf(
  kind: MessageKind,
  { about: { booking, visit }, event, comes, naming, facts }: Told,
  now: Instant,
): MessageKind | null {
  switch (kind) {
    case 'CONFIRMATION':
      return comes ? 'CONFIRMATION_WHO' : kind;
    case 'MOVED':
      if (event?.actor === 'CUSTOMER') return comes ? 'MOVED_WHO' : kind;
      return comes ? 'MOVED_BY_SALON_WHO' : 'MOVED_BY_SALON';
    case 'CANCELLED':
      if (booking.holdUntil !== null) return 'HOLD_ENDED';
      return facts.feePaise > 0 || facts.refundPaise > 0 ? 'CANCELLED_MONEY' : kind;
    case 'PROFESSIONAL':
      return whoKind(booking.bookingDate, comes, naming, now);
    case 'SERVICES_PROPOSED':
      // Whoever comes asks for the code; teams do not.
      return visit ? 'SERVICES_PROPOSED_CODE' : kind;
    case 'PAID':
      return booking.status === 'CANCELLED' ? 'PAID_LATE' : kind;
    default:
      return kind;
  }
}
