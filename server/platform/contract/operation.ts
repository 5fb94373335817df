/** What the contract's document says of an operation, and the ways into a document. */
import { readFileSync } from 'node:fs';
import { programFile } from '../config/program-files.ts';
import { ROLE_OF, type SignIn } from './roles.ts';
import type { OperationId, Schemas } from './types.ts';

export interface Operation {
  operationId: OperationId;
  security: Record<string, string[]>[];
  parameters?: { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: object }[];
  requestBody?: { required?: boolean; content: Record<string, { schema: object }> };
  responses: Record<string, { headers?: Record<string, object>; content?: Record<string, { schema: object }> }>;
  /** Counts by client address if it does not say `by`. */
  'x-rate-limit'?: { max: number; seconds: number; by?: 'account' };
  /** The answer is cached by its address until the catalogue changes (answer-cache.ts). */
  'x-kept'?: true;
  /** MB of the file that a form may carry, if it is no picture. */
  'x-file-limit'?: number;
  /** The handler gets the body as bytes, because the sender's signature is of the bytes. The contract does not check it. */
  'x-raw-body'?: true;
  /** After a lost answer, a client may send the same request again (rule V23). GETs and operations with a key need no mark. */
  'x-repeatable'?: true;
  /** The answer is about one person although nobody signs in, so nothing may store it. */
  'x-private'?: true;
  /** For people who sign in, never for an API key. Limits count by address, with a key or without. */
  'x-people-only'?: true;
  /** For staff who need a second factor and have none yet, too (rule S38). */
  'x-before-second-factor'?: true;
  /** For every API key, even one that may do nothing else. */
  'x-any-key'?: true;
  /** The answer holds the data of one customer or of many. When others read it, it is recorded (rule P12). */
  'x-personal-data'?: 'ONE' | 'MANY';
  /** What an API key with scopes needs. Without it such a key may not call the operation (rule K12). */
  'x-scope'?: Schemas['ApiKeyScope'];
  /** The roles of staff that may call it, beside OWNER. Without it only an OWNER may (rule K15). */
  'x-staff'?: Schemas['StaffRole'][];
  /** Staff and programs who call it are in the owner's log, under this kind (rule K16). */
  'x-log'?: Schemas['StaffActKind'];
}

export interface ContractDocument {
  servers: { url: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; [kind: string]: Record<string, object> };
}

export interface Route {
  method: string;
  /** As in the contract: `/cart/{cartId}`. */
  path: string;
  operation: Operation;
}

const isSignIn = (name: string): name is SignIn => name in ROLE_OF;

const namesIn = ({ operationId, security }: Operation): SignIn[] => {
  if (!Array.isArray(security)) throw new Error(`${operationId} does not say who may call it`);
  const names = [...new Set(security.flatMap(one => Object.keys(one)))];
  const unknown = names.filter(name => !isSignIn(name));
  if (unknown.length > 0) throw new Error(`${operationId} names a sign-in without a role: ${unknown.join(', ')}`);
  return names.filter(isSignIn);
};

/** `security: [{}, …]`: it answers everybody, and tells more to those who sign in. */
const isOptional = ({ security }: Operation): boolean => security.some(one => Object.keys(one).length === 0);

/** The sign-ins that an operation asks for; none if it is public. Throws if it names nothing or an unknown one. */
export function signInsOf(operation: Operation): SignIn[] {
  const names = namesIn(operation);
  return isOptional(operation) ? [] : names;
}

/** The sign-ins that a public operation knows beside. */
export function optionalSignInsOf(operation: Operation): SignIn[] {
  const names = namesIn(operation);
  return isOptional(operation) ? names : [];
}

/** A document of the program, by its file's name in this folder. */
export function readDocument(file: string) {
  const contract: ContractDocument = JSON.parse(readFileSync(programFile(`server/platform/contract/${file}`), 'utf8'));

  /** `{$ref: '#/components/kind/name'}` -> the component it names; everything else unchanged. */
  const resolve = <T extends object>(node: T | { $ref: string }): T => {
    if (!('$ref' in node)) return node;
    const [, , kind, name] = node.$ref.split('/') as [string, string, string, string];
    return contract.components[kind]?.[name] as T;
  };

  const routes: Route[] = Object.entries(contract.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );

  return { contract, resolve, routes };
}
