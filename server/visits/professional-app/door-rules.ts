/** How long a professional waits at a door (rule N83). Pure. */

import { istInstant } from '../../../common/minutes.ts';
import { type Instant, type IsoDate, MINUTE, type Minute } from '../../../common/time.ts';

interface AtTheDoor {
  date: IsoDate;
  startMinute: Minute;
  arrivedAt: Instant | null;
}

/** From when on she may tell that nobody is there. Who is early waits from the visit's time on. Null before she has arrived. */
export function nobodyFrom({ date, startMinute, arrivedAt }: AtTheDoor, waitMinutes: Minute): Instant | null {
  return arrivedAt === null ? null : Math.max(arrivedAt, istInstant(date, startMinute)) + waitMinutes * MINUTE;
}
