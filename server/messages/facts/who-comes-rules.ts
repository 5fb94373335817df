/** Whether a customer has to be told who comes, or that it is somebody else (rules Q31, Q32). Pure. */
import type { Instant, IsoDate } from '../../../common/time.ts';
import { eveOf } from '../../schedule/professional/visit-rules.ts';
import type { MessageKind } from '../who-learns/kinds.ts';
import { type MessageRow, namedIn } from '../who-learns/message.ts';

/** The messages after which the customer knows who comes, or that we shall tell. The log keeps whom each of them named. */
export const NAMING: MessageKind[] = ['CONFIRMATION', 'MOVED', 'PROFESSIONAL', 'ON_THE_WAY'];

/**
 * Who comes as things are, as far as the customer may know; of a party all ids with commas, the lead first. Undefined: nobody is named
 * yet. Null: we do not know.
 */
export type Comes = string | null | undefined;

/** A message of the log that named somebody. */
export type Naming = Pick<MessageRow, 'state' | 'sentAt' | 'professionalId' | 'others'>;

const latestSent = (naming: Naming[]): (Naming & { sentAt: Instant }) | undefined =>
  naming
    .flatMap(one => (one.sentAt === null ? [] : { ...one, sentAt: one.sentAt }))
    .toSorted((one, other) => other.sentAt - one.sentAt)[0];

/**
 * EVE: nothing has been said since 18:00 on the day before. NEWS: what was said does not hold any more. Null: all is said, or a message
 * that waits will say it. `naming`: the messages of one way that wait or were sent.
 */
export function newsOf(date: IsoDate, comes: Comes, naming: Naming[], now: Instant): 'EVE' | 'NEWS' | null {
  if (comes === undefined || naming.some(({ state }) => state === 'WAITING')) return null;
  const last = latestSent(naming);
  if (now >= eveOf(date) && !(last && last.sentAt >= eveOf(date))) return 'EVE';
  return last && namedIn(last) !== comes ? 'NEWS' : null;
}

/** Which text says who comes; null if the customer knows it already. `naming`: what was sent before, by the same way. */
export function whoKind(
  date: IsoDate,
  comes: Comes,
  naming: Naming[],
  now: Instant,
): 'PROFESSIONAL' | 'WHO_CHANGED' | 'WHO_OPEN' | null {
  const last = latestSent(naming);
  const isSaid = last !== undefined && namedIn(last) === comes && (last.sentAt >= eveOf(date) || now < eveOf(date));
  if (comes === undefined || isSaid) return null;
  if (comes === null) return 'WHO_OPEN';
  // Who was named alone, before the others could be, has not changed.
  const isMore = last !== undefined && comes.startsWith(`${namedIn(last)},`);
  return last?.professionalId && namedIn(last) !== comes && !isMore ? 'WHO_CHANGED' : 'PROFESSIONAL';
}
