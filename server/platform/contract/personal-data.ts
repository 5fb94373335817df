/** Which operations answer with the data of customers: the contract says it (`x-personal-data`). */
import type { Operation } from './operation.ts';
import { resolve, routes } from './served.ts';
import type { Schemas } from './types.ts';

type Kind = Schemas['AccessRecord']['kind'];

/** A file is an export, whatever it holds. */
const kindOf = ({ responses, 'x-personal-data': much = 'MANY' }: Operation): Kind => {
  const types = Object.values(responses).flatMap(answer => Object.keys(resolve(answer).content ?? {}));
  return types.includes('text/csv') ? 'EXPORT' : much;
};

const KINDS = new Map<string, Kind>(
  routes
    .filter(({ operation }) => operation['x-personal-data'])
    .map(({ operation }) => [operation.operationId, kindOf(operation)]),
);

/** What an operation reads, by its id. A row of an earlier version may name an operation that is gone. */
export function personalDataOf(operationId: string): Kind {
  return KINDS.get(operationId) ?? 'MANY';
}
