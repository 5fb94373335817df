/** Nobody is told of the demo's visits (rule C61): their messages stand in the log, and no provider ever gets one. */
import type { Queries } from '../db/database.ts';
import type { messageLog } from '../db/schema.ts';
import { type Channel, Refused } from '../outside/channel.ts';
import { isMarked } from './marks-store.ts';
import { UNREACHABLE } from './week/people.ts';

/** It refuses one number, so that the log has a message that failed. */
export const quietChannel: Channel = {
  provider: 'demo',
  send: async ({ to }) => {
    if (to === UNREACHABLE) throw new Refused('demo', 'NO_SUCH_NUMBER', { isFinal: true });
    return { providerId: null };
  },
};

type About = Pick<typeof messageLog.$inferSelect, 'bookingId' | 'professionalId' | 'recipient'>;

/** Whether a message is about a visit of the demo, or goes to one of its professionals about her day. */
export async function isQuiet(db: Queries, { bookingId, professionalId, recipient }: About): Promise<boolean> {
  if (bookingId !== null) return isMarked(db, 'BOOKING', bookingId);
  return recipient === 'PROFESSIONAL' && professionalId !== null && isMarked(db, 'PROFESSIONAL', professionalId);
}
