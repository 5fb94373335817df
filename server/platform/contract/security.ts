/**
 * Finds the caller of a token, and checks what the caller may call. A token is a signed JWT whose `jti` names a live session
 * (rule S13), or an API key.
 */
import type { FastifyRequest } from 'fastify';
import type { refusalReason } from '#contract';
import { AppError } from './errors.ts';
import { type Operation, optionalSignInsOf, type Route, signInsOf } from './operation.ts';
import { ROLE_OF } from './roles.ts';
import type { Caller, LiveKey, Schemas } from './types.ts';

export interface TokenPayload {
  sub: string;
  jti: string;
  role: Caller['role'];
}

export interface Tokens {
  sign(payload: TokenPayload): string;
  /** Throws if the signature, the algorithm or the shape is not ours. */
  verify(token: string): TokenPayload;
}

/** The session of this id if it has not expired, from the database. */
export type FindSession = (
  sessionId: string,
) => Promise<(Pick<Caller, 'role' | 'staffRole'> & { ownerId: string; lacksSecondFactor: boolean }) | undefined>;
/** The API key of this token. Throws UNAUTHORIZED if there is no live one. */
export type FindKey = (token: string) => Promise<LiveKey>;
/** The API key whose token is this JWT; older keys have one. */
export type FindKeyOfJwt = (payload: TokenPayload) => Promise<LiveKey | undefined>;

export interface Finders {
  findSession: FindSession;
  findKey: FindKey;
  findKeyOfJwt: FindKeyOfJwt;
}

export interface Authenticate {
  /** The key in `X-API-Key`; undefined without that header. Throws UNAUTHORIZED if the key is not live. */
  keyOf: (request: FastifyRequest) => Promise<LiveKey | undefined>;
  /** The caller by `Authorization`, or else by the key. Throws UNAUTHORIZED. */
  callerOf: (request: FastifyRequest) => Promise<Caller>;
}

const SCHEME = 'bearer ';

/** What every API key begins with: fixed, so that scanners for leaked secrets find it. */
export const KEY_PREFIX = 'nk_live_';

/** The scheme in any case (RFC 9110, 11.1). */
const bearerOf = (request: FastifyRequest): string | undefined => {
  const header = request.headers.authorization;
  if (header?.slice(0, SCHEME.length).toLowerCase() !== SCHEME) return undefined;
  // Node keeps the first of two Authorization headers, but a proxy may have judged by the second.
  const headers = request.raw.rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'authorization');
  return headers.length === 1 ? header?.slice(SCHEME.length) : undefined;
};

/** About 1 MB. */
const MOST_REMEMBERED = 2048;

/**
 * The claims of a token that is ours. A valid signature stays valid and callers call often, so it is checked once (rule F2);
 * fast-jwt's own cache hashes the token each time. The session is looked up at every request.
 */
const payloadReader = (tokens: Tokens): ((token: string) => TokenPayload | undefined) => {
  const remembered = new Map<string, TokenPayload>();
  return token => {
    const known = remembered.get(token);
    if (known) return known;
    try {
      const payload = tokens.verify(token);
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      remembered.set(token, payload);
      return payload;
    } catch {
      return undefined;
    }
  };
};

/** A key calls as staff do, under its own id. */
const asCaller = (key: LiveKey): Caller => ({
  role: 'ADMIN',
  id: key.id,
  sessionId: key.id,
  key,
  staffRole: null,
});

export function authenticator(tokens: Tokens, { findSession, findKey, findKeyOfJwt }: Finders): Authenticate {
  const payloadOf = payloadReader(tokens);

  const callerOfJwt = async (token: string): Promise<Caller | undefined> => {
    const payload = payloadOf(token);
    if (!payload) return undefined;
    const session = await findSession(String(payload.jti));
    if (session)
      return session.ownerId === payload.sub && session.role === payload.role
        ? {
            ...{ role: session.role, id: session.ownerId, sessionId: payload.jti, key: null, staffRole: session.staffRole },
            lacksSecondFactor: session.lacksSecondFactor,
          }
        : undefined;
    const key = payload.role === 'ADMIN' ? await findKeyOfJwt(payload) : undefined;
    return key && asCaller(key);
  };

  const keyOf = async ({ headers }: FastifyRequest): Promise<LiveKey | undefined> => {
    const token = headers['x-api-key'];
    if (token === undefined) return undefined;
    const payload = String(token).startsWith(KEY_PREFIX) ? undefined : payloadOf(String(token));
    // `findKey` refuses every other text, with the message for keys.
    return (payload && (await findKeyOfJwt(payload))) ?? findKey(String(token));
  };

  const callerOf = async (request: FastifyRequest): Promise<Caller> => {
    if (request.apiKey && request.headers.authorization === undefined) return asCaller(request.apiKey);
    const token = bearerOf(request);
    if (token?.startsWith(KEY_PREFIX)) return asCaller(await findKey(token));
    const caller = token && (await callerOfJwt(token));
    if (!caller) throw new AppError('UNAUTHORIZED');
    return caller;
  };

  return { keyOf, callerOf };
}

/** The roles of an operation; none for a public one. Throws, and so stops the start, if the operation names no role. */
export function rolesOf(operation: Route['operation']): Caller['role'][] {
  return signInsOf(operation).map(name => ROLE_OF[name]);
}

/** Throws FORBIDDEN for a member of staff who is no owner (rule K15). API keys are the salon's, and pass. */
export function mustBeOwner({ staffRole }: Pick<Caller, 'staffRole'>): void {
  if (staffRole !== null && staffRole !== 'OWNER') throw new AppError('FORBIDDEN', { params: { reason: 'STAFF_ROLE' } });
}

type KeyRefusal = Schemas['RefusalParams'] & { reason: refusalReason };

/** A scope to change includes the one to read (rule K12). */
const mayByScope = (scopes: Schemas['ApiKeyScope'][], needed: Schemas['ApiKeyScope']): boolean =>
  scopes.some(scope => scope === needed || scope.replace('_WRITE', '_READ') === needed);

/** Whether a caller whom an operation lets in also sees what needs another scope (rule K12). People see it, and keys without scopes. */
export function seesBeyond({ key }: Caller, scope: Schemas['ApiKeyScope']): boolean {
  return !key || key.access === 'FULL' || key.access === 'READ_ONLY' || mayByScope(key.scopes ?? [], scope);
}

/** Why the key may not call the operation; undefined if it may (rules K7, K12). A key of an unknown kind has its scopes at most. */
const keyRefusalOf = ({ access, scopes }: LiveKey, { method, operation }: Route): KeyRefusal | undefined => {
  if (operation['x-people-only']) return { reason: 'PEOPLE_ONLY' };
  if (operation['x-any-key'] || access === 'FULL') return undefined;
  if (access === 'PARTNER') return { reason: 'KEY_COUNTS_ONLY' };
  if (access === 'READ_ONLY') return method === 'GET' ? undefined : { reason: 'KEY_READS_ONLY' };
  const scope = operation['x-scope'];
  if (!scope) return { reason: 'NO_SCOPE_ALLOWS' };
  return mayByScope(scopes ?? [], scope) ? undefined : { reason: 'KEY_LACKS_SCOPE', scope };
};

/** Whether the contract lets this role of staff call the operation (rule K15). */
const mayByStaffRole = (operation: Operation, role: Schemas['StaffRole']): boolean =>
  role === 'OWNER' || (operation['x-staff'] ?? []).includes(role);

/**
 * Throws FORBIDDEN for a caller with the wrong role, for an API key where only people may call, for a key without the right, and for
 * a member of staff whose role the operation does not name, or who must set up a second factor first.
 */
export function guardOf(route: Route): (caller: Caller) => void {
  const { operation } = route;
  const roles = [...signInsOf(operation), ...optionalSignInsOf(operation)].map(name => ROLE_OF[name]);
  return ({ role, key, staffRole, lacksSecondFactor = false }) => {
    if (!roles.includes(role)) throw new AppError('FORBIDDEN');
    if (lacksSecondFactor && !operation['x-before-second-factor'])
      throw new AppError('FORBIDDEN', { params: { reason: 'SECOND_FACTOR_NEEDED' } });
    if (staffRole && !mayByStaffRole(operation, staffRole)) throw new AppError('FORBIDDEN', { params: { reason: 'STAFF_ROLE' } });
    const params = key && keyRefusalOf(key, route);
    if (params) throw new AppError('FORBIDDEN', { params });
  };
}
