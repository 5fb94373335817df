/** The contract at run time: the generated JSON of openapi.yaml, and the ways into it. */
import { readFileSync } from 'node:fs';
import { programFile } from '../program-files.ts';
import type { OperationId } from './types.ts';

export interface Operation {
  operationId: OperationId;
  security: Partial<Record<'customer' | 'admin', string[]>>[];
  parameters?: { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { headers?: Record<string, object>; content?: Record<string, { schema: object }> }>;
  'x-rate-limit'?: { max: number; seconds: number };
  /** The answer is kept by its address until the catalogue changes (answer-cache.ts). */
  'x-kept'?: true;
  /** For a customer or staff who sign in, not for an API key, whatever its access. Limits count by address, with a key or without. */
  'x-people-only'?: true;
  /** For every API key, also one that may do nothing else. */
  'x-any-key'?: true;
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

/** The sign-ins that an operation names; none when it is public. */
export function signInsOf({ operationId, security }: Operation): ('customer' | 'admin')[] {
  if (!Array.isArray(security)) throw new Error(`${operationId} says nothing of who may call it`);
  return (['customer', 'admin'] as const).filter(name => security.some(scheme => name in scheme));
}

export const contract: ContractDocument = JSON.parse(readFileSync(programFile('server/contract/openapi.gen.json'), 'utf8'));

/** `{$ref: '#/components/kind/name'}` -> what it names; anything else as it is. */
export function resolve<T extends object>(node: T | { $ref: string }): T {
  if (!('$ref' in node)) return node;
  const [, , kind, name] = node.$ref.split('/') as [string, string, string, string];
  return contract.components[kind]?.[name] as T;
}

export const routes: Route[] = Object.entries(contract.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);
