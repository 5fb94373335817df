/** API keys let programs do what staff do, without a password. A key belongs to the salon, not to its maker (decision 007). */
import { hash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { HOUR, type Instant, toRfc3339 } from '../../../common/time.ts';
import { AppError, invalidField } from '../../platform/contract/errors.ts';
import { type Finders, KEY_PREFIX } from '../../platform/contract/security.ts';
import type { Caller, LiveKey, Once, Schemas } from '../../platform/contract/types.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/shared/ids.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { byOwnPassword, type Confirmation } from './by-password.ts';
import { keyLimitsOf } from './limits.ts';
import {
  addApiKey,
  findApiKey,
  findApiKeys,
  findLiveKey,
  findLiveKeyOfJwt,
  noteApiKeyUse,
  removeApiKey,
  removeApiKeys,
  removeApiKeysOf,
} from './store.ts';

// The token: a fixed prefix for leak scanners, 30 random characters (178 bits), and 6 check characters.

/** How many characters of a token staff see. */
const SHOWN = KEY_PREFIX.length + 4;
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const TOKEN = new RegExp(`^(${KEY_PREFIX}[0-9A-Za-z]{30})([0-9A-Za-z]{6})$`);

/** CRC-32 in base 62, as other services do it. Scanners tell a real key from similar text by it. */
const checksumOf = (text: string): string => {
  let rest = crc32(text);
  let digits = '';
  for (; digits.length < 6; rest = Math.floor(rest / 62)) digits = ALPHABET[rest % 62] + digits;
  return digits;
};

const newToken = (): string => {
  const body = KEY_PREFIX + Array.from({ length: 30 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return body + checksumOf(body);
};

/** Not keyed: a random token needs no secret, and a new JWT_SECRET does not end the keys. */
const hashOf = (token: string): string => hash('sha256', token, 'base64url');

/** Undefined if the text cannot be a key, so that the database is not asked. */
const hashOfGiven = (token: string): string | undefined => {
  const [, body = '', checksum] = token.match(TOKEN) ?? [];
  return checksum !== undefined && checksumOf(body) === checksum ? hashOf(token) : undefined;
};

// Keys as staff see them

type Listed = Awaited<ReturnType<typeof findApiKeys>>[number];

const toApiKey = ({ createdById, tokenHash, makerId, createdAt, expiresAt, lastUsedAt, ...key }: Listed): Schemas['ApiKey'] => ({
  ...key,
  makerIsStaff: makerId !== null,
  createdAt: toRfc3339(createdAt),
  expiresAt: expiresAt === null ? null : toRfc3339(expiresAt),
  lastUsedAt: lastUsedAt === null ? null : toRfc3339(lastUsedAt),
});

export async function listApiKeys({ db }: Deps): Promise<Schemas['ApiKey'][]> {
  return (await findApiKeys(db.read)).map(toApiKey);
}

/** The rights of the calling key. Throws FORBIDDEN for a person, UNAUTHORIZED if it was revoked meanwhile. */
export async function readOwnKey({ db }: Deps, { key, id }: Caller): Promise<Schemas['OwnApiKey']> {
  if (key === null) throw new AppError('FORBIDDEN', { params: { reason: 'API_KEYS_ONLY' } });
  const found = await findApiKey(db.read, id);
  if (!found) throw deadKey();
  return { ...toApiKey(found), limits: keyLimitsOf(await readSettings(db.read)) };
}

/** A SCOPED key has scopes, each once, and no other key has any (rule K12). Throws VALIDATION_ERROR (`scopes`). */
const scopesFor = ({ access, scopes = null }: Pick<Schemas['ApiKeyRequest'], 'access' | 'scopes'>) => {
  if (access === 'SCOPED' && !scopes) throw invalidField('scopes', 'required');
  if (access !== 'SCOPED' && scopes) throw invalidField('scopes', 'onlyWith', { than: 'access', values: ['SCOPED'] });
  return scopes && [...new Set(scopes)];
};

/**
 * Creates a key and answers it with its token. The database keeps only a hash of the token. Throws VALIDATION_ERROR (`scopes`,
 * `expiresAt`, `currentPassword`), RATE_LIMITED, OVERLOADED.
 */
export async function createApiKey(
  deps: Deps,
  confirmation: Confirmation,
  request: Omit<Schemas['ApiKeyRequest'], 'currentPassword'>,
  once: Once,
): Promise<Schemas['NewApiKey']> {
  const { name: given, access, expiresAt: end = null } = request;
  const scopes = scopesFor(request);
  const expiresAt = end === null ? null : Date.parse(end);
  if (expiresAt !== null && expiresAt <= deps.clock.now()) throw invalidField('expiresAt', 'future');
  return byOwnPassword(deps, confirmation, (tx, maker, createdAt) =>
    once(
      tx,
      async () => {
        const token = newToken();
        const key = {
          id: newId(),
          name: given.normalize('NFC').trim(),
          access,
          scopes,
          tokenHash: hashOf(token),
          tokenStart: token.slice(0, SHOWN),
          createdById: maker.id,
          createdBy: maker.email,
          createdAt,
          expiresAt,
          lastUsedAt: null,
        };
        await addApiKey(tx, key);
        return { token, key: toApiKey({ ...key, makerId: maker.id }) };
      },
      { holdsSecret: true },
    ),
  );
}

/** Throws NOT_FOUND. */
export function revokeApiKey({ db }: Deps, id: string): Promise<void> {
  return db.tx(async tx => {
    if (!(await findApiKey(tx, id))) throw new AppError('NOT_FOUND');
    await removeApiKey(tx, id);
  });
}

/** Returns how many there were. */
export async function revokeAllApiKeys({ db }: Deps): Promise<number> {
  return (await db.tx(removeApiKeys)).length;
}

/** Revokes the keys that a member of staff made, or all. Returns their names. */
export function endKeys(tx: Queries, maker: { id: string } | 'ANYBODY'): Promise<string[]> {
  return maker === 'ANYBODY' ? removeApiKeys(tx) : removeApiKeysOf(tx, maker.id);
}

// Keys at each request

const deadKey = () => new AppError('UNAUTHORIZED', { params: { reason: 'BAD_API_KEY' } });

/**
 * Returns a function that records, about once an hour, that a key is used. No request waits for it, and the key works even if the
 * record fails.
 */
const noterOfUse = (db: Database) => {
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

type Found = LiveKey | undefined;

/** Finds a live key by its token, or by the JWT of an older key. */
export function keyFinders({ db, clock }: Pick<Deps, 'db' | 'clock'>): Pick<Finders, 'findKey' | 'findKeyOfJwt'> {
  const noteUse = noterOfUse(db);
  const found = (key: Found, now: Instant): Found => {
    if (key) noteUse(key.id, now);
    return key;
  };
  return {
    findKey: async token => {
      const now = clock.now();
      const tokenHash = hashOfGiven(token);
      const key = tokenHash === undefined ? undefined : found(await findLiveKey(db.read, tokenHash, now), now);
      if (!key) throw deadKey();
      return key;
    },
    findKeyOfJwt: async ({ jti, sub }) => {
      const now = clock.now();
      return found(await findLiveKeyOfJwt(db.read, jti, sub, now), now);
    },
  };
}
