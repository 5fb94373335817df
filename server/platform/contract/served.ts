/**
 * The part of the contract that the server needs, in the form that our validators and serialisers read
 * (scripts/served-contract.ts): a third of the whole, so that a start reads and keeps little.
 */
import { readDocument } from './operation.ts';

export const { contract, resolve, routes } = readDocument('served.gen.json');
