/**
 * The contract's demands on a handler, as types: its input, its documented success answers, its callers. `Handlers` turns a
 * missing operation, an undocumented status and a wrong body into compile errors.
 */
import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { callers, components, defaulted, files, operations, raw } from '#contract';
import type { Queries } from '../db/database.ts';
import type { Role } from './roles.ts';

/** The ids of the operations that we answer. The contract's webhooks are answered by others. */
export type OperationId = keyof callers & keyof operations;
type AllSchemas = components['schemas'];
/** Settings are those that are saved, without the password that a change of them may need. */
export type Schemas = Omit<AllSchemas, 'Settings'> & { Settings: Omit<AllSchemas['Settings'], 'currentPassword'> };

/** The caller: a session of a customer or of staff, or an API key. Public operations have no caller, whatever token was sent, unless they name sign-ins too. */
export interface Caller {
  role: Role;
  id: string;
  sessionId: string;
  /** The API key that calls; null for a person who signed in. */
  key: LiveKey | null;
  /** The role of a member of staff who signed in; null for everybody else, and for API keys. */
  staffRole: Schemas['StaffRole'] | null;
  /** The salon asks for a second factor, and this member of staff has none yet (rule S38). */
  lacksSecondFactor?: boolean;
}
/** An API key that works, and what it may do (rules K7, K12). */
export interface LiveKey {
  id: string;
  access: Schemas['ApiKeyAccess'];
  /** Null unless the access is SCOPED. */
  scopes: Schemas['ApiKeyScope'][] | null;
}
type SignedIn<R> = Caller & { role: Exclude<R, 'public'> };
/** Undefined where nobody needs to sign in, and nobody did. */
type CallerOf<K extends OperationId> = callers[K] extends 'public'
  ? undefined
  : 'public' extends callers[K]
    ? SignedIn<callers[K]> | undefined
    : SignedIn<callers[K]>;

/** What is at `Key`, for each member of a union alone; never where it is absent. */
type At<T, Key extends string> = T extends unknown ? (Key extends keyof T ? Exclude<T[Key], undefined> : never) : never;

type ParametersOf<K extends OperationId, In extends 'path' | 'query' | 'header'> = At<operations[K]['parameters'], In>;

/** The query as a handler gets it: with the contract's defaults filled in. */
type QueryOf<K extends OperationId> = ParametersOf<K, 'query'> & {
  [N in defaulted[K]]-?: N extends keyof ParametersOf<K, 'query'> ? Exclude<ParametersOf<K, 'query'>[N], undefined> : never;
};

type BodyOf<K extends OperationId> = K extends raw ? Buffer : CheckedBodyOf<K>;

type RequestBodyOf<K extends OperationId> = At<operations[K], 'requestBody'>;
type CheckedBodyOf<K extends OperationId> = [RequestBodyOf<K>] extends [never]
  ? undefined
  : RequestBodyOf<K> extends { content: infer C }
    ? C extends { 'application/json': infer B }
      ? B
      : C extends { 'multipart/form-data': infer F }
        ? Form<F>
        : never
    : undefined;

/** A multipart form: its files arrive as bytes. */
type Form<F> = { [N in keyof F]: N extends files ? Buffer : F[N] };

/**
 * Runs `work` unless a request with the same Idempotency-Key has run it before; then resolves to what it gave that time. Call it
 * inside the transaction of `work`, at most once a request. Without a key it only runs `work`.
 *
 * `work` gives the data of the answer, as JSON can hold it. An answer kept by an older version may lack a field that is new.
 * Deleting an account deletes the answers about it: `customerOf` names the customer when that is not the caller. Keys with another
 * `scope` are other keys. `holdsSecret` encrypts the kept answer, if it holds what the database otherwise does not, such as a token.
 *
 * Throws IDEMPOTENCY_KEY_REUSED when the key came with another request.
 */
export type Once = <T>(
  tx: Queries,
  work: () => Promise<T>,
  options?: { customerOf?: (value: T) => string; scope?: string; holdsSecret?: boolean },
) => Promise<T>;

export interface Input<K extends OperationId> {
  params: ParametersOf<K, 'path'>;
  query: QueryOf<K>;
  headers: ParametersOf<K, 'header'>;
  body: BodyOf<K>;
  caller: CallerOf<K>;
  /** The address that limits count by (request-limits.ts), unless the call carries a key. */
  clientAddress: string;
  /** The API key that the call carries. */
  apiKey: { id: string } | undefined;
  /** For operations that declare `Idempotency-Key`. */
  once: 'idempotency-key' extends keyof ParametersOf<K, 'header'> ? Once : undefined;
  log: FastifyBaseLogger;
}

type ContentOf<R> = R extends { content: infer C }
  ? C extends { 'application/json': infer B }
    ? B
    : string | Buffer | Readable
  : undefined;

type SuccessStatus = 200 | 201 | 304;

export type Result<K extends OperationId> = {
  [S in keyof operations[K]['responses'] & SuccessStatus]: {
    status: S;
    body: ContentOf<operations[K]['responses'][S]>;
    headers?: Record<string, string>;
  };
}[keyof operations[K]['responses'] & SuccessStatus];

export type Handler<K extends OperationId> = (input: Input<K>) => Result<K> | Promise<Result<K>>;
export type Handlers = { [K in OperationId]: Handler<K> };

export function ok<T>(data: T, message: string) {
  return {
    status: 200 as const,
    body: { success: true as const, message, data },
  };
}

export function created<T>(data: T, message: string) {
  return {
    status: 201 as const,
    body: { success: true as const, message, data },
  };
}
