/** Nobody is told of the demo's visits (rule C61): their messages stand in the log, and no provider ever gets one. */

import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { messageLog } from '../../platform/db/schema.ts';
import { type Channel, Refused } from '../../platform/outside/channel.ts';
import { DEMO_SETTINGS } from './settings.ts';
import { findMarked, isMarked } from './store.ts';

/** What the log names as the provider. */
export const QUIET = 'demo';

/** The demo's only number that no message reaches. In India no mobile begins with 60000, so nobody has it. */
export const UNREACHABLE = '6000091001';

/** It refuses one number, so that the log has a message that failed. */
export const quietChannel: Channel = {
  provider: QUIET,
  send: async ({ to }) => {
    if (to === UNREACHABLE) throw new Refused(QUIET, 'NO_SUCH_NUMBER', { isFinal: true });
    return { providerId: null };
  },
};

type About = Pick<typeof messageLog.$inferSelect, 'bookingId' | 'userId' | 'professionalId' | 'recipient' | 'kind'>;

/** Nobody has typed a telephone of the salon's own: the demo's is invented, and may be a stranger's. */
const isToInvented = async (db: Queries, { phone }: Pick<Schemas['Settings'], 'phone'>): Promise<boolean> =>
  phone === DEMO_SETTINGS.phone && (await findMarked(db, 'PROFESSIONAL', 1)).length > 0;

/** Whether the demo brought this booking, and nobody has taken it over. */
export function isDemoVisit(db: Queries, bookingId: string): Promise<boolean> {
  return isMarked(db, 'BOOKING', bookingId);
}

/** About what has no booking. */
const TO_A_CUSTOMER = ['WAIT_OFFER', 'SERIES_ASK', 'SERIES_PAUSED', 'SERIES_ENDED', 'NUDGE', 'WIN_BACK', 'FRIEND_REWARD'];

/** Whether a message is about a visit or a professional of the demo, to a customer of the demo who waits, or goes to the telephone that the demo invented. */
export async function isQuiet(
  db: Queries,
  { bookingId, userId, professionalId, recipient, kind }: About,
  settings: Pick<Schemas['Settings'], 'phone'>,
): Promise<boolean> {
  if (bookingId !== null) return isDemoVisit(db, bookingId);
  if (professionalId !== null && (await isMarked(db, 'PROFESSIONAL', professionalId))) return true;
  if (TO_A_CUSTOMER.includes(kind)) return userId !== null && isMarked(db, 'CUSTOMER', userId);
  // It goes to the e-mail of an account, which the demo does not have.
  if (kind === 'SECOND_FACTOR') return false;
  return recipient === 'SALON' && isToInvented(db, settings);
}
