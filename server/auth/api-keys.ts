/**
 * API keys: how a program does what staff do, without a password and without signing in every 8 hours. A key is a session with a
 * name, so it is sent, checked and revoked as every token is (rulings R2).
 */
import { AppError } from '../contract/errors.ts';
import type { Tokens } from '../contract/security.ts';
import type { Schemas } from '../contract/types.ts';
import type { Database } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../shared/ids.ts';
import { HOUR, type Instant, toRfc3339 } from '../shared/time.ts';
import { byOwnPassword, type Confirmation } from './by-password.ts';
import { API_KEY_LIFETIME } from './rules.ts';
import { type ApiKey, addApiKey, addSession, findApiKey, findApiKeys, noteApiKeyUse, removeSession } from './store.ts';

const toApiKey = ({ createdAt, lastUsedAt, ...key }: ApiKey): Schemas['ApiKey'] => ({
  ...key,
  createdAt: toRfc3339(createdAt),
  lastUsedAt: lastUsedAt === null ? null : toRfc3339(lastUsedAt),
});

export const listApiKeys = async ({ db }: Deps): Promise<Schemas['ApiKey'][]> => (await findApiKeys(db.read)).map(toApiKey);

/** The key and its token, which is not kept. Throws VALIDATION_ERROR (`currentPassword`), RATE_LIMITED, OVERLOADED. */
export const createApiKey = (
  deps: Deps,
  tokens: Tokens,
  confirmation: Confirmation,
  { name: given, access }: Pick<ApiKey, 'name' | 'access'>,
): Promise<Schemas['NewApiKey']> =>
  byOwnPassword(deps, confirmation, async (tx, { id: ownerId, email: createdBy }, createdAt) => {
    const [id, name] = [newId(), given.normalize('NFC').trim()];
    await addSession(tx, { id, role: 'ADMIN', ownerId, createdAt, expiresAt: createdAt + API_KEY_LIFETIME });
    await addApiKey(tx, { sessionId: id, name, access });
    return {
      token: tokens.sign({ sub: ownerId, jti: id, role: 'ADMIN' }),
      key: toApiKey({ id, name, access, createdBy, createdAt, lastUsedAt: null }),
    };
  });

/** Throws NOT_FOUND, also for a session that is no key. */
export const revokeApiKey = ({ db }: Deps, id: string): Promise<void> =>
  db.tx(async tx => {
    if (!(await findApiKey(tx, id))) throw new AppError('NOT_FOUND');
    await removeSession(tx, id);
  });

/**
 * Returns a call that writes down, about once an hour, that a key is used, so that staff see which ones are not. Nobody waits for it:
 * whoever has the key is let in, whether or not its use can be written.
 */
export const noterOfUse = (db: Database) => {
  const noted = new Map<string, Instant>();
  const note = async (id: string, now: Instant) => {
    const lastUsedAt = (await findApiKey(db.read, id))?.lastUsedAt ?? 0;
    if (lastUsedAt <= now - HOUR) await db.tx(tx => noteApiKeyUse(tx, id, now));
  };
  return (id: string, now: Instant): void => {
    if ((noted.get(id) ?? 0) > now - HOUR) return;
    noted.set(id, now);
    note(id, now).catch(() => undefined);
  };
};
