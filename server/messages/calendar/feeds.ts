/** Calendar feeds at secret addresses, which staff make and revoke (rule I10). Only a hash of the token is stored. */
import { hash, randomBytes } from 'node:crypto';
import { type Instant, toRfc3339 } from '../../../common/time.ts';
import { byOwnPassword, type Confirmation } from '../../accounts/auth/by-password.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Once, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/shared/ids.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { findActive } from '../../schedule/professional/team.ts';
import { linkOrigin } from '../link/site-address.ts';
import {
  addFeed,
  type FeedRow,
  findFeeds,
  removeFeed,
  removeFeeds,
  removeFeedsMadeBy,
  removeFeedsOfProfessional,
} from './store.ts';

const TOKEN_BYTES = 16;

export function hashOf(token: string): string {
  return hash('sha256', token, 'hex');
}

const toFeed = ({ id, professionalId, createdBy, createdAt, lastReadAt }: FeedRow): Schemas['CalendarFeed'] => ({
  id,
  professionalId,
  createdBy,
  createdAt: toRfc3339(createdAt),
  lastReadAt: lastReadAt === null ? null : toRfc3339(lastReadAt),
});

export async function listFeeds({ db }: Deps): Promise<Schemas['CalendarFeed'][]> {
  return (await findFeeds(db.read)).map(toFeed);
}

/**
 * Answers the feed with its address. The address outlives the session, so its maker types the password (rule K13). Throws
 * PROFESSIONAL_NOT_FOUND, also in a salon with teams, VALIDATION_ERROR (`currentPassword`), RATE_LIMITED, OVERLOADED.
 */
export async function createFeed(
  deps: Deps,
  confirmation: Confirmation,
  professionalId: string | null,
  once: Once,
): Promise<Schemas['NewCalendarFeed']> {
  const make = async (tx: Queries, createdBy: string, createdAt: Instant) => {
    if (professionalId !== null) {
      const { capacity } = await readSettings(tx);
      const person = capacity === 'PROFESSIONALS' ? await findActive(tx, { id: professionalId }) : undefined;
      if (!person) throw new AppError('PROFESSIONAL_NOT_FOUND');
    }
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const row = {
      id: newId(),
      tokenHash: hashOf(token),
      professionalId,
      createdBy,
      createdAt,
      lastReadAt: null,
    };
    await addFeed(tx, row);
    return { ...toFeed(row), url: `${linkOrigin(deps.config) ?? ''}/calendar/${token}.ics` };
  };
  return byOwnPassword(deps, confirmation, (tx, { email }, now) => once(tx, () => make(tx, email, now), { holdsSecret: true }));
}

/** Its address is 404 from now on. Throws NOT_FOUND. */
export async function deleteFeed({ db }: Deps, id: string): Promise<void> {
  if (!(await db.tx(tx => removeFeed(tx, id)))) throw new AppError('NOT_FOUND');
}

/** Every feed of her visits. */
export async function endFeedsOf(tx: Queries, professionalId: string): Promise<void> {
  await removeFeedsOfProfessional(tx, professionalId);
}

/** Revokes the feeds of these makers, or all. Returns how many there were. */
export function endFeeds(tx: Queries, makers: string[] | 'ANYBODY'): Promise<number> {
  return makers === 'ANYBODY' ? removeFeeds(tx) : removeFeedsMadeBy(tx, makers);
}
